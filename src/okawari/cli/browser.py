"""`okawari` without a command: a server for this machine, and a browser that shows it."""

import contextlib
import json
import os
import sys
import webbrowser
from threading import Thread

from okawari.cli.serve import for_phones
from okawari.errors import OkawariError
from okawari.language import Language

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
USUAL_PORT = 8000
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # one of them says that there is something to open a browser with
PATIENCE = 3.0  # seconds for a server that may be ours already, and for a browser if nothing else is left to do


def play(language: Language, port: str | None = None, lan: bool = False, no_browser: bool = False) -> None:
    """Serve until somebody stops it, and show it in a browser if there is one."""
    from okawari.server import qr  # here and below, because no other command needs the server
    from okawari.server.config import load
    from okawari.server.serve import run

    quiet = None if "OKAWARI_LOG_LEVEL" in os.environ else "warning"
    wanted = {"host": EVERYWHERE if lan else None, "port": port, "log_level": quiet}
    settings = load(wanted)
    show = (lambda place: None) if no_browser else open_browser
    if port is None and taken(settings.host, settings.port):
        place = f"http://{HERE}:{settings.port}/"
        if is_ours(place) and not lan:
            print(language.say("cli-browser-already", text=place))
            if window := show(place):
                window.join(PATIENCE)
            return
        settings = load({**wanted, "port": 0})

    def opened(port: int) -> None:
        # In a network everybody goes to the same address, so that links from one device work on all.
        place = qr.place(settings.host, port, settings.prefix, settings.url)
        print(language.say("cli-browser-opens" if show(place) else "cli-browser-address", text=place))
        if qr.is_everywhere(settings.host):
            print(for_phones(language, place))
        else:
            print(language.say("cli-browser-lan", text="okawari --lan"))
        print(language.say("cli-serve-stop"), flush=True)

    run(settings, opened)
    print(language.say("cli-serve-closed"))


def taken(host: str, port: int) -> bool:
    """Whether somebody else listens there."""
    from okawari.server.serve import listen

    try:
        for one in listen(host, port):
            one.close()
    except OkawariError as problem:
        return problem.message_id == "error-port-taken"
    return False


def is_ours(place: str) -> bool:
    """Whether an Okawari server answers there already."""
    import urllib.request  # here, because it takes longer to load than most commands take

    straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with contextlib.suppress(OSError, ValueError), straight.open(f"{place}health", timeout=PATIENCE) as answer:
        told = json.loads(answer.read(1000))
        return isinstance(told, dict) and "compiled_bots" in told
    return False


def open_browser(place: str) -> Thread | None:
    """Show an address in the browser without waiting for it; None where there is none to see."""
    if not can_show():
        return None
    window = Thread(target=webbrowser.open, args=(place,), daemon=True)
    window.start()
    return window


def can_show() -> bool:
    """Whether there is a browser with a window: one in the terminal would only be in the way."""
    if sys.platform not in ("win32", "darwin") and not any(map(os.environ.get, DISPLAYS)):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
