"""The types of compiled functions, from the annotations of the plain ones."""

import ctypes
import inspect
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, get_args, get_origin

import numpy
from numba import from_dtype, types
from numba.core.imputils import lower_cast

from okawari.compiled.graph import Ints, where
from okawari.structs import Rows


@cache
def dtype_of(kind: type) -> "numpy.dtype[Any]":
    """A structure as numpy sees it: the same bytes, the same names."""
    return numpy.dtype(kind)


@cache
def record(kind: type) -> Any:
    """A structure as numba sees it."""
    return from_dtype(dtype_of(kind))


def signature(function: FunctionType) -> Any:
    """What to compile a function for; None if its callers decide, since an argument has no single type."""
    return _signature(function, _inner_type)


def entry_signature(function: FunctionType) -> Any:
    """What to compile an entry for: it also takes whole rows, and its callers decide nothing."""
    wanted = _signature(function, _entry_type)
    if wanted is None:
        raise TypeError(f"{where(function)} is an entry: its arguments are numbers, rows and structures")
    return wanted


def _signature(function: FunctionType, type_of: Callable[[Any], Any]) -> Any:
    notes = inspect.get_annotations(function, eval_str=True)
    try:
        arguments = [type_of(notes.get(name, Any)) for name in inspect.signature(function).parameters]
        result = type_of(notes.get("return", Any))
    except TypeError as problem:
        raise TypeError(f"{where(function)}: {problem}") from None
    if None in arguments:
        return None
    return tuple(arguments) if result is None else result(*arguments)


def _entry_type(note: Any) -> Any:
    if note is Ints:
        return types.int64[::1]
    if get_origin(note) is Rows:
        return types.Array(record(get_args(note)[0]), 1, "C")
    return _inner_type(note)


def _inner_type(note: Any) -> Any:
    """The type that an annotation stands for; None for whatever the caller has, rows included."""
    if note is None:
        return types.none
    if note is Any or getattr(get_origin(note) or note, "_is_protocol", False):
        return None
    if isinstance(note, type) and issubclass(note, ctypes.Structure):
        return record(note)
    if isinstance(note, type) and issubclass(note, int):
        return types.int64
    raise TypeError(f"rules know int, bool, structures and rows of them, not {note!r}")


@lower_cast(types.Record, types.Record)  # type: ignore[no-untyped-call,untyped-decorator]  # numba has no types here
def _first_fields(context: Any, builder: Any, given: Any, wanted: Any, value: Any) -> Any:
    """A table is good where only its first fields are wanted; numba agrees, but has no code for it."""
    return builder.bitcast(value, context.get_value_type(wanted))
