"""A searching bot for Python programs: a view in, an answer out, within a number of tries or a time."""

import ctypes
import threading
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from okawari import compiled
from okawari.bots.search import draft, walk
from okawari.bots.search.ending import CARDS, LOOKS, Ending, solvable, solve
from okawari.bots.search.layout import DraftSearch, Node, Search
from okawari.bots.search.plan import Plan
from okawari.bots.search.solution import next_answers
from okawari.bots.search.worth import MARGIN
from okawari.structs import bytes_of
from okawari.table.chance import WORDS, Dice, start
from okawari.views.seat_view import Answer, View

SLICE = 256  # tries between two looks at the clock
PLAIN_CARDS = 3  # of an ending, where interpreted code solves it
OFTEN = 1000
EQUAL_WINS = 32  # of margin: in an ending that is solved points only decide between equal chances to win


class Searcher:
    """Imagines tables that fit its view and tries what follows, the promising answers most."""

    def __init__(self, plan: Plan, fast: bool = False) -> None:
        self.plan = plan
        self._fast = fast
        self._spaces = threading.local()

    def choose(self, view: View, legal: Sequence[Answer], rng: Random) -> Answer:
        """The answer that was tried most; of an ending that is solved, one as often as it should be chosen."""
        if len(legal) == 1:
            return legal[0]
        work = self.think(view, rng)
        if work.exact:
            return rng.choices(legal, [work.visits[answer.id] for answer in legal])[0]
        return max(legal, key=lambda answer: (work.visits[answer.id], work.totals[answer.id]))

    def think(self, view: View, rng: Random) -> Any:
        """The working space after a search."""
        space = self._space(view)
        space.open(view, rng)
        if space.solve(self.plan, view):
            return space.work
        began = time.thread_time()
        left = self.plan.tries
        while left is None or left > 0:
            tries = SLICE if left is None else min(left, SLICE if self.plan.seconds else left)
            space.explore(self.plan, view, tries)
            left = None if left is None else left - tries
            if self.plan.seconds and time.thread_time() - began >= self.plan.seconds:
                break
        return space.work

    def _space(self, view: View) -> "Space":
        name = "draft" if view.game == "draft" else "table"
        found: Space | None = getattr(self._spaces, name, None)
        if found is None:
            found = Space(view, self.plan.nodes, self._fast)
            setattr(self._spaces, name, found)
        return found


class Space:
    """The memory of one thread's searches, made once."""

    def __init__(self, view: View, nodes: int, fast: bool) -> None:
        drafting = view.game == "draft"
        self._explore, self._solve = entries(drafting) if fast else plain_entries(drafting)
        self._most = CARDS if fast else PLAIN_CARDS
        self._ending: Any = None
        rows: Callable[[Any, int], Any] = compiled.batch if fast else plain_rows
        self._rows, self._number = rows, 0
        self._views = rows(type(view.raw), 1)
        self._works = rows(DraftSearch if drafting else Search, 1)
        self._nodes = rows(Node, nodes)
        self._dice = rows(Dice, 1)
        self._fast = fast
        self.work: Any = self._place(DraftSearch if drafting else Search, self._works)

    def open(self, view: View, rng: Random) -> None:
        """Begin anew with a view."""
        self._number += 1
        fill(self._views, view.raw)
        dice = Dice()
        start(dice, *(rng.getrandbits(32) for _ in range(WORDS)))
        fill(self._dice, dice)
        work = self.work
        work.number = self._number
        work.fresh = work.exact = 0
        for answer in range(len(work.visits)):
            work.visits[answer] = work.totals[answer] = 0

    def solve(self, plan: Plan, view: View) -> bool:
        """Solve an ending, if it is one that can be solved; how often to choose what stands where tries are counted."""
        if self._solve is None or not solvable(view.raw, self._most):
            return False
        if self._ending is None:
            self._ending = self._rows(Ending, 1)
        found: Any = self._place(Ending, self._ending)
        weights = plan.weights(view)
        weights[MARGIN] = min(weights[MARGIN], EQUAL_WINS)
        self._solve(self._views, self._ending, self._dice, self._ints(weights), LOOKS)
        if found.failed:
            return False
        work = self.work
        for answer, share in next_answers(found.frames[0], view.raw).items():
            work.visits[answer] = round(OFTEN * share)
        work.exact = 1
        return True

    def _place(self, kind: Any, rows: Any) -> Any:
        return compiled.table_at(kind, rows, 0) if self._fast else rows[0]

    def explore(self, plan: Plan, view: View, tries: int) -> None:
        """So many tries."""
        weights, settings = self._ints(plan.weights(view)), self._ints(plan.settings(view, tries))
        self._explore(self._views, self._works, self._nodes, self._dice, weights, settings)

    def _ints(self, values: list[int]) -> Any:
        row = self._rows(ctypes.c_int64, len(values))
        for at, value in enumerate(values):
            row[at] = value
        return row


def entries(drafting: bool) -> tuple[Any, Any]:
    """The compiled search, and what solves endings: at Draft nobody ever knows everything."""
    if drafting:
        return compiled.twins({"explore": draft.explore}).explore, None
    made = compiled.twins({"explore": walk.explore, "solve": solve})
    return made.explore, made.solve


def plain_entries(drafting: bool) -> tuple[Any, Any]:
    """The same, interpreted."""
    return (draft.explore, None) if drafting else (walk.explore, solve)


def plain_rows(kind: Any, count: int) -> Any:
    """So many structures in a row."""
    return (kind * count)()


def fill(rows: Any, structure: Any) -> None:
    """Copy a structure over the first of a row."""
    content = bytes_of(structure)
    ctypes.memmove((ctypes.c_char * len(content)).from_buffer(rows), content, len(content))
