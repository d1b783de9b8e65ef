"""Advice: somebody who says of many positions at once which answers look good and who will win.

It is the place for a network: the search asks once, about its own seat and about what the others may be thinking in
some tables that fit the view, and lets everybody's first question begin as advised.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from okawari.bots.search import draft_habits, habits
from okawari.bots.search.plan import Plan
from okawari.bots.search.space import Space
from okawari.bots.search.worth import WHOLE
from okawari.engines import ENGINES
from okawari.game import Game
from okawari.table.chance import WORDS, Dice, start
from okawari.views.seat_view import View

TABLES = 8  # that are imagined
TRUST = 24  # tries that advice counts for


@dataclass(frozen=True)
class Advice:
    """What somebody thinks of a position."""

    policy: Mapping[int, float]  # by the number of an answer: how likely it is to be best
    values: tuple[float, ...]  # every seat's share of the win


class Adviser(Protocol):
    """Anything that can judge positions from views, many at a time."""

    def advise(self, views: Sequence[View]) -> Sequence[Advice]:
        """One piece of advice for each view, whose seat is asked something."""
        ...


def advise(adviser: Adviser, spaces: Sequence[Space], view: View, rng: Random) -> None:
    """Ask about the first question of everybody who is deciding, and begin there as advised."""
    views = [view]
    for _ in range(TABLES):
        table = Game.imagine(view, rng)
        views += [table.view(seat) for seat in table.waiting if seat != view.raw.seat]
    found: dict[tuple[int, int], list[Advice]] = {}
    for one, advice in zip(views, adviser.advise(views), strict=True):
        found.setdefault((one.raw.seat, one.raw.mine.ask), []).append(advice)
    for (seat, ask), pieces in found.items():
        for space in spaces:
            space.prefer(seat, ask, tries_of(pieces), round(WHOLE * mean_value(pieces, seat)))


def tries_of(pieces: Sequence[Advice]) -> dict[int, int]:
    """Tries for every answer that is likely enough for one, the likeliest first."""
    total: dict[int, float] = {}
    for advice in pieces:
        for answer, share in advice.policy.items():
            total[answer] = total.get(answer, 0.0) + share / len(pieces)
    ranked = sorted(total.items(), key=lambda one: (-one[1], one[0]))
    return {answer: round(TRUST * share) for answer, share in ranked if round(TRUST * share) > 0}


def mean_value(pieces: Sequence[Advice], seat: int) -> float:
    """A seat's share of the win."""
    return sum(advice.values[seat] for advice in pieces) / len(pieces)


class HabitAdviser:
    """Advice from learned habits alone: what players tend to do, and everybody as likely to win."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan

    def advise(self, views: Sequence[View]) -> Sequence[Advice]:
        """From the table of habits."""
        return [self._advice(view) for view in views]

    def _advice(self, view: View) -> Advice:
        engine, dice = ENGINES[view.game], Dice()
        table = engine.table()
        start(dice, *range(WORDS))
        engine.imagine(view.raw, table, dice)
        kind: Any = draft_habits if view.game == "draft" else habits
        base = habits.part(table) * (kind.SIZE // habits.PARTS)
        row = self._plan.habits(view)
        weights = {answer.id: row[base + kind.habit(table, view.raw.seat, answer.id)] for answer in view.legal}
        total = sum(weights.values())
        shares = {answer: weight / total for answer, weight in weights.items()}
        return Advice(shares, (1 / view.seats,) * view.seats)
