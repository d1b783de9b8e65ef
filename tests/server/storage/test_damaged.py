"""Adversary: a disk that forgets, or somebody with a database editor. What is damaged is set aside, others go on."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from okawari.client import ConnectionOver, Entry, Server, ServerRefusal
from okawari.protocol import messages as m
from okawari.server import canonical, rows
from okawari.server import entries as e
from okawari.server.storage import Row
from okawari.server.storage.chain import START, link
from okawari.server.storage.sqlite import SqliteStore
from tests.server.running import ServerProcess

HERE = Path(__file__).parent
OLD, NEW = (HERE / name for name in ("version_2.sql", "version_3.sql"))
FINISHED, DRAFT, UNFINISHED = range(3)  # the tables of both, in the order of their beginning


def made(folder: Path, script: Path = NEW) -> Path:
    """A database from its dump."""
    path = folder / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script.read_text(encoding="utf-8"))
    return path


def tables(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        asked = "SELECT table_id FROM log WHERE seq = 1 ORDER BY CAST(at AS REAL)"
        return [table for (table,) in connection.execute(asked)]


async def read(path: Path, table: str) -> list[Row]:
    store = SqliteStore(path)
    await store.open()
    found = await store.read(table)
    await store.close()
    return found


# ------------------------------------------------------------------------------------------- old logs


@pytest.mark.parametrize("script", [OLD, NEW], ids=["old", "new"])
def test_logs_of_every_age_keep_loading(tmp_path: Path, script: Path) -> None:
    path = made(tmp_path, script)
    phases, hashes = [], []
    for table in tables(path):
        found = asyncio.run(read(path, table))
        state = rows.fold(table, found, found[-1].seq)
        assert state is not None
        assert state.game is not None
        phases.append((state.phase, state.setup.game, state.result.scores if state.result else None))
        hashes.append(sum(row.state is not None for row in found))
        assert all(row.chain for row in found)
    assert phases == SCORES[script.stem]
    assert hashes == ([0, 0, 0] if script == OLD else REVEALS)


SCORES = {
    "version_2": [("over", "party", [30, 32, 34, 56]), ("over", "draft", [11, 20, 3]), ("playing", "party", None)],
    "version_3": [("over", "party", [54, 43, 32, 52]), ("over", "draft", [7, 18, 8]), ("playing", "party", None)],
}
REVEALS = [38, 31, 7]


def test_the_hash_of_a_state_is_that_of_its_text(tmp_path: Path) -> None:
    path = made(tmp_path)
    table = tables(path)[UNFINISHED]
    found = asyncio.run(read(path, table))
    state = rows.fold(table, found, None)
    assert state is not None
    assert state.game is not None
    text = canonical.text(state.game, state.phase)
    assert text.startswith("okawari 1\ngame party 4\nphase playing\nround 1\ndeck ")
    assert canonical.state_hash(state.game, state.phase).startswith("1:")


# ------------------------------------------------------------------------------------------- damage


def changed(row: Row) -> Row:
    return row._replace(payload=row.payload[:-1] + b" }")


def chained(table: str, found: list[Row]) -> list[Row]:
    """The same rows with fitting checksums, as only somebody who knows how could write them."""
    chain, done = START, []
    for row in found:
        chain = link(chain, table, row)
        done.append(row._replace(chain=chain))
    return done


def with_row(found: list[Row], at: int, change: Callable[[Row], Row]) -> list[Row]:
    return [*found[:at], change(found[at]), *found[at + 1 :]]


def test_every_kind_of_damage_is_named_with_its_row(tmp_path: Path) -> None:
    path = made(tmp_path)
    table = tables(path)[FINISHED]
    found = asyncio.run(read(path, table))
    last = found[-1].seq

    def damage(some: list[Row], *, forged: bool = False) -> tuple[str, int]:
        with pytest.raises(rows.Damaged) as problem:
            rows.fold(table, chained(table, some) if forged else some, last)
        assert problem.value.table == table
        return problem.value.kind, problem.value.row

    reveal = next(at for at, row in enumerate(found) if row.state)
    assert damage(with_row(found, 4, changed)) == ("checksum", 5)
    assert damage(with_row(found, 4, lambda row: row._replace(at=row.at + 1))) == ("checksum", 5)
    assert damage(with_row(found, 4, lambda row: row._replace(command="another"))) == ("checksum", 5)
    assert damage([*found[:4], found[5], found[4], *found[6:]]) == ("gap", 5)
    assert damage([*found[:4], *found[5:]]) == ("gap", 5)
    assert damage(found[1:]) == ("gap", 1)
    assert damage(found[:-1]) == ("end", last)
    assert damage([]) == ("gap", 1)
    assert damage(with_row(found, 4, lambda row: row._replace(payload=b"{")), forged=True) == ("unreadable", 5)
    strange = b'{"what":"seated","person":0,"seat":77,"name":"?"}'
    assert damage(with_row(found, 4, lambda row: row._replace(payload=strange)), forged=True) == ("unplayable", 5)
    assert damage(with_row(found, 4, lambda row: row._replace(version=99)), forged=True) == ("version", 5)
    assert damage(with_row(found, reveal, lambda row: row._replace(state="1:00")), forged=True) == ("state", reveal + 1)
    assert damage(with_row(found, reveal, lambda row: row._replace(state="9:00")), forged=True) == (
        "format",
        reveal + 1,
    )
    newer = found[0].payload.replace(b'{"what":"created",', b'{"what":"created","format":%d,' % (e.FORMAT + 1))
    assert newer != found[0].payload
    assert damage(with_row(found, 0, lambda row: row._replace(payload=newer)), forged=True) == ("format", 1)


DEEDS = [
    ("UPDATE log SET payload = replace(payload, 'Mia', 'Mei') WHERE seq = 3 AND table_id = ?", "checksum", 3),
    ("DELETE FROM log WHERE seq = 7 AND table_id = ?", "gap", 7),
    ("UPDATE log SET payload = x'00' WHERE seq = 5 AND table_id = ?", "checksum", 5),
    ("UPDATE log SET at = 'noon' WHERE seq = 5 AND table_id = ?", "unreadable", 1),
    ("DELETE FROM log WHERE seq > 6 AND table_id = ?", "end", 7),
    ("DELETE FROM log WHERE table_id = ?", "gap", 1),
]


def test_damaged_tables_are_set_aside_and_the_others_go_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        good, *bad = asyncio.run(_opened(server, 1 + len(DEEDS)))
        server.stop()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            for entry, (deed, _, _) in zip(bad, DEEDS, strict=True):
                connection.execute(deed, (entry.table,))
            connection.commit()
        for life in (1, 2):
            server.start()
            asyncio.run(_refused(server, good, bad))
            health = server.ask("GET", "/health")
            assert (health.status, health.json()["status"], health.json()["tables_damaged"]) == (200, "ok", len(DEEDS))
            assert 'okawari_damages{kind="checksum"} 2' in server.ask("GET", "/metrics").body.decode()
            assert server.log.count("table damaged") == life * len(DEEDS), server.log
            for entry, (_, kind, row) in zip(bad, DEEDS, strict=True):
                assert f'"table": "{entry.table}", "damage": "{kind}", "row": {row}' in server.log
            assert server.stop() == 0
        assert set(tables(tmp_path / "tables.db")) >= {good.table}


async def _opened(server: ServerProcess, number: int) -> list[Entry]:
    async with Server(server.url) as door:
        found = [await door.create_table(m.Setup(game="classic", seats=2), ["Mia"]) for _ in range(number)]
        for entry in found:
            async with door.client(entry) as client:
                for name in ("Ada", "Ana", "Mei", "Kim", "Zoe"):
                    await client.rename(name)
    return found


async def _refused(server: ServerProcess, good: Entry, bad: list[Entry]) -> None:
    async with Server(server.url) as door:
        for entry in [*bad, *bad]:
            with pytest.raises(ConnectionOver) as over:
                await door.client(entry).open(10)
            assert over.value.code == m.Closing.DAMAGED
            with pytest.raises(ServerRefusal) as refused:
                await door.status(entry.table, entry.token)
            assert refused.value.message_id == "error-table-damaged"
        async with door.client(good) as mia:
            await mia.rename("Maria")
            await mia.rename("Mia")
