"""What tests of single moments share: a table in the middle of a game, and people who do as they are told."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

from okawari.client import BadCommand, Server, ServerRefusal, TableClient, Timing
from okawari.protocol import messages as m
from okawari.server import entries as e
from okawari.server.storage import Row
from tests.server.faults.parties import Party
from tests.server.running import Running


async def table_of(door: Server, people: int, seed: object, timing: Timing | None = None, **setup: Any) -> Party:
    """A table with everybody in the lobby."""
    settings = {"game": "classic", "seats": people, "bots": "random", **setup}
    return await Party(door, m.Setup(**settings), people, Random(str(seed)), timing=timing).meet()


async def started(party: Party) -> None:
    """Everybody ready, and the cards dealt."""
    await asyncio.gather(*(client.ready() for client in party.clients))
    await party.clients[0].start(fill=True)
    for client in party.clients:
        await client.wait_for(lambda client: client.phase == "playing")


async def pick(client: TableClient, dice: Random) -> int:
    """Any answers until nothing more is asked; the version of the last."""
    version = 0
    while (question := client.question) is not None:
        asked = client.asked
        version = await client.answer(dice.choice(question.options).answer)
        await client.wait_for(lambda client: client.asked != asked or client.question is None)  # noqa: B023
        if client.asked != asked and client.question is not None and client.question.what == "pick":
            break
    return version


async def turn(clients: list[TableClient], dice: Random) -> None:
    """One pick of each of these people."""
    await asyncio.gather(*(pick(client, dice) for client in clients))


async def next_turn(party: Party, dice: Random) -> None:
    """Until cards are revealed once more."""
    client = party.clients[0]
    before = client.board
    while client.board is before:
        await turn(party.clients, dice)
        with suppress(TimeoutError):
            await client.wait_for(lambda client: client.board is not before, 1)


async def to_scoring(party: Party, dice: Random) -> None:
    """Until the first round's scores are read."""
    while any(client.phase == "playing" for client in party.clients):
        with suppress(ServerRefusal, BadCommand):
            await turn(party.clients, dice)
    for client in party.clients:
        await client.wait_for(lambda client: client.phase == "scoring")


async def entries(server: Running, party: Party) -> list[e.Entry]:
    """The table's log so far."""
    return [e.decode(row.payload) for row in await rows(server, party)]


async def rows(server: Running, party: Party) -> list[Row]:
    """The table's log so far, with times."""
    live = await server.app.services.tables.find(party.table)
    await live.settled()
    return await server.app.services.store.read(party.table)


def heard(party: Party, seat: int) -> list[m.Event]:
    """All events that a guest was told in updates."""
    journal = party.guests[seat].client.journal
    assert journal is not None
    found = (m.decode_server(frame) for frame in journal.frames_in())
    return [event for message in found if isinstance(message, m.Update) for event in message.events]
