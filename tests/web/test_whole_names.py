"""Names on narrow screens: a word of a name is never broken where it is short enough for a line."""

import pytest

from tests.web import screens
from tests.web.conftest import OpenTab
from tests.web.ghost import Ghost, together
from tests.web.house import company, joined, opened, sit
from tests.web.stage import Tab

NAMES = ["Cheerful Rabbit", "Friendly Alpaca"]
BROKEN = """(words) => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of words) {
            const at = node.data.indexOf(word);
            if (at < 0 || node.parentElement.closest(".heard")) continue;
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + word.length);
            const tops = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
            if (tops.size > 1) found.push(`${word} in ${node.parentElement.outerHTML.slice(0, 120)}`);
        }
    }
    return found;
}"""


def whole(tab: Tab) -> None:
    """No word of a name goes over two lines."""
    tab.page.wait_for_timeout(100)
    assert tab.page.evaluate(BROKEN, [word for name in NAMES for word in name.split()]) == []


def test_names_stay_whole_in_the_lobby_and_at_the_table(tabs: OpenTab) -> None:
    people = [tabs((320, 568)), tabs((360, 640))]
    company(people, {"game": "classic", "seats": 5}, NAMES)
    for tab in people:
        tab.sees(NAMES[1])
        whole(tab)
    screens.all_start(people)
    for tab in people:
        screens.hand(tab)
        whole(tab)


@pytest.mark.parametrize("size", [(320, 568), (360, 640)], ids=["320", "360"])
def test_names_stay_whole_in_the_scores(tabs: OpenTab, size: tuple[int, int]) -> None:
    tab = tabs(size)
    entry = opened(tab, {"game": "classic", "seats": 5}, [NAMES[0]])
    other = joined(tab, entry, NAMES[1])
    with Ghost(tab.url, entry) as first, Ghost(tab.url, other) as second:
        second.command("ready", ready=True)
        first.start()
        together(first, second, until=lambda: first.told.phase == "scoring")
        sit(tab, entry)
        screens.show_all(tab)
        whole(tab)
    with Ghost(tab.url, entry) as first, Ghost(tab.url, other) as second:
        together(first, second, until=lambda: first.told.phase == "over")
    tab.page.reload()
    show, again = screens.button(tab, "web-final-show"), screens.button(tab, "web-final-one-more")
    show.or_(again).first.wait_for()
    whole(tab)
    if show.count():
        show.click()
    whole(tab)
