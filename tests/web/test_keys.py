"""By keyboard alone: from the first screen to the last, nothing is ever pressed with a pointer."""

import os
import re
import time

import pytest

from tests.web import screens
from tests.web.conftest import OpenTab
from tests.web.house import seated
from tests.web.players import Player, play, same_result
from tests.web.stage import DESK, PATIENCE, PHONE, Tab

SOAK = os.environ.get("OKAWARI_PROFILE") == "soak"
STOPS = 60
FOCUSED = """
() => {
  const one = document.activeElement;
  return one && one !== document.body ? (one.getAttribute("aria-label") ?? one.textContent ?? "").trim() : "";
}
"""


def tab_to(tab: Tab, names: list[str]) -> str:
    """Go on with the Tab key until something with one of these names has the focus."""
    for _ in range(STOPS):
        found = str(tab.page.evaluate(FOCUSED))
        if any(found.startswith(name) for name in names):
            return found
        tab.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to any of {names}\n{tab.shown()}")


class Typist(Player):
    """Plays with digits, Enter and Tab."""

    def step(self) -> bool:
        """Whatever is to be done now."""
        told = self.tab.told
        if told.phase == "scoring" and not self._continued():
            names = [self.tab.say(f"web-scoring-{name}") for name in ("all", "ready", "ready-last")]
            either = re.compile("^(" + "|".join(map(re.escape, names)) + ")$")
            button = self.tab.page.get_by_role("button", name=either).first
            self.tab.until(lambda: self._continued() or button.is_visible(), "a way on")
            if not self._continued():
                tab_to(self.tab, names)
                self.tab.page.keyboard.press("Enter")
                self.tab.page.wait_for_timeout(100)
            return True
        return told.phase == "playing" and self.act()

    def _continued(self) -> bool:
        told = self.tab.told
        return told.phase != "scoring" or told.table is None or told.seat in told.table["continued"]

    def _pick(self, question: dict[str, object]) -> None:
        """A digit lifts a card, Enter keeps it; again, if a key came too early to count."""
        assert self.tab.told.mine
        hand = sum(self.tab.told.mine["hand"].values())
        digit = str(self.dice.randint(1, min(hand, 10)) % 10)
        lifted = self.tab.page.locator("[data-card][aria-pressed=true]")
        deadline = time.monotonic() + PATIENCE
        while self._same(question) and time.monotonic() < deadline:
            if not lifted.count():
                self.tab.page.keyboard.press(digit)
                self.tab.page.wait_for_timeout(30)
                continue
            self._rest()
            self.tab.page.keyboard.press("Enter")
            if self._over(question, 1.0):
                return

    def _over(self, question: dict[str, object], within: float) -> bool:
        """Whether the question is answered, or the page has taken the key at least."""
        deadline = time.monotonic() + within
        while self._same(question) and time.monotonic() < deadline:
            self.tab.page.wait_for_timeout(15)
        return not self._same(question)


@pytest.mark.parametrize("size", [PHONE, DESK] if SOAK else [DESK], ids=lambda size: str(size[0]))
def test_a_whole_game_by_keyboard(tabs: OpenTab, size: tuple[int, int]) -> None:
    tab = tabs(size)
    seated(tab, {"game": "classic", "seats": 5})
    screens.button(tab, "web-lobby-start-bots", count=4).wait_for()
    tab_to(tab, [tab.say("web-lobby-start-bots", count=4)])
    tab.page.keyboard.press("Enter")
    tab.in_phase("playing")
    play([Typist(tab)], step=Typist.step)
    screens.button(tab, "web-final-show").or_(screens.button(tab, "web-final-one-more")).first.wait_for()
    tab_to(tab, [tab.say("web-final-show"), tab.say("web-final-one-more")])
    if screens.button(tab, "web-final-show").count():
        tab.page.keyboard.press("Enter")
        screens.button(tab, "web-final-show").wait_for(state="detached")
    same_result(tab)


def test_arrows_move_and_letters_open(tabs: OpenTab) -> None:
    tab = tabs(DESK)
    seated(tab, {"game": "party", "seats": 4, "menu": "my-first-meal"}, start=True)
    screens.hand(tab)
    tab.page.keyboard.press("1")
    first = tab.page.evaluate(FOCUSED)
    tab.page.keyboard.press("ArrowRight")
    assert tab.page.evaluate(FOCUSED) != first
    tab.page.keyboard.press("ArrowLeft")
    assert str(tab.page.evaluate(FOCUSED)).partition(",")[0] == str(first).partition(",")[0]
    for key, title in (
        ("m", "web-table-menu"),
        ("s", "web-table-scores"),
        ("t", "web-table-as-table"),
        ("h", "web-keys"),
    ):
        tab.page.keyboard.press(key)
        tab.page.get_by_role("dialog", name=tab.say(title)).wait_for()
        tab.page.keyboard.press("Escape")
        tab.page.get_by_role("dialog").wait_for(state="hidden")


def test_single_keys_can_be_switched_off(tabs: OpenTab) -> None:
    tab = tabs(DESK, settings={"keys": False})
    seated(tab, {"game": "classic", "seats": 3}, start=True)
    screens.hand(tab)
    tab.page.keyboard.press("m")
    tab.page.keyboard.press("1")
    tab.page.wait_for_timeout(200)
    assert tab.page.get_by_role("dialog").count() == 0
    assert tab.page.locator("[data-card][aria-pressed=true]").count() == 0


def test_the_focus_stays_in_the_hand_after_a_reveal(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    seated(tab, {"game": "classic", "seats": 3}, start=True)
    screens.hand(tab)
    tab.page.keyboard.press("2")
    tab.page.locator("[data-card][aria-pressed=true]").wait_for()
    tab.page.keyboard.press("Enter")
    tab.until(lambda: tab.told.board and tab.told.board["turn"] == 2, "the next hand")
    screens.hand(tab)
    tab.until(
        lambda: tab.page.evaluate("document.activeElement?.hasAttribute('data-card')"), "the focus is in the hand"
    )
