"""Structures with room: a described table may have more cards, and score more, than any game could."""

import ctypes
from typing import Any

from okawari.structs import i64


def widened(kind: Any, keep: tuple[Any, ...] = ()) -> Any:
    """The same structure with 64 bits for every number; structures in `keep` stay as they are."""
    if kind in keep:
        return kind
    if issubclass(kind, ctypes.Array):
        return widened(kind._type_, keep) * kind._length_
    if issubclass(kind, ctypes.Structure):
        fields = [(name, widened(field, keep)) for name, field in kind._fields_]
        return type(f"Wide{kind.__name__}", (ctypes.Structure,), {"_fields_": fields})
    return i64
