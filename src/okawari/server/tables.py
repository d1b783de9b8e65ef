"""All tables: opened, found, restored after a restart, and forgotten when nobody comes any more."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from time import time
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from okawari.bots import BOTS
from okawari.errors import OkawariError
from okawari.protocol.messages import Closing, Setup
from okawari.server import codes, lobby, rows
from okawari.server import entries as e
from okawari.server.brains import Brains
from okawari.server.calendar import Calendar
from okawari.server.clock import monotonic
from okawari.server.config import Config
from okawari.server.desk import Desk, check_setup, new_secret
from okawari.server.finished import finished
from okawari.server.keeping import summary
from okawari.server.kitchen import Kitchen
from okawari.server.live import LiveTable
from okawari.server.logs import log
from okawari.server.metrics import Metrics
from okawari.server.quarantine import Quarantine
from okawari.server.refusals import DamagedTable, NoEntry, NoSuchTable, NotSaved, Refusal, ServerFull, not_saved
from okawari.server.state import State
from okawari.server.storage import EventStore, Row, StoreUnavailable, Summary, Unreadable

TIDY_EVERY = 60.0
PROBE_EVERY = 1.0
Found = TypeVar("Found")
LOOKED_IN = 3600.0  # seconds after which presence is noted in the log
AT_ONCE = 20  # tables restored before others get a turn


class Entry(Struct, frozen=True):
    """The way back to a table."""

    table: str
    token: str
    seats: list[int]
    secret: str
    code: str | None


class TableStatus(Struct, frozen=True):
    """A table in a list."""

    table: str
    phase: str
    game: str
    menu: str | list[str] | None
    names: list[str]
    round: int
    your_turn: bool
    seats: list[int]
    touched: float
    pace: str
    doubled: bool  # twice the time for everybody, where a clock runs
    code: str | None = None  # on the public list: how to get in


class Tables:
    """The tables of a server."""

    def __init__(self, config: Config, store: EventStore, brains: Brains, metrics: Metrics) -> None:
        self.config, self.store = config, store
        self.kitchen = Kitchen(config, store, brains, metrics, self._closed, self._lost)
        self.quarantine = Quarantine(metrics)
        self.calendar = Calendar(store)
        self.live: dict[str, LiveTable] = {}
        self._stored: set[str] = set()  # all that are not closed, once they are listed
        self._listed = False
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        metrics.gauge("tables", lambda: len(self.live))

    async def start(self) -> None:
        """Begin to restore all tables, behind whoever comes first."""
        self._tasks = [asyncio.create_task(work()) for work in (self._restore, self._tidy, self._probe)]

    async def stop(self) -> None:
        """Let everything that was begun be saved."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self.live.values()):
            table.stop()
            await table.settled()

    # ------------------------------------------------------------------------------------ opening and joining

    async def create(self, setup: Setup, names: list[str | None], language: str) -> Entry:
        """A new table; several names are people who share this device."""
        if self.config.max_tables:
            await self._list()
            if len(self._stored) >= self.config.max_tables:
                raise ServerFull("error-server-full")
        check_setup(setup, BOTS)
        names = names or [None]
        if len(names) > setup.seats:
            raise Refusal("error-too-many-names", seats=setup.seats, names=len(names))
        token = codes.new_token()
        state = State()
        made = self._first_entries(state, setup, names, token, language)
        self._stored.add(state.table)
        try:
            await self.store.append(state.table, 0, made, summary(state))
        except StoreUnavailable as problem:
            self._stored.discard(state.table)
            raise not_saved(problem.reason) from None
        self._open(state)
        return self._entry(state, token)

    def _first_entries(
        self, state: State, setup: Setup, names: list[str | None], token: str, language: str
    ) -> list[Row]:
        """Return the rows that open a table, applied to a new state."""
        desk = Desk(set, list, language=language)
        done: list[Row] = []

        def do(entry: e.Entry) -> None:
            done.append(rows.write(state, entry, state.apply(entry), None))

        do(
            e.Created(
                table=codes.new_table_id(),
                setup=setup,
                secret=codes.new_token(),
                code=codes.new_code(),
                shuffle=new_secret(),
                format=e.FORMAT,
                language=language,
            )
        )
        do(e.Joined(person=0, token=codes.token_hash(token)))
        for seat, name in enumerate(names):
            do(e.Seated(person=0, seat=seat, name=desk.name(state, name)))
        return done

    async def join(
        self,
        *,
        code: str | None = None,
        table: str | None = None,
        secret: str | None = None,
        name: str | None = None,
        language: str = "en",
        watch: bool = False,
    ) -> Entry:
        """A chair at a table, by its code or by the secret of its link; or only the right to watch."""
        found = await self._by_code(code) if code is not None else await self._by_secret(table or "", secret or "")
        if watch:
            if not found.state.setup.spectators:
                raise Refusal("error-no-spectators")
            if found.state.locked:
                raise Refusal("error-table-locked")
            return Entry(found.state.table, codes.watch_token(found.state.secret), [], found.state.secret, None)
        token = codes.new_token()
        desk = Desk(found.desk.awaited, found.desk.present, language=language)
        await found.ask(lambda: lobby.join(found.state, codes.token_hash(token), name, desk))
        return self._entry(found.state, token)

    async def look(self, code: str) -> TableStatus:
        """The table with a code, for whoever thinks of joining; refuses as joining would."""
        found = await self._by_code(code)
        await found.settled()
        lobby.join(found.state, codes.token_hash(codes.new_token()), None, found.desk)  # only asked, never carried out
        return self._status(found, None)

    async def _by_code(self, code: str) -> LiveTable:
        table = await self._reading(self.store.by_code(codes.typed(code)))
        if table is None:
            raise NoSuchTable("error-no-such-code")
        return await self.find(table)

    async def _by_secret(self, table: str, secret: str) -> LiveTable:
        found = await self.find(table)
        if not codes.same(found.state.secret, secret):
            raise NoEntry("error-no-entry")
        return found

    def _entry(self, state: State, token: str) -> Entry:
        hashed = codes.token_hash(token)
        person = next(person for person, known in state.people.items() if known == hashed)
        code = codes.shown(state.code) if state.phase == "lobby" and not state.locked else None
        return Entry(state.table, token, state.seats_of(person), state.secret, code)

    # ------------------------------------------------------------------------------------ finding

    async def find(self, table_id: str) -> LiveTable:
        """A table by its id, restored if it must be."""
        known = self.live.get(table_id)
        if known is not None:
            return known
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        try:
            return await asyncio.shield(loading)
        finally:
            del loading  # an error's traceback would keep it, and it keeps the error

    async def _load(self, table_id: str) -> LiveTable:
        self.quarantine.check(table_id)
        try:
            state = await self._fold(table_id)
        except rows.Damaged as damage:
            self.quarantine.put(damage)
            raise
        if state is None or state.phase == "closed":
            raise NoSuchTable("error-no-such-table")
        return self._open(state)

    async def _fold(self, table_id: str) -> State | None:
        """Return the state that a log leads to; raises Damaged."""
        try:
            found, last = await self._reading(self.store.read_log(table_id))
            kept = await self._reading(self.store.snapshot(table_id))
        except Unreadable:
            raise rows.Damaged(table_id, "unreadable", 1) from None
        return rows.fold(table_id, found, last, kept)

    async def _reading(self, reading: Awaitable[Found]) -> Found:
        try:
            return await reading
        except StoreUnavailable as problem:
            raise not_saved(problem.reason) from None

    def _open(self, state: State) -> LiveTable:
        known = self.live.get(state.table)
        if known is not None:  # a new table that was restored before it was opened, or the other way round
            return known
        table = self.live[state.table] = LiveTable(state, self.kitchen)
        table.go_on()
        return table

    async def status(self, table_id: str, token: str) -> TableStatus:
        """A table as somebody with a token sees it in a list."""
        found = await self.find(table_id)
        await found.settled()
        person = found.person_of(token)
        return self._status(found, person)

    async def public_list(self) -> list[TableStatus]:
        """Tables that anybody may join, with their codes."""
        found = []
        for one in await self._reading(self.store.live()):
            if one.code is not None:
                with suppress(NoSuchTable, DamagedTable):  # closed just now, or set aside
                    found.append(await self.find(one.table))
        return [
            replace(self._status(one, None), code=codes.shown(one.state.code))
            for one in found
            if one.state.phase == "lobby" and not one.state.locked
            if any(chair.person is None and chair.bot is None for chair in one.state.chairs)
        ]

    def _status(self, table: LiveTable, person: int | None) -> TableStatus:
        state = table.state
        seats = state.seats_of(person)
        return TableStatus(
            table=state.table,
            phase=state.phase,
            game=state.setup.game,
            menu=state.setup.menu,
            names=state.names(),
            round=state.round,
            your_turn=any(seat in state.waiting for seat in seats),
            seats=seats,
            touched=time() - (monotonic() - table.touched),
            pace=state.setup.pace,
            doubled=state.setup.doubled,
        )

    # ------------------------------------------------------------------------------------ tending

    async def _restore(self) -> None:
        """Every table that is not closed, the last touched first; timers and bots go on there."""
        for at, one in enumerate(await self._all()):
            try:
                await self.find(one.table)
            except (NoSuchTable, NotSaved, DamagedTable):
                continue
            except Exception as problem:  # one broken log must not keep the others out
                self.kitchen.trouble(problem)
            if at % AT_ONCE == 0:
                await asyncio.sleep(0)

    async def _all(self) -> list[Summary]:
        """All tables that are not closed, as soon as the store says them."""
        told = None
        while True:
            try:
                return await self.store.live()
            except StoreUnavailable as problem:
                if problem.reason != told:
                    log.warning("cannot restore yet", extra={"reason": problem.reason})
                told = problem.reason
                await asyncio.sleep(1)

    async def _list(self) -> None:
        """Learn which tables there are, before there can be one more."""
        if not self._listed:
            found = await self._reading(self.store.live())
            if not self._listed:
                self._stored.update(one.table for one in found)
            self._listed = True

    async def _tidy(self) -> None:
        """Forget tables that nobody uses: from the memory soon, from the store when their time is up."""
        with suppress(StoreUnavailable):  # then at the next round
            await self.calendar.look()
        while True:
            await asyncio.sleep(TIDY_EVERY)
            try:
                await self.tidy(await self.calendar.look())
            except StoreUnavailable as problem:
                log.warning("cannot tidy", extra={"reason": problem.reason})
            except Exception as problem:
                self.kitchen.trouble(problem)

    async def _probe(self) -> None:
        """While nothing can be saved, retry now and then, and tell all tables, in case nobody plays anywhere."""
        before = None
        while True:
            await asyncio.sleep(PROBE_EVERY)
            if self.store.problem:
                with suppress(StoreUnavailable):
                    await self.store.probe()
            problem = self.store.problem
            if problem or before:
                for table in self.live.values():
                    table.note_problem(problem)
            before = problem

    async def tidy(self, now: float) -> None:
        """One round of tidying. A table where somebody is connected is in use, even if nobody does anything."""
        for table in list(self.live.values()):
            if table.connections and table.kept < monotonic() - LOOKED_IN:
                with suppress(OkawariError):
                    await table.ask(lambda: [e.Noted()])
        gone = await self.store.expire(
            now - self.config.table_life, now - self.config.pinned_life, now - self.config.replay_life
        )
        finished.cache_clear()  # a game whose time is up is not told from memory either
        for table_id in gone:
            self._stored.discard(table_id)
            self.quarantine.forget(table_id)
            self._forget(table_id)
        limit = monotonic() - self.config.unload_after
        for table_id, table in list(self.live.items()):
            if table.idle and table.touched < limit:
                self._forget(table_id)

    def _forget(self, table_id: str) -> None:
        table = self.live.pop(table_id, None)
        if table:
            table.stop()
            for connection in list(table.connections):
                connection.close(Closing.TABLE_CLOSED)

    def _closed(self, table: LiveTable) -> None:
        self._stored.discard(table.state.table)
        self._let_go(table)

    def _let_go(self, table: LiveTable) -> None:
        table.stop()
        if self.live.get(table.state.table) is table:  # and not its successor
            del self.live[table.state.table]

    def _lost(self, table: LiveTable) -> None:
        """Somebody else has written this table's log: everybody comes back and sees it as it is there."""
        self._let_go(table)
        for connection in list(table.connections):
            connection.close(Closing.TOO_SLOW)
