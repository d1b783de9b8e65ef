"""Every legal answer is accepted, and no other is; a refused one changes nothing."""

import random
from typing import Any

import pytest
from hypothesis import given

from okawari.draft import engine as draft
from okawari.errors import IllegalChoice, NothingToTakeBack, NotYourDecision
from okawari.rules import engine as table
from okawari.structs import copy_of
from tests.laws import counting
from tests.strategies import WORDS, Position, Setup, answered, bits, game_played, played, positions, setups

NUMBERS = [*range(-2, 65), 2**31, 2**62, 2**63 - 1]


def answer(position: Position, t: Any, seat: int, choice: int) -> None:
    (draft if position.setup.game == "draft" else table).answer(t, seat, choice)


@given(positions())
def test_legal_answers_are_accepted_and_no_others(position: Position) -> None:
    t, engine = position.table, position.engine
    before = bytes(t)
    for seat in range(t.seats_n):
        legal = set(bits(engine.legal(t, seat)))
        assert bool(legal) == bool(t.waiting >> seat & 1)
        for number in NUMBERS:
            trial = copy_of(t)
            if number in legal:
                answer(position, trial, seat, number)
                counting.check(trial)
                assert bytes(trial) != before
            else:
                with pytest.raises(ValueError, match="illegal answer"):
                    answer(position, trial, seat, number)
                assert bytes(trial) == before
    assert bytes(t) == before


@given(positions())
def test_seats_that_are_not_there_cannot_answer(position: Position) -> None:
    t = position.table
    before = bytes(t)
    for seat in (-9, -1, t.seats_n, 8, 99):
        for number in (0, 3, 59):
            with pytest.raises(ValueError, match="illegal answer"):
                answer(position, t, seat, number)
    assert bytes(t) == before


@given(positions())
def test_answers_have_codes_of_their_own(position: Position) -> None:
    t, engine = position.table, position.engine
    for seat in bits(t.waiting):
        codes = [engine.answer_code(t.mine[seat].ask, number) for number in bits(engine.legal(t, seat))]
        assert len(set(codes)) == len(codes)
        assert all(code and not set(code) & set(" ,:\n") for code in codes)


@given(positions())
def test_taking_back_leads_to_the_first_question_again(position: Position) -> None:
    t, engine = position.table, position.engine
    others = bits(t.waiting)
    for seat in range(t.seats_n):
        trial = copy_of(t)
        if not engine.can_take_back(t, seat):
            with pytest.raises(ValueError, match="nothing to take back"):
                engine.take_back(trial, seat)
            assert bytes(trial) == bytes(t)
            continue
        engine.take_back(trial, seat)
        counting.check(trial)
        assert trial.waiting == t.waiting | 1 << seat
        assert not engine.can_take_back(trial, seat)
        for other in set(others) - {seat}:
            assert engine.legal(trial, other) == engine.legal(t, other)


@given(setups(), WORDS)
def test_a_changed_mind_leaves_no_trace(setup: Setup, word: int) -> None:
    engine, dice = setup.engine, random.Random(word)
    for t in played(engine, setup.started(), dice, most=120):
        choosing = bits(t.waiting)
        fresh = [seat for seat in choosing if not engine.can_take_back(t, seat)]
        if len(choosing) < 2 or not fresh:
            continue
        seat = dice.choice(fresh)
        trial = copy_of(t)
        while trial.waiting >> seat & 1:
            answered(engine, trial, seat, dice.choice(bits(engine.legal(trial, seat))))
        assert engine.can_take_back(trial, seat)
        engine.take_back(trial, seat)
        assert bytes(trial) == bytes(t)


@given(setups(), WORDS)
def test_the_public_door_refuses_the_same(setup: Setup, word: int) -> None:
    game = game_played(setup.opened(), random.Random(word), word % 90)
    known = (game.scores, game.waiting, game.choices[:], game.events[:])
    for seat in range(game.seats):
        codes = [one.code for one in game.legal(seat)]
        if seat in game.waiting:
            for nonsense in ("", "no such card", -1, 63, True, None):
                with pytest.raises(IllegalChoice):
                    game.answer(seat, nonsense)  # type: ignore[arg-type]
        else:
            assert codes == []
            with pytest.raises(NotYourDecision):
                game.answer(seat, "egg")
        if not game.can_take_back(seat):
            with pytest.raises(NothingToTakeBack):
                game.take_back(seat)
    for nobody in (-1, game.seats, 99):
        with pytest.raises(NotYourDecision):
            game.answer(nobody, 0)
    assert (game.scores, game.waiting, game.choices, game.events) == known
