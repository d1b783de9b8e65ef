"""Copies of a database: made while it is written to, put back with care, on the command line and off it."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from okawari.cli.backup import commands
from okawari.errors import OkawariError
from okawari.language import LANGUAGES, Language
from okawari.server.storage import EventStore, Row
from okawari.server.storage.migrate import steps
from okawari.server.storage.sqlite import SqliteStore
from tests.server.storage.things import TABLE, Place, game, row, rows, summary

pytestmark = pytest.mark.anyio


def run(*arguments: str, lang: str = "en") -> str:
    """What a command says; what is wrong with it is raised."""
    command = {one.name: one for one in commands(Language(lang, strict=True))}[arguments[0]]
    done = CliRunner().invoke(command, list(arguments[1:]), standalone_mode=False)
    if done.exception:
        raise done.exception
    return done.output


def at(path: str | Path) -> str:
    """The address of a database."""
    return f"sqlite:///{path}"


def refused(*arguments: str) -> str:
    with pytest.raises(OkawariError) as problem:
        run(*arguments)
    assert str(problem.value)
    return problem.value.message_id


async def filled(path: Path, last: int = 5) -> Path:
    store = SqliteStore(path)
    await store.open()
    await store.append(TABLE, 0, rows(1, last), summary(), game("g"))
    await store.close()
    return path


async def kept_in(path: Path) -> list[Row]:
    store = SqliteStore(path)
    await store.open()
    try:
        return await store.read(TABLE)
    finally:
        await store.close()


def names(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


# ------------------------------------------------------------------------------------------- making a copy


async def test_a_store_is_copied_while_it_is_written_to(store: EventStore, place: Place, tmp_path: Path) -> None:
    done = 0

    async def play() -> None:
        nonlocal done
        while not stop.is_set():
            await store.append(TABLE, done, [row(done + 1, f"c-{done}")], summary())
            done += 1

    stop = asyncio.Event()
    playing = asyncio.create_task(play())
    sizes = []
    for number in range(5):
        while done < 20 * number + 5:
            await asyncio.sleep(0.001)
        before = done
        copy = tmp_path / f"copy-{number}" / "tables.db"
        copy.parent.mkdir()
        await store.backup(copy)
        after = done
        assert names(copy.parent) == {"tables.db"}
        async with Place(copy.parent, place.make).opened() as other:
            found = await other.read(TABLE)
        assert before <= len(found) <= after + 1
        assert found == [row(seq, f"c-{seq - 1}") for seq in range(1, len(found) + 1)]
        sizes.append(len(found))
    stop.set()
    await playing
    assert sizes == sorted(set(sizes))
    assert len(await store.read(TABLE)) == done


async def test_the_command_copies_a_database_in_use(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    await store.append(TABLE, 0, rows(1, 5), summary())
    copy = tmp_path / "copy.db"
    said = run("backup", str(copy), "--database", at(store.path))
    assert str(copy) in said
    await store.append(TABLE, 5, rows(6, 6), summary())
    run("backup", str(copy), "--database", at(store.path))  # over an older copy
    await store.close()
    assert await kept_in(copy) == rows(1, 6)
    assert copy.stat().st_mode & 0o077 == 0


async def test_a_copy_takes_no_other_file_s_place(tmp_path: Path) -> None:
    database = str(await filled(tmp_path / "tables.db"))
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friend, " * 1000)
    assert refused("backup", str(letter), "--database", at(database)) == "error-database-foreign"
    assert refused("backup", database, "--database", at(database)) == "error-backup-same-file"
    os.link(database, tmp_path / "second-name.db")
    assert refused("backup", str(tmp_path / "second-name.db"), "--database", at(database)) == "error-backup-same-file"
    assert refused("backup", str(tmp_path), "--database", at(database)) == "error-cannot-write"
    assert refused("backup", str(tmp_path / "no" / "folder"), "--database", at(database)) == "error-cannot-write"
    busy = SqliteStore(tmp_path / "busy.db")
    await busy.open()
    assert refused("backup", str(busy.path), "--database", at(database)) == "error-database-in-use"
    await busy.close()
    assert letter.read_text().startswith("Dear friend")
    assert await kept_in(Path(database)) == rows(1, 5)


async def test_nothing_and_strange_things_are_not_copied(tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.db")
    assert refused("backup", copy, "--database", at(tmp_path / "none.db")) == "error-database-missing"
    assert refused("backup", copy, "--database", "postgresql://host/tables") == "error-database-unknown"
    assert refused("backup", copy, "--database", "tables.db") == "error-config-database"  # as the server says
    (tmp_path / "letter.txt").write_text("Dear friend, " * 1000)
    assert refused("backup", copy, "--database", at(tmp_path / "letter.txt")) == "error-database-foreign"
    assert "copy.db" not in names(tmp_path)
    assert "none.db" not in names(tmp_path)


async def test_a_damaged_database_does_not_replace_a_good_copy(tmp_path: Path) -> None:
    database, copy = await filled(tmp_path / "tables.db", 100), tmp_path / "copy.db"
    run("backup", str(copy), "--database", at(database))
    damage(database)
    good = copy.read_bytes()
    assert refused("backup", str(copy), "--database", at(database)) == "error-backup-damaged"
    assert copy.read_bytes() == good
    assert names(tmp_path) == {"tables.db", "tables.db.lock", "copy.db"}


def damage(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[8192 : 8192 + 4096] = b"\xff" * 4096
    path.write_bytes(data)


# ------------------------------------------------------------------------------------------- putting it back


async def test_a_copy_is_put_in_an_empty_place(tmp_path: Path) -> None:
    copy = await filled(tmp_path / "copy.db")
    new = tmp_path / "new" / "tables.db"
    said = run("restore", str(copy), "--database", at(new))
    assert str(new) in said
    assert "before-restore" not in said
    assert await kept_in(new) == rows(1, 5)
    empty = SqliteStore(tmp_path / "empty.db")
    await empty.open()
    await empty.close()
    run("restore", str(copy), "--database", at(empty.path))
    assert await kept_in(empty.path) == rows(1, 5)
    assert await kept_in(copy) == rows(1, 5)


async def test_only_one_folder_is_made_except_for_the_usual_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = await filled(tmp_path / "copy.db")
    slip = tmp_path / "no" / "such" / "tables.db"
    assert refused("restore", str(copy), "--database", at(slip)) == "error-database-folder"
    with pytest.raises(OkawariError, match="no/such"):
        await filled(slip)
    assert not (tmp_path / "no").exists()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "my" / "data"))
    monkeypatch.setattr("sys.platform", "linux")
    run("restore", str(copy))
    assert await kept_in(tmp_path / "my" / "data" / "okawari" / "tables.db") == rows(1, 5)


async def test_tables_are_put_aside_only_if_that_is_wanted(tmp_path: Path) -> None:
    copy, database = await filled(tmp_path / "copy.db", 9), await filled(tmp_path / "tables.db", 5)
    assert refused("restore", str(copy), "--database", at(database)) == "error-database-not-empty"
    assert await kept_in(database) == rows(1, 5)
    said = run("restore", str(copy), "--database", at(database), "--force")
    assert "tables.db.before-restore" in said
    assert await kept_in(database) == rows(1, 9)
    again = run("restore", str(copy), "--database", at(database), "--force")
    assert "tables.db.before-restore-2" in again
    assert await kept_in(tmp_path / "tables.db.before-restore") == rows(1, 5)
    assert await kept_in(tmp_path / "tables.db.before-restore-2") == rows(1, 9)


async def test_what_a_killed_server_left_unfinished_is_put_aside_with_the_rest(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "live.db")
    await store.open()
    await store.append(TABLE, 0, rows(1, 5), summary())
    for name in ("", "-wal"):  # as after a kill: rows are in the write-ahead log only
        (tmp_path / f"tables.db{name}").write_bytes((tmp_path / f"live.db{name}").read_bytes())
    await store.close()
    copy = await filled(tmp_path / "copy.db", 2)
    run("restore", str(copy), "--database", at(tmp_path / "tables.db"), "--force")
    assert await kept_in(tmp_path / "tables.db") == rows(1, 2)
    assert await kept_in(tmp_path / "tables.db.before-restore") == rows(1, 5)


async def test_a_damaged_database_is_put_aside_too(tmp_path: Path) -> None:
    copy = await filled(tmp_path / "copy.db")
    database = tmp_path / "tables.db"
    database.write_bytes(b"ruins " * 1000)
    assert refused("restore", str(copy), "--database", at(database)) == "error-database-not-empty"
    run("restore", str(copy), "--database", at(database), "--force")
    assert await kept_in(database) == rows(1, 5)
    assert (tmp_path / "tables.db.before-restore").read_bytes() == b"ruins " * 1000


async def test_a_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    copy = await filled(tmp_path / "copy.db")
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    for force in ([], ["--force"]):
        assert refused("restore", str(copy), "--database", at(store.path), *force) == "error-database-in-use"
    await store.append(TABLE, 0, rows(1, 1), summary())
    await store.close()
    assert await kept_in(store.path) == rows(1, 1)


async def test_only_whole_copies_are_put_back(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"

    def refusal(name: str) -> str:
        found = refused("restore", str(tmp_path / name), "--database", at(database), "--force")
        assert not database.exists()
        return found

    damage(await filled(tmp_path / "damaged.db", 100))
    whole = (await filled(tmp_path / "whole.db", 100)).read_bytes()
    (tmp_path / "cut.db").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "letter.txt").write_text("Dear friend, " * 1000)
    (tmp_path / "empty.db").touch()
    with closing(sqlite3.connect(await filled(tmp_path / "newer.db"))) as connection:
        connection.execute(f"PRAGMA user_version = {len(steps()) + 1}")
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    assert refusal("none.db") == "error-no-such-file"
    assert refusal("damaged.db") == "error-backup-damaged"
    assert refusal("cut.db") == "error-backup-damaged"
    assert refusal("letter.txt") == "error-database-foreign"
    assert refusal("empty.db") == "error-database-foreign"
    assert refusal("foreign.db") == "error-database-foreign"
    assert refusal("newer.db") == "error-database-newer"


async def test_a_database_is_not_restored_from_itself(tmp_path: Path) -> None:
    database = str(await filled(tmp_path / "tables.db"))
    assert refused("restore", database, "--database", at(database), "--force") == "error-backup-same-file"
    assert await kept_in(Path(database)) == rows(1, 5)


async def test_an_old_copy_is_brought_up_to_date_when_it_is_opened(tmp_path: Path) -> None:
    script = Path(__file__).with_name("version_1.sql").read_text(encoding="utf-8")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as connection:
        connection.executescript(script)
    run("restore", str(tmp_path / "copy.db"), "--database", at(tmp_path / "tables.db"))
    assert len(await kept_in(tmp_path / "tables.db")) == 2
    run("restore", str(tmp_path / "copy.db"), "--database", at(tmp_path / "tables.db"), "--force")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_both_commands_speak_every_language(tmp_path: Path, lang: str) -> None:
    database = str(await filled(tmp_path / "tables.db"))
    assert "copy.db" in run("backup", str(tmp_path / "copy.db"), "--database", at(database), lang=lang)
    said = run("restore", str(tmp_path / "copy.db"), "--database", at(database), "--force", lang=lang)
    assert len(said.splitlines()) == 2
    for name in ("backup", "restore"):
        assert "--database" in run(name, "--help", lang=lang)
