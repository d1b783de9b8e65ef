"""The pieces of an observation by their names: where each lies, and an observation taken apart."""

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy

from okawari.environments.pieces import Observation

DTYPE: Any = numpy.dtype(Observation)


@dataclass(frozen=True)
class Piece:
    """A part of an observation: `size` numbers from `first` on; of a place at the table, the first place's."""

    name: str
    first: int
    shape: tuple[int, ...]  # as `named` gives it

    @property
    def size(self) -> int:
        """How many numbers."""
        return prod(self.shape)


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


def _pieces(kind: Any, before: str, first: int, outside: tuple[int, ...]) -> Iterator[Piece]:
    for name, inner in kind._fields_:
        at, shape = first + getattr(kind, name).offset, outside
        if issubclass(inner, ctypes.Array):
            shape, inner = (*shape, inner._length_), inner._type_
        if issubclass(inner, ctypes.Structure):
            yield from _pieces(inner, f"{before}{name}.", at, shape)
        else:
            yield Piece(before + name, at, shape)


PIECES = tuple(_pieces(Observation, "", 0, ()))
