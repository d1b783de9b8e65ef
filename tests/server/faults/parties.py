"""Tables of scripted clients that play on whatever happens, keep journals, and are held against the log afterwards."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from okawari.client import (
    Chooser,
    ConnectionOver,
    Entry,
    Faults,
    Journal,
    Server,
    ServerRefusal,
    TableClient,
    Timing,
    Weather,
    autoplay,
)
from okawari.client.transport import Opener, open_websocket
from okawari.protocol.messages import Setup
from okawari.server.codes import token_hash
from okawari.server.project import Audience
from okawari.server.storage import EventStore
from okawari.server.storage.sqlite import SqliteStore
from tests.server.folding import Fold
from tests.server.games.tables import BusyChooser
from tests.server.ledger import Ledger
from tests.server.running import Running
from tests.server.witness import Told, Witness, listen, stored_replays

FREE = {"rate_size": 0}  # scripts think faster than the server lets people speak
STUCK = 120.0  # seconds without an end after which nothing will come any more
ENDLESS = 10**6
NAMES = ("Mia", "Leo", "Ada", "Teo", "Ana", "Kim", "Noa", "Zoe")
# What there is to play, for so many people; chairs that are left go to bots.
SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"game": "classic", "seats": 2}),
    (3, {"game": "party", "seats": 4, "menu": "party-sampler"}),
    (2, {"game": "draft", "seats": 3}),
    (4, {"game": "party", "seats": 4, "menu": "cutthroat-combo"}),
    (3, {"game": "classic", "seats": 3}),
    (2, {"game": "party", "seats": 2}),
)


@dataclass
class Guest:
    """Somebody at a table."""

    entry: Entry
    client: TableClient
    line: Faults
    told: Told


class Party:
    """One table and its people."""

    def __init__(
        self,
        door: Server,
        setup: Setup,
        people: int,
        dice: Random,
        *,
        timing: Timing | None = None,
        weather: Weather | None = None,
        inner: Opener = open_websocket,
    ) -> None:
        self.door, self.setup, self.people, self.dice = door, setup, people, dice
        self.timing, self.weather, self.inner = timing, weather, inner
        self.guests: list[Guest] = []
        self.watchers: list[Guest] = []
        self.enough = False
        self.trouble: list[str] = []
        self._tasks: list[asyncio.Task[Any]] = []

    @property
    def table(self) -> str:
        """Its id."""
        return self.guests[0].entry.table

    @property
    def clients(self) -> list[TableClient]:
        """Everybody who has a chair."""
        return [guest.client for guest in self.guests]

    async def meet(self, watchers: int = 0) -> "Party":
        """Everybody sits down."""
        host = await self.door.create_table(self.setup, [NAMES[0]])
        await self.join(host)
        for name in NAMES[1 : self.people]:
            await self.join(await self.door.join(table=host.table, secret=host.secret, name=name))
        for _ in range(watchers):
            entry = await self.door.join(table=host.table, secret=host.secret, watch=True)
            self.watchers.append(await self.come(entry, f"watcher {len(self.watchers)}"))
        return self

    async def join(self, entry: Entry) -> Guest:
        """One more, with a chair."""
        guest = await self.come(entry, f"guest {len(self.guests)}")
        self.guests.append(guest)
        return guest

    async def come(self, entry: Entry, name: str, **line: Any) -> Guest:
        """A client for an entry."""
        seed = self.dice.random().hex()
        faults = Faults(seed, outward=self.weather, inward=self.weather, inner=self.inner, **line)
        client = self.door.client(
            entry, journal=Journal(name), timing=self.timing, opener=faults.open, dice=Random(self.dice.random())
        )
        guest = Guest(entry, client, faults, listen(client, name, entry.token))
        await client.open(STUCK)
        return guest

    # ------------------------------------------------------------------------------------ playing

    def begin(self, think: Callable[[], float] | None = None, chooser: Chooser | None = None) -> None:
        """Play game after game until `finish`."""
        for client in self.clients:
            dice = Random(self.dice.random())
            playing = autoplay(client, chooser or BusyChooser(dice), games=ENDLESS, think=think)
            self._tasks.append(asyncio.create_task(playing))
            self._tasks.append(asyncio.create_task(self._start_games(client)))

    async def _start_games(self, client: TableClient) -> None:
        """Whoever is the host begins when all are ready."""
        while not self._done(client):
            with suppress(TimeoutError, ServerRefusal):
                await client.wait_for(_can_start, 0.2)
                if not self._done(client):
                    await client.start(fill=True)

    def _done(self, client: TableClient) -> bool:
        """One game has to be played, whatever happens."""
        return self.enough and client.table is not None and client.table.games > 0

    async def finish(self) -> None:
        """Let the running game end, and go home."""
        self.enough = True
        starting, playing = self._tasks[1::2], self._tasks[::2]
        try:
            async with asyncio.timeout(STUCK):
                await asyncio.gather(*starting)
                await asyncio.gather(*(guest.client.wait_for(_is_over) for guest in [*self.guests, *self.watchers]))
        except TimeoutError:
            self.trouble += [f"stuck: {guest.client!r}" for guest in self.guests]
        except ConnectionOver as problem:
            self.trouble.append(f"orphans: {problem!r}")
        finally:
            await self.stop()
        assert all(task.cancelled() for task in playing), [task for task in playing if not task.cancelled()]

    async def stop(self) -> None:
        """Go home at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for guest in [*self.guests, *self.watchers]:
            await guest.client.hang_up()

    async def play(self, games: int = 1, think: Callable[[], float] | None = None) -> None:
        """So many games, then go home."""
        self.begin(think)
        wanted = games
        host = self.clients[0]
        try:
            async with asyncio.timeout(STUCK):
                await host.wait_for(lambda client: client.table is not None and client.table.games >= wanted)
        except TimeoutError:
            self.trouble.append(f"stuck: {host!r}")
        await self.finish()

    # ------------------------------------------------------------------------------------ the ledger

    async def testify(self, store: EventStore, **settings: Any) -> Ledger:
        """What became of everything."""
        rows = await store.read(self.table)
        told = [guest.told for guest in [*self.guests, *self.watchers]]
        settings = {"lossy": self.weather is not None, **settings}
        witness = Witness(rows, told, replays=await stored_replays(store, rows), **settings)
        book = witness.ledger()
        for guest in self.guests:
            if not believes_the_log(guest, witness.fold):
                book.find("diverged", f"{guest.told.name} ends with a table that never was")
        for one in self.trouble:
            fault, _, what = one.partition(": ")
            book.find("orphans" if fault == "orphans" else "stuck", what)
        return book


