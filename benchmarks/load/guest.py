"""People at a table as the generator plays them: they think for a while, answer at random, and play on and on."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import monotonic

from benchmarks.load.tally import Board, Reveals, Stopwatch
from okawari.client import ConnectionOver, Entry, Server, ServerRefusal, TableClient
from okawari.protocol.messages import Answer, Command, Continue, ServerMessage, Setup, Start, Update, Welcome

AFTER_REFUSAL = 1.0  # seconds
HURRY = 0.2  # seconds of thinking while a table gets ahead

Wanted = tuple[str, int] | None


class Party:
    """A table and its people."""

    def __init__(self, board: Board, think: Callable[[], float], ahead: int, kept: bool) -> None:
        self.table = ""
        self.guests: list[Guest] = []
        self.reveals = Reveals(board)
        self.kept: dict[str, int] | None = {} if kept else None  # acked commands with their versions
        self.ahead = ahead  # turns to be played quickly, so that tables are at different points of their games
        self.turns = 0
        self._board = board
        self._think = think

    async def open(self, server: Server, setup: Setup, dice: Random) -> None:
        """Open a table, let everybody in, and begin to play."""
        entries = [await server.create_table(setup)]
        self.table = entries[0].table
        for _ in range(setup.seats - 1):
            entries.append(await server.join(table=self.table, secret=entries[0].secret))
        for entry in entries:
            self.guests.append(Guest(self, server, entry, Stopwatch(self._board, self.reveals, self.kept), dice))
        await asyncio.gather(*(guest.client.open() for guest in self.guests))

    def think(self) -> float:
        """How long the next decision takes."""
        return HURRY if self.turns < self.ahead else self._think()


class Guest:
    """One person. Everything is a callback, for two thousand of them share a core."""

    def __init__(self, party: Party, server: Server, entry: Entry, watch: Stopwatch, dice: Random) -> None:
        self.party = party
        self.watch = watch
        self.client: TableClient = server.client(entry, journal=watch, on_message=self._heard, dice=dice)
        self.away_since: float | None = None  # when the server went away, until this person plays again
        self.back_after = 0.0
        self._welcomed = False
        self._dice = dice
        self._busy = False
        self._done: Wanted = None  # the last thing that was done
        self._tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------------------------ after a break

    def miss(self, since: float) -> None:
        """The server has gone."""
        self.away_since, self._welcomed = since, False

    def _returned(self) -> None:
        """Back is who was welcomed and has an answer to whatever was on its way."""
        if self.away_since is not None and self._welcomed and not self.watch.open:
            self.back_after, self.away_since = monotonic() - self.away_since, None

    # ------------------------------------------------------------------------------------ playing

    def _heard(self, message: ServerMessage) -> None:
        if isinstance(message, Update) and message.board is not None:
            self.party.turns += self.client.you.host
            self.party.reveals.seen(message.version)
        elif isinstance(message, Welcome):
            self._welcomed = True
            self._returned()
        self._look()

    def _look(self) -> None:
        """If there is something to do, think about it."""
        if not self._busy and self._wanted() not in (None, self._done):
            self._busy = True
            asyncio.get_running_loop().call_later(self.party.think(), self._act)

    def _act(self) -> None:
        what = self._wanted()
        if what in (None, self._done) or self.client.over is not None:  # things have moved on
            self._busy = False
            return
        task = asyncio.get_running_loop().create_task(self._do(what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, what: Wanted) -> None:
        with suppress(ConnectionOver):
            try:
                await self.client.connection.command(self._command(what))
                self._done = what
            except ServerRefusal:
                await asyncio.sleep(AFTER_REFUSAL)
                self.client.resync()
        self._busy = False
        self._returned()
        self._look()

    def _wanted(self) -> Wanted:
        """What the table waits for, with a number that tells it from the last time."""
        client, table = self.client, self.client.table
        if table is None:
            return None
        if table.phase == "playing":
            return ("answer", client.question.number) if client.question is not None else None
        if table.phase == "scoring":
            return "continue", len(client.lines)
        attempt = int(table.commitment[:8], 16)  # another one after a start that was called off
        if not all(chair.ready for chair in client.my_chairs):
            return "ready", attempt
        if client.you.host and table.opening is None and all(chair.ready for chair in table.chairs):
            return "start", attempt
        return None

    def _command(self, what: Wanted) -> Command:
        client, name = self.client, self.client.connection.outbox.next_id()
        assert what is not None
        if what[0] == "answer":
            assert client.question is not None
            assert client.mine is not None
            chosen = self._dice.choice(client.question.options).answer
            return Answer(id=name, seat=client.mine.seat, question=client.question.number, answer=chosen)
        if what[0] == "continue":
            return Continue(id=name)
        return client.readiness() if what[0] == "ready" else Start(id=name)
