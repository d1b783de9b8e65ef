"""The memory of one thread's searches, and the door to the compiled or interpreted code that works in it."""

import ctypes
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from okawari import compiled
from okawari.bots.search import draft, walk
from okawari.bots.search.ending import CARDS, Ending, solvable, solve
from okawari.bots.search.layout import SLOTS, DraftSearch, Node, Search
from okawari.bots.search.plan import Plan
from okawari.bots.search.settings import TRIES
from okawari.bots.search.solution import next_answers
from okawari.bots.search.tree import find, first_key
from okawari.bots.search.worth import MARGIN
from okawari.structs import fill, plain_rows
from okawari.table.chance import WORDS, Dice, start
from okawari.views.seat_view import View

PLAIN_CARDS = 3  # of an ending, where interpreted code solves it
STEP, PLAIN_STEP = 1000, 2  # choices of an ending between two looks at the clock: a few milliseconds
OFTEN = 1000
EQUAL_WINS = 8  # of margin: in an ending that is solved a point is worth some 65,000th of a win


class Space:
    """The memory of one thread's searches, made once."""

    def __init__(self, view: View, plan: Plan, fast: bool) -> None:
        drafting = view.game == "draft"
        self._explore, self._solve = entries(drafting) if fast else plain_entries(drafting)
        self._most, self._step = (CARDS, STEP) if fast else (PLAIN_CARDS, PLAIN_STEP)
        self._ending: Any = None
        rows: Callable[[Any, int], Any] = compiled.batch if fast else plain_rows
        self._rows, self._number = rows, 0
        self._views = rows(type(view.raw), 1)
        self._works = rows(DraftSearch if drafting else Search, 1)
        self._nodes = rows(Node, plan.nodes)
        self._dice = rows(Dice, 1)
        self._habits = self._ints(plan.habits(view))
        self._fast = fast
        self.work: Any = self._place(DraftSearch if drafting else Search, self._works)

    def open(self, plan: Plan, view: View, rng: Random) -> None:
        """Begin anew with a view."""
        self._number += 1
        self._weights, self._settings = self._ints(plan.weights(view)), self._ints(plan.settings(view))
        fill(self._views, view.raw)
        dice = Dice()
        start(dice, *(rng.getrandbits(32) for _ in range(WORDS)))
        fill(self._dice, dice)
        work = self.work
        work.number = self._number
        work.fresh = work.exact = 0
        for answer in range(len(work.visits)):
            work.visits[answer] = work.totals[answer] = work.leads[answer] = 0

    def solve(self, plan: Plan, view: View, enough: Callable[[], bool]) -> bool:
        """Solve an ending, if it is one that can be solved; how often to choose what stands where tries are counted."""
        if self._solve is None or not solvable(view.raw, min(plan.ending_cards, self._most)):
            return False
        if self._ending is None:
            self._ending = self._rows(Ending, 1)
        found: Any = self._place(Ending, self._ending)
        weights = plan.weights(view)
        weights[MARGIN] = min(weights[MARGIN], EQUAL_WINS)
        if not self._solved(found, self._ints(weights), plan.ending_looks, enough):
            return False
        work = self.work
        for answer, share in next_answers(found.frames[0], view.raw).items():
            work.visits[answer] = round(OFTEN * share)
        work.exact = 1
        return True

    def _solved(self, found: Any, weights: Any, looks: int, enough: Callable[[], bool]) -> bool:
        """Look at more and more choices; whether that came to an end in time."""
        found.under_way, step = 0, self._step
        for most in range(step, looks + step, step):
            self._solve(self._views, self._ending, self._dice, weights, min(most, looks))
            if not found.under_way:
                return not found.failed
            if enough():
                return False
        return False

    def _place(self, kind: Any, rows: Any) -> Any:
        return compiled.table_at(kind, rows, 0) if self._fast else rows[0]

    def explore(self, tries: int) -> None:
        """So many tries."""
        self._settings[TRIES] = tries
        self._explore(self._views, self._works, self._nodes, self._dice, self._weights, self._habits, self._settings)

    def prefer(self, seat: int, ask: int, visits: Mapping[int, int], value: int) -> None:
        """Let a seat begin its first question with tries that were not made: answers that somebody thinks good."""
        nodes: Any = self
        node: Any = self[find(nodes, len(self._nodes), first_key(seat, ask), self._number)]
        for answer, count in list(visits.items())[:SLOTS]:
            node.seen |= 1 << answer
            node.answers[node.used] = answer
            node.visits[node.used] = count
            node.totals[node.used] = count * value
            node.used += 1

    def __getitem__(self, at: int) -> Any:
        """A node."""
        return compiled.table_at(Node, self._nodes, at) if self._fast else self._nodes[at]

    def _ints(self, values: Sequence[int]) -> Any:
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


def add(work: Any, other: Any) -> None:
    """Add what another search tried at the first question."""
    for answer in range(len(work.visits)):
        work.visits[answer] += other.visits[answer]
        work.totals[answer] += other.totals[answer]
        work.leads[answer] += other.leads[answer]
