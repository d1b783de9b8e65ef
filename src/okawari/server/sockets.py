"""The websocket endpoint: one reader and one writer a socket, and a sweeper for all of them."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from okawari.protocol.messages import DROP_AFTER, Closing, Hello, Notice, Ping, Pong, Refused, encode
from okawari.server import frames
from okawari.server.asgi import ABORT, COUNT, DEAFEN, WRITE, Event, Receive, Scope, Send, address_of, strict
from okawari.server.clock import clock, monotonic
from okawari.server.codes import lets_watch, same
from okawari.server.connection import Connection
from okawari.server.live import LiveTable
from okawari.server.logs import log
from okawari.server.problems import Trouble, stopping, too_many
from okawari.server.rates import Allowance, Bucket, network
from okawari.server.refusals import DamagedTable, NoSuchTable, NotSaved
from okawari.server.services import Services
from okawari.server.storage import StoreUnavailable

SOCKETS_AT = "/ws"
HELLO_WITHIN = 10.0  # seconds
SWEEP_EVERY = 0.25
CUT_AFTER = 3.0  # seconds until a line is cut whose other side does not take the goodbye
SETTLE_WITHIN = 0.5  # seconds for commands that are being carried out when the server closes
FULL_HOUSE = 10.0  # seconds after which it is worth another try from an address with too many sockets
FREE_PINGS = 1  # a second; further ones count as messages
FAILED = 1011
PONG = encode(Pong())


class Socket:
    """One client's line, from the handshake to the goodbye."""

    __slots__ = (
        "address",
        "closing",
        "connection",
        "cut",
        "deafen",
        "frames",
        "heard",
        "messages",
        "pauses",
        "pings",
        "table",
        "token",
    )

    def __init__(self, services: Services, scope: Scope, now: float) -> None:
        config = services.config
        self.connection = Connection()
        self.address = address_of(scope)
        extensions = scope.get("extensions", {})
        self.cut = extensions.get(ABORT)
        self.deafen = extensions.get(DEAFEN)
        self.connection.write = extensions.get(WRITE)
        self.table: LiveTable | None = None
        self.token = ""
        self.pauses = [self.address]  # who has to wait after a flood: whose token it is, once somebody is let in
        self.heard = now
        self.closing: float | None = None
        self.messages = Allowance(config.rate_size, config.rate_per_second)
        self.frames = self.messages if config.rate_size else Allowance()  # control frames are always limited
        self.pings = Bucket(FREE_PINGS if config.rate_size else 0, FREE_PINGS)

    def let_go(self) -> None:
        """Break the circles of references to the line, so that the memory is free at once."""
        self.cut = self.deafen = self.connection.write = None


