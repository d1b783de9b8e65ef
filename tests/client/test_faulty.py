"""The bad line does what it says, and the same again for the same seed."""

import asyncio
from contextlib import suppress

import pytest

from okawari.client import Timing
from okawari.client.faulty import Faults, Weather
from okawari.client.transport import Closed, Opener, Transport, Unreachable
from okawari.protocol import messages as m
from tests.client.peer import meeting, run


class Wire:
    """A line that keeps what is sent and delivers what it is told to."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.incoming: asyncio.Queue[bytes | Closed] = asyncio.Queue()
        self.aborted = False

    async def receive(self) -> bytes:
        item = await self.incoming.get()
        if isinstance(item, Closed):
            raise item
        return item

    def send(self, data: bytes) -> None:
        self.sent.append(data)

    def abort(self) -> None:
        self.aborted = True

    async def close(self) -> None:
        self.aborted = True


def opener(wire: Wire) -> Opener:
    async def open_wire(url: str) -> Transport:
        return wire

    return open_wire


FRAMES = [str(number).encode() for number in range(200)]


async def through(weather: Weather, seed: int = 1) -> tuple[list[bytes], list[bytes]]:
    """What becomes of the frames, outward and inward."""
    wire = Wire()
    faults = Faults(seed, outward=weather, inward=weather, inner=opener(wire))
    line = await faults.open("")
    for frame in FRAMES:
        line.send(frame)
        wire.incoming.put_nowait(frame)
    wire.incoming.put_nowait(Closed(1012, "restart"))
    got: list[bytes] = []
    with pytest.raises(Closed) as end:
        await read_all(line, got)
    assert end.value.code == 1012
    return wire.sent, got


async def read_all(line: Transport, got: list[bytes]) -> None:
    while True:
        got.append(await line.receive())


def test_good_weather_changes_nothing() -> None:
    async def scene() -> None:
        assert await through(Weather()) == (FRAMES, FRAMES)

    run(scene())


def test_frames_get_lost() -> None:
    async def scene() -> None:
        for way in await through(Weather(drop=0.2)):
            assert way == [frame for frame in FRAMES if frame in set(way)]
            assert 100 < len(way) < 190

    run(scene())


def test_frames_come_twice() -> None:
    async def scene() -> None:
        for way in await through(Weather(duplicate=0.2)):
            assert sorted(set(way)) == sorted(FRAMES)
            assert 210 < len(way) < 290

    run(scene())


def test_frames_are_mixed_within_a_window() -> None:
    async def scene() -> None:
        for way in await through(Weather(window=5)):
            assert sorted(way) == sorted(FRAMES)
            assert way != FRAMES
            assert all(abs(way.index(frame) - at) < 5 for at, frame in enumerate(FRAMES))

    run(scene())


def test_late_frames_keep_their_order() -> None:
    async def scene() -> None:
        sent, got = await through(Weather(delay=(0.0, 0.05)))
        assert got == FRAMES
        assert sent == FRAMES[: len(sent)]

    run(scene())


def test_the_same_seed_gives_the_same_fate() -> None:
    async def scene() -> None:
        weather = Weather(drop=0.2, duplicate=0.2)
        assert await through(weather, 1) == await through(weather, 1)
        assert await through(weather, 1) != await through(weather, 2)

    run(scene())


def test_a_few_frames_are_not_held_back_for_ever() -> None:
    async def scene() -> None:
        wire = Wire()
        line = await Faults(inward=Weather(window=5), inner=opener(wire)).open("")
        wire.incoming.put_nowait(b"one")
        assert await line.receive() == b"one"
        line.abort()

    run(scene())


def test_a_cut_ends_the_connection_and_an_unplugged_line_makes_no_other() -> None:
    async def scene() -> None:
        wire = Wire()
        faults = Faults(inner=opener(wire))
        line = await faults.open("")
        faults.unplug()
        with pytest.raises(Closed):
            await line.receive()
        assert wire.aborted
        with pytest.raises(Unreachable):
            await faults.open("")
        faults.plug_in()
        assert await faults.open("") is not line

    run(scene())


def test_nothing_is_read_until_reading_goes_on() -> None:
    async def scene() -> None:
        wire = Wire()
        faults = Faults(inner=opener(wire))
        line = await faults.open("")
        faults.stop_reading()
        for frame in FRAMES:
            wire.incoming.put_nowait(frame)
        await asyncio.sleep(0.01)
        assert wire.incoming.qsize() >= len(FRAMES) - 1
        faults.read_on()
        assert [await line.receive() for _ in FRAMES] == FRAMES
        line.abort()

    run(scene())


def test_slow_reading_takes_its_time() -> None:
    async def scene() -> None:
        loop = asyncio.get_running_loop()
        wire = Wire()
        faults = Faults(inner=opener(wire))
        line = await faults.open("")
        faults.read_slowly(10_000)
        began = loop.time()
        for _ in range(4):
            wire.incoming.put_nowait(b"x" * 500)
        for _ in range(4):
            await line.receive()
        assert loop.time() - began >= 0.19
        line.abort()

    run(scene())


def test_a_client_on_a_cut_line_comes_back() -> None:
    async def scene() -> None:
        faults = Faults()
        async with meeting(opener=faults.open) as (_, client):
            for times in (2, 3):
                faults.cut()
                await client.wait_for(lambda client, times=times: client.connection.connections == times)  # type: ignore[misc]
            assert await client.lock() == 1

    run(scene())


def test_a_client_on_a_silent_line_notices() -> None:
    async def scene() -> None:
        faults = Faults()
        async with meeting(opener=faults.open) as (peer, client):
            faults.silent = True
            await client.wait_for(lambda client: not client.connected)
            faults.silent = False
            await client.wait_for(lambda client: client.connected)
            assert peer.hellos[-1].last_version == 0

    run(scene())


def test_a_server_feels_it_when_a_client_does_not_read() -> None:
    async def scene() -> None:
        faults = Faults(slow_reader=True)
        async with meeting(Timing(), faults.open) as (peer, _):
            faults.stop_reading()
            (line,) = peer.lines
            text = m.encode(m.Refused(id=None, error="x" * 30_000)).decode()
            sent = 0
            with suppress(TimeoutError):
                while sent < 1000:
                    await asyncio.wait_for(line.send(text), 0.3)
                    sent += 1
            assert sent < 1000, "30 MB fit nowhere: the server has to wait"

    run(scene())
