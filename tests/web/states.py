"""States of the connection and of the others at the table, fed into a page's socket where they are hard to come by."""

import json
import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import WebSocketRoute

from tests.web import screens
from tests.web.ghost import Ghost
from tests.web.house import joined, opened, remember
from tests.web.scenes import PARTY, Scene, keep_first, lift_first, lobby, table, turn
from tests.web.stage import Tab
from tests.web.wire import Message

Change = Callable[[Message], list[Message] | int]  # what is sent in place of a message, or the code to close with
ALL_SEEN = 1001
HOLD = """
(() => {
  const later = window.setTimeout;
  window.setTimeout = (run, wait, ...rest) => later(run, wait === 1500 || wait === 10000 ? 1e8 : wait, ...rest);
})();
"""


def _line(tab: Tab, change: Change, again: bool, used: list[bool], route: WebSocketRoute) -> None:
    """A socket whose messages are changed; once it was closed, the next one gets no answer, or a plain one."""
    if used and not again:
        return
    server = route.connect_to_server()
    route.on_message(server.send)
    plain = bool(used)

    def on_message(text: str | bytes) -> None:
        tab.told.hear(text)
        found = [json.loads(text)] if plain else change(json.loads(text))
        if isinstance(found, int):
            used.append(True)
            route.close(code=found)
        else:
            for message in found:
                route.send(json.dumps(message))

    server.on_message(on_message)


def fed(prepare: Callable[[Tab], str], change: Change, again: bool = False) -> Callable[[Tab], str]:
    """A table whose messages reach the page changed."""

    def prepared(tab: Tab) -> str:
        place = prepare(tab)
        used: list[bool] = []
        tab.page.on("framenavigated", lambda frame: used.clear() if frame.url == "about:blank" else None)
        tab.page.route_web_socket("**/ws", partial(_line, tab, change, again, used))
        return place

    return prepared


def noticed(what: str, seconds: int | None = None) -> Change:
    """After the welcome the server says something about itself."""

    def change(message: Message) -> list[Message]:
        notice = {"type": "notice", "what": what, "seconds": seconds}
        return [message, notice] if message["type"] == "welcome" else [message]

    return change


def instead(what: str) -> Change:
    """In place of the welcome."""
    return lambda message: (
        [{"type": "notice", "what": what, "seconds": None}] if message["type"] == "welcome" else [message]
    )


def closed_with(code: int) -> Change:
    """The server ends it."""
    return lambda message: code


def lost(message: Message) -> list[Message] | int:
    """The line breaks as soon as anything follows the welcome: presence does, always."""
    return [message] if message["type"] == "welcome" else ALL_SEEN


def absent(**chair: object) -> Change:
    """The other person at the table is not there."""

    def change(message: Message) -> list[Message]:
        if message.get("table"):
            message["table"]["chairs"][1] |= chair
        if message["type"] == "presence":
            message["away"] = {"1": 42}
        return [message]

    return change


def opening(message: Message) -> list[Message]:
    """A start is under way; the guest's device does not answer, as three times before."""
    if message.get("table"):
        message["table"] |= {
            "opening": {
                "commitments": [None, "c" * 64, None, None],
                "names": ["Ana", "Leo", "Mia", "Max"],
                "missing": [1],
            },
            "zeros": [1],
        }
    return [message]


def hurried(message: Message) -> list[Message]:
    """The clock of whoever decides has nearly run out."""
    if message["type"] == "clock":
        message["left"] = dict.fromkeys(message["left"], 9_000)
    return [message]


def held(prepare: Callable[[Tab], str]) -> Callable[[Tab], str]:
    """What is shown for a moment only stays, so that it can be looked at."""

    def prepared(tab: Tab) -> str:
        tab.page.add_init_script(HOLD)
        return prepare(tab)

    return prepared


def at_any_time(prepare: Callable[[Tab], str]) -> Callable[[Tab], str]:
    """With a clock that can be put forward."""

    def prepared(tab: Tab) -> str:
        tab.page.clock.install()
        return prepare(tab)

    return prepared


def long_lost(tab: Tab) -> None:
    """The line has been down for a while."""
    tab.sees(tab.say("web-state-lost"))
    tab.page.clock.fast_forward(20_000)
    tab.sees(tab.say("web-state-offline"))


def deaf(tab: Tab) -> str:
    """A table that hears no answers."""
    place = with_guest(tab)

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda text: None if json.loads(text)["type"] == "answer" else server.send(text))

        def on_message(text: str | bytes) -> None:
            tab.told.hear(text)
            route.send(text)

        server.on_message(on_message)

    tab.page.route_web_socket("**/ws", line)
    return place


