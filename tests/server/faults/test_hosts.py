"""F17: the host goes, wherever the table stands. Soon somebody else has the duty: whoever was there the longest."""

import asyncio
from random import Random

import pytest

from okawari.client import Server
from okawari.server import entries as e
from tests.server.faults.figures import Figures
from tests.server.faults.hurry import in_hurry
from tests.server.faults.parties import FREE, Party, ledger_of
from tests.server.faults.scenes import entries, started, table_of, to_scoring
from tests.server.faults.volumes import many
from tests.server.ledger import Ledger
from tests.server.running import running

pytestmark = pytest.mark.slow
FASTER = 4
WITHIN = 10.0  # seconds
HELD_UP = 4.0  # seconds on the fast clock that a busy machine may add: one by any other
PHASES = ("lobby", "playing", "scoring")
WAYS = ("leaves", "hangs up", "is cut")
TIMES = many(1, 6)


async def until(party: Party, phase: str, dice: Random) -> None:
    """Until the table stands there."""
    if phase != "lobby":
        await started(party)
    if phase == "scoring":
        await to_scoring(party, dice)


async def without_host(party: Party, phase: str, way: str, dice: Random) -> float:
    """The host goes; the seconds until all others see the new one."""
    await until(party, phase, dice)
    party.guests[1].line.cut()  # so that the third is here for longer than the second
    others = party.clients[1:]
    await others[0].wait_for(lambda client: client.connection.connections == 2 and client.connected, 60)
    began = asyncio.get_running_loop().time()
    if way == "leaves":
        await party.clients[0].leave()
    elif way == "hangs up":
        await party.clients[0].hang_up()
    else:
        party.guests[0].line.unplug()
    for client in others:
        await client.wait_for(lambda client: any(chair.host and chair.person == 2 for chair in client.chairs), 60)
    return asyncio.get_running_loop().time() - began


@pytest.mark.parametrize("phase", PHASES)
@in_hurry(FASTER)
async def test_the_duty_moves_on(phase: str, book: Ledger, figures: Figures) -> None:
    dice = Random(phase)
    async with running(**FREE) as server, Server(server.url) as door:
        ways = WAYS * TIMES
        tables = [await table_of(door, 4, f"{phase} {number}", absence=120) for number in range(len(ways))]
        going = (without_host(party, phase, way, dice) for party, way in zip(tables, ways, strict=True))
        seconds = await asyncio.gather(*going)
        assert max(seconds) < WITHIN + HELD_UP, seconds
        figures.add("until another host has the duty", [*seconds])
        for party in tables:
            moves = [one.person for one in await entries(server, party) if isinstance(one, e.Hosted)]
            assert moves == [2]
            await party.clients[2].lock()  # what only the host may
            await party.stop()
        book.add(await ledger_of(server, tables, ends=False))


@in_hurry(FASTER)
async def test_a_host_who_is_back_soon_keeps_the_duty(book: Ledger) -> None:
    async with running(**FREE) as server, Server(server.url) as door:
        party = await table_of(door, 3, "back soon")
        await started(party)
        for _ in range(3):
            party.guests[0].line.unplug()
            await asyncio.sleep(2)
            party.guests[0].line.plug_in()
            await party.clients[0].wait_for(lambda client: client.connected, 30)
        assert not [one for one in await entries(server, party) if isinstance(one, e.Hosted)]
        await party.clients[0].lock()
        await party.stop()
        book.add(await ledger_of(server, [party], ends=False))
