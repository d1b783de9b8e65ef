"""F15: everything breaks exactly between "all are ready" and the new hands. Nobody stalls, and no hand is lost."""

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from okawari.client import Server
from okawari.client.transport import Opener, Transport, open_websocket
from tests.server.faults.parties import FREE, ledger_of, ledger_of_file, parties
from tests.server.faults.sieges import EAGER, siege
from tests.server.faults.volumes import many
from tests.server.ledger import Ledger
from tests.server.running import in_loop, running

pytestmark = pytest.mark.slow
DEATHS = many(3, 100)
TABLES = many(4, 20)
GAMES = many(1, 3)
SOON = 0.01  # seconds


@in_loop
async def test_death_between_all_ready_and_the_new_hands(tmp_path: Path, book: Ledger) -> None:
    async with siege(tmp_path, 1, Random("new hands"), 0.01, EAGER) as under:
        under.server.kill()
        for number in range(DEATHS):
            assert await under.die_in_play("new_hands", 1 + number % 2)
        await under.recover(time.monotonic())
    book.add(await ledger_of_file(tmp_path, under.tables))


class Cutting:
    """A line that is cut when its client says that it is ready for the next course: at once, at the ack, or soon."""

    def __init__(self, inner: Transport, dice: Random, cuts: list[str]) -> None:
        self.inner, self.dice, self.cuts = inner, dice, cuts
        self.at_ack = False

    async def receive(self) -> bytes:
        """The next frame; the line may be cut behind it."""
        data = await self.inner.receive()
        if self.at_ack and data.startswith(b'{"type":"ack"'):
            self.inner.abort()
        return data

    def send(self, data: bytes) -> None:
        """Send a frame."""
        self.inner.send(data)
        if data.startswith(b'{"type":"continue"') and self.dice.random() < 0.8:
            self.cuts.append(how := self.dice.choice(("at once", "at the ack", "soon")))
            if how == "at once":
                self.inner.abort()
            elif how == "soon":
                asyncio.get_running_loop().call_later(self.dice.uniform(0, SOON), self.inner.abort)
            self.at_ack = how == "at the ack"

    def abort(self) -> None:
        """End it without a word."""
        self.inner.abort()

    async def close(self) -> None:
        """Say goodbye and end it."""
        await self.inner.close()


def cutting(dice: Random, cuts: list[str]) -> Opener:
    """Opens such lines."""

    async def opened(url: str) -> Transport:
        return Cutting(await open_websocket(url), dice, cuts)

    return opened


@in_loop
async def test_everybody_is_cut_before_the_new_hands(book: Ledger) -> None:
    dice = Random("cut")
    cuts: list[str] = []
    async with running(**FREE) as server, Server(server.url) as door:
        tables = parties(door, TABLES, dice, inner=cutting(dice, cuts))
        await asyncio.gather(*(party.meet() for party in tables))
        await asyncio.gather(*(party.play(GAMES) for party in tables))
        book.add(await ledger_of(server, tables))
    assert {*cuts} == {"at once", "at the ack", "soon"}
    assert len(cuts) > 2 * TABLES * GAMES