def believes_the_log(guest: Guest, fold: Fold) -> bool:
    """Whether what a client holds for true in the end is what the log says of the version that it knows."""
    client = guest.client
    person = fold.people[token_hash(guest.entry.token)]
    held = client.you, client.table, client.waiting, client.board, client.mine, client.lines, client.invite
    places = fold.positions.get(client.version, [])
    return any(held == fold.known(at, Audience(person, fold.eyes(at, person, None))) for at in places)


def parties(door: Server, count: int, dice: Random, **settings: Any) -> list[Party]:
    """So many tables, of all kinds."""
    found = (SETUPS[number % len(SETUPS)] for number in range(count))
    return [
        Party(door, Setup(bots="random", **setup), people, Random(dice.random()), **settings) for people, setup in found
    ]


async def ledger_of(server: Running, tables: Iterable[Party], **settings: Any) -> Ledger:
    """The ledger of tables at a server that runs in this process; its own state is held against the log too."""
    book = Ledger()
    for party in tables:
        live = await server.app.services.tables.find(party.table)
        await live.settled()
        book.add(await party.testify(server.app.services.store, live=live.state, **settings))
    return book


async def ledger_of_file(folder: Path, tables: Sequence[Party], **settings: Any) -> Ledger:
    """The ledger of tables whose server has ended."""
    store = SqliteStore(folder / "tables.db")
    await store.open()
    try:
        book = Ledger()
        for party in tables:
            book.add(await party.testify(store, **settings))
        return book
    finally:
        await store.close()


def _can_start(client: TableClient) -> bool:
    if client.phase not in ("lobby", "over") or not client.you.host:
        return False
    return all(chair.ready for chair in client.chairs if chair.who == "person")


def _is_over(client: TableClient) -> bool:
    return client.phase == "over"
