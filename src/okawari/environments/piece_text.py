"""The pieces of an observation as text, and which of them are for one seat alone."""

from typing import Any

import numpy

from okawari.draft import faces as draft_faces
from okawari.draft import questions as draft_questions
from okawari.environments.pieces import DUE, FIRST_BOX, FIRST_DUE, GAMES
from okawari.table.actions import face_of
from okawari.table.faces import FACES, KINDS, PUDDING, SPECIAL_ORDER, SPOT_NAMES, TEMPURA, URAMAKI3
from okawari.table.questions import QUESTIONS

CHIPS = tuple(f"round {number + 1} {pile}" for number in range(draft_faces.ROUNDS) for pile in draft_faces.PILES)
ACTING = tuple(
    ("special_order=" if entry & 1 else "") + FACES[face_of(entry)] for entry in range(FIRST_DUE, FIRST_DUE + DUE)
)
# What the cells of a piece stand for; a piece of places has one row of these for each.
LABELS: dict[str, tuple[str, ...]] = {
    "shared.game": GAMES,
    "shared.round": tuple(str(number + 1) for number in range(draft_faces.ROUNDS)),
    "shared.kinds": KINDS,
    "shared.piles": draft_faces.PILES,
    "own.question": (*QUESTIONS, *draft_questions.QUESTIONS),
    "choice.copied": SPOT_NAMES,
    "places.front": SPOT_NAMES,
    "turn_places.fresh": SPOT_NAMES,
    "order_places.front": SPOT_NAMES,
    "places.desserts": FACES[PUDDING:],
    "order_places.desserts": FACES[PUDDING:],
    "turn_places.due": ACTING,
    "choice.tools": ACTING,
    "box_places.used": ACTING[FIRST_BOX - FIRST_DUE :],
    "places.beside": (*FACES[URAMAKI3:TEMPURA], FACES[SPECIAL_ORDER]),
    **dict.fromkeys(("places.hand", "turn_places.laying", "box_places.flipped", "spoon_places.lacks"), FACES),
    "draft_places.front": draft_faces.SPOT_NAMES,
    "draft_places.chips": CHIPS,
    "draft_places.values": CHIPS,
    **{f"shared.{name}": FACES for name in ("copies", "out", "discards", "action", "request")},
    **{f"choice.{name}": FACES for name in ("pick", "second", "for_dummy")},
    **{f"sight.{name}": FACES for name in ("drawn", "tray", "peeked")},
    **{f"draft_own.{name}": draft_faces.FACES for name in ("hand", "pick", "keep", "dealt")},
    "draft_own.joins": draft_faces.TYPES,
    "draft_held.cards": draft_faces.FACES,
}
# The same in every position of a game: nothing that a text has to repeat.
SETTINGS = ("shared.game", "shared.seats", "shared.kinds", "shared.copies", "places.here")
RULES = ("shared.rules.", "shared.draft_rules.")
OF_PLACES = ("places.", "turn_places.", "order_places.", "box_places.", "spoon_places.", "draft_places.", "draft_held.")
# What one seat alone may know, and what it may know beyond what everybody does.
PRIVATE = (
    "own.question", "choice.pick", "choice.second", "choice.for_dummy", "choice.copied", "choice.dips", "choice.tools",
    "sight.drawn", "sight.tray", "sight.peeked",
    "draft_own.hand", "draft_own.pick", "draft_own.joins", "draft_own.keep", "draft_own.dealt", "draft_held.cards",
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
