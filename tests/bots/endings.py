"""Endings for two, as plain code follows them."""

import ctypes
from random import Random
from typing import Any

from okawari.bots.search.ending import LOOKS, Ending, Frame, ended, solvable, solve
from okawari.bots.search.matrix import MOST
from okawari.game import Game
from okawari.rules.engine import advance, decide, legal
from okawari.rules.turn import begin
from okawari.structs import copy_of, plain_rows
from okawari.views.imagine import imagine
from tests.bots.tables import dice_of

WEIGHTS = [700, 2600, 100, *[22] * 8]
CHOOSING = 1
LAST_ROUND = 2


def ints(values: list[int]) -> Any:
    return (ctypes.c_int64 * len(values))(*values)


def filled(payoffs: list[list[int]]) -> Frame:
    frame = Frame()
    frame.rows, frame.columns = len(payoffs), len(payoffs[0])
    for r, row in enumerate(payoffs):
        for c, value in enumerate(row):
            frame.payoffs[r * MOST + c] = value
    return frame


def endings(game: str, number: int, cards: int, first_round: int = 0, **more: Any) -> Any:
    """The first position of a game by chance in which everything is known and so many cards are left."""
    found, rng = Game(game, seats=2, seed=str(number), **more), Random(number)
    while not found.over:
        seat = found.waiting[0]
        view = found.view(seat)
        wanted = solvable(view.raw) and view.raw.hand_n == cards and view.raw.round >= first_round
        if wanted and len(view.legal) > 1 and rng.random() < 0.4:
            return view.raw
        found.answer(seat, rng.choice(view.legal))
    return None


def exact_value(view: Any, weights: list[int]) -> int:
    """The value that the solver finds."""
    return solved(view, weights)[0]


def solved_frame(view: Any) -> Any:
    """The choice that the solver finds, as a searching bot has it solved."""
    return solved(view, [700, 8, 100, *[22] * 8])[1]


def solved(view: Any, weights: list[int]) -> tuple[int, Any]:
    """The value that the solver finds, and the first choice."""
    space = plain_rows(Ending, 1)
    views, dice = plain_rows(type(view), 1), plain_rows(type(dice_of(0, 0, 0, 0)), 1)
    views[0], dice[0] = view, dice_of(1, 2, 3, 4)
    value = solve(views, space, dice, ints(weights), LOOKS)
    assert not space[0].failed
    assert not space[0].under_way
    return value, copy_of(space[0].frames[0])


def start_of(view: Any) -> Any:
    """The table behind a view of which everything is known, the choices of this turn open."""
    t = type(Ending().frames[0].table)()
    imagine(view, t, dice_of(5, 6, 7, 8))
    if view.stage == CHOOSING:
        begin(t, 0)
        begin(t, 1)
    return t


def ways(t: Any, seat: int) -> list[list[int]]:
    """All that a seat can answer before anything is shown."""
    if (t.waiting >> seat) & 1 == 0:
        return [[]]
    found = []
    for answer in (bit for bit in range(63) if (legal(t, seat) >> bit) & 1):
        then = copy_of(t)
        decide(then, seat, answer)
        more = ways(then, seat) if then.stage == t.stage == CHOOSING else [[]]
        found += [[answer, *rest] for rest in more]
    return found


def after(t: Any, me: int, own: list[int], other: list[int]) -> Any:
    """The table after both have answered, when somebody is asked again or it is over."""
    then = copy_of(t)
    for seat, answers in ((me, own), (1 - me, other)):
        for answer in answers:
            decide(then, seat, answer)
    while then.waiting == 0 and not ended(then):
        advance(then)
    return then
