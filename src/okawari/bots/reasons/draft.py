"""Why an answer is good at Draft: chips within reach."""

from okawari.bots.reasons.cards import HALF
from okawari.bots.reasons.reason import Clause, about, clause
from okawari.bots.reasons.values import Values
from okawari.draft.copying import copy_public
from okawari.draft.faces import STARRED, TYPE_COUNT, WILD
from okawari.draft.layout import Table
from okawari.draft.questions import KEEP, QUESTIONS, WILD_TYPE
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
    """The message about what the card does for the chips."""
    step = step_of(values.mind.table, view.raw.seat, answer, view.raw.mine.ask == WILD_TYPE)
    return f"reason-draft-{step}"


def open_draft_clause(view: View, seat: int, question: str, answer: int) -> Clause:
    """What an answer that was shown does on the open table: chips that somebody has won count for nothing here."""
    t = Table()
    copy_public(view.raw, t)
    return clause(f"reason-open-{step_of(t, seat, answer, question == QUESTIONS[WILD_TYPE])}")


def step_of(t: Table, seat: int, answer: int, joins: bool) -> str:
    """What a card does for the chips: it leads, begins something new, or comes closer; a wild may be told to join."""
    if not joins and answer == WILD:
        return "wild"
    if leads(t, seat, WILD + answer if joins else answer):
        return "most"
    begun = types_of(t.seats[seat]) >> answer % STARRED & 1
    return "closer" if joins or begun else "new"


def leads(table: Table, seat: int, spot: int) -> bool:
    """Whether nobody has as much of a type once a card lies there."""
    t, kind = copy_of(table), spot % TYPE_COUNT
    t.seats[seat].front[spot] += 1
    mine, *others = (
        halves(t.seats[one], kind, t.rules.advanced) for one in sorted(range(t.places), key=lambda place: place != seat)
    )
    return mine > max(others)
