"""The pieces of an observation as text, and which of them are for one seat alone."""

from typing import Any

import numpy

from okawari.draft import faces as draft_faces
from okawari.draft import questions as draft_questions
from okawari.environments.pieces import GAMES
from okawari.table.faces import FACES, KINDS, PUDDING, SEATS, SPOT_NAMES
from okawari.table.questions import QUESTIONS

CHIPS = tuple(f"round {number + 1} {pile}" for number in range(draft_faces.ROUNDS) for pile in draft_faces.PILES)
PLACES = tuple(f"place {at}" for at in range(SEATS))
# What the cells of a piece stand for; a piece of places has one row of these for each.
LABELS: dict[str, tuple[str, ...]] = {
    "shared.game": GAMES,
    "shared.round": tuple(str(number + 1) for number in range(draft_faces.ROUNDS)),
    "shared.kinds": KINDS,
    "shared.piles": draft_faces.PILES,
    "own.question": (*QUESTIONS, *draft_questions.QUESTIONS),
    "own.copied": SPOT_NAMES,
    "own.actor": PLACES,
    "own.giver": PLACES,
    "places.front": SPOT_NAMES,
    "places.desserts": FACES[PUDDING:],
    "places.hand": FACES,
    "draft_places.front": draft_faces.SPOT_NAMES,
    "draft_places.chips": CHIPS,
    "draft_places.values": CHIPS,
    **{f"shared.{name}": FACES for name in ("copies", "out", "discards", "action", "request")},
    **{f"own.{name}": FACES for name in ("chosen", "laying", "drawn", "tray", "peeked")},
    **{f"draft_own.{name}": draft_faces.FACES for name in ("hand", "chosen", "passed", "dealt")},
}
# The same in every position of a game: nothing that a text has to repeat.
SETTINGS = ("shared.game", "shared.seats", "shared.kinds", "shared.copies", "places.here")
RULES = ("shared.rules.", "shared.draft_rules.")
OF_PLACES = ("places.", "draft_places.")
# What one seat alone may know, and what it may know beyond what everybody does.
PRIVATE = (
    "own.question", "own.chosen", "own.copied", "own.dips", "own.drawn", "own.tray", "own.peeked",
    "draft_own.hand", "draft_own.chosen", "draft_own.passed", "draft_own.dealt",
)  # fmt: skip
PARTLY_PRIVATE = ("places.known", "places.hand", "draft_places.values")


def text_of(found: dict[str, Any]) -> str:
    """Pieces as lines that people can read; what is 0 is left out."""
    lines = []
    for name, values in found.items():
        if name in SETTINGS or name.startswith(RULES) or name == "story" or not values.any():
            continue
        title = name.rpartition(".")[2]
        if name.startswith(OF_PLACES):
            rows = [(at, row) for at, row in enumerate(numpy.atleast_2d(values.T).T) if row.any()]
            told = [f"{at} {_cells(name, row)}" for at, row in rows]
            lines.append(f"{title}: {' | '.join(told)}")
        else:
            lines.append(f"{title}: {_cells(name, values)}")
    return "\n".join(lines)


def _cells(name: str, values: Any) -> str:
    """The cells of a piece that are not 0, by their labels."""
    labels = LABELS.get(name)
    if labels is None:
        return " ".join(str(int(value)) for value in values)
    there = [(labels[at], int(values[at])) for at in numpy.flatnonzero(values)]
    return ", ".join(label if number == 1 else f"{label} {number}" for label, number in there)
