"""A server process under siege: it dies again and again while tables are played, and each time comes back."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from unittest.mock import patch

from okawari.client import Server, Timing
from okawari.client.journal import Row
from okawari.server import entries, snapshot, state
from okawari.server.storage.sqlite import SqliteStore
from tests.server.faults.parties import FREE, STUCK, Party, parties
from tests.server.running import ServerProcess

DIES_WITHIN = 60.0  # seconds until a failpoint is hit
LOOK_EVERY = 0.02
EAGER = Timing(retries=(0.05, 0.1, 0.2, 0.4))  # clients that are back as soon as the server is


class Siege:
    """The server, the tables, and how long it took to be back at each."""

    def __init__(self, folder: Path) -> None:
        environment = {f"OKAWARI_{key.upper()}": str(value) for key, value in FREE.items()}
        self.server = ServerProcess(folder, environment=environment)
        self.folder = folder
        self.tables: list[Party] = []
        self.away: list[float] = []
        self.started_in = 0.0  # seconds that a first start took: what this machine can do just now

    async def kill(self) -> None:
        """Kill it, start it again, and wait until every table is played again."""
        died = time.monotonic()
        await asyncio.to_thread(self.server.kill)
        await self.recover(died)

    async def die(self, failpoint: str) -> None:
        """Start it so that it dies by itself at a failpoint, and see that it does."""
        await asyncio.to_thread(self.server.start, False, OKAWARI_FAILPOINT=failpoint)
        status = await asyncio.to_thread(self.server.wait, DIES_WITHIN)
        assert status == -signal.SIGKILL, f"{failpoint}: ended with {status}\n{self.server.log}"

    async def die_in_play(self, failpoint: str, visit: int = 1) -> bool:
        """The same, but not while tables are read again; whether people were here by then, or bots alone played."""
        passed = await visits_of_a_start(self.folder)
        here = self._welcomes()
        await self.die(f"{failpoint}:{passed[failpoint] + visit}")
        return self._welcomes() > here

    def _welcomes(self) -> int:
        return sum(guest.client.connection.connections for party in self.tables for guest in party.guests)

    async def recover(self, died: float) -> None:
        """Start it again, and wait until every table is played again."""
        await asyncio.to_thread(self.server.start)
        await asyncio.gather(*(self._back(party, died) for party in self.tables))

    async def _back(self, party: Party, died: float) -> None:
        """Until everybody is here again and the table has moved on."""
        try:
            async with asyncio.timeout(STUCK):
                while (back := played_again(party, died)) is None:
                    await asyncio.sleep(LOOK_EVERY)
            self.away.append(back - died)
        except TimeoutError:
            party.trouble += [f"orphans: {one!r}" for one in party.clients if not one.connected]
            party.trouble.append(f"stuck: {party.clients[0]!r} after a restart")


async def visits_of_a_start(folder: Path) -> Counter[str]:
    """How often a server that starts now passes the failpoints in the fold of its tables."""
    passed: Counter[str] = Counter()
    store = SqliteStore(folder / "tables.db")
    await store.open()
    try:
        with patch.object(state, "hit", lambda name: passed.update([name])):
            for summary in await store.live():
                kept = await store.snapshot(summary.table)
                folded = (snapshot.thaw(kept[1]) if kept else None) or state.State()
                for row in await store.read(summary.table, folded.seq):
                    folded.apply(entries.decode(row.payload), row.command)
    finally:
        await store.close()
    return passed


def played_again(party: Party, since: float) -> float | None:
    """When a table first moved on with everybody back."""
    came = [[row.at for row in _after(guest.told.rows, since) if row.how == "welcome"] for guest in party.guests]
    if not all(came):
        return None
    all_here = max(times[0] for times in came)
    moves = (row.at for guest in party.guests for row in _after(guest.told.rows, all_here) if row.how == "update")
    return min(moves, default=None)


def _after(rows: Sequence[Row], since: float) -> list[Row]:
    """The versions that arrived after a moment; the newest rows are enough to look at."""
    found: list[Row] = []
    for row in reversed(rows):
        if row.at <= since:
            break
        if row.kind == "version":
            found.append(row)
    return found[::-1]


@asynccontextmanager
async def siege(
    folder: Path, tables: int, dice: Random, think: float, timing: Timing | None = None
) -> AsyncIterator[Siege]:
    """Tables that are played at a server of their own, until the end of the siege and the games."""
    one = Siege(folder)
    began = time.monotonic()
    with one.server:
        one.started_in = time.monotonic() - began
        async with Server(one.server.url) as door:
            one.tables = parties(door, tables, dice, timing=timing)
            await asyncio.gather(*(party.meet(watchers=1) for party in one.tables))
            for party in one.tables:
                party.begin(lambda: dice.expovariate(1 / think))
            try:
                yield one
                await asyncio.gather(*(party.finish() for party in one.tables))
            finally:
                await asyncio.gather(*(party.stop() for party in one.tables))
        assert await asyncio.to_thread(one.server.stop) == 0, one.server.log
