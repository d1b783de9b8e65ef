"""Bots think in processes of their own, so that the server never waits for them.

Plain processes think with interpreted code and are there at once. Where there is a compiler, another process fills
its cache; then quick ones, which think with compiled code, are started and asked from then on. Both give the same
answers, but those who search by the clock see more with compiled code. A process that has compiled is too large to be
kept.
"""

import asyncio
import logging
from collections.abc import Collection
from importlib.util import find_spec
from random import Random
from time import monotonic

from okawari.bots import named
from okawari.bots.random_bot import RandomBot
from okawari.server.logs import log
from okawari.server.thinker import Thinker
from okawari.server.thoughts import COMPILING, NO_COMPILER, PLAIN, QUICK
from okawari.views.seat_view import View

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0  # seconds before a process that ended is started again
YOUNG = 5.0  # seconds; one that ends before has its successor wait longer and longer
TRIES = 3  # at compiling: the machine may be too small for it
OWN_TIME = 0.85  # of the budget: then another bot, which answers at once, is asked instead
INSTEAD = "greedy"


class Brains:
    """Chooses for bots. Every choice is legal and comes within the budget, whatever becomes of the processes."""

    def __init__(self, processes: int = 1, budget: float = 2.0, compiled: bool = True, quiet: bool = False) -> None:
        self.processes, self.budget, self.compiled, self.quiet = processes, budget, compiled, quiet
        self._thinkers: dict[tuple[str, int], Thinker] = {}  # by kind and place
        self._keepers: list[asyncio.Task[None]] = []
        self._compiled = asyncio.Event()  # compiled code is in the cache
        self._changed = asyncio.Event()  # a process was started, or all are to end

    async def start(self) -> None:
        """Have the processes started; waits for nothing."""
        loop = asyncio.get_running_loop()
        kinds = (PLAIN, QUICK) if self.compiled else (PLAIN,)
        places = [(kind, place) for kind in kinds for place in range(self.processes)]
        self._keepers = [loop.create_task(self._keep(kind, place)) for kind, place in places]
        if self.compiled:
            self._keepers.append(loop.create_task(self._compile()))

    async def stop(self) -> None:
        """End all processes; whoever waits for a choice gets one by chance."""
        keepers, self._keepers = self._keepers, []
        for keeper in keepers:
            keeper.cancel()
        self._changed.set()
        await asyncio.gather(*keepers, return_exceptions=True)

    @property
    def compiled_ready(self) -> bool:
        """Whether compiled bots answer."""
        return any(kind == QUICK and thinker.ready.is_set() for (kind, _), thinker in self._thinkers.items())

    @property
    def pids(self) -> dict[str, list[int]]:
        """The numbers of the processes, by kind."""
        kinds = sorted({kind for kind, _ in self._thinkers})
        return {kind: [one.pid for (its, _), one in self._thinkers.items() if its == kind] for kind in kinds}

    async def choose(self, view: View, bot: str, seed: str, within: float | None = None) -> str:
        """The code of one of the view's legal answers: the bot's choice, or greedy's if it does not come in time.

        That is within the budget, or within fewer seconds if so many are given.

        By chance only if no process answers. The same view and the same seed give the same choice, unless the bot
        thinks by the clock.
        """
        named(bot)
        codes = [answer.code for answer in view.legal]
        if len(codes) == 1:
            return codes[0]
        budget = self.budget if within is None else min(self.budget, within)
        began, asked = monotonic(), list[Thinker]()
        for name, part in ((bot, OWN_TIME), (INSTEAD, 1.0)):
            chosen = await self._ask(view, name, seed, began + part * budget, asked)
            if chosen in codes:
                return chosen
            if self._keepers:
                log.warning("a bot did not answer", extra={"bot": name})
        return RandomBot().choose(view, view.legal, Random(seed)).code

    async def _ask(self, view: View, bot: str, seed: str, deadline: float, asked: list[Thinker]) -> str | None:
        """A bot's choice, if it comes in time; from another process than those asked before, if there is one."""
        thinker = None
        try:
            async with asyncio.timeout(deadline - monotonic()):
                while (thinker := self._best(asked)) is None:
                    if not self._keepers:
                        return None
                    self._changed.clear()
                    await self._changed.wait()
                asked.append(thinker)
                return await thinker.choose(view, bot, seed, deadline)
        except TimeoutError:
            if thinker is not None:
                thinker.expect_word(self.budget)
        return None

    def _best(self, asked: Collection[Thinker] = ()) -> Thinker | None:
        """The least busy process: one not asked before, and a quick one, once there is one."""
        here = [(kind, one) for (kind, _), one in self._thinkers.items() if not one.gone]
        quick = [one for kind, one in here if kind == QUICK and one.ready.is_set()]
        plain = [one for kind, one in here if kind == PLAIN]
        fresh = [[one for one in some if one not in asked] for some in (quick, plain)]
        some = next((some for some in (*fresh, quick, plain) if some), [])
        return min(some, key=lambda one: one.load, default=None)

    async def _keep(self, kind: str, place: int) -> None:
        """Start a process for a place, and another whenever it ends."""
        if kind == QUICK:
            await self._compiled.wait()
        pause = FIRST_PAUSE
        while True:
            began = monotonic()
            code = await self._run(kind, place)
            log.warning("a thinking process ended", extra={"kind": kind, "code": code})
            pause = min(2 * pause, LONGEST_PAUSE) if monotonic() - began < YOUNG else FIRST_PAUSE
            await asyncio.sleep(pause)

    async def _compile(self) -> None:
        """Get compiled code into the cache, if that can be done here."""
        for _ in range(TRIES):
            code = await self._run(COMPILING, 0)
            if code == 0:
                log.info("bots are compiled")
                self._compiled.set()
                return
            if code == NO_COMPILER:
                break
        expected = find_spec("numba") is None  # then nobody waits for anything better
        log.log(logging.DEBUG if expected else logging.INFO, "bots stay interpreted", extra={"code": code})

    async def _run(self, kind: str, place: int) -> int | None:
        """A process from its start to its end: how it ended; None if it could not be started."""
        try:
            thinker = await Thinker.start(kind, self.quiet)
        except OSError:
            return None
        self._thinkers[kind, place] = thinker
        self._changed.set()
        try:
            return await thinker.ended()
        finally:
            del self._thinkers[kind, place]
            thinker.kill()
            await thinker.ended()
