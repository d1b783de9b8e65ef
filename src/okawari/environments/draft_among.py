"""The same at Draft."""

from okawari.bots.greedy_draft import DraftMind
from okawari.bots.search.adapting import KINDS, rebuilt
from okawari.bots.taste import Taste, tasted_draft_answer
from okawari.draft.engine import legal
from okawari.draft.layout import View
from okawari.draft.seeing import look
from okawari.environments import among, draft_stepping
from okawari.environments.posts import Company
from okawari.structs import Cells, Rows, cell, cells, i8, struct
from okawari.table.faces import SEATS


@struct
class Among(Company):
    """Who sits at a table, and what bots think with."""

    who: Cells = cells(i8, SEATS)  # as in among.py
    tastes: Rows[Taste] = cells(Taste, SEATS)
    sight: View = cell(View)  # numba takes a field called view for numpy's own
    mind: DraftMind = cell(DraftMind)


WITH = {**KINDS, Company: Among}
THINKING = {"legal": legal, "look": look, "tasted_answer": tasted_draft_answer}
answer_bots = rebuilt([among.answer_bots], __name__, WITH, **THINKING)["answer_bots"]
run_tables = rebuilt([draft_stepping.run_tables], __name__, WITH, answer_bots=answer_bots)["run_tables"]
