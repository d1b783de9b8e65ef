"""Functions with Draft's rules in the place of the others': the same code, other names."""

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, get_args, get_origin

from okawari.bots.search.layout import DraftSearch, Search
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


def _note(note: Any, others: Mapping[Any, Any]) -> Any:
    inner = get_args(note)
    return get_origin(note)[others.get(inner[0], inner[0])] if inner else others.get(note, note)
