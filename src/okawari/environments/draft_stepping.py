"""The same steps at Draft: the same functions, with Draft's rules in the place of the others'."""

from typing import Any

from okawari.bots.search.adapting import KINDS, rebuilt
from okawari.draft.engine import carry_on, legal, new_game, note
from okawari.draft.questions import OVER
from okawari.draft.scoring import winners
from okawari.environments import stepping
from okawari.environments.draft_encoding import encode, show_common, wipe


def points_of(t: Any, seat: int) -> int:
    """The points of the chips that a seat has won: it knows its own."""
    return t.mine[seat].points  # type: ignore[no-any-return]


FLOW = {"new_game": new_game, "legal": legal, "decide": note, "carry_on": carry_on, "OVER": OVER}
SCORING = {"points_of": points_of, "winners": winners}
SHOWING = {"encode": encode, "show_common": show_common, "wipe": wipe}
made = rebuilt([stepping.run_tables], __name__, KINDS, **FLOW, **SCORING, **SHOWING)
run_tables, pay = made["run_tables"], made["pay"]
