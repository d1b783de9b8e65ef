"""The same tries at Draft, with Draft's rules in the place of the others'."""

from typing import Any

from okawari.bots.rivals import walk
from okawari.bots.rivals.layout import DraftRivalSearch, RivalSearch
from okawari.bots.rivals.worth import NOT_OVER, evaluate
from okawari.bots.search.adapting import adapted
from okawari.bots.search.opening import reopen_draft
from okawari.draft.engine import advance, legal, note
from okawari.draft.layout import Table
from okawari.draft.questions import OVER
from okawari.draft.scoring import winners
from okawari.draft.seeing import imagine

answer = adapted(walk.answer, __name__, legal=legal)
play_out = adapted(walk.play_out, __name__, answer=answer, decide=note, advance=advance, OVER=OVER)


def judge(w: Any, t: Table, value: int) -> None:
    """Fill in the values of all seats: the chips that each has taken."""
    won = NOT_OVER
    if t.stage == OVER:
        won = winners(t)
    for seat in range(t.seats_n):
        t.tally[seat] = t.mine[seat].points
    evaluate(w, t, won, value)


explore = adapted(
    walk.explore,
    __name__,
    {RivalSearch: DraftRivalSearch},
    imagine=imagine,
    reopen=reopen_draft,
    play_out=play_out,
    judge=judge,
)
