"""A program of its own that appends to a database and says what is on disk: to be killed by tests.

python appender.py DATABASE TABLES
"""

import asyncio
import sys

from okawari.server.storage import Row, StoredReplay, Summary
from okawari.server.storage.sqlite import SqliteStore


async def main(database: str, tables: int) -> None:
    """Append to all tables at once, for ever."""
    store = SqliteStore(database)
    await store.open()
    sys.stdout.write("open\n")
    await asyncio.gather(*(_play(store, f"table-{number}") for number in range(tables)))


async def _play(store: SqliteStore, table: str) -> None:
    seq = len(await store.read(table))
    while True:
        seq += 1
        replay = StoredReplay(f"{table}-{seq}", table, float(seq), [table], b"game") if seq % 10 == 0 else None
        row = Row(seq, seq, float(seq), f"{table}-{seq}", f"{table}-{seq}".encode())
        await store.append(table, seq - 1, [row], Summary(table, None, "playing", False, float(seq)), replay)
        sys.stdout.write(f"acked {table} {seq}\n")
        sys.stdout.flush()
        if seq % 7 == 0:
            await store.keep_snapshot(table, seq, row.payload)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
