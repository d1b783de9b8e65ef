"""Decks, hands, menus and chips as TypeScript, for the browser's verifier of deals."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from okawari.draft import faces as draft
from okawari.editions import boxes
from okawari.editions.menus import MENUS
from okawari.table.faces import FACES, FIRST, KINDS, PUDDING

HEAD = """\
// Made by `make generate` from src/okawari/editions and src/okawari/draft; docs/shuffle.md explains it. Do not edit.
"""


def rows(name: str, about: str, kind: str, lines: list[Any]) -> str:
    """A list, one item a line."""
    items = "".join(f"  {json.dumps(line)},\n" for line in lines)
    return f"/** {about} */\nexport const {name}: readonly {kind}[] = [\n{items}];\n"


def record(name: str, about: str, kind: str, fields: Mapping[str, Any]) -> str:
    """A record, one field a line."""
    items = "".join(f"  {json.dumps(key)}: {json.dumps(value)},\n" for key, value in fields.items())
    return f"/** {about} */\nexport const {name}: Readonly<Record<string, {kind}>> = {{\n{items}}};\n"


def cards() -> list[list[Any]]:
    """Kind, card, copies in Classic and in Party."""
    classic = {**boxes.CLASSIC, **boxes.CLASSIC_PROMO}
    found = []
    for at, kind in enumerate(KINDS):
        for face in FACES[FIRST[at] : FIRST[at + 1]]:
            found.append([kind, face, classic.get(face, 0), boxes.PARTY.get(face, 0)])
    return found


def chips() -> dict[str, list[int]]:
    """The chips of each pile."""
    size = draft.PILE
    return {pile: list(draft.CHIPS[at * size : (at + 1) * size]) for at, pile in enumerate(draft.PILES)}


CARD = "readonly [kind: string, card: string, classic: number, party: number]"
DRAFT_CARD = "readonly [card: string, copies: number]"


def text(_: Path | None = None) -> str:
    """The whole file."""
    least, most = boxes.SEATS["draft"]
    hands = {
        "classic": boxes.CLASSIC_HAND,
        "party": boxes.PARTY_HAND,
        "draft": dict.fromkeys(range(least, most + 1), draft.HAND),
    }
    mixed = [boxes.FEW_DESSERTS, boxes.MANY_DESSERTS]
    draft_cards = list(zip(draft.FACES, draft.COPIES, strict=True))
    parts = [
        HEAD,
        rows("CARDS", "Cards of Classic and Party in face order, with their copies in each box.", f"({CARD})", cards()),
        rows("PROMO", "Cards that Classic serves with the option promo only.", "string", list(boxes.CLASSIC_PROMO)),
        rows("DESSERTS", "The cards that are desserts.", "string", list(FACES[PUDDING:])),
        record("MENUS", "The printed menus of Party.", "readonly string[]", MENUS),
        record("HANDS", "Cards in a hand, by game and number of players.", "Readonly<Record<number, number>>", hands),
        rows("MIXED", "Desserts mixed in: up to five players, six or more.", "(readonly number[])", mixed),
        rows("DRAFT_CARDS", "Cards of Draft in face order, with their copies.", f"({DRAFT_CARD})", draft_cards),
        record("CHIPS", "Chips of Draft before they are shuffled, by pile.", "readonly number[]", chips()),
    ]
    return "\n".join(parts)
