"""Messages made from the published schema, and what becomes of them when somebody damages them."""

import json
import random
import re
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator

from okawari.protocol.messages import CLIENT_FRAME, DEPTH

SCHEMA = json.loads((Path(__file__).parents[3] / "docs" / "protocol.schema.json").read_text(encoding="utf-8"))
DEFS: dict[str, Any] = SCHEMA["$defs"]
KINDS = [one["$ref"].rpartition("/")[2] for one in DEFS["ClientMessage"]["anyOf"]]
READER = Draft202012Validator({"$ref": "#/$defs/ClientMessage", "$defs": DEFS})
CLASS = re.compile(r"^\^\[(?P<signs>[^\]]+)\]\{(?P<least>\d+)(?:,(?P<most>\d+))?\}")
SETS = {
    "A-Za-z0-9_-": "ABCXYZabcxyz0189_-",
    "0-9a-f": "0123456789abcdef",
}
CANARY = "canary7"  # no answer may repeat it
ODD: list[Any] = [
    None, True, False, -1, 0, 1, 7, 8, 1.0, 1.5, -0.0, 2**31, 2**31 + 1, 2**53, 2**63, 2**64, 10**400, 1e300,
    float("nan"), float("inf"), "", " ", "1", "null", CANARY, CANARY * 100, "\ud800", "\udc00x", "\x00", "\n", "\u202e",
    "é" * 200, "😀" * 60, [], {}, [[]], [{}], {"a": {}}, [CANARY], {CANARY: CANARY}, {"type": "ping"}, [1, 2, 3],
]  # fmt: skip
SIGNS = '{}[]":,\\0123456789-+.eE tfn\x00\x1f\x7fé😀\ud800abcxyz'


def message(rng: random.Random, hints: dict[str, list[Any]] | None = None) -> dict[str, Any]:
    """A valid message of any type; hints are values that make sense where it is sent, by field."""
    return _object(DEFS[rng.choice(KINDS)], rng, hints or {})


def _object(schema: dict[str, Any], rng: random.Random, hints: dict[str, list[Any]]) -> dict[str, Any]:
    made = {}
    for name, part in schema["properties"].items():
        if name not in schema["required"] and rng.random() < 0.5:
            continue
        fitting = hints.get(name)
        made[name] = rng.choice(fitting) if fitting and rng.random() < 0.7 else value(part, rng)
    return made


def value(schema: dict[str, Any], rng: random.Random) -> Any:
    """Anything that fits a piece of the schema."""
    if "$ref" in schema:
        return value(DEFS[schema["$ref"].rpartition("/")[2]], rng)
    if "anyOf" in schema:
        return value(rng.choice(schema["anyOf"]), rng)
    if "const" in schema or "enum" in schema:
        return rng.choice(schema.get("enum") or [schema["const"]])
    return TYPES[schema["type"]](schema, rng)


def _integer(schema: dict[str, Any], rng: random.Random) -> int:
    least, most = schema.get("minimum", -5), schema.get("maximum", 2**31)
    return int(rng.choice([least, most, rng.randint(least, min(most, least + 8))]))


def _string(schema: dict[str, Any], rng: random.Random) -> str:
    found = CLASS.match(schema.get("pattern", ""))
    if found:
        least = int(found["least"])
        signs = SETS[found["signs"]]
        return "".join(rng.choice(signs) for _ in range(rng.randint(least, int(found["most"] or least))))
    most = min(schema.get("maxLength", 30), 30)
    return "".join(rng.choice("abc éß<😀-_:") for _ in range(rng.randint(0, most)))


def _array(schema: dict[str, Any], rng: random.Random) -> list[Any]:
    return [value(schema["items"], rng) for _ in range(rng.randint(0, min(schema.get("maxItems", 3), 8)))]


def _mapping(schema: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    if "properties" in schema:
        return _object(schema, rng, {})
    names, inner = schema.get("propertyNames", {"type": "string"}), schema.get("additionalProperties", {})
    rows = range(rng.randint(0, 3))
    return {str(value({"type": "string", **names}, rng)): value(inner, rng) for _ in rows}


TYPES: dict[str, Callable[[dict[str, Any], random.Random], Any]] = {
    "integer": _integer,
    "string": _string,
    "array": _array,
    "object": _mapping,
    "boolean": lambda _, rng: rng.random() < 0.5,
    "null": lambda *_: None,
}


# ------------------------------------------------------------------------------------------- damage


def damaged(document: dict[str, Any], rng: random.Random) -> str:
    """The text of a message after one to three accidents; some of them leave it a message."""
    for _ in range(rng.randint(0, 2)):
        rng.choice(ACCIDENTS)(document, rng)
    text = json.dumps(document, ensure_ascii=rng.random() < 0.7)
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2))):
        text = rng.choice(SLIPS)(text, rng)
    # Half a character cannot be sent as text: what comes through a wire is whole.
    return text.encode("utf-8", "replace").decode()


