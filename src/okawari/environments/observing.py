"""An observation of any view: what lets a learner's network play wherever bots do."""

from typing import Any

import numpy

from okawari.environments import draft_encoding, encoding
from okawari.environments.pieces import ACTIONS, GAMES, WAIT, Observation
from okawari.views.seat_view import View


def observe(view: View) -> Any:
    """The observation that the environments give a seat with this view.

    >>> from okawari.game import Game
    >>> observe(Game("party", seats=4, seed="tea").view(2)).dtype
    dtype('int8')
    """
    if view.seat is None:
        raise ValueError("a spectator has no observation: take the view of a seat")
    code: Any = draft_encoding if view.game == "draft" else encoding
    raw, common = view.raw, Observation()
    seen: Any = Observation()
    hands = {raw.seats[view.seat].hand: raw.hand} if view.game == "draft" else raw.hands
    groups = code.show_common(raw, common)
    common.shared.game[GAMES.index(view.game)] = 1
    code.encode(raw, raw.mine, hands, view.seat, common, seen, groups, 0)
    return numpy.frombuffer(seen, numpy.int8).copy()


def open_answers(view: View) -> Any:
    """The mask that goes with it."""
    mask = numpy.zeros(ACTIONS, numpy.int8)
    mask[[answer.id for answer in view.legal] or [WAIT]] = 1
    return mask
