"""Why an answer is good at Draft: chips within reach."""

from okawari.bots.reasons.cards import HALF
from okawari.bots.reasons.reason import Clause, about, clause
from okawari.bots.reasons.values import Values
from okawari.draft.faces import STARRED, TYPE_COUNT, WILD
from okawari.draft.questions import KEEP, WILD_TYPE
from okawari.draft.scoring import halves
from okawari.draft.zones import types_of
from okawari.structs import copy_of
from okawari.views.seat_view import View


def draft_clause(view: View, values: Values, answer: int) -> Clause:
    """Why greedy gives this answer."""
    value = values.gains[answer]
    if value <= -HALF:
        return clause("reason-harm", points=about(-value))
    if value < HALF:
        return clause("reason-least")
    if view.raw.mine.ask == KEEP:
        return clause("reason-keep")
    return clause(chance_of(view, values, answer), points=about(value))


def chance_of(view: View, values: Values, answer: int) -> str:
    """What the card does for the chips: it leads, begins something new, or comes closer."""
    joins = view.raw.mine.ask == WILD_TYPE
    if not joins and answer == WILD:
        return "reason-draft-wild"
    if leads(view, values, WILD + answer if joins else answer):
        return "reason-draft-most"
    begun = types_of(view.raw.seats[view.raw.seat]) >> answer % STARRED & 1
    return "reason-draft-closer" if joins or begun else "reason-draft-new"


def leads(view: View, values: Values, spot: int) -> bool:
    """Whether nobody has as much of a type once a card lies there."""
    t, seat, kind = copy_of(values.mind.table), view.raw.seat, spot % TYPE_COUNT
    t.seats[seat].front[spot] += 1
    mine, *others = (
        halves(t.seats[one], kind, t.rules.advanced) for one in sorted(range(t.places), key=lambda place: place != seat)
    )
    return mine > max(others)