def _place(document: Any, rng: random.Random) -> tuple[Any, Any]:
    """Somewhere in a document: a list or object, and an index or key there."""
    while True:
        keys = list(document) if isinstance(document, dict) else list(range(len(document)))
        if not keys:
            return document, None
        key = rng.choice(keys)
        inner = document[key]
        if not (isinstance(inner, dict | list) and inner and rng.random() < 0.7):
            return document, key
        document = inner


def _change(document: dict[str, Any], rng: random.Random) -> None:
    where, key = _place(document, rng)
    if key is not None:
        where[key] = deepcopy(rng.choice(ODD))


def _drop(document: dict[str, Any], rng: random.Random) -> None:
    where, key = _place(document, rng)
    if key is not None:
        del where[key]


def _add(document: dict[str, Any], rng: random.Random) -> None:
    where, _ = _place(document, rng)
    name = rng.choice([CANARY, "seat", "id", "type", "__proto__", "", "token", "Type"])
    if isinstance(where, dict):
        where[name] = deepcopy(rng.choice(ODD))
    else:
        where.append(deepcopy(rng.choice(ODD)))


def _wrap(document: dict[str, Any], rng: random.Random) -> None:
    where, key = _place(document, rng)
    if key is not None:
        for _ in range(rng.choice((1, 2, 6))):
            where[key] = rng.choice(([where[key]], {"a": where[key]}))


def _retype(document: dict[str, Any], rng: random.Random) -> None:
    tags = list(DEFS["ClientMessage"]["discriminator"]["mapping"])
    document["type"] = rng.choice([*tags, "welcome", "PING", CANARY])


ACCIDENTS = (_change, _change, _drop, _add, _wrap, _retype)


def _cut(text: str, rng: random.Random) -> str:
    return text[: rng.randint(0, len(text))]


def _slip(text: str, rng: random.Random) -> str:
    at = rng.randint(0, len(text))
    return text[:at] + rng.choice(SIGNS) + text[at + rng.randint(0, 1) :]


def _double(text: str, rng: random.Random) -> str:
    """A key twice, or a message twice."""
    inner = text.removeprefix("{").removesuffix("}")
    return rng.choice((text + text, "{" + inner + "," + inner + "}", f"[{text}]", f" {text}\n", "\ufeff" + text))


def _grow(text: str, rng: random.Random) -> str:
    return text + " " * rng.choice((1, CLIENT_FRAME - len(text), CLIENT_FRAME + 1))


SLIPS = (_cut, _slip, _slip, _double, _grow)


def noise(rng: random.Random) -> str:
    """A text without any sense."""
    length = rng.choice((0, 1, 8, 64, 512))
    if rng.random() < 0.5:
        text = "".join(rng.choice(SIGNS) for _ in range(length))
    else:
        text = rng.randbytes(length).decode("latin-1")
    return text.encode("utf-8", "replace").decode()


# ------------------------------------------------------------------------------------------- the judge


class _Twice(Exception):  # noqa: N818 - the name says what happened
    pass


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({name for name, _ in pairs}) < len(pairs):
        raise _Twice
    return dict(pairs)


def _no_constant(_: str) -> None:
    raise ValueError


def _depth(document: Any) -> int:
    if not isinstance(document, dict | list):
        return 0
    inner = document.values() if isinstance(document, dict) else document
    return 1 + max(map(_depth, inner), default=0)


def _whole(document: Any) -> bool:
    """Whether all characters in it are whole."""
    try:
        json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def is_message(text: str) -> bool:
    """Whether a text is a message by the published schema and the rules beside it; shares no code with the server."""
    try:
        # No field is a fraction, and JSON Schema would take 1.0 for a whole number.
        document = json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant, parse_float=lambda _: 0.5)
    except (_Twice, ValueError, RecursionError):
        return False
    return _depth(document) <= DEPTH and _whole(document) and READER.is_valid(document)
