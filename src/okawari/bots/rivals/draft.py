"""The same tries at Draft, with Draft's rules in the place of the others'."""

from typing import Any

from okawari.bots.rivals import walk
from okawari.bots.rivals.averages import learn
from okawari.bots.rivals.layout import DraftRivalSearch, RivalNode
from okawari.bots.rivals.tree import AVERAGES, TRIES, VALUE, back_up
from okawari.bots.rivals.worth import NOT_OVER, evaluate
from okawari.bots.search.adapting import adapted
from okawari.bots.search.opening import reopen_draft
from okawari.compiled import Ints
from okawari.draft.engine import advance, legal, note
from okawari.draft.layout import Table
from okawari.draft.layout import View as DraftView
from okawari.draft.questions import OVER
from okawari.draft.scoring import winners
from okawari.draft.seeing import imagine
from okawari.structs import Rows
from okawari.table.chance import Dice

answer = adapted(walk.answer, __name__, legal=legal)
play_out = adapted(walk.play_out, __name__, answer=answer, decide=note, advance=advance, OVER=OVER)


def explore(
    views: Rows[DraftView], works: Rows[DraftRivalSearch], nodes: Rows[RivalNode], dice: Rows[Dice], settings: Ints
) -> int:
    """So many tries more for the seat of a view, each in a world of its own; how many."""
    w = works[0]
    w.root = views[0].seat
    for _ in range(settings[TRIES]):
        imagine(views[0], w.table, dice[0])
        reopen_draft(w.table, w.root)
        play_out(w, w.table, nodes, settings, dice[0])
        judge(w, w.table, settings[VALUE])
        back_up(w, nodes, w.table.seats_n)
        if settings[AVERAGES]:
            learn(w)
    return settings[TRIES]


def judge(w: Any, t: Table, value: int) -> None:
    """Fill in the values of all seats: the chips that each has taken."""
    won = NOT_OVER
    if t.stage == OVER:
        won = winners(t)
    for seat in range(t.seats_n):
        t.tally[seat] = t.mine[seat].points
    evaluate(w, t, won, value)
