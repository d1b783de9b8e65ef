"""Versions on the line to a table: none is missed, and none counts twice."""

import asyncio

import pytest

from okawari.client import TableClient, Timing
from okawari.protocol import messages as m
from tests.client.peer import QUICK, info, meeting, run


def journal_of(client: TableClient) -> list[str]:
    assert client.journal is not None
    return [f"{row.kind} {row.how}".strip() for row in client.journal.rows if row.kind in ("open", "close", "version")]


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
