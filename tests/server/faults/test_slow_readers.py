"""F12: people who read slowly or not at all are cut before they cost anything, come back, and delay nobody."""

import asyncio
from itertools import chain
from random import Random
from statistics import median

import pytest

from okawari.client import Server, Timing
from okawari.protocol.messages import SEND_QUEUE, Closing
from okawari.server import summing
from tests.server.faults.figures import Figures
from tests.server.faults.parties import FREE, Guest, Party, ledger_of
from tests.server.faults.scenes import table_of
from tests.server.faults.volumes import many
from tests.server.ledger import Ledger
from tests.server.running import Running, in_loop, running

pytestmark = pytest.mark.slow
TIMES = many(1, 20)
TABLES = 3
ENOUGH = 30 * SEND_QUEUE  # messages; long before, a queue and all buffers on the way are full
AT_A_TIME = 10
DEAF = Timing(ping_every=600.0, pong_within=600.0, resend_after=600.0, retries=(0.05, 0.1, 0.2))
FEW = 100  # commands whose answers are timed
RATIO, FLOOR = 3.0, 0.02  # how much slower, and seconds that a machine may take for nothing


async def chat(party: Party, times: int, dice: Random) -> list[float]:
    """The host renames somebody again and again, which everybody is told; the seconds of each answer."""
    host = party.clients[0]
    assert host.journal is not None
    before = len(host.journal.rows)
    for number in range(times):
        await host.rename(f"{dice.choice('abcdefgh')}{number}", 1)
    sent = {row.id: row.at for row in host.journal.rows[before:] if row.kind == "send"}
    return [row.at - sent[row.id] for row in host.journal.rows[before:] if row.kind == "ack"]


async def until_cut(server: Running, party: Party, slow: Guest, dice: Random) -> None:
    """Chat until the server has given a reader up."""
    live = await server.app.services.tables.find(party.table)
    lines = [one for one in live.connections if one.person == slow.client.you.person]
    for _ in range(ENOUGH // AT_A_TIME):
        await chat(party, AT_A_TIME, dice)
        if lines[0].closed_with is not None:
            assert lines[0].closed_with == Closing.TOO_SLOW
            return
    raise AssertionError("a reader who does not read was never cut")


async def with_slow_one(door: Server, seed: object) -> tuple[Party, Guest]:
    """A table where the third does not read, and has few buffers to fill."""
    party = await table_of(door, 4, seed, seats=4)
    party.timing = DEAF
    slow = await party.come(party.guests[2].entry, "slow", slow_reader=True)
    await party.clients[2].wait_for(lambda client: client.over is not None)
    party.guests.append(slow)
    return party, slow


async def slow_reading(server: Running, door: Server, speed: float, seed: str) -> tuple[list[Party], list[float]]:
    """One table with a slow reader among others: what was played, and the seconds of answers meanwhile."""
    dice = Random(seed)
    party, slow = await with_slow_one(door, seed)
    others = [await table_of(door, 2, f"{seed} {at}") for at in range(TABLES)]
    usual = await asyncio.gather(*(chat(one, FEW, dice) for one in (party, *others)))
    slow.line.speed = speed
    cutting = asyncio.create_task(until_cut(server, party, slow, dice))
    meanwhile = [*chain(*await asyncio.gather(*(chat(one, FEW, dice) for one in others)))]
    await cutting
    assert median(meanwhile) < RATIO * median(chain(*usual)) + FLOOR
    slow.line.read_on()
    await slow.client.wait_for(lambda client: client.connection.connections == 2, 30)
    await slow.client.wait_for(lambda client: client.version == party.clients[0].version, 30)
    codes = [row.code for row in slow.told.rows if row.kind == "close"]
    assert codes[0] == Closing.TOO_SLOW or speed  # whoever still reads slowly may miss the goodbye
    return [party, *others], meanwhile


@pytest.mark.parametrize("speed", [0.0, 1024.0])
@in_loop
async def test_a_slow_reader_is_cut_and_resumes(
    speed: float, book: Ledger, figures: Figures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summing, "ROWS", 10**6)  # the ledger wants to see every row
    async with running(**FREE) as server, Server(server.url) as door:
        for number in range(TIMES):
            tables, seconds = await slow_reading(server, door, speed, f"{speed} {number}")
            figures.add("answers beside a slow reader", seconds)
            for one in tables:
                await one.stop()
            book.add(await ledger_of(server, tables, ends=False))
        assert server.app.services.metrics.count("sockets_closed", code=str(Closing.TOO_SLOW)) == TIMES
