"""Adversary: somebody, or a clean-up job, who moves, deletes or replaces the database of a server that runs."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from okawari.client import Entry, Server, ServerRefusal, TableClient
from okawari.protocol import messages as m
from okawari.server.storage import StoreUnavailable
from okawari.server.storage.sqlite import SqliteStore
from tests.server.running import ServerProcess
from tests.server.storage.things import TABLE, rows, small_disk, summary

WITHIN = 10.0  # seconds


def delete(path: Path) -> None:
    path.unlink()


def replace_by_a_copy(path: Path) -> None:
    shutil.copy(path, path.with_suffix(".copy"))
    path.with_suffix(".copy").replace(path)


def replace_the_log(path: Path) -> None:
    wal = path.with_name(f"{path.name}-wal")
    shutil.copy(wal, path.with_suffix(".copy"))
    path.with_suffix(".copy").replace(wal)


def delete_the_log(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


DEEDS = [delete, replace_by_a_copy, replace_the_log, delete_the_log]


@pytest.mark.skipif(os.name == "nt", reason="open files cannot be moved there")
@pytest.mark.parametrize("deed", DEEDS)
def test_nothing_is_acknowledged_that_nobody_will_find_again(tmp_path: Path, deed: Callable[[Path], None]) -> None:
    with ServerProcess(tmp_path) as server:
        asyncio.run(_lost(server, lambda: deed(tmp_path / "tables.db")))
        health = server.ask("GET", "/health")
        assert (health.status, health.json()["status"], health.json()["problem"]) == (503, "degraded", "replaced")
        assert server.stop() != 0
        assert "saved" not in server.printed
        assert server.log.count("cannot save") == 1, server.log
        assert "was moved or deleted while the server ran" in server.log


async def _lost(server: ServerProcess, deed: Callable[[], None]) -> None:
    async with Server(server.url) as door:
        entry = await door.create_table(m.Setup(game="classic", seats=2), ["Mia"])
        async with door.client(entry) as mia:
            await mia.rename("Maria")
            deed()
            for name in ("Ada", "Ana"):
                with pytest.raises(ServerRefusal) as refused:
                    await mia.rename(name)
                assert refused.value.message_id == "error-store-replaced"
            await mia.wait_for(lambda client: client.last_notice is not None, WITHIN)
            assert mia.last_notice == m.Notice(what="not_saving", reason="replaced")
        with pytest.raises(ServerRefusal) as refused:
            await door.create_table(m.Setup(), ["Leo"])
        assert refused.value.message_id == "error-store-replaced"


@pytest.mark.skipif(os.name == "nt", reason="open files cannot be moved there")
def test_a_database_that_is_moved_back_goes_on_with_everything(tmp_path: Path) -> None:
    path, away = tmp_path / "tables.db", tmp_path / "away"
    away.mkdir()

    async def evening() -> None:
        async with Server(server.url) as door:
            entry = await door.create_table(m.Setup(game="classic", seats=2), ["Mia"])
            async with door.client(entry) as mia:
                await mia.rename("Maria")
                for name in ("tables.db", "tables.db-wal"):
                    (tmp_path / name).rename(away / name)
                with pytest.raises(ServerRefusal):
                    await mia.rename("Ada")
                for name in ("tables.db", "tables.db-wal"):
                    (away / name).rename(tmp_path / name)
                await _until(lambda: server.ask("GET", "/health").status == 200)
                await _again(mia.rename, "Ana")
                assert mia.chairs[0].name == "Ana"

    with ServerProcess(tmp_path) as server:
        asyncio.run(evening())
        assert server.stop() == 0, server.log
    assert path.exists()


@pytest.mark.skipif(os.name == "nt", reason="open files cannot be moved there")
def test_people_at_other_tables_are_told_as_well_and_once(tmp_path: Path) -> None:
    """Moving the database affects every table, including those where no one is acting at the moment."""
    path, away = tmp_path / "tables.db", tmp_path / "away"

    async def evening() -> None:
        async with Server(server.url) as door:
            loud, quiet = [await door.create_table(m.Setup(game="classic", seats=2), [name]) for name in ("Mia", "Leo")]
            async with door.client(loud) as mia, server.socket() as leo:
                await leo.send(m.encode(m.Hello(table=quiet.table, token=quiet.token)).decode())
                path.rename(away)
                with pytest.raises(ServerRefusal):
                    await mia.rename("Ada")
                told = [await _notice(leo)]
                await asyncio.sleep(2.5)
                await _asked(door, quiet)
                away.rename(path)
                told.append(await _notice(leo))
                await mia.wait_for(lambda client: client.last_notice == m.Notice(what="saving_again"), WITHIN)
                assert told == [m.Notice(what="not_saving", reason="replaced"), m.Notice(what="saving_again")]

    with ServerProcess(tmp_path) as server:
        asyncio.run(evening())
        assert server.stop() == 0, server.log


async def _asked(door: Server, entry: Entry) -> None:
    """Somebody who comes meanwhile is told on arrival."""
    watcher = await door.join(table=entry.table, secret=entry.secret, watch=True)
    async with door.client(watcher) as late:
        await late.wait_for(lambda client: client.last_notice is not None, WITHIN)
        assert late.last_notice == m.Notice(what="not_saving", reason="replaced")


async def _notice(socket: ClientConnection) -> m.Notice:
    """The next notice that somebody gets."""
    async with asyncio.timeout(WITHIN):
        while True:
            message = m.decode_server(await socket.recv())
            if isinstance(message, m.Notice):
                return message


async def _rename_often(client: TableClient) -> None:
    for number in range(200):
        await client.rename(f"Maria {number}")


async def _again(deed: Callable[[str], Coroutine[Any, Any, int]], name: str) -> None:
    """Until it is taken: a table whose last write was refused and yet done is opened anew first."""
    async with asyncio.timeout(WITHIN):
        while True:
            with suppress(ServerRefusal):
                await deed(name)
                return
            await asyncio.sleep(0.1)


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WITHIN):
        while not await asyncio.to_thread(true):
            await asyncio.sleep(0.05)


# ------------------------------------------------------------------------------------------- a disk in trouble


def test_a_full_disk_is_seen_from_outside_until_there_is_room_again() -> None:
    with small_disk("2m") as folder, tempfile.TemporaryDirectory() as other, ServerProcess(Path(other)) as server:
        server.stop()
        server.database = f"sqlite:///{folder}/tables.db"
        server.start()
        filler = folder / "filler"

        async def evening() -> None:
            async with Server(server.url) as door:
                entry = await door.create_table(m.Setup(game="classic", seats=2), ["Mia"])
                async with door.client(entry) as mia:
                    with filler.open("wb", buffering=0) as file, suppress(OSError):
                        while file.write(b"x" * 4096):
                            pass
                    with pytest.raises(ServerRefusal):
                        await _rename_often(mia)  # some may still fit into what the database had already
                    health = await asyncio.to_thread(server.ask, "GET", "/health")
                    assert (health.status, health.json()["problem"]) == (503, "full")
                    await mia.wait_for(lambda client: client.last_notice is not None, WITHIN)
                    assert mia.last_notice == m.Notice(what="not_saving", reason="full")
                filler.unlink()
                await _until(lambda: server.ask("GET", "/health").status == 200)

        asyncio.run(evening())
        assert server.stop() == 0


# ------------------------------------------------------------------------------------------- the store alone


@pytest.mark.anyio
@pytest.mark.parametrize("deed", [deed for deed in DEEDS if deed is not delete])
async def test_what_was_acknowledged_before_is_not_lost_with_the_log(
    tmp_path: Path, deed: Callable[[Path], None]
) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    await store.append(TABLE, 0, rows(1, 3), summary())
    deed(store.path)
    assert store.problem == "replaced"
    with pytest.raises(StoreUnavailable):
        await store.append(TABLE, 3, rows(4, 4), summary())
    for _ in range(3):
        with pytest.raises(StoreUnavailable) as refused:
            await store.probe()
        assert refused.value.reason == "replaced"
    await store.close()
    if deed is replace_by_a_copy:
        return  # of which nobody knows what is in it
    await store.open()
    assert [one.seq for one in await store.read(TABLE)][:3] == [1, 2, 3]
    await store.close()
