"""Chance is fair: every card is as likely to be dealt to any seat, and no seat does better than another.

Seeds are fixed, so these tests always see the same games; the bars are what a fair table passes 9,999 times in 10,000.
"""

import math
import random
import statistics
from collections import Counter
from itertools import pairwise

import pytest

from okawari.structs import Cells, cells, i64, struct
from okawari.table.chance import below, start
from tests.strategies import Setup, answered, any_choice

SIGMAS = 3.72  # one in ten thousand


def bar(freedom: int) -> float:
    """The chi-square value that chance exceeds once in ten thousand (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return freedom * (1 - part + SIGMAS * math.sqrt(part)) ** 3


def chi_square(found: Counter[int], expected: dict[int, float]) -> float:
    return sum((found[key] - wanted) ** 2 / wanted for key, wanted in expected.items())


@struct
class Dice:
    """Chance of one's own."""

    chance: Cells = cells(i64, 4)


@pytest.mark.parametrize("limit", [2, 3, 7, 10, 108])
def test_numbers_below_a_limit_are_equally_likely(limit: int) -> None:
    dice = Dice()
    start(dice, 1, 2, 3, limit)
    found = Counter(below(dice, limit) for _ in range(200 * limit))
    assert chi_square(found, dict.fromkeys(range(limit), 200.0)) < bar(limit - 1)


def test_numbers_below_a_limit_do_not_follow_each_other() -> None:
    dice = Dice()
    start(dice, 5, 6, 7, 8)
    numbers = [below(dice, 6) for _ in range(7201)]
    pairs = Counter(6 * one + two for one, two in pairwise(numbers))
    assert chi_square(pairs, dict.fromkeys(range(36), 200.0)) < bar(35)


@pytest.mark.rule("SG-DEAL-1", "P-DEAL-2")
@pytest.mark.parametrize(
    "setup", [Setup("classic", 4), Setup("party", 5, "sushi-go"), Setup("draft", 3)], ids=["classic", "party", "draft"]
)
def test_every_seat_is_dealt_every_card_as_often(setup: Setup) -> None:
    deals = 400
    found: Counter[tuple[int, int]] = Counter()
    for number in range(deals):
        t = Setup(setup.game, setup.seats, setup.menu, seed=f"deal {number}").started()
        for seat in range(setup.seats):
            for face, count in enumerate(t.hands[seat].cards):
                found[face, seat] += count
    faces = sorted({face for (face, _), count in found.items() if count})
    total = 0.0
    for face in faces:
        counts = Counter({seat: found[face, seat] for seat in range(setup.seats)})
        total += chi_square(counts, dict.fromkeys(range(setup.seats), counts.total() / setup.seats))
    assert total < bar(len(faces) * (setup.seats - 1))


def test_a_card_is_dealt_as_often_as_there_are_copies() -> None:
    deals, seats = 500, 4
    found: Counter[int] = Counter()
    for number in range(deals):
        t = Setup("classic", seats, seed=f"copies {number}").started()
        for seat in range(seats):
            for face, count in enumerate(t.hands[seat].cards):
                found[face] += count
    box = {face: copies for face, copies in enumerate(t.copies) if copies}
    share = found.total() / sum(box.values())
    assert chi_square(found, {face: copies * share for face, copies in box.items()}) < bar(len(box) - 1)


@pytest.mark.parametrize("slot", range(3))
def test_every_round_has_a_deal_of_its_own(slot: int) -> None:
    """The same card in the same seat in two rounds is a coincidence, as often as it should be."""
    setup = Setup("party", 4, "my-first-meal")
    hands = []
    for number in range(40):
        t = Setup(setup.game, 4, setup.menu, seed=f"round {slot} {number}").started()
        first = bytes(t.hands[slot])
        dice = random.Random(number)
        while t.round == 0:
            answered(setup.engine, t, *any_choice(setup.engine, t, dice))
        hands.append(first == bytes(t.hands[slot]))
    assert not any(hands)


@pytest.mark.parametrize(
    "setup",
    [Setup("classic", 3), Setup("party", 4, "my-first-meal"), Setup("draft", 4)],
    ids=["classic", "party", "draft"],
)
def test_no_seat_does_better_than_another(setup: Setup) -> None:
    """Random players: the mean of each seat's distance from the table's average is no further from zero than chance."""
    games, dice = 150, random.Random(11)
    ahead: list[list[float]] = [[] for _ in range(setup.seats)]
    for number in range(games):
        t = Setup(setup.game, setup.seats, setup.menu, seed=f"seats {number}").started()
        while t.stage != setup.engine.over:
            answered(setup.engine, t, *any_choice(setup.engine, t, dice))
        scores = [t.seats[seat].score for seat in range(setup.seats)]
        for seat, score in enumerate(scores):
            ahead[seat].append(score - statistics.mean(scores))
    for lead in ahead:
        assert abs(statistics.mean(lead)) < SIGMAS * statistics.stdev(lead) / math.sqrt(games)
