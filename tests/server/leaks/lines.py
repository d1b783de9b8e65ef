"""Live tables without a network: real workers and frames, a store in memory, and time that stands still."""

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any
from unittest.mock import patch

from msgspec import Struct

from okawari.bots import BOTS
from okawari.protocol import messages as m
from okawari.server import bot_seats, live, presence, tables, timing
from okawari.server.config import Config
from okawari.server.connection import Connection
from okawari.server.kitchen import Kitchen
from okawari.server.live import LiveTable
from okawari.server.metrics import Metrics
from okawari.server.state import State
from okawari.server.storage import Row, StoredReplay, Summary
from okawari.views.seat_view import View

START = 1000.0


class Clock:
    """Time as the test wants it, for all parts of a table."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


@contextlib.contextmanager
def standing(clock: Any) -> Iterator[None]:
    """The server's clocks all show this time."""
    with contextlib.ExitStack() as patches:
        for module in (bot_seats, live, presence, tables, timing):
            for name in ("monotonic", "time", "perf_counter"):
                if callable(getattr(module, name, None)):
                    patches.enter_context(patch.object(module, name, clock))
        yield


class Line(Connection):
    """A connection that keeps all that it was sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.moments: list[float] = []  # when each of them came, by the loop's clock

    def send(self, message: Struct | bytes) -> None:
        """Keep it; nobody is slow here."""
        if self.closed_with is None:
            self.sent.append(message if isinstance(message, bytes) else m.encode(message))
            self.moments.append(asyncio.get_running_loop().time())

    def heard(self) -> list[bytes]:
        """What came since the last time."""
        found, self.sent, self.moments = self.sent, [], []
        return found

    def timed(self) -> list[tuple[float, bytes]]:
        """The same, and when."""
        return [*zip(self.moments, self.heard(), strict=True)]


class Memory:
    """A store that forgets, for tables that are never loaded again."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.replays: dict[str, StoredReplay] = {}

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
        """Keep rows."""
        self.rows += rows
        if replay:
            self.replays[replay.replay] = replay

    async def keep_snapshot(self, table: str, seq: int, payload: bytes) -> None:
        """A cache may drop anything."""


class Guessing:
    """Brains that choose by chance, at once."""

    async def choose(self, view: View, bot: str, seed: str, within: float | None = None) -> str:
        """One of the legal answers."""
        return BOTS["random"].choose(view, view.legal, random.Random(seed)).code


class World:
    """A live table and the lines of everybody at it."""

    def __init__(self, state: State, tokens: dict[int, str], brains: Any = None, **settings: Any) -> None:
        self.metrics = Metrics()
        config = Config(database="", bot_delay=(0.8, 2.0), **settings)
        store: Any = Memory()
        thinking: Any = brains or Guessing()
        kitchen = Kitchen(config, store, thinking, self.metrics, lambda _: None, lambda _: None)
        self.clock = Clock()
        with standing(self.clock):
            self.table = LiveTable(state, kitchen)
        self.tokens = tokens
        self.lines: dict[int | None, Line] = {}
        self.commands: Counter[int | None] = Counter()

    @property
    def state(self) -> State:
        """The table's state."""
        return self.table.state

    async def come(self, person: int | None, last_version: int = 0) -> Line:
        """Somebody comes, or comes again."""
        token = self.state.secret if person is None else self.tokens[person]
        line = self.lines[person] = Line()
        await self.table.attach(line, m.Hello(table=self.state.table, token=token, last_version=last_version))
        await self.table.settled()
        return line

    async def say(self, person: int | None, kind: Any, **values: Any) -> None:
        """Somebody says something, and it is carried out."""
        if issubclass(kind, m.Command) and "id" not in values:
            self.commands[person] += 1
            values["id"] = f"command-{person}-{self.commands[person]:05}"
        self.table.receive(self.lines[person], kind(**values))
        await self.table.settled()

    async def answer(self, seat: int, answer: str) -> None:
        """A seat's person answers."""
        person = self.state.chairs[seat].person
        await self.say(person, m.Answer, seat=seat, question=self.state.numbers[seat], answer=answer)

    async def status(self, person: int | None) -> bytes:
        """What the list of one's own tables says."""
        found = tables.Tables._status(None, self.table, person)  # type: ignore[arg-type]
        return m.encode(found)
