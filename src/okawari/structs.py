"""@struct: an annotated class becomes a fixed-size ctypes structure, the only kind of state that rules know."""

import ctypes
from collections.abc import Callable, Iterator
from typing import Any, Protocol, TypeVar

i8 = ctypes.c_int8
i16 = ctypes.c_int16
i32 = ctypes.c_int32
i64 = ctypes.c_int64
f64 = ctypes.c_double  # for bots alone: rules count in whole numbers

Item = TypeVar("Item", covariant=True)
Class = TypeVar("Class", bound=type)


class Cells(Protocol):
    """A row of numbers inside a structure."""

    def __getitem__(self, index: int) -> int: ...
    def __setitem__(self, index: int, value: int) -> None: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...


class Rows(Protocol[Item]):
    """A row of structures inside a structure; taking one out gives a reference, not a copy."""

    def __getitem__(self, index: int) -> Item: ...
    def __setitem__(self, index: int, value: Any) -> None: ...
    def __iter__(self) -> Iterator[Item]: ...
    def __len__(self) -> int: ...


def need_soon(rows: Any, at: int) -> None:
    """Say which structure of a row is needed soon: compiled rules fetch its memory meanwhile."""


def copy_cells(source: Any, target: Any) -> None:
    """Copy a row of numbers to another of the same kind and length; compiled rules copy them all at once."""
    for at in range(len(source)):
        target[at] = source[at]


def cell(kind: type) -> Any:
    """One number or one nested structure."""
    return kind


def cells(kind: Any, count: int) -> Any:
    """A row of `count` numbers or structures."""
    return kind * count


def struct(declared: Class) -> Class:
    """Turn a class of annotated fields into a ctypes structure; fields of a base class come first, same layout."""
    fields: list[tuple[str, Any]] = []
    for base in declared.__mro__[-2::-1]:
        fields += getattr(base, "_declared_", ()) if base is not declared else _own_fields(declared)
    made: Any = type(
        declared.__name__,
        (ctypes.Structure,),
        {
            "__doc__": declared.__doc__,
            "__module__": declared.__module__,
            "_fields_": fields,
            "_declared_": _own_fields(declared),
        },
    )
    _check_prefix(made, declared)
    return made  # type: ignore[no-any-return]


def _own_fields(declared: type) -> list[tuple[str, Any]]:
    return [(name, vars(declared)[name]) for name in vars(declared).get("__annotations__", {})]


def _check_prefix(made: Any, declared: type) -> None:
    """A base structure must lie at the start of the derived one, byte for byte."""
    for base in declared.__bases__:
        for name, _ in getattr(base, "_fields_", ()):
            assert getattr(made, name).offset == getattr(base, name).offset, name


def copy_of(structure: Any) -> Any:
    """A separate structure with the same bytes."""
    return type(structure).from_buffer_copy(structure)


def bytes_of(structure: Any) -> bytes:
    """The bytes of a structure."""
    return bytes(structure)


def plain_rows(kind: Any, count: int) -> Any:
    """So many structures or numbers in a row, all zero, for interpreted code."""
    return (kind * count)()


def fill(rows: Any, structure: Any, at: int = 0) -> None:
    """Copy a structure over one of a row, plain or compiled."""
    content = bytes_of(structure)
    ctypes.memmove((ctypes.c_char * len(content)).from_buffer(rows, at * len(content)), content, len(content))


def start_of(base: Any) -> Any:
    """The bytes of a base structure's fields: what every structure derived from it begins with."""
    last = getattr(base, base._fields_[-1][0])
    return ctypes.c_char * (last.offset + last.size)


def field_names(kind: Any) -> tuple[str, ...]:
    """The names of a structure's fields, in order."""
    return tuple(name for name, _ in kind._fields_)


Rule = Callable[..., Any]
