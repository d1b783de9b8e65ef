"""The same at Draft: the same functions, with Draft's rules in the place of the others'."""

from typing import Any

from okawari.bots.search.adapting import KINDS, rebuilt
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


FLOW = {"new_game": new_game, "legal": legal, "decide": note, "advance": advance, "SCORED": SCORED, "OVER": OVER}
SHOWING = {"encode": encode, "show_common": show_common, "pay": pay}
TELLING = {"LOG": LOG, "FACE_COUNT": FACE_COUNT, "sees_hand": sees_hand}
KEPT_BACK = {"SECRET": sum(1 << what for what in PRIVATE), "UNTOLD": 1 << CHOSEN | 1 << TOOK_BACK}
ENTRIES = deals.play, deals.deal, deals.observe, deals.retell
made = rebuilt(ENTRIES, __name__, KINDS, **FLOW, **SHOWING, **TELLING, **KEPT_BACK)
play, deal, observe, retell = (made[entry.__name__] for entry in ENTRIES)
