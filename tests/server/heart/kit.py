"""Tables without a network: real stores, live tables and connections, and players who keep what they are told.

Time stands still unless a test moves it, and deals are the same in every run.
"""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from itertools import count
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import pytest

from okawari.client.shuffle import Shuffle
from okawari.errors import OkawariError
from okawari.protocol import messages as m
from okawari.server import bot_seats, codes, emotes, live, play, presence, project, rows, shuffling, tables, timing
from okawari.server.brains import Brains
from okawari.server.config import Config
from okawari.server.connection import Connection
from okawari.server.live import LiveTable
from okawari.server.metrics import Metrics
from okawari.server.state import State
from okawari.server.storage import EventStore, Row, StoredReplay, StoreUnavailable, Summary, store_at
from okawari.server.tables import Entry, Tables
from okawari.views.seat_view import View

Given = ParamSpec("Given")
Said = TypeVar("Said", bound=m.FromServer)
ENTROPY = "ab" * 32
NOWHERE = project.Audience(None, None)


def in_loop(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """A test that awaits, for a test runner that does not."""

    @wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Chooser:
    """A bot whose choice follows from what it sees; while it sleeps it does not answer."""

    def __init__(self) -> None:
        self.awake = asyncio.Event()
        self.awake.set()
        self.asked: list[tuple[int | None, str]] = []

    async def choose(self, view: View, bot: str, seed: str, within: float | None = None) -> str:
        self.asked.append((view.seat, bot))
        await self.awake.wait()
        return view.legal[(7 * (view.seat or 0) + 3 * view.turn + view.round) % len(view.legal)].code


class Store:
    """A real store that can be made to fail."""

    def __init__(self, inner: EventStore) -> None:
        self.inner = inner
        self.fails = False
        self.fails_snapshots = False
        self.held: asyncio.Event | None = None  # appends wait for it

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
        if self.held is not None:
            await self.held.wait()
        if self.fails:
            raise StoreUnavailable("full")
        await self.inner.append(table, after, rows, summary, replay, keep=keep)

    async def keep_snapshot(self, table: str, seq: int, payload: bytes) -> None:
        if self.fails_snapshots:
            raise StoreUnavailable("full")
        await self.inner.keep_snapshot(table, seq, payload)


class Place:
    """Where a test plays: a folder, a clock that only the test moves, and chance without surprises."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder, self.patch = folder, patch
        self.now = 1000.0
        self.clock(lambda: self.now)
        patch.setattr(bot_seats, "CLOCK_PAUSE", (0.0, 0.0))
        secrets, ids = count(1), count(1)
        for one in (tables, play, shuffling):
            patch.setattr(one, "new_secret", lambda: hashlib.sha256(str(next(secrets)).encode()).hexdigest())
        patch.setattr(codes, "new_table_id", lambda: f"table{next(ids):011}")

    def clock(self, now: Callable[[], float]) -> None:
        """Whom tables ask for the time."""
        for module in (live, timing, presence, bot_seats, tables, emotes):
            self.patch.setattr(module, "monotonic", now)

    @asynccontextmanager
    async def house(self, **config: Any) -> AsyncIterator["House"]:
        """A server's tables; a second one at the same place finds what the first one has saved."""
        settings = Config(database=f"sqlite:///{self.folder}/tables.db", **{"bot_delay": (0.0, 0.0), **config})
        store = Store(store_at(settings.database))
        await store.inner.open()
        house = House(self, settings, store)
        await house.tables.start()
        try:
            yield house
        finally:
            await house.close()
            assert house.tables.kitchen.metrics.text().find("okawari_troubles") < 0, "a table had trouble"


class House:
    """All tables, and the players at them."""

    def __init__(self, place: Place, config: Config, store: Store) -> None:
        self.place, self.config, self.store = place, config, store
        self.brains = Chooser()
        self.metrics = Metrics()
        self.tables = Tables(config, cast(EventStore, store), cast(Brains, self.brains), self.metrics)
        self.players: list[Player] = []

    async def close(self) -> None:
        await self.tables.stop()
        for player in self.players:
            await player.hang_up()
        await self.store.inner.close()

    async def quiet(self) -> None:
        """Until nothing is being decided, no bot thinks and everybody has read everything."""
        calm = 0
        while calm < 4:
            await asyncio.sleep(0)
            busy = False
            for table in list(self.tables.live.values()):
                before = table.state.seq
                await table.settled()
                thinking = table.bots.busy and self.brains.awake.is_set()
                busy = busy or thinking or table.state.seq != before
            calm = 0 if busy else calm + 1
        for player in self.players:
            player.check()

    async def later(self, seconds: float) -> None:
        """Time passes."""
        self.place.now += seconds
        for table in list(self.tables.live.values()):
            table.timing.look()
        await self.quiet()

    async def create(self, *names: str | None, language: str = "en", **setup: Any) -> "Player":
        """Somebody opens a table and is there."""
        entry = await self.tables.create(m.Setup(**setup), list(names), language)
        return await self.enter(entry)

    async def join(self, host: "Player", name: str | None = None, **ways: Any) -> "Player":
        """Somebody joins by the link and is there."""
        entry = await self.tables.join(**{"table": host.id, "secret": host.table.state.secret, "name": name, **ways})
        return await self.enter(entry)

    async def watch(self, host: "Player") -> "Player":
        return await self.join(host, watch=True)

    async def enter(self, entry: Entry, last_version: int = 0) -> "Player":
        player = Player(self, entry, await self.tables.find(entry.table))
        self.players.append(player)
        await player.connect(last_version)
        return player

    async def party(self, *names: str, **setup: Any) -> list["Player"]:
        """A host and guests at a table of just so many seats, all ready."""
        host = await self.create(names[0], **{"seats": len(names), **setup})
        guests = [await self.join(host, name) for name in names[1:]]
        for one in (host, *guests):
            await one.ready()
        return [host, *guests]

    async def game(self, *names: str, **setup: Any) -> list["Player"]:
        """The same, and the game has begun."""
        players = await self.party(*names, **setup)
        assert isinstance(await players[0].do(m.Start), m.Ack)
        return players

    async def folded(self, table: str) -> State:
        """The state that the whole log makes."""
        state = rows.fold(table, await self.store.read(table), await self.store.last_row(table))
        assert state is not None
        return state


class Player:
    """A device at a table: sends commands and keeps what it is told, as a client would."""

    def __init__(self, house: House, entry: Entry, table: LiveTable) -> None:
        self.house, self.entry, self.id, self.table = house, entry, entry.table, table
        self.connection = Connection()
        self.frames: list[bytes] = []
        self.said: list[Any] = []
        self.numbers = count(1)
        self.shuffle = Shuffle()
        self.opens = True  # whether it opens its bytes when a start asks for them
        self._reader: asyncio.Task[None] | None = None
        self.version = 0
        self.info: m.TableInfo
        self.you: m.You
        self.invite: m.Invite | None = None
        self.board: m.Board | None = None
        self.mine: m.Mine | None = None
        self.waiting: list[int] = []
        self.lines: list[m.Line] = []

    @property
    def seat(self) -> int:
        return self.you.seats[0]

    def phase(self) -> str:
        return self.info.phase

    def chair(self, seat: int) -> m.Chair:
        return self.info.chairs[seat]

    async def connect(self, last_version: int = 0, protocol: int = m.PROTOCOL) -> "Player":
        """A new line; an old one, if it is still there, is closed by this side only if nobody has a chair."""
        if self.connection.table and self.connection.person is None:
            self.table.detach(self.connection)
            await self.hang_up()
        self.connection = Connection()
        self.table = await self.house.tables.find(self.id)
        hello = m.Hello(table=self.id, token=self.entry.token, last_version=last_version, protocol=protocol)
        await self.table.attach(self.connection, hello)
        self._reader = asyncio.create_task(self._read(self.connection))
        await self.house.quiet()
        return self

    async def drop(self) -> None:
        """The line is cut."""
        self.table.detach(self.connection)
        await self.hang_up()
        await self.house.quiet()

    async def hang_up(self) -> None:
        if self._reader:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)

    def check(self) -> None:
        """Raise what went wrong in reading."""
        if self._reader and self._reader.done() and not self._reader.cancelled():
            self._reader.result()

    async def _read(self, connection: Connection) -> None:
        async for data in connection.outgoing():
            assert len(data) <= m.SERVER_FRAME
            self.frames.append(data)
            message = m.decode_server(data)
            self.said.append(message)
            self._note(message)

    def _note(self, message: Any) -> None:
        if isinstance(message, m.Welcome):
            self.version, self.you, self.info = message.version, message.you, message.table
            self.board, self.mine, self.waiting = message.board, message.mine, message.waiting
            self.lines, self.invite = message.lines, message.invite
        elif isinstance(message, m.Update):
            assert message.version == self.version + 1, "versions follow each other without gap"
            self.version, self.waiting = message.version, message.waiting
            self.info = message.table or self.info
            self.you = message.you or self.you
            if message.board or message.mine:
                self.mine = message.mine
            self.board = message.board or self.board
            self.lines = [*([] if self.phase() == "playing" and _begins(message) else self.lines), *message.lines]
            if message.table:
                self.invite = message.invite
        elif isinstance(message, m.Private):
            assert message.version == self.version, "a private step does not raise the version"
            self.mine = message.mine
        if isinstance(message, m.Welcome | m.Update) and self.opens:
            entropy = self.shuffle.opening(self.info, self.you)
            if entropy is not None:
                self.say(m.Open, entropy=entropy)

    # ------------------------------------------------------------------------------------ saying things

    def tell(self, message: Any) -> None:
        """Send without waiting."""
        self.table.receive(self.connection, message)

    def say(self, kind: type[m.Command], command: str | None = None, **fields: Any) -> str:
        """Send a command without waiting; its id."""
        name = command or f"command-{id(self)}-{next(self.numbers)}"
        self.tell(kind(id=name, **fields))
        return name

    async def do(self, kind: type[m.Command], command: str | None = None, **fields: Any) -> m.Ack | m.Refused:
        """Send a command, and wait until everything that follows has happened; the answer."""
        name = self.say(kind, command, **fields)
        await self.house.quiet()
        return self.answer_to(name)

    def answer_to(self, command: str) -> m.Ack | m.Refused:
        found = [one for one in self.said if isinstance(one, m.Ack | m.Refused) and one.id == command]
        assert found, f"no answer to {command}"
        return found[-1]

    async def ok(self, kind: type[m.Command], command: str | None = None, **fields: Any) -> m.Ack:
        answer = await self.do(kind, command, **fields)
        assert isinstance(answer, m.Ack), answer
        return answer

    async def no(self, error: str, kind: type[m.Command], **fields: Any) -> None:
        """A command that must be refused and change nothing."""
        seq, before = self.table.state.seq, welcomes(self.table.state)
        answer = await self.do(kind, **fields)
        assert isinstance(answer, m.Refused), answer
        assert answer.error == error
        assert (self.table.state.seq, welcomes(self.table.state)) == (seq, before)

    async def ready(self, entropy: str = ENTROPY) -> m.Ack:
        """Commit to these bytes."""
        return await self.ok(m.Ready, commitment=self.shuffle.commit(self.info, self.you, entropy))

    async def pick(self, answer: str | None = None) -> m.Ack:
        """Answer the question this player sees, if nothing is said with the first option."""
        assert self.mine
        assert self.mine.question
        question = self.mine.question
        given = question.options[0].answer if answer is None else answer
        return await self.ok(m.Answer, seat=self.mine.seat, question=question.number, answer=given)

    # ------------------------------------------------------------------------------------ what was said

    def heard(self, kind: type[Said]) -> list[Said]:
        return [one for one in self.said if isinstance(one, kind)]

    def last(self, kind: type[Said]) -> Said:
        return self.heard(kind)[-1]

    def events(self, what: str) -> list[m.Event]:
        return [event for one in self.heard(m.Update) for event in one.events if event.what == what]

    def notices(self) -> list[str]:
        return [one.what for one in self.heard(m.Notice)]

    def forget(self) -> None:
        """Look only at what is said from now on."""
        self.said.clear()
        self.frames.clear()


def _begins(message: m.Update) -> bool:
    return any(event.what == "game_started" for event in message.events)


def audiences(state: State) -> list[project.Audience]:
    """Everybody who can look at a table, with each seat they may look at."""
    people = [project.Audience(one, eyes) for one in state.people for eyes in (None, *state.seats_of(one))]
    return [NOWHERE, *people]


def welcomes(state: State) -> list[bytes]:
    """What everybody would be told now, whatever they know already."""
    return [
        m.encode(project.welcome(state, one, since)) for one in audiences(state) for since in (0, 1, state.version - 3)
    ]


def error_of(problem: pytest.ExceptionInfo[OkawariError]) -> str:
    return problem.value.message_id
