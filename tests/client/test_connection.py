"""The line to a table: it comes back, resumes, and neither loses nor doubles a command."""

import asyncio
import time

import pytest

from okawari.client import BadCommand, ConnectionOver, Faults, ServerAway, ServerRefusal, TableClient, Timing, Weather
from okawari.client.errors import FINAL
from okawari.protocol import messages as m
from tests.client.peer import QUICK, TABLE, TOKEN, Peer, info, meeting, run


def journal_of(client: TableClient) -> list[str]:
    assert client.journal is not None
    return [f"{row.kind} {row.how}".strip() for row in client.journal.rows if row.kind in ("open", "close", "version")]


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


# ---------------------------------------------------------------------------------------------- versions


def test_a_hole_in_the_versions_is_repaired_by_a_new_hello() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            peer.step()
            peer.version += 1  # one that gets lost
            peer.step()
            await client.wait_for(lambda client: client.version == 3)
            assert [hello.last_version for hello in peer.hellos] == [0, 1]
            expected = ["open", "version welcome", "version update", "version gap", "close resume", "open"]
            assert journal_of(client)[:6] == expected

    run(scene())


def test_repeated_and_old_versions_change_nothing() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            peer.step(table=info("lobby", ("Ada", "Leo")))
            peer.step(table=info("lobby", ("Mia", "Leo")))
            peer.tell(m.Update(version=1, events=[], waiting=[1], table=info("over")))
            peer.tell(m.Update(version=2, events=[], waiting=[1], table=info("over")))
            peer.step()
            await client.wait_for(lambda client: client.version == 3)
            assert (client.phase, client.waiting, len(peer.hellos)) == ("lobby", [], 1)
            assert client.journal is not None
            assert client.journal.followed == [1, 2, 3]

    run(scene())


def test_an_ack_of_a_version_that_never_comes_makes_the_client_ask_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("okawari.client.connection.CATCH_UP", 0.05)

    async def scene() -> None:
        async with meeting() as (peer, client):
            waiting = asyncio.ensure_future(client.lock())
            peer.step = lambda **parts: setattr(peer, "version", peer.version + 1)  # type: ignore[method-assign]
            assert await waiting == 1
            assert client.version == 1
            assert len(peer.hellos) == 2

    run(scene())


def test_on_a_line_that_loses_frames_silence_makes_the_client_ask_anew() -> None:
    async def scene() -> None:
        timing = Timing(**{**vars(QUICK), "quiet_after": 0.1})
        async with meeting(timing) as (peer, client):
            peer.version += 1
            await client.wait_for(lambda client: client.version == 1)

    run(scene())


def test_a_second_welcome_on_a_connection_is_a_copy() -> None:
    async def scene() -> None:
        async with meeting() as (peer, client):
            first = m.Welcome(
                version=0, you=m.You(person=0, seats=[0], host=True), table=info("over"), waiting=[], board=None,
                mine=None, missed=None, lines=[],
            )  # fmt: skip
            peer.step()
            peer.tell(first)
            peer.step()
            await client.wait_for(lambda client: client.version == 2)
            assert client.phase == "lobby"

    run(scene())


# ---------------------------------------------------------------------------------------------- when the line breaks


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
