"""Whole games over real sockets: a device with two seats, guests, bots, a spectator, one who is kicked, a late one."""

import asyncio
import contextlib
import io
import logging
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed

from okawari.client.shuffle import Shuffle
from okawari.protocol import messages as m
from okawari.server import logs
from tests.server.leaks.channels import Findings
from tests.server.leaks.oracle import Oracle
from tests.server.running import Answered, Running

TOO_LONG = 60.0  # seconds; usually two
LOGGERS = ("okawari", "uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio")


@contextlib.contextmanager
def written() -> Iterator[io.StringIO]:
    """All that the server writes about itself, at its most talkative."""
    before = [(one, one.handlers, one.level, one.propagate, one.filters[:]) for one in map(logging.getLogger, LOGGERS)]
    stream = io.StringIO()
    logs.configure("debug", stream)
    try:
        yield stream
    finally:
        for logger, handlers, level, propagate, filters in before:
            logger.handlers, logger.propagate, logger.filters = handlers, propagate, filters
            logger.setLevel(level)


class Guest:
    """Somebody at a socket, who plays by chance and keeps all that was said."""

    def __init__(self, server: Running, entry: Any, dice: random.Random) -> None:
        self.server, self.entry, self.dice = server, entry, dice
        self.frames: list[bytes] = []
        self.person: int | None = None
        self.seats: list[int] = []
        self.waiting: list[int] = []
        self.mine: m.Mine | None = None
        self.phase = ""
        self.commands = 0
        self.table: m.TableInfo | None = None
        self.you: m.You | None = None
        self.shuffle = Shuffle()
        self.over = asyncio.Event()
        self.there = asyncio.Event()
        self.socket: Any = None

    async def play(self) -> None:
        """From the hello to the end of the game, or until shown out."""
        async with self.server.socket() as self.socket:
            hello = m.Hello(table=self.entry["table"], token=self.entry["token"])
            await self.socket.send(m.encode(hello).decode())
            with contextlib.suppress(ConnectionClosed):
                async for text in self.socket:
                    frame = text if isinstance(text, bytes) else text.encode()
                    self.frames.append(frame)
                    await self._hear(m.decode_server(frame))

    async def _hear(self, message: Any) -> None:
        if isinstance(message, m.Welcome):
            self.person = message.you.person
            self.there.set()
        if isinstance(message, m.Welcome | m.Update):
            self.waiting = message.waiting
            if message.you:
                self.you, self.seats = message.you, message.you.seats
            if message.table:
                self.table, self.phase = message.table, message.table.phase
                await self._around(message.table)
            if message.board or message.mine:
                self.mine = message.mine
        elif isinstance(message, m.Private):
            self.mine = message.mine
        if isinstance(message, m.Welcome | m.Update | m.Private) and self.seats and self.phase == "playing":
            await self._decide()

    async def ready(self) -> None:
        """Commit to random bytes."""
        assert self.table
        assert self.you
        entropy = self.dice.randbytes(32).hex()
        await self.say(m.Ready, commitment=self.shuffle.commit(self.table, self.you, entropy))

    async def _around(self, table: m.TableInfo) -> None:
        entropy = self.shuffle.opening(table, self.you) if self.you else None
        if entropy is not None:
            await self.say(m.Open, entropy=entropy)
        if table.phase == "over":
            self.over.set()
        elif table.phase == "scoring" and self.seats and not set(self.seats) <= set(table.continued):
            await self.say(m.Continue)

    async def _decide(self) -> None:
        """Answer, now and then with nonsense first; a device looks at one of its seats after the other."""
        question = self.mine.question if self.mine else None
        if self.mine and question:
            if self.dice.random() < 0.1:
                await self.say(m.Answer, seat=self.mine.seat, question=question.number, answer="nonsense")
            seat, answer = self.mine.seat, self.dice.choice(question.options).answer
            self.mine = None
            await self.say(m.Answer, seat=seat, question=question.number, answer=answer)
        elif len(self.seats) > 1:
            open_ones = [seat for seat in self.seats if seat in self.waiting]
            if open_ones and not (self.mine and self.mine.seat in open_ones):
                seat = self.dice.choice(open_ones)
                await self.say(m.Look, seat=seat)

    async def say(self, kind: Any, **values: Any) -> None:
        """Send something."""
        if issubclass(kind, m.Command):
            self.commands += 1
            values["id"] = f"{self.entry['token'][:8]}-{self.commands:05}"
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(m.encode(kind(**values)).decode())


