"""Chained checksums of a table's log: each covers its row and the checksum of the row before it."""

import sqlite3
from collections.abc import Iterator
from hashlib import sha256

from okawari.server.storage import Row

START = b""  # the checksum before a table's first row


def link(before: bytes, table: str, row: Row) -> bytes:
    """Return the checksum of a row, given the checksum `before` of the previous row.

    SHA-256 over eight parts, each written as its length in decimal digits, a colon and the bytes themselves: the
    checksum before, the table's id, seq, version, at, command, payload, state. Numbers are decimal, texts UTF-8; a
    command or state that is not None begins with "="; None is empty.

    >>> link(START, "table", Row(1, 1, 0.5, None, b"{}")).hex()[:16]
    '89331a3ec9db0628'
    """
    return _digest(before, table, row.seq, row.version, repr(row.at), row.command, row.payload, row.state)


def _digest(before: bytes, *parts: object) -> bytes:
    table, seq, version, at, command, payload, state = parts
    marked = [b"" if part is None else b"=" + _bytes(part) for part in (command, state)]
    texts = [before, *map(_bytes, (table, seq, version, at)), marked[0], _bytes(payload), marked[1]]
    return sha256(b"".join([b"%d:%b" % (len(text), text) for text in texts])).digest()


def _bytes(part: object) -> bytes:
    return part if isinstance(part, bytes) else str(part).encode("utf-8", "surrogatepass")


def fill(connection: sqlite3.Connection) -> None:
    """Add the checksums to the rows of an older database, and the last row's number to each table."""
    for (table,) in connection.execute("SELECT DISTINCT table_id FROM log").fetchall():
        connection.executemany("UPDATE log SET chain = ? WHERE table_id = ? AND seq = ?", _links(connection, table))
    connection.execute("UPDATE tables SET last = (SELECT max(seq) FROM log WHERE log.table_id = tables.table_id)")


def _links(connection: sqlite3.Connection, table: str) -> Iterator[tuple[bytes, str, int]]:
    asked = "SELECT seq, version, at, command, payload, state FROM log WHERE table_id = ? ORDER BY seq"
    chain = START
    for row in connection.execute(asked, (table,)).fetchall():
        chain = _digest(chain, table, *row)
        yield chain, table, row[0]
