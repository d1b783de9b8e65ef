"""Whole games in the browser: three games, phones and desks, several people at once, and bots."""

import os

import pytest

from tests.web import screens
from tests.web.conftest import OpenTab
from tests.web.ghost import Ghost
from tests.web.house import company, joined, opened, seated, sit
from tests.web.players import Player, play, same_result
from tests.web.stage import DESK, PHONE

GAMES = {
    "classic": {"game": "classic", "seats": 5},
    "party": {"game": "party", "seats": 6, "menu": "cutthroat-combo"},
    "draft": {"game": "draft", "seats": 5},
}


SOAK = os.environ.get("OKAWARI_PROFILE") == "soak"
WHOLE = ("classic",)  # with several people; of the other games only the first round, unless there is time
ALONE = [("classic", PHONE), ("party", DESK), ("draft", PHONE)]
MORE = [("classic", DESK), ("party", PHONE), ("draft", DESK)] if SOAK else []


@pytest.mark.parametrize("game", GAMES)
def test_people_with_different_devices_play_together(tabs: OpenTab, game: str) -> None:
    people = [tabs(PHONE), tabs(DESK), tabs((768, 1024))]
    company(people, GAMES[game], ["Mia", "Leo", "Ada"])
    screens.all_start(people)
    players = [Player(tab, seed=number) for number, tab in enumerate(people)]
    if game not in WHOLE and not SOAK:
        play(players, until=lambda: all(tab.told.phase == "scoring" for tab in people))
        assert people[0].told.lines == people[1].told.lines == people[2].told.lines
        assert game == "draft" or people[0].told.lines  # the chips of Draft are told at the end
        return
    play(players)
    for tab in people:
        same_result(tab)
    results = [tab.told.result for tab in people]
    assert results[0] == results[1] == results[2]


@pytest.mark.parametrize(
    ("game", "size"), [*ALONE, *MORE], ids=lambda one: one if isinstance(one, str) else str(one[0])
)
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
        second.command("ready", ready=True, entropy="00" * 16)
        first.start()
        while first.told.phase != "over":
            for ghost in (first, second):
                ghost.listen()
                ghost.step()
    for tab, place in ((host, entry), (guest, other)):
        sit(tab, place)
        same_result(tab)
    screens.press(guest, "web-final-one-more")
    host.until(lambda: host.told.table and host.told.table["chairs"][1]["ready"], "the guest is in")
    screens.press(host, "web-final-one-more")
    for tab in people:
        tab.in_phase("playing")
