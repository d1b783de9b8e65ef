"""A person at a table, as a script holds it: what is known, and everything that can be done."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from copy import copy
from functools import partial
from random import Random
from types import TracebackType
from typing import Self

from okawari.client.addresses import socket_url
from okawari.client.connection import Connection
from okawari.client.errors import BadCommand, ConnectionOver, ServerAway, ServerRefusal, StartCalledOff
from okawari.client.journal import Journal
from okawari.client.shuffle import Shuffle
from okawari.client.state import TableState
from okawari.client.timing import Timing
from okawari.client.transport import Opener, open_websocket
from okawari.protocol.messages import (
    Answer,
    Arrange,
    ChangeSetup,
    Close,
    Command,
    Consider,
    Continue,
    Emote,
    EmoteName,
    Kick,
    Leave,
    Lock,
    Look,
    Mine,
    MoreTime,
    Open,
    Ready,
    Rename,
    ServerMessage,
    SetBot,
    Setup,
    Sit,
    Start,
    TakeBack,
    Update,
    Welcome,
    Wish,
)

Predicate = Callable[["TableClient"], object]


class TableClient(TableState):
    """One token's place at a table; BadCommand if the table's id or the token cannot be one.

    Every call that changes something returns the version under which the server has kept it, or raises ServerRefusal.
    Breaks of the connection are bridged: the call takes longer, and takes effect once.
    """

    def __init__(
        self,
        base_url: str,
        table: str,
        token: str,
        *,
        timing: Timing | None = None,
        journal: Journal | None = None,
        opener: Opener = open_websocket,
        dice: Random | None = None,
        on_message: Callable[[ServerMessage], None] | None = None,
    ) -> None:
        super().__init__()
        self.journal = journal
        self.shuffle = Shuffle()
        self._errands: set[asyncio.Task[None]] = set()
        self._looking_at: int | None = None
        self._waiters: list[tuple[Predicate, asyncio.Future[None]]] = []
        self._on_message = on_message
        self.connection = Connection(
            socket_url(base_url), table, token, self._take,
            on_change=self._wake, timing=timing, journal=journal, opener=opener, dice=dice,
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"<client at {self.phase or 'no'} table, seats {self.you.seats}, version {self.version}>"

    @property
    def version(self) -> int:
        """The version of the table that is known here."""
        return self.connection.version

    @property
    def connected(self) -> bool:
        """Whether the line is up at this moment."""
        return self.connection.live

    @property
    def over(self) -> ConnectionOver | None:
        """Why the connection has ended for good, if it has."""
        return self.connection.over

    # ------------------------------------------------------------------------------------ coming and going

    async def open(self, timeout: float | None = 30.0) -> Self:
        """Connect and wait for the welcome; also takes a seat back that was opened elsewhere."""
        self.connection.start()
        try:
            await self.wait_for(lambda client: client.connected, timeout)
        except BaseException as problem:
            await self.hang_up()
            if isinstance(problem, TimeoutError):
                raise ServerAway("error-client-away") from None
            raise
        return self

    async def hang_up(self) -> None:
        """Disconnect. The place at the table stays."""
        await self.connection.close()

    async def __aenter__(self) -> Self:
        return await self.open()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.hang_up()

    def resync(self) -> None:
        """Ask for everything anew, if there is a doubt that what is known here is up to date."""
        self.connection.resync()

    # ------------------------------------------------------------------------------------ waiting

    async def wait_for(self, predicate: Predicate, timeout: float | None = None) -> None:
        """Until the predicate holds for this client; it is asked after every message.

        Raises TimeoutError, or ConnectionOver if it can never hold any more.
        """
        if predicate(self):
            return
        if self.over is not None:
            raise copy(self.over)
        waiter = (predicate, asyncio.get_running_loop().create_future())
        self._waiters.append(waiter)
        try:
            async with asyncio.timeout(timeout):
                await waiter[1]
        finally:
            self._waiters = [other for other in self._waiters if other is not waiter]

    async def questions(self) -> AsyncIterator[Mine]:
        """What this client is asked, question by question, until the game is over."""
        told = 0
        while True:
            await self.wait_for(partial(_has_news, told))
            if self.phase in ("over", "closed"):
                return
            told = self.asked
            assert self.mine is not None
            yield self.mine

    def _take(self, message: ServerMessage) -> None:
        known = self.version
        self.apply(message)
        if isinstance(message, Update) and message.board is not None:
            self._looking_at = None  # what all see together draws the curtain
        if isinstance(message, Welcome) and message.version != known:
            self._looking_at = None  # perhaps such a thing was missed
        if isinstance(message, Welcome) and self._looking_at is not None and message.mine is None:
            self.connection.tell(Look(seat=self._looking_at))  # a new connection has its curtain drawn
        if isinstance(message, Update | Welcome):
            self._take_part()
        if self._on_message is not None:
            self._on_message(message)
        self._wake()

    def _take_part(self) -> None:
        """Open this client's bytes when a start asks for them; commit afresh when one was called off."""
        if self.phase == "playing":
            self.shuffle.began()
        entropy = self.shuffle.opening(self.table, self.you)
        if entropy is not None:
            self._run(Open(id=self._id(), entropy=entropy))
        elif self.shuffle.again(self.events, self.you):
            self._run(self.readiness())

    def _run(self, command: Command) -> None:
        """Send a command that nobody waits for."""

        async def errand() -> None:
            with suppress(ServerRefusal, ConnectionOver):
                await self.connection.command(command)

        task = asyncio.get_running_loop().create_task(errand())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def _wake(self) -> None:
        for predicate, future in self._waiters:
            if future.done():
                continue
            try:
                if predicate(self):
                    future.set_result(None)
                elif self.over is not None:
                    future.set_exception(copy(self.over))
            except Exception as problem:
                future.set_exception(problem)

    # ------------------------------------------------------------------------------------ playing

    async def answer(self, code: str, seat: int | None = None) -> int:
        """Answer the open question by the code of one of its options."""
        question, mine = self.question, self.mine
        if question is None or mine is None or seat not in (None, mine.seat):
            raise BadCommand("error-client-not-asked")
        return await self._do(Answer(id=self._id(), seat=mine.seat, question=question.number, answer=code))

    async def take_back(self, seat: int | None = None) -> int:
        """Choose again, while others are still choosing."""
        return await self._do(TakeBack(id=self._id(), seat=self._seat(seat)))

    def consider(self, code: str | None) -> bool:
        """Lift a card, or put it back: it counts if time runs out. False if the line is down."""
        question, mine = self.question, self.mine
        if question is None or mine is None:
            return False
        return self.connection.tell(Consider(seat=mine.seat, question=question.number, answer=code))

    async def continue_(self, anyway: bool = False) -> int:
        """Ready for the next course; the host may go on `anyway`."""
        return await self._do(Continue(id=self._id(), anyway=anyway))

    async def more_time(self) -> int:
        """Twenty seconds more for everybody who is deciding."""
        return await self._do(MoreTime(id=self._id()))

    def look(self, seat: int | None) -> bool:
        """Where one client has several seats: whose cards to see; None draws the curtain."""
        self._looking_at = seat
        return self.connection.tell(Look(seat=seat))

    def wish(self, more_time: bool = True) -> bool:
        """Tell the host, and nobody else, that a longer clock would be welcome. Again after each coming back."""
        return self.connection.tell(Wish(more_time=more_time))

    def emote(self, emote: EmoteName, seat: int | None = None) -> bool:
        """Say one of the eight things. False if the line is down."""
        return self.connection.tell(Emote(emote=emote, seat=seat))

    # ------------------------------------------------------------------------------------ around the game

    async def sit(self, seat: int | None = None) -> int:
        """Take a free chair, any or this one."""
        return await self._do(Sit(id=self._id(), seat=seat))

    async def leave(self) -> int:
        """Give the place at this table up."""
        return await self._do(Leave(id=self._id()))

    async def ready(self, ready: bool = True) -> int:
        """Say ready or not ready. `ready` commits to random bytes for the shuffle, which a start opens."""
        return await self._do(self.readiness(ready))

    def readiness(self, ready: bool = True) -> Ready:
        """Return the command that says so, bound to fresh random bytes."""
        commitment = self.shuffle.commit(self.table, self.you) if ready and self.table is not None else None
        return Ready(id=self._id(), ready=ready, commitment=commitment)

    async def rename(self, name: str, seat: int | None = None) -> int:
        """Another name for one's chair; the host may rename any."""
        return await self._do(Rename(id=self._id(), seat=self._seat(seat), name=name))

    async def change_setup(self, setup: Setup) -> int:
        """Host: play something else, or otherwise."""
        return await self._do(ChangeSetup(id=self._id(), setup=setup))

    async def arrange(self, order: Sequence[int] | None = None) -> int:
        """Host: the chairs in this order; without one they are shuffled."""
        return await self._do(Arrange(id=self._id(), order=None if order is None else list(order)))

    async def set_bot(self, seat: int, bot: str | None = None) -> int:
        """Host: a bot on a free chair, another level for it, or none."""
        return await self._do(SetBot(id=self._id(), seat=seat, bot=bot))

    async def kick(self, seat: int) -> int:
        """Host: free a chair, and change the code and link."""
        return await self._do(Kick(id=self._id(), seat=seat))

    async def lock(self, locked: bool = True) -> int:
        """Host: nobody else gets in, or they do again."""
        return await self._do(Lock(id=self._id(), locked=locked))

    async def start(self, fill: bool = False, same_deal: bool = False) -> int:
        """Host: begin, or play again; return once the cards are dealt, or raise StartCalledOff.

        `fill` puts bots on free chairs and does not wait until everyone is ready.
        """
        games = self.table.games if self.table is not None else 0
        version = await self._do(Start(id=self._id(), fill=fill, same_deal=same_deal))
        await self.wait_for(lambda client: client.table is not None and client.table.opening is None)
        assert self.table is not None
        if self.table.games == games:
            raise StartCalledOff("error-client-called-off")
        return max(version, self.version)

    async def close(self) -> int:
        """Host: end this table for good, for everybody."""
        return await self._do(Close(id=self._id()))

    # ------------------------------------------------------------------------------------ helpers

    def _id(self) -> str:
        return self.connection.outbox.next_id()

    def _seat(self, seat: int | None) -> int:
        """The seat that is meant: the one named, the one looked at, or the only one there is."""
        if seat is not None:
            return seat
        if self.mine is not None:
            return self.mine.seat
        if not self.you.seats:
            raise BadCommand("error-client-no-seat")
        return self.you.seats[0]

    async def _do(self, command: Command) -> int:
        """Return when the command is kept and what came of it is known here."""
        version = await self.connection.command(command)
        welcomed = self.connection.connections
        if self.version < version and self.over is None:
            with suppress(ConnectionOver):  # kept it is; what ended the connection shows with the next call
                await self.wait_for(
                    lambda client: client.version >= version or client.connection.connections > welcomed
                )
        return version


def _has_news(told: int, client: TableClient) -> bool:
    """Whether there is a question that was not told yet, or will be none."""
    if client.phase in ("over", "closed"):
        return True
    return client.asked > told and client.question is not None
