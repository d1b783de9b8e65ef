"""How a try ended: everybody's share of the win, as it will be or as it looks at the end of a round."""

from typing import Any

from okawari.cards.desserts import kept, set_aside
from okawari.compiled import Ints
from okawari.rules.scoring import score_desserts, winners
from okawari.table.bits import popcount
from okawari.table.faces import DESSERTS, PUDDING
from okawari.table.layout import Table
from okawari.table.questions import OVER

WHOLE = 1 << 14  # a win for sure
STEP = 8  # parts of a point
FAR = 512
# exp(-k/64) in 65536ths.
FALL = tuple(round(65536 * 2.718281828459045 ** (-k / 64)) for k in range(FAR))
BEYOND = 40 * STEP  # what is further ahead or behind counts no more
LEAST = -10000
# What is in the weights, by place; after these, eighths of a point for each dessert of a face.
# NOW: 256ths of the points that desserts would bring if the game ended here.
SLOPE, MARGIN, NOW, PER_DESSERT = range(4)


def judge(w: Any, t: Table, weights: Ints) -> None:
    """Fill in the values of all seats."""
    if t.stage == OVER:
        for seat in range(t.seats_n):
            t.tally[seat] = STEP * t.seats[seat].score
        give_win(w, t.seats_n, winners(t))
    else:
        count_desserts(w, t, weights)
        share_out(w, t, weights[SLOPE])
    add_margins(w, t, weights[MARGIN])


def count_desserts(w: Any, t: Table, weights: Ints) -> None:
    """Points, and what desserts promise while the game goes on; the table is of no further use."""
    for seat in range(t.seats_n):
        w.values[seat] = t.seats[seat].score
        set_aside(t, seat)
    score_desserts(t)
    for seat in range(t.seats_n):
        gained = t.seats[seat].score - w.values[seat]
        t.tally[seat] = STEP * w.values[seat] + STEP * gained * weights[NOW] // 256
        for face in range(PUDDING, PUDDING + DESSERTS):
            t.tally[seat] += weights[PER_DESSERT + face - PUDDING] * kept(t, seat, face)


def give_win(w: Any, seats: int, won: int) -> None:
    """The game is over: the winners share the win."""
    for seat in range(seats):
        w.values[seat] = ((won >> seat) & 1) * WHOLE // popcount(won)


def add_margins(w: Any, t: Any, weight: int) -> None:
    """Points count a little beside winning."""
    for seat in range(t.seats_n):
        w.values[seat] += weight * margin(t, seat) // 256


def share_out(w: Any, t: Any, slope: int) -> None:
    """Shares of the win by how far everybody is behind the first."""
    best = LEAST
    for seat in range(t.seats_n):
        best = max(best, t.tally[seat])
    total = 0
    for seat in range(t.seats_n):
        w.values[seat] = FALL[min(FAR - 1, (best - t.tally[seat]) * slope // 256)]
        total += w.values[seat]
    for seat in range(t.seats_n):
        w.values[seat] = w.values[seat] * WHOLE // total


def margin(t: Any, seat: int) -> int:
    """Eighths of a point before the best of the others, or behind."""
    best = LEAST
    for other in range(t.seats_n):
        if other != seat:
            best = max(best, t.tally[other])
    return max(-BEYOND, min(BEYOND, t.tally[seat] - best))  # type: ignore[no-any-return]
