"""A game is a pure function of its set-up and its choices."""

import random

import pytest
from hypothesis import given

from okawari import replays
from okawari.game import Game
from okawari.replays import saved
from okawari.structs import copy_of
from okawari.table.notation import read_choices, write_choices
from tests.strategies import WORDS, Position, Setup, answered, any_choice, game_played, positions, setups


def same(one: Game, two: Game) -> None:
    """Everything that anybody can ask of two games is equal."""
    assert one.events == two.events
    assert one.scores == two.scores
    assert one.winners == two.winners
    assert one.score_lines == two.score_lines
    assert one.choices == two.choices
    assert bytes(one._table) == bytes(two._table)


@given(setups(), WORDS)
def test_the_same_choices_lead_to_the_same_game(setup: Setup, word: int) -> None:
    game = game_played(setup.opened(), random.Random(word))
    again = setup.opened()
    for choice in game.choices:
        assert again.question(choice.seat) == choice.question
        again.answer(choice.seat, choice.code)
    same(game, again)


@given(setups(), WORDS)
def test_a_saved_game_replays_to_the_same_game(setup: Setup, word: int) -> None:
    game = game_played(setup.opened(), random.Random(word), word % 400)
    text = saved.write(replays.save(game))
    assert saved.write(saved.read(text)) == text
    same(game, replays.load(saved.read(text)))


@given(setups(), WORDS)
def test_choices_written_as_text_replay_to_the_same_game(setup: Setup, word: int) -> None:
    game = game_played(setup.opened(), random.Random(word), word % 120)
    text = write_choices((choice.seat, choice.question, choice.code) for choice in game.choices)
    again = setup.opened()
    for seat, question, code in read_choices(text):
        assert again.question(seat) == question
        again.answer(seat, code)
    same(game, again)


@given(setups(), WORDS)
def test_scores_are_the_sum_of_their_lines(setup: Setup, word: int) -> None:
    game = game_played(setup.opened(), random.Random(word))
    for seat, score in enumerate(game.scores):
        assert sum(line.points for line in game.score_lines if line.seat == seat) == score
    told = [0] * len(game.scores)
    for event in game.events:
        if event.what == "scored":
            told[event.seat] += event.values["points"]
    assert tuple(told) == game.scores


@given(positions())
def test_a_copy_goes_its_own_way(position: Position) -> None:
    t, engine = position.table, position.engine
    before = bytes(t)
    trial = copy_of(t)
    for _ in range(30):
        if trial.stage == engine.over:
            break
        answered(engine, trial, *any_choice(engine, trial, position.dice))
    assert bytes(t) == before


@pytest.mark.parametrize("game", ["classic", "party", "draft"])
def test_a_copied_game_goes_its_own_way(game: str) -> None:
    original = game_played(Game(game, seats=3, seed="copy"), random.Random(5), 17)
    known = (original.scores, original.choices[:], original.events[:], bytes(original._table))
    twin = game_played(original.copy(), random.Random(6))
    assert twin.over
    assert (original.scores, original.choices, original.events, bytes(original._table)) == known


@pytest.mark.parametrize("game", ["classic", "party", "draft"])
def test_a_bot_that_thinks_does_not_change_the_deals(game: str) -> None:
    """Chance belongs to the table: looking, previewing and copying draw nothing from it."""
    plain, watched = (Game(game, seats=4, seed="watched") for _ in range(2))
    dice = random.Random(9)
    while not plain.over:
        seat = dice.choice(plain.waiting)
        for other in range(watched.seats):
            watched.view(other, previews=True)
        game_played(watched.copy(), random.Random(1), 3)
        one = dice.choice(plain.legal(seat))
        plain.answer(seat, one)
        watched.answer(seat, one)
    same(plain, watched)
