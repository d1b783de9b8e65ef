"""One client's line, without the network: what is to be sent waits in a bounded queue."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from okawari.protocol.messages import SEND_BYTES, SEND_QUEUE, Closing, encode

if TYPE_CHECKING:
    from okawari.server.live import LiveTable


class Connection:
    """A client, from its hello to its end. Sending never waits: whoever cannot keep up is cut and may resume."""

    def __init__(self) -> None:
        self.table: LiveTable | None = None
        self.person: int | None = None  # None: a spectator
        self.eyes: int | None = None  # the seat whose cards it is shown
        self.outdated = False  # an old client: it may still give the answer it has
        self.closed_with: int | None = None
        self.write: Callable[[bytes], bool] | None = None  # hands a message to the line, if it takes one just now
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._stirred = asyncio.Event()

    def send(self, message: Struct | bytes) -> None:
        """Send a message at once if the line is free, else queue it; too many of them close the line."""
        if self.closed_with is not None:
            return
        data = message if isinstance(message, bytes) else encode(message)
        if not self._queue and self.write is not None and self.write(data):
            return
        if len(self._queue) >= SEND_QUEUE or self._bytes + len(data) > SEND_BYTES:
            self._queue.clear()
            self.close(Closing.TOO_SLOW)
            return
        self._queue.append(data)
        self._bytes += len(data)
        self._stirred.set()

    def close(self, code: int) -> None:
        """No more after what is queued."""
        if self.closed_with is None:
            self.closed_with = code
        self._stirred.set()

    async def outgoing(self) -> AsyncIterator[bytes]:
        """What is to be sent, until the line is closed and the queue is empty."""
        while True:
            while self._queue:
                yield self._queue[0]  # it stays in the queue until it is sent, so that nothing overtakes it
                if self._queue:
                    self._bytes -= len(self._queue.popleft())
            if self.closed_with is not None:
                return
            self._stirred.clear()
            await self._stirred.wait()
