"""The same at Draft: the same functions, with Draft's rules in the place of the others'."""

from typing import Any

from okawari.bots.search.adapting import adapted
from okawari.draft.engine import advance, legal, new_game, note
from okawari.draft.events import CHOSEN, PRIVATE, TOOK_BACK
from okawari.draft.faces import FACE_COUNT
from okawari.draft.layout import LOG
from okawari.draft.questions import CHOOSE, KEEP_ONE, OVER, SCORED
from okawari.environments import deals
from okawari.environments.draft_encoding import encode, show_common
from okawari.environments.draft_stepping import pay

HIDING = CHOOSE, KEEP_ONE


def sees_hand(t: Any, seat: int) -> bool:
    """Everybody always looks at the hand."""
    return True


to_deal = adapted(deals.to_deal, __name__, SCORED=SCORED)
go_on = adapted(deals.go_on, __name__, to_deal=to_deal, advance=advance, OVER=OVER)
deal_round = adapted(deals.deal_round, __name__, new_game=new_game, advance=advance, go_on=go_on)
take = adapted(deals.take, __name__, decide=note, go_on=go_on)
mark = adapted(deals.mark, __name__, legal=legal, to_deal=to_deal, OVER=OVER)
KEPT_BACK = {"SECRET": sum(1 << what for what in PRIVATE), "UNTOLD": 1 << CHOSEN | 1 << TOOK_BACK}
is_told = adapted(deals.is_told, __name__, **KEPT_BACK)
tell = adapted(deals.tell, __name__, is_told=is_told, LOG=LOG)
tell_hand = adapted(deals.tell_hand, __name__, FACE_COUNT=FACE_COUNT)
play = adapted(deals.play, __name__, take=take, pay=pay, mark=mark)
deal = adapted(deals.deal, __name__, deal_round=deal_round, mark=mark)
observe = adapted(deals.observe, __name__, encode=encode, show_common=show_common)
TELLING = {"to_deal": to_deal, "deal_round": deal_round, "take": take, "tell": tell}
retell = adapted(deals.retell, __name__, sees_hand=sees_hand, tell_hand=tell_hand, **TELLING)
