"""docs/observation.md: the pieces of an observation, from the structure itself and what stands beside its fields."""

import inspect
import re
from pathlib import Path

from okawari.draft.layout import Rules as DraftRules
from okawari.environments import pieces
from okawari.environments.naming import PIECES
from okawari.environments.pieces import ACTIONS, WAIT
from okawari.environments.tables import SIZE
from okawari.table.layout import Rules

HEAD = """# The pieces of an observation

Made from `okawari.environments.pieces` by `make generate`; do not edit. An observation is {size} small whole numbers
(int8), the same for all games, menus and numbers of seats: what a game does not have is 0. Places are counted from the
observer: place 0 is its own, place 1 the next seat to the left, and so on; a dummy comes after the last player.
`okawari.environments.naming.named(observation)` takes an observation, or an array of them, apart.

Answers are numbers below {actions}, the engine's own: what one means depends on the question, `Game.legal` and
`View.legal` say it in words. {wait} is for seats that are not asked.

| piece | from | shape | what it says |
|---|---|---|---|
"""
FIELD = re.compile(r"^    (\w+): [^#\n]*#\s*(.+)$", re.MULTILINE)
TEXTS = {
    "shared.rules.": Rules,
    "shared.draft_rules.": DraftRules,
    "shared.": pieces.Shared,
    "places.": pieces.Place,
    "own.": pieces.Own,
    "draft_places.": pieces.DraftPlace,
    "draft_own.": pieces.DraftOwn,
}


def text(_: Path) -> str:
    """The page."""
    rows = [
        f"| `{piece.name}` | {piece.cells[0]} | {'×'.join(map(str, piece.shape)) or '1'} | {_said(piece.name)} |\n"
        for piece in PIECES
    ]
    return HEAD.format(size=SIZE, actions=ACTIONS, wait=WAIT) + "".join(rows)


def _said(name: str) -> str:
    """What stands beside a field where it is declared."""
    before = next(start for start in TEXTS if name.startswith(start))
    source = inspect.getsource(inspect.getmodule(TEXTS[before]) or pieces)
    declared = source[source.index(f"class {TEXTS[before].__name__}:") :]
    declared = declared[: declared.find("\n\n\n") % len(declared)]
    said: dict[str, str] = dict(FIELD.findall(declared))
    if "rules" in before:
        return said.get(name.removeprefix(before), "an option in force, as a number")
    return said[name.removeprefix(before)]
