"""The rivals' arithmetic, against numbers worked out by hand."""

from math import e
from typing import Any

import pytest

from okawari.bots.rivals.averages import average, learn, place_of, preferred, record
from okawari.bots.rivals.layout import RivalNode, RivalSearch
from okawari.bots.rivals.tree import back_up, best_slot, count_chances, note, open_slots, scaled, tuned
from okawari.bots.rivals.worth import LEADER, SCORE, WIN, evaluate, judge, laid_out
from okawari.structs import plain_rows
from okawari.table.questions import PICK
from tests.bots.tables import dice_of
from tests.kit import Scene

TUNED, PLAIN = ([0, 0, 0, kind, 1000, 0, 0, 0] for kind in (1, 0))
ALL = 0b1111


def node_with(*tried: tuple[int, int, int]) -> RivalNode:
    """A node whose answers 0, 1… were tried so often, with such a total and such squares."""
    node = RivalNode()
    open_slots(node, (1 << len(tried)) - 1)
    for slot, (visits, total, squares) in enumerate(tried):
        node.visits[slot], node.totals[slot], node.squares[slot] = visits, total, squares
        node.chances[slot] = sum(visits for visits, _, _ in tried)
    return node


def work_between(lowest: int, highest: int) -> RivalSearch:
    work = RivalSearch()
    work.lowest, work.highest = lowest, highest
    return work


# ------------------------------------------------------------------------------------------- bounds


def test_curiosity_of_ucb_tuned_is_bound_by_a_quarter() -> None:
    # 10, 6, -2 and 2 between -10 and 10 are 1, 0.8, 0.4 and 0.6: mean 0.7, variance 0.05. ln 20 = 2.99573.
    assert scaled(16 / 4, -10, 10) == pytest.approx(0.7)
    assert tuned(144, 16, 4.0, 2.995732, -10, 10) == pytest.approx(0.432705, abs=1e-6)  # sqrt(0.748933 * 0.25)


def test_curiosity_of_ucb_tuned_about_what_never_varies_is_small() -> None:
    # ln 1000 / 400 = 0.0172694, sqrt(2 * 0.0172694) = 0.1858460: sqrt of their product.
    assert tuned(400 * 9, 400 * 3, 400.0, 6.907755, 0, 10) == pytest.approx(0.0566519, abs=1e-6)
    # Half of the time 0, half of the time 1: variance 0.25, so the quarter binds again.
    assert tuned(200, 200, 400.0, 6.907755, 0, 1) == pytest.approx(0.0657065, abs=1e-6)


def test_ucb_tuned_looks_again_at_what_varies_and_ucb1_at_what_was_tried_less() -> None:
    # Means 0.65 and 0.649, deviations 0 and 0.227 between -20 and 20: bounds 0.6607 and 0.6619, plain 0.693 and 0.688.
    steady, wild = (5000, 30000, 180000), (6000, 35760, 708000)
    node, work = node_with(steady, wild), work_between(-20, 20)
    assert best_slot(work, node, ALL, TUNED) == 1
    assert best_slot(work, node, ALL, PLAIN) == 0
    assert best_slot(work, node, 0b01, TUNED) == 0
    assert best_slot(work, node, 0b100, TUNED) == -1


def test_an_answer_that_was_seldom_open_is_not_owed_visits() -> None:
    node, work = node_with((10, 50, 250), (10, 50, 250)), work_between(0, 10)
    node.chances[0], node.chances[1] = 500, 20
    assert best_slot(work, node, ALL, PLAIN) == 0
    count_chances(node, 0b10)
    assert [node.chances[0], node.chances[1]] == [500, 21]


