"""Logs to keep for ever: three tables played on a real server, written down as SQL.

python -m tests.server.storage.golden FILE
"""

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from okawari.client import PointsChooser, RandomChooser, Server, TableClient, autoplay
from okawari.protocol.messages import Setup
from tests.server.running import ServerProcess

NAMES = ("Mia", "Leo", "Ana", "Zoe")
PARTY = Setup(game="party", seats=4, menu="cutthroat-combo", pace="none")
DRAFT = Setup(game="draft", seats=3, pace="none")


async def played(server: Server, setup: Setup, most: int | None = None) -> None:
    """A table with two people and bots; after `most` answers of each the game is left as it is."""
    entry = await server.create_table(setup, [NAMES[0]])
    guest = await server.join(table=entry.table, secret=entry.secret, name=NAMES[1])
    async with server.client(entry) as mia, server.client(guest) as leo:
        await leo.rename("Leonor")
        await mia.ready()
        await leo.ready()
        await mia.start(fill=True)
        if most is None:
            await asyncio.gather(autoplay(mia, PointsChooser()), autoplay(leo, RandomChooser(seed=1)))
        else:
            await asyncio.gather(_few(mia, most), _few(leo, most))


async def _few(client: TableClient, most: int) -> None:
    playing = asyncio.ensure_future(autoplay(client, RandomChooser(seed=2)))
    while client.mine is None or client.mine.question is None or client.mine.question.number <= most:
        await asyncio.sleep(0.01)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def evening(url: str) -> None:
    """A whole Party game, a whole Draft game, and a Party game in the middle."""
    async with Server(url) as server:
        await played(server, PARTY)
        await played(server, DRAFT)
        await played(server, PARTY, 4)


def dumped(path: Path) -> str:
    """A database as SQL, with what SQL dumps leave out."""
    with closing(sqlite3.connect(path)) as connection:
        numbers = [(name, connection.execute(f"PRAGMA {name}").fetchone()[0]) for name in PRAGMAS]
        lines = [*(f"PRAGMA {name} = {number};" for name, number in numbers), *connection.iterdump()]
    return "\n".join(lines) + "\n"


PRAGMAS = ("user_version", "application_id")


def main(arguments: Sequence[str]) -> None:
    """Play, and write the file."""
    with tempfile.TemporaryDirectory() as folder:
        with ServerProcess(Path(folder)) as server:
            asyncio.run(evening(server.url))
            assert server.stop() == 0, server.log
        Path(arguments[0]).write_text(dumped(Path(folder) / "tables.db"), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
