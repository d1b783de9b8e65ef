"""A card that says *kept* is on disk: a page never says so on its own, however the server is away."""

import json
import signal
import time
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import WebSocketRoute

from tests.server.running import ServerProcess
from tests.web import screens
from tests.web.conftest import OpenTab
from tests.web.ghost import Ghost
from tests.web.house import Entry, joined, opened, remember
from tests.web.players import Player
from tests.web.stage import DESK, PHONE, Tab

AWAY = 2.5  # seconds without an answer
# Words for *kept* in sight or in the ears of a reader, and the tick on a card that is put away.
WATCH = """
window.__kept = [];
const KEPT = /\\bKept\\b|, kept|You keep |card is safe/;
const look = () => {
  const body = document.body;
  if (!body) return;
  const tick = document.querySelector(".tucked use[href$='ui-check']");
  if (KEPT.test(body.textContent) || tick) window.__kept.push({ at: Date.now(), text: body.innerText });
};
new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
"""


def begun(tab: Tab, names: Sequence[str] = ("Leo",)) -> Entry:
    """A game for two in which nobody else moves; it has begun before the page comes."""
    entry = opened(tab, {"game": "classic", "seats": 3, "absence": 0})
    for name in names:
        joined(tab, entry, name)
    with Ghost(tab.url, entry) as ghost:
        ghost.start()
        ghost.hear(lambda: ghost.told.question)
    return entry


def sat(tab: Tab, entry: Entry) -> str:
    """The page sits there and is watched; a card of its hand, lifted."""
    tab.page.add_init_script(WATCH)
    remember(tab, entry)
    tab.open(f"table/{entry['table']}")
    screens.hand(tab)
    assert tab.told.mine
    code = str(next(iter(tab.told.mine["hand"])))
    Player(tab).lift(code)
    return code


def keep(tab: Tab) -> None:
    Player(tab).act_button("pick").click()


def nothing_kept(tab: Tab, seconds: float) -> None:
    """Look from outside, again and again, and at everything the page noticed itself."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        assert "Kept" not in tab.page.inner_text("body")
        tab.page.wait_for_timeout(50)
    assert tab.page.evaluate("window.__kept") == []


def is_kept(tab: Tab, code: str) -> None:
    """The server has it, and now the page says so."""
    tab.sees(tab.say("web-hand-kept", cards=tab.words.face(code)), within=20)
    assert tab.told.mine
    assert tab.told.mine["chosen"] == [code]
    assert tab.page.evaluate("window.__kept.length") > 0  # it would have been noticed


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_server_that_stops_just_before_the_tap_keeps_nothing(
    tabs: OpenTab, own_server: ServerProcess, size: tuple[int, int]
) -> None:
    tab = tabs(size, at=own_server)
    code = sat(tab, begun(tab))
    own_server.signal(signal.SIGSTOP)
    try:
        keep(tab)
        tab.sees(tab.say("web-hand-saving"), within=1.5)
        nothing_kept(tab, AWAY)
    finally:
        own_server.signal(signal.SIGCONT)
    is_kept(tab, code)


def test_a_server_that_is_dead_when_the_card_is_chosen_keeps_nothing(tabs: OpenTab, own_server: ServerProcess) -> None:
    tab = tabs(PHONE, at=own_server)
    tab.forgive_the_network()
    code = sat(tab, begun(tab))
    own_server.kill()
    tab.sees(tab.say("web-state-lost"))
    keep(tab)
    tab.sees(tab.say("web-hand-saving"), within=1.5)
    tab.sees(tab.say("web-state-unsaved"))
    nothing_kept(tab, AWAY)
    own_server.start()
    is_kept(tab, code)


Say = Callable[[str], None]


def answered_by(tab: Tab, answer: Callable[[dict[str, object], Say, Say], bool]) -> None:
    """Put somebody between page and server who may answer a choice in the server's place."""

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] != "answer" or not answer(message, route.send, server.send):
                server.send(text)

        route.on_message(heard)
        server.on_message(route.send)

    tab.page.route_web_socket("**/ws", line)


def test_a_slow_disk_keeps_nothing_until_it_has(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    late: list[Callable[[], None]] = []

    def slowly(message: dict[str, object], _: Say, server: Say) -> bool:
        late.append(lambda: server(json.dumps(message)))
        return True

    answered_by(tab, slowly)
    code = sat(tab, begun(tab))
    keep(tab)
    tab.sees(tab.say("web-hand-saving"), within=1.5)
    nothing_kept(tab, AWAY)
    late[0]()
    is_kept(tab, code)


def test_a_full_disk_keeps_nothing_and_says_why(tabs: OpenTab) -> None:
    tab = tabs(PHONE)

    def full(message: dict[str, object], page: Say, _: Say) -> bool:
        page(json.dumps({"type": "notice", "what": "not_saving", "seconds": None}))
        page(json.dumps({"type": "refused", "id": message["id"], "error": "error-not-saved", "args": {}}))
        return True

    answered_by(tab, full)
    sat(tab, begun(tab))
    keep(tab)
    tab.sees(tab.say("error-not-saved"))
    tab.sees(tab.say("notice-not_saving"))
    nothing_kept(tab, 1.0)
    assert Player(tab).act_button("pick").is_enabled()  # the hand is live again
