"""Whole games in the browser: three games, phones and desks, several people at once, and bots."""

import pytest

from tests.web import screens
from tests.web.conftest import OpenTab
from tests.web.house import company, seated
from tests.web.players import Player, play, same_result
from tests.web.stage import DESK, PHONE

GAMES = {
    "classic": {"game": "classic", "seats": 5},
    "party": {"game": "party", "seats": 6, "menu": "cutthroat-combo"},
    "draft": {"game": "draft", "seats": 5},
}


@pytest.mark.parametrize("game", GAMES)
def test_people_with_different_devices_play_to_the_end(tabs: OpenTab, game: str) -> None:
    people = [tabs(PHONE), tabs(DESK), tabs((768, 1024))]
    company(people, GAMES[game], ["Mia", "Leo", "Ada"])
    screens.all_start(people)
    players = [Player(tab, seed=number) for number, tab in enumerate(people)]
    play(players)
    for tab in people:
        same_result(tab)
    results = [tab.told.result for tab in people]
    assert results[0] == results[1] == results[2]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_one_person_against_bots(tabs: OpenTab, game: str, size: tuple[int, int]) -> None:
    tab = tabs(size)
    seated(tab, GAMES[game], start=True)
    play([Player(tab)])
    same_result(tab)


def test_one_more_takes_one_tap_each(tabs: OpenTab) -> None:
    people = [tabs(PHONE), tabs(DESK)]
    company(people, {"game": "classic", "seats": 4, "bots": "greedy"}, ["Mia", "Leo"])
    screens.all_start(people)
    play([Player(tab) for tab in people])
    for tab in people:
        same_result(tab)
    guest, host = people[1], people[0]
    screens.press(guest, "web-final-one-more")
    host.until(lambda: host.told.table and host.told.table["chairs"][1]["ready"], "the guest is in")
    screens.press(host, "web-final-one-more")
    for tab in people:
        tab.in_phase("playing")
