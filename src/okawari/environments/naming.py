"""The pieces of an observation by their names: where each lies, and an observation taken apart."""

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy

from okawari.environments.numbers import told
from okawari.environments.pieces import MOST, Observation

DTYPE: Any = numpy.dtype(Observation)
SIZE = int(DTYPE.itemsize)


@dataclass(frozen=True)
class Piece:
    """A part of an observation, and where its numbers stand; a piece of the places has one row for each of them."""

    name: str
    shape: tuple[int, ...]
    cells: tuple[int, ...]


def named(observation: Any) -> dict[str, Any]:
    """An observation, or an array of them, taken apart; pieces of places have one row for each place.

    The numbers may be of any kind, such as the floats that a network takes, as long as they are still whole.

    >>> import numpy
    >>> from okawari.environments.tables import Tables
    >>> tables = Tables("classic", seats=2, fast=False)
    >>> tables.reset(7)
    >>> taken = named(tables.observations[0, 0])
    >>> taken["places.hand"].shape, int(taken["places.hand"][0].sum()), int(taken["places.known"][1])
    ((8, 49), 10, 0)
    """
    given = numpy.asarray(observation)
    rows = _small(given).view(DTYPE)[..., 0]
    taken = {piece.name: _part(rows, piece.name) for piece in PIECES}
    if given.dtype != numpy.int8 and not _seated(taken):
        raise ValueError("these numbers are not in the order of an observation; named_tensor() takes OpenSpiel's")
    return taken


def columns(name: str) -> Any:
    """Where the numbers of a piece stand in an observation, in the shape of the piece; OpenSpiel's have another order.

    >>> columns("places.score").tolist()
    [336, 462, 588, 714, 840, 966, 1092, 1218]
    """
    for piece in PIECES:
        if piece.name == name:
            return numpy.array(piece.cells).reshape(piece.shape)
    raise ValueError(f"there is no piece called {told(name)}: docs/observation.md has them all, such as places.score")


def named_tensor(tensor: Any) -> dict[str, Any]:
    """The same for OpenSpiel's observation tensor, or an array of them, where all rows of a piece stand together.

    An information-state tensor begins with one: give the first SIZE numbers of it.
    """
    given = numpy.asarray(tensor)
    if given.ndim and given.shape[-1] > SIZE:
        raise ValueError(f"an observation is the first {SIZE} of these {given.shape[-1]} numbers: tensor[..., :{SIZE}]")
    rows = _small(given)
    taken, at = {}, 0
    for piece in PIECES:
        after = at + len(piece.cells)
        taken[piece.name] = rows[..., at:after].reshape((*rows.shape[:-1], *piece.shape))
        at = after
    if not _seated(taken):
        raise ValueError("these numbers are not in the order of OpenSpiel's tensor; named() takes other observations")
    return taken


def _small(given: Any) -> Any:
    """The numbers as int8, one after the other; refused if they cannot be an observation."""
    if given.ndim == 0 or given.shape[-1] != SIZE:
        raise ValueError(f"an observation has {SIZE} numbers, and this has the shape {given.shape}")
    if given.dtype == numpy.int8:
        return numpy.ascontiguousarray(given)
    if given.dtype.kind not in "iuf":
        raise ValueError(f"an observation has whole numbers, and this has {given.dtype}")
    fits = (given >= -MOST - 1) & (given <= MOST)
    small = numpy.where(fits, given, 0).astype(numpy.int8)
    if (wrong := given[~fits | (small != given)]).size:
        raise ValueError(f"an observation has whole numbers from {-MOST - 1} to {MOST}, and this has {told(wrong[0])}")
    return small


def _seated(taken: dict[str, Any]) -> bool:
    """Whether the first places are taken, by all players and at most a dummy, and known hands are whole.

    Before anything is dealt nobody is there.
    """
    players, here, known = taken["shared.seats"], taken["places.here"], taken["places.known"]
    there = here.sum(-1)
    first = numpy.arange(here.shape[-1]) < there[..., None]
    hands = taken["places.hand"].sum(-1) == taken["places.cards"]
    drafting = taken["shared.game"][..., -1:] == 1
    return bool(
        ((there == 0) | (there == players) | (there == players + 1)).all()
        and (here == first).all()
        and (known[..., 0] == (there > 0)).all()
        and (hands | drafting | (known != 1)).all()
    )


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
