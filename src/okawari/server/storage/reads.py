"""What is read, in SQL, and the thread that does it."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from operator import itemgetter
from typing import Concatenate, ParamSpec, TypeVar

from msgspec import MsgspecError, json

from okawari.server.storage import Row, StoredReplay, Summary, Unreadable
from okawari.server.storage.files import PRIMARY, Watched, unavailable
from okawari.server.storage.writes import version_of_command

Found = TypeVar("Found")
Asked = ParamSpec("Asked")
_lines = json.Decoder(list[tuple[int, int, str, str | None, str, str, str | None]]).decode
RUINED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Reader:
    """Asks a database questions on a thread of its own; a broken connection is made anew."""

    def __init__(self, file: Watched) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "okawari-reader")

    async def ask(
        self,
        question: Callable[Concatenate[sqlite3.Connection, Asked], Found],
        *args: Asked.args,
        **options: Asked.kwargs,
    ) -> Found:
        """The answer to one of the questions below."""

        def answer() -> Found:
            try:
                return question(self._connected(), *args, **options)
            except sqlite3.Error as problem:
                self._forget()
                raise unavailable(problem) from None

        return await asyncio.get_running_loop().run_in_executor(self._thread, answer)

    def start_over(self) -> None:
        """Let go of the connection, between two questions; from another thread, which waits for it."""
        with suppress(RuntimeError):  # closed already
            self._thread.submit(self._forget).result()

    def close(self) -> None:
        """Answer what was asked, and end."""
        self._thread.shutdown()
        self._forget()

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self._file.connect()
            self._connection.execute("PRAGMA query_only=ON")
        return self._connection

    def _forget(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None


def rows_of(connection: sqlite3.Connection, table: str, after: int) -> list[Row]:
    """A table's rows behind a row. SQLite hands them over as one text, since each row by itself would cost a wait."""
    try:
        (text,) = connection.execute(
            "SELECT json_group_array(json_array(seq, version, at, command, hex(payload), hex(chain), state))"
            " FROM (SELECT * FROM log WHERE table_id = ? AND seq > ? ORDER BY seq)",
            (table, after),
        ).fetchone()
        return [
            Row(seq, version, float(at), command, bytes.fromhex(code), bytes.fromhex(chain), state)
            for seq, version, at, command, code, chain, state in sorted(_lines(text), key=itemgetter(0))
        ]
    except (MsgspecError, ValueError) as problem:
        raise Unreadable(str(problem)) from None
    except sqlite3.Error as problem:
        if getattr(problem, "sqlite_errorcode", 0) & PRIMARY in (*RUINED, 0):
            raise Unreadable(str(problem)) from None
        raise


def log_of(connection: sqlite3.Connection, table: str) -> tuple[list[Row], int | None]:
    """Return a table's rows and the last row's number in the index, both of the same moment."""
    connection.execute("BEGIN")
    try:
        found = connection.execute("SELECT last FROM tables WHERE table_id = ?", (table,)).fetchone()
        return rows_of(connection, table, 0), found[0] if found else None
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def newest(connection: sqlite3.Connection) -> float | None:
    """Return the latest time in the store."""
    found: tuple[float | None] = connection.execute(
        "SELECT max(at) FROM (SELECT at FROM clock UNION ALL SELECT max(touched) FROM tables"
        " UNION ALL SELECT max(at) FROM replays)"
    ).fetchone()
    return found[0]


def command_version(connection: sqlite3.Connection, table: str, command: str) -> int | None:
    """The version that a command led to."""
    found = version_of_command(connection, table, command)
    return found[0] if found else None


def live_tables(connection: sqlite3.Connection) -> list[Summary]:
    """All tables that are not closed."""
    found = connection.execute(
        "SELECT table_id, code, phase, pinned, touched FROM tables WHERE phase <> 'closed'"
        " ORDER BY touched DESC, table_id"
    ).fetchall()
    return [Summary(table, code, phase, bool(pinned), touched) for table, code, phase, pinned, touched in found]


def table_by_code(connection: sqlite3.Connection, code: str) -> str | None:
    """The table with an open lobby and this code."""
    found: tuple[str] | None = connection.execute(
        "SELECT table_id FROM tables WHERE code = ? AND phase = 'lobby' ORDER BY touched DESC", (code,)
    ).fetchone()
    return found[0] if found else None


def snapshot_of(connection: sqlite3.Connection, table: str) -> tuple[int, bytes] | None:
    """A table's state as it was kept."""
    found: tuple[int, bytes] | None = connection.execute(
        "SELECT seq, payload FROM snapshots WHERE table_id = ?", (table,)
    ).fetchone()
    return found


def replay_of(connection: sqlite3.Connection, replay: str) -> StoredReplay | None:
    """A finished game."""
    found = connection.execute("SELECT table_id, at, document FROM replays WHERE replay_id = ?", (replay,)).fetchone()
    if found is None:
        return None
    table, at, document = found
    return StoredReplay(replay, table, at, _owners(connection, replay), document)


def replays_of(connection: sqlite3.Connection, owner: str, limit: int) -> list[StoredReplay]:
    """The finished games of an owner, without their documents."""
    found = connection.execute(
        "SELECT replay_id, table_id, at FROM replay_owners JOIN replays USING (replay_id) WHERE owner = ?"
        " ORDER BY at DESC, replay_id LIMIT ?",
        (owner, limit),
    ).fetchall()
    return [StoredReplay(replay, table, at, _owners(connection, replay), b"") for replay, table, at in found]


def _owners(connection: sqlite3.Connection, replay: str) -> list[str]:
    asked = "SELECT owner FROM replay_owners WHERE replay_id = ? ORDER BY place"
    return [owner for (owner,) in connection.execute(asked, (replay,)).fetchall()]
