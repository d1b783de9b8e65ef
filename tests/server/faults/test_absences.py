"""F14 and F16: people whose network is cut, whose phone sleeps, or who come and go. Their chair is theirs."""

import asyncio
import time
from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from okawari.client import Server, ServerRefusal, Timing
from okawari.protocol.messages import DROP_AFTER
from okawari.server import entries as e
from tests.server.faults.figures import Figures
from tests.server.faults.hurry import in_hurry
from tests.server.faults.parties import FREE, Party, ledger_of
from tests.server.faults.scenes import entries, heard, next_turn, pick, rows, started, table_of, turn
from tests.server.faults.volumes import SOAK, many
from tests.server.ledger import Ledger
from tests.server.running import Running, running

pytestmark = pytest.mark.slow
FASTER = 5 if SOAK else 20
TIMES = many(1, 10)
TABLES = many(2, 5)  # of people who come and go
PEOPLE = 4
CUT = 60.0  # seconds
SECONDS_OVER = 8.0  # that everything may take longer than it should, on the fast clock
WAYS = ("unplugged", "asleep")
GRACE = 30  # seconds
FLAPS, PAUSE = 60, 1 / 3  # breaks, and seconds between them
FLAPPING_FASTER = 4  # so that a line can really be back in between
AT_ONCE = Timing(retries=(0.01,))


class Outage:
    """Some people of a table are cut off after the others have picked, and pick while they are."""

    def __init__(self, party: Party, lost: int, way: str, dice: Random) -> None:
        self.party, self.way, self.dice = party, way, dice
        self.lost, self.here = party.guests[PEOPLE - lost :], party.guests[: PEOPLE - lost]
        self.picks: list[asyncio.Task[int]] = []

    async def begin(self) -> None:
        """A turn is played; in the next one some pick, the others' lines go, and they pick too."""
        await started(self.party)
        await turn(self.party.clients, self.dice)
        await turn([guest.client for guest in self.here], self.dice)
        for guest in self.lost:
            if self.way == "unplugged":
                guest.line.unplug()
            else:
                guest.line.silent = True
        for guest in self.lost:
            question = guest.client.question
            assert question is not None
            answer = self.dice.choice(question.options).answer
            self.picks.append(asyncio.create_task(guest.client.answer(answer)))

    async def end(self) -> list[str]:
        """The lines are back: what became of each pick."""
        for guest in self.lost:
            guest.line.silent = False
            guest.line.plug_in()
        found = await asyncio.gather(*self.picks, return_exceptions=True)
        return [no.message_id if isinstance(no, ServerRefusal) else "kept" for no in found]

    async def go_on(self) -> None:
        """Everybody is here again and plays another turn."""
        for guest in self.party.guests:
            await guest.client.wait_for(
                lambda client: client.connected and not any(chair.stand_in for chair in client.chairs), 60
            )
        await next_turn(self.party, self.dice)

    @property
    def seats(self) -> set[int]:
        """The seats of those who are cut off."""
        return {guest.client.you.seats[0] for guest in self.lost}

    async def stood_in(self, server: Running) -> set[int]:
        """The seats that a bot sat in for."""
        return {one.seat for one in await entries(server, self.party) if isinstance(one, e.StoodIn)}


async def outages(door: Server, lost: Sequence[int], grace: int, dice: Random) -> list[Outage]:
    """A table for every number of people and every way to lose them, and everybody cut off by now."""
    found = []
    for number, way in product(lost, WAYS * TIMES):
        party = await table_of(door, PEOPLE, dice.random(), absence=grace)
        found.append(Outage(party, number, way, Random(dice.random())))
    await asyncio.gather(*(one.begin() for one in found))
    await asyncio.sleep(CUT)
    return found


async def end(server: Running, found: list[Outage], book: Ledger) -> None:
    """Everybody plays another turn and goes home."""
    await asyncio.gather(*(one.go_on() for one in found))
    for one in found:
        await one.party.stop()
    book.add(await ledger_of(server, [one.party for one in found], ends=False))


@in_hurry(FASTER)
async def test_a_cut_shorter_than_the_grace(book: Ledger) -> None:
    """The table waits, and the pick that was queued counts once."""
    async with running(**FREE) as server, Server(server.url) as door:
        found = await outages(door, (1, 2, PEOPLE), 120, Random("short"))
        for one in found:
            assert all(set(guest.client.waiting) == one.seats for guest in one.here)
        for one, became in zip(found, await asyncio.gather(*(one.end() for one in found)), strict=True):
            assert became == ["kept"] * len(one.lost)
            assert await one.stood_in(server) == set()
        await end(server, found, book)