class Sockets:
    """All sockets of the server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.open: set[Socket] = set()
        self.sweeper: asyncio.Task[None] | None = None
        self.clock = asyncio.get_running_loop().time
        services.metrics.gauge("sockets", lambda: len(self.open))

    def start(self) -> None:
        """Begin to look after silent sockets."""
        clock.start(self.clock)
        self.sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Stop looking after them."""
        if self.sweeper:
            self.sweeper.cancel()
            await asyncio.gather(self.sweeper, return_exceptions=True)
        clock.stop()

    async def drain(self, seconds: float) -> None:
        """Answer what was asked, tell everybody that the server restarts, and wait until they have heard it."""
        self.services.stopping = True
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLE_WITHIN):
                for table in {socket.table for socket in self.open if socket.table is not None}:
                    await table.settled()
        for socket in list(self.open):
            if self.services.store.problem is None:  # else it would say that nothing is lost
                socket.connection.send(Notice(what="restarting", seconds=3))
            socket.connection.close(Closing.RESTARTING)
        deadline = self.clock() + seconds
        while self.open and self.clock() < deadline:
            await asyncio.sleep(0.02)

    # --------------------------------------------------------------------------------- one socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket."""
        await receive()
        try:
            self._admit(scope)
        except Trouble as trouble:
            self.services.metrics.add("sockets_rejected", status=str(trouble.status))
            await reject(scope, receive, send, trouble)
            return
        socket = Socket(self.services, scope, monotonic())
        self.open.add(socket)
        self.services.metrics.add("sockets_opened")
        count_with = scope.get("extensions", {}).get(COUNT)
        if count_with is not None:
            count_with(lambda: self._count(socket))
        try:
            await send({"type": "websocket.accept"})
            await self._converse(socket, receive, send)
        finally:
            self.open.discard(socket)
            self.services.addresses.socket_closed(socket.address)
            if socket.table is not None:
                socket.table.detach(socket.connection)
            code = socket.connection.closed_with
            self.services.metrics.add("sockets_closed", code=str(code or "client"))
            socket.let_go()

    def _admit(self, scope: Scope) -> None:
        """Refuse a socket that is not even opened; count one that is."""
        self.services.hosts.check(scope)
        if scope["path"] != SOCKETS_AT:
            raise Trouble(404, "error-no-page")
        if not self.services.origins.allow(scope):
            raise Trouble(403, "error-origin", text=self.services.origins.expected(scope))
        if self.services.stopping:
            raise stopping()
        now, address = self.clock(), address_of(scope)
        if not self.services.addresses.socket_opened(address, now):
            raise too_many(self.services.addresses.paused(address, now) or FULL_HOUSE)

    async def _converse(self, socket: Socket, receive: Receive, send: Send) -> None:
        writer = asyncio.create_task(self._write(socket, send))
        try:
            if await self._read(socket, receive):
                await asyncio.wait([writer], timeout=2 * CUT_AFTER)
        except Exception:
            log.exception("socket failed")
            socket.connection.close(FAILED)
            await asyncio.wait([writer], timeout=CUT_AFTER)
        finally:
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _write(self, socket: Socket, send: Send) -> None:
        connection = socket.connection
        async for data in connection.outgoing():
            await send({"type": "websocket.send", "text": data.decode()})
        await send({"type": "websocket.close", "code": connection.closed_with or Closing.GOING})

    async def _read(self, socket: Socket, receive: Receive) -> bool:
        """Listen until one side closes; whether it was this one."""
        connection = socket.connection
        while connection.closed_with is None:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return False
            socket.heard = monotonic()
            message = self._understood(socket, event)
            if message is None or self.services.stopping:
                continue  # a command without an answer is sent again after the restart
            if socket.table is not None:
                socket.table.receive(connection, message)
            else:
                await self._greet(socket, message)
        return True

    def _understood(self, socket: Socket, event: Event) -> Any:
        """The message of a frame, if there is something to do about it."""
        connection, text = socket.connection, event.get("text")
        if text is None:
            return connection.close(Closing.NOT_TEXT)
        if text == frames.PING:
            message: Any = Ping()
        elif frames.too_big(text):
            return connection.close(Closing.TOO_BIG)
        else:
            try:
                message = frames.read(text)
            except frames.BadMessage as problem:
                return self._complain(socket, problem.problem, problem.field)
        if isinstance(message, Hello) and socket.table is not None:
            return self._complain(socket, "hello", "type")
        ping = isinstance(message, Ping) and socket.table is not None
        now = self.clock()  # what came in during a stall of the server was sent over that time
        if not (ping and socket.pings.take(now)):
            verdict = socket.messages.spend(now)
            if verdict != "fine":
                return self._too_fast(socket, getattr(message, "id", None), verdict == "stop")
        return socket.connection.send(PONG) if ping else message

    def _count(self, socket: Socket) -> bool:
        """Count a frame that is no whole message, from the same budget as messages; False: read no more."""
        if socket.connection.closed_with is not None:
            return False
        self.services.metrics.add("control_frames")
        verdict = socket.frames.spend(self.clock())
        if verdict != "fine":
            self._too_fast(socket, None, verdict == "stop")
        return verdict != "stop"

    def _complain(self, socket: Socket, problem: str, field: str) -> None:
        self.services.metrics.add("bad_messages", problem=problem)
        args = {"problem": problem, "field": field}
        socket.connection.send(Refused(id=None, error="error-bad-message", args=args))
        socket.connection.close(Closing.BAD_MESSAGE)

    def _too_fast(self, socket: Socket, command: str | None, enough: bool) -> None:
        """Once or twice the message is refused; whoever goes on is shown out for a while."""
        self.services.metrics.add("too_fast")
        if enough:
            if self.services.config.rate_size:
                for one in socket.pauses:
                    self.services.addresses.pause(one, self.clock())
            self._show_out(socket, socket.pauses)
            if socket.deafen is not None:
                socket.deafen()
        else:
            socket.connection.send(Refused(id=command, error="error-too-fast"))

    def _show_out(self, socket: Socket, pauses: Sequence[str]) -> None:
        left = self._paused(pauses)
        socket.connection.send(Notice(what="too_fast", seconds=max(1, round(left))))
        socket.connection.close(Closing.TOO_FAST)

    def _paused(self, pauses: Sequence[str]) -> float:
        return max(self.services.addresses.paused(one, self.clock()) for one in pauses)

    async def _greet(self, socket: Socket, message: Any) -> None:
        """The first message says which table, and by what right."""
        connection = socket.connection
        if not isinstance(message, Hello):
            connection.close(Closing.NO_ENTRY)
            return
        socket.token = message.token
        if self._paused([message.token]):
            self._show_out(socket, [message.token])
            return
        try:
            table = socket.table = await self.services.tables.find(message.table)
            pauses = pauses_of(table.state.secret, message.token, socket.address)
            if self._paused(pauses):
                self._show_out(socket, pauses)
                return
            await table.attach(connection, message)
            if connection.table is not None:  # until then the token may be made up
                socket.pauses = pauses
            if connection.closed_with == Closing.NO_ENTRY:
                self._guessed(socket)
        except NoSuchTable:
            self._guessed(socket)
            connection.close(Closing.NO_TABLE)
        except DamagedTable:
            connection.send(Notice(what="damaged"))
            connection.close(Closing.DAMAGED)
        except (NotSaved, StoreUnavailable):
            connection.close(Closing.TOO_SLOW)

    def _guessed(self, socket: Socket) -> None:
        """A table or token that does not exist: whoever tries too many has to pause."""
        now = self.clock()
        if not self.services.addresses.may_try(socket.address, now):
            self.services.addresses.pause(socket.address, now)

    # --------------------------------------------------------------------------------- all sockets

    async def _sweep(self) -> None:
        """Close sockets that say nothing, and look at the clock so that it notices when the server was stuck."""
        before, stalled = self.clock(), clock.stalled
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            late = self.clock() - before - SWEEP_EVERY
            before = self.clock()
            self.services.metrics.observe("loop_lag_seconds", max(0.0, late))
            now = monotonic()
            if clock.stalled != stalled:
                stalled = clock.stalled
                for table in list(self.services.tables.live.values()):
                    table.timing.resume()
            for socket in list(self.open):
                self._check(socket, now)

    def _check(self, socket: Socket, now: float) -> None:
        connection = socket.connection
        if connection.closed_with is None:
            limit = DROP_AFTER if socket.token else HELLO_WITHIN
            if now - socket.heard > limit:
                connection.close(Closing.GOING if socket.token else Closing.NO_HELLO)
        elif socket.closing is None:
            socket.closing = now
        elif now - socket.closing > CUT_AFTER and socket.cut is not None:
            socket.cut()


def pauses_of(secret: str, token: str, address: str) -> list[str]:
    """Who has to wait after a flood: the token's owner, and all who watch from the address of somebody who watches.

    Anyone with the link can make tokens for spectators, and many people share the link itself.
    """
    if same(secret, token):
        return [watchers(address)]
    return [token, watchers(address)] if lets_watch(secret, token) else [token]


def watchers(address: str) -> str:
    """What a pause calls those who watch from an address."""
    return f"watch:{network(address)}"


async def reject(scope: Scope, receive: Receive, send: Send, trouble: Trouble) -> None:
    """Refuse a socket before it is one."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await trouble.response(scope)(scope, receive, strict(scope, send))
    else:
        await send({"type": "websocket.close", "code": Closing.TOO_FAST})
