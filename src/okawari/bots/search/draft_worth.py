"""How a try at Draft ended: everybody's share of the win, as it will be or as it looks at the end of a round."""

from typing import Any

from okawari.bots.search.worth import MARGIN, SLOPE, STEP, add_margins, give_win, share_out
from okawari.compiled import Ints
from okawari.draft.layout import Table
from okawari.draft.questions import OVER
from okawari.draft.scoring import winners


def judge(w: Any, t: Table, weights: Ints) -> None:
    """Fill in the values of all seats: chips are known here, since the table is imagined."""
    for seat in range(t.seats_n):
        t.tally[seat] = STEP * t.mine[seat].points
    if t.stage == OVER:
        give_win(w, t.seats_n, winners(t))
    else:
        share_out(w, t, weights[SLOPE])
    add_margins(w, t, weights[MARGIN])
