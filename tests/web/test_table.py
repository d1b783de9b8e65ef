"""At the table: the rule of a card, another card instead of the kept one, small screens, the log after a reload."""

import pytest
from playwright.sync_api import expect

from tests.web import screens
from tests.web.conftest import OpenTab
from tests.web.house import company, seated
from tests.web.players import Player, play
from tests.web.stage import DESK, PHONE, Tab

SMALL = (320, 568)
TEA = {"game": "party", "seats": 4, "menu": ["uramaki", "tempura", "sashimi", "miso", "soy_sauce", "tea", "ice_cream"]}
HELD = 650  # milliseconds: a little longer than it needs
LOWEST = (
    "() => Math.max(...[...document.querySelectorAll('[data-card]')].map((one) => one.getBoundingClientRect().bottom))"
)
COVERED = """
() => {
  const text = document.querySelector(".empty"), tip = document.querySelector(".mine aside");
  if (!text || !tip || getComputedStyle(text).visibility === "hidden") return false;
  const [one, other] = [text.getBoundingClientRect(), tip.getBoundingClientRect()];
  return one.bottom > other.top && one.top < other.bottom;
}
"""


def turns(tab: Tab, count: int) -> None:
    """Play that many turns."""
    play([Player(tab)], until=lambda: tab.told.board and tab.told.board["turn"] > count and tab.told.question)


@pytest.mark.parametrize("setup", [{"game": "classic", "seats": 2}, TEA], ids=["classic", "party"])
def test_the_hand_is_wholly_in_sight_on_a_small_phone(tabs: OpenTab, setup: dict[str, object]) -> None:
    tab = tabs(SMALL)
    seated(tab, setup, start=True)
    screens.hand(tab)
    tab.page.get_by_role("complementary", name=tab.say("web-hint")).wait_for()
    assert not tab.page.evaluate(COVERED), "a tip over the words for the first dish"
    for turn in range(1, 4):
        bar = tab.page.get_by_role("group", name=tab.say("web-bar")).bounding_box()
        assert bar
        assert tab.page.evaluate(LOWEST) <= bar["y"], f"cards behind the bar in turn {turn}"
        turns(tab, turn)
        screens.hand(tab)


def test_seats_out_of_sight_are_one_tap_away(tab: Tab) -> None:
    seated(tab, {"game": "classic", "seats": 4}, start=True)
    across = tab.page.locator('[data-seat="2"]')
    expect(across).not_to_be_in_viewport()
    screens.press(tab, "web-table-more-seats", count=1)
    expect(across).to_be_in_viewport()
    screens.press(tab, "web-table-more-seats", count=2)
    expect(across).not_to_be_in_viewport()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_log_is_there_after_a_reload(tabs: OpenTab, size: tuple[int, int]) -> None:
    tab = tabs(size)
    seated(tab, {"game": "classic", "seats": 3}, start=True)
    turns(tab, 2)
    tab.page.reload()
    screens.hand(tab)
    screens.press(tab, "web-log")
    log = screens.dialog(tab).get_by_role("region", name=tab.say("web-log-scroll"))
    for turn in (1, 2):
        expect(log.get_by_role("heading", name=tab.say("web-log-turn", round=1, turn=turn))).to_be_visible()
    for name in tab.told.names:
        assert f"\n{log.inner_text()}".count(f"\n{name}: ") == 2
    expect(log.get_by_text(tab.say("web-log-missed"))).to_have_count(0)


def test_a_tap_on_another_card_changes_what_is_kept(tabs: OpenTab) -> None:
    mia, leo = tabs(), tabs()
    company([mia, leo], {"game": "classic", "seats": 2}, ("Mia", "Leo"))
    screens.all_start([mia, leo])
    first, second = list(dict.fromkeys(option["answer"] for option in screens.hand(mia)["options"]))[:2]
    player = Player(mia)
    player.lift(first)
    screens.press(mia, "web-do-pick")
    mia.until(lambda: mia.told.mine and mia.told.mine["chosen"] == [first], "kept")
    mia.page.wait_for_timeout(400)
    mia.page.locator(f'[data-card="{second}"]').first.click()
    expect(mia.page.locator(f'[data-card="{second}"][aria-pressed=true]')).to_have_count(1)
    assert mia.told.mine
    assert mia.told.mine["chosen"] == [first]  # nothing is taken back before it is sure
    screens.press(mia, "web-do-instead")
    mia.until(lambda: mia.told.mine and mia.told.mine["chosen"] == [second], "the other one is kept")


def test_the_rule_of_a_card_comes_from_the_card(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    seated(tab, {"game": "classic", "seats": 2}, start=True)
    code = screens.hand(tab)["options"][0]["answer"]
    card = tab.page.locator(f'[data-card="{code}"]').first
    rule = tab.page.get_by_role("dialog", name=tab.words.face(code))
    # By key, and the focus comes back.
    card.focus()
    tab.page.keyboard.press("i")
    expect(rule).to_be_visible()
    tab.page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    expect(card).to_be_focused()
    # With the right button.
    card.click(button="right")
    expect(rule).to_be_visible()
    screens.close_sheet(tab)
    # With a finger that stays; letting go lifts nothing.
    box = card.bounding_box()
    assert box
    fingers = tab.page.context.new_cdp_session(tab.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    tab.page.wait_for_timeout(HELD)
    expect(rule).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tab.page.wait_for_timeout(200)
    expect(rule).to_be_visible()
    screens.close_sheet(tab)
    expect(tab.page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
