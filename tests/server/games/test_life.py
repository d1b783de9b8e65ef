"""A table from its opening to its end: everything that people can do there, and what the witness says of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest
from msgspec.structs import replace

from okawari.client import ConnectionOver, Entry, Journal, Server, ServerRefusal, TableClient, autoplay
from okawari.protocol.figures import PACES
from okawari.protocol.messages import Answer, Setup
from okawari.server import bot_seats, timing
from tests.server.games.tables import BusyChooser, Plan, account, play_tables
from tests.server.ledger import Ledger
from tests.server.running import Running, in_loop, running
from tests.server.witness import Told, Witness, listen, stored_replays

SETUP = Setup(game="party", seats=4, menu="sushi-go", bots="random", pace="friendly", memory=True)


class House:
    """Where people meet."""

    def __init__(self, server: Running, door: Server) -> None:
        self.server, self.door = server, door
        self.told: list[Told] = []

    async def open(self, entry: Entry, name: str) -> TableClient:
        """A client whose every word is kept."""
        client = self.door.client(entry, journal=Journal(name))
        self.told.append(listen(client, name, entry.token))
        return await client.open()

    async def witness(self, table: str) -> Witness:
        """What there is to say about a table that is closed."""
        store = self.server.app.services.store
        rows = await store.read(table)
        return Witness(rows, self.told, replays=await stored_replays(store, rows))


@asynccontextmanager
async def house() -> AsyncIterator[House]:
    """A server of its own."""
    async with running(rate_size=0) as server, Server(server.url) as door:
        yield House(server, door)


def playing(*clients: TableClient) -> list[asyncio.Task[object]]:
    return [asyncio.create_task(autoplay(client, BusyChooser(Random(at)))) for at, client in enumerate(clients)]


async def stop(task: asyncio.Task[object]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def lobby(mia: TableClient, teo: TableClient, eve: TableClient) -> None:
    """All that can be done before the first deal; Eve is sent away."""
    await mia.rename("Mía")
    await teo.rename("Mia")
    with pytest.raises(ServerRefusal):
        await teo.lock()
    await mia.lock()
    await mia.lock()
    await mia.lock(False)
    await mia.set_bot(3, "greedy")
    await mia.set_bot(3, "random")
    await mia.set_bot(3)
    await mia.arrange([3, 2, 1, 0])
    await mia.arrange()
    await mia.change_setup(replace(SETUP, seats=5))
    await mia.change_setup(replace(SETUP, options={"extra_actions": "any"}))
    with pytest.raises(ServerRefusal):
        await mia.change_setup(replace(SETUP, menu="no such menu"))
    with pytest.raises(ServerRefusal):
        await mia.start()
    await teo.ready()
    await teo.ready(False)
    await teo.ready(False)
    await mia.kick(eve.you.seats[0])
    with pytest.raises(ConnectionOver):
        await eve.wait_for(lambda client: False, 10)


async def first_game(house: House, mia: TableClient, teo: TableClient) -> TableClient:
    """Teo leaves for good in the middle, and Ana takes the chair; who she is."""
    hosting, leaving = playing(mia, teo)
    await mia.start(fill=True)
    await teo.wait_for(lambda client: client.board is not None and client.board.turn > 2)
    await stop(leaving)
    with pytest.raises(ServerRefusal):
        await teo.connection.command(Answer(id="an-old-answer", seat=teo.you.seats[0], question=1, answer="egg"))
    await teo.wait_for(lambda client: client.question is not None or client.phase != "playing")
    if teo.question is not None:
        teo.consider(teo.question.options[0].answer)
        await teo.more_time()
    teo.emote("bye")
    await mia.wait_for(lambda client: client.last_emote is not None)
    await teo.leave()
    assert mia.invite is not None
    entry = await house.door.join(table=teo.table.table, secret=mia.invite.secret, name="Ana")  # type: ignore[union-attr]
    ana = await house.open(entry, "Ana")
    await asyncio.gather(hosting, *playing(ana))
    return ana


async def again(host: TableClient, other: TableClient, setup: Setup | None = None, same_deal: bool = False) -> None:
    """One more game."""
    if setup is not None:
        await host.change_setup(setup)
    tasks = playing(host, other)
    await host.wait_for(lambda client: all(chair.ready for chair in client.chairs if chair.who == "person"))
    await host.start(fill=True, same_deal=same_deal)
    await asyncio.gather(*tasks)


@pytest.mark.slow
@in_loop
async def test_the_life_of_a_table(book: Ledger) -> None:
    async with house() as home:
        entry = await home.door.create_table(SETUP, ["Mia"])
        mia = await home.open(entry, "Mia")
        teo = await home.open(await home.door.join(code=entry.code, name="Teo"), "Teo")
        eve = await home.open(await home.door.join(code=entry.code, name="Eve"), "Eve")
        await lobby(mia, teo, eve)
        assert mia.invite is not None
        watch = await home.door.join(table=entry.table, secret=mia.invite.secret, watch=True)
        watcher = await home.open(watch, "watcher")
        with pytest.raises(ServerRefusal):
            await watcher.leave()
        ana = await first_game(home, mia, teo)
        await again(mia, ana, same_deal=True)
        await again(mia, ana, Setup(game="classic", seats=3, bots="random"))
        await mia.change_setup(Setup(game="draft", seats=4))
        await mia.set_bot(3)
        await teo.sit(3)
        with pytest.raises(ServerRefusal):
            await ana.sit()
        await ana.leave()
        await ana.sit()
        await mia.leave()
        await teo.wait_for(lambda client: client.you.host or ana.you.host)
        host, other = (teo, ana) if teo.you.host else (ana, teo)
        await again(host, other)
        await host.close()
        for client in (mia, teo, ana, watcher):
            with pytest.raises(ConnectionOver):
                await client.wait_for(lambda client: False, 10)
        witness = await home.witness(entry.table)
    book.add(witness.ledger())
    assert book.clean, str(book)
    assert book.games == 4


@pytest.mark.slow
def test_a_clock_that_races_the_players(book: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is first, one choice counts, and it is the same for everybody."""
    monkeypatch.setattr(timing, "PACES", {**PACES, "brisk": (0.04, 0.0, 0.04)})
    monkeypatch.setattr(timing, "LITTLE", 0.04)
    monkeypatch.setattr(bot_seats, "CLOCK_PAUSE", (0.0, 0.01))

    @in_loop
    async def play() -> None:
        async with running(rate_size=0) as server:
            plan = Plan("party", 3, "points-platter", rest={"pace": "brisk"}, wants="time_ran_out", most=2)
            parties, witnesses = await play_tables(server, [plan] * 3, Random("clock"), think=(0.0, 0.08))
        account(book, [plan] * 3, parties, witnesses)

    play()
