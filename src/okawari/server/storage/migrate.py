"""The shape of a database: numbered steps from an empty file to what this program expects."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

from okawari.errors import OkawariError
from okawari.server import failpoints
from okawari.server.storage import chain
from okawari.server.storage.files import connect

MIGRATIONS = Path(__file__).with_name("migrations")
APPLICATION = 0x4F4B4157  # "OKAW": set by the first step
# What SQL cannot say of a step, by the version that it leads to; done behind its statements.
AFTERWARDS: dict[int, Callable[[sqlite3.Connection], None]] = {3: chain.fill}


def steps(folder: Path = MIGRATIONS) -> list[str]:
    """The steps in order; the first leads to version 1."""
    found = sorted(folder.glob("*.sql"))
    assert [int(file.name[:4]) for file in found] == list(range(1, len(found) + 1)), "steps are numbered from 0001 on"
    return [file.read_text(encoding="utf-8") for file in found]


def statements(text: str) -> Iterator[str]:
    """The statements of a step, one by one: as a script they would not be part of a transaction."""
    waiting = ""
    for line in text.splitlines(keepends=True):
        waiting += line
        if sqlite3.complete_statement(waiting):
            yield waiting
            waiting = ""
    assert not waiting.strip(), "a statement without its end"


def version_of(connection: sqlite3.Connection) -> int:
    """Which step a database has come to."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def check(connection: sqlite3.Connection, path: Path, newest: int | None = None) -> int:
    """The version of a database; refuses what is not Okawari's (an empty one is), or is newer than this program."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    version = version_of(connection)
    if application != APPLICATION and (application or tables or version):
        raise OkawariError("error-database-foreign", file=str(path))
    if version > (len(steps()) if newest is None else newest):
        raise OkawariError("error-database-newer", file=str(path), version=str(version))
    return version


def open_checked(path: Path, patience: float = 5.0) -> sqlite3.Connection:
    """Open a database that is found to be Okawari's; nothing is changed yet."""
    connection = None
    try:
        connection = connect(path, patience)
        check(connection, path)
    except BaseException as problem:
        if connection:
            connection.close()
        if getattr(problem, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
            raise OkawariError("error-database-foreign", file=str(path)) from None
        raise
    return connection


def migrate(connection: sqlite3.Connection, path: Path, folder: Path = MIGRATIONS) -> None:
    """Take the steps that a database lacks, all or none."""
    known = steps(folder)
    if check(connection, path, len(known)) == len(known):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for number in range(version_of(connection), len(known)):
            for statement in statements(known[number]):
                connection.execute(statement)
            if folder == MIGRATIONS and number + 1 in AFTERWARDS:
                AFTERWARDS[number + 1](connection)
            connection.execute(f"PRAGMA user_version={number + 1}")
            failpoints.hit("migration")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
