"""F1: the server is killed at any instant. Whatever was acked is there, everybody is back soon, and all are agreed."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.faults.figures import Figures, slowest
from tests.server.faults.parties import ledger_of_file
from tests.server.faults.sieges import siege
from tests.server.faults.volumes import many
from tests.server.ledger import Ledger
from tests.server.running import in_loop

pytestmark = pytest.mark.slow
BATCHES = many(1, 20)
KILLS = many(5, 10)
TABLES = many(6, 50)
THINK = 0.02 if BATCHES == 1 else 0.6  # seconds
USUALLY, AT_MOST = 5.0, 10.0  # seconds until a table is played again
STARTING = 1.0  # seconds that a server needs to start on a machine that has nothing else to do


@pytest.mark.parametrize("batch", range(BATCHES))
@in_loop
async def test_kill_9_at_any_instant(tmp_path: Path, batch: int, book: Ledger, figures: Figures) -> None:
    dice = Random(batch)
    async with siege(tmp_path, TABLES, dice, THINK) as under:
        for _ in range(KILLS):
            await asyncio.sleep(dice.uniform(0.1, 1.0))
            await under.kill()
    book.add(await ledger_of_file(tmp_path, under.tables))
    figures.add("back to playing after kill -9", under.away)
    assert len(under.away) == KILLS * TABLES
    assert book.games >= TABLES
    busy = max(1.0, under.started_in / STARTING)
    assert slowest(under.away, 0.95) < USUALLY * busy
    assert max(under.away) < AT_MOST * busy
