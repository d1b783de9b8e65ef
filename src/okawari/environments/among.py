"""Tables with bots at some seats: the same steps, with compiled bots that answer whenever they are asked.

What a bot does follows from the seed, the number of the deal, its seat and how many steps the game has had.
"""

from typing import Any

from okawari.bots.mind import Mind
from okawari.bots.random_bot import random_answer
from okawari.bots.search.adapting import rebuilt
from okawari.bots.taste import Taste, tasted_answer
from okawari.compiled import Ints
from okawari.environments import stepping
from okawari.environments.posts import Company
from okawari.rules.engine import legal
from okawari.simulation.kernel import begin
from okawari.structs import Cells, Rows, cell, cells, i8, struct
from okawari.table.bits import low_bit
from okawari.table.faces import SEATS
from okawari.table.layout import View
from okawari.views.look import look

AT_RANDOM, BY_TASTE = 1, 2


@struct
class Among(Company):
    """Who sits at a table, and what bots think with."""

    who: Cells = cells(i8, SEATS)  # one of the above where a bot sits
    tastes: Rows[Taste] = cells(Taste, SEATS)
    sight: View = cell(View)  # numba takes a field called view for numpy's own
    mind: Mind = cell(Mind)


def answer_bots(t: Any, post: Any, dice: Any, company: Any, seed: Ints) -> None:
    """The answers of all bots that are asked."""
    rest = t.waiting & ~company.learners
    while rest != 0:
        seat = low_bit(rest)
        rest &= rest - 1
        begin(dice, seed, post.deal, 1 + seat + SEATS * post.steps)
        post.answers[seat] = bot_answer(t, seat, company, dice)


def bot_answer(t: Any, seat: int, company: Any, dice: Any) -> int:
    """A bot's answer, from nothing but its view."""
    answers = legal(t, seat)
    if company.who[seat] == AT_RANDOM:
        return random_answer(answers, dice)
    look(t, seat, company.sight)
    return tasted_answer(company.sight, answers, company.mind, company.tastes[seat], dice)


run_tables = rebuilt([stepping.run_tables], __name__, {Company: Among}, answer_bots=answer_bots)["run_tables"]
