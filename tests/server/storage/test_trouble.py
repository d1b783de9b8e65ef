"""Disks and databases in trouble: nothing is half-written, the reason is told, and it goes on alone afterwards."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from okawari.errors import OkawariError
from okawari.language import LANGUAGES, Language
from okawari.server.storage import StoreUnavailable, Unreadable, store_at
from okawari.server.storage.sqlite import SqliteStore
from tests.server.storage.things import NOW, TABLE, game, row, rows, small_disk, summary

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).resolve().parents[3]
REASONS = ("full", "read-only", "locked", "broken", "closed", "replaced")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Somebody else writes, and takes their time."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def test_a_locked_database_is_told_and_waited_out(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db", patience=0.05)
    await store.open()
    await store.append(TABLE, 0, rows(1, 2), summary())
    with locked(store.path):
        found = await asyncio.gather(
            store.append(TABLE, 2, rows(3, 3), summary(phase="over"), game("g")),
            store.append("new", 0, rows(1, 1), summary("new")),
            store.keep_snapshot(TABLE, 1, b"state"),
            store.expire(NOW + 1, NOW + 1, NOW + 1),
            return_exceptions=True,
        )
        assert [(type(one), getattr(one, "reason", "")) for one in found] == [(StoreUnavailable, "locked")] * 4
        assert await store.read(TABLE) == rows(1, 2)
        assert await store.live() == [summary()]
    await store.append(TABLE, 2, rows(3, 3), summary())
    assert await store.read(TABLE) == rows(1, 3)
    assert await store.replay("g") is None
    await store.close()


async def test_a_full_disk_is_told_and_room_is_used_again() -> None:
    with small_disk("512k") as folder:
        store = SqliteStore(folder / "tables.db")
        await store.open()
        await store.append(TABLE, 0, rows(1, 2), summary())
        filler = folder / "filler"
        with filler.open("wb", buffering=0) as file, suppress(OSError):
            while file.write(b"x" * 4096):
                pass
        reasons = set()
        wanted, kept = 60, 2
        for seq in range(3, wanted):  # some may still fit into what the database had already
            try:
                await store.append(TABLE, kept, [row(kept + 1, f"c-{seq}")], summary(touched=float(seq)))
                kept += 1
            except StoreUnavailable as refused:
                reasons.add(refused.reason)
        assert reasons == {"full"}
        assert [one.seq for one in await store.read(TABLE)] == list(range(1, kept + 1))
        filler.unlink()
        await store.append(TABLE, kept, [row(kept + 1, "after all")], summary())
        await store.close()
        store = SqliteStore(folder / "tables.db")
        await store.open()
        assert [one.seq for one in await store.read(TABLE)] == list(range(1, kept + 2))
        await store.close()


LIMITED = """
import asyncio, resource, sys
from okawari.server.storage import Row, StoreUnavailable, Summary
from okawari.server.storage.sqlite import SqliteStore

async def main():
    store = SqliteStore(sys.argv[1])
    await store.open()
    about = Summary("t", None, "p", 0, 0.0)
    append = lambda seq: store.append("t", seq - 1, [Row(seq, seq, 0.0, None, b"x" * 3000)], about)
    await append(1)
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, usual[1]))
    kept, refused = 1, 0
    while refused < 5:
        try:
            await append(kept + 1)
            kept += 1
        except StoreUnavailable as problem:
            refused += 1
            assert problem.reason in ("full", "broken"), problem
    assert [row.seq for row in await store.read("t")] == list(range(1, kept + 1))
    resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    await append(kept + 1)
    await store.close()
    print(kept + 1)

asyncio.run(main())
"""


async def test_a_file_that_may_not_grow_is_told_and_grows_again(tmp_path: Path) -> None:
    pytest.importorskip("resource")
    kept = int(as_program(LIMITED, str(tmp_path / "tables.db")))
    assert kept > 2
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    assert [one.seq for one in await store.read("t")] == list(range(1, kept + 1))
    await store.close()


READ_ONLY = """
import asyncio, os, sqlite3, sys
from okawari.server.storage import Row, StoreUnavailable, Summary
from okawari.server.storage.sqlite import SqliteStore

def locker(path):  # another process, begun before there are threads; what it hears and says
    heard, said = os.pipe(), os.pipe()
    if os.fork():
        return said[0], heard[1]
    os.read(heard[0], 1)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    os.write(said[1], b"!")
    os.read(heard[0], 1)
    connection.close()
    os.write(said[1], b"!")
    os._exit(0)

