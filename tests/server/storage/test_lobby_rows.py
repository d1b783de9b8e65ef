"""Adversary: a guest who fills the log of a lobby by renaming, on a real server that is restarted afterwards."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from okawari.client import Entry, Server
from okawari.protocol.messages import Setup
from okawari.server.summing import ROWS
from tests.server.running import ServerProcess

TIMES = ROWS + 100


def test_a_lobby_is_summed_up_and_comes_back_as_it_was(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, environment={"OKAWARI_RATE_SIZE": "0"}) as server:
        host, guest = asyncio.run(_renamed(server))
        server.kill()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            seqs = [seq for (seq,) in connection.execute("SELECT seq FROM log ORDER BY seq")]
        assert len(seqs) < TIMES < seqs[-1]
        server.start()
        asyncio.run(_started(server, host, guest))
        server.restart()
        assert server.ask("GET", "/health").json()["tables_damaged"] == 0
        assert server.stop() == 0


async def _renamed(server: ServerProcess) -> tuple[Entry, Entry]:
    async with Server(server.url) as door:
        host = await door.create_table(Setup(game="classic", seats=3), ["Mia"])
        guest = await door.join(table=host.table, secret=host.secret, name="Leo")
        async with door.client(guest) as leo:
            for number in range(TIMES):
                await leo.rename(f"Leo {number}")
    return host, guest


async def _started(server: ServerProcess, host: Entry, guest: Entry) -> None:
    async with Server(server.url) as door, door.client(host) as mia:
        assert [chair.name for chair in mia.chairs] == ["Mia", f"Leo {TIMES - 1}", ""]
        ana = await door.join(table=host.table, secret=host.secret, name="Ana")
        await mia.lock()
        await mia.kick(guest.seats[0])
        async with door.client(ana) as other:
            await other.ready()
            await mia.ready()
            await mia.start(fill=True)
            assert mia.phase == "playing"
