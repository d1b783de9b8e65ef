"""Score sheets: every point of a game with the reason for it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from okawari.draft import faces as draft_faces
from okawari.table.faces import FLIPPED_LINE, K_PUDDING, LINES
from okawari.table.layout import Table
from okawari.views.reasons import line_name, reason
from okawari.views.story import Event


@dataclass(frozen=True)
class ScoreLine:
    """Points of one kind for one seat. Desserts, which count at the end of the game, have no round."""

    round: int | None
    seat: int
    kind: str
    points: int
    why: str
    numbers: dict[str, Any] = field(default_factory=dict)


def round_lines(t: Table) -> list[ScoreLine]:
    """The lines of a round that was just scored."""
    return _lines(t, t.round + 1, [*range(K_PUDDING), FLIPPED_LINE])


def dessert_lines(t: Table) -> list[ScoreLine]:
    """The lines of the end of a game."""
    return _lines(t, None, range(K_PUDDING, LINES - 1))


def _lines(t: Table, number: int | None, lines: Sequence[int]) -> list[ScoreLine]:
    found = []
    for seat in range(t.places):
        for line in lines:
            points = t.seats[seat].lines[line]
            if points:
                found.append(ScoreLine(number, seat, line_name(line), points, *reason(t, seat, line)))
    return found


def chip_lines(events: Sequence[Event]) -> list[ScoreLine]:
    """The chips of a finished Draft game, with what won them."""
    lines: list[ScoreLine] = []
    won: dict[tuple[int, str, int], int] = {}
    values: dict[tuple[int, str], list[int]] = {}
    played: dict[int, list[str]] = {}
    number = 0
    for event in events:
        if event.what == "round_started":
            number, played = event.values["round"], {}
        elif event.what == "played":
            played.setdefault(event.seat, []).append(event.values["card"])
        elif event.what == "chip_taken":
            won[event.seat, event.values["card"], number] = _count(played.get(event.seat, []), event.values["card"])
        elif event.what == "chip_shown":
            values.setdefault((event.seat, event.values["card"]), []).append(event.values["points"])
    for (seat, pile, number), count in won.items():
        points = values[seat, pile].pop(0)
        why = "why-chip-dessert" if pile == "dessert" else "why-chip"
        lines.append(ScoreLine(number, seat, pile, points, why, {"card": pile, "count": count}))
    return lines


def _count(cards: Sequence[str], pile: str) -> int:
    """Cards of a type; for the dessert the different types."""
    types = [card.removeprefix("wild=").rstrip("*") for card in cards]
    return len({*types}) if pile == draft_faces.PILES[-1] else types.count(pile)
