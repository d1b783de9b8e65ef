"""Reading what a client sends, with distrust."""

# ruff: noqa: N818 - the names say what happened

import json
import re
from typing import Any

from msgspec import DecodeError, Struct, ValidationError
from msgspec.structs import fields

from okawari.protocol import messages
from okawari.protocol.messages import CLIENT_FRAME, DEPTH, decode_client

PING = '{"type":"ping"}'
STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
PLACE = re.compile(r" - at `\$([.\w\[\]]*)`$")
# The only words of a complaint that may come from what was sent are the protocol's own.
FIELDS = frozenset(
    field.name
    for kind in vars(messages).values()
    if isinstance(kind, type) and issubclass(kind, Struct)
    for field in fields(kind)
) | {"type"}


class BadMessage(Exception):
    """A frame that is no message. It names the problem and the field, and repeats nothing that was sent."""

    def __init__(self, problem: str, field: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.field = field


def read(text: str) -> Any:
    """The message in a frame, or BadMessage."""
    if too_deep(text):
        raise BadMessage("deep")
    try:
        STRICT.decode(text)
        return decode_client(text)
    except ValidationError as problem:
        raise BadMessage("form", place_of(str(problem))) from None
    except (ValueError, DecodeError, RecursionError):
        raise BadMessage("json") from None


def unsound(body: bytes) -> str:
    """What is wrong with a text of JSON, whatever it is about; nothing if it is sound."""
    try:
        text = body.decode()
        if too_deep(text):
            return "deep"
        STRICT.decode(text)
    except BadMessage as problem:
        return problem.problem
    except (ValueError, RecursionError):
        return "json"
    return ""


def too_big(text: str) -> bool:
    """Whether a frame has more bytes than one may have."""
    if len(text) * 4 <= CLIENT_FRAME:
        return False
    return len(text) > CLIENT_FRAME or len(text.encode("utf-8", "surrogatepass")) > CLIENT_FRAME


def too_deep(text: str) -> bool:
    """Whether lists and objects are nested too deeply."""
    if text.count("{") + text.count("[") <= DEPTH:
        return False
    depth = 0
    for sign in STRINGS.sub("", text):
        if sign in "{[":
            depth += 1
            if depth > DEPTH:
                return True
        elif sign in "}]":
            depth -= 1
    return False


def place_of(complaint: str) -> str:
    """The field that a complaint is about, if it is one of the protocol's."""
    found = PLACE.search(complaint)
    parts = re.findall(r"\w+", found[1]) if found else []
    return ".".join(parts) if FIELDS.issuperset(parts) else ""


def _once(pairs: list[tuple[str, Any]]) -> None:
    if len(dict(pairs)) != len(pairs):
        raise BadMessage("twice")


def _no_number(_: str) -> None:
    raise BadMessage("json")


# Looks at the same text with the standard library, which can be told of keys that come twice and of NaN.
STRICT = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_no_number)
