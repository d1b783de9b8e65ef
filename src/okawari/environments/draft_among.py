"""The same at Draft."""

from okawari.bots.greedy_draft import DraftMind
from okawari.bots.search.adapting import adapted
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


KINDS = {Company: Among}
bot_answer = adapted(among.bot_answer, __name__, KINDS, legal=legal, look=look, tasted_answer=tasted_draft_answer)
answer_bots = adapted(among.answer_bots, __name__, KINDS, bot_answer=bot_answer)
answer_all = adapted(draft_stepping.answer_all, __name__, KINDS, answer_bots=answer_bots)
wait_for_learners = adapted(draft_stepping.wait_for_learners, __name__, KINDS, answer_all=answer_all)
deal = adapted(draft_stepping.deal, __name__, KINDS, wait_for_learners=wait_for_learners)
FLOW = {"answer_all": answer_all, "wait_for_learners": wait_for_learners}
step = adapted(draft_stepping.step, __name__, KINDS, deal=deal, **FLOW)
begin_game = adapted(draft_stepping.begin_game, __name__, KINDS, deal=deal)
run_tables = adapted(draft_stepping.run_tables, __name__, KINDS, step=step, begin_game=begin_game)
