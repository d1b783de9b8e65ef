"""Clients against the real server: whole games, bad lines, and a ledger that adds up."""

import asyncio
import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from okawari.client import (
    ConnectionOver,
    Entry,
    Faults,
    Journal,
    PointsChooser,
    RandomChooser,
    Server,
    ServerRefusal,
    TableClient,
    Weather,
    autoplay,
)
from okawari.language import catalogue_text
from okawari.protocol.messages import Option, Setup
from okawari.replays import load, read
from okawari.server.codes import client_id
from okawari.server.storage import Row, store_at
from tests.client.peer import QUICK, run
from tests.server.running import Running, ServerProcess, running

UNLIMITED: dict[str, Any] = {"rate_size": 0}
BAD_LINE = replace(QUICK, quiet_after=1.0, pong_within=2.0, ping_every=0.5, welcome_within=1.0, tick=0.05)


async def two_seats(server: Server, **setup: Any) -> tuple[Entry, Entry]:
    host = await server.create_table(Setup(**{"game": "classic", "seats": 2, **setup}), ["Mia"])
    return host, await server.join(code=host.code, name="Leo")


async def check_ledger(running: Running, table: str, *journals: Journal) -> None:
    check_rows(await running.app.services.store.read(table), journals)


def check_rows(rows: list[Row], journals: Iterable[Journal]) -> None:
    """Every command that is known to be kept is in the log once and under its version, and nothing else is."""
    logged: dict[str, int] = {}
    for row in rows:
        if row.command is not None:
            assert client_id(row.command) not in logged
            logged[client_id(row.command)] = row.version
    known = [one for journal in journals for one in journal.operations()]
    for one in known:
        assert (one.id in logged) == (one.outcome == "ok") or one.outcome == "unknown", one
        assert one.version is None or set(one.versions) == {logged[one.id]}, one
    assert set(logged) <= {one.id for one in known}
    for journal in journals:
        assert journal.followed == sorted(set(journal.followed))


def test_a_whole_game_of_two_clients_and_a_spectator() -> None:
    async def scene() -> None:
        async with running(**UNLIMITED) as place, Server(place.url) as server:
            first, second = await two_seats(server)
            third = await server.join(table=first.table, secret=first.secret, watch=True)
            journals = [Journal("mia"), Journal("leo")]
            async with (
                server.client(first, journal=journals[0]) as mia,
                server.client(second, journal=journals[1]) as leo,
                server.client(third) as watcher,
            ):
                assert (mia.you.host, leo.you.host, watcher.you.seats) == (True, False, [])
                await leo.ready()
                await mia.start()
                results = await asyncio.gather(autoplay(mia, PointsChooser()), autoplay(leo, RandomChooser(1)))
                await watcher.wait_for(lambda client: client.version == mia.version)
                assert results[0] == results[1]
                assert mia.scores == leo.scores == watcher.scores == results[0].scores
                assert mia.lines == leo.lines == watcher.lines
                sums = [sum(line.points for line in mia.lines if line.seat == seat) for seat in (0, 1)]
                assert sums == results[0].scores
                assert watcher.mine is None
                with pytest.raises(ServerRefusal):
                    await watcher.lock()
            await check_ledger(place, first.table, *journals)
            document = await server.replay(results[0].replay)
            assert document["scores"] == results[0].scores
            await server.delete_replay(results[0].replay, second.token)
            with pytest.raises(ServerRefusal):
                await server.replay(results[0].replay)

    run(scene())


def test_one_more_game_and_the_end_of_the_table() -> None:
    async def scene() -> None:
        async with running(**UNLIMITED) as place, Server(place.url) as server:
            first, second = await two_seats(server)
            async with server.client(first) as mia, server.client(second) as leo:
                playing = [
                    asyncio.ensure_future(autoplay(client, RandomChooser(at), games=2))
                    for at, client in enumerate((mia, leo))
                ]
                for game in (1, 2):
                    await mia.wait_for(lambda client: all(chair.ready for chair in client.chairs))
                    await mia.start()
                    await mia.wait_for(lambda client, game=game: client.table.games == game)  # type: ignore[misc]
                await asyncio.gather(*playing)
                assert mia.board is not None
                assert mia.board.game == 2
                await mia.close()
                await leo.wait_for(lambda client: client.over is not None)
                with pytest.raises(ConnectionOver):
                    await leo.ready()

    run(scene())


