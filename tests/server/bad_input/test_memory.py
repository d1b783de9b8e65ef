"""What attackers send leaves nothing behind in the server's memory, without waiting for the garbage collector."""

import asyncio
import gc
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

from okawari.protocol.messages import PROTOCOL
from okawari.server.sockets import Socket
from okawari.server.state import State
from okawari.server.wire import Door, Wire
from tests.server.bad_input import grammar
from tests.server.bad_input.raw import frame, handshake, talk
from tests.server.running import Place, ServerProcess, in_loop, running

SOAK = os.environ.get("OKAWARI_PROFILE") == "soak"
FRAMES = 20_000 if SOAK else 2_000  # in a round
FIRST = 60_000 if SOAK else 400  # frames until nothing new is loaded, cached or remembered up to its limit
ON_A_LINE = 4  # frames
AT_ONCE = 8
ROOM, ROOM_LATER = 12 * 1024, 4 * 1024  # KB that the server may grow by in all, and in a second round of the same
END = frame(b"end")  # no message: the server closes the line
TRIES = 50
KINDS = (Socket, Wire, Door, State)
FEW = 6  # of about a hundred: whatever still ends just now


async def converse(place: Place, pieces: list[bytes]) -> None:
    """Send pieces on a line of their own, and wait until the server has ended it."""
    await talk(place, handshake(place), [b"".join([*pieces, END])])


def hello(entry: dict[str, Any], right: str) -> bytes:
    return frame(
        f'{{"type":"hello","table":"{entry["table"]}","token":"{entry[right]}","protocol":{PROTOCOL}}}'.encode()
    )


def way_in(server: Place) -> dict[str, Any]:
    """How a guest joins a new table: unlike the host, who is away for a while, a guest cannot close it by chance."""
    entry = server.ask("POST", "/api/tables", {"setup": {"game": "classic", "seats": 2}}).json()
    return {"table": entry["table"], "secret": entry["secret"]}


def damaged(rng: random.Random) -> bytes:
    text = grammar.noise(rng) if rng.random() < 0.15 else grammar.damaged(grammar.message(rng, {}), rng)
    return frame(text.encode("utf-8", "surrogatepass"))


async def fuzz(place: Place, entry: dict[str, Any], frames: int) -> None:
    """The same damaged messages each time, from somebody with a chair, a spectator and a stranger."""
    rng = random.Random(11)
    firsts = [[hello(entry, "token")], [hello(entry, "secret")], []]

    async def several() -> None:
        for _ in range(frames // AT_ONCE // ON_A_LINE):
            await converse(place, [*rng.choice(firsts), *(damaged(rng) for _ in range(ON_A_LINE))])

    await asyncio.gather(*(several() for _ in range(AT_ONCE)))


@in_loop
async def test_a_line_that_ends_is_forgotten_at_once() -> None:
    """A circle of references would keep it until the garbage collector looks, which it seldom does."""
    async with running(rate_size=0) as server:
        entry = await server.post("/api/join", await asyncio.to_thread(way_in, server))
        await fuzz(server, entry, 64)
        gc.collect()
        gc.disable()
        try:
            for code in ("BCD-FGH", "?"):
                await server.request("POST", "/api/join", {"code": code})
            await converse(server, [frame(b"x" * 5000)])
            await fuzz(server, entry, 400)
            for _ in range(TRIES):
                await asyncio.sleep(0.02)
                left = Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, KINDS))
                if max(left.values(), default=0) <= FEW:
                    break
        finally:
            gc.enable()
    assert max(left.values(), default=0) <= FEW, left


def rss(server: ServerProcess) -> int:
    """KB in memory; 0 where that cannot be read."""
    status = Path(f"/proc/{server.pid}/status")
    if not status.exists():
        return 0
    return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))


def test_memory_stays_flat_under_fuzz(tmp_path: Path) -> None:
    """An attacker who sends nonsense over many short lines; before, each thousand of them took 20 MB."""
    with ServerProcess(tmp_path, environment={"OKAWARI_RATE_SIZE": "0", "OKAWARI_HOST_HOLD": "3600"}) as server:
        entry = server.ask("POST", "/api/join", way_in(server)).json()
        for path in ("/", "/api/catalogue?language=en", "/api/messages?language=en", "/api/openapi.json"):
            server.ask("GET", path)
        asyncio.run(fuzz(server, entry, FIRST))
        sizes = [rss(server)]
        for _ in range(2):
            asyncio.run(fuzz(server, entry, FRAMES))
            sizes.append(rss(server))
        figures = server.ask("GET", "/metrics").body.decode()
    assert "okawari_tables 1\n" in figures, "the table is there all the time, so that people get in"
    assert sizes[2] - sizes[0] < ROOM, sizes
    assert sizes[2] - sizes[1] < ROOM_LATER, sizes
