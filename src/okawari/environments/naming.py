"""The pieces of an observation by their names: where each lies, and an observation taken apart."""

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy

from okawari.environments.pieces import Observation

DTYPE: Any = numpy.dtype(Observation)


@dataclass(frozen=True)
class Piece:
    """A part of an observation, and where its numbers stand; a piece of the places has one row for each of them."""

    name: str
    shape: tuple[int, ...]
    cells: tuple[int, ...]


def named(observation: Any) -> dict[str, Any]:
    """An observation, or an array of them, taken apart; pieces of places have one row for each place.

    >>> import numpy
    >>> from okawari.environments.tables import Tables
    >>> tables = Tables("classic", seats=2, fast=False)
    >>> tables.reset(7)
    >>> taken = named(tables.observations[0, 0])
    >>> taken["places.hand"].shape, int(taken["places.hand"][0].sum()), int(taken["places.known"][1])
    ((8, 49), 10, 0)
    """
    rows = numpy.ascontiguousarray(observation).view(DTYPE)[..., 0]
    return {piece.name: _part(rows, piece.name) for piece in PIECES}


def _part(rows: Any, name: str) -> Any:
    for word in name.split("."):
        rows = rows[word]
    return rows


def _pieces(kind: Any, before: str, starts: tuple[int, ...]) -> Iterator[Piece]:
    """The pieces of a structure that stands at these places, one or several."""
    for name, inner in kind._fields_:
        firsts = tuple(start + getattr(kind, name).offset for start in starts)
        count = 1
        if issubclass(inner, ctypes.Array):
            count, inner = inner._length_, inner._type_
        size = ctypes.sizeof(inner)
        each = tuple(first + size * number for first in firsts for number in range(count))
        if issubclass(inner, ctypes.Structure):
            yield from _pieces(inner, f"{before}{name}.", each)
        else:
            shape = ((len(starts),) if len(starts) > 1 else ()) + ((count,) if count > 1 else ())
            yield Piece(before + name, shape, each)


PIECES = tuple(_pieces(Observation, "", (0,)))
