"""The facts about cards that the web client paints by, as TypeScript."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import get_args

from okawari.art import faces, icons, palette
from okawari.cards import CATALOGUE, Group, When
from okawari.draft import faces as draft
from okawari.protocol.messages import EmoteName
from okawari.table.faces import KINDS

CHIP = "chip"  # when a kind of Draft brings something
CARDS = {KINDS[card.kind]: card for card in CATALOGUE}

TYPES = """/** A kind of card: what it is printed on, its section of the menu, and its cards. */
export interface Kind {
  group: "nigiri" | "roll" | "appetizer" | "special" | "dessert";
  /** The pattern and the letter that stands for it. */
  pattern: string;
  letter: string;
  /** The ground, and its name, `web-colour-<colourName>`. */
  colour: string;
  colourName: string;
  /** A colour that is read on the ground; where it is white, the tile of the pattern is the light one. */
  ink: string;
  /** How many cards make a full set. */
  set: number | null;
  /** Whether another set can be begun after it. */
  repeats: boolean;
  /** When it brings points: `web-when-<when>`. */
  when: "round" | "game" | "race" | "tool" | "other" | "chip";
  faces: readonly string[];
}

/** A card, or a way in which a card can lie. */
export interface Face {
  /** Null for a card that lies face down. */
  kind: string | null;
  /** The number on its badge: points, icons, or the number of a tool. */
  badge: number | null;
  /** How many it counts for: icons on a roll, else the one card. */
  counts: number;
}

/** The mark of a chair: its picture is `seat-<number>`. */
export interface SeatMark {
  shape: string;
  colour: string;
}"""

HELPERS = """/** The id of a card's picture in the sprite. */
export function artOf(code: string): string {
  return "card-" + code.replace("*", "-star").replace("+", "-on-").replace("=", "-as-");
}"""


def groups() -> dict[str, str]:
    """The section of the menu to which each kind belongs."""
    found = {KINDS[card.kind]: card.group.value for card in CATALOGUE}
    special = {"wild": Group.SPECIAL.value, "dessert": Group.DESSERT.value}
    return found | {kind: special.get(kind, Group.ROLL.value) for kind in palette.DRAFT}


def kinds() -> dict[str, dict[str, object]]:
    """Every kind with its facts."""
    found: dict[str, dict[str, object]] = {}
    for kind, ground in palette.GROUNDS.items():
        card = CARDS.get(kind)
        found[kind] = {
            "group": groups()[kind],
            "pattern": ground.pattern,
            "letter": ground.letter,
            "colour": ground.colour,
            "colourName": ground.name,
            "ink": ground.ink,
            "set": card.set_of if card else None,
            "repeats": bool(card and card.sets_repeat),
            "when": card.when.value if card else When.OTHER.value if kind == "wild" else CHIP,
            "faces": [code for code in faces.PLAIN if faces.kind_of(code) == kind],
        }
    return found


def all_faces() -> dict[str, dict[str, object]]:
    """Every code with its kind and the number on its badge."""
    found: dict[str, dict[str, object]] = {}
    for code in faces.PLAIN:
        badge = faces.badge_of(code)
        number = int(badge.text) if badge and badge.text.isdigit() else None
        counts = number if badge and badge.shape == "roll" else 1
        found[code] = {"kind": faces.kind_of(code), "badge": number, "counts": counts}
    return found | {code: {"kind": None, "badge": None, "counts": 1} for code in faces.CLOSED}


def _record(name: str, kind: str, rows: Mapping[str, object], about: str) -> Iterator[str]:
    yield f"/** {about} */"
    yield f"export const {name}: Readonly<Record<string, {kind}>> = {{"
    for key, row in rows.items():
        yield f"  {json.dumps(key)}: {json.dumps(row)},"
    yield "};"


def _list(name: str, kind: str, rows: list[object], about: str) -> Iterator[str]:
    yield f"/** {about} */"
    yield f"export const {name}: readonly {kind}[] = ["
    yield from (f"  {json.dumps(row)}," for row in rows)
    yield "];"


def cards_text(_: Path | None = None) -> str:
    """The whole file of facts."""
    strong: list[object] = [{"colour": colour, "colourName": name} for name, colour in palette.STRONG.items()]
    back = {"colour": palette.BACK.colour, "colourName": palette.BACK.name, "pattern": palette.BACK.pattern}
    seats: list[object] = [{"shape": shape, "colour": colour} for shape, (colour, _) in icons.SEATS.items()]
    emotes: list[object] = [*get_args(EmoteName)]
    served: list[object] = [*draft.PILES, draft.FACES[draft.WILD]]
    parts = [
        ["// Made by `make generate` from src/okawari/art, src/okawari/cards and src/okawari/draft. Do not edit."],
        [TYPES],
        _record("KINDS", "Kind", kinds(), "Every kind of the three games."),
        _record("FACES", "Face", all_faces(), "Every card and way of lying; a copy is found under what it copies."),
        _list(
            "DRAFT",
            "string",
            served,
            "What Draft serves, always: the sushi and the dessert with their piles of chips, and the wild card.",
        ),
        [f"/** What covered cards show. */\nexport const BACK = {json.dumps(back)} as const;"],
        _list(
            "STRONG",
            "{ colour: string; colourName: string }",
            strong,
            "Strong colours, a setting: one for each kind of the menu in order, nigiri first; the last is for backs.",
        ),
        _list("SEATS", "SeatMark", seats, "The marks of the chairs."),
        _list("EMOTES", "string", emotes, "What can be said with a face: its picture is `emote-<name>`."),
        [HELPERS],
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"
