"""A bad line for tests: frames get lost, doubled, mixed up and late, connections are cut, and nobody reads."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from okawari.client.transport import ABNORMAL, Closed, Opener, Transport, Unreachable, open_websocket

FLUSH = 0.05  # seconds after which frames held back for mixing are let go
SMALL = 4096  # bytes and frames that a slow reader's socket holds unread
FEW = 1


@dataclass(frozen=True)
class Weather:
    """What happens to the frames of one direction."""

    drop: float = 0.0  # the share that is lost
    duplicate: float = 0.0  # the share that comes twice
    window: int = 1  # so many frames at a time come in any order
    delay: tuple[float, float] = (0.0, 0.0)  # seconds, from and to; the order is kept


class Faults:
    """The line of one client, over all its connections. Give `open` to a client as its opener.

    The same seed gives the same fate to the n-th frame of the n-th connection.
    """

    def __init__(
        self,
        seed: int | str = 0,
        *,
        outward: Weather | None = None,
        inward: Weather | None = None,
        slow_reader: bool = False,
        inner: Opener = open_websocket,
    ) -> None:
        self.outward = outward or Weather()
        self.inward = inward or Weather()
        self.down = False  # no connection can be made
        self.silent = False  # frames vanish, and nobody is told
        self.speed: float | None = None  # bytes a second that are read; 0: none
        self.opened = 0
        self.dropped = 0
        self.doubled = 0
        self._seed = seed
        self._slow_reader = slow_reader
        self._inner = inner
        self._line: FaultyLine | None = None
        self._stirred = asyncio.Event()

    async def open(self, url: str) -> Transport:
        """Open a connection on this line; a slow reader's server feels it when nobody reads."""
        if self.down:
            raise Unreachable
        if self._slow_reader and self._inner is open_websocket:
            transport = await open_websocket(url, receive_buffer=SMALL, queue=FEW)
        else:
            transport = await self._inner(url)
        self.opened += 1
        self._line = FaultyLine(self, transport, Random(f"{self._seed}:{self.opened}"))
        return self._line

    def cut(self) -> None:
        """Cut the connection; the client may make another."""
        if self._line is not None:
            self._line.abort()

    def unplug(self) -> None:
        """Cut the connection, and let no other be made until `plug_in`."""
        self.down = True
        self.cut()

    def plug_in(self) -> None:
        """Let connections be made again."""
        self.down = False

    def stop_reading(self) -> None:
        """Read nothing more from the socket."""
        self.speed = 0.0

    def read_slowly(self, bytes_a_second: float = 1024.0) -> None:
        """Read so much from the socket."""
        self.speed = bytes_a_second

    def read_on(self) -> None:
        """Read as fast as it comes."""
        self.speed = None
        self._stirred.set()
        self._stirred = asyncio.Event()

    async def pace(self, size: int) -> None:
        """As long as it takes to read so many bytes."""
        while self.speed is not None:
            stirred = self._stirred
            if self.speed > 0:
                await asyncio.sleep(size / self.speed)
                return
            await stirred.wait()


class FaultyLine:
    """One connection on a bad line."""

    def __init__(self, faults: Faults, inner: Transport, dice: Random) -> None:
        self._faults = faults
        self._inner = inner
        self._ready: deque[bytes] = deque()
        self._end: Closed | None = None
        self._arrived = asyncio.Event()
        self._out = _Way(faults, faults.outward, Random(dice.random()), inner.send)
        self._in = _Way(faults, faults.inward, Random(dice.random()), self._arrive)
        self._pump = asyncio.create_task(self._read())

    async def receive(self) -> bytes:
        """The next frame. Raises Closed."""
        while not self._ready:
            if self._end is not None and not self._in.busy:
                raise self._end
            self._arrived.clear()
            await self._arrived.wait()
        return self._ready.popleft()

    def send(self, data: bytes) -> None:
        """Send a frame, if the line lets it through."""
        self._out.put(data)

    def abort(self) -> None:
        """End it without a word; what was on its way is lost."""
        self._pump.cancel()
        self._stop()
        self._inner.abort()
        self._finish(Closed())

    async def close(self) -> None:
        """Say goodbye and end it."""
        self._pump.cancel()
        self._stop()
        await self._inner.close()
        self._finish(Closed(1000))

    def _stop(self) -> None:
        self._out.stop()
        self._in.stop()

    async def _read(self) -> None:
        try:
            while True:
                data = await self._inner.receive()
                await self._faults.pace(len(data))
                self._in.put(data)
        except Closed as end:
            self._out.stop()
            self._finish(end)

    def _arrive(self, data: bytes) -> None:
        self._ready.append(data)
        self._arrived.set()

    def _finish(self, end: Closed) -> None:
        if self._end is None or end.code == ABNORMAL:
            self._end = end
        self._in.when_empty(self._arrived.set)


class _Way:
    """One direction: loses, doubles, mixes, then delays."""

    def __init__(self, faults: Faults, weather: Weather, dice: Random, deliver: Callable[[bytes], None]) -> None:
        self._faults = faults
        self._weather = weather
        self._dice = dice
        self._deliver = deliver
        self._loop = asyncio.get_running_loop()
        self._held: list[bytes] = []
        self._flush: asyncio.TimerHandle | None = None
        self._late: deque[tuple[bytes, asyncio.TimerHandle]] = deque()
        self._last = 0.0
        self._empty: Callable[[], None] | None = None

    @property
    def busy(self) -> bool:
        """Whether frames are on their way."""
        return bool(self._held or self._late)

    def put(self, data: bytes) -> None:
        """A frame sets out."""
        if self._faults.silent or self._dice.random() < self._weather.drop:
            self._faults.dropped += 1
            return
        copies = 1
        if self._dice.random() < self._weather.duplicate:
            self._faults.doubled += 1
            copies = 2
        for _ in range(copies):
            self._hold(data)

    def _hold(self, data: bytes) -> None:
        if self._weather.window <= 1:
            self._send(data)
            return
        self._held.append(data)
        if len(self._held) >= self._weather.window:
            self._release()
        elif self._flush is None:
            self._flush = self._loop.call_later(FLUSH, self._release)

    def _release(self) -> None:
        if self._flush is not None:
            self._flush.cancel()
            self._flush = None
        frames, self._held = self._held, []
        self._dice.shuffle(frames)
        for data in frames:
            self._send(data)
        self._tell()

    def _send(self, data: bytes) -> None:
        low, high = self._weather.delay
        if high <= 0:
            self._deliver(data)
            return
        self._last = max(self._last, self._loop.time() + self._dice.uniform(low, high))
        self._late.append((data, self._loop.call_at(self._last, self._due)))

    def _due(self) -> None:
        data, _ = self._late.popleft()
        self._deliver(data)
        self._tell()

    def when_empty(self, tell: Callable[[], None]) -> None:
        """Call when nothing is on its way any more."""
        self._empty = tell
        self._tell()

    def _tell(self) -> None:
        if self._empty is not None and not self.busy:
            self._empty()

    def stop(self) -> None:
        """Whatever is on its way is lost."""
        if self._flush is not None:
            self._flush.cancel()
            self._flush = None
        for _, handle in self._late:
            handle.cancel()
        self._held, self._late = [], deque()
