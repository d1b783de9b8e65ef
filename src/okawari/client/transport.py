"""A websocket as the client uses it: bytes in, bytes out, and the code it was closed with."""

# ruff: noqa: N818 - callers read `except Closed`: the name says what happened

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any, Protocol
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import broadcast
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from okawari.protocol.messages import SERVER_FRAME

LARGEST = SERVER_FRAME + 4096  # what the server promises and a little more: a frame over it is the server's fault
ABNORMAL = 1006
PORTS = {"ws": 80, "wss": 443}
PATIENCE = 10.0  # seconds for a connection to open
FAREWELL = 1.0  # seconds for a closing to be answered


class Closed(Exception):
    """The connection has ended."""

    def __init__(self, code: int = ABNORMAL, reason: str = "") -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Unreachable(Exception):
    """No connection came about; `status` is the HTTP answer instead, if there was one."""

    def __init__(self, status: int | None = None) -> None:
        super().__init__(status)
        self.status = status


class Transport(Protocol):
    """A connection that carries whole frames."""

    async def receive(self) -> bytes:
        """The next frame. Raises Closed."""

    def send(self, data: bytes) -> None:
        """Send a text frame at once, or never: a connection that is closing swallows it."""

    def abort(self) -> None:
        """End it without a word."""

    async def close(self) -> None:
        """Say goodbye and end it."""


Opener = Callable[[str], Awaitable[Transport]]


class WebSocket:
    """A real websocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def receive(self) -> bytes:
        """The next frame. Raises Closed."""
        try:
            return await self._connection.recv(decode=False)
        except ConnectionClosed as end:
            said = end.rcvd or end.sent  # what this side said counts too: it may have been a frame far too big
            raise (Closed(said.code, said.reason) if said else Closed()) from None

    def send(self, data: bytes) -> None:
        """Send a text frame at once, or never."""
        broadcast((self._connection,), data.decode())  # unlike `send` it needs nobody to wait for it

    def abort(self) -> None:
        """End it without a word."""
        self._connection.transport.abort()

    async def close(self) -> None:
        """Say goodbye and end it."""
        await self._connection.close()


async def open_websocket(url: str, *, receive_buffer: int | None = None, queue: int = 16) -> Transport:
    """Connect. A small `receive_buffer` (bytes) and `queue` (frames) let the server feel it when nobody reads."""
    parts = urlsplit(url)
    origin = f"{'https' if parts.scheme == 'wss' else 'http'}://{parts.netloc}"
    more: dict[str, Any] = {}
    try:
        if receive_buffer is not None:
            more["sock"] = await _small_socket(parts.hostname or "", parts.port or PORTS[parts.scheme], receive_buffer)
        connection = await connect(
            url,
            origin=Origin(origin),
            compression=None,
            proxy=None,
            user_agent_header=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # the protocol has its own pings
            close_timeout=FAREWELL,
            max_size=LARGEST,
            max_queue=queue,
            **more,
        )
    except InvalidStatus as answer:
        raise Unreachable(answer.response.status_code) from None
    except (OSError, TimeoutError, InvalidHandshake):
        raise Unreachable from None
    return WebSocket(connection)


async def _small_socket(host: str, port: int, size: int) -> socket.socket:
    """A connected socket that holds few bytes unread; the size counts only if it is set before connecting."""
    loop = asyncio.get_running_loop()
    family, kind, protocol, _, address = (await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM))[0]
    plug = socket.socket(family, kind, protocol)
    try:
        plug.setblocking(False)
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, size)
        await loop.sock_connect(plug, address)
    except BaseException:
        plug.close()
        raise
    return plug
