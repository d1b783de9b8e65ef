"""One device for several people: nothing of one hand is left when the next person looks."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web import screens
from tests.web.conftest import OpenTab
from tests.web.house import seated
from tests.web.players import Player, kind_of, play, same_result
from tests.web.stage import DESK, PHONE, Tab

NAMES = ["Mia", "Leo"]
KEPT = """
JSON.stringify([
  { ...localStorage }, { ...sessionStorage }, history.state, location.href, document.title, document.cookie,
])
"""
SHOWN = """
(() => {
  const copy = document.documentElement.cloneNode(true);
  copy.querySelectorAll(".sprite").forEach((one) => one.remove());
  return copy.outerHTML;
})()
"""
PICTURES = "[...document.querySelectorAll('.sprite [id]')].map((one) => one.id)"


def look(tab: Tab, seat: int) -> None:
    """Whoever is next takes the device."""
    go_on = screens.button(tab, "web-device-go-on")
    mine = screens.button(tab, "web-device-look", name=NAMES[seat])
    other = tab.page.get_by_role("button", name=NAMES[seat], exact=True)
    go_on.or_(mine).or_(other).first.wait_for()
    if go_on.count():
        go_on.click()
    if not mine.count():
        other.click()
    mine.click()
    tab.until(lambda: tab.told.mine and tab.told.mine["seat"] == seat, f"the hand of {NAMES[seat]}")


def step(player: Player) -> bool:
    """One device: whoever is waited for looks, chooses and hands on."""
    tab = player.tab
    if tab.told.phase == "scoring":
        screens.go_on(tab)
        return True
    if tab.told.phase != "playing":
        return False
    if tab.told.mine and tab.told.question:
        return player.act()
    waiting = [seat for seat in tab.told.you["seats"] if seat in tab.told.waiting]
    if not waiting:
        return False
    look(tab, waiting[0])
    return True


def traces(tab: Tab) -> str:
    """Everything of a page that somebody could read: what it shows, names things, keeps and remembers."""
    tree: dict[str, Any] = tab.page.context.new_cdp_session(tab.page).send("Accessibility.getFullAXTree")
    kept = tab.page.evaluate(KEPT)
    html = tab.page.evaluate(SHOWN)
    return "\n".join([html, kept, json.dumps(tree)])


def cards_in(tab: Tab, codes: set[str], text: str) -> list[str]:
    """Which of these cards are anywhere in a text: by a name, or by the bare code of the card or of its kind."""
    found = []
    for code in codes:
        names = {tab.words.face(code), tab.words.face(code, short=True)}
        bare = [rf"(?<![\w-]){re.escape(one)}(?![\w-])" for one in {code, kind_of(code)}]
        held = [rf"(?<![\w-])(?:card|hold)-{re.escape(spelled(code))}(?![\w-])"]
        if any(re.search(one, text) for one in [*bare, *held, *(rf"\b{re.escape(name)}\b" for name in names)]):
            found.append(code)
    return found


def spelled(code: str) -> str:
    """A code as it stands in the names of pictures."""
    return code.replace("*", "-star").replace("+", "-on-")


def test_nothing_of_a_hand_is_left_behind_the_curtain(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    seated(tab, {"game": "party", "seats": 2, "menu": "my-first-meal", "absence": 0}, names=NAMES, start=True)
    pictures = tab.page.evaluate(PICTURES)
    look(tab, 0)
    hand = set(tab.told.mine["hand"])  # type: ignore[index]
    assert cards_in(tab, hand, traces(tab)) != []  # or the test would prove nothing
    Player(tab).act()
    curtain = screens.button(tab, "web-device-look", name=NAMES[1])
    curtain.wait_for()
    tab.page.wait_for_timeout(400)
    assert cards_in(tab, hand, traces(tab)) == []
    assert tab.page.evaluate(PICTURES) == pictures != []  # what is drawn already does not tell it either
    tab.page.go_back()
    tab.page.wait_for_timeout(300)
    assert cards_in(tab, hand, traces(tab)) == []
    tab.page.go_forward()
    curtain.wait_for()
    tab.page.reload()
    curtain.wait_for()
    assert cards_in(tab, hand, traces(tab)) == []


def test_the_hand_is_covered_when_the_page_is_left_or_hidden(tabs: OpenTab) -> None:
    tab = tabs(DESK)
    seated(tab, {"game": "classic", "seats": 2, "absence": 0}, names=NAMES, start=True)
    for event in ("window.dispatchEvent(new Event('blur'))", "window.dispatchEvent(new Event('pagehide'))"):
        look(tab, 0)
        hand = set(tab.told.mine["hand"])  # type: ignore[index]
        tab.page.evaluate(event)
        assert cards_in(tab, hand, traces(tab)) == []
        expect(screens.button(tab, "web-device-look", name=NAMES[0])).to_be_visible()


PLANTS = (
    "localStorage.setItem('okawari:leak', JSON.stringify({ answer: CODE }))",
    "sessionStorage.setItem('okawari:leak', JSON.stringify([`hold-${CODE}`]))",
    "history.replaceState({ last: CODE }, '')",
    "document.body.dataset.card = CODE",
    "document.body.setAttribute('aria-label', NAME)",
)


@pytest.mark.parametrize("plant", PLANTS, ids=["storage", "session", "history", "attribute", "name"])
def test_a_planted_leak_is_found(tabs: OpenTab, plant: str) -> None:
    """Or the other tests would prove nothing."""
    tab = tabs(PHONE)
    tab.open("about")
    assert cards_in(tab, {"tempura"}, traces(tab)) == []
    name = tab.words.face("tempura")
    tab.page.evaluate(plant.replace("CODE", "'tempura'").replace("NAME", json.dumps(name)))
    assert cards_in(tab, {"tempura"}, traces(tab)) == ["tempura"]


def test_a_hand_that_comes_after_the_device_was_put_away_is_not_shown(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    late: list[str | bytes] = []  # what the server said about a hand, held back on its way

    def line(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)

        def on_message(text: str | bytes) -> None:
            tab.told.hear(text)
            mine = json.loads(text).get("mine")
            if mine and mine["hand"]:
                late.append(text)
            else:
                route.send(text)

        server.on_message(on_message)
        lines.append(route)

    lines: list[WebSocketRoute] = []
    tab.page.route_web_socket("**/ws", line)
    seated(tab, {"game": "classic", "seats": 2, "absence": 0}, names=NAMES, start=True)
    button = screens.button(tab, "web-device-look", name=NAMES[0])
    button.click()
    tab.until(lambda: late, "the server has told the hand")
    hand = set(json.loads(late[0])["mine"]["hand"])
    tab.page.evaluate("window.dispatchEvent(new Event('blur'))")
    for text in late:
        lines[-1].send(text)
    tab.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))")
    assert hand
    assert cards_in(tab, hand, traces(tab)) == []
    expect(button).to_be_visible()


def test_a_lifted_card_is_not_kept_anywhere(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    seated(tab, {"game": "classic", "seats": 2, "absence": 0}, names=NAMES, start=True)
    look(tab, 0)
    code = next(iter(tab.told.mine["hand"]))  # type: ignore[index]
    Player(tab).lift(code)
    tab.page.reload()
    screens.button(tab, "web-device-look", name=NAMES[0]).wait_for()
    assert cards_in(tab, {code}, traces(tab)) == []


def test_a_whole_game_on_one_device(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    setup = {"game": "classic", "seats": 5, "absence": 0}
    seated(tab, setup, names=NAMES, start=True)
    play([Player(tab)], step=step)
    same_result(tab)


def test_names_are_asked_for_and_the_game_begins(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    tab.open("device")
    for number, name in enumerate(NAMES, 1):
        tab.page.get_by_label(tab.say("web-device-name", number=number), exact=True).fill(name)
    screens.press(tab, "web-device-start")
    tab.in_phase("playing")
    assert tab.told.names[:2] == NAMES
    look(tab, 0)
