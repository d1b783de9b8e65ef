"""Databases of all ages: from nothing, from an old version, from the future, and of somebody else."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from okawari.errors import OkawariError
from okawari.server.storage import Row, Summary
from okawari.server.storage.migrate import APPLICATION, migrate, statements, steps, version_of
from okawari.server.storage.sqlite import SqliteStore
from tests.server.storage.things import TABLE, game, row, rows, summary

pytestmark = pytest.mark.anyio
VERSION_1 = Path(__file__).with_name("version_1.sql").read_text(encoding="utf-8")


def made(path: Path, script: str) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
    return path


def shape(path: Path) -> list[tuple[str, str]]:
    """Everything the database is made of, however it was written down."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
    lines = [(name, [line.split("--")[0] for line in sql.splitlines()]) for name, sql in found]
    return [(name, "".join("".join(text).split())) for name, text in lines]


async def refusal(path: Path) -> str:
    before = path.read_bytes()
    with pytest.raises(OkawariError) as refused:
        await SqliteStore(path).open()
    assert path.read_bytes() == before
    assert str(path) in str(refused.value)
    return refused.value.message_id


@pytest.mark.parametrize("empty", [True, False])
async def test_a_new_database_is_made_from_nothing_or_an_empty_file(tmp_path: Path, empty: bool) -> None:
    path = tmp_path / "tables.db"
    if empty:
        path.touch()
    store = SqliteStore(path)
    await store.open()
    await store.append(TABLE, 0, rows(1, 1), summary(), game("g"))
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        assert version_of(connection) == len(steps()) >= 2
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)


async def test_a_database_of_version_1_goes_on(tmp_path: Path) -> None:
    path = made(tmp_path / "tables.db", VERSION_1)
    store = SqliteStore(path)
    await store.open()
    old = [Row(1, 1, 1763250000.25, None, b"{}"), Row(2, 2, 1763250000.5, "first-command", b"\x00\xff")]
    assert [one._replace(chain=b"") for one in await store.read(TABLE)] == old
    assert await store.live() == [Summary(TABLE, "BCDFGH", "lobby", False, 1763250000.5)]
    assert await store.snapshot(TABLE) == (2, b"[]")
    assert await store.find_command(TABLE, "first-command") == 2
    await store.append(TABLE, 2, [row(3)], summary(), game("g"))
    assert await store.replay("g") == game("g")
    await store.close()
    fresh = SqliteStore(tmp_path / "fresh.db")
    await fresh.open()
    await fresh.close()
    assert shape(path) == shape(fresh.path)


async def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = made(tmp_path / "tables.db", VERSION_1 + f"PRAGMA user_version = {len(steps()) + 1};")
    assert await refusal(path) == "error-database-newer"


@pytest.mark.parametrize(
    "script", ["CREATE TABLE recipes (name);", "PRAGMA user_version = 1;", "PRAGMA application_id = 7;"]
)
async def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path, script: str) -> None:
    assert await refusal(made(tmp_path / "tables.db", script)) == "error-database-foreign"


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("A letter to a friend. " * 1000)
    assert await refusal(path) == "error-database-foreign"


def test_steps_are_taken_all_or_none(tmp_path: Path) -> None:
    folder = tmp_path / "steps"
    folder.mkdir()
    (folder / "0001_first.sql").write_text(f"PRAGMA application_id = {APPLICATION};\nCREATE TABLE one (a);\n")
    (folder / "0002_second.sql").write_text("CREATE TABLE two (a);\nINSERT INTO two VALUES (1);\nNONSENSE;\n")
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection, path, folder)
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
        assert version_of(connection) == 0
        (folder / "0002_second.sql").write_text("CREATE TABLE two (a);\n")
        migrate(connection, path, folder)
        migrate(connection, path, folder)
        assert version_of(connection) == 2


def test_statements_are_told_apart() -> None:
    first = "-- a word; or two\nCREATE TABLE a (b); -- and more\n"
    second = "CREATE TRIGGER c BEFORE INSERT ON a\nBEGIN\n  SELECT 1;\nEND;\n"
    assert list(statements(first + second)) == [first, second]


def test_the_index_of_tables_has_no_gaps_by_itself(tmp_path: Path) -> None:
    path = made(tmp_path / "tables.db", VERSION_1)
    with closing(sqlite3.connect(path)) as connection, pytest.raises(sqlite3.IntegrityError):
        connection.execute("INSERT INTO log VALUES ('table-of-16-char', 4, 4, '0', NULL, x'')")
