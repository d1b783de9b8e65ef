"""F13: one seat open in two places, with different picks at nearly the same moment. One counts; the older one stops."""

import asyncio
from contextlib import suppress
from random import Random

import pytest

from okawari.client import ConnectionOver, Server, ServerRefusal, TableClient, autoplay
from okawari.protocol.messages import Answer, Closing, Setup
from tests.server.faults.parties import ENDLESS, FREE, STUCK, Guest, Party, ledger_of
from tests.server.faults.volumes import many
from tests.server.games.tables import BusyChooser
from tests.server.ledger import Ledger
from tests.server.running import in_loop, running

pytestmark = pytest.mark.slow
TIMES = many(50, 1000)
TABLES = 5
WITHIN = 0.05  # seconds that one of the tabs may be ahead


class Tabs:
    """A person with two tabs, and another one to play with."""

    def __init__(self, party: Party, dice: Random) -> None:
        self.party, self.dice = party, dice
        self.tabs: list[Guest] = []
        self.counted = {"older": 0, "newer": 0}

    async def begin(self) -> None:
        """Open the second tab, which closes the first."""
        await self.party.meet()
        first = self.party.guests[0]
        self.tabs = [first, await self.party.join(first.entry)]
        await self.party.guests[1].client.ready()
        await self.tabs[1].client.start(fill=True)

    async def contend(self, times: int) -> None:
        """Turn by turn, the tab that is closed is opened again, and both pick; the other person plays on."""
        other = asyncio.create_task(autoplay(self.party.guests[1].client, BusyChooser(self.dice), games=ENDLESS))
        try:
            for _ in range(times):
                older, newer = self.tabs[::-1]
                await self._to_next_question(older.client)
                await self._both(older.client, newer)
                self.tabs = [older, newer]
                assert older.client.over is not None
                assert older.client.over.code == Closing.ELSEWHERE
                assert older.client.last_notice is not None
                assert older.client.last_notice.what == "elsewhere"
        finally:
            other.cancel()
            await asyncio.gather(other, return_exceptions=True)

    async def _to_next_question(self, tab: TableClient) -> None:
        """Until the tab is asked something; whatever else there is to do is done."""
        while tab.question is None:
            with suppress(ServerRefusal):
                if tab.phase == "over":
                    await tab.start()
                elif tab.phase == "scoring":
                    await tab.continue_()
            with suppress(TimeoutError):
                await tab.wait_for(lambda client: client.question is not None, 0.1)

    async def _both(self, older: TableClient, newer: Guest) -> None:
        assert older.mine is not None
        question, seat = older.mine.question, older.mine.seat
        assert question is not None
        first, second = (self.dice.choice(question.options).answer for _ in range(2))
        ahead = self.dice.uniform(-WITHIN, WITHIN)

        async def pick(client: TableClient, answer: str) -> bool:
            command = client.connection.outbox.next_id()
            try:
                await client.connection.command(Answer(id=command, seat=seat, question=question.number, answer=answer))
            except (ServerRefusal, ConnectionOver):
                return False
            return True

        async def open_and_pick() -> bool:
            await asyncio.sleep(max(0, -ahead))
            await newer.client.open()
            return await pick(newer.client, second)

        async def pick_soon() -> bool:
            await asyncio.sleep(max(0, ahead))
            return await pick(older, first)

        known = await asyncio.gather(pick_soon(), open_and_pick())
        self.counted["older"] += known[0]
        self.counted["newer"] += known[1]
        assert sum(known) <= 1
        await older.wait_for(lambda client: client.over is not None, 10)


@in_loop
async def test_two_tabs_of_one_seat(book: Ledger) -> None:
    dice = Random("tabs")
    async with running(**FREE) as server, Server(server.url) as door:
        setup = Setup(game="party", seats=2, menu="dinner-for-two", bots="random")
        pairs = [Tabs(Party(door, setup, 2, Random(dice.random())), Random(dice.random())) for _ in range(TABLES)]
        async with asyncio.timeout(STUCK):
            await asyncio.gather(*(pair.begin() for pair in pairs))
            await asyncio.gather(*(pair.contend(TIMES // TABLES) for pair in pairs))
        for pair in pairs:
            await pair.party.stop()
        book.add(await ledger_of(server, [pair.party for pair in pairs], ends=False))
    assert sum(pair.counted["older"] for pair in pairs) > 0
    assert sum(pair.counted["newer"] for pair in pairs) > 0
