"""What the solution of an ending says: how the opponent mixes, what each choice comes to, what to answer next."""

from typing import Any

from okawari.bots.search.ending import ANSWERS, Ending, Frame
from okawari.bots.search.matrix import MOST, settle
from okawari.bots.search.worth import WHOLE
from okawari.rules.engine import decide
from okawari.structs import bytes_of, copy_of

Way = tuple[int, ...]  # what a seat answers before the cards are shown


def next_answers(frame: Frame, view: Any) -> dict[int, float]:
    """How often to give which answer to the question in a view, after what the seat has answered in this turn.

    Where nobody should have answered that, the best of what is left.
    """
    ways = ways_of(frame)
    open_ways = {row: choice for row, way in enumerate(ways) if (choice := answer_now(frame, view, way)) is not None}
    found = dict.fromkeys(open_ways.values(), 0.0)
    for row, choice in open_ways.items():
        found[choice] += frame.mix[row]
    total = sum(found.values())
    if total > 1e-6:
        return {choice: share / total for choice, share in found.items()}
    values = values_of(frame, opponents_mix(frame))
    best = max(open_ways, key=lambda row: values[ways[row]])
    return {open_ways[best]: 1.0}


def answer_now(frame: Frame, view: Any, way: Way) -> int | None:
    """Which answer of a way is asked for in a view; None if the seat has answered otherwise."""
    t = copy_of(frame.table)
    for choice in way:
        if bytes_of(t.mine[view.seat]) == bytes_of(view.mine):
            return choice
        decide(t, view.seat, choice)
    return None


def ways_of(frame: Frame) -> list[Way]:
    """All that the seat can answer, row by row."""
    rows = ([frame.answers[row * ANSWERS + i] for i in range(ANSWERS)] for row in range(frame.rows))
    return [tuple(answer for answer in row if answer >= 0) for row in rows]


def opponents_mix(frame: Frame) -> list[float]:
    """How often the opponent should choose each column: the same game, seen from the other side."""
    other = Frame()
    other.rows, other.columns = frame.columns, frame.rows
    for row in range(frame.rows):
        for column in range(frame.columns):
            other.payoffs[column * MOST + row] = WHOLE - frame.payoffs[row * MOST + column]
    settle(Ending(), other)
    return [other.mix[column] for column in range(frame.columns)]


def values_of(frame: Frame, against: list[float]) -> dict[Way, float]:
    """What each way to answer comes to against this mix, in shares of the win."""
    found = {}
    for row, way in enumerate(ways_of(frame)):
        total = sum(share * frame.payoffs[row * MOST + column] for column, share in enumerate(against))
        found[way] = total / WHOLE
    return found
