"""Making the twins: copies of functions whose names lead to other copies, and tuples to constant arrays."""

import enum
import threading
import warnings
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numba
import numpy
from numba.core.errors import NumbaExperimentalFeatureWarning, TypingError

from okawari.compiled import cache, graph, telling
from okawari.compiled.machine import SWAPS
from okawari.compiled.signatures import dtype_of, entry_signature, signature

Functions = Mapping[str, FunctionType]
Options = Mapping[str, Any]
Joints = Collection[Callable[..., Any]]
INSIDE = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
INNER_OPT = 1  # inner functions are optimised again within each entry: more here costs time and gains nothing
SETTINGS = ("OPT", "BOUNDSCHECK", "CPU_NAME", "CPU_FEATURES", "LOOP_VECTORIZE", "SLP_VECTORIZE")

config: Any = numba.config  # numba's types know neither its settings
njit: Any = numba.njit  # nor all options

_lock = threading.RLock()
_made: dict[str, SimpleNamespace] = {}
_made_inside: dict[tuple[Any, ...], Any] = {}  # entries that are made one after the other share much of it


def switched_off() -> bool:
    """Whether numba has been told to leave functions as they are."""
    return bool(config.DISABLE_JIT)


def zeros(kind: type, count: int) -> "numpy.ndarray[Any, Any]":
    """A row of empty structures."""
    return numpy.zeros(count, dtype_of(kind))


def twins(entries: Functions, options: Options, joints: Joints | None, roots: Iterable[Path] | None) -> SimpleNamespace:
    """The compiled entries, from memory, from the cache folder or new."""
    with _lock:
        if joints is None:
            joints = graph.costly_to_copy(_functions(entries))
        name = cache.key(roots, _facts(entries, options, joints))
        if name not in _made:
            _made[name] = SimpleNamespace(**_compile(entries, options, joints, cache.folder(name)))
        return _made[name]


def _facts(entries: Functions, options: Options, joints: Joints) -> Iterator[str]:
    """All that decides what the machine code will be, beside the sources on disk."""
    yield f"numpy {numpy.__version__} numba {numba.__version__}"
    yield str([getattr(config, name, None) for name in SETTINGS])
    yield str(sorted(options.items()))
    yield str([(name, graph.where(entry)) for name, entry in entries.items()])
    functions = _functions(entries)
    yield str([graph.where(function) for function in functions if function in joints])
    yield from graph.fingerprint(functions)


def _functions(entries: Functions) -> list[FunctionType]:
    return graph.reachable(entries.values(), stop=SWAPS)


def _compile(entries: Functions, options: Options, joints: Joints, folder: Path | None) -> dict[str, Any]:
    """First hope that the cache knows every entry: then nothing inside needs compiling."""
    functions = _functions(entries)
    called = {callee for function in functions for callee in graph.callees(function)}
    inside = [function for function in functions if function in called]
    try:
        if folder:
            return _entries(entries, {function: function for function in inside}, options, folder)
    except TypingError:
        pass  # an entry that the cache does not know met a callee that is not compiled
    telling.begun((graph.where(entry) for entry in entries.values()), kept=folder is not None)
    with _setting("OPT", type(config.OPT)(INNER_OPT)):
        twins = _inner(inside, options, joints)
    try:
        return _entries(entries, twins, options, folder)
    except OSError:  # the folder went away, or the disk is full
        return _entries(entries, twins, options, None)


def _inner(functions: list[FunctionType], options: Options, joints: Joints) -> dict[FunctionType, Any]:
    """Twins of functions that others call. They come callees first."""
    twins: dict[FunctionType, Any] = {}
    for function in functions:
        key = _inner_key(function, options, function in joints, twins)
        if key not in _made_inside:
            _made_inside[key] = _inner_twin(function, options, function in joints, twins)
        twins[function] = _made_inside[key]
    return twins


def _inner_key(function: FunctionType, options: Options, joint: bool, twins: Mapping[FunctionType, Any]) -> Any:
    """All that decides what a twin will be: those of its callees included."""
    callees = tuple(id(twins[callee]) for callee in graph.callees(function) if function not in SWAPS)
    return (function, joint, str(sorted(options.items())), *graph.fingerprint([function]), *callees)


def _inner_twin(function: FunctionType, options: Options, joint: bool, twins: Mapping[FunctionType, Any]) -> Any:
    copy = SWAPS.get(function) or _copy(function, twins)
    twin = njit(**options, **INSIDE, forceinline=not joint)(copy)
    wanted = signature(function)
    if wanted is not None:
        _compile_for(twin, wanted, function)
    return twin


def _entries(
    entries: Functions, inner: Mapping[FunctionType, Any], options: Options, folder: Path | None
) -> dict[str, Any]:
    """Twins of the entries, kept in the folder if there is one."""
    twins = {}
    for name, function in entries.items():
        twins[name] = _entry(name, _copy(function, inner), options, folder)
        _compile_for(twins[name], entry_signature(function), function)
    return twins


def _entry(name: str, copy: FunctionType, options: Options, folder: Path | None) -> Any:
    """One entry, still to be compiled. Where numba would keep it in a place of its own, it is not kept."""
    if folder:
        if not Path(copy.__code__.co_filename).is_file():
            copy.__code__ = copy.__code__.replace(co_filename=str(_stand_in(name, folder)))
        with _setting("CACHE_DIR", str(folder)):
            twin = njit(**options, cache=True)(copy)
        if Path(twin.stats.cache_path).is_relative_to(folder):
            return twin
    return njit(**options)(copy)


def _stand_in(name: str, folder: Path) -> Path:
    """A file for a function that was made at run time: numba keeps nothing without one."""
    path = folder / f"{name}.py"
    path.write_text(f"# Stands for {name}, which was made at run time.\n")
    return path


def _compile_for(twin: Any, wanted: Any, function: FunctionType) -> None:
    """Compile for one signature and no other. A table may stand for its first fields: no warning of that."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)
            twin.compile(wanted)
    except Exception as problem:
        problem.add_note(f"while compiling {graph.where(function)}")
        raise
    twin.disable_compile()


def _copy(function: FunctionType, twins: Mapping[FunctionType, Any]) -> FunctionType:
    """The same code among other names: only those that it uses."""
    space = {name: _seen_from(function, name, value, twins) for name, value in graph.named(function).items()}
    space["__name__"] = function.__globals__.get("__name__", "okawari.made")
    copy = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    copy.__qualname__ = function.__qualname__
    return copy


def _seen_from(function: FunctionType, name: str, value: Any, twins: Mapping[FunctionType, Any]) -> Any:
    if isinstance(value, FunctionType):
        return twins[value]
    if isinstance(value, tuple) and graph.only_looked_up(function, name):
        return _array(value)
    return int(value) if isinstance(value, enum.IntEnum) else value


def _array(numbers: tuple[Any, ...]) -> Any:
    """A constant array of the same numbers, if they fill one."""
    flat = numbers
    if numbers and all(isinstance(row, tuple) and len(row) == len(numbers[0]) for row in numbers):
        flat = sum(numbers, ())
    if flat and all(isinstance(number, int) for number in flat):
        return numpy.array(numbers, numpy.int64)
    return numbers


@contextmanager
def _setting(name: str, value: Any) -> Iterator[None]:
    """Another setting of numba for a while; what others compile afterwards is not touched."""
    before = getattr(config, name)
    setattr(config, name, value)
    try:
        yield
    finally:
        setattr(config, name, before)
