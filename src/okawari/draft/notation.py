"""Draft tables as text: okawari.table.notation with the names of Draft."""

from typing import Any, TypeVar

from okawari.draft.faces import FACES, PILES, SPOT_NAMES
from okawari.draft.questions import QUESTIONS, STAGES
from okawari.table import notation

Structure = TypeVar("Structure")

DRAFT_CODES = notation.Codes(
    counted={
        **dict.fromkeys(("cards", "dealt", "out", "bag"), FACES),
        "front": SPOT_NAMES,
        "pile_n": PILES,
    },
    listed={"deck": FACES},
    single={"stage": STAGES, "ask": QUESTIONS, "pick": FACES, "keep": FACES, "joins": FACES},
)


def write(structure: Any) -> str:
    """A table, a view or any part of one as text."""
    return notation.write(structure, DRAFT_CODES)


def read(kind: type[Structure], text: str) -> Structure:
    """The structure of this kind that a text describes; refuses what does not fit, with the number of the line."""
    return notation.read(kind, text, DRAFT_CODES)
