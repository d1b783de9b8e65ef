"""One client's line to its table: says hello, keeps the line alive, comes back after every break, and resumes.

Versions reach the holder one by one and in order. A hole in them means that something was lost: the connection is
dropped and the next hello brings everything up to date. Commands are kept until they are answered (see outbox).
"""

import asyncio
from collections.abc import Callable, Iterator
from copy import copy
from random import Random
from typing import Any

from msgspec import MsgspecError
from msgspec.structs import replace

from okawari.client.errors import BLAMED, FINAL, ConnectionOver
from okawari.client.journal import How, Journal
from okawari.client.outbox import TOO_FAST, Outbox, checked, without_token
from okawari.client.timing import Timing
from okawari.client.transport import Closed, Opener, Transport, Unreachable, open_websocket
from okawari.protocol.messages import (
    PROTOCOL,
    Ack,
    Closing,
    Command,
    FromClient,
    Hello,
    Notice,
    Ping,
    Pong,
    Private,
    Refused,
    ServerMessage,
    Update,
    Welcome,
    decode_server,
    encode,
)

PING = encode(Ping())
STRIKES = 5  # closings in a row that blame us, before we believe them
SOON = 0.001  # seconds; timers may wake that much early
CATCH_UP = 2.0  # seconds from an ack until the version it speaks of has to be here
LATE = 1.0  # seconds; a timer this late means that our own process was held up, not the server
GONE_FOR_GOOD = range(400, 500)  # answers to the handshake that another try will not change, with these exceptions:
WORTH_A_TRY = (403, 408, 425, 429)


