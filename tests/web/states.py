"""States of the connection and of the others at the table, fed into a page's socket where they are hard to come by."""

import json
from collections.abc import Callable
from functools import partial

from playwright.sync_api import WebSocketRoute

from tests.web.ghost import Ghost
from tests.web.house import joined, opened, remember
from tests.web.scenes import PARTY, Scene, keep_first, table, turn
from tests.web.stage import Tab
from tests.web.wire import Message

Change = Callable[[Message], list[Message] | int]  # what is sent in place of a message, or the code to close with
ALL_SEEN = 1001


def _line(tab: Tab, change: Change, used: list[bool], route: WebSocketRoute) -> None:
    """A socket whose messages are changed; once it was closed, the next one gets no answer."""
    if used:
        return
    server = route.connect_to_server()
    route.on_message(server.send)

    def on_message(text: str | bytes) -> None:
        tab.told.hear(text)
        found = change(json.loads(text))
        if isinstance(found, int):
            used.append(True)
            route.close(code=found)
        else:
            for message in found:
                route.send(json.dumps(message))

    server.on_message(on_message)


def fed(prepare: Callable[[Tab], str], change: Change) -> Callable[[Tab], str]:
    """A table whose messages reach the page changed."""

    def prepared(tab: Tab) -> str:
        place = prepare(tab)
        tab.page.route_web_socket("**/ws", partial(_line, tab, change, []))
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
    Scene("elsewhere", fed(with_guest, closed_with(4409)), lambda tab: tab.sees(tab.say("web-ended-elsewhere"))),
    Scene("outdated", fed(with_guest, instead("outdated")), lambda tab: tab.sees(tab.say("web-ended-outdated"))),
    Scene("dropped", fed(with_guest, absent())),
    Scene("stand-in", fed(with_guest, absent(stand_in=True))),
    Scene("left-for-good", fed(with_guest, absent(stand_in=True, gone=True))),
    Scene("waiting", with_guest, keep_first),
    Scene("spectator", watching),
    Scene("clock", table({**PARTY, "pace": "brisk"}, turn(2))),
)