@dataclass
class Evening:
    """A game that was played, and everything that anybody could hear or read of it."""

    guests: dict[str, Guest] = field(default_factory=dict)
    read: list[tuple[str, bytes]] = field(default_factory=list)  # over HTTP, before the end
    findings: Findings = field(default_factory=list)


async def evening(server: Running, setup: dict[str, Any], dice: random.Random) -> Evening:
    """One whole game, and what its oracle says."""
    found = Evening()
    host = await server.post("/api/tables", {"setup": setup, "names": ["Ann", "Ben"]})
    link = {"table": host["table"], "secret": host["secret"]}
    entries = {
        "device": host,
        "guest": await server.post("/api/join", link),
        "rude": await server.post("/api/join", link),
    }
    entries["spectator"] = await server.post("/api/join", {**link, "watch": True})
    tasks = [await _arrive(server, found, name, entry, dice) for name, entry in entries.items()]
    device = found.guests["device"]
    for name in ("guest", "rude"):
        await found.guests[name].ready()
    await device.say(m.Start, fill=True)
    reading = asyncio.create_task(_read(server, found))
    await _until(lambda: len(device.frames) > 40)
    rude = found.guests["rude"]
    await device.say(m.Kick, seat=rude.seats[0])
    late = await _late(server, host["table"])
    if late:
        tasks.append(await _arrive(server, found, "late", late, dice))
    await asyncio.wait_for(device.over.wait(), TOO_LONG)
    await reading
    for guest in found.guests.values():
        await guest.socket.close()
    await asyncio.gather(*tasks)
    found.findings = await _judge(server, found, host["table"])
    return found


async def _arrive(server: Running, found: Evening, name: str, entry: Any, dice: random.Random) -> Any:
    guest = found.guests[name] = Guest(server, entry, random.Random(dice.random()))
    task = asyncio.create_task(guest.play())
    await asyncio.wait_for(guest.there.wait(), TOO_LONG)
    return task


async def _until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(TOO_LONG):
        while not done():
            await asyncio.sleep(0.005)


async def _late(server: Running, table: str) -> Any:
    """Somebody takes the chair that became free, if the game still runs."""
    live = await server.app.services.tables.find(table)
    await _until(lambda: bool(live.state.banned))
    body = {"table": table, "secret": live.state.secret}
    answer = await server.request("POST", "/api/join", body)
    return answer.json() if answer.status < 300 else None


async def _read(server: Running, found: Evening) -> None:
    """Read all that can be read, again and again, until the game is over."""
    device = found.guests["device"]
    table = device.entry["table"]
    while not device.over.is_set():
        for name, guest in list(found.guests.items()):
            token = {"Authorization": f"Bearer {guest.entry['token']}"}
            answer = await server.request("GET", f"/api/tables/{table}", None, token)
            found.read.append((f"status for {name}", _whole(answer)))
        for path in ("/api/tables", f"/api/replays/{table}", f"/api/replays/{device.entry['secret']}", "/metrics"):
            found.read.append((path, _whole(await server.get(path))))
        await asyncio.sleep(0.05)


def _whole(answer: Answered) -> bytes:
    headers = "".join(f"{name}: {value}\n" for name, value in answer.headers.items())
    return b"".join((f"{answer.status}\n{headers}\n".encode(), answer.body))


async def _judge(server: Running, found: Evening, table: str) -> Findings:
    """Everything that was heard and read, before the oracle."""
    tokens = {guest.person: guest.entry["token"] for guest in found.guests.values() if guest.person is not None}
    oracle = Oracle(await server.app.services.store.read(table), tokens)
    findings: Findings = []
    for name, guest in found.guests.items():
        for frame in guest.frames:
            findings += [f"{name}: {finding}" for finding in oracle.hears(guest.person, frame)]
    for name, data in found.read:
        findings += [f"HTTP: {finding} ({name})" for finding in oracle.canaries(None, data, 0)]
        if name == "/metrics":
            findings += oracle.reads(data, name)
    return findings
