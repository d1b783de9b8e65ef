"""Who thinks for the bots of a terminal game: most answer here and at once, those that search do so apart."""

import asyncio
import logging
from contextlib import suppress
from random import Random
from threading import Thread
from types import TracebackType
from typing import TYPE_CHECKING, Protocol, Self

from okawari.cli.later import Later
from okawari.views.seat_view import Answer, View

if TYPE_CHECKING:
    from okawari.bots import Bot


class Mind(Protocol):
    """A bot that is asked now and answers later."""

    bot: "Bot"

    def begin(self, view: View, rng: Random) -> Later[Answer]:
        """Begin to think."""
        ...


class Here:
    """A bot that answers at once."""

    def __init__(self, bot: "Bot") -> None:
        self.bot = bot

    def begin(self, view: View, rng: Random) -> Later[Answer]:
        """The answer, which is there already."""
        done: Later[Answer] = Later()
        done.give(self.bot.choose(view, view.legal, rng))
        return done


class Elsewhere:
    """A bot that thinks in another process."""

    def __init__(self, bot: "Bot", minds: "Minds", level: str) -> None:
        self.bot = bot  # as it would think here
        self._minds, self._level = minds, level

    def begin(self, view: View, rng: Random) -> Later[Answer]:
        """The answer that will come; bots that are asked at the same time share the time."""
        return self._minds.ask(view, self._level, f"{rng.getrandbits(64):016x}")


class Minds:
    """Processes for bots that search, started when the first one is wanted: compiled code takes over once it is there.

    A thread looks after them, so that whoever plays never waits for anything but a bot's answer.
    """

    def __init__(self) -> None:
        self._thread: Thread | None = None
        self._started: Later[None] = Later()
        self._tasks: set[asyncio.Task[None]] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._thread is not None:
            with suppress(Exception):  # it could not start, or has ended
                self._started.result()
                self._loop.call_soon_threadsafe(self._over.set)
            self._thread.join()

    def of(self, bot: "Bot", level: str) -> Mind:
        """Who thinks for a bot of a level."""
        from okawari.bots.search.bot import Searcher  # here, because no other command needs it

        if not isinstance(bot, Searcher):
            return Here(bot)
        if self._thread is None:
            self._thread = self._start()
        return Elsewhere(bot, self, level)

    def ask(self, view: View, level: str, seed: str) -> Later[Answer]:
        """Have a bot think in another process."""
        self._started.result()
        thought: Later[Answer] = Later()
        self._loop.call_soon_threadsafe(self._begin, thought, view, level, seed)
        return thought

    def _begin(self, thought: Later[Answer], view: View, level: str, seed: str) -> None:
        task = self._loop.create_task(self._choose(thought, view, level, seed))
        self._tasks.add(task)  # or nothing would hold it
        task.add_done_callback(self._tasks.discard)

    async def _choose(self, thought: Later[Answer], view: View, level: str, seed: str) -> None:
        try:
            code = await self._brains.choose(view, level, seed)
            thought.give(next(answer for answer in view.legal if answer.code == code))
        except Exception as problem:
            thought.fail(problem)

    def _start(self) -> Thread:
        from okawari.server.brains import Brains  # here, because loading it takes a moment
        from okawari.server.logs import log

        log.addHandler(logging.NullHandler())  # the screen belongs to the game
        self._brains: Brains = Brains(quiet=True)
        thread = Thread(target=self._look_after, daemon=True)
        thread.start()
        return thread

    def _look_after(self) -> None:
        try:
            asyncio.run(self._live())
        except Exception as problem:
            self._started.fail(problem)

    async def _live(self) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        await self._brains.start()
        self._started.give(None)
        await self._over.wait()
        await self._brains.stop()
