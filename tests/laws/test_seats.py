"""No seat is special: the same game with everybody moved some seats on has the same results, moved as far."""

import random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from okawari.rules.engine import advance, decide
from okawari.structs import copy_of
from okawari.table.questions import OVER, SCORED
from tests.strategies import WORDS, Setup, answered, any_choice, setups

# Seat order decides who goes first among copies of one tool, among cards that wait for the end of a round,
# and who draws first when two pick by chance.
IN_SEAT_ORDER = {"special_order", "rice_wine"}


def moved(t: Any, steps: int) -> Any:
    """The same table with every player so many seats further on."""
    other = copy_of(t)
    seats = t.seats_n

    def to(seat: int) -> int:
        return (seat + steps) % seats if seat >= 0 else seat

    for seat in range(seats):
        other.seats[to(seat)] = t.seats[seat]
        other.mine[to(seat)] = t.mine[seat]
    other.waiting = moved_bits(t.waiting, to, seats)
    if hasattr(t, "menu"):
        other.actor, other.giver = to(t.actor), to(t.giver)
        for hand in range(seats):
            other.seen[hand] = moved_bits(t.seen[hand], to, seats)
    else:
        for entry, seat in enumerate(t.takers):
            other.takers[entry] = to(seat)
        for seat in range(seats):  # a hand has the number of the seat that it was dealt to, which tells where it goes
            other.hands[to(seat)] = t.hands[seat]
            other.seats[to(seat)].hand = to(t.seats[seat].hand)
    return other


def moved_bits(mask: int, to: Any, seats: int) -> int:
    return sum(1 << to(seat) for seat in range(seats) if mask >> seat & 1)


def bare(t: Any) -> bytes:
    """The bytes of a table without its scratch rows."""
    other = copy_of(t)
    for row in (other.tally, other.spare) if hasattr(t, "menu") else (other.tally,):
        for at in range(len(row)):
            row[at] = 0
    return bytes(other)


@pytest.mark.rule("P-TURN-6")
@given(setups(games=("classic", "party", "party"), fixed=("dummy", "takeout_when")), WORDS, st.integers(1, 7))
def test_moving_everybody_moves_the_results(setup: Setup, word: int, steps: int) -> None:
    assume(not IN_SEAT_ORDER & set(setup.kinds) and steps % setup.seats)
    dice = random.Random(word)
    t = setup.started()
    other = moved(t, steps)
    while t.stage != OVER:
        seat, choice = any_choice(setup.engine, t, dice)
        answer_both(t, seat, choice, other, steps)
        while t.stage == SCORED:  # the next deal goes by seats again
            carry_on(t)
            if t.stage == OVER:
                carry_on(other)
            else:
                assert other.stage == SCORED
                other = moved(t, steps)
        assert bare(other) == bare(moved(t, steps))
    scores = [t.seats[seat].score for seat in range(setup.seats)]
    assert [other.seats[(seat + steps) % setup.seats].score for seat in range(setup.seats)] == scores


def answer_both(t: Any, seat: int, choice: int, other: Any, steps: int) -> None:
    for table, who in ((t, seat), (other, (seat + steps) % t.seats_n)):
        decide(table, who, choice)
        while table.waiting == 0 and table.stage not in (OVER, SCORED):
            advance(table)


def carry_on(t: Any) -> None:
    advance(t)
    while t.waiting == 0 and t.stage not in (OVER, SCORED):
        advance(t)


@given(setups(games=("draft",)), WORDS, st.integers(1, 4))
def test_moving_everybody_moves_the_chips(setup: Setup, word: int, steps: int) -> None:
    assume(steps % setup.seats)
    dice, engine = random.Random(word), setup.engine
    t = setup.started()
    other = moved(t, steps)
    while t.stage != engine.over:
        number = t.round
        seat, choice = any_choice(engine, t, dice)
        answered(engine, t, seat, choice)
        answered(engine, other, (seat + steps) % t.seats_n, choice)
        expected = moved(t, steps)
        if t.round == number:
            assert bare(other) == bare(expected)
            continue
        assert list(other.takers) == list(expected.takers)
        assert [list(mine.chips) for mine in other.mine] == [list(mine.chips) for mine in expected.mine]
        other = expected
