"""Observations: a function of the view alone, seen from the observer's place, with a name for every piece."""

from random import Random
from typing import Any

import numpy
import pytest

from okawari.environments import Tables
from okawari.environments.naming import PIECES, named
from okawari.environments.observing import observe, open_answers
from okawari.environments.tables import SIZE
from okawari.game import Game
from okawari.table.faces import FACES, KINDS
from tests.environments.playing import SETUPS, any_answers, name_of


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_an_observation_follows_from_the_view_alone(setup: dict[str, Any]) -> None:
    tables = Tables(**setup, fast=False)
    tables.reset(21)
    rng = numpy.random.default_rng(1)
    for _ in range(70):
        for seat in range(tables.seats):
            view = tables.view(seat)
            assert (observe(view) == tables.observations[0, seat]).all()
            assert (open_answers(view) == tables.masks[0, seat]).all()
        tables.step(any_answers(tables, rng))


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_two_worlds_that_look_the_same_to_a_seat_give_it_the_same_observation(setup: dict[str, Any]) -> None:
    rng, differing = Random(5), 0
    game = Game(**setup, seed="worlds")
    while not game.over:
        for seat in range(game.seats):
            world = Game.imagine(game.view(seat), rng)
            assert (observe(world.view(seat)) == observe(game.view(seat))).all()
            differing += sum(
                bool((observe(world.view(other)) != observe(game.view(other))).any())
                for other in range(game.seats)
                if other != seat
            )
        seat = rng.choice(game.waiting)
        game.answer(seat, rng.choice(game.legal(seat)))
    assert differing > 20, "the worlds hardly differ: this proves nothing"


def test_what_others_have_chosen_is_not_seen_before_the_reveal() -> None:
    for choice in (0, 1):
        game = Game("classic", seats=3, seed="tea")
        before = observe(game.view(2))
        game.answer(0, game.legal(0)[choice])
        assert (observe(game.view(2)) == before).all()


def test_places_are_counted_from_the_observer() -> None:
    game = Game("party", seats=4, menu="sushi-go", seed="round")
    for seat in range(4):
        game.answer(seat, game.legal(seat)[0])
    for seat in range(4):
        seen = named(observe(game.view(seat)))
        for away in range(4):
            there = (seat + away) % 4
            cards = [FACES[spot] for spot in numpy.flatnonzero(seen["places.front"][away][: len(FACES)])]
            assert cards == sorted(set(game.view(seat).table(there)), key=FACES.index)
        assert seen["places.here"].tolist() == [1] * 4 + [0] * 4


def test_the_hand_that_was_passed_on_stays_known() -> None:
    game = Game("classic", seats=3, seed="memory")
    for seat in range(3):
        game.answer(seat, game.legal(seat)[0])
    view = game.view(1)
    seen = named(observe(view))
    for other, cards in view.known_hands.items():
        away = (other - 1) % 3
        assert seen["places.known"][away] == 1
        assert {FACES[at]: int(n) for at, n in enumerate(seen["places.hand"][away]) if n} == cards
    assert sum(seen["places.known"].tolist()) == len(view.known_hands) == 2


def test_the_menu_and_the_rules_are_seen() -> None:
    game = Game("party", seats=4, menu="master-menu", seed=1)
    seen = named(observe(game.view(0)))
    assert {KINDS[at] for at in numpy.flatnonzero(seen["shared.kinds"])} == set(game.view(0).menu)
    assert seen["shared.rules.hand_size"] == seen["shared.cards"] == game.view(0).hand_size
    assert seen["shared.game"].tolist() == [0, 1, 0]


def test_pieces_cover_the_observation_without_gaps() -> None:
    covered = numpy.zeros(SIZE, int)
    for number in range(SIZE):
        one = numpy.zeros(SIZE, numpy.int8)
        one[number] = 1
        covered[number] = sum(int(numpy.sum(part)) for part in named(one).values())
    assert (covered == 1).all()
    assert sorted(cell for piece in PIECES for cell in piece.cells) == list(range(SIZE))
    one = numpy.arange(SIZE).astype(numpy.int8)
    for piece in PIECES:
        assert (named(one)[piece.name] == one[list(piece.cells)].reshape(piece.shape)).all()


def test_many_observations_are_taken_apart_at_once() -> None:
    tables = Tables("classic", seats=2, count=3, fast=False)
    tables.reset(1)
    assert named(tables.observations)["places.hand"].shape == (3, 2, 8, 49)


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(ValueError, match="take the view of a seat"):
        observe(Game("classic", seats=2).view())
