"""What is compiled to be compared: one door to each engine, so that there is one thing to compile for each."""

from okawari.draft.engine import answer as draft_answer
from okawari.draft.engine import can_take_back as draft_can_take_back
from okawari.draft.engine import legal as draft_legal
from okawari.draft.engine import new_game as draft_new_game
from okawari.draft.engine import take_back as draft_take_back
from okawari.draft.layout import Table as DraftTable
from okawari.draft.layout import View as DraftView
from okawari.draft.scoring import winners as draft_winners
from okawari.draft.seeing import imagine as draft_imagine
from okawari.draft.seeing import look as draft_look
from okawari.rules.engine import answer, can_take_back, legal, new_game, take_back
from okawari.rules.scoring import winners
from okawari.structs import Cells, Rows, cells, i64, struct
from okawari.table.layout import Table, View
from okawari.views.imagine import imagine
from okawari.views.look import look

NEW, LEGAL, ANSWER, CAN_TAKE_BACK, TAKE_BACK, LOOK, IMAGINE, WINNERS = range(8)


@struct
class Dice:
    """Chance of one's own."""

    chance: Cells = cells(i64, 4)


def serve(tables: Rows[Table], views: Rows[View], dice: Rows[Dice], what: int, seat: int, choice: int) -> int:
    """Classic and Party: the table in play is the first, the imagined one the second."""
    if what == NEW:
        new_game(tables[0])
    elif what == LEGAL:
        return legal(tables[0], seat)
    elif what == ANSWER:
        answer(tables[0], seat, choice)
    elif what == CAN_TAKE_BACK:
        return int(can_take_back(tables[0], seat))
    elif what == TAKE_BACK:
        take_back(tables[0], seat)
    elif what == LOOK:
        look(tables[0], seat, views[0])
    elif what == IMAGINE:
        imagine(views[0], tables[1], dice[0])
    elif what == WINNERS:
        return winners(tables[0])
    return 0


def serve_draft(
    tables: Rows[DraftTable], views: Rows[DraftView], dice: Rows[Dice], what: int, seat: int, choice: int
) -> int:
    """The same for Draft."""
    if what == NEW:
        draft_new_game(tables[0])
    elif what == LEGAL:
        return draft_legal(tables[0], seat)
    elif what == ANSWER:
        draft_answer(tables[0], seat, choice)
    elif what == CAN_TAKE_BACK:
        return int(draft_can_take_back(tables[0], seat))
    elif what == TAKE_BACK:
        draft_take_back(tables[0], seat)
    elif what == LOOK:
        draft_look(tables[0], seat, views[0])
    elif what == IMAGINE:
        draft_imagine(views[0], tables[1], dice[0])
    elif what == WINNERS:
        return draft_winners(tables[0])
    return 0
