"""A process killed at any moment: what it said was saved is there, and what is there is whole."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from okawari.server.storage.sqlite import SqliteStore
from tests.server.storage.things import SCRIPT

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).resolve().parents[3]
TABLES = 8
KILLS = int(os.environ.get("OKAWARI_KILLS", "10"))
Said = dict[str, int]


def started(database: Path, failpoint: str = "") -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, str(SCRIPT), str(database), str(TABLES)],
        stdout=subprocess.PIPE,
        text=True,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": os.environ["PATH"], "OKAWARI_FAILPOINT": failpoint},
    )


def acked(lines: Iterator[str]) -> Iterator[tuple[str, int]]:
    for line in lines:
        if line.startswith("acked ") and line.endswith("\n"):
            _, table, seq = line.split()
            yield table, int(seq)


def until_killed(child: "subprocess.Popen[str]", after: int | None) -> Said:
    """Everything a process acknowledged until it died by itself, or was killed after so many."""
    assert child.stdout is not None
    said: Said = {}
    for number, (table, seq) in enumerate(acked(child.stdout), 1):
        said[table] = seq
        if number == after:
            child.kill()
    child.stdout.close()
    assert child.wait(60) == -9
    return said


async def check(database: Path, said: Said) -> None:
    store = SqliteStore(database)
    await store.open()
    summaries = {one.table: one for one in await store.live()}
    for table in (f"table-{number}" for number in range(TABLES)):
        rows = await store.read(table)
        assert len(rows) >= said.get(table, 0), f"{table}: acknowledged {said[table]}, kept {len(rows)}"
        assert [one.seq for one in rows] == list(range(1, len(rows) + 1))
        assert all(one.payload == f"{table}-{one.seq}".encode() for one in rows)
        if rows:
            assert summaries[table].touched == len(rows)
        assert len(await store.replays(table, 100_000)) == len(rows) // 10
        kept = await store.snapshot(table)
        assert kept is None or (kept[0] <= len(rows) and kept[1] == f"{table}-{kept[0]}".encode())
    await store.close()


async def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    dice = random.Random(9)
    said: Said = {}
    for _ in range(KILLS):  # of one database, which lives on
        said |= until_killed(started(database), dice.randint(1, 400))
        await check(database, said)
    assert sum(said.values()) >= KILLS


@pytest.mark.parametrize(
    "failpoint", ["before_append:20", "before_fsync:20", "after_fsync:20", "before_fsync", "snapshot:3"]
)
async def test_nothing_is_lost_or_half_written_at_a_failpoint(tmp_path: Path, failpoint: str) -> None:
    database = tmp_path / "tables.db"
    said = until_killed(started(database, failpoint), None)
    await check(database, said)
    said |= until_killed(started(database), 50)
    await check(database, said)


@pytest.mark.parametrize("failpoint", ["migration", "migration:2"])
async def test_a_killed_migration_begins_again(tmp_path: Path, failpoint: str) -> None:
    database = tmp_path / "tables.db"
    assert until_killed(started(database, failpoint), None) == {}
    said = until_killed(started(database), 20)
    await check(database, said)


def test_an_unknown_failpoint_is_refused(tmp_path: Path) -> None:
    child = subprocess.run(
        [sys.executable, "-c", "import okawari.server.failpoints"],
        env={"PYTHONPATH": str(ROOT / "src"), "OKAWARI_FAILPOINT": "no_such_place"},
        capture_output=True,
        text=True,
    )
    assert child.returncode == 1
    assert "no_such_place: no such failpoint" in child.stderr
