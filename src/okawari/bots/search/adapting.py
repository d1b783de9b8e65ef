"""The same code with other things by its names: Draft's rules in the place of the others', or bots where none were."""

from collections.abc import Callable, Iterable, Mapping
from types import FunctionType
from typing import Any, get_args, get_origin

from okawari.bots.search.layout import DraftSearch, Search
from okawari.compiled.graph import global_names
from okawari.draft.layout import Table as DraftTable
from okawari.draft.layout import View as DraftView
from okawari.table.layout import Table, View

KINDS = {View: DraftView, Table: DraftTable, Search: DraftSearch}


def adapted(function: Any, module: str, kinds: Mapping[Any, Any] | None = None, /, **names: Any) -> Callable[..., Any]:
    """A function for Draft: of that module, with other things by these names, and Draft's structures."""
    return changed(function, module, {**KINDS, **(kinds or {})}, **names)


def changed(function: Any, module: str, kinds: Mapping[Any, Any], /, **names: Any) -> Callable[..., Any]:
    """A function of that module that finds other things by these names, and other structures in its arguments."""
    if strangers := {*names} - {*function.__code__.co_names}:
        raise ValueError(f"{function.__name__} uses nothing called {', '.join(sorted(strangers))}")
    space = {**function.__globals__, **names, "__name__": module}
    made = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    made.__annotations__ = {name: _note(note, kinds) for name, note in function.__annotations__.items()}
    made.__doc__ = function.__doc__
    made.__module__ = module
    return made


def rebuilt(
    entries: Iterable[Any], module: str, kinds: Mapping[Any, Any], /, **names: Any
) -> dict[str, Callable[..., Any]]:
    """Functions and all of their own module that they call, by name, with other things by these names: see `changed`.

    What uses none of these, not even by what it calls, stays as it is and is not among them.
    """
    made: dict[Any, Any] = {}
    met = set[str]()

    def again(function: Any) -> Any:
        if function not in made:
            space, others = function.__globals__, {}
            for name in sorted(global_names(function.__code__)):
                if name in names:
                    others[name] = names[name]
                elif _ours(space.get(name), function) and (other := again(space[name])) is not space[name]:
                    others[name] = other
            met.update(others)
            made[function] = changed(function, module, kinds, **others) if others else function
        return made[function]

    found = {function.__name__: again(function) for function in entries}
    if strangers := {*names} - met:
        raise ValueError(f"{', '.join(found)}: nothing there uses {', '.join(sorted(strangers))}")
    return {function.__name__: new for function, new in made.items() if new is not function}


def _ours(thing: Any, function: Any) -> bool:
    """Whether something is a function of the same module as another."""
    return isinstance(thing, FunctionType) and thing.__module__ == function.__module__


def _note(note: Any, others: Mapping[Any, Any]) -> Any:
    inner = get_args(note)
    return get_origin(note)[others.get(inner[0], inner[0])] if inner else others.get(note, note)
