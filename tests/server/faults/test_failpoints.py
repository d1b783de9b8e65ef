"""F2: the server dies at every place where it hurts most. Nothing is lost, and the games go on."""

import sqlite3
import time
from pathlib import Path
from random import Random

import pytest

from okawari.server.failpoints import NAMES
from tests.server.faults.parties import ledger_of_file
from tests.server.faults.sieges import EAGER, Siege, siege
from tests.server.faults.volumes import many
from tests.server.ledger import Ledger
from tests.server.running import in_loop

pytestmark = pytest.mark.slow
TABLES = 4
THINK = 0.02  # seconds
BATCHES = many(1, 25)
# The visit at which the server dies: soon after it came back, or somewhat later.
VISITS = {
    "before_append": 60,
    "before_fsync": 60,
    "after_fsync": 60,
    "after_ack": 60,
    "half_fan_out": 60,
    "snapshot": 3,
    "round_scoring": 8,
    "new_hands": 8,
}


def test_no_failpoint_is_forgotten() -> None:
    assert {*VISITS, "migration"} == {*NAMES}


@pytest.mark.parametrize("batch", range(BATCHES))
@in_loop
async def test_death_at_every_failpoint(tmp_path: Path, batch: int, book: Ledger) -> None:
    dice = Random(f"failpoints {batch}")
    deaths = [(name, dice.randint(1, most), in_play) for name, most in VISITS.items() for in_play in (False, True)]
    dice.shuffle(deaths)
    async with siege(tmp_path, TABLES, dice, THINK, EAGER) as under:
        under.server.kill()
        for name, visit, in_play in deaths:
            if in_play:
                await under.die_in_play(name, visit)
            else:
                await under.die(f"{name}:{visit}")  # while tables are read again, perhaps
        await under.recover(time.monotonic())
    book.add(await ledger_of_file(tmp_path, under.tables))
    assert book.games >= TABLES


@pytest.mark.parametrize("batch", range(many(1, 50)))
@in_loop
async def test_death_in_a_migration(tmp_path: Path, batch: int, book: Ledger) -> None:
    """Of an empty database, and of an older one with games that are under way."""
    dice = Random(f"migration {batch}")
    under = Siege(tmp_path)
    for visit in (1, 2):
        await under.die(f"migration:{visit}")
    async with siege(tmp_path, 2, dice, THINK, EAGER) as under:
        under.server.kill()
        make_older(tmp_path / "tables.db")
        await under.die("migration")
        await under.recover(time.monotonic())
    book.add(await ledger_of_file(tmp_path, under.tables))


def make_older(database: Path) -> None:
    """Take two steps of the schema back: a database of the time before finished games and checksums were kept."""
    connection = sqlite3.connect(database)
    with connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (3,)
        assert connection.execute("SELECT count(*) FROM replays").fetchone() == (0,)
        for column in ("log DROP COLUMN chain", "log DROP COLUMN state", "tables DROP COLUMN last"):
            connection.execute(f"ALTER TABLE {column}")
        connection.execute("DROP TABLE clock")
        connection.execute("DROP TABLE replay_owners")
        connection.execute("DROP TABLE replays")
        connection.execute("PRAGMA user_version=1")
    connection.close()
