"""Observations: a function of the view alone, seen from the observer's place, with a name for every piece."""

from random import Random
from typing import Any

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from okawari.environments import Tables
from okawari.environments.naming import PIECES, columns, named, named_tensor
from okawari.environments.observing import observe, open_answers
from okawari.environments.tables import SIZE
from okawari.game import Game
from okawari.table.faces import FACES, KINDS, SPOT_NAMES
from tests.bots.test_reasons import seen as view_of
from tests.environments.playing import SETUPS, any_answers, name_of
from tests.environments.spiel import load, walk
from tests.kit import Scene
from tests.laws.worlds import other_world
from tests.strategies import WORDS, Setup, game_played, setups


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


@given(setups(), st.integers(0, 120), WORDS)
def test_whatever_is_played_worlds_that_look_the_same_are_observed_the_same(
    setup: Setup, answers: int, word: int
) -> None:
    """All that a seat cannot know is reshuffled by code of the tests' own, and nothing of it shows."""
    dice = Random(word)
    game = game_played(setup.opened(), dice, answers)
    for seat in range(game.seats):
        twin = game.copy()
        twin._table = other_world(game._table, seat, dice)
        here, there = game.view(seat), twin.view(seat)
        assert (observe(here) == observe(there)).all()
        assert (open_answers(here) == open_answers(there)).all()


@given(setups(), WORDS)
def test_whatever_is_played_tables_show_what_views_do(setup: Setup, word: int) -> None:
    tables = Tables(setup.game, seats=setup.seats, menu=setup.menu, options=setup.options, fast=False)
    tables.reset(setup.seed)
    rng = numpy.random.default_rng(word)
    for _ in range(20):
        for seat in range(tables.seats):
            view = tables.view(seat)
            assert (observe(view) == tables.observations[0, seat]).all()
            assert (open_answers(view) == tables.masks[0, seat]).all()
        tables.step(any_answers(tables, rng))


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


def test_a_nigiri_on_wasabi_fills_two_cells() -> None:
    table = Scene(("squid", "egg", "egg"), ("egg",) * 3, fronts=[("wasabi",), ()]).answer(0, "squid").answer(1, "egg").t
    lies = named(observe(view_of(table, 0)))["places.front"][0]
    assert [SPOT_NAMES[at] for at in numpy.flatnonzero(lies)] == ["squid+wasabi", "wasabi-under-squid"]


@pytest.mark.parametrize(("game", "cells"), [("classic", [0, 1]), ("draft", [12, 13])])
def test_one_cell_says_what_is_asked(game: str, cells: list[int]) -> None:
    table = Game(game, seats=3, seed=1)
    asked = [int(named(observe(table.view(0)))["own.question"].argmax())]
    table.answer(0, table.legal(0)[0])
    observed = named(observe(table.view(0)))["own.question"]
    assert observed.sum() == 1
    assert [int(observed.argmax()), *asked] == cells


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


@pytest.mark.parametrize(
    "kind", [list, float, numpy.float32, numpy.int64, numpy.float16], ids=lambda kind: kind.__name__
)
def test_an_observation_is_taken_apart_whatever_its_numbers_are(kind: Any) -> None:
    tables = Tables("party", seats=3, count=2, fast=False)
    tables.reset(1)
    given = tables.observations.tolist() if kind is list else tables.observations.astype(kind)
    taken = named(given)
    for name, piece in named(tables.observations).items():
        assert (taken[name] == piece).all()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (numpy.zeros(SIZE - 1, numpy.int8), f"has {SIZE} numbers, and this has the shape .{SIZE - 1},"),
        (numpy.zeros((SIZE, 1), numpy.int8), f"the shape .{SIZE}, 1"),
        (3, r"the shape \(\)"),
        (numpy.full(SIZE, 0.25), r"whole numbers from -128 to 127, and this has .*0\.25"),
        (numpy.full(SIZE, numpy.nan), "and this has .*nan"),
        (numpy.full(SIZE, 128), "and this has .*128"),
        (["1"] * SIZE, "has whole numbers, and this has <U1"),
        (numpy.zeros(SIZE, bool), "and this has bool"),
    ],
    ids=["short", "across", "one number", "parts", "nan", "large", "text", "bool"],
)
def test_what_is_no_observation_is_not_taken_apart(given: Any, said: str) -> None:
    for take in (named, named_tensor):
        with pytest.raises(ValueError, match=said):
            take(given)


@pytest.mark.parametrize("game", ["game=classic,players=2,options=dummy:yes", "game=party,players=3", "game=draft"])
def test_open_spiels_tensors_are_taken_apart_and_not_mixed_up_with_observations(game: str) -> None:
    """They are as long as an observation, and in another order."""
    loaded = load(game)
    observer = loaded.make_py_observer()
    for state in walk(loaded.new_initial_state(), Random(1)):
        tensor = state.observation_tensor(1)
        observer.set_from(state, 1)
        taken = named_tensor(tensor)
        assert all((taken[name] == piece.reshape(taken[name].shape)).all() for name, piece in observer.dict.items())
        if state.desk.begun():
            with pytest.raises(ValueError, match=r"named_tensor\(\) takes OpenSpiel's"):
                named(tensor)
    tables = Tables("classic", seats=2, count=3, fast=False)
    tables.reset(1)
    with pytest.raises(ValueError, match=r"named\(\) takes other"):
        named_tensor(tables.observations)


def test_a_story_begins_with_an_observation_and_says_so() -> None:
    state = load("game=classic,players=2").new_initial_state()
    tensor = state.information_state_tensor(0)
    with pytest.raises(ValueError, match=rf"the first {SIZE} of these {len(tensor)} numbers"):
        named_tensor(tensor)
    assert named_tensor(tensor[:SIZE]).keys() == {piece.name for piece in PIECES}


def test_columns_are_those_that_names_stand_for() -> None:
    tables = Tables("party", seats=4, fast=False)
    tables.reset(1)
    tables.step(tables.masks.argmax(2))
    row = tables.observations[0, 2]
    for name, part in named(row).items():
        assert (row[columns(name)] == part).all()
        assert columns(name).shape == part.shape
    with pytest.raises(ValueError, match=r"there is no piece called 'places\.points'"):
        columns("places.points")


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(ValueError, match="take the view of a seat"):
        observe(Game("classic", seats=2).view())