def test_one_client_with_several_seats_looks_at_one_at_a_time() -> None:
    async def scene() -> None:
        async with running(**UNLIMITED) as place, Server(place.url) as server:
            entry = await server.create_table(Setup(game="draft", seats=3), ["Mia", "Leo", "Ada"])
            assert len(entry.seats) == 3
            async with server.client(entry) as client:
                await client.ready()
                await client.start()
                assert client.mine is None
                result = await autoplay(client, PointsChooser())
                assert len(result.scores) == 3

    run(scene())


def test_a_server_under_a_path() -> None:
    async def scene() -> None:
        async with running(prefix="/games") as place, Server(place.url) as server:
            assert (await server.health())["status"] == "ok"
            entry = await server.create_table(Setup(seats=2))
            async with server.client(entry) as client:
                assert client.you.host
            status = await server.status(entry.table, entry.token)
            assert (status.phase, status.seats) == ("lobby", [0])
            assert await server.tables() == []
            assert (await server.catalogue("es"))["language"] == "es"
            assert await server.messages("es") == catalogue_text("es")
            with pytest.raises(ServerRefusal) as refused:
                await server.catalogue("tlh")
            assert refused.value.message_id == "error-unknown-language"

    run(scene())


def test_lobby_commands() -> None:
    async def scene() -> None:
        async with running(**UNLIMITED) as place, Server(place.url) as server:
            first, second = await two_seats(server, seats=4)
            async with server.client(first) as mia, server.client(second) as leo:
                await mia.rename("Ada")
                await mia.set_bot(2, "random")
                await mia.lock()
                await mia.arrange([1, 0, 2, 3])
                assert [chair.name for chair in mia.chairs][:2] == ["Leo", "Ada"]
                assert mia.table is not None
                assert mia.table.locked
                await mia.change_setup(Setup(game="classic", seats=3))
                with pytest.raises(ServerRefusal):
                    await leo.start()
                await mia.kick(mia.chairs.index(next(chair for chair in mia.chairs if chair.name == "Leo")))
                await leo.wait_for(lambda client: client.over is not None)
                assert leo.over is not None
                assert leo.over.message_id == "error-client-kicked"

    run(scene())


def test_a_newer_connection_plays_and_the_older_one_stops() -> None:
    async def scene() -> None:
        async with running(**UNLIMITED) as place, Server(place.url) as server:
            entry = await server.create_table(Setup(seats=2))
            async with server.client(entry) as older, server.client(entry) as newer:
                await older.wait_for(lambda client: client.over is not None)
                assert older.over is not None
                assert older.over.message_id == "error-client-elsewhere"
                await older.open()
                await newer.wait_for(lambda client: client.over is not None)
                assert await older.lock() == older.version

    run(scene())


def test_choices_can_be_taken_back() -> None:
    async def scene() -> None:
        async with running(**UNLIMITED) as place, Server(place.url) as server:
            first, second = await two_seats(server)
            async with server.client(first) as mia, server.client(second):
                await mia.start(fill=True)
                numbers = []
                async for asked in mia.questions():
                    assert asked.question is not None
                    numbers.append(asked.question.number)
                    if len(numbers) == 3:
                        break
                    await mia.answer(asked.question.options[0].answer)
                    await mia.take_back()
                assert numbers == sorted(set(numbers))

    run(scene())


STORMS = {
    "drop": Weather(drop=0.05),
    "duplicate": Weather(duplicate=0.1),
    "reorder": Weather(window=5),
    "late": Weather(delay=(0.0, 0.03)),
}


@pytest.mark.slow
@pytest.mark.parametrize("storm", STORMS)
def test_a_game_on_bad_lines(storm: str) -> None:
    async def scene() -> None:
        async with running(**UNLIMITED) as place, Server(place.url) as server:
            entries = await two_seats(server)
            journals = [Journal("mia", frames=False), Journal("leo", frames=False)]
            clients = [
                server.client(
                    entry,
                    journal=journal,
                    timing=BAD_LINE,
                    opener=Faults(f"{storm}{at}", outward=STORMS[storm], inward=STORMS[storm]).open,
                )
                for at, (entry, journal) in enumerate(zip(entries, journals, strict=True))
            ]
            async with clients[0] as mia, clients[1] as leo:
                await leo.ready()
                await mia.start()
                results = await asyncio.gather(autoplay(mia, PointsChooser()), autoplay(leo, PointsChooser()))
                assert results[0] == results[1]
            await check_ledger(place, entries[0].table, *journals)

    run(scene())


