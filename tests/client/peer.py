"""A small server that follows the protocol over real sockets, and does on demand what a server should rarely do."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed

from okawari.client import Journal, TableClient, Timing
from okawari.client.transport import Opener, open_websocket
from okawari.protocol import messages as m

TABLE = "t" * 16
TOKEN = "k" * 22
QUICK = Timing(
    ping_every=0.05,
    pong_within=0.2,
    welcome_within=0.3,
    resend_after=0.1,
    resend_most=0.2,
    retries=(0.01, 0.02, 0.04),
    after_abuse=0.3,
    tick=0.01,
)
SURE = 20.0  # seconds: nothing here takes so long unless it is broken


def run(scene: Coroutine[Any, Any, None]) -> None:
    """Play a scene to its end."""

    async def limited() -> None:
        async with asyncio.timeout(SURE):
            await scene

    asyncio.run(limited())


def info(phase: m.Phase = "lobby", names: tuple[str, ...] = ("Mia", "Leo"), **more: Any) -> m.TableInfo:
    """A table with these people."""
    chairs = [m.Chair(who="person", name=name, person=at) for at, name in enumerate(names)]
    facts = {"locked": False, "games": 0, "commitment": "", "continued": [], **more}
    return m.TableInfo(table=TABLE, phase=phase, setup=m.Setup(), chairs=chairs, **facts)


class Peer:
    """One table whose log is a list of commands. Every command but a rename to "" is carried out."""

    def __init__(self) -> None:
        self.log: list[m.Command] = []
        self.acks: dict[str, int] = {}
        self.heard: list[m.ClientMessage] = []
        self.hellos: list[m.Hello] = []
        self.lines: set[ServerConnection] = set()
        self.version = 0
        self.ack_first = True
        self.mute: set[type[m.FromClient]] = set()  # kinds that get no answer
        self.unheard: set[type[m.FromClient]] = set()  # kinds that never arrive
        self.on_hello: Callable[[m.Hello], int | None] = lambda hello: None
        self.table = info()
        self.mine: m.Mine | None = None
        self._server: Server | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """The address to give to clients."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Listen, on the same port as before."""
        self._server = await serve(self._talk, "127.0.0.1", self.port, compression=None, ping_interval=None)
        self.port = next(iter(self._server.sockets)).getsockname()[1]

    async def stop(self, code: int = m.Closing.RESTARTING) -> None:
        """Stop listening and close every line."""
        assert self._server is not None
        self._server.close(close_connections=False)
        await self.hang_up(code)
        await self._server.wait_closed()

    async def hang_up(self, code: int) -> None:
        """Close every line."""
        await asyncio.gather(*(line.close(code) for line in list(self.lines)))

    def tell(self, message: m.FromServer) -> None:
        """Send something to everybody who was welcomed."""
        broadcast(self.lines, m.encode(message).decode())

    def step(self, **parts: Any) -> None:
        """The table goes on to the next version."""
        self.version += 1
        self.tell(m.Update(version=self.version, events=[], waiting=parts.pop("waiting", []), **parts))

    def commands(self, kind: type[m.Command]) -> list[m.Command]:
        """The commands of a kind that arrived, copies included."""
        return [message for message in self.heard if isinstance(message, kind)]

    # ------------------------------------------------------------------------------------ listening

    async def _talk(self, line: ServerConnection) -> None:
        try:
            async for data in line:
                self._hear(line, m.decode_client(data))
        except ConnectionClosed:
            pass
        finally:
            self.lines.discard(line)

    def _hear(self, line: ServerConnection, message: m.ClientMessage) -> None:
        self.heard.append(message)
        if type(message) in self.unheard:
            return
        if isinstance(message, m.Hello):
            self._greet(line, message)
        elif line not in self.lines:
            self._close(line, m.Closing.NO_ENTRY)
        elif isinstance(message, m.Ping):
            self._answer(line, message, m.Pong())
        elif isinstance(message, m.Command):
            self._obey(line, message)

    def _close(self, line: ServerConnection, code: int) -> None:
        self.lines.discard(line)
        task = asyncio.ensure_future(line.close(code))
        task.add_done_callback(lambda done: done.exception())

    def _greet(self, line: ServerConnection, hello: m.Hello) -> None:
        self.hellos.append(hello)
        if line in self.lines:
            self._close(line, m.Closing.BAD_MESSAGE)
            return
        code = self.on_hello(hello)
        if code is not None:
            self._close(line, code)
            return
        self.lines.add(line)
        self._answer(
            line,
            hello,
            m.Welcome(
                version=self.version, you=m.You(person=0, seats=[0], host=True), table=self.table, waiting=[],
                board=None, mine=self.mine, missed=None, lines=[],
            ),
        )  # fmt: skip

    def _obey(self, line: ServerConnection, command: m.Command) -> None:
        if command.id not in self.acks:
            if isinstance(command, m.Rename) and not command.name:
                self._answer(line, command, m.Refused(id=command.id, error="error-not-your-decision"))
                return
            self.log.append(command)
            self.acks[command.id] = self.version + 1
            if self.ack_first:
                self._answer(line, command, m.Ack(id=command.id, version=self.version + 1))
                self.step()
                return
            self.step()
        self._answer(line, command, m.Ack(id=command.id, version=self.acks[command.id]))

    def _answer(self, line: ServerConnection, heard: m.FromClient, message: m.FromServer) -> None:
        if type(heard) not in self.mute:
            broadcast((line,), m.encode(message).decode())


@asynccontextmanager
async def meeting(
    timing: Timing = QUICK, opener: Opener = open_websocket, opened: bool = True
) -> AsyncIterator[tuple[Peer, TableClient]]:
    """A peer, and a client with a journal at its table."""
    peer = Peer()
    await peer.start()
    client = TableClient(peer.url, TABLE, TOKEN, timing=timing, journal=Journal("c"), opener=opener)
    try:
        if opened:
            await client.open()
        yield peer, client
    finally:
        await client.hang_up()
        await peer.stop()
