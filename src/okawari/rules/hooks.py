"""From a card's number to its functions: plain branching code, made from the catalogue, that can be compiled."""

from collections.abc import Mapping
from typing import Any

from okawari.cards import CATALOGUE, laying, tools
from okawari.cards.card import Ask
from okawari.structs import Rule
from okawari.table.layout import Table
from okawari.table.prizes import give


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


def _of_cards(hook: str) -> dict[int, Rule]:
    """The cards' functions for one hook."""
    return {card.kind: getattr(card, hook) for card in CATALOGUE if getattr(card, hook)}


def _scores(at_end: bool) -> dict[int, Rule]:
    """How each kind is scored: by comparing seats, or seat by seat; desserts at the end, all others every round."""
    cards = [card for card in CATALOGUE if card.counts_at_end == at_end]
    scores = {card.kind: seat_by_seat(card.kind, card.points) for card in cards if card.points}
    return {**scores, **{card.kind: card.prizes for card in cards if card.prizes}}


def seat_by_seat(kind: int, points: Rule) -> Rule:
    """A function that gives every seat the points of its own dishes."""
    text = f"def score(t):\n    for seat in range(t.places):\n        give(t, seat, {kind}, points(t, seat))"
    space: dict[str, Any] = {"__name__": __name__, "give": give, "points": points}
    exec(text, space)
    made: Rule = space["score"]
    made.__module__ = __name__
    made.__annotations__ = {"t": Table, "return": None}
    return made


ASKS: dict[int, Ask] = {**laying.ASKS, **tools.ASKS}
for _card in CATALOGUE:
    ASKS.update(_card.asks)

_TABLE = {"t": Table}
_SEAT = {"t": Table, "seat": int}

score_of = dispatch("score_of", "What a kind scores at the end of a round.", _scores(False), _TABLE, None)
dessert_score_of = dispatch("dessert_score_of", "What a kind scores at the end.", _scores(True), _TABLE, None)
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
