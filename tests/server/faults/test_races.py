"""F11: the clock runs out in the moment of a pick. Exactly one of them counts, and it is the same for all."""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from functools import partial
from random import Random

import pytest

from okawari.client import Server, ServerRefusal, TableClient
from okawari.protocol.figures import PACES
from okawari.protocol.messages import Answer, Clock, Setup
from okawari.server import bot_seats, timing
from okawari.server import entries as e
from tests.server.faults.parties import FREE, STUCK, Guest, Party, ledger_of
from tests.server.faults.volumes import many
from tests.server.ledger import Ledger
from tests.server.running import Running, in_loop, running

pytestmark = pytest.mark.slow
TABLES = 6
GAMES = many(1, 4)
PACE = 0.12  # seconds for a decision
AROUND = 0.02  # seconds before or after the end of them
PAUSE = (0.0, 0.02)  # seconds that the clock's choice comes later
PEOPLE = (2, 3)


async def play(party: Party, games: int) -> Counter[str]:
    """Games in which everybody picks in the last moment."""
    host = party.clients[0]
    found: Counter[str] = Counter()
    for _ in range(games):
        await host.start(fill=True)
        for counted in await asyncio.gather(*(play_game(guest, Random(party.dice.random())) for guest in party.guests)):
            found += counted
    return found


async def play_game(guest: Guest, dice: Random) -> Counter[str]:
    """One game of one person: what became of the picks."""
    client, found, seen, clock = guest.client, Counter[str](), 0, None
    await client.wait_for(lambda client: client.phase != "over")
    while client.phase != "over":
        asked = client.asked
        if client.phase == "scoring":
            with suppress(ServerRefusal):
                await client.continue_()
            await client.wait_for(lambda client: client.phase != "scoring")
        elif client.question is None or asked == seen:
            await client.wait_for(partial(_has_news, seen))
        else:
            seen = asked
            found[await pick(client, dice, clock)] += 1
            clock = client.clock
    return found


def _has_news(seen: int, client: TableClient) -> bool:
    return client.phase != "playing" or (client.asked != seen and client.question is not None)


async def pick(client: TableClient, dice: Random, before: Clock | None) -> str:
    """A pick around the time when the clock runs out, whatever is known here by then; what the server says to it."""
    assert client.mine is not None
    question, seat = client.mine.question, client.mine.seat
    assert question is not None
    with suppress(TimeoutError):
        await client.wait_for(lambda client: client.clock is not before, PACE)
    left = client.clock.left.get(str(seat), 0) / 1000
    await asyncio.sleep(client.clock_at + left + dice.uniform(-AROUND, AROUND) - time.monotonic())
    command = client.connection.outbox.next_id()
    answer = dice.choice(question.options).answer
    try:
        await client.connection.command(Answer(id=command, seat=seat, question=question.number, answer=answer))
    except ServerRefusal as no:
        return no.message_id
    return "kept"


@in_loop
async def run(book: Ledger, seen: Counter[str]) -> None:
    dice = Random("races")
    async with running(**FREE) as server, Server(server.url) as door:
        tables = []
        for number in range(TABLES):
            people = PEOPLE[number % len(PEOPLE)]
            setup = Setup(game="classic", seats=people, pace="brisk", bots="random")
            tables.append(await Party(door, setup, people, Random(dice.random())).meet())
        async with asyncio.timeout(STUCK):
            for counted in await asyncio.gather(*(play(party, GAMES) for party in tables)):
                seen += counted
        for party in tables:
            await party.stop()
            seen += await chosen_by_the_clock(server, party)
        book.add(await ledger_of(server, tables))


async def chosen_by_the_clock(server: Running, party: Party) -> Counter[str]:
    """How many picks were the clock's, and how many of those were replaced by the person's after all."""
    entries = [e.decode(row.payload) for row in await server.app.services.store.read(party.table)]
    return Counter(
        clock=sum(isinstance(one, e.Answered) and one.by == "clock" for one in entries),
        replaced=sum(isinstance(one, e.Exchanged) for one in entries),
    )


def test_the_clock_races_a_pick(book: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "PACES", {**PACES, "brisk": (PACE, 0.0, PACE)})
    monkeypatch.setattr(timing, "LITTLE", 0.04)
    monkeypatch.setattr(bot_seats, "CLOCK_PAUSE", PAUSE)
    seen: Counter[str] = Counter()
    run(book, seen)
    assert min(seen["kept"], seen["error-too-late"], seen["clock"]) > 0, seen
    assert seen["kept"] + seen["error-too-late"] >= 60 * TABLES * GAMES, seen
