"""docs/observation.md: the pieces of an observation, from the structure itself and what stands beside its fields."""

import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from okawari import menus
from okawari.draft import faces as draft_faces
from okawari.draft import questions as draft_questions
from okawari.draft.layout import Rules as DraftRules
from okawari.environments import pieces
from okawari.environments.naming import PIECES, Piece
from okawari.environments.piece_text import LABELS, OF_PLACES
from okawari.environments.pieces import ACTIONS, DRAFT_QUESTION, WAIT
from okawari.environments.tables import SIZE
from okawari.game import DEFAULT_MENU
from okawari.table.faces import DIPPED, FACES, KINDS, PUDDING, SPOT_NAMES, SQUID, UNDER
from okawari.table.layout import Rules
from okawari.table.questions import (
    ANNOUNCE,
    BROAD_KINDS,
    COPY_OF_TOOL,
    DIP,
    FLIP,
    FLIP_ORDER,
    PASS,
    QUESTIONS,
    REQUEST,
    SECOND,
    TARGET,
    WHOLE_KIND,
)

HEAD = """# The pieces of an observation

Made from `okawari.environments.pieces` by `make generate`; do not edit. An observation is {size} small whole numbers
(int8), the same for all games, menus and numbers of seats: what a game does not have is 0. Places are counted from the
observer: place 0 is its own, place 1 the next seat to the left, and so on; a dummy comes after the last player.
`okawari.environments.naming.named(observation)` takes an observation, or an array of them, apart. OpenSpiel's tensors
have the same pieces in the same order, but all rows of a piece together: `named_tensor(tensor)` takes these apart.

Where it says *p*, the piece stands once for each place *p* from 0 to 7 (`draft_held`: from 0 to 3), so far apart; its
shape has one row for each.
What the cells of a row stand for is told [below](#what-cells-stand-for).

| piece | from | shape | what it says |
|---|---|---|---|
"""
CELLS = """
## What cells stand for

{lists}
A nigiri on wasabi fills two cells, since both cards are counted: `{on}` is the nigiri, `{under}` the wasabi.
Neither is counted as plain `{nigiri}` or `wasabi` then.

Of the questions, `none` and `pick` stand twice. The second ones are Draft's: one cell is 1 in
every observation of a game that has begun, and at Draft it is one of the last {draft_questions}.

If nobody names a menu of Party, it is `{menu}`: {kinds}.

## What answers mean

Answers are numbers below {actions}, the engine's own: what one means depends on the question (`own.question`).
`Game.legal` and `View.legal` give the same codes. {wait} is for seats that are not asked.

| question | answers |
|---|---|
{answers}"""
NAMED = {
    FACES: "Faces",
    FACES[PUDDING:]: "Desserts",
    SPOT_NAMES: "Spots: faces, and other ways to lie",
    draft_faces.FACES: "Faces of Draft",
    draft_faces.SPOT_NAMES: "Spots of Draft",
}
FIELD = re.compile(r"^    (\w+): [^#\n]*#\s*(.+)$", re.MULTILINE)
TEXTS = {
    "shared.rules.": Rules,
    "shared.draft_rules.": DraftRules,
    "shared.": pieces.Shared,
    "places.": pieces.Place,
    "turn_places.": pieces.TurnPlace,
    "order_places.": pieces.OrderPlace,
    "box_places.": pieces.BoxPlace,
    "spoon_places.": pieces.SpoonPlace,
    "own.": pieces.Own,
    "choice.": pieces.Choice,
    "sight.": pieces.Sight,
    "draft_places.": pieces.DraftPlace,
    "draft_own.": pieces.DraftOwn,
    "draft_held.": pieces.DraftHeld,
}


def text(_: Path) -> str:
    """The page."""
    rows = [
        f"| `{piece.name}` | {_start(piece)} | {'×'.join(map(str, piece.shape)) or '1'} | {_said(piece.name)} |\n"
        for piece in PIECES
    ]
    cells = CELLS.format(
        lists="".join(_lists()),
        on=SPOT_NAMES[DIPPED + SQUID],
        under=SPOT_NAMES[UNDER + SQUID],
        nigiri=SPOT_NAMES[SQUID],
        draft_questions=len(draft_questions.QUESTIONS),
        menu=DEFAULT_MENU,
        kinds=", ".join(menus()[DEFAULT_MENU]),
        actions=ACTIONS,
        wait=WAIT,
        answers="".join(_answers()),
    )
    return HEAD.format(size=SIZE) + "".join(rows) + cells


def _start(piece: Piece) -> str:
    """Where a piece begins; one of the places begins anew in each of them."""
    if not piece.name.startswith(OF_PLACES):
        return str(piece.cells[0])
    return f"{piece.cells[0]} + {piece.cells[len(piece.cells) // piece.shape[0]] - piece.cells[0]} *p*"


def _lists() -> Iterator[str]:
    """Every row of labels once, with the pieces it is for."""
    found: dict[tuple[str, ...], list[str]] = {}
    for name, labels in LABELS.items():
        found.setdefault(labels, []).append(f"`{name}`")
    for labels, names in found.items():
        title = f"{NAMED[labels]} ({', '.join(names)})" if labels in NAMED else ", ".join(names)
        if labels == LABELS["own.question"]:
            labels = tuple(name if at < DRAFT_QUESTION else f"{name} (Draft)" for at, name in enumerate(labels))
        yield f"- {title}: {_numbered(labels)}\n"


def _numbered(labels: Iterable[str]) -> str:
    return ", ".join(f"{number}: {label}" for number, label in enumerate(labels)).replace("*", r"\*")


def _answers() -> Iterator[str]:
    """What every question can be answered with."""
    kinds = [f"{WHOLE_KIND + at} any {KINDS[kind]}" for at, kind in enumerate(BROAD_KINDS)]
    spots, tools = (
        dict.fromkeys((TARGET, DIP, FLIP, FLIP_ORDER), "a spot"),
        f"a tool's face, + {COPY_OF_TOOL} for a copy",
    )
    said = {**spots, REQUEST: ", ".join(["a face", *kinds]), ANNOUNCE: tools}
    for ask, question in enumerate(QUESTIONS[1:], 1):
        may_pass = f", {PASS} pass" if ask in (ANNOUNCE, SECOND, FLIP, FLIP_ORDER) else ""
        yield f"| `{question}` | {said.get(ask, 'a face')}{may_pass} |\n"
    for question in draft_questions.QUESTIONS[1:]:
        answers = _numbered(draft_faces.TYPES) if question == "wild" else "a face of Draft"
        yield f"| `{question}` (Draft) | {answers} |\n"


def _said(name: str) -> str:
    """What stands beside a field where it is declared."""
    before = next(start for start in TEXTS if name.startswith(start))
    source = inspect.getsource(inspect.getmodule(TEXTS[before]) or pieces)
    declared = source[source.index(f"class {TEXTS[before].__name__}:") :]
    declared = declared[: declared.find("\n\n\n") % len(declared)]
    said: dict[str, str] = dict(FIELD.findall(declared))
    return said[name.removeprefix(before)]
