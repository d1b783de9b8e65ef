"""How a try at Draft ended: everybody's share of the win, as it will be or as it looks at the end of a round."""

from typing import Any

from okawari.bots.search.worth import MARGIN, SLOPE, STEP, WHOLE, margin, share_out
from okawari.compiled import Ints
from okawari.draft.layout import Table
from okawari.draft.questions import OVER
from okawari.draft.scoring import winners
from okawari.table.bits import popcount


def judge(w: Any, t: Table, weights: Ints) -> None:
    """Fill in the values of all seats: chips are known here, since the table is imagined."""
    for seat in range(t.seats_n):
        t.tally[seat] = STEP * t.mine[seat].points
    if t.stage == OVER:
        won = winners(t)
        for seat in range(t.seats_n):
            w.values[seat] = ((won >> seat) & 1) * WHOLE // popcount(won)
    else:
        share_out(w, t, weights[SLOPE])
    for seat in range(t.seats_n):
        w.values[seat] += weights[MARGIN] * margin(t, seat) // 256
