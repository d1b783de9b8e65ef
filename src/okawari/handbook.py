"""Everything that can be looked up: games, cards, menus, options, bots and clauses as plain data with their texts."""

import json
from pathlib import Path
from typing import Any

from okawari import __version__, editions
from okawari.bots import LEVELS
from okawari.cards import CATALOGUE, Card, Group
from okawari.draft import faces as draft
from okawari.editions import boxes
from okawari.editions.catalogue import COURSES, MEANT_FOR, menus, options
from okawari.editions.options import GAMES, Option
from okawari.editions.setup import CLASSIC_KINDS, faces_of
from okawari.editions.temper import TEMPERS
from okawari.game import RULES_VERSION
from okawari.language import LANGUAGES, Language
from okawari.protocol.figures import PACES
from okawari.table.faces import FACES, KIND_OF, KINDS

CLAUSES = Path(editions.__file__).with_name("clauses.json")
KINDS_OF_PROMO = tuple(KINDS[KIND_OF[FACES.index(face)]] for face in boxes.CLASSIC_PROMO)
Fact = dict[str, Any]


def facts(language: Language) -> Fact:
    """The whole handbook."""
    return {
        "version": __version__,
        "rules": RULES_VERSION,
        "language": language.code,
        "games": [_game(language, game) for game in GAMES],
        "cards": [*(_card(language, card) for card in CATALOGUE), *_draft_cards(language)],
        "courses": {group.value: dishes for group, dishes in COURSES.items()},
        "menus": [_menu(language, code) for code in menus()],
        "options": [_option(language, game, option) for game in GAMES for option in options(game)],
        "bots": [_bot(language, code) for code in LEVELS],
        "paces": [{"code": "none"}, *({"code": code, **seconds._asdict()} for code, seconds in PACES.items())],
        "languages": [{"code": code, "name": Language(code).say("cli-language-name")} for code in LANGUAGES],
        "clauses": [{"id": name, "text": text} for name, text in clauses().items()],
    }


def clauses() -> dict[str, str]:
    """The rule clauses, which are written in English."""
    found: dict[str, str] = json.loads(CLAUSES.read_text(encoding="utf-8"))
    return found


def _game(language: Language, game: str) -> Fact:
    return {
        "code": game,
        "name": language.say(f"game-{game}"),
        "follows": language.say(f"game-{game}-follows"),
        "note": language.say(f"game-{game}-note"),
        "players": list(boxes.SEATS[game]),
    }


def _card(language: Language, card: Card) -> Fact:
    kind = KINDS[card.kind]
    classic = {**boxes.CLASSIC, **boxes.CLASSIC_PROMO}
    copies = {}
    rules = {}
    needs = {"classic": {"promo": "yes"}} if kind in KINDS_OF_PROMO else {}
    if kind in (*CLASSIC_KINDS, *KINDS_OF_PROMO):
        copies["classic"] = {face: classic[face] for face in faces_of(kind) if face in classic}
        rules["classic"] = language.rule(kind, "classic")
    copies["party"] = {face: boxes.PARTY[face] for face in faces_of(kind) if face in boxes.PARTY}
    rules["party"] = language.rule(kind)
    return {
        "kind": kind,
        "name": language.card(kind),
        "group": card.group.value,
        "group_name": language.say(f"group-{card.group.value}"),
        "copies": copies,
        "faces": {face: language.face(face) for found in copies.values() for face in found},
        "rules": rules,
        "needs": needs,
        "players": list(card.seats),
        "expansion": card.expansion,
        "temper": TEMPERS[kind]._asdict(),
    }


def _draft_cards(language: Language) -> list[Fact]:
    found = []
    copies = dict(zip(draft.FACES, draft.COPIES, strict=True))
    for kind in (*draft.TYPES, "wild", "dessert"):
        own = {face: copies[face] for face in (kind, f"{kind}*") if face in copies}
        dessert = kind == "dessert"
        group = Group.DESSERT.value if dessert else Group.SPECIAL.value if kind == "wild" else Group.ROLL.value
        fact: Fact = {
            "kind": kind,
            "name": language.card(kind),
            "group": group,
            "group_name": language.say(f"group-{group}"),
            "copies": {"draft": own or {kind: draft.PILE}},
            "faces": {face: language.face(face) for face in own},
            "rules": {"draft": language.rule(kind)},
            "needs": {},
            "players": list(boxes.SEATS["draft"]),
            "expansion": False,
        }
        if language.rule(kind, "advanced") != language.rule(kind):
            fact["rules"]["draft_advanced"] = language.rule(kind, "advanced")
        found.append(fact)
    return found


def _menu(language: Language, code: str) -> Fact:
    least, most = boxes.SEATS["party"]
    return {
        "code": code,
        "name": language.say(f"menu-{code}"),
        "note": language.say(f"menu-{code}-note"),
        "kinds": list(menus()[code]),
        "players": [seats for seats in range(least, most + 1) if code in menus(seats)],
        "meant_for": list(MEANT_FOR.get(code, (least, most))),
    }


def _option(language: Language, game: str, option: Option) -> Fact:
    return {
        "game": game,
        "name": option.name,
        "title": language.say(f"option-{option.name}"),
        "help": language.say(f"option-{option.name}-help"),
        "values": [{"value": value, "title": language.option(option.name, value)} for value in option.values],
        "default": option.default,
        "source": language.say(f"option-{option.name}-source"),
    }


def _bot(language: Language, code: str) -> Fact:
    return {"code": code, "name": language.say(f"cli-bot-{code}"), "note": language.say(f"cli-bot-{code}-note")}
