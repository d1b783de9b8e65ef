"""A game as a JSON document, and back: it replays to the same events and scores, or says why it cannot."""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeGuard

from okawari.errors import BadSave, OkawariError
from okawari.game import RULES_VERSION, Game

FORMAT = 1
PROVED = 2  # the format of games whose shuffle is proved by commitments
FORMATS = (FORMAT, PROVED)


@dataclass(frozen=True)
class SavedGame:
    """All that a game was."""

    game: str
    seats: list[dict[str, str]]  # name and bot of each
    options: dict[str, str]
    seed: str
    choices: list[list[Any]]  # [seat, question, answer]
    menu: str | list[str] | None = None
    scores: list[int] | None = None  # of a finished game
    winners: list[int] | None = None
    shuffle: dict[str, Any] | None = None  # the proof of a server's game, see docs/protocol.md
    rules: int = RULES_VERSION
    format: int = FORMAT
    checksum: str = field(default="", compare=False)

    def sealed(self) -> "SavedGame":
        """The same with the checksum of its contents."""
        return replace(self, checksum=_checksum(_document(self)))


def _document(saved: SavedGame) -> dict[str, Any]:
    """Return the fields to write; `shuffle` is left out if there is none, as in the oldest files."""
    fields = dict(vars(saved))
    if saved.shuffle is None:
        del fields["shuffle"]
    return fields


