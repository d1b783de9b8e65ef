"""Plays whole games through the protocol, from nothing but what the server sends."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Protocol

from okawari.client.errors import BadCommand, ServerRefusal
from okawari.client.seat import TableClient
from okawari.protocol.messages import Board, Mine, Option, Result

PATIENCE = 60.0  # seconds of nothing but refusals before they are believed
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 4.0  # seconds between tries
DOUBT = 3.0  # seconds after which an answer that is kept should have changed something


class Chooser(Protocol):
    """Decides what to answer."""

    def __call__(self, mine: Mine, board: Board) -> Option:
        """One of the options of the question in `mine`."""


class RandomChooser:
    """Any option."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._dice = Random(seed)

    def __call__(self, mine: Mine, board: Board) -> Option:
        """Any option."""
        assert mine.question is not None
        return self._dice.choice(mine.question.options)


class PointsChooser:
    """The option with the best preview: points now and, for desserts, later; among equals the first, or any by seed."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._dice = None if seed is None else Random(seed)

    def __call__(self, mine: Mine, board: Board) -> Option:
        """The option with the best preview."""
        assert mine.question is not None
        options = mine.question.options
        best = max(map(_worth, options))
        equals = [option for option in options if _worth(option) == best]
        return self._dice.choice(equals) if self._dice is not None else equals[0]


def _worth(option: Option) -> int:
    return (option.points or 0) + (option.later or 0)


class _Player:
    """One client's way through its games."""

    def __init__(self, client: TableClient, chooser: Chooser, think: Callable[[], float] | None) -> None:
        self.client = client
        self.chooser = chooser
        self.think = think
        self.answered = 0  # the question that was answered last, by the client's count

    def has_work(self) -> bool:
        """Whether the table waits for something that this player does."""
        client = self.client
        if client.phase in ("lobby", "over"):
            starting = client.table is not None and client.table.opening is not None
            return not starting and any(not chair.ready for chair in client.my_chairs)
        if client.phase == "scoring":
            assert client.table is not None
            return any(seat not in client.table.continued for seat in client.you.seats)
        return self.is_asked() or self.should_look() is not None

    def is_asked(self) -> bool:
        """Whether a question is open that has no answer yet."""
        return self.client.asked != self.answered and self.client.question is not None

    def should_look(self) -> int | None:
        """Where one client has several seats: the next one that has to decide."""
        client = self.client
        if len(client.you.seats) < 2 or client.phase != "playing" or not client.deciding:
            return None
        return None if client.mine is not None and client.mine.seat in client.deciding else client.deciding[0]

    async def work(self) -> None:
        """Do the next thing."""
        client = self.client
        if client.phase in ("lobby", "over"):
            await client.ready()
        elif client.phase == "scoring":
            await client.continue_()
        elif (seat := self.should_look()) is not None:
            client.look(seat)
            await self.until(lambda client: self.should_look() != seat)
        else:
            await self.answer()

    async def answer(self) -> None:
        """Think, choose, and see that it counts."""
        client = self.client
        if self.think is not None:
            await asyncio.sleep(self.think())
        if not self.is_asked() or client.mine is None or client.board is None:
            return  # time ran out, or somebody answered instead
        asked = client.asked
        await client.answer(self.chooser(client.mine, client.board).answer)
        self.answered = asked
        await self.until(lambda client: client.asked != asked or client.question is None)

    async def until(self, changed: Callable[[TableClient], object]) -> None:
        """Wait for what the server sends on this; if it does not come, ask anew."""
        try:
            await self.client.wait_for(changed, DOUBT)
        except TimeoutError:
            self.client.resync()


async def autoplay(
    client: TableClient, chooser: Chooser, *, games: int = 1, think: Callable[[], float] | None = None
) -> Result:
    """Play until so many games are over, the running one included; the result of the last.

    Says ready, answers, and continues after each round; somebody has to start the games. `think` gives the seconds
    to wait before each answer. After a refusal it tries again for a minute: most only say that things have moved on.
    """
    await client.wait_for(lambda client: client.table is not None)
    assert client.table is not None
    last = client.table.games + games - (client.phase in ("playing", "scoring"))
    player = _Player(client, chooser, think)
    refused_since: float | None = None
    pause = FIRST_PAUSE
    loop = asyncio.get_running_loop()
    while True:
        await client.wait_for(lambda client: _finished(client, last) or player.has_work())
        if (result := _finished(client, last)) is not None:
            return result
        try:
            await player.work()
            refused_since, pause = None, FIRST_PAUSE
        except (ServerRefusal, BadCommand):
            refused_since = refused_since or loop.time()
            if loop.time() - refused_since > PATIENCE:
                raise
            await _news(client, pause)
            if pause > FIRST_PAUSE:
                client.resync()  # refused twice: what is known here may be out of date
            pause = min(pause * 2, LONGEST_PAUSE)


def _finished(client: TableClient, last: int) -> Result | None:
    table = client.table
    return table.result if table is not None and table.phase == "over" and table.games >= last else None


async def _news(client: TableClient, seconds: float) -> None:
    """Wait until the table moves on, or so long."""
    version = client.version
    with suppress(TimeoutError):
        await client.wait_for(lambda client: client.version != version, seconds)
