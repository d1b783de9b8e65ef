"""The web server's protocols with an eye on visitors who never finish what they begin."""

import asyncio
import socket
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from okawari.server.asgi import ABORT, COUNT, DEAFEN, WRITE
from okawari.server.headers import with_strict_headers

REQUEST_WITHIN = 10.0  # seconds from the first byte of a connection to the end of its request's headers
HEADERS_MOST = 32 * 1024  # bytes
EARLY_FRAMES = 20  # pings, pongs and fragments before the application counts them
AT_ONCE = 1024  # bytes that are parsed before a flood is noticed: frames may be as short as six bytes
GOODBYE_WITHIN = 1.0  # seconds for a goodbye to arrive on a line that is no longer read
UNREAD = 8  # messages that may wait until somebody looks at them
SEND_BUFFER = 64 * 1024  # bytes: left alone, the system takes megabytes for somebody who does not read
BAD_REQUEST = b"\r\n".join(
    [
        b"HTTP/1.1 400 Bad Request",
        b"connection: close",
        b"content-length: 0",
        *(b"%b: %b" % pair for pair in with_strict_headers([], secure=False)),
        b"\r\n",
    ]
)


class Door(HttpToolsProtocol):
    """HTTP until the request is understood: neither for ever nor with endless headers."""

    waiting: asyncio.TimerHandle | None = None
    heard = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody knocks."""
        super().connection_made(transport)
        self.waiting = self.loop.call_later(REQUEST_WITHIN, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._answered()
        super().connection_lost(exc)
        self._let_go()

    def handle_websocket_upgrade(self) -> None:
        """Hand the line over to a websocket."""
        super().handle_websocket_upgrade()
        self._let_go()

    def _let_go(self) -> None:
        """Break the circles of references, so that the memory is free at once: the garbage collector seldom looks."""
        self.parser = self.cycle = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Part of a request."""
        if self.waiting is not None:
            self.heard += len(data)
            if self.heard > HEADERS_MOST:
                self.transport.abort()
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """The headers are whole; the body has limits of its own."""
        self._answered()
        super().on_headers_complete()

    def on_message_begin(self) -> None:
        """A further request begins."""
        super().on_message_begin()
        if self.waiting is None and not self.transport.is_closing():
            self.waiting = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)

    def send_400_response(self, msg: str) -> None:
        """What cannot be read is answered as strictly as everything else."""
        self.transport.write(BAD_REQUEST)
        self.transport.close()

    def _answered(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
            self.heard = 0


class Handshake(ServerProtocol):
    """The library's side of a websocket; what it answers itself is as strict as everything else."""

    def send_response(self, response: Response) -> None:
        """The answer to a handshake: yes, or why not."""
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            for name, value in with_strict_headers([], secure=False):
                response.headers.setdefault(name.decode(), value.decode())
        super().send_response(response)


class Wire(WebSocketsSansIOProtocol):
    """A websocket that is written to without waiting, can be cut, and counts every frame that is no whole message."""

    early = 0
    deaf = False
    count: Callable[[], bool] | None = None

    def __init__(self, config: Config, *rest: Any, **more: Any) -> None:
        super().__init__(config, *rest, **more)
        self.conn = Handshake(max_size=config.ws_max_size, logger=self.logger)

    def handle_connect(self, event: Any) -> None:
        """The handshake; whoever serves it is told how to write to the line and how to cut it."""
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"] |= {
                ABORT: self.transport.abort,
                WRITE: self.write,
                COUNT: self.count_with,
                DEAFEN: self.deafen,
            }
            line = self.transport.get_extra_info("socket")
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def send_receive_event_to_app(self) -> None:
        """A whole message. Reading stops only behind several, since stopping and going on costs more than reading."""
        paused, self.read_paused = self.read_paused, True
        try:
            super().send_receive_event_to_app()
        except InvalidState:  # a text that is not UTF-8, and behind it a goodbye that was read already
            self.transport.abort()
            return
        if not paused and self.queue.qsize() < UNREAD:
            self.read_paused = False
        elif not paused:
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Break the circles of references, as above."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = self.conn.handshake_exc = self.count = None
        getattr(self, "scope", {}).get("extensions", {}).clear()

    async def send(self, message: Any) -> None:
        """What the application says. Uvicorn takes a handshake that was refused with an answer for a forgotten one."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def write(self, text: bytes) -> bool:
        """Send a text without a task that waits for it; False if the line is not open or has enough to carry."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def data_received(self, data: bytes) -> None:
        """Parse what arrived, a little at a time, so that a flood is noticed before all of it is parsed."""
        if not self.handshake_initiated:
            self._shake_hands(data)
            return
        for at in range(0, len(data), AT_ONCE):
            if self.deaf or (at and self.transport.is_closing()):
                return
            super().data_received(data[at : at + AT_ONCE])

    def _shake_hands(self, data: bytes) -> None:
        """Take the whole handshake, as HTTP has understood it."""
        super().data_received(data)
        if not self.handshake_initiated:  # the library is stricter; uvicorn would keep what it says to itself
            self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
            self.transport.close()

    def handle_ping(self) -> None:
        """Answer a ping of the protocol itself."""
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Count a pong; the server asks for none."""
        self._counted()

    def handle_cont(self, event: Any) -> None:
        """Take a further piece of a message."""
        if self._counted():
            super().handle_cont(event)

    def count_with(self, count: Callable[[], bool]) -> None:
        """Have every further frame that is no whole message counted; False from `count` means: read no more."""
        self.count = count
        for _ in range(self.early):
            self._counted()

    def deafen(self) -> None:
        """Read nothing more, and cut the line when a goodbye has had time to arrive."""
        if not self.deaf:
            self.deaf = True
            self.transport.pause_reading()
            self.loop.call_later(GOODBYE_WITHIN, self.transport.abort)

    def _counted(self) -> bool:
        if self.deaf:
            return False
        if self.count is not None:
            if not self.count():
                self.deafen()
            return not self.deaf
        self.early += 1
        if self.early > EARLY_FRAMES:
            self.deaf = True
            self.transport.abort()
        return not self.deaf