@in_hurry(FASTER)
async def test_a_cut_longer_than_the_grace(book: Ledger) -> None:
    """A bot picks, which everybody is shown; the pick that was queued is too late; the chair is still theirs."""
    async with running(**FREE) as server, Server(server.url) as door:
        found = await outages(door, (1, 2), 30, Random("long"))
        for one in found:
            for guest in one.here:
                await guest.client.wait_for(lambda client: client.question is not None, CUT)
                assert {seat for seat, chair in enumerate(guest.client.chairs) if chair.stand_in} == one.seats
            assert {event.seat for event in heard(one.party, 0) if event.what == "stood_in"} == one.seats
        for one, became in zip(found, await asyncio.gather(*(one.end() for one in found)), strict=True):
            assert became == ["error-too-late"] * len(one.lost)
            assert await one.stood_in(server) == one.seats
        await end(server, found, book)


@in_hurry(FASTER)
async def test_nobody_is_stood_in_for_while_nobody_waits(book: Ledger) -> None:
    """All are cut off for longer than the grace: it begins to count when somebody is there to wait."""
    async with running(**FREE) as server, Server(server.url) as door:
        found = await outages(door, (PEOPLE,), 30, Random("all"))
        for one, became in zip(found, await asyncio.gather(*(one.end() for one in found)), strict=True):
            assert became == ["kept"] * PEOPLE
            assert await one.stood_in(server) == set()
        await end(server, found, book)


@in_hurry(FASTER)
async def test_a_sleeping_phone_is_noticed(book: Ledger) -> None:
    """Without a goodbye it takes fifteen seconds of silence; the others see who is missing."""
    dice = Random("asleep")
    async with running(**FREE) as server, Server(server.url) as door:
        party = await table_of(door, 3, "asleep", absence=60)
        await started(party)
        loop = asyncio.get_running_loop()
        party.guests[2].line.silent = True
        began = loop.time()
        await party.clients[0].wait_for(lambda client: "2" in client.presence.away, 3 * DROP_AFTER)
        assert loop.time() - began < DROP_AFTER + SECONDS_OVER
        assert party.clients[0].presence.present == [0, 1]
        assert party.clients[0].chairs[2].who == "person"
        party.guests[2].line.silent = False
        await party.clients[0].wait_for(lambda client: client.presence.present == [0, 1, 2], 3 * DROP_AFTER)
        await turn(party.clients, dice)
        await party.stop()
        book.add(await ledger_of(server, [party], ends=False))


async def flap(party: Party) -> float:
    """The third comes and goes, and is really back before each break; the seconds from one break to the next."""
    guest, loop = party.guests[2], asyncio.get_running_loop()
    began = loop.time()
    for number in range(FLAPS):
        await guest.client.wait_for(lambda client: client.connected, 30)
        await asyncio.sleep(max(0.0, began + number * PAUSE - loop.time()))
        guest.line.cut()
        await guest.client.wait_for(lambda client: not client.connected, 30)
    await guest.client.wait_for(lambda client: client.connected, 30)
    assert guest.client.connection.connections == FLAPS + 1
    return (loop.time() - began) / FLAPS


@pytest.mark.parametrize("times", range(many(1, 10)))
@in_hurry(FLAPPING_FASTER)
async def test_flapping(times: int, book: Ledger, figures: Figures) -> None:
    """Three breaks a second: nobody picks for them while they keep coming back, nor before the grace ends."""
    dice = Random(f"flapping {times}")
    async with running(**FREE) as server, Server(server.url) as door:
        tables = [await table_of(door, 3, dice.random(), AT_ONCE, absence=GRACE) for _ in range(TABLES)]
        beside = await table_of(door, 2, "beside")
        beside.begin(lambda: 0.4)
        await asyncio.gather(*(started(party) for party in tables))
        for party in tables:
            await turn(party.clients[:2], dice)
        figures.add("between two breaks of a flapping line", await asyncio.gather(*(flap(party) for party in tables)))
        for party in tables:
            assert not [one for one in await entries(server, party) if isinstance(one, e.StoodIn | e.Hosted)]
            assert all(client.connection.connections == 1 for client in party.clients[:2])
        await asyncio.gather(*(gone_for_good(server, party, dice) for party in tables))
        await beside.finish()
        book.add(await ledger_of(server, tables, ends=False))
        book.add(await ledger_of(server, [beside]))


async def gone_for_good(server: Running, party: Party, dice: Random) -> None:
    """After all that the third picks as usual; cut off at last, a bot sits in, but not before the grace ends."""
    await pick(party.clients[2], dice)
    await turn(party.clients[:2], dice)
    since = time.time()
    party.guests[2].line.unplug()
    await party.clients[0].wait_for(lambda client: client.chairs[2].stand_in, 3 * GRACE)
    (stood,) = [row for row in await rows(server, party) if isinstance(e.decode(row.payload), e.StoodIn)]
    assert (stood.at - since) * FLAPPING_FASTER > GRACE - 1
    party.guests[2].line.plug_in()
    await party.clients[0].wait_for(lambda client: not client.chairs[2].stand_in, 60)
    await party.stop()
