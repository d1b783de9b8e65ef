"""What the end of a rival's try is worth to each seat: in half points, or in half wins."""

from typing import Any

from okawari.bots.points import scored
from okawari.rules.scoring import turned_points, winners
from okawari.table.faces import K_PUDDING
from okawari.table.layout import Table
from okawari.table.questions import OVER

LEADER, WIN, SCORE = range(3)
NOT_OVER = 0  # instead of the winners


def judge(w: Any, t: Table, value: int) -> None:
    """Fill in the values of all seats, where a game has ended or a try has broken off."""
    won = NOT_OVER
    if t.stage == OVER:
        won = winners(t)
    for seat in range(t.seats_n):
        t.tally[seat] = t.seats[seat].score
        if won == NOT_OVER:
            t.tally[seat] += laid_out(t, seat)
    evaluate(w, t, won, value)


def laid_out(t: Table, seat: int) -> int:
    """Points of the dishes in front of a seat that nobody can take from it: no contests, no desserts."""
    total = turned_points(t, seat)
    for i in range(t.menu_n):
        if t.menu[i] < K_PUDDING:
            total += scored(t, seat, t.menu[i])
    return total


def evaluate(w: Any, t: Any, won: int, value: int) -> None:
    """The values that follow from everybody's points."""
    for seat in range(t.seats_n):
        if value == LEADER:
            w.values[seat] = lead(t, seat, won)
        elif value == WIN:
            w.values[seat] = half_wins(won, seat)
        else:
            w.values[seat] = raised_score(t, seat, won)


def lead(t: Any, seat: int, won: int) -> int:
    """Points before the best of the others, half as much again when the game is over."""
    best = t.tally[(seat + 1) % t.seats_n]
    for other in range(t.seats_n):
        if other != seat:
            best = max(best, t.tally[other])
    ahead = t.tally[seat] - best
    if won == NOT_OVER:
        return 2 * ahead  # type: ignore[no-any-return]
    return 3 * ahead  # type: ignore[no-any-return]


def half_wins(won: int, seat: int) -> int:
    """A win counts 2; a shared one 1, and so does a game that is not over."""
    if won == NOT_OVER:
        return 1
    if (won >> seat) & 1 == 0:
        return 0
    if won == 1 << seat:
        return 2
    return 1


def raised_score(t: Any, seat: int, won: int) -> int:
    """Points, half as many again for a winner and half for a loser."""
    if won == 1 << seat:
        return 3 * t.tally[seat]  # type: ignore[no-any-return]
    if won != NOT_OVER and (won >> seat) & 1 == 0:
        return t.tally[seat]  # type: ignore[no-any-return]
    return 2 * t.tally[seat]  # type: ignore[no-any-return]