def keep_in_vain(tab: Tab) -> None:
    """A card is kept, or was kept before the page was loaded again, and the server does not say so."""
    saving = tab.page.get_by_text(tab.say("web-hand-saving")).first
    tab.until(lambda: saving.is_visible() or screens.live(tab).is_visible(), "a hand")
    if not saving.is_visible():
        lift_first(tab)
        screens.press(tab, "web-do-pick")
    saving.wait_for()


def full(tab: Tab) -> str:
    """The link of a table without a free chair."""
    tab.forgive("refused: 4", "Failed to load resource")
    entry = opened(tab, {"game": "classic", "seats": 2}, ["Ada"])
    joined(tab, entry, "Leo")
    return f"join/{entry['table']}/{entry['secret']}"


def locked(tab: Tab) -> str:
    """The link of a table that lets nobody in."""
    tab.forgive("refused: 4", "Failed to load resource")
    entry = opened(tab, PARTY, ["Ada"])
    with Ghost(tab.url, entry) as ghost:
        ghost.command("lock", locked=True)
        ghost.hear(lambda: ghost.told.table and ghost.told.table["locked"])
    return f"join/{entry['table']}/{entry['secret']}"


def no_code(tab: Tab) -> str:
    """A code that is not or no longer any table's."""
    tab.forgive("refused: 4", "Failed to load resource")
    return "join/BCD-FGH"


def try_to_sit(tab: Tab) -> None:
    """Sit down, and be told why not."""
    alert = tab.page.get_by_role("alert").filter(has_text=re.compile(r"\w")).first
    sit = screens.button(tab, "web-join-sit")
    alert.or_(sit).first.wait_for()
    if not alert.is_visible():
        sit.click()
    alert.wait_for()


def unplugged(tab: Tab) -> str:
    """The first screen without a network."""
    tab.forgive_the_network()
    tab.page.add_init_script("Object.defineProperty(navigator, 'onLine', { get: () => false })")
    tab.page.route("**/health", lambda route: route.abort())
    return ""


def with_guest(tab: Tab) -> str:
    """A running game with another person."""
    entry = opened(tab, PARTY)
    joined(tab, entry, "Leo")
    with Ghost(tab.url, entry) as ghost:
        ghost.start()
    remember(tab, entry)
    return f"table/{entry['table']}"


def watching(tab: Tab) -> str:
    """Somebody else's game, in the middle."""
    entry = opened(tab, PARTY, ["Ada"])
    with Ghost(tab.url, entry) as ghost:
        ghost.start()
        ghost.play(until=lambda: turn(4)(ghost))
    remember(tab, joined(tab, entry, None, watch=True))
    return f"table/{entry['table']}"


STATES = (
    Scene("lost", fed(with_guest, lost), lambda tab: tab.sees(tab.say("web-state-lost"))),
    Scene("not-saving", fed(with_guest, noticed("not_saving")), lambda tab: tab.sees(tab.say("notice-not_saving"))),
    Scene("restarting", fed(with_guest, noticed("restarting", 5)), lambda tab: tab.sees(tab.say("notice-restarting"))),
    Scene("kicked", fed(with_guest, closed_with(4403)), lambda tab: tab.sees(tab.say("web-ended-kicked"))),
    Scene("closed", fed(with_guest, closed_with(4410)), lambda tab: tab.sees(tab.say("web-ended-closed"))),
    Scene("damaged", fed(with_guest, closed_with(4411)), lambda tab: tab.sees(tab.say("web-ended-damaged"))),
    Scene("elsewhere", fed(with_guest, closed_with(4409)), lambda tab: tab.sees(tab.say("web-ended-elsewhere"))),
    Scene("outdated", fed(with_guest, instead("outdated")), lambda tab: tab.sees(tab.say("web-ended-outdated"))),
    Scene("dropped", fed(with_guest, absent())),
    Scene("stand-in", fed(with_guest, absent(stand_in=True))),
    Scene("left-for-good", fed(with_guest, absent(stand_in=True, gone=True))),
    Scene("starting", fed(lobby, opening), lambda tab: tab.sees(tab.say("web-shuffle-under-way"))),
    Scene("waiting", with_guest, keep_first),
    Scene("spectator", watching),
    Scene("clock", table({**PARTY, "pace": "brisk"}, turn(2))),
    Scene("time-nearly-out", fed(table({**PARTY, "pace": "brisk"}, turn(2)), hurried)),
    Scene("back", held(fed(with_guest, lost, again=True)), lambda tab: tab.sees(tab.say("web-state-back"))),
    Scene("long-offline", at_any_time(fed(with_guest, lost)), long_lost),
    Scene("saving-slow", deaf, keep_in_vain),
    Scene("join-full", full, try_to_sit),
    Scene("join-locked", locked, try_to_sit),
    Scene("join-no-code", no_code, try_to_sit),
    Scene("home-offline", unplugged, lambda tab: tab.sees(tab.say("web-home-offline"))),
)
