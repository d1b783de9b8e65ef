"""The same steps at Draft: the same functions, with Draft's rules in the place of the others'."""

from typing import Any

from okawari.bots.search.adapting import adapted
from okawari.draft.engine import carry_on, legal, new_game, note
from okawari.draft.questions import OVER
from okawari.draft.scoring import winners
from okawari.environments import stepping
from okawari.environments.draft_encoding import encode, show_common


def points_of(t: Any, seat: int) -> int:
    """The points of the chips that a seat has won: it knows its own."""
    return t.mine[seat].points  # type: ignore[no-any-return]


allow = adapted(stepping.allow, __name__, legal=legal, OVER=OVER)
show = adapted(stepping.show, __name__, encode=encode, show_common=show_common, allow=allow)
deal = adapted(stepping.deal, __name__, new_game=new_game, points_of=points_of)
take_answers = adapted(stepping.take_answers, __name__, decide=note, carry_on=carry_on)
pay = adapted(stepping.pay, __name__, points_of=points_of, winners=winners, OVER=OVER)
step = adapted(stepping.step, __name__, take_answers=take_answers, pay=pay, deal=deal, OVER=OVER)
begin_game = adapted(stepping.begin_game, __name__, deal=deal)
run_tables = adapted(stepping.run_tables, __name__, step=step, begin_game=begin_game, show=show)
