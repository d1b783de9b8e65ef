"""The same steps at Draft: the same functions, with Draft's rules in the place of the others'."""

from typing import Any

from okawari.bots.search.adapting import adapted
from okawari.draft.engine import carry_on, legal, new_game, note
from okawari.draft.questions import OVER
from okawari.draft.scoring import winners
from okawari.environments import stepping
from okawari.environments.draft_encoding import encode, show_common, wipe


def points_of(t: Any, seat: int) -> int:
    """The points of the chips that a seat has won: it knows its own."""
    return t.mine[seat].points  # type: ignore[no-any-return]


show = adapted(stepping.show, __name__, encode=encode, show_common=show_common, wipe=wipe, legal=legal, OVER=OVER)
take_answers = adapted(stepping.take_answers, __name__, decide=note, carry_on=carry_on)
note_end = adapted(stepping.note_end, __name__, points_of=points_of, winners=winners)
pay = adapted(stepping.pay, __name__, points_of=points_of, note_end=note_end, OVER=OVER)
answer_all = adapted(stepping.answer_all, __name__, take_answers=take_answers)
wait_for_learners = adapted(stepping.wait_for_learners, __name__, answer_all=answer_all, OVER=OVER)
deal = adapted(stepping.deal, __name__, new_game=new_game, points_of=points_of, wait_for_learners=wait_for_learners)
FLOW = {"answer_all": answer_all, "wait_for_learners": wait_for_learners}
step = adapted(stepping.step, __name__, pay=pay, deal=deal, OVER=OVER, **FLOW)
begin_game = adapted(stepping.begin_game, __name__, deal=deal)
run_tables = adapted(stepping.run_tables, __name__, step=step, begin_game=begin_game, show=show)
