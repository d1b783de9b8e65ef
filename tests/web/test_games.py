"""Whole games in the browser: three games, phones and desks, several people at once, and bots."""

import os

import pytest

from tests.web import screens
from tests.web.conftest import OpenTab
from tests.web.ghost import Ghost, together
from tests.web.house import company, joined, opened, seated, sit
from tests.web.players import Player, play, same_result
from tests.web.stage import DESK, PHONE

GAMES = {
    "classic": {"game": "classic", "seats": 5},
    "party": {"game": "party", "seats": 6, "menu": "cutthroat-combo"},
    "draft": {"game": "draft", "seats": 5},
}
SOAK = os.environ.get("OKAWARI_PROFILE") == "soak"
DEVICES = {"classic": [PHONE, (768, 1024)], "party": [PHONE, DESK], "draft": [DESK, PHONE]}


@pytest.mark.parametrize("game", GAMES)
def test_people_with_different_devices_play_together(tabs: OpenTab, game: str) -> None:
    people = [tabs(size) for size in DEVICES[game]]
    company(people, GAMES[game], ["Mia", "Leo"])
    screens.all_start(people)
    play([Player(tab, seed=number) for number, tab in enumerate(people)])
    for tab in people:
        tab.in_phase("over")
        same_result(tab)
    results = [tab.told.result for tab in people]
    assert all(result == results[0] for result in results)


@pytest.mark.skipif(not SOAK, reason="by keyboard, by ear and together every game is played in any case")
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_one_person_against_bots(tabs: OpenTab, game: str, size: tuple[int, int]) -> None:
    tab = tabs(size)
    seated(tab, GAMES[game], start=True)
    play([Player(tab)])
    same_result(tab)


def test_one_more_takes_one_tap_each(tabs: OpenTab) -> None:
    people = [tabs(PHONE), tabs(DESK)]
    host, guest = people
    entry = opened(host, {"game": "classic", "seats": 4, "bots": "greedy"})
    other = joined(guest, entry, "Leo")
    with Ghost(host.url, entry) as first, Ghost(guest.url, other) as second:
        second.command("ready", ready=True)
        first.start()
        together(first, second, until=lambda: first.told.phase == "over")
    for tab, place in ((host, entry), (guest, other)):
        sit(tab, place)
        same_result(tab)
    screens.press(guest, "web-final-one-more")
    host.until(lambda: host.told.table and host.told.table["chairs"][1]["ready"], "the guest is in")
    screens.press(host, "web-final-one-more")
    for tab in people:
        tab.in_phase("playing")
