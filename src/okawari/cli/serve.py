"""`okawari serve`: the game server."""

import shutil
import sys
from collections.abc import Sequence
from typing import Any

from okawari.cli.kit import Command, flag
from okawari.errors import OkawariError
from okawari.language import Language

DRAWN = "█▀▄"  # what a picture is made of


def command(language: Language) -> Command:
    """The command and its flags."""
    return Command(
        "serve",
        language,
        lambda **chosen: serve(language, **chosen),
        [
            flag(language, "--host", "host", metavar="HOST"),
            flag(language, "--port", "port", metavar="PORT"),
            flag(language, "--database", "database", metavar="URL"),
            flag(language, "--workers", "workers", metavar="N"),
            flag(language, "--config", "config", metavar="FILE"),
            flag(language, "--prefix", "prefix", metavar="PATH"),
            flag(language, "--url", "url", metavar="URL"),
            flag(language, "--hosts", "hosts", metavar="NAMES"),
            flag(language, "--origin", "origin", metavar="URL", multiple=True),
            flag(language, "--trusted-proxies", "trusted-proxies", metavar="ADDRESSES"),
            flag(language, "--public-list", "public-list", is_flag=True),
            flag(language, "--no-compiled-bots", "no-compiled-bots", is_flag=True),
            flag(language, "--log-level", "log-level", metavar="LEVEL"),
        ],
    )


def serve(
    language: Language,
    config: str | None,
    origin: Sequence[str],
    public_list: bool,
    no_compiled_bots: bool,
    **given: str | None,
) -> None:
    """Serve until somebody stops it."""
    from okawari.server.config import load  # here and below, because no other command needs the server

    flags: dict[str, Any] = {**given, "origins": list(origin) or None}
    flags["public_list"] = True if public_list else None
    flags["compiled_bots"] = False if no_compiled_bots else None
    settings = load(flags, file=config)
    if settings.workers != 1 and settings.database.startswith("sqlite:"):
        raise OkawariError("error-workers-sqlite")
    from okawari.server import qr
    from okawari.server.serve import run

    def opened(port: int) -> None:
        place = qr.place(settings.host, port, settings.prefix, settings.url)
        print(language.say("cli-serve-open", text=place))
        if qr.is_everywhere(settings.host):
            print(for_phones(language, place))
        print(language.say("cli-serve-stop"), flush=True)

    run(settings, opened)
    print(language.say("cli-serve-closed"))


def for_phones(language: Language, place: str) -> str:
    """The address as a picture for a camera, or on a line of its own with the reason why there is none."""
    from okawari.server import qr

    if not _can_draw():
        return f"{language.say('cli-serve-no-signs')}\n{place}"
    picture = qr.picture(place)
    if shutil.get_terminal_size().columns < max(map(len, picture.splitlines())):
        return f"{language.say('cli-serve-no-room')}\n{place}"
    return f"{language.say('cli-serve-phones')}\n\n{picture}"


def _can_draw() -> bool:
    try:
        DRAWN.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
