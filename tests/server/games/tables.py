"""Whole games over real sockets: two people, a spectator and bots, with second thoughts and broken lines."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from okawari.client import ConnectionOver, Entry, Journal, Server, ServerRefusal, TableClient, autoplay
from okawari.protocol.messages import Board, Mine, Option, Setup
from tests.server.running import Running
from tests.server.witness import Ledger, Told, Witness, listen, stored_replays

PATIENCE = 120.0  # seconds for a table; it takes one or two
BUSY = (
    "chopsticks", "spoon", "menu", "takeout", "special_order", "rice_wine", "uramaki", "miso", "wasabi", "wild", "soy"
)  # fmt: skip


@dataclass(frozen=True)
class Plan:
    """What is played at a table, and what has to come up before its people go home."""

    game: str
    seats: int
    menu: str | Sequence[str] | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    wants: str = ""  # questions and events
    shared: int = 1  # seats of the host's device
    rest: Mapping[str, Any] = field(default_factory=dict)  # of the setup
    most: int = 20  # games, until all that is wanted has come up

    def __str__(self) -> str:
        menu = self.menu if isinstance(self.menu, str) else "-".join(self.menu or ())
        return " ".join([self.game, str(self.seats), menu, *(f"{key}={value}" for key, value in self.options.items())])

    def setup(self) -> Setup:
        """The setup of the table."""
        menu = self.menu if isinstance(self.menu, str | None) else list(self.menu)
        rest = {"bots": "random", **self.rest}
        return Setup(game=self.game, seats=self.seats, menu=menu, options=dict(self.options), **rest)  # type: ignore[arg-type]


class BusyChooser:
    """Any option, but rather one that leads to something."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice

    def __call__(self, mine: Mine, board: Board) -> Option:
        """Any option."""
        assert mine.question is not None
        options = mine.question.options
        if mine.question.what == "pick":
            lively = [one for one in options if one.answer.startswith(BUSY)]
        else:
            lively = [one for one in options if one.answer != "pass"]
        return self.dice.choice(lively if lively and self.dice.random() < 0.7 else options)


class Party:
    """The people of one table."""

    def __init__(self, server: Running, plan: Plan, dice: Random, think: tuple[float, float] = (0.0, 0.002)) -> None:
        self.server, self.plan, self.dice, self.think = server, plan, dice, think
        self.told: list[Told] = []
        self.clients: list[TableClient] = []
        self.entries: list[Entry] = []

    async def play(self) -> Witness:
        """Play until all that is wanted has come up; what there is to say about it."""
        async with asyncio.timeout(PATIENCE), Server(self.server.url) as door:
            await self._meet(door)
            for _ in range(self.plan.most):
                await self._game()
                if not self.missing():
                    break
            for client in self.clients:
                await client.wait_for(lambda client: client.phase == "over")
                await client.hang_up()
            lost = await self._come_back(door)
            return await self._testimony(lost)

    async def _meet(self, door: Server) -> None:
        names = ["Mia", "Teo", "Ana", None][: self.plan.shared]
        host = await door.create_table(self.plan.setup(), names)
        self.entries = [host]
        if self.plan.seats > self.plan.shared:
            self.entries.append(await door.join(code=host.code, name="Mia", language="es"))
        self.entries.append(await door.join(table=host.table, secret=host.secret, watch=True))
        self.clients = [await self._open(door, entry, name) for entry, name in zip(self.entries, "hgw", strict=False)]

    async def _open(self, door: Server, entry: Entry, name: str) -> TableClient:
        client = door.client(entry, journal=Journal(name), dice=Random(self.dice.random()))
        self.told.append(listen(client, name, entry.token))
        return await client.open()

    @property
    def people(self) -> list[TableClient]:
        """Everybody who plays."""
        return self.clients[:-1]

    async def _game(self) -> None:
        host = self.clients[0]
        playing = [asyncio.create_task(self._play(client)) for client in self.people]
        wavering = [asyncio.create_task(self._waver(client)) for client in self.clients]
        try:
            await host.wait_for(lambda client: all(chair.ready for chair in client.chairs if chair.who == "person"))
            await host.start(fill=True)
            await asyncio.gather(*playing)
        finally:
            for task in (*wavering, *playing):
                task.cancel()
            await asyncio.gather(*wavering, *playing, return_exceptions=True)

    async def _play(self, client: TableClient) -> None:
        dice = Random(self.dice.random())
        await autoplay(client, BusyChooser(dice), think=lambda: dice.uniform(*self.think))

    async def _waver(self, client: TableClient) -> None:
        """Take choices back, and lose the line, every now and then."""
        dice = Random(self.dice.random())
        while True:
            version = client.version
            await client.wait_for(lambda client: client.version > version)  # noqa: B023 - awaited at once
            if client.mine is not None and client.mine.can_take_back and dice.random() < 0.4:
                with suppress(ServerRefusal):
                    await client.take_back()
            elif dice.random() < 0.02:
                client.resync()

    def missing(self) -> set[str]:
        """What has not come up yet."""
        frames = b"\n".join(frame for client in self.clients for frame in client.journal.frames_in())  # type: ignore[union-attr]
        return {what for what in self.plan.wants.split() if f'"what":"{what}"'.encode() not in frames}

    async def _come_back(self, door: Server) -> list[str]:
        """Everybody once more; who could not."""
        lost = []
        for number, entry in enumerate(self.entries):
            try:
                await (await self._open(door, entry, f"back {number}")).hang_up()
            except (ConnectionOver, ServerRefusal) as problem:
                lost.append(repr(problem))
        return lost

    async def _testimony(self, lost: list[str]) -> Witness:
        services = self.server.app.services
        live = await services.tables.find(self.entries[0].table)
        await live.settled()
        rows = await services.store.read(self.entries[0].table)
        witness = Witness(rows, self.told, live=live.state, replays=await stored_replays(services.store, rows))
        for one in lost:
            witness.book.find("orphans", one)
        return witness


async def play_tables(
    server: Running, plans: Sequence[Plan], dice: Random, **how: Any
) -> tuple[list[Party], list[Witness]]:
    """Several tables at once."""
    parties = [Party(server, plan, Random(dice.random()), **how) for plan in plans]
    return parties, list(await asyncio.gather(*(party.play() for party in parties)))


def account(book: Ledger, plans: Sequence[Plan], parties: Sequence[Party], witnesses: Sequence[Witness]) -> None:
    """Enter all tables; none has a fault, and what was wanted has come up."""
    for witness in witnesses:
        book.add(witness.ledger())
    assert book.clean, str(book)
    missing = [f"{plan}: {left}" for plan, party in zip(plans, parties, strict=True) if (left := party.missing())]
    assert missing == [], missing
