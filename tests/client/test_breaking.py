"""When the line to a table breaks: it comes back, or says why it does not."""

import asyncio
import time

import pytest

from okawari.client import ConnectionOver, ServerAway, TableClient, Timing
from okawari.client.errors import FINAL
from okawari.protocol import messages as m
from tests.client.peer import QUICK, TABLE, TOKEN, Peer, meeting, run


def test_no_pong_means_a_new_connection() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            peer.mute.add(m.Ping)
            await client.wait_for(lambda client: client.connection.connections == 2)
            peer.mute.clear()
            assert any(isinstance(message, m.Ping) for message in peer.heard)

    run(scene())


def test_pongs_keep_a_connection() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            while sum(isinstance(message, m.Ping) for message in peer.heard) < 8:
                await asyncio.sleep(0.01)
            assert client.connection.connections == 1

    run(scene())


def test_a_stall_of_this_process_is_not_blamed_on_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("okawari.client.connection.LATE", 0.05)

    async def scene() -> None:
        async with meeting() as (_, client):
            while client.connection._unanswered is None:
                await asyncio.sleep(0.001)
            time.sleep(QUICK.pong_within * 2)
            await client.lock()
            assert client.connection.connections == 1

    run(scene())


def test_no_welcome_means_a_new_connection() -> None:
    async def scene() -> None:
        async with meeting(opened=False) as (peer, client):
            peer.mute.add(m.Hello)
            opening = asyncio.ensure_future(client.open())
            while len(peer.hellos) < 2:
                await asyncio.sleep(0.01)
            peer.mute.clear()
            await opening
            assert all(not isinstance(message, m.Ping) for message in peer.heard[:2])

    run(scene())


@pytest.mark.parametrize("code", FINAL)
def test_some_closings_are_final(code: int) -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            peer.mute.add(m.Lock)
            waiting = asyncio.ensure_future(client.lock())
            while not peer.log:
                await asyncio.sleep(0.01)
            await peer.hang_up(code)
            with pytest.raises(ConnectionOver) as over:
                await waiting
            assert over.value.code == code
            assert str(over.value)
            with pytest.raises(ConnectionOver):
                await client.rename("Ada")
            with pytest.raises(ConnectionOver):
                await client.wait_for(lambda client: False)
            assert len(peer.hellos) == 1
            assert client.journal is not None
            assert [one.outcome for one in client.journal.operations()] == ["unknown"]

    run(scene())


RETRIED = (
    m.Closing.GOING, m.Closing.RESTARTING, m.Closing.NOT_TEXT, m.Closing.NOT_UTF8, m.Closing.TOO_FAST,
    m.Closing.TOO_BIG, m.Closing.TOO_SLOW, m.Closing.BAD_MESSAGE, m.Closing.NO_HELLO, 1011,
)  # fmt: skip


@pytest.mark.parametrize("code", RETRIED)
def test_all_others_are_tried_again(code: int) -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            await peer.hang_up(code)
            await client.wait_for(lambda client: client.connection.connections == 2)

    run(scene())


def test_every_closing_is_one_or_the_other() -> None:
    codes = {value for name, value in vars(m.Closing).items() if name.isupper()}
    assert codes == (set(FINAL) | set(RETRIED)) - {1011}


def test_after_talking_too_fast_the_client_stays_away() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            loop = asyncio.get_running_loop()
            await peer.hang_up(m.Closing.TOO_FAST)
            closed = loop.time()
            await client.wait_for(lambda client: client.connection.connections == 2)
            assert loop.time() - closed >= QUICK.after_abuse * 0.9

    run(scene())


def test_a_server_that_blames_every_hello_is_believed_in_the_end() -> None:
    async def scene() -> None:
        async with meeting(opened=False) as (peer, client):
            peer.on_hello = lambda hello: m.Closing.BAD_MESSAGE
            with pytest.raises(ConnectionOver) as over:
                await client.open()
            assert over.value.message_id == "error-client-misunderstood"

    run(scene())


def test_an_outdated_client_stops() -> None:
    async def scene() -> None:
        async with meeting(opened=False) as (peer, client):
            peer.mute.add(m.Hello)
            opening = asyncio.ensure_future(client.open())
            while not peer.hellos:
                await asyncio.sleep(0.01)
            peer.tell(m.Notice(what="outdated"))
            with pytest.raises(ConnectionOver) as over:
                await opening
            assert over.value.message_id == "error-client-outdated"

    run(scene())


def test_a_frame_that_is_no_message_makes_the_client_start_anew() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            for line in list(peer.lines):
                await line.send('{"type": "nonsense"}')
            await client.wait_for(lambda client: client.connection.connections == 2)

    run(scene())


def test_a_seat_opened_elsewhere_can_be_taken_back() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            peer.tell(m.Notice(what="elsewhere"))
            await peer.hang_up(m.Closing.ELSEWHERE)
            await client.wait_for(lambda client: client.over is not None)
            assert client.last_notice == m.Notice(what="elsewhere")
            await client.open()
            assert client.over is None
            assert await client.lock() == 1

    run(scene())


def test_a_server_that_is_not_there_is_said_so() -> None:
    async def scene() -> None:
        peer = Peer()
        await peer.start()
        await peer.stop()
        with pytest.raises(ServerAway):
            await TableClient(peer.url, TABLE, TOKEN, timing=QUICK).open(timeout=0.1)

    run(scene())


def test_a_fault_of_the_script_s_own_ends_the_client() -> None:
    async def scene() -> None:
        def fails(message: object) -> None:
            if isinstance(message, m.Update):
                raise RuntimeError

        peer = Peer()
        await peer.start()
        client = await TableClient(peer.url, TABLE, TOKEN, timing=QUICK, on_message=fails).open()
        peer.step()
        with pytest.raises(ConnectionOver) as over:
            await client.wait_for(lambda client: False)
        assert over.value.message_id == "error-client-fault"
        await client.hang_up()
        await peer.stop()

    run(scene())


def test_the_delays_grow_and_vary() -> None:
    from itertools import islice
    from random import Random

    delays = list(islice(Timing().delays(Random(1)), 9))
    bases = [0.25, 0.5, 1.0, 2.0, 4.0, 5.0, 5.0, 5.0, 5.0]
    assert all(base * 0.7 <= delay <= base * 1.3 for base, delay in zip(bases, delays, strict=True))
    assert delays != bases