async def refusal(awaitable):
    try:
        await awaitable
    except StoreUnavailable as problem:
        return problem.reason
    return "none"

async def main(path, hear, say):
    def allow(mode):
        for name in ("", "-wal", "-shm"):
            if os.path.exists(path + name):
                os.chmod(path + name, mode)

    store = SqliteStore(path, patience=0.05)
    await store.open()
    append = lambda seq: store.append("t", seq - 1, [Row(seq, seq, 0.0, None, b"x")], Summary("t", None, "p", 0, 0.0))
    print(await refusal(append(1)))
    os.write(say, b"!")
    os.read(hear, 1)
    print(await refusal(append(2)))
    os.write(say, b"!")
    os.read(hear, 1)
    allow(0o444)
    print(await refusal(append(2)), await refusal(append(2)), store.problem)
    print(len(await store.read("t")))
    allow(0o600)
    print(await refusal(append(2)), store.problem)
    await store.close()
    os.chmod(path, 0o444)
    print(await refusal(SqliteStore(path).open()))
    os.chmod(path, 0o600)
    await store.open()
    print(len(await store.read("t")))
    await store.close()

if os.getuid() == 0:  # who may do anything
    os.setegid(65534)
    os.seteuid(65534)
asyncio.run(main(sys.argv[1], *locker(sys.argv[1])))
"""


def as_program(code: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="files are protected otherwise here")
def test_a_database_that_may_not_be_written_is_told_and_used_again() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o777)
        said = as_program(READ_ONLY, f"{folder}/tables.db").split()
    assert said == ["none", "locked", "read-only", "read-only", "read-only", "1", "none", "None", "read-only", "2"]


async def test_a_damaged_database_is_told(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path)
    await store.open()
    for seq in range(1, 40):
        await store.append(TABLE, seq - 1, rows(seq, seq), summary())
    await store.close()
    data = bytearray(path.read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    path.write_bytes(data)
    await store.open()
    found = await asyncio.gather(
        store.append(TABLE, 39, rows(40, 40), summary()), store.read(TABLE), return_exceptions=True
    )
    assert [type(one) for one in found] == [StoreUnavailable, Unreadable]
    assert store.problem == "broken"
    await store.close()


async def test_one_process_at_a_time_has_a_database(tmp_path: Path) -> None:
    first, second = SqliteStore(tmp_path / "tables.db"), SqliteStore(tmp_path / "tables.db", patience=0.05)
    await first.open()
    with pytest.raises(OkawariError) as refused:
        await second.open()
    assert refused.value.message_id == "error-database-in-use"
    await first.append(TABLE, 0, rows(1, 1), summary())
    await first.close()
    await second.open()
    assert await second.read(TABLE) == rows(1, 1)
    await second.close()


async def test_a_place_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OkawariError) as refused:
        await SqliteStore(tmp_path / "file" / "tables.db").open()
    assert refused.value.message_id == "error-database-folder"
    with pytest.raises(StoreUnavailable):
        await SqliteStore(tmp_path).open()


async def test_its_folder_is_made_and_nobody_else_may_read(tmp_path: Path) -> None:
    store = SqliteStore(f"sqlite:///{tmp_path}/new/tables #1?.db")
    await store.open()
    await store.append(TABLE, 0, rows(1, 1), summary())
    assert store.path.stat().st_mode & 0o077 == 0
    assert store.path.with_name(store.path.name + "-wal").stat().st_mode & 0o077 == 0
    await store.close()
    assert store.path.name == "tables #1?.db"


async def test_every_commit_reaches_the_disk_before_it_is_told(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    connection = store._writer._connection
    assert connection is not None
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await store.close()


@pytest.mark.parametrize("url", ["postgresql://user:secret@host/tables", "sqlite://", "sqlite:///", "sqlite://x.db"])
def test_other_addresses_are_refused_without_telling_them(url: str) -> None:
    with pytest.raises(OkawariError) as refused:
        store_at(url)
    assert refused.value.message_id == "error-database-unknown"
    assert "secret" not in str(refused.value)


def test_an_address_chooses_its_store(tmp_path: Path) -> None:
    found = store_at(f"sqlite:///{tmp_path}/tables.db")
    assert isinstance(found, SqliteStore)
    assert found.path == tmp_path / "tables.db"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_has_its_words(code: str) -> None:
    texts = {Language(code, strict=True).say(StoreUnavailable(reason).message_id) for reason in REASONS}  # type: ignore[arg-type]
    assert len(texts) == len(REASONS)
