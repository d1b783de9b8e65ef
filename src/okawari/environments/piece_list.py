"""The named pieces of an observation as parts of one flat row of numbers, and as text."""

import ctypes
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy

from okawari.draft import faces as draft_faces
from okawari.draft import questions as draft_questions
from okawari.environments.pieces import GAMES, Observation, Place
from okawari.structs import field_names
from okawari.table.faces import FACES, KINDS, PUDDING, SEATS, SPOT_NAMES
from okawari.table.questions import QUESTIONS

CHIPS = tuple(f"round {number + 1} {pile}" for number in range(draft_faces.ROUNDS) for pile in draft_faces.PILES)
PLACES = tuple(f"place {at}" for at in range(SEATS))
# What the cells of a piece stand for; a piece of places has one row of these for each.
LABELS: dict[str, tuple[str, ...]] = {
    "game": GAMES,
    "round": tuple(str(number + 1) for number in range(draft_faces.ROUNDS)),
    "question": (*QUESTIONS, *draft_questions.QUESTIONS),
    "kinds": KINDS,
    "copied": SPOT_NAMES,
    "actor": PLACES,
    "giver": PLACES,
    "piles": draft_faces.PILES,
    "places.front": SPOT_NAMES,
    "places.desserts": FACES[PUDDING:],
    "places.hand": FACES,
    "places.draft_front": draft_faces.SPOT_NAMES,
    "places.chips": CHIPS,
    "places.values": CHIPS,
    **dict.fromkeys(("copies", "out", "discards", "chosen", "laying", "drawn", "tray", "peeked", "action"), FACES),
    "request": FACES,
    **dict.fromkeys(("draft_hand", "draft_chosen", "draft_passed", "draft_dealt"), draft_faces.FACES),
}
# The same in every position of a game: nothing that a text has to repeat.
SETTINGS = ("game", "seats", "kinds", "rules", "draft_rules", "places.here", "copies")
# What one seat alone may know, and what it may know beyond what everybody does.
PRIVATE = (
    "question", "chosen", "copied", "dips", "drawn", "tray", "peeked",
    "draft_hand", "draft_chosen", "draft_passed", "draft_dealt",
)  # fmt: skip
PARTLY_PRIVATE = ("places.known", "places.hand", "places.values")


@dataclass(frozen=True)
class Piece:
    """Where a piece is among the bytes of an observation."""

    name: str
    shape: tuple[int, ...]
    bytes: tuple[int, ...]


@cache
def pieces() -> tuple[Piece, ...]:
    """All pieces, in order; those of the places one by one."""
    found = []
    for name in field_names(Observation):
        if name == "places":
            found += [_of_places(inner) for inner in field_names(Place)]
        else:
            at = getattr(Observation, name)
            shape = () if at.size == 1 else (at.size,)
            found.append(Piece(name, shape or (1,), tuple(range(at.offset, at.offset + at.size))))
    return tuple(found)


def _of_places(name: str) -> Piece:
    at, first = getattr(Place, name), Observation.places.offset  # type: ignore[attr-defined]  # a ctypes field
    starts = [first + seat * ctypes.sizeof(Place) + at.offset for seat in range(SEATS)]  # type: ignore[arg-type]
    cells = tuple(start + cell for start in starts for cell in range(at.size))
    return Piece(f"places.{name}", (SEATS,) if at.size == 1 else (SEATS, at.size), cells)


def text_of(found: dict[str, Any]) -> str:
    """Pieces as lines that people can read; what is 0 is left out."""
    lines = []
    for name, values in found.items():
        if name in SETTINGS or name == "story" or not values.any():
            continue
        if name.startswith("places."):
            rows = [(at, row) for at, row in enumerate(numpy.atleast_2d(values.T).T) if row.any()]
            told = [f"{at} {_cells(name, row)}" for at, row in rows]
            lines.append(f"{name.removeprefix('places.')}: {' | '.join(told)}")
        else:
            lines.append(f"{name}: {_cells(name, values)}")
    return "\n".join(lines)


def _cells(name: str, values: Any) -> str:
    """The cells of a piece that are not 0, by their labels."""
    labels = LABELS.get(name)
    if labels is None:
        return " ".join(str(int(value)) for value in values)
    there = [(labels[at], int(values[at])) for at in numpy.flatnonzero(values)]
    return ", ".join(label if number == 1 else f"{label} {number}" for label, number in there)
