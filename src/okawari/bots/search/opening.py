"""What the others have chosen in this turn is not known: in a search they choose again."""

from okawari.draft.engine import clear
from okawari.draft.layout import Table as DraftTable
from okawari.draft.questions import CHOOSE as DRAFT_CHOOSE
from okawari.draft.questions import KEEP_ONE, first_question
from okawari.draft.questions import ask as draft_ask
from okawari.rules.engine import ask_late
from okawari.rules.turn import begin
from okawari.table.layout import Table
from okawari.table.questions import CHOOSE, LATE_ANNOUNCE


def reopen(t: Table, me: int) -> None:
    """At Classic and Party."""
    for seat in range(t.seats_n):
        if seat != me:
            if t.stage == CHOOSE:
                begin(t, seat)
            elif t.stage == LATE_ANNOUNCE:
                ask_late(t, seat)


def reopen_draft(t: DraftTable, me: int) -> None:
    """At Draft."""
    if t.stage == DRAFT_CHOOSE or t.stage == KEEP_ONE:
        for seat in range(t.seats_n):
            if seat != me:
                clear(t.mine[seat])
                draft_ask(t, seat, first_question(t.stage))
