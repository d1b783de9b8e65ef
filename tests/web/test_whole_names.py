"""Names on narrow screens: a word of a name is never broken where it is short enough for a line."""

from tests.web import screens
from tests.web.conftest import OpenTab
from tests.web.house import company
from tests.web.players import Player, play
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


def test_names_stay_whole_on_narrow_screens(tabs: OpenTab) -> None:
    people = [tabs((320, 568)), tabs((360, 640))]
    company(people, {"game": "classic", "seats": 5}, NAMES)
    for tab in people:
        tab.sees(NAMES[1])
        whole(tab)
    screens.all_start(people)
    players = [Player(tab) for tab in people]
    for tab in people:
        screens.hand(tab)
        whole(tab)
    while people[0].told.phase != "over":
        play(players, until=lambda: all(tab.told.phase in ("scoring", "over") for tab in people))
        for tab in people:
            if tab.told.phase == "scoring":
                whole(tab)
                screens.go_on(tab)
    for tab in people:
        tab.in_phase("over")
        show, again = screens.button(tab, "web-final-show"), screens.button(tab, "web-final-one-more")
        show.or_(again).first.wait_for()
        whole(tab)
        if show.count():
            show.click()
        whole(tab)