def _checksum(document: Mapping[str, Any]) -> str:
    contents = {key: value for key, value in document.items() if key != "checksum"}
    return hashlib.sha256(json.dumps(contents, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def save(game: Game, bots: Mapping[int, str] | None = None, shuffle: Mapping[str, Any] | None = None) -> SavedGame:
    """A game, finished or not, with the names of bots by seat and the proof of its shuffle if there are any."""
    if game.imagined:
        raise BadSave("error-bad-save-imagined")
    seats = []
    for seat in range(game.seats):
        one = {"name": game.names[seat]} if seat < len(game.names) else {}
        seats.append({**one, **({"bot": bots[seat]} if bots and seat in bots else {})})
    menu = list(game.menu) if isinstance(game.menu, tuple) else game.menu
    choices: list[list[Any]] = [[choice.seat, choice.question, choice.code] for choice in game.choices]
    over = game.over
    return SavedGame(
        game=game.game,
        seats=seats,
        options=game.options,
        seed=game.seed,
        choices=choices,
        menu=menu,
        scores=list(game.scores) if over else None,
        winners=list(game.winners) if over else None,
        shuffle=None if shuffle is None else dict(shuffle),
        format=PROVED if shuffle and "version" in shuffle else FORMAT,
    ).sealed()


def write(saved: SavedGame) -> str:
    """The document as text."""
    head = {key: value for key, value in _document(saved).items() if key not in ("choices", "checksum")}
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    rows = ",\n".join("    " + json.dumps(choice) for choice in saved.choices)
    choices = f'  "choices": [\n{rows}\n  ],' if rows else '  "choices": [],'
    return "\n".join(["{", *lines, choices, f'  "checksum": {json.dumps(saved.checksum)}', "}", ""])


def read(text: str) -> SavedGame:
    """The document of a text; refuses what is not one, and what was changed."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadSave("error-bad-save-json", problem=str(problem)[:80]) from None
    if not isinstance(document, dict) or "format" not in document:
        raise BadSave("error-bad-save-format")
    known = any(_is(document["format"], one) for one in FORMATS)
    if not (known and _is(document.get("rules"), RULES_VERSION)):
        version = f"{str(document['format'])[:20]}/{str(document.get('rules'))[:20]}"
        raise BadSave("error-bad-save-version", version=version)
    for name, kind in FIELDS.items():
        if not isinstance(document.get(name), kind):
            raise BadSave("error-bad-save-field", field=name)
    unknown = document.keys() - FIELDS.keys() - {"shuffle"}
    if unknown:
        raise BadSave("error-bad-save-field", field=sorted(unknown)[0])
    _check_rows(document)
    if document["checksum"] != _checksum(document):
        raise BadSave("error-bad-save-checksum")
    if not all(0 <= choice[0] < len(document["seats"]) for choice in document["choices"]):
        raise BadSave("error-bad-save-field", field="choices")
    return SavedGame(**document)


FIELDS: dict[str, Any] = {
    "game": str,
    "seats": list,
    "options": dict,
    "seed": str,
    "choices": list,
    "menu": str | list | None,
    "scores": list | None,
    "winners": list | None,
    "rules": int,
    "format": int,
    "checksum": str,
}


SEAT_FIELDS = {"name", "bot"}
DIGEST = "[0-9a-f]{64}"
SHUFFLE_FIELDS = {"secret": DIGEST, "commitment": DIGEST, "table": "[A-Za-z0-9_-]{16}"}
MOST = 2**31


def _is(value: object, number: int) -> bool:
    """Return whether a value is exactly this number; true is not 1."""
    return type(value) is int and value == number


def _is_seat(one: object) -> bool:
    return isinstance(one, dict) and one.keys() <= SEAT_FIELDS and all(isinstance(value, str) for value in one.values())


def _check_rows(document: Mapping[str, Any]) -> None:
    if not all(map(_is_seat, document["seats"])):
        raise BadSave("error-bad-save-field", field="seats")
    if isinstance(document["menu"], list) and not all(isinstance(kind, str) for kind in document["menu"]):
        raise BadSave("error-bad-save-field", field="menu")
    for choice in document["choices"]:
        if not (isinstance(choice, list) and len(choice) == 3 and [type(part) for part in choice] == [int, str, str]):
            raise BadSave("error-bad-save-field", field="choices")
    is_proof = is_shuffle if document["format"] == PROVED else is_old_shuffle
    if "shuffle" in document and not is_proof(document["shuffle"], len(document["seats"])):
        raise BadSave("error-bad-save-field", field="shuffle")
    if document["format"] == PROVED and "shuffle" not in document:
        raise BadSave("error-bad-save-field", field="shuffle")


def _matches(pattern: str, value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(pattern, value) is not None


def is_old_shuffle(value: object, seats: int) -> bool:
    """Return whether a value has the form of a proof of protocol 1, without checking the proof."""
    if not _has_fields(value, {"entropy"}):
        return False
    entropy = value["entropy"]
    return (
        isinstance(entropy, list)
        and 1 <= len(entropy) <= seats
        and all(_matches("[0-9a-f]{32}", one) for one in entropy)
    )


def is_shuffle(value: object, seats: int) -> bool:
    """Return whether a value has the form of a proof, without checking it."""
    if not _has_fields(value, {"version", "game", "same_deal", "seats"}):
        return False
    return (
        _is(value["version"], 2)
        and _is_count(value["game"])
        and isinstance(value["same_deal"], bool)
        and isinstance(value["seats"], list)
        and len(value["seats"]) == seats
        and all(map(_is_part, value["seats"]))
    )


def _has_fields(value: object, more: set[str]) -> TypeGuard[dict[str, Any]]:
    """Return whether a value is an object with the fields of every proof, plus these."""
    return (
        isinstance(value, dict)
        and value.keys() == SHUFFLE_FIELDS.keys() | more
        and all(_matches(pattern, value[name]) for name, pattern in SHUFFLE_FIELDS.items())
    )


def _is_part(one: object) -> bool:
    """Return whether a value has the form of a seat's part of the shuffle."""
    return (
        isinstance(one, dict)
        and one.keys() == {"name", "person", "commitment", "entropy"}
        and isinstance(one["name"], str)
        and (one["person"] is None or _is_count(one["person"]))
        and (one["commitment"] is None or _matches(DIGEST, one["commitment"]))
        and _matches(DIGEST, one["entropy"])
    )


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < MOST


def start(saved: SavedGame) -> Game:
    """The game as it stood before the first choice."""
    named = max((seat for seat, one in enumerate(saved.seats, 1) if "name" in one), default=0)
    names = [one.get("name", "") for one in saved.seats[:named]]
    try:
        return Game(
            saved.game, seats=len(saved.seats), menu=saved.menu, options=saved.options, seed=saved.seed, names=names
        )
    except OkawariError as problem:
        raise BadSave(problem.message_id, **problem.args_for_message) from None


def steps(saved: SavedGame) -> Iterator[Game]:
    """The game before the first choice and after each, always the same object; refuses a choice that was not legal."""
    game = start(saved)
    yield game
    for number, (seat, question, code) in enumerate(saved.choices, 1):
        try:
            if game.question(seat) != question:
                raise BadSave("error-bad-save-choice", number=number, seat=seat, answer=code)
            game.answer(seat, code)
        except OkawariError:
            raise BadSave("error-bad-save-choice", number=number, seat=seat, answer=code) from None
        yield game


def load(saved: SavedGame) -> Game:
    """The game at its last choice; refuses a result that the choices do not lead to."""
    *_, game = steps(saved)
    result = (list(game.scores), list(game.winners)) if game.over else (None, None)
    if (saved.scores, saved.winners) != result:
        raise BadSave("error-bad-save-result", scores=str(list(game.scores)))
    return game
