"""A generator: a process with many tables' worth of people, told what to do through a pipe."""

import asyncio
import gc
import resource
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random
from time import monotonic, process_time
from typing import Any

from benchmarks.load.guest import Guest, Party
from benchmarks.load.tally import Board, Tally
from okawari.client import Server
from okawari.protocol.messages import Setup

AT_ONCE = 48  # tables that are opened side by side
LAG_EVERY = 0.05
LOOK_EVERY = 0.05
COLLECT = (100_000, 50, 100)  # as the server has it: the generator's own pauses would count as latency


class Crowd:
    """All people of one generator."""

    def __init__(self, url: str, setup: Setup, seed: int) -> None:
        self.board = Board()
        self.parties: list[Party] = []
        self._url, self._setup = url, setup
        self._dice = Random(seed)
        self._mean = 1.0
        self._cpu = process_time()
        self._lagging = asyncio.create_task(self._lag())

    @property
    def guests(self) -> list[Guest]:
        """Everybody."""
        return [guest for party in self.parties for guest in party.guests]

    # ------------------------------------------------------------------------------------ what it can be told

    async def open(self, tables: int, kept: int, spread: int) -> int:
        """Open tables and let people play; of the first `kept` every acked command is remembered."""
        room = asyncio.Semaphore(AT_ONCE)

        async def one(party: Party) -> None:
            async with room:
                await party.open(server, self._setup, self._dice)

        async with Server(self._url, connections=AT_ONCE) as server:
            for at in range(tables):
                self.parties.append(Party(self.board, self._think, self._dice.randint(0, spread), at < kept))
            await asyncio.gather(*map(one, self.parties))
        while any(party.turns < party.ahead for party in self.parties):
            await asyncio.sleep(LOOK_EVERY)
        gc.collect()
        gc.freeze()
        return len(self.guests)

    async def think(self, mean: float) -> None:
        """From now on a decision takes so many seconds in the mean."""
        self._mean = mean

    async def begin(self) -> None:
        """Begin to measure."""
        self.board.now = Tally()
        self._cpu = process_time()

    async def end(self) -> Tally:
        """What was measured since."""
        tally = self.board.now
        tally.seconds = monotonic() - tally.began
        tally.cpu = process_time() - self._cpu
        await self.begin()
        return tally

    async def miss(self, since: float) -> None:
        """The server has gone at that time."""
        for guest in self.guests:
            guest.miss(since)

    async def back(self, patience: float) -> list[float | None]:
        """Wait until everybody is back; after how many seconds each was, None: not at all."""
        until = monotonic() + patience
        while monotonic() < until and any(guest.away_since is not None for guest in self.guests):
            await asyncio.sleep(LOOK_EVERY)
        return [guest.back_after if guest.away_since is None else None for guest in self.guests]

    async def played_on(self, patience: float) -> int:
        """Wait until everybody has had another command acked; how many have not."""
        before = {guest: guest.watch.acks for guest in self.guests}
        until = monotonic() + patience
        while (stuck := [one for one, acks in before.items() if one.watch.acks == acks]) and monotonic() < until:
            await asyncio.sleep(LOOK_EVERY)
        return len(stuck)

    async def close(self) -> dict[str, dict[str, int]]:
        """Everybody goes; the acked commands of the tables that were watched."""
        self._lagging.cancel()
        await asyncio.gather(*(guest.client.hang_up() for guest in self.guests))
        return {party.table: party.kept for party in self.parties if party.kept is not None}

    # ------------------------------------------------------------------------------------ inside

    def _think(self) -> float:
        return self._dice.expovariate(1 / self._mean) if self._mean else 0.0

    async def _lag(self) -> None:
        while True:
            before = monotonic()
            await asyncio.sleep(LAG_EVERY)
            self.board.now.lags.append(max(0.0, monotonic() - before - LAG_EVERY))


def run(pipe: Connection, url: str, setup: Setup, seed: int) -> None:
    """A generator's whole life."""
    import uvloop

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.set_threshold(*COLLECT)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_obey(pipe, url, setup, seed))


async def _obey(pipe: Connection, url: str, setup: Setup, seed: int) -> None:
    crowd = Crowd(url, setup, seed)
    with suppress(EOFError):  # whoever gave the orders has gone
        while True:
            order: tuple[str, tuple[Any, ...]] = await asyncio.to_thread(pipe.recv)
            name, given = order
            pipe.send(await getattr(crowd, name)(*given))
