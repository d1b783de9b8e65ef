"""Where everybody stands: what the round, and the desserts, would bring if all ended now, judged by a view alone."""

from collections.abc import Mapping
from dataclasses import dataclass

from okawari.cards.desserts import set_aside
from okawari.rules.scoring import score_desserts, score_round
from okawari.table.faces import FLIPPED_LINE, K_PUDDING, LINES
from okawari.views.preview import open_table
from okawari.views.reasons import line_name
from okawari.views.seat_view import View


@dataclass(frozen=True)
class Standing:
    """Points by kind if everything ended now, and the sum of this round's."""

    lines: Mapping[str, int]
    now: int
    later: int


def standings(view: View) -> list[Standing]:
    """Where every seat of Classic or Party stands, judged by nothing but the view."""
    t = open_table(view.raw)
    score_round(t)
    for seat in range(t.places):
        set_aside(t, seat)
    score_desserts(t)
    found = []
    for seat in range(t.places):
        points = [t.seats[seat].lines[line] for line in range(LINES)]
        now = sum(points[:K_PUDDING]) + points[FLIPPED_LINE]
        later = sum(points[K_PUDDING:FLIPPED_LINE])
        found.append(Standing({line_name(line): points[line] for line in range(LINES)}, now, later))
    return found
