"""What a seat may see of a table: the open part, its own, and the hands that have passed through it."""

import ctypes
from typing import Any

from okawari.structs import Rule, start_of
from okawari.table.faces import FACE_COUNT, SEATS
from okawari.table.layout import Hand, Private, Public, Table, View

OPEN = start_of(Public)


def copy_public(source: Any, target: Any) -> None:
    """The open part of a table or view, into another. Compiled rules do it field by field instead."""
    OPEN.from_buffer(target).raw = OPEN.from_buffer(source).raw


def field_by_field(name: str, doc: str, kind: Any, one: str, cell: str, **parameters: Any) -> Rule:
    """A function that does the same to every field of a structure, so that it can be compiled."""
    text = [f"def {name}({', '.join(parameters)}):"]
    for field, inner in kind._fields_:
        if issubclass(inner, ctypes.Array):
            text += [f"    for i in range({inner._length_}):", f"        {cell.format(field)}"]
        else:
            text += [f"    {one.format(field)}"]
    space: dict[str, Any] = {"__name__": __name__}
    exec("\n".join(text), space)
    made: Rule = space[name]
    made.__doc__ = doc
    made.__module__ = __name__
    made.__annotations__ = {**parameters, "return": None}
    return made


copy_public_by_field = field_by_field(
    "copy_public_by_field",
    "The open part of a table or view, into another.",
    Public,
    "target.{0} = source.{0}",
    "target.{0}[i] = source.{0}[i]",
    source=Any,
    target=Any,
)
empty_private = field_by_field(
    "empty_private", "Nothing known.", Private, "mine.{0} = 0", "mine.{0}[i] = 0", mine=Private
)


def look(t: Table, seat: int, v: View) -> None:
    """Fill a view for a seat; NOBODY looks as a spectator."""
    copy_public(t, v)
    v.seat = seat
    for hand in range(SEATS):
        if seat >= 0 and (t.seen[hand] >> seat) & 1:
            v.hands[hand] = t.hands[hand]
        elif v.hands[hand].mask != 0:
            empty_hand(v.hands[hand])
    if seat >= 0:
        v.mine = t.mine[seat]
    else:
        empty_private(v.mine)


def empty_hand(target: Hand) -> None:
    """No cards."""
    target.mask = 0
    for face in range(FACE_COUNT):
        target.cards[face] = 0
