"""Whole Draft games by chance, with every option, and answers taken back."""

import random
from typing import Any

import pytest

from okawari.draft.engine import answer, apply, legal, new_game, take_back
from okawari.draft.events import PICKED, PRIVATE
from okawari.draft.layout import Table
from okawari.draft.questions import OVER
from okawari.structs import copy_of
from tests.draft.tables import (
    THREE,
    all_say,
    any_step,
    bits,
    check_whole,
    deal_out,
    events_since,
    every_set_up,
    play_until,
    question_of,
    raw,
    say,
    started,
    two_wilds,
    view,
)


@pytest.mark.rule("SD-SETUP-1", "SD-DEAL-1", "SD-OPT-1")
def test_cards_and_chips_are_conserved() -> None:
    for number, t in enumerate(every_set_up()):
        dice = random.Random(number)
        check_whole(t)
        while t.stage != OVER:
            answer(t, *any_step(t, dice))
            check_whole(t)


def refused(t: Table, seat: int, choice: int) -> bool:
    before = raw(t)
    with pytest.raises(ValueError, match="illegal answer"):
        answer(t, seat, choice)
    return raw(t) == before


@pytest.mark.rule("SD-TURN-1", "SD-WILD-1")
def test_other_answers_are_refused_and_change_nothing() -> None:
    for number, t in enumerate(every_set_up()):
        if number % 8:
            continue
        dice = random.Random(number)
        while t.stage != OVER:
            for seat in range(-1, 6):
                mask = legal(t, seat)
                assert (mask != 0) == (seat >= 0 and bool(t.waiting >> seat & 1))
                choice = dice.choice([choice for choice in range(-2, 70) if choice not in bits(mask)])
                assert refused(t, seat, choice)
            answer(t, *any_step(t, dice))
        assert all(legal(t, seat) == 0 for seat in range(t.seats_n))
        assert refused(t, 0, 0)


@pytest.mark.rule("SD-TURN-1", "SD-WILD-1")
def test_every_legal_answer_is_accepted() -> None:
    for number in range(8):
        t = play_until(started(2 + number % 4, f"{number}"), random.Random(number), 7 * number)
        for seat in bits(t.waiting):
            for choice in bits(legal(t, seat)):
                other = copy_of(t)
                answer(other, seat, choice)
                same = copy_of(t)
                apply(same, seat, choice)
                assert raw(other) == raw(same) != raw(t)
                check_whole(other)


@pytest.mark.rule("SD-DEAL-1", "SD-SETUP-1")
def test_same_keys_and_answers_give_the_same_game() -> None:
    one, other = (play_until(started(4), random.Random(5), 200) for _ in range(2))
    assert one.stage == OVER
    assert raw(one) == raw(other)


@pytest.mark.rule("SD-DEAL-1", "SD-SETUP-1")
def test_a_table_can_be_used_again() -> None:
    t = play_until(started(4, per_game=True), random.Random(5), 77)
    new_game(t)
    fresh = started(4, per_game=True)
    for seat in range(-1, 4):
        assert raw(view(t, seat)) == raw(view(fresh, seat))


# ------------------------------------------------------------------------------------------------ taking back


@pytest.mark.rule("SD-TURN-1")
def test_a_pick_can_be_taken_back_until_the_last_seat_has_answered() -> None:
    t = deal_out(started(), *THREE)
    before = copy_of(t)
    say(t, 1, "tuna")
    start = t.log_n
    take_back(t, 1)
    assert events_since(t, start) == [("took_back", 1, 0, 0)]
    assert question_of(t, 1) == "pick"
    assert state_of(t) == state_of(before)
    all_say(t, "tuna", "prawn", "tuna")
    with pytest.raises(ValueError, match="nothing to take back"):
        take_back(t, 1)


def state_of(t: Table) -> bytes:
    """A table's bytes without its log."""
    layout: Any = Table
    return raw(t)[: layout.log_on.offset]


@pytest.mark.rule("SD-TURN-1")
def test_a_kept_card_can_be_taken_back() -> None:
    t = deal_out(started(), *THREE)
    all_say(t, "tuna", "prawn", "tuna")
    before = state_of(t)
    say(t, 0, "wild")
    say(t, 2, "cucumber_maki")
    take_back(t, 0)
    take_back(t, 2)
    assert state_of(t) == before
    all_say(t, "prawn", "wild", "mackerel_temaki")
    assert t.turn == 1


@pytest.mark.rule("SD-WILD-1")
def test_a_wild_can_be_taken_back_before_and_after_its_type() -> None:
    t = two_wilds()
    before = state_of(t)
    start = t.log_n
    say(t, 0, "wild")
    take_back(t, 0)
    assert state_of(t) == before
    # Others must not learn from an event that a second question was open.
    assert all(name == "picked" for name, *_ in events_since(t, start))
    assert PICKED in PRIVATE
    say(t, 0, "wild")
    say(t, 0, "salmon_roll")
    take_back(t, 0)
    assert state_of(t) == before


@pytest.mark.rule("SD-TURN-1")
def test_nothing_to_take_back() -> None:
    t = started()
    for seat in (-1, 0, 3, 7):
        before = raw(t)
        with pytest.raises(ValueError, match="nothing to take back"):
            take_back(t, seat)
        assert raw(t) == before
    play_until(t, random.Random(3), 300)
    assert t.stage == OVER
    with pytest.raises(ValueError, match="nothing to take back"):
        take_back(t, 0)


@pytest.mark.rule("SD-TURN-1")
def test_games_with_answers_taken_back_stay_whole() -> None:
    for number in range(8):
        t = started(2 + number % 4, f"{number}", alternate=True, per_game=number > 4)
        dice = random.Random(number)
        while t.stage != OVER:
            done = [seat for seat in range(t.seats_n) if not t.waiting >> seat & 1]
            if done and dice.random() < 0.3:
                take_back(t, dice.choice(done))
            else:
                answer(t, *any_step(t, dice))
        check_whole(t)
