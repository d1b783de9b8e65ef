"""What is written, in SQL.

Every statement lets go of Python's lock and then waits for it, behind a busy event loop perhaps. So a group of
appends is written by a few statements of many rows. Only if that fails are they looked at one by one.
"""

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from math import inf
from typing import Any

from okawari.server import failpoints
from okawari.server.storage import Conflict, Repeated, Row, StoredReplay, Summary

Write = Callable[[sqlite3.Connection], Any]
AT_ONCE = 64  # rows in a statement
TABLES_AT_ONCE, REPLAYS_AT_ONCE = 8, 64  # deleted in one go, so that nobody has to wait long

LOG = ("INSERT INTO log (table_id, seq, version, at, command, payload, chain, state) VALUES ", 8, "")
TABLES = (
    "INSERT INTO tables (table_id, code, phase, pinned, touched, last) VALUES ",
    6,
    " ON CONFLICT (table_id) DO UPDATE SET code = excluded.code, phase = excluded.phase,"
    " pinned = excluded.pinned, touched = excluded.touched, last = excluded.last",
)
OWNERS = ("INSERT INTO replay_owners (owner, replay_id, place) VALUES ", 3, "")


class Append:
    """Rows for one table, with what goes with them."""

    __slots__ = ("after", "keep", "replay", "rows", "summary", "table")

    def __init__(
        self,
        table: str,
        after: int,
        rows: Sequence[Row],
        summary: Summary,
        replay: StoredReplay | None,
        keep: int | None = None,
    ) -> None:
        self.table = table
        self.after = after
        self.rows = rows
        self.summary = summary
        self.replay = replay
        self.keep = keep

    @property
    def last(self) -> int:
        """The number of the table's last row afterwards."""
        return self.after + len(self.rows)

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Write this one alone; what is wrong with it is found out before."""
        for row in self.rows:
            if row.command is not None and (found := version_of_command(connection, self.table, row.command)):
                raise Repeated(found[0])
        (last,) = connection.execute("SELECT max(seq) FROM log WHERE table_id = ?", (self.table,)).fetchone()
        if (last or 0) != self.after:
            raise Conflict(f"{self.table} ends at {last or 0}, not at {self.after}")
        try:
            append_all(connection, [self])
        except sqlite3.IntegrityError as problem:
            raise Conflict(str(problem)) from None


def version_of_command(connection: sqlite3.Connection, table: str, command: str) -> tuple[int] | None:
    """The version that a command led to, in a tuple."""
    asked = "SELECT version FROM log WHERE table_id = ? AND command = ?"
    found: tuple[int] | None = connection.execute(asked, (table, command)).fetchone()
    return found


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> None:
    """Write many appends together; the keys of the log see to it that each follows the row it says."""
    insert_rows(connection, [(one.table, row) for one in appends for row in one.rows])
    last = {one.table: (one.summary, one.last) for one in appends}
    _insert(
        connection,
        TABLES,
        [(table, one.code, one.phase, one.pinned, one.touched, row) for table, (one, row) in last.items()],
    )
    for one in appends:
        if one.keep is not None:
            connection.execute(
                "DELETE FROM log WHERE table_id = ? AND seq > ? AND seq <= ?", (one.table, one.keep, one.after)
            )
        if one.replay is not None:
            _insert_replay(connection, one.replay)


def insert_rows(connection: sqlite3.Connection, rows: Sequence[tuple[str, Row]]) -> None:
    """Insert rows of tables unchanged."""
    _insert(
        connection,
        LOG,
        [
            (table, row.seq, row.version, repr(row.at), row.command, row.payload, row.chain, row.state)
            for table, row in rows
        ],
    )


def _insert(connection: sqlite3.Connection, into: tuple[str, int, str], rows: Sequence[tuple[Any, ...]]) -> None:
    for begin in range(0, len(rows), AT_ONCE):
        part = rows[begin : begin + AT_ONCE]
        connection.execute(_statement(into, len(part)), list(chain.from_iterable(part)))


@cache
def _statement(into: tuple[str, int, str], rows: int) -> str:
    head, columns, tail = into
    row = f"({', '.join('?' * columns)})"
    return head + ", ".join([row] * rows) + tail


def _insert_replay(connection: sqlite3.Connection, replay: StoredReplay) -> None:
    connection.execute(
        "INSERT INTO replays (replay_id, table_id, at, document) VALUES (?, ?, ?, ?)",
        (replay.replay, replay.table, replay.at, replay.document),
    )
    owners = dict.fromkeys(replay.owners)
    _insert(connection, OWNERS, [(owner, replay.replay, place) for place, owner in enumerate(owners)])


def keep_snapshot(table: str, seq: int, payload: bytes) -> Write:
    """Keep a state, if the log has the row and nothing later is kept."""

    def work(connection: sqlite3.Connection) -> None:
        connection.execute(
            "INSERT INTO snapshots (table_id, seq, payload) SELECT table_id, seq, ? FROM log"
            " WHERE table_id = ? AND seq = ?"
            " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, payload = excluded.payload"
            " WHERE excluded.seq >= snapshots.seq",
            (payload, table, seq),
        )
        failpoints.hit("snapshot")

    return work


def delete_replays(replays: Sequence[str]) -> Write:
    """Delete finished games; the work's result is how many there were."""

    def work(connection: sqlite3.Connection) -> int:
        marks = ", ".join("?" * len(replays))
        connection.execute(f"DELETE FROM replay_owners WHERE replay_id IN ({marks})", list(replays))
        return connection.execute(f"DELETE FROM replays WHERE replay_id IN ({marks})", list(replays)).rowcount

    return work


def expire_tables(before: float, pinned_before: float) -> Write:
    """Delete a few tables untouched since then; the work's result is their ids."""

    def work(connection: sqlite3.Connection) -> list[str]:
        found = connection.execute(
            "SELECT table_id FROM tables WHERE touched < CASE WHEN pinned THEN ? ELSE ? END ORDER BY touched LIMIT ?",
            (pinned_before, before, TABLES_AT_ONCE),
        ).fetchall()
        tables = [table for (table,) in found]
        marks = ", ".join("?" * len(tables))
        for place in ("log", "snapshots", "tables"):
            connection.execute(f"DELETE FROM {place} WHERE table_id IN ({marks})", tables)
        return tables

    return work


def expire_replays(before: float) -> Write:
    """Delete a few finished games older than that; the work's result is how many."""

    def work(connection: sqlite3.Connection) -> int:
        found = connection.execute(
            "SELECT replay_id FROM replays WHERE at < ? ORDER BY at LIMIT ?", (before, REPLAYS_AT_ONCE)
        ).fetchall()
        return int(delete_replays([replay for (replay,) in found])(connection))

    return work


def note_clock(at: float, leapt: float) -> Write:
    """Store the time; after a jump, move the stored times along, so that ages stay the same.

    What was written since the jump has the right time already: after a jump back only times later than now are moved,
    after a jump forward none beyond now.
    """

    def work(connection: sqlite3.Connection) -> None:
        since = -inf if leapt > 0 else at
        for place, column in (("tables", "touched"), ("replays", "at")) if leapt else ():
            connection.execute(
                f"UPDATE {place} SET {column} = min({column} + ?, ?) WHERE {column} > ?", (leapt, at, since)
            )
        connection.execute("INSERT INTO clock VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at", (at,))

    return work


def probe(connection: sqlite3.Connection) -> None:
    """Write a page that stays as it is."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version={version}")
