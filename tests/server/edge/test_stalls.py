"""Time in which the server itself is stuck is charged to nobody."""

import asyncio
import json
import time
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from okawari.protocol.figures import PACES, PaceSeconds
from okawari.server import timing
from okawari.server.clock import LONGEST, Clock
from tests.server.running import Running, in_loop, running

TURN = 1.8  # seconds
STUCK = 2.0


class Hands:
    """A clock's hands, moved by the test."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


def test_the_clock_stands_still_while_nobody_looks_at_it() -> None:
    hands, clock = Hands(), Clock()
    clock.start(hands)
    for _ in range(8):
        hands.at += 0.25
        clock.now()
    begun = clock.now()
    hands.at += LONGEST - 0.01
    assert clock.now() == pytest.approx(begun + LONGEST - 0.01)
    hands.at += 30
    assert clock.now() == pytest.approx(begun + LONGEST - 0.01), "the first look notices the stall"
    assert clock.stalled == pytest.approx(30)
    hands.at += 0.25
    assert clock.now() == pytest.approx(begun + LONGEST + 0.24)


def test_a_clock_that_nobody_looks_at_regularly_is_a_plain_one() -> None:
    clock = Clock()
    clock.start(Hands())
    clock.stop()
    before = time.monotonic()
    assert before <= clock.now() <= time.monotonic()


async def seated(server: Running, socket: ClientConnection, entry: dict[str, Any]) -> None:
    hello = {"type": "hello", "table": entry["table"], "token": entry["token"]}
    await socket.send(json.dumps(hello))
    assert json.loads(await socket.recv())["type"] == "welcome"


async def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if told["type"] == kind:
            return told


@in_loop
async def test_nobodys_time_runs_out_because_the_server_was_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop is blocked shortly before time runs out: everybody has the rest afterwards, and is told so."""
    paces = {**PACES, "brisk": PaceSeconds(TURN, 0, TURN)}  # a copy: the server tells the others in its catalogue
    monkeypatch.setattr(timing, "PACES", paces)
    async with running() as server:
        setup = {"game": "classic", "seats": 2, "pace": "brisk"}
        mia = await server.post("/api/tables", {"setup": setup, "names": ["Mia"]})
        leo = await server.post("/api/join", {"code": mia["code"], "name": "Leo"})
        async with server.socket() as hers, server.socket() as his:
            await seated(server, hers, mia)
            await seated(server, his, leo)
            await his.send('{"type":"ready","id":"ready-leo"}')
            await until(his, "ack")
            await hers.send('{"type":"start","id":"start-mia"}')
            before = await until(hers, "clock")
            time.sleep(STUCK)
            told = [json.loads(await hers.recv())]
            while told[-1]["type"] != "clock":
                told.append(json.loads(await hers.recv()))
            events = [event["what"] for one in told for event in one.get("events", ())]
            assert "time_ran_out" not in events
            left = told[-1]["left"]["0"]
            assert 0.5 * TURN * 1000 < left <= before["left"]["0"]
            begun = asyncio.get_running_loop().time()
            while "time_ran_out" not in events:
                events += [event["what"] for event in json.loads(await hers.recv()).get("events", ())]
            assert asyncio.get_running_loop().time() - begun > 0.5 * left / 1000