def test_a_game_with_cuts() -> None:
    async def scene() -> None:
        async with running(**UNLIMITED) as place, Server(place.url) as server:
            entries = await two_seats(server)
            faults = Faults()
            journals = [Journal("mia"), Journal("leo")]
            answers = 0

            def cutting(mine: Any, board: Any) -> Option:
                nonlocal answers
                answers += 1
                if answers % 5 == 0:
                    faults.cut()
                return PointsChooser()(mine, board)

            async with (
                server.client(entries[0], journal=journals[0], timing=QUICK, opener=faults.open) as mia,
                server.client(entries[1], journal=journals[1]) as leo,
            ):
                await leo.ready()
                await mia.start()
                results = await asyncio.gather(autoplay(mia, cutting), autoplay(leo, PointsChooser()))
                assert results[0] == results[1]
                assert mia.connection.connections > 4
            await check_ledger(place, entries[0].table, *journals)

    run(scene())


def test_a_player_who_is_refused_tries_again() -> None:
    async def scene() -> None:
        async with running(**UNLIMITED) as place, Server(place.url) as server:
            entry = await server.create_table(Setup(game="classic", seats=2))
            journal = Journal("mia")
            choices = 0

            def clumsy(mine: Any, board: Any) -> Option:
                nonlocal choices
                choices += 1
                return Option(answer="no-such-card") if choices in (3, 6, 7) else PointsChooser()(mine, board)

            async with server.client(entry, journal=journal, timing=QUICK) as client:
                await client.start(fill=True)
                await autoplay(client, clumsy, think=lambda: 0.001)
                errors = [one.error for one in journal.operations() if one.outcome == "fail"]
                assert errors == ["error-illegal-choice"] * 3
            await check_ledger(place, entry.table, journal)

    run(scene())


def test_the_default_pace_of_the_server_suffices() -> None:
    async def scene() -> None:
        async with running() as place, Server(place.url) as server:
            first, second = await two_seats(server)
            async with server.client(first) as mia, server.client(second) as leo:
                for number in range(24):
                    await leo.rename(f"Leo {number}")
                assert leo.connection.connections == 1
                assert mia.connection.connections == 1

    run(scene())


def test_a_stranger_is_not_let_in() -> None:
    async def scene() -> None:
        async with running(**UNLIMITED) as place, Server(place.url) as server:
            entry = await server.create_table(Setup(seats=2))
            with pytest.raises(ConnectionOver) as over:
                await TableClient(place.url, entry.table, "x" * 22).open()
            assert over.value.message_id == "error-client-no-entry"
            with pytest.raises(ConnectionOver) as over:
                await TableClient(place.url, "x" * 16, entry.token).open()
            assert over.value.message_id == "error-client-no-table"

    run(scene())


def test_a_replay_can_be_loaded() -> None:
    async def scene() -> None:
        async with running(**UNLIMITED) as place, Server(place.url) as server:
            entry = await server.create_table(Setup(game="classic", seats=2))
            async with server.client(entry) as client:
                await client.start(fill=True)
                result = await autoplay(client, PointsChooser())
            document = await server.replay(result.replay)
            assert list(load(read(json.dumps(document))).scores) == result.scores

    run(scene())


@pytest.mark.slow
def test_a_game_survives_a_killed_server(tmp_path: Path) -> None:
    async def scene(place: ServerProcess) -> None:
        async with Server(place.url) as server:
            entries = await two_seats(server)
            journals = [Journal("mia"), Journal("leo")]
            clients = [
                server.client(entry, journal=journal, timing=QUICK)
                for entry, journal in zip(entries, journals, strict=True)
            ]
            async with clients[0] as mia, clients[1] as leo:
                await leo.ready()
                await mia.start()
                playing = asyncio.gather(autoplay(mia, PointsChooser()), autoplay(leo, RandomChooser(1)))
                for version in (15, 30):
                    await leo.wait_for(lambda client, version=version: client.version >= version)  # type: ignore[misc]
                    place.kill()
                    place.start(wait=False)
                results = await playing
                assert results[0] == results[1]
                assert min(mia.connection.connections, leo.connection.connections) >= 3
        place.kill()  # a running server keeps its database to itself
        rows = await stored(place.database, entries[0].table)
        check_rows(rows, journals)

    with ServerProcess(tmp_path, environment={"OKAWARI_RATE_SIZE": "0"}) as place:
        run(scene(place))


async def stored(database: str, table: str) -> list[Row]:
    store = store_at(database)
    await store.open()
    try:
        return await store.read(table)
    finally:
        await store.close()
