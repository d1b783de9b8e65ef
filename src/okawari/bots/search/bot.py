"""A searching bot for Python programs: a view in, an answer out, within a number of tries or a time."""

import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from okawari.bots.search.advice import Adviser, advise
from okawari.bots.search.plan import Plan
from okawari.bots.search.space import Space, add
from okawari.views.seat_view import Answer, View

SLICE, PLAIN_SLICE = 128, 2  # tries between two looks at the clock, compiled and interpreted: a few milliseconds
Enough = Callable[[], bool]


def never() -> bool:
    """Let a search go on until its plan is done."""
    return False


class Searcher:
    """Imagines tables that fit its view and tries what follows, the promising answers most.

    Several threads search on their own and add up what they tried; interpreted ones take turns and gain nothing.
    The same view, seed, tries and threads give the same answer, unless a clock or somebody ends the search.
    """

    def __init__(self, plan: Plan, fast: bool = False, threads: int = 1, adviser: Adviser | None = None) -> None:
        if threads < 1:
            raise ValueError("a search needs at least one thread: threads=1")
        self.plan = plan
        self.adviser = adviser
        self.threads = threads
        self._fast = fast
        self._spaces = threading.local()

    def __getstate__(self) -> dict[str, Any]:
        """All but the memory that searches work in: a copy makes its own."""
        return {name: value for name, value in vars(self).items() if name != "_spaces"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
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
        if self.plan.tries is None and self.plan.seconds is None and enough is never:
            raise ValueError("this search would never end: give its plan tries or seconds")
        spaces = self._spaces_for(view)
        for space in spaces:
            space.open(self.plan, view, rng)
        first, *others = spaces
        began = time.thread_time()
        if first.solve(self.plan, view, enough):
            return first.work
        if self.adviser is not None:
            advise(self.adviser, spaces, view, rng)
        if not others:
            self._search(first, self.plan.tries_for(view), time.thread_time() - began, enough)
            return first.work
        spent = time.thread_time() - began
        with ThreadPoolExecutor(len(spaces)) as pool:
            started = [pool.submit(self._search, *one, spent, enough) for one in self._parts(spaces, view)]
        for one in started:
            one.result()
        for space in others:
            add(first.work, space.work)
        return first.work

    def _parts(self, spaces: "list[Space]", view: View) -> "list[tuple[Space, int | None]]":
        """Who tries how often: all as often, one more while some are left over."""
        tries, count = self.plan.tries_for(view), len(spaces)
        return [
            (space, None if tries is None else (tries + count - 1 - at) // count) for at, space in enumerate(spaces)
        ]

    def _search(self, space: "Space", left: int | None, spent: float, enough: Enough) -> None:
        """Try until the tries, the time or somebody's patience end; some seconds may be spent already."""
        plan, most = self.plan, SLICE if self._fast else PLAIN_SLICE
        began = time.thread_time() - spent
        while left is None or left > 0:
            tries = most if left is None else min(left, most)
            space.explore(tries)
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
