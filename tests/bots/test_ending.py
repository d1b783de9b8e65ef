"""Endings for two: solved as plain enumeration solves them, and every matrix as its corners say."""

from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

import pytest

from okawari.bots.search.bot import Searcher
from okawari.bots.search.ending import CARDS, Ending, ended, solvable
from okawari.bots.search.matrix import settle
from okawari.bots.search.plan import Plan
from okawari.bots.search.solution import next_answers, opponents_mix, values_of, ways_of
from okawari.bots.search.space import PLAIN_CARDS
from okawari.bots.search.worth import judge
from okawari.game import Game
from tests.bots.endings import WEIGHTS, after, endings, exact_value, filled, ints, solved_frame, start_of, ways

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


def value_by_enumeration(t: Any, me: int) -> Fraction:
    """The same question, answered by plain recursion."""
    mine, theirs = ways(t, me), ways(t, 1 - me)
    payoffs = []
    for own in mine:
        row = []
        for other in theirs:
            then = after(t, me, own, other)
            if ended(then):
                scored = Ending()
                judge(scored, then, ints(WEIGHTS))
                row.append(scored.values[me])
            else:
                row.append(round(value_by_enumeration(then, me)))
        payoffs.append(row)
    return by_corners(payoffs)


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
    value = exact_value(view, WEIGHTS)
    assert abs(value - value_by_enumeration(start_of(view), view.seat)) <= 2


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


def test_a_second_card_follows_from_the_mix_of_pairs() -> None:
    """What is answered in two steps is what was solved in one; after a mistake it is the best of what is left."""
    bot, solved, mistakes = Searcher(Plan(tries=1, nodes=1 << 4)), 0, 0
    for number in range(40):
        game, rng = Game("classic", seats=2, seed=f"pair {number}"), Random(number)
        while not game.over:
            seat = game.waiting[0]
            view = game.view(seat)
            if solvable(view.raw, 3) and view.question == "second":
                frame = solved_frame(view.raw)
                begun = {row: way[1] for row, way in enumerate(ways_of(frame)) if way[0] == view.raw.mine.pick}
                found, total = next_answers(frame, view.raw), sum(frame.mix[row] for row in begun)
                if total > 1e-6:
                    solved += 1
                    for row, answer in begun.items():
                        assert found[answer] == pytest.approx(frame.mix[row] / total)
                else:
                    mistakes += 1
                    values = values_of(frame, opponents_mix(frame))
                    best = max(values[view.raw.mine.pick, answer] for answer in begun.values())
                    assert [values[view.raw.mine.pick, answer] for answer in found] == [best]
                seen = bot.think(view, Random(1)).visits
                assert {answer for answer, often in enumerate(seen) if often} <= set(found)
            game.answer(seat, rng.choice(view.legal))
    assert solved
    assert mistakes
