"""A server's heart with a real store, people who keep what they are told, and a clock that can be put forward."""

import asyncio
import random
import tempfile
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import pytest
from msgspec import Struct

from okawari.client.state import TableState
from okawari.protocol import messages as m
from okawari.server import bot_seats, live, presence, project, tables, timing
from okawari.server import entries as e
from okawari.server.config import Config
from okawari.server.connection import Connection
from okawari.server.live import LiveTable
from okawari.server.metrics import Metrics
from okawari.server.state import State
from okawari.server.storage import Row, StoredReplay, StoreUnavailable, Summary
from okawari.server.storage.sqlite import SqliteStore
from okawari.server.tables import Entry, Tables
from tests.server.bad_input.lines import NoProcesses

Result = TypeVar("Result")
TIMED = (bot_seats, live, presence, tables, timing)  # modules that look at the clock
ROUNDS = 100_000  # of the loop, until the world must have come to rest


class Loop(asyncio.SelectorEventLoop):
    """A loop whose clock can be put forward."""

    ahead = 0.0

    def time(self) -> float:
        """Seconds of a clock that never goes back."""
        return super().time() + self.ahead


class Shaky:
    """A store that can stop saving, as on a full disk."""

    def __init__(self, inner: SqliteStore) -> None:
        self.inner = inner
        self.broken = False
        self.tried = 0
        self.snapshots = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    async def append(
        self,
        table: str,
        after: int,
        rows: Sequence[Row],
        summary: Summary,
        replay: StoredReplay | None = None,
        *,
        keep: int | None = None,
    ) -> None:
        """Write, or fail with nothing written."""
        self.tried += 1
        if self.broken:
            await asyncio.sleep(0)
            raise StoreUnavailable("full")
        await self.inner.append(table, after, rows, summary, replay, keep=keep)

    async def keep_snapshot(self, table: str, seq: int, payload: bytes) -> None:
        """Every other time the disk is full just then: nothing may depend on a snapshot."""
        if self.tried % 2:
            raise StoreUnavailable("full")
        await self.inner.keep_snapshot(table, seq, payload)
        self.snapshots += 1


class Person(TableState):
    """Somebody with a token, perhaps connected, who checks every frame and remembers what was answered."""

    def __init__(self, entry: Entry) -> None:
        super().__init__()
        self.entry = entry
        self.line: Connection | None = None
        self.version = 0
        self.acked: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.last: Any = None  # the last command
        self.problem: AssertionError | None = None  # with a frame
        self.reader: asyncio.Task[None] | None = None

    @property
    def here(self) -> bool:
        """Whether the line is up."""
        return self.line is not None and self.line.closed_with is None

    async def come(self, table: LiveTable, **rest: Any) -> None:
        """Connect, as after a reload."""
        self.go(table)
        self.line = Connection()
        self.reader = asyncio.create_task(self._read(self.line))
        hello = m.Hello(table=self.entry.table, token=self.entry.token, last_version=self.version, **rest)
        await table.attach(self.line, hello)

    def go(self, table: LiveTable | None) -> None:
        """Disconnect."""
        if self.line is not None and table is not None:
            table.detach(self.line)
        if self.line is not None:
            self.line.close(1000)
        self.line = None

    async def _read(self, line: Connection) -> None:
        try:
            async for data in line.outgoing():
                if line is self.line:
                    self._take(data)
        except AssertionError as problem:
            self.problem = problem

    def _take(self, data: bytes) -> None:
        assert len(data) <= m.SERVER_FRAME
        message = m.decode_server(data)
        if isinstance(message, m.Welcome):
            self.version = message.version
        elif isinstance(message, m.Update):
            assert message.version == self.version + 1
            self.version = message.version
        elif isinstance(message, m.Private):
            assert message.version == self.version
        elif isinstance(message, m.Ack):
            assert message.id not in self.refused
            assert self.acked.setdefault(message.id, message.version) == message.version
        elif isinstance(message, m.Refused) and message.id is not None:
            assert message.id not in self.acked, message
            self.refused[message.id] = message.error
        self.apply(message)

    def sees(self, state: State) -> None:
        """What the frames have made of this client's table is what somebody who comes now is shown."""
        if self.problem is not None:
            raise self.problem
        line = self.line
        if line is None or line.closed_with is not None or line.outdated:
            return
        fresh: Any = m.decode_server(m.encode(project.welcome(state, project.Audience(line.person, line.eyes), 0)))
        assert self.version == fresh.version
        assert (self.table, self.you) == (fresh.table, fresh.you)
        assert (self.board, self.waiting) == (fresh.board, fresh.waiting)
        assert self.lines == fresh.lines
        assert fresh.mine in (None, self.mine)
        assert fresh.invite in (None, self.invite)