class Connection:
    """Keeps one client connected until `close`, or until the server ends it for good."""

    def __init__(
        self,
        url: str,
        table: str,
        token: str,
        on_message: Callable[[ServerMessage], None],
        *,
        on_change: Callable[[], None] = lambda: None,
        timing: Timing | None = None,
        journal: Journal | None = None,
        opener: Opener = open_websocket,
        dice: Random | None = None,
    ) -> None:
        self.version = 0
        self.live = False  # welcomed, and not dropped since
        self.over: ConnectionOver | None = None
        self.connections = 0  # how many times it was welcomed
        self.outbox = Outbox(timing or Timing(), journal)
        self._url = url
        self._hello_as = Hello(table=table, token=token, protocol=PROTOCOL)
        checked(self._hello_as)  # a table or token that cannot be is better known now
        self._on_message, self._on_change = on_message, on_change
        self._timing = timing or Timing()
        self._journal = journal
        self._open = opener
        self._dice = dice or Random()
        self._transport: Transport | None = None
        self._loop: asyncio.AbstractEventLoop
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._tick_at = 0.0
        self._opened_at = 0.0
        self._news_at = 0.0
        self._pinged_at = 0.0
        self._unanswered: float | None = None  # when the oldest ping without a pong was sent
        self._ahead = (0, 0.0)  # the newest version that an ack spoke of, and when
        self._dropped = False  # given up by this side; what still comes in is only read for its acks
        self._resuming = False  # and for this reason
        self._resumed_at = -LATE
        self._strikes = 0
        self._outdated = False
        self._delays: Iterator[float] = iter(())
        # Exact types, so that a message costs one look-up.
        self._handlers: dict[type[ServerMessage], Callable[[Any], None]] = {
            Welcome: self._welcome,
            Update: self._update,
            Private: self._private,
            Ack: self._ack,
            Refused: self._refused,
            Pong: self._pong,
        }

    # ------------------------------------------------------------------------------------ for the holder

    def start(self) -> None:
        """Connect, and stay connected."""
        if self._task is None:
            self.over = None
            self._loop = asyncio.get_running_loop()
            self._task = asyncio.create_task(self._run(), name=f"table {self._hello_as.table}")

    async def close(self) -> None:
        """Hang up. Commands without an answer raise ConnectionOver."""
        self._finish(ConnectionOver("error-client-closed", code=1000))
        task, self._task = self._task, None
        if self._transport is not None:
            await self._transport.close()
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        self._ended()

    def resync(self) -> None:
        """Drop the connection and resume, because what is known here may be out of date."""
        if self.live and not self._resuming:
            self._resuming = True
            self._drop()

    def tell(self, message: FromClient) -> bool:
        """Send a message that nobody answers; False if there is no connection, and then it is lost."""
        data = checked(message)
        if self.live:
            self._send(data)
        return self.live

    async def command(self, message: Command) -> int:
        """Send a command, as often as it takes; the version it is kept as, or ServerRefusal, or ConnectionOver."""
        if self.over is not None or self._task is None:
            raise copy(self.over or ConnectionOver("error-client-closed", code=1000))
        pending = self.outbox.add(message)
        try:
            if wait := self.outbox.slot(pending, self._loop.time()):
                await asyncio.sleep(wait)
            if self.live and pending.due <= self._loop.time() + SOON:
                self.outbox.send(pending, self._send, self._loop.time())
            return await pending.done
        except asyncio.CancelledError:
            self.outbox.give_up(pending)
            raise

    # ------------------------------------------------------------------------------------ connecting

    async def _run(self) -> None:
        try:
            await self._stay_connected()
        except Exception:
            self._finish(ConnectionOver("error-client-fault", code=0))  # nobody shall wait for ever
            raise

    async def _stay_connected(self) -> None:
        self._delays = self._timing.delays(self._dice)
        while self.over is None:
            code, reason = await self._session()
            self._ended()
            if self._journal is not None:
                self._journal.closed(code, reason)
            error = self._final(code)
            if error is not None:
                self._task = None
                self._finish(error)
                return
            self._on_change()
            await asyncio.sleep(self._pause(code))

    async def _session(self) -> tuple[int, str]:
        """One connection from hello to its end: the code and reason it ended with."""
        try:
            self._transport = await self._open(self._url)
        except Unreachable as failed:
            return failed.status or 0, "unreachable"
        try:
            self._hello()
            receive, received = self._transport.receive, self._received
            while not self._outdated:
                received(await receive())
            return 0, "outdated"
        except Closed as end:
            return (0, "resume") if self._resuming else (end.code, end.reason)
        except MsgspecError as problem:
            return Closing.BAD_MESSAGE, str(problem)
        finally:
            self._transport.abort()

    def _hello(self) -> None:
        """Nothing else is said before the welcome: the server wants hello to come first on any line."""
        hello = replace(self._hello_as, last_version=self.version)
        if self._journal is not None:
            self._journal.opened()
            self._journal.frame_out(without_token(hello))
        assert self._transport is not None
        self._transport.send(checked(hello))
        self._dropped = False
        self._opened_at = self._tick_at = self._loop.time()
        self._next_tick(self._timing.tick * self._dice.random())

    def _ended(self) -> None:
        self._transport = None
        self.live = False
        self._unanswered = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _final(self, code: int) -> ConnectionOver | None:
        """The error that ends it all, if this closing does."""
        if self._outdated:
            return ConnectionOver("error-client-outdated", code=code)
        if code in FINAL:
            return ConnectionOver(FINAL[code], code=code)
        if code in GONE_FOR_GOOD and code not in WORTH_A_TRY:
            return ConnectionOver("error-client-no-server", code=code)
        self._strikes += code in BLAMED
        if self._strikes >= STRIKES:
            return ConnectionOver("error-client-misunderstood", code=code)
        return None

    def _pause(self, code: int) -> float:
        """How long to stay away."""
        if code == Closing.TOO_FAST:
            return self._timing.after_abuse
        if self._resuming:
            self._resuming = False
            now = self._loop.time()
            again, self._resumed_at = now - self._resumed_at < LATE, now
            return next(self._delays) if again else 0.0
        return next(self._delays)

    def _finish(self, error: ConnectionOver) -> None:
        if self.over is None:
            self.over = error
            self.live = False
            self.outbox.over(error)
            self._on_change()

    def _drop(self) -> None:
        self.live = False
        self._dropped = True
        if self._transport is not None:
            self._transport.abort()

    # ------------------------------------------------------------------------------------ speaking

    def _send(self, data: bytes) -> None:
        if self._transport is not None:
            if self._journal is not None:
                self._journal.frame_out(data)
            self._transport.send(data)

    def _next_tick(self, seconds: float) -> None:
        self._tick_at += seconds
        self._timer = self._loop.call_at(self._tick_at, self._tick)

    def _tick(self) -> None:
        """Ping, send again, or give the connection up, as the time demands."""
        now = self._loop.time()
        late = now - self._tick_at
        if late > LATE:
            self._forgive(late)
        if not self.live:
            if now - self._opened_at > self._timing.welcome_within:
                self._drop()
        elif self._unanswered is not None and now - self._unanswered > self._timing.pong_within:
            self._drop()
        elif self._left_behind(now):
            self.resync()
        else:
            self._keep_alive(now)
        self._tick_at = now
        self._next_tick(self._timing.tick)

    def _left_behind(self, now: float) -> bool:
        """Whether something must have been lost on the way here."""
        version, since = self._ahead
        if version > self.version and now - since > CATCH_UP:
            return True
        return self._timing.quiet_after is not None and now - self._news_at > self._timing.quiet_after

    def _forgive(self, late: float) -> None:
        """This process was held up: what the server sent meanwhile is still to be read."""
        self._opened_at += late
        self._news_at += late
        if self._unanswered is not None:
            self._unanswered += late

    def _keep_alive(self, now: float) -> None:
        if now - self._pinged_at >= self._timing.ping_every:
            self._pinged_at = now
            if self._unanswered is None:
                self._unanswered = now
            self._send(PING)
        if len(self.outbox):
            for pending in self.outbox.due(now):
                self.outbox.send(pending, self._send, now)

    # ------------------------------------------------------------------------------------ listening

    def _received(self, data: bytes) -> None:
        message = decode_server(data)
        if self._journal is not None:
            self._journal.frame_in(data)
        handler = self._handlers.get(type(message))
        if handler is not None:
            handler(message)
        elif self.live:
            self._on_message(message)
        elif isinstance(message, Notice) and message.what == "outdated":
            self._outdated = True  # there will be no welcome

    def _note(self, version: int, how: How) -> None:
        if self._journal is not None:
            self._journal.version(version, how)

    def _welcome(self, message: Welcome) -> None:
        if self.live or self._dropped:
            self._note(message.version, "old")  # a copy: a connection is welcomed once
            return
        now = self._loop.time()
        self._note(message.version, "welcome")
        self.version = message.version
        self._ahead = (0, 0.0)
        self.live = True
        self.connections += 1
        self._news_at = self._pinged_at = now
        self._delays = self._timing.delays(self._dice)
        self._on_message(message)
        for pending in self.outbox.all():
            self.outbox.send(pending, self._send, now)

    def _update(self, message: Update) -> None:
        if self._follows(message.version, self.version + 1):
            self._note(message.version, "update")
            self.version = message.version
            self._strikes = 0
            self._on_message(message)

    def _private(self, message: Private) -> None:
        if self._follows(message.version, self.version):
            self._note(message.version, "private")
            self._on_message(message)

    def _follows(self, version: int, expected: int) -> bool:
        """Whether a message comes when it should; a repeated one is left out, a hole is repaired."""
        if not self.live:
            self._note(version, "early")
            return False
        self._news_at = self._loop.time()
        if version == expected:
            return True
        self._note(version, "old" if version < expected else "gap")
        if version > expected:
            self.resync()
        return False

    def _ack(self, message: Ack) -> None:
        self._strikes = 0
        if message.version > max(self.version, self._ahead[0]):
            self._ahead = (message.version, self._loop.time())
        self.outbox.acked(message.id, message.version)

    def _refused(self, message: Refused) -> None:
        if message.error == TOO_FAST:
            self.outbox.too_fast(message.id, self._loop.time())
        elif message.id is not None:
            self._strikes = 0
            self.outbox.refused(message.id, message.error, message.args)
        else:
            self._on_message(message)

    def _pong(self, _: Pong) -> None:
        self._unanswered = None
