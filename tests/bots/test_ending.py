"""Endings for two: solved as plain enumeration solves them, and every matrix as its corners say."""

import ctypes
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

import pytest

from okawari.bots.search.bot import PLAIN_CARDS, Searcher, plain_rows
from okawari.bots.search.ending import CARDS, LOOKS, Ending, Frame, ended, solvable, solve
from okawari.bots.search.matrix import MOST, settle
from okawari.bots.search.plan import Plan
from okawari.bots.search.worth import judge
from okawari.game import Game
from okawari.rules.engine import advance, decide, legal
from okawari.rules.turn import begin
from okawari.structs import copy_of
from okawari.views.imagine import imagine
from tests.bots.tables import dice_of

WEIGHTS = [700, 2600, *[22] * 8]


def ints(values: list[int]) -> Any:
    return (ctypes.c_int64 * len(values))(*values)


# ------------------------------------------------------------------------------------------- one choice


def by_corners(payoffs: list[list[int]]) -> Fraction:
    """The value of a matrix by Shapley and Snow: some square part of it, solved with equality, is optimal."""
    rows, columns = range(len(payoffs)), range(len(payoffs[0]))
    for size in range(1, min(len(rows), len(columns)) + 1):
        for mine in combinations(rows, size):
            for theirs in combinations(columns, size):
                found = equalised([[Fraction(payoffs[r][c]) for c in theirs] for r in mine])
                if found is None:
                    continue
                value, x, y = found
                full_x = {r: x[i] for i, r in enumerate(mine)}
                full_y = {c: y[i] for i, c in enumerate(theirs)}
                holds = all(sum(full_x[r] * payoffs[r][c] for r in mine) >= value for c in columns)
                if holds and all(sum(full_y[c] * payoffs[r][c] for c in theirs) <= value for r in rows):
                    return value
    raise AssertionError("every matrix has a value")


def equalised(part: list[list[Fraction]]) -> tuple[Fraction, list[Fraction], list[Fraction]] | None:
    """Mixes of both sides under which all choices of the other bring the same; None if there are none."""
    size = len(part)
    x = solved([[part[r][c] for r in range(size)] + [Fraction(-1)] for c in range(size)], size)
    y = solved([[part[r][c] for c in range(size)] + [Fraction(-1)] for r in range(size)], size)
    if x is None or y is None or min(x[:-1]) < 0 or min(y[:-1]) < 0:
        return None
    return x[-1], x[:-1], y[:-1]


def solved(equations: list[list[Fraction]], size: int) -> list[Fraction] | None:
    """Gauss: each equation is 0 on the right, and the unknowns but the last add up to 1."""
    rows = [[*row, Fraction(0)] for row in equations] + [[Fraction(1)] * size + [Fraction(0), Fraction(1)]]
    for at in range(size + 1):
        pivot = next((row for row in range(at, size + 1) if rows[row][at] != 0), None)
        if pivot is None:
            return None
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size + 1):
            if other != at:
                rows[other] = [a - rows[other][at] * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[-1] for row in rows]


def filled(payoffs: list[list[int]]) -> Frame:
    frame = Frame()
    frame.rows, frame.columns = len(payoffs), len(payoffs[0])
    for r, row in enumerate(payoffs):
        for c, value in enumerate(row):
            frame.payoffs[r * MOST + c] = value
    return frame


@pytest.mark.parametrize("number", range(150))
def test_a_matrix_has_the_value_of_its_corners(number: int) -> None:
    rng = Random(number)
    spread = rng.choice((3, 40, 16384))
    shape = rng.randint(1, 4), rng.randint(1, 4)
    payoffs = [[rng.randint(-spread, spread) for _ in range(shape[1])] for _ in range(shape[0])]
    frame = filled(payoffs)
    value, exact = settle(Ending(), frame), by_corners(payoffs)
    assert abs(value - exact) <= 1
    mix = [frame.mix[row] for row in range(shape[0])]
    assert sum(mix) == pytest.approx(1)
    assert min(mix) >= -1e-9
    for column in range(shape[1]):
        assert sum(mix[row] * payoffs[row][column] for row in range(shape[0])) >= exact - 1


