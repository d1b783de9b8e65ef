"""That nothing was lost: what the server has acked is in its database, once, and as the version it said."""

import sqlite3
from collections.abc import Mapping
from pathlib import Path

from okawari.server.codes import client_id


def lost(database: Path, kept: Mapping[str, Mapping[str, int]]) -> list[str]:
    """What is wrong with the logs of these tables, given their acked commands with the versions of the acks."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        return [one for table, acked in kept.items() for one in _wrong(connection, table, acked)]


def _wrong(connection: sqlite3.Connection, table: str, acked: Mapping[str, int]) -> list[str]:
    rows = connection.execute("SELECT seq, version, command FROM log WHERE table_id = ? ORDER BY seq", (table,))
    found: dict[str, list[int]] = {}
    wrong: list[str] = []
    for at, (seq, version, command) in enumerate(rows, 1):
        if seq != at:
            wrong.append(f"{table}: row {seq} stands where row {at} should")
        if command is not None:
            found.setdefault(client_id(command), []).append(version)
    for command, version in acked.items():
        if found.get(command) != [version]:
            wrong.append(f"{table}: {command} was acked as {version} and is there as {found.get(command, 'nothing')}")
    return wrong
