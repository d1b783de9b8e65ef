"""What some functions become in compiled rules: machine instructions, or plain code, with the same results."""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from okawari import structs
from okawari.table import bits
from okawari.views import look

LINE = 64  # bytes that memory brings at once
READ, KEEP, DATA = 0, 3, 1  # what an instruction that fetches ahead wants to know


@intrinsic
def _ones(typing: Any, mask: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), write


@intrinsic
def _zeros_below(typing: Any, mask: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

    return types.int64(types.int64), write


@intrinsic
def _fetch(typing: Any, rows: Any, at: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = context.make_array(signature.args[0])(context, builder, arguments[0])
        byte, word = ir.IntType(8), ir.IntType(32)
        start = builder.bitcast(builder.gep(array.data, [arguments[1]]), byte.as_pointer())
        kind = ir.FunctionType(ir.VoidType(), [byte.as_pointer(), word, word, word])
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", [byte.as_pointer()], kind)
        for offset in range(0, signature.args[0].dtype.size, LINE):
            line = builder.gep(start, [ir.Constant(word, offset)])
            builder.call(prefetch, [line, *(ir.Constant(word, choice) for choice in (READ, KEEP, DATA))])
        return context.get_dummy_value()

    return types.none(rows, types.int64), write


@intrinsic
def _copy(typing: Any, source: Any, target: Any) -> Any:
    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        here, there = (context.make_array(signature.args[at])(context, builder, arguments[at]) for at in range(2))
        memcpy: Any = cgutils.raw_memcpy  # numba has no types here
        memcpy(builder, there.data, here.data, here.nitems, here.itemsize)
        return context.get_dummy_value()

    return types.none(source, target), write


ones: Any = _ones  # to the type checker intrinsics are functions of the compiler's own
zeros_below: Any = _zeros_below
fetch: Any = _fetch
copy: Any = _copy


def _popcount(mask: int) -> int:
    return ones(mask)  # type: ignore[no-any-return]  # an int, says the intrinsic


def _low_bit(mask: int) -> int:
    return zeros_below(mask) if mask != 0 else -1


def _nth_bit(mask: int, n: int) -> int:
    """Halve the search six times, without a branch that depends on the numbers."""
    if n >= ones(mask):
        return -1
    place = 0
    for step in (32, 16, 8, 4, 2, 1):
        below = ones(mask & ((1 << step) - 1))
        skip = int(n >= below)
        n -= below * skip
        place += step * skip
        mask >>= step * skip
    return place


def _need_soon(rows: Any, at: int) -> None:
    fetch(rows, at)


def _copy_cells(source: Any, target: Any) -> None:
    copy(source, target)


SWAPS: dict[Any, Callable[..., Any]] = {
    bits.popcount: _popcount,
    bits.low_bit: _low_bit,
    bits.nth_bit: _nth_bit,
    structs.copy_cells: _copy_cells,
    structs.need_soon: _need_soon,
    look.copy_public: look.copy_public_by_field,
}
