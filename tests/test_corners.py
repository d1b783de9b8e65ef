"""Refusals and rare ways that no other test needs."""

import random
from typing import Any

import pytest

from okawari import Game, OkawariError, save
from okawari.errors import BadMenu, BadOption, BadSave, BadSeats, UnknownGame
from okawari.table.chance import Dice, below, start


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ({"menu": 5}, BadMenu),
        ({"menu": [1, 2]}, BadMenu),
        ({"names": 5}, BadSeats),
        ({"names": "Mia"}, BadSeats),
        ({"names": [None]}, BadSeats),
        ({"options": ["x"]}, BadOption),
        ({"options": {"edition": ["de"]}}, BadOption),
        ({"game": []}, UnknownGame),
        ({"game": None}, UnknownGame),
    ],
)
def test_arguments_of_the_wrong_sort_are_refused(how: dict[str, Any], error: type[OkawariError]) -> None:
    with pytest.raises(error) as refusal:
        Game(**how)
    assert str(refusal.value)


def test_a_game_made_up_from_a_view_cannot_be_saved() -> None:
    world = Game.imagine(Game("draft", seats=3, seed=1).view(2), random.Random(1))
    assert world.imagined
    with pytest.raises(BadSave):
        save(world)


def test_a_game_and_its_views_say_what_they_are() -> None:
    game = Game("classic", seats=2, seed=1)
    assert repr(game) == "<classic game, 2 seats, round 1, 0 choices>"
    assert repr(game.view(1)) == "<view of seat 1: classic, round 1, turn 1, asked pick>"
    assert repr(game.view()) == "<view of a spectator: classic, round 1, turn 1, asked None>"


def test_numbers_below_a_large_limit_are_as_likely_as_each_other() -> None:
    """Three quarters of 2**32: without a second draw the lower half would come twice as often as the rest."""
    dice, limit = Dice(), 3 << 30
    start(dice, 1, 2, 3, 4)
    thirds = [0, 0, 0]
    for _ in range(3000):
        number = below(dice, limit)
        assert 0 <= number < limit
        thirds[number % 3] += 1
    assert all(900 < third < 1100 for third in thirds)
