"""What is to be pressed on a phone can be reached: it is neither under the bar nor under a tip, and large enough."""

import pytest

from tests.web.conftest import OpenTab
from tests.web.layout import TARGET
from tests.web.scenes import DRAFT, TOOLS, asked, table, turn
from tests.web.stage import PHONE, Tab
from tests.web.states import fed
from tests.web.wire import Message

SMALL = (320, 568)
NAMES = ("Mia", "Sunny Lobster", "Daring Dragon", "Magic Radish")
SUSHI = ["tuna", "tuna*", "prawn", "salmon_roll", "cucumber_maki*"]
# Of each pile: how wide it is, and how much of its height lies under nothing else, along its middle.
FREE = """
[...document.querySelectorAll("button.pile")].map((pile) => {
  const { left, top, width, height } = pile.getBoundingClientRect();
  const lines = Array.from({ length: Math.floor(height) }, (_, at) => top + at + 0.5);
  return [width, lines.filter((y) => pile.contains(document.elementFromPoint(left + width / 2, y))).length];
})
"""
# How far something reaches under the bar, or over the top of the screen.
BEYOND = """
(what) => {
  const { top, bottom } = what.getBoundingClientRect();
  const bar = document.querySelector(".bar.actions").getBoundingClientRect();
  return Math.max(0, bottom - bar.top, -top);
}
"""


def laid(message: Message) -> list[Message]:
    """Nearly everything that Draft serves lies in front of everybody, and chips; the others have usual names."""
    for chair, name in zip((message.get("table") or {"chairs": []})["chairs"], NAMES, strict=False):
        chair["name"] = name
    for place in (message.get("board") or {"places": []})["places"]:
        place |= {"dishes": SUSHI, "chips": ["tuna", "dessert", "prawn"], "values": [0, 0, 0]}
    return [message]


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["small", "phone"])
@pytest.mark.parametrize("tips", [True, False], ids=["tips", "no tips"])
def test_piles_can_be_tapped_under_a_tip_too(tabs: OpenTab, size: tuple[int, int], tips: bool) -> None:
    tab = tabs(size, settings={"hints": tips})
    place = fed(table({**DRAFT, "seats": 4}, turn(5)), laid)(tab)
    tab.open(place)
    tab.page.locator("button.pile").first.wait_for()
    if tips:
        tab.page.get_by_role("complementary", name=tab.say("web-hint")).wait_for()
    tab.page.wait_for_timeout(300)
    piles = tab.page.evaluate(FREE)
    assert len(piles) == 4
    assert all(width >= TARGET and free >= TARGET for width, free in piles), piles


def beyond(tab: Tab, what: str) -> float:
    """How many pixels of it cannot be seen."""
    found: float = tab.page.locator(what).evaluate(BEYOND)
    return found


@pytest.mark.parametrize("size", [SMALL, PHONE], ids=["small", "phone"])
def test_what_a_spoon_may_ask_for_comes_out_from_under_the_bar(tabs: OpenTab, size: tuple[int, int]) -> None:
    tab = tabs(size)
    place = table(TOOLS, asked("request"), ["spoon"])(tab)
    tab.open(place)
    tiles = tab.page.get_by_role("list", name=tab.say("web-hand-menu"), exact=True)
    tiles.wait_for()
    tab.until(lambda: beyond(tab, ".tiles") == 0, "all tiles are in sight")
    tiles.locator("[data-card=nigiri]").click()
    faces = tab.page.get_by_role("group", name=tab.say("web-spoon-exact"))
    faces.wait_for()
    tab.until(lambda: beyond(tab, ".faces") == 0, "all faces are in sight")
    for face in faces.get_by_role("button").all():
        face.click(trial=True)
