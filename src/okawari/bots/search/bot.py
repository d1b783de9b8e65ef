"""A searching bot for Python programs: a view in, an answer out, within a number of tries or a time."""

import ctypes
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from okawari import compiled
from okawari.bots.search import draft, walk
from okawari.bots.search.ending import ANSWERS, CARDS, Ending, solvable, solve
from okawari.bots.search.layout import DraftSearch, Node, Search
from okawari.bots.search.plan import Plan
from okawari.bots.search.worth import MARGIN
from okawari.structs import bytes_of
from okawari.table.chance import WORDS, Dice, start
from okawari.views.seat_view import Answer, View

SLICE, PLAIN_SLICE = 128, 2  # tries between two looks at the clock, compiled and interpreted: a few milliseconds
PLAIN_CARDS = 3  # of an ending, where interpreted code solves it
OFTEN = 1000
EQUAL_WINS = 32  # of margin: in an ending that is solved points only decide between equal chances to win
Enough = Callable[[], bool]


def never() -> bool:
    """Let a search go on until its plan is done."""
    return False


class Searcher:
    """Imagines tables that fit its view and tries what follows, the promising answers most.

    Several threads search on their own and add up what they tried; interpreted ones take turns and gain nothing.
    The same view, seed, tries and threads give the same answer, unless a clock or somebody ends the search.
    """

    def __init__(self, plan: Plan, fast: bool = False, threads: int = 1) -> None:
        self.plan = plan
        self.threads = threads
        self._fast = fast
        self._spaces = threading.local()

    def choose(self, view: View, legal: Sequence[Answer], rng: Random, enough: Enough = never) -> Answer:
        """The answer that was tried most; of an ending that is solved, one as often as it should be chosen.

        `enough` is asked every few milliseconds, in every thread, whether to end the search with what is known by then.
        """
        return legal[0] if len(legal) == 1 else self.chosen(self.think(view, rng, enough), legal, rng)

    def chosen(self, work: Any, legal: Sequence[Answer], rng: Random) -> Answer:
        """The answer that a search leads to."""
        if work.exact:
            return rng.choices(legal, [work.visits[answer.id] for answer in legal])[0]
        return max(legal, key=lambda answer: (work.visits[answer.id], work.totals[answer.id]))

    def think(self, view: View, rng: Random, enough: Enough = never) -> Any:
        """The working space after a search."""
        spaces = self._spaces_for(view)
        for space in spaces:
            space.open(view, rng)
        first, *others = spaces
        if first.solve(self.plan, view):
            return first.work
        if not others:
            self._search(first, view, self.plan.tries_for(view), enough)
            return first.work
        with ThreadPoolExecutor(len(spaces)) as pool:
            started = [pool.submit(self._search, *one, enough) for one in self._parts(spaces, view)]
        for one in started:
            one.result()
        for space in others:
            add(first.work, space.work)
        return first.work

    def _parts(self, spaces: "list[Space]", view: View) -> "list[tuple[Space, View, int | None]]":
        """Who tries how often: all as often, one more while some are left over."""
        tries, count = self.plan.tries_for(view), len(spaces)
        return [
            (space, view, None if tries is None else (tries + count - 1 - at) // count)
            for at, space in enumerate(spaces)
        ]

    def _search(self, space: "Space", view: View, left: int | None, enough: Enough) -> None:
        """Try until the tries, the time or somebody's patience end."""
        plan, most = self.plan, SLICE if self._fast else PLAIN_SLICE
        began = time.thread_time()
        while left is None or left > 0:
            tries = most if left is None else min(left, most)
            space.explore(plan, view, tries)
            left = None if left is None else left - tries
            if enough() or (plan.seconds and time.thread_time() - began >= plan.seconds):
                break

    def _spaces_for(self, view: View) -> "list[Space]":
        """The spaces of this thread's searches, one for each thread that helps."""
        name = "draft" if view.game == "draft" else "table"
        found: list[Space] | None = getattr(self._spaces, name, None)
        if found is None:
            found = [Space(view, self.plan, self._fast) for _ in range(self.threads)]
            setattr(self._spaces, name, found)
        return found


class Space:
    """The memory of one thread's searches, made once."""

    def __init__(self, view: View, plan: Plan, fast: bool) -> None:
        drafting = view.game == "draft"
        self._explore, self._solve = entries(drafting) if fast else plain_entries(drafting)
        self._most = CARDS if fast else PLAIN_CARDS
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
            work.visits[answer] = work.totals[answer] = work.leads[answer] = 0

    def solve(self, plan: Plan, view: View) -> bool:
        """Solve an ending, if it is one that can be solved; how often to choose what stands where tries are counted."""
        if self._solve is None or not solvable(view.raw, min(plan.ending_cards, self._most)):
            return False
        if self._ending is None:
            self._ending = self._rows(Ending, 1)
        found: Any = self._place(Ending, self._ending)
        weights = plan.weights(view)
        weights[MARGIN] = min(weights[MARGIN], EQUAL_WINS)
        self._solve(self._views, self._ending, self._dice, self._ints(weights), plan.ending_looks)
        if found.failed:
            return False
        frame, work = found.frames[0], self.work
        for row in range(frame.rows):
            work.visits[frame.answers[row * ANSWERS]] += round(OFTEN * frame.mix[row])
        work.exact = 1
        return True

    def _place(self, kind: Any, rows: Any) -> Any:
        return compiled.table_at(kind, rows, 0) if self._fast else rows[0]

    def explore(self, plan: Plan, view: View, tries: int) -> None:
        """So many tries."""
        weights, settings = self._ints(plan.weights(view)), self._ints(plan.settings(view, tries))
        self._explore(self._views, self._works, self._nodes, self._dice, weights, self._habits, settings)

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


def plain_rows(kind: Any, count: int) -> Any:
    """So many structures in a row."""
    return (kind * count)()


def fill(rows: Any, structure: Any) -> None:
    """Copy a structure over the first of a row."""
    content = bytes_of(structure)
    ctypes.memmove((ctypes.c_char * len(content)).from_buffer(rows), content, len(content))
