"""The line to a table: it is opened, and neither loses nor doubles a command, in any weather."""

import asyncio

import pytest

from okawari.client import BadCommand, ConnectionOver, Faults, ServerRefusal, TableClient, Timing, Weather
from okawari.protocol import messages as m
from tests.client.peer import QUICK, TABLE, TOKEN, meeting, run


def test_hello_comes_first_and_the_welcome_fills_the_state() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            assert peer.heard[0] == m.Hello(table=TABLE, token=TOKEN)
            assert (client.connected, client.phase, client.version) == (True, "lobby", 0)
            assert [chair.name for chair in client.my_chairs] == ["Mia"]

    run(scene())


@pytest.mark.parametrize("ack_first", [True, False])
def test_a_command_returns_its_version_once_the_state_is_there(ack_first: bool) -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            peer.ack_first = ack_first
            assert await client.lock() == 1
            assert await client.rename("Ada") == 2
            assert client.version == 2
            assert [type(command) for command in peer.log] == [m.Lock, m.Rename]

    run(scene())


def test_a_refusal_is_raised_with_the_server_s_words() -> None:
    async def scene() -> None:
        async with meeting() as (_, client):
            with pytest.raises(ServerRefusal) as refused:
                await client.rename("")
            assert refused.value.message_id == "error-not-your-decision"
            assert client.journal is not None
            assert [one.outcome for one in client.journal.operations()] == ["fail"]

    run(scene())


def test_what_the_protocol_does_not_allow_is_not_sent() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            heard = len(peer.commands(m.Rename))
            with pytest.raises(BadCommand):
                await client.rename("x", seat=9)
            with pytest.raises(BadCommand):
                await client.rename("x" * 300)
            with pytest.raises(BadCommand):
                await client.answer("tofu")
            assert len(peer.commands(m.Rename)) == heard

    run(scene())


def test_a_table_or_token_that_cannot_be_is_refused_at_once() -> None:
    for table, token in (("short", TOKEN), (TABLE, "k" * 21), (TABLE, "k\n" * 11)):
        with pytest.raises(BadCommand):
            TableClient("http://localhost:8000", table, token)


def test_nothing_can_be_commanded_before_the_line_is_open() -> None:
    async def scene() -> None:
        async with meeting(opened=False) as (peer, client):
            with pytest.raises(ConnectionOver):
                await client.lock()
            peer.mute.add(m.Hello)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(client.open(), 0.05)
            assert not client.connected
            peer.mute.clear()
            await client.open()
            assert await client.lock() == 1

    run(scene())


# ---------------------------------------------------------------------------------------------- commands


def test_an_ack_that_is_lost_makes_the_command_go_out_again_with_the_same_id() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            peer.mute.add(m.Lock)
            waiting = asyncio.ensure_future(client.lock())
            while len(peer.commands(m.Lock)) < 3:
                await asyncio.sleep(0.01)
            peer.mute.clear()
            assert await waiting == 1
            assert len({command.id for command in peer.commands(m.Lock)}) == 1
            assert len(peer.log) == 1
            assert client.journal is not None
            (operation,) = client.journal.operations()
            assert operation.outcome == "ok"
            assert operation.sends >= 3

    run(scene())


def test_a_command_survives_a_restart_and_takes_effect_once() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            peer.mute.add(m.Lock)
            waiting = asyncio.ensure_future(client.lock())
            while not peer.log:
                await asyncio.sleep(0.01)
            await peer.stop()
            await client.wait_for(lambda client: not client.connected)
            peer.mute.clear()
            await peer.start()
            assert await waiting == 1
            assert len(peer.log) == 1
            assert peer.hellos[-1].last_version == 1

    run(scene())


def test_a_command_given_while_the_line_is_down_goes_out_later() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            await peer.stop()
            await client.wait_for(lambda client: not client.connected)
            waiting = [asyncio.ensure_future(client.lock()), asyncio.ensure_future(client.rename("Ada"))]
            await asyncio.sleep(0.05)
            await peer.start()
            assert await asyncio.gather(*waiting) == [1, 2]

    run(scene())


def test_a_cancelled_command_is_not_sent_again_and_its_fate_is_unknown() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            peer.mute.add(m.Lock)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(client.lock(), 0.05)
            sent = len(peer.commands(m.Lock))
            await asyncio.sleep(0.3)
            assert len(peer.commands(m.Lock)) == sent
            assert client.journal is not None
            assert [one.outcome for one in client.journal.operations()] == ["unknown"]

    run(scene())


# ---------------------------------------------------------------------------------------------- bad lines

STORMS = {
    "drop": Weather(drop=0.1),
    "duplicate": Weather(duplicate=0.3),
    "reorder": Weather(window=5),
    "delay": Weather(delay=(0.0, 0.05)),
    "all": Weather(drop=0.05, duplicate=0.1, window=3, delay=(0.0, 0.01)),
}


@pytest.mark.parametrize("storm", STORMS)
def test_in_any_weather_each_command_counts_once(storm: str) -> None:
    async def scene() -> None:
        timing = Timing(**{**vars(QUICK), "quiet_after": 0.3, "pong_within": 0.4})
        faults = Faults(storm, outward=STORMS[storm], inward=STORMS[storm])
        async with meeting(timing, faults.open) as (peer, client):
            names = [f"name{number}" for number in range(20)]
            for name in names:
                await client.rename(name)
            assert [command.name for command in peer.log if isinstance(command, m.Rename)] == names
            assert client.journal is not None
            kept = {one.id: one.version for one in client.journal.operations() if one.outcome == "ok"}
            assert kept == peer.acks
            followed = client.journal.followed
            assert followed == sorted(set(followed))

    run(scene())
