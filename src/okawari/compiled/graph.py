"""Which functions a rule calls, and what else it finds by name, read from its byte code."""

import ctypes
import dis
import inspect
from collections import Counter
from collections.abc import Container, Iterable, Iterator
from enum import Enum
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import Any, Protocol, get_args, get_origin

from okawari.structs import Cells

COPIED_BYTES = 400  # of byte code; of 188 rule functions a third are longer, and compiling takes a third of the time
SUBSCRIPT = ("BINARY_OP", "[]")  # since Python 3.14; BINARY_SUBSCR before
VALUES = ("BINARY_", "UNARY_", "BUILD_", "COMPARE_", "CONTAINS_", "IS_", "LOAD_ATTR", "LOAD_METH", "GET_ITER")


class Ints(Cells, Protocol):
    """A row of 64-bit numbers that belongs to no structure: an argument of an entry point."""


def reachable(entries: Iterable[FunctionType], stop: Container[FunctionType]) -> list[FunctionType]:
    """The functions called from these, callees before callers; those in `stop` are not looked into."""
    done: dict[FunctionType, None] = {}
    for entry in entries:
        _visit(entry, done, (), stop)
    return list(done)


def _visit(
    function: FunctionType,
    done: dict[FunctionType, None],
    path: tuple[FunctionType, ...],
    stop: Container[FunctionType],
) -> None:
    if function in path:
        raise TypeError(f"{where(function)} calls itself: rules do without recursion")
    if function in done:
        return
    if function.__closure__:
        raise TypeError(f"{where(function)} is a closure: rules take what they need as arguments")
    if function not in stop:
        for callee in callees(function):
            _visit(callee, done, (*path, function), stop)
    done[function] = None


def callees(function: FunctionType) -> list[FunctionType]:
    """The functions that this one names, in the order of their names."""
    found = named(function)
    return [found[name] for name in sorted(found) if isinstance(found[name], FunctionType)]


def costly_to_copy(functions: Iterable[FunctionType]) -> set[FunctionType]:
    """Those whose copies in all their callers would make up much code, and so much time to compile it."""
    callers = Counter(callee for function in functions for callee in callees(function))
    return {f for f, count in callers.items() if count * len(f.__code__.co_code) > COPIED_BYTES}


def named(function: FunctionType) -> dict[str, Any]:
    """The globals that a function names, without the builtins."""
    space = function.__globals__
    found = {name: space[name] for name in global_names(function.__code__) if name in space}
    for name, value in found.items():
        if isinstance(value, ModuleType):
            raise TypeError(f"{where(function)} uses module {name}: rules import what they use by name")
    return found


@cache
def global_names(code: CodeType) -> frozenset[str]:
    """The names that code looks up outside itself; the names of fields are not among them."""
    names = frozenset(i.argval for i in dis.get_instructions(code) if i.opname == "LOAD_GLOBAL")
    return names.union(*(global_names(inner) for inner in code.co_consts if isinstance(inner, CodeType)))


def where(function: FunctionType) -> str:
    """The full name of a function."""
    return f"{function.__globals__.get('__name__', '?')}.{function.__qualname__}"


def only_looked_up(function: FunctionType, name: str) -> bool:
    """Whether a function does with a tuple only what an array can do too: index, walk, pass on."""
    code = list(dis.get_instructions(function.__code__))
    users = [_user(code, at) for at, i in enumerate(code) if i.opname == "LOAD_GLOBAL" and i.argval == name]
    return bool(users) and all(map(_looks_up, users))


def _looks_up(user: dis.Instruction | None) -> bool:
    if user is None:
        return False
    return user.opname in ("BINARY_SUBSCR", "GET_ITER", "CALL") or (user.opname, user.argrepr) == SUBSCRIPT


def _user(code: list[dis.Instruction], at: int) -> dis.Instruction | None:
    """The instruction that takes what the one at `at` left on the stack, on one way through the code."""
    places = {i.offset: n for n, i in enumerate(code)}
    above = 0  # values on top of ours
    at += 1
    while at < len(code):
        i = code[at]
        taken, left = _taken_and_left(i)
        if taken > above:
            return i
        above += left - taken
        at = places[i.argval] if i.opname == "JUMP_FORWARD" else at + 1
    return None


def _taken_and_left(i: dis.Instruction) -> tuple[int, int]:
    """How many values an instruction takes from the stack, and how many it leaves instead."""
    if i.opname == "PRECALL":  # Python 3.11: CALL below counts for both
        return 0, 0
    if i.opname == "CALL":
        return 2 + (i.arg or 0), 1
    change = dis.stack_effect(i.opcode, i.arg, jump=False)
    left = max(change, 0) + i.opname.startswith(VALUES)
    return left - change, left


def fingerprint(functions: Iterable[FunctionType]) -> Iterator[str]:
    """Text that changes when anything changes that these functions were loaded with."""
    for function in functions:
        notes = inspect.get_annotations(function, eval_str=True)
        yield f"{where(function)} {_print(function.__code__)} {function.__defaults__}"
        yield from (f"{name}: {_print(note)}" for name, note in notes.items())
        yield from (f"{name} = {_print(value)}" for name, value in sorted(named(function).items()))


def _print(value: Any) -> str:
    if isinstance(value, CodeType):
        parts = (value.co_varnames, value.co_names, value.co_flags, value.co_argcount)
        return f"{value.co_code.hex()} {parts} {[_print(part) for part in value.co_consts]}"
    if isinstance(value, FunctionType):
        return where(value)
    if isinstance(value, type) and issubclass(value, ctypes.Structure):
        inner = [f"{name} {_print(kind)}" for name, kind, *_ in value._fields_]
        return f"{value.__name__} {ctypes.sizeof(value)} {inner}"
    if isinstance(value, type) and issubclass(value, ctypes.Array):
        return f"{_print(value._type_)} * {value._length_}"
    if isinstance(value, type) and issubclass(value, Enum):
        return f"{value.__qualname__} {[_print(member) for member in value]}"
    if get_args(value):
        return f"{get_origin(value)} {[_print(part) for part in get_args(value)]}"
    if isinstance(value, tuple | frozenset):
        shown = [_print(part) for part in value]
        return str(shown if isinstance(value, tuple) else sorted(shown))
    return repr(value)