class World:
    """One server, one table at a time, and everybody who ever came."""

    def __init__(self) -> None:
        self.loop = Loop()
        self.patches = pytest.MonkeyPatch()
        for module in TIMED:
            self.patches.setattr(module, "monotonic", self.loop.time)
        self.patches.setattr(bot_seats, "CLOCK_PAUSE", (0.0, 0.0))
        # Codes, secrets, shuffles and bots draw from here: the same steps lead to the same world.
        self.patches.setattr("random._urandom", random.Random(7).randbytes)
        self.folder = tempfile.TemporaryDirectory()
        self.config = Config(database=f"sqlite:///{self.folder.name}/t.db", bot_delay=(0.0, 0.0), compiled_bots=False)
        self.metrics = Metrics()
        self.store = Shaky(SqliteStore(self.config.database))
        self.brains = NoProcesses(budget=60.0)
        self.people: list[Person] = []
        self.everybody: set[Person] = set()  # whoever has ever come, spectators too
        self.table_id = ""
        self.shadow = State()  # the log, folded again row by row
        self.dice = random.Random(5)
        self.number = 0
        self.open = False
        self.run(self._open())

    def run(self, doing: Coroutine[Any, Any, Result]) -> Result:
        """Do something and let everything come to rest."""
        return self.loop.run_until_complete(self._and_rest(doing))

    async def _and_rest(self, doing: Coroutine[Any, Any, Result]) -> Result:
        result = await doing
        await self.rest()
        await self.read_log()
        return result

    async def rest(self) -> None:
        """Until nothing goes on any more that does not wait for a person or for the clock."""
        quiet = 0
        for _ in range(ROUNDS):
            table = self.table
            busy = table is not None and (table.bots.busy or bool(table._jobs))
            if table is not None:
                await table.settled()
            await asyncio.sleep(0)
            quiet = 0 if busy else quiet + 1
            if quiet > 8:
                return
        raise AssertionError("it goes on and on")

    # ------------------------------------------------------------------------------------ the server

    async def _open(self) -> None:
        await self.store.inner.open()
        self.open = True
        self.tables = Tables(self.config, self.store, self.brains, self.metrics)
        await self.tables.start()

    async def _shut(self) -> None:
        for person in self.everybody:
            person.go(self.table)
        await self.tables.stop()
        self.open = False
        await self.store.inner.close()

    def restart(self) -> None:
        """End the server and start it again from its store."""
        self.run(self._shut())
        self.store = Shaky(SqliteStore(self.config.database))
        self.run(self._open())

    def close(self) -> None:
        """The end of the world."""
        try:
            self.loop.run_until_complete(self._shut())
        finally:
            self.loop.run_until_complete(self._end_tasks())
            self.loop.run_until_complete(self.loop.shutdown_default_executor())
            self.loop.close()
            self.patches.undo()
            self.folder.cleanup()

    async def _end_tasks(self) -> None:
        left = asyncio.all_tasks(self.loop) - {asyncio.current_task()}
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    def pass_time(self, seconds: float) -> None:
        """Put the clock forward."""
        self.loop.ahead += seconds
        self.run(asyncio.sleep(0.0))

    # ------------------------------------------------------------------------------------ the table

    @property
    def table(self) -> LiveTable | None:
        """The table, if it is in memory."""
        return self.tables.live.get(self.table_id) if self.table_id else None

    @property
    def state(self) -> State:
        """How the table stands, by its log."""
        table = self.table
        return self.shadow if table is None else table.state

    async def found(self) -> LiveTable:
        """The table, loaded if need be."""
        return await self.tables.find(self.table_id)

    def lay(self, setup: m.Setup) -> None:
        """A new table."""
        entry = self.run(self.tables.create(setup, ["Mia"], "en"))
        self.table_id, self.people, self.shadow = entry.table, [Person(entry)], State()
        self.run(self._come(self.people[0]))

    async def _come(self, person: Person, **rest: Any) -> None:
        self.everybody.add(person)
        table = await self.found()
        await person.come(table, **rest)

    def come(self, person: Person, **rest: Any) -> None:
        """Somebody connects."""
        self.run(self._come(person, **rest))

    def say(self, person: Person, message: Struct) -> None:
        """Somebody says something, if their line is up."""
        table = self.table
        if table is None or person.line is None or not person.here:
            return
        if isinstance(message, m.Command):
            person.last = message

        async def send() -> None:
            assert person.line is not None
            table.receive(person.line, message)

        self.run(send())

    def new_id(self) -> str:
        """The id of a command."""
        self.number += 1
        return f"command-{self.number}"

    async def read_log(self) -> None:
        """Fold what the log has gained; rows without a gap, versions without a gap."""
        shadow = self.shadow
        if not (self.open and self.table_id):
            return
        for row in await self.store.inner.read(self.table_id, shadow.seq):
            assert row.seq == shadow.seq + 1
            assert row.version - shadow.version in (0, 1)
            step = shadow.apply(e.decode(row.payload), row.command)
            assert (shadow.version, step.version) == (row.version, row.version)