# ------------------------------------------------------------------------------------------- whole endings


def endings(game: str, number: int, cards: int, **more: Any) -> Any:
    """The first position of a game by chance in which everything is known and so many cards are left."""
    found, rng = Game(game, seats=2, seed=str(number), **more), Random(number)
    while not found.over:
        seat = found.waiting[0]
        view = found.view(seat)
        if solvable(view.raw) and view.raw.hand_n == cards and len(view.legal) > 1 and rng.random() < 0.4:
            return view.raw
        found.answer(seat, rng.choice(view.legal))
    return None


def value_by_enumeration(t: Any, me: int) -> Fraction:
    """The same question, answered by plain recursion."""
    mine, theirs = ways(t, me), ways(t, 1 - me)
    payoffs = []
    for own in mine:
        row = []
        for other in theirs:
            after = copy_of(t)
            for seat, answers in ((me, own), (1 - me, other)):
                for answer in answers:
                    decide(after, seat, answer)
            while after.waiting == 0 and not ended(after):
                advance(after)
            if ended(after):
                scored = Ending()
                judge(scored, after, ints(WEIGHTS))
                row.append(scored.values[me])
            else:
                row.append(round(value_by_enumeration(after, me)))
        payoffs.append(row)
    return by_corners(payoffs)


def ways(t: Any, seat: int) -> list[list[int]]:
    if (t.waiting >> seat) & 1 == 0:
        return [[]]
    found = []
    for answer in (bit for bit in range(63) if (legal(t, seat) >> bit) & 1):
        after = copy_of(t)
        decide(after, seat, answer)
        more = ways(after, seat) if after.stage == t.stage == 1 else [[]]
        found += [[answer, *rest] for rest in more]
    return found


@pytest.mark.parametrize("number", range(10))
@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("classic", {}),
        ("party", {"menu": "my-first-meal"}),
        ("party", {"menu": ["maki", "tempura", "sashimi", "gyoza", "chopsticks", "special_order", "pudding"]}),
    ],
    ids=["classic", "party", "tools"],
)
def test_an_ending_has_the_value_that_enumeration_finds(game: str, more: dict[str, Any], number: int) -> None:
    view = endings(game, number, cards=2 + number % 2, **more)
    if view is None:
        return
    space = plain_rows(Ending, 1)
    views, dice = plain_rows(type(view), 1), plain_rows(type(dice_of(0, 0, 0, 0)), 1)
    views[0], dice[0] = view, dice_of(1, 2, 3, number)
    value = solve(views, space, dice, ints(WEIGHTS), LOOKS)
    assert not space[0].failed
    t = type(space[0].frames[0].table)()
    imagine(view, t, dice_of(5, 6, 7, number))
    if view.stage == 1:
        begin(t, 1 - view.seat)
    assert abs(value - value_by_enumeration(t, view.seat)) <= 2


def test_what_is_not_known_or_too_much_is_left_to_the_search() -> None:
    assert not solvable(Game("classic", seats=2, seed="x").view(0).raw)
    assert not solvable(Game("classic", seats=3, seed="x").view(0).raw)
    view = endings("classic", 3, cards=CARDS)
    assert view is not None
    assert solvable(view)


def test_a_solved_ending_is_played_as_it_was_solved() -> None:
    for number in range(6):
        game, rng = Game("classic", seats=2, seed=str(number)), Random(number)
        bot, solved_some = Searcher(Plan(tries=20, nodes=1 << 6)), False
        while not game.over:
            seat = game.waiting[0]
            view = game.view(seat)
            if len(view.legal) > 1 and view.raw.hand_n <= CARDS - 1:
                work = bot.think(view, Random(1))
                solved_some |= bool(work.exact)
                assert bool(work.exact) == solvable(view.raw, PLAIN_CARDS)
                assert work.visits[bot.choose(view, view.legal, Random(1)).id] > 0
            game.answer(seat, rng.choice(view.legal))
        assert solved_some
