"""Words: the language can change in the middle of a game, and no message is ever shown by its name."""

from functools import partial

from playwright.sync_api import expect

from okawari.language import LANGUAGES
from tests.web import layout, screens
from tests.web.conftest import OpenTab
from tests.web.house import seated
from tests.web.players import Player, play
from tests.web.spoken import Spoken
from tests.web.stage import DESK, Tab


def come_to(tab: Tab, turn: int) -> bool:
    """A turn of the first round, or its end."""
    return tab.told.phase == "scoring" or (bool(tab.told.board) and tab.told.board["turn"] >= turn)  # type: ignore[index]


def test_another_language_in_the_middle_of_a_game(tabs: OpenTab) -> None:
    tab = tabs(DESK)
    entry = seated(tab, {"game": "party", "seats": 3, "menu": "my-first-meal"}, start=True)
    player = Player(tab)
    tab.page.evaluate("window.__same = true")
    for number, code in enumerate([*LANGUAGES, "en"]):
        tab.page.evaluate("location.hash = '#/settings'")
        screens.languages(tab).select_option(code)
        tab.words = Spoken(code)
        link = tab.page.get_by_role("link", name=tab.say("web-front-back-to-table"), exact=True)
        expect(link).to_have_attribute("href", f"#/table/{entry['table']}")
        link.click()
        play([player], until=partial(come_to, tab, number + 2))
        if tab.told.phase != "playing":
            break
    assert tab.page.evaluate("window.__same")  # without loading again


def test_words_are_there_in_every_language_while_a_turn_is_played(tabs: OpenTab) -> None:
    for code in LANGUAGES:
        tab = tabs(language=code)
        seated(tab, {"game": "party", "seats": 6, "menu": "cutthroat-combo"}, start=True)
        play([Player(tab)], until=partial(come_to, tab, 2))
        assert [line for line in layout.faults(tab.page) if line.startswith("no words")] == []
        tab.page.context.close()