def test_a_try_is_added_to_its_steps_with_its_square() -> None:
    nodes, work = plain_rows(RivalNode, 2), work_between(1 << 40, -1 << 40)
    for at in range(2):
        open_slots(nodes[at], 0b11)
    work.root, work.first = 1, 5
    work.values[0], work.values[1] = -7, 7
    note(work, 0, 1, 0)
    note(work, 1, 0, 1)
    back_up(work, nodes, 2)
    back_up(work, nodes, 2)
    assert [nodes[0].visits[1], nodes[0].totals[1], nodes[0].squares[1]] == [2, -14, 98]
    assert [nodes[1].visits[0], nodes[1].totals[0], nodes[1].squares[0]] == [2, 14, 98]
    assert [work.lowest, work.highest, work.visits[5], work.totals[5]] == [-7, 7, 2, 14]


# ------------------------------------------------------------------------------------------- averages


def test_answers_have_the_average_of_the_tries_they_were_given_in() -> None:
    work: Any = RivalSearch()
    tries = [((0, 3), (1, 3), (0, 4)), ((0, 3), (1, 4)), ((0, 3), (0, 3))]
    for given, values in zip(tries, [(6, -6), (1, -1), (-2, 2)], strict=True):
        work.moves_n = 0
        work.values[0], work.values[1] = values
        for seat, choice in given:
            record(work, place_of(seat, PICK, choice))
        learn(work)
    assert average(work, place_of(0, PICK, 3)) == pytest.approx((6 + 1 - 2 - 2) / 4)
    assert average(work, place_of(0, PICK, 4)) == 6
    assert average(work, place_of(1, PICK, 3)) == -6
    assert average(work, place_of(1, PICK, 4)) == -1
    assert average(work, place_of(1, PICK, 5)) == 0


def test_tries_prefer_answers_by_e_for_every_fifth_of_half_a_point() -> None:
    work: Any = RivalSearch()
    for choice, total in ((2, 10), (7, 8)):  # averages 1 and 0.8
        place = place_of(0, PICK, choice)
        work.move_visits[place], work.move_totals[place] = 10, total
    dice = dice_of(1, 2, 3, 4)
    drawn = [preferred(work, 0, PICK, 1 << 2 | 1 << 7, dice) for _ in range(4000)]
    assert set(drawn) == {2, 7}
    assert drawn.count(2) / 4000 == pytest.approx(e / (1 + e), abs=0.02)
    assert [preferred(work, 1, PICK, 1 << 2 | 1 << 7, dice) for _ in range(4000)].count(2) == pytest.approx(
        2000, abs=120
    )


# ------------------------------------------------------------------------------------------- values


def table_of(*scores: int) -> Any:
    t = Scene(*[("egg", "egg")] * len(scores), game="classic").t
    for seat, score in enumerate(scores):
        t.tally[seat] = score
    return t


@pytest.mark.parametrize(
    ("value", "won", "wanted"),
    [
        (LEADER, 0, [-6, 6, -14]),
        (LEADER, 0b010, [-9, 9, -21]),
        (WIN, 0, [1, 1, 1]),
        (WIN, 0b010, [0, 2, 0]),
        (WIN, 0b011, [1, 1, 0]),
        (SCORE, 0, [24, 30, 16]),
        (SCORE, 0b010, [12, 45, 8]),
        (SCORE, 0b011, [24, 30, 8]),
    ],
)
def test_values_follow_from_points_and_winners(value: int, won: int, wanted: list[int]) -> None:
    work: Any = RivalSearch()
    evaluate(work, table_of(12, 15, 8), won, value)
    assert list(work.values)[:3] == wanted


def test_a_try_that_breaks_off_counts_what_lies_there_but_no_contests_and_no_desserts() -> None:
    front = ("tempura", "tempura", "sashimi", "gyoza", "gyoza", "maki3", "pudding", "squid")
    scene = Scene(("egg", "egg"), ("egg", "egg"), fronts=[front, ("egg",)], game="classic")
    assert laid_out(scene.t, 0) == 5 + 3 + 3
    assert laid_out(scene.t, 1) == 1
    work: Any = RivalSearch()
    scene.t.seats[1].score = 4
    judge(work, scene.t, LEADER)
    assert list(work.values)[:2] == [12, -12]
