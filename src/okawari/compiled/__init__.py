"""Compiled twins of rule functions: the same plain Python, as machine code, for many games at once.

    fast = twins({"play_out": play_out})        # def play_out(tables: Rows[Table], index: int) -> int
    tables = batch(Table, 1000)
    fast.play_out(tables, 0)

Nothing else in the package knows numba, and nothing here loads it before it is needed. Compiling takes a while, once:
`with announcing():` says so as it begins.
"""

import ctypes
from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar

from okawari.compiled.graph import Ints
from okawari.compiled.telling import announcing, announcing_to_people

if TYPE_CHECKING:
    import numpy

__all__ = [
    "OPTIONS", "Ints", "NotCompiled", "announcing", "announcing_to_people", "available", "batch", "table_at", "twins",
]  # fmt: skip

# Nothing is allocated in compiled rules, so nothing needs counting of references, which costs a twentieth of a search.
OPTIONS: Mapping[str, Any] = {"nogil": True, "boundscheck": True, "error_model": "numpy", "_nrt": False}
Structure = TypeVar("Structure")


class NotCompiled(RuntimeError):  # noqa: N818  (a state of things, not a mistake)
    """There are no compiled rules here; the interpreted ones give the same results."""


def available() -> bool:
    """Whether rules can be compiled here. Looking means loading the compiler: about half a second."""
    try:
        _making()
    except NotCompiled:
        return False
    return True


def twins(
    entries: Mapping[str, Callable[..., Any]],
    *,
    options: Mapping[str, Any] = OPTIONS,
    joints: Collection[Callable[..., Any]] | None = None,
    roots: Iterable[Path] | None = None,
) -> SimpleNamespace:
    """Compile these functions and all that they call; the originals stay as they are.

    Joints are functions compiled once and called, by default the long ones with many callers; all others are
    copied into each caller. Roots are the files and folders whose every change calls for a new compilation,
    beside the functions themselves.
    """
    made: SimpleNamespace = _making().twins(entries, options, joints, roots)
    return made


def batch(kind: type, count: int) -> "numpy.ndarray[Any, Any]":
    """So many structures in a row, all zero, as compiled functions want them."""
    return _making().zeros(kind, count)  # type: ignore[no-any-return]  # numba makes the module untyped


def table_at(kind: type[Structure], tables: "numpy.ndarray[Any, Any]", index: int) -> Structure:
    """One structure of a batch, opened in place: the interpreted rules can read it and change it."""
    assert issubclass(kind, ctypes.Structure)
    assert ctypes.sizeof(kind) == tables.itemsize
    place: Any = tables  # a buffer, which numpy's types say only since Python 3.12
    return kind.from_buffer(place, range(len(tables))[index] * tables.itemsize)


def _making() -> Any:
    """The part that needs the compiler."""
    try:
        from okawari.compiled import making
    except ImportError as problem:
        advice = "Compiled rules need numba: pip install okawari[fast]"
        raise NotCompiled(f"{advice} ({problem})") from problem
    if making.switched_off():
        raise NotCompiled("Compiled rules need numba to compile: unset NUMBA_DISABLE_JIT")
    return making
