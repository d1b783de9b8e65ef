"""A rival for Python programs: a view in, an answer out, within a number of tries or a time."""

import ctypes
import threading
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from okawari import compiled
from okawari.bots.rivals import draft, walk
from okawari.bots.rivals.layout import DraftRivalSearch, RivalNode, RivalSearch
from okawari.bots.rivals.plan import RivalPlan
from okawari.bots.search.bot import SLICE
from okawari.structs import fill, plain_rows
from okawari.table.chance import WORDS, Dice, start
from okawari.views.seat_view import Answer, View

BEYOND = 1 << 40  # no value is


class Rival:
    """Searches in the manner of somebody else's published bot, on our rules; what ours are measured by."""

    def __init__(self, plan: RivalPlan, fast: bool = False) -> None:
        self.plan = plan
        self._fast = fast
        self._spaces = threading.local()

    def __getstate__(self) -> dict[str, Any]:
        """All but the memory that searches work in: a copy makes its own."""
        return {name: value for name, value in vars(self).items() if name != "_spaces"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._spaces = threading.local()

    def choose(self, view: View, legal: Sequence[Answer], rng: Random) -> Answer:
        """The answer with the best mean, or the one that was tried most, as its manner is."""
        if len(legal) == 1:
            return legal[0]
        work = self.think(view, rng)
        by_visits = self.plan.manner(view.seats).by_visits

        def merit(answer: Answer) -> tuple[float, float]:
            visits = work.visits[answer.id]
            mean = work.totals[answer.id] / visits if visits else -float(BEYOND)
            return (visits, mean) if by_visits else (mean, visits)

        return max(legal, key=merit)

    def think(self, view: View, rng: Random) -> Any:
        """The working space after a search."""
        space = self._space(view)
        space.open(view, rng)
        began = time.thread_time()
        left = self.plan.tries
        while left is None or left > 0:
            tries = SLICE if left is None else min(left, SLICE)
            space.explore(self.plan.settings(view.seats, tries))
            left = None if left is None else left - tries
            if self.plan.seconds and time.thread_time() - began >= self.plan.seconds:
                break
        return space.work

    def _space(self, view: View) -> "RivalSpace":
        name = "draft" if view.game == "draft" else "table"
        found: RivalSpace | None = getattr(self._spaces, name, None)
        if found is None:
            found = RivalSpace(view, self.plan.nodes, self._fast)
            setattr(self._spaces, name, found)
        return found


def entry_of(drafting: bool, fast: bool) -> Callable[..., int]:
    """What makes tries, interpreted or compiled."""
    entry: Callable[..., int] = draft.explore if drafting else walk.explore
    return compiled.twins({"explore": entry}).explore if fast else entry


class RivalSpace:
    """The memory of one thread's searches, made once."""

    def __init__(self, view: View, nodes: int, fast: bool) -> None:
        drafting = view.game == "draft"
        kind = DraftRivalSearch if drafting else RivalSearch
        self._explore = entry_of(drafting, fast)
        self._rows: Callable[[Any, int], Any] = compiled.batch if fast else plain_rows
        self._views = self._rows(type(view.raw), 1)
        self._works = self._rows(kind, 1)
        self._nodes = self._rows(RivalNode, nodes)
        self._dice = self._rows(Dice, 1)
        self._number = 0
        self.work: Any = compiled.table_at(kind, self._works, 0) if fast else self._works[0]

    def open(self, view: View, rng: Random) -> None:
        """Begin anew with a view."""
        self._number += 1
        fill(self._views, view.raw)
        dice = Dice()
        start(dice, *(rng.getrandbits(32) for _ in range(WORDS)))
        fill(self._dice, dice)
        ctypes.memset(ctypes.addressof(self.work), 0, ctypes.sizeof(self.work))
        self.work.number = self._number
        self.work.lowest, self.work.highest = BEYOND, -BEYOND

    def explore(self, settings: list[int]) -> None:
        """So many tries."""
        row = self._rows(ctypes.c_int64, len(settings))
        for at, value in enumerate(settings):
            row[at] = value
        self._explore(self._views, self._works, self._nodes, self._dice, row)
