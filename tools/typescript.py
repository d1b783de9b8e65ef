"""The protocol as TypeScript: an interface for each type, unions told apart by `type`, and the figures."""

import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import NODEFAULT, Meta, Struct
from msgspec.structs import FieldInfo, fields

from okawari.protocol import messages
from tools.schema import ABOUT, UNIONS, comments, field_comment

BASES = (messages.Part, messages.FromClient, messages.FromServer, messages.Command)
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
WIDTH = 120


def structs() -> list[type[Struct]]:
    """The types that travel, in the order in which they are written."""
    found = [one for one in vars(messages).values() if inspect.isclass(one) and issubclass(one, BASES)]
    return [one for one in found if one not in BASES]


def aliases() -> dict[Any, str]:
    """Types that have a name of their own: words and numbers with limits, lists of words."""
    return {kind: name for name, kind in vars(messages).items() if get_origin(kind) in (Annotated, Literal)}


# ------------------------------------------------------------------------------------------- types


def type_of(hint: Any, named: dict[Any, str], sent: bool = False) -> str:
    """A type in TypeScript; sent: by a client, who may leave out what has a default."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint in named or hint in PLAIN:
        return named.get(hint) or PLAIN[hint]
    if origin is Annotated:
        return type_of(inner[0], named, sent)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(type_of(one, named, sent) for one in inner)
    if origin is list:
        item = type_of(inner[0], named, sent)
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{', '.join(type_of(one, named, sent) for one in inner)}>"
    return _sendable(hint) if sent else str(hint.__name__)


def _sendable(part: type[Struct]) -> str:
    needed = [json.dumps(field.encode_name) for field in fields(part) if field.required]
    if len(needed) == len(fields(part)):
        return part.__name__
    rest = f" & Pick<{part.__name__}, {' | '.join(needed)}>" if needed else ""
    return f"Partial<{part.__name__}>{rest}"


def _doc(text: str, indent: str = "") -> list[str]:
    return [f"{indent}/** {text.replace('*/', '* /')} */"] if text else []


def _declaration(name: str, kind: str) -> str:
    """A type and its name, over several lines where it is long."""
    line = f"export type {name} = {kind};"
    broken = kind.replace(" | ", "\n  | ")
    return line if len(line) <= WIDTH else f"export type {name} =\n  | {broken};"


def _limits(hint: Any) -> str:
    """What a name's description and limits say."""
    (meta,) = (one for one in get_args(hint)[1:] if isinstance(one, Meta))
    limits = {"Pattern": meta.pattern, "At least": meta.ge, "At most": meta.le, "Longest": meta.max_length}
    said = (f"{word} {limit}." for word, limit in limits.items() if limit is not None)
    return " ".join(part for part in (meta.description, *said) if part)


def _alias(name: str, hint: Any) -> Iterator[str]:
    if get_origin(hint) is Annotated:
        yield from _doc(_limits(hint))
    yield _declaration(name, type_of(hint, {}))


def _default(field: FieldInfo) -> str:
    value = field.default_factory() if field.default is NODEFAULT else field.default
    return f"@defaultValue {json.dumps(value)}"


def interface(struct: type[Struct], named: dict[Any, str]) -> Iterator[str]:
    """One interface; the fields that a client may leave out are optional, those of the server never are."""
    sent = issubclass(struct, messages.FromClient)
    yield from _doc(inspect.cleandoc(struct.__doc__ or ""))
    yield f"export interface {struct.__name__} {{"
    tag = struct.__struct_config__.tag
    if tag is not None:
        yield f"  type: {json.dumps(tag)};"
    for field in fields(struct):
        optional = sent and not field.required
        said = [field_comment(struct, field.name), _default(field) if optional else ""]
        yield from _doc(" ".join(part for part in said if part), "  ")
        yield f"  {field.encode_name}{'?' * optional}: {type_of(field.type, named, sent)};"
    yield "}"


# ------------------------------------------------------------------------------------------- figures


def figures() -> dict[str, Any]:
    """The numbers that both sides keep to."""
    return {name: value for name, value in vars(messages).items() if name.isupper() and not name.startswith("_")}


def closings() -> dict[str, int]:
    """The codes with which the server closes a socket."""
    return {name: code for name, code in vars(messages.Closing).items() if name.isupper()}


def _number(value: Any) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_number, value))}] as const"
    return f"{value:g}" if isinstance(value, float) else str(value)


def _constants() -> Iterator[str]:
    for name, value in figures().items():
        yield from _doc(comments().get(name, ""))
        yield f"export const {name} = {_number(value)};"
    yield from ("", *_doc(inspect.cleandoc(messages.Closing.__doc__ or "")), "export const Closing = {")
    for name, code in closings().items():
        yield from _doc(comments().get(f"Closing.{name}", ""), "  ")
        yield f"  {name}: {code},"
    yield "} as const;"


def text(_: Path | None = None) -> str:
    """The whole file."""
    named = aliases()
    lines = [f"// {ABOUT}", "", *_constants()]
    for hint, name in named.items():
        lines += ["", *_alias(name, hint)]
    for struct in structs():
        lines += ["", *interface(struct, named)]
    commands = [one for one in structs() if issubclass(one, messages.Command)]
    for name, kinds in {**UNIONS, "Command": Union[tuple(commands)]}.items():  # noqa: UP007 - there is no other way
        lines += ["", _declaration(name, type_of(kinds, named))]
    return "\n".join(lines) + "\n"
