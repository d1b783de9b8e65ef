"""From a card's number to its functions: plain branching code, made from the catalogue, that can be compiled."""

from collections.abc import Mapping
from typing import Any

from okawari.cards import CATALOGUE, laying, tools
from okawari.cards.card import Ask
from okawari.structs import Rule
from okawari.table.layout import Table


def dispatch(name: str, doc: str, rules: Mapping[int, Rule], parameters: Mapping[str, type], result: Any) -> Rule:
    """A function `name(which, …)` that calls the rule of that number, or does nothing (0) if there is none."""
    arguments = ", ".join(parameters)
    text = [f"def {name}(which, {arguments}):"]
    space: dict[str, Any] = {"__name__": __name__}
    for number, rule in sorted(rules.items()):
        space[f"rule_{number}"] = rule
        text += [f"    if which == {number}:", f"        {'return ' if result else ''}rule_{number}({arguments})"]
        text += [] if result else ["        return"]
    text += ["    return 0" if result else "    return"]
    exec("\n".join(text), space)
    made: Rule = space[name]
    made.__doc__ = doc
    made.__module__ = __name__
    made.__annotations__ = {"which": int, **parameters, "return": result}
    return made


def _of_cards(hook: str, at_end: bool | None = None) -> dict[int, Rule]:
    """The cards' functions for one hook; desserts only, or no desserts, where scoring asks for it."""
    return {
        card.kind: getattr(card, hook)
        for card in CATALOGUE
        if getattr(card, hook) and at_end in (None, card.counts_at_end)
    }


ASKS: dict[int, Ask] = {**laying.ASKS, **tools.ASKS}
for _card in CATALOGUE:
    ASKS.update(_card.asks)

_TABLE = {"t": Table}
_SEAT = {"t": Table, "seat": int}

points_of = dispatch("points_of", "Points for one seat's own dishes of a kind.", _of_cards("points", False), _SEAT, int)
prizes_of = dispatch("prizes_of", "Prizes for comparing a kind.", _of_cards("prizes", False), _TABLE, None)
dessert_points_of = dispatch(
    "dessert_points_of", "Points for one seat's desserts.", _of_cards("points", True), _SEAT, int
)
dessert_prizes_of = dispatch(
    "dessert_prizes_of", "Prizes for comparing desserts.", _of_cards("prizes", True), _TABLE, None
)
settle_of = dispatch("settle_of", "What a kind does once cards are laid.", _of_cards("settle"), _TABLE, None)
turn_ended_of = dispatch("turn_ended_of", "What a kind does as a turn ends.", _of_cards("turn_ended"), _TABLE, None)
act_of = dispatch("act_of", "A kind's action begins.", _of_cards("act"), _SEAT, None)
finish_of = dispatch("finish_of", "A kind's action is done.", _of_cards("finish"), {**_SEAT, "order": int}, None)
legal_of = dispatch("legal_of", "Answers to a card's question.", {q: a.legal for q, a in ASKS.items()}, _SEAT, int)
answered_of = dispatch(
    "answered_of",
    "A card's question is answered.",
    {q: a.answered for q, a in ASKS.items()},
    {**_SEAT, "answer": int},
    None,
)
