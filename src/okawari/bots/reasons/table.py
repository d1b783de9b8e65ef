"""Why an answer is good at Classic and Party, question by question, in greedy's numbers."""

from collections.abc import Callable
from typing import Any

from okawari.bots.dishes import worth
from okawari.bots.gains import gain
from okawari.bots.reasons.cards import HALF, card_clause
from okawari.bots.reasons.reason import Clause, about, clause
from okawari.bots.reasons.values import Values, points_now
from okawari.cards.spoon import faces_of
from okawari.table.faces import CHOPSTICKS3, DIPPED, FACE_COUNT, K_CHOPSTICKS, K_SPOON, SPOON6
from okawari.table.questions import (
    ANNOUNCE,
    BROAD_KINDS,
    COPY_OF_TOOL,
    DIP,
    FLIP,
    FLIP_ORDER,
    FOR_DUMMY,
    GIVE,
    PASS,
    PICK,
    REQUEST,
    SECOND,
    TARGET,
    TRAY,
    WHOLE_KIND,
)
from okawari.views.seat_view import View

LEAST = clause("reason-least")


def table_clause(view: View, values: Values, answer: int) -> Clause:
    """Why greedy gives this answer."""
    return FAMILIES[view.raw.mine.ask](view, values, answer)


def pick(view: View, values: Values, answer: int) -> Clause:
    """A card to keep: for what it brings, or for what it keeps from the next player."""
    return denial(values, answer) or card_clause(view, values.mind, answer, values.own(answer))


def denial(values: Values, answer: int) -> Clause | None:
    """The next player's loss, where that decides, or is all there is to say."""
    theirs = about(values.mind.theirs[answer])
    if values.denials.get(answer, 0) <= 0 or theirs < 1:
        return None
    decides = any(values.own(other) > values.own(answer) for other in values.gains)
    return clause("reason-deny", points=theirs) if decides or values.own(answer) < HALF else None


def second(view: View, values: Values, answer: int) -> Clause:
    """A second card by chopsticks, or none."""
    if answer == PASS:
        return clause("reason-save") if values.gains[PASS] >= HALF else LEAST
    return card_clause(view, values.mind, answer, values.gains[answer])


def tray(view: View, values: Values, answer: int) -> Clause:
    """A card from the menu."""
    return card_clause(view, values.mind, answer, values.gains[answer])


def announce(view: View, values: Values, answer: int) -> Clause:
    """A tool to use, or to keep."""
    m, seat = values.mind, view.raw.seat
    if answer == PASS:
        kept = max(worth(m, seat, K_CHOPSTICKS), worth(m, seat, K_SPOON))
        return clause("reason-save") if kept >= HALF and values.best == values.gains[PASS] else LEAST
    if values.gains[answer] < HALF:
        return LEAST
    face = answer - COPY_OF_TOOL if answer > SPOON6 else answer
    name = "reason-use-chopsticks" if face <= CHOPSTICKS3 else "reason-use-spoon"
    return clause(name, points=about(values.gains[answer]))


def for_dummy(view: View, values: Values, answer: int) -> Clause:
    """A card for the dummy."""
    return denial(values, answer) or clause("reason-dummy")


def request(view: View, values: Values, answer: int) -> Clause:
    """A card to ask for: the giver gives the one of least use."""
    faces = faces_of(BROAD_KINDS[answer - WHOLE_KIND]) if answer >= WHOLE_KIND else 1 << answer
    wanted = [face for face in range(FACE_COUNT) if faces >> face & 1]
    value = min(gain(view.raw, values.mind, view.raw.seat, face) for face in wanted)
    now = sum(points_now(view, values.mind, answer)) if len(wanted) == 1 else 0
    return clause("reason-request", points=max(now, about(value))) if value >= HALF else LEAST


def give(view: View, values: Values, answer: int) -> Clause:
    """A card to give away."""
    helps = -values.gains[answer]
    return clause("reason-give", points=about(helps)) if helps >= HALF else clause("reason-give-little")


def target(view: View, values: Values, answer: int) -> Clause:
    """A dish to copy."""
    value = values.gains[answer]
    return clause("reason-copy", points=about(value)) if value >= HALF else LEAST


def dip(view: View, values: Values, answer: int) -> Clause:
    """A place for a nigiri."""
    if answer < DIPPED:
        return clause("reason-undipped")
    return clause("reason-dipped", points=points_now(view, values.mind, answer)[0])


def flip(view: View, values: Values, answer: int) -> Clause:
    """A card to turn over, or no more."""
    if answer == PASS:
        return clause("reason-flip-none")
    value = values.gains[answer]
    return clause("reason-flip", points=about(value)) if value >= HALF else LEAST


FAMILIES: dict[int, Callable[[View, Values, Any], Clause]] = {
    PICK: pick,
    SECOND: second,
    TRAY: tray,
    ANNOUNCE: announce,
    FOR_DUMMY: for_dummy,
    REQUEST: request,
    GIVE: give,
    TARGET: target,
    DIP: dip,
    FLIP: flip,
    FLIP_ORDER: flip,
}
