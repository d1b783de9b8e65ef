"""What every store promises. A new kind of store is added to KINDS in things.py and has to pass all of this."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from okawari.server.storage import Conflict, EventStore, Repeated, Row, StoreUnavailable, Summary
from tests.server.storage.things import NOW, TABLE, Place, game, row, rows, summary

pytestmark = pytest.mark.anyio


async def outcomes(*asked: Awaitable[None]) -> list[str]:
    """What becomes of things asked for at once."""
    found = await asyncio.gather(*asked, return_exceptions=True)
    return ["done" if one is None else type(one).__name__ for one in found]


# ------------------------------------------------------------------------------------------- the log


async def test_rows_come_back_as_they_were(store: EventStore) -> None:
    odd = [
        Row(1, 1, 0.1 + 0.2, None, b""),
        Row(2, 1, NOW, "Ñandú-ñ", bytes(range(256)) * 40),
        Row(3, 2, -1e-300, "x" * 40, b'{"a": "\xc3\xb1"}'),
    ]
    await store.append(TABLE, 0, odd, summary())
    assert await store.read(TABLE) == odd
    assert await store.read(TABLE, 1) == odd[1:]
    assert await store.read(TABLE, 3) == []
    assert await store.read("some other table") == []


async def test_a_log_grows_in_order_and_tables_do_not_mix(store: EventStore) -> None:
    for seq in range(1, 30):
        for table in ("one", "two"):
            await store.append(table, seq - 1, [row(seq, f"{table}-{seq}")], summary(table))
    for table in ("one", "two"):
        assert await store.read(table) == [row(seq, f"{table}-{seq}") for seq in range(1, 30)]


async def test_a_long_append_is_written_whole(store: EventStore) -> None:
    await store.append(TABLE, 0, rows(1, 1000), summary())
    assert await store.read(TABLE) == rows(1, 1000)


async def test_what_was_written_is_there_when_opened_again(place: Place) -> None:
    async with place.opened() as store:
        await store.append(TABLE, 0, rows(1, 3), summary(code="BCDFGH", phase="lobby"), game("first"))
        await store.keep_snapshot(TABLE, 2, b"state")
    async with place.opened() as store:
        assert await store.read(TABLE) == rows(1, 3)
        assert await store.live() == [summary(code="BCDFGH", phase="lobby")]
        assert await store.replay("first") == game("first")
        assert await store.snapshot(TABLE) == (2, b"state")
        await store.append(TABLE, 3, rows(4, 4), summary())


async def test_many_at_once_are_all_written(store: EventStore) -> None:
    async def play(table: str) -> None:
        for seq in range(1, 11):
            await store.append(table, seq - 1, [row(seq, f"c-{seq}")], summary(table))

    tables = [f"table-{number}" for number in range(150)]
    assert set(await outcomes(*(play(table) for table in tables))) == {"done"}
    for table in tables:
        assert [one.seq for one in await store.read(table)] == list(range(1, 11))
    assert len(await store.live()) == 150


async def test_appends_to_one_table_may_be_asked_for_before_the_last_is_done(store: EventStore) -> None:
    asked = [store.append(TABLE, seq - 1, [row(seq)], summary(touched=float(seq))) for seq in range(1, 100)]
    assert set(await outcomes(*asked)) == {"done"}
    assert [one.seq for one in await store.read(TABLE)] == list(range(1, 100))
    assert [one.touched for one in await store.live()] == [99.0]


# ------------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize("after", [0, 1, 2, 4, 9])
async def test_a_writer_who_is_not_up_to_date_is_refused(store: EventStore, after: int) -> None:
    await store.append(TABLE, 0, rows(1, 3), summary())
    with pytest.raises(Conflict):
        await store.append(TABLE, after, [row(after + 1, "new one")], summary(phase="over"), game("never"))
    assert await store.read(TABLE) == rows(1, 3)
    assert await store.live() == [summary()]
    assert await store.replay("never") is None


async def test_a_table_that_is_gone_cannot_be_written_to(store: EventStore) -> None:
    await store.append(TABLE, 0, rows(1, 3), summary())
    assert await store.expire(NOW + 1, NOW + 1, NOW + 1) == [TABLE]
    with pytest.raises(Conflict):
        await store.append(TABLE, 3, rows(4, 4), summary())
    assert await store.live() == []


async def test_rows_must_follow_what_they_say_they_follow(store: EventStore) -> None:
    with pytest.raises(ValueError, match="does not follow"):
        await store.append(TABLE, 3, rows(6, 7), summary())
    with pytest.raises(Conflict):
        await store.append(TABLE, 0, [row(1), row(3)], summary())
    assert await store.read(TABLE) == []
    assert await store.live() == []


async def test_a_repeated_command_is_told_with_its_first_version(store: EventStore) -> None:
    await store.append(TABLE, 0, [row(1), row(2, "the command", version=17), row(3)], summary())
    for after in (0, 1, 3):  # whatever the sender believes
        with pytest.raises(Repeated) as again:
            await store.append(TABLE, after, [row(after + 1, "the command", version=18)], summary(phase="over"))
        assert again.value.version == 17
    assert len(await store.read(TABLE)) == 3
    assert await store.live() == [summary()]
    await store.append("another table", 0, [row(1, "the command")], summary("another table"))


async def test_a_command_twice_at_once_counts_once(store: EventStore) -> None:
    asked = [store.append(TABLE, 0, [row(1, "same", version=5)], summary()) for _ in range(5)]
    assert sorted(await outcomes(*asked)) == ["Repeated"] * 4 + ["done"]
    assert await store.find_command(TABLE, "same") == 5


async def test_a_command_can_be_found(store: EventStore) -> None:
    await store.append(TABLE, 0, [row(1, "mine", version=0), row(2)], summary())
    assert await store.find_command(TABLE, "mine") == 0
    assert await store.find_command(TABLE, "yours") is None
    assert await store.find_command("elsewhere", "mine") is None
    with pytest.raises(Repeated) as again:
        await store.append(TABLE, 2, [row(3, "mine")], summary())
    assert again.value.version == 0


async def test_bad_appends_do_not_hurt_the_others_of_their_group(store: EventStore) -> None:
    await store.append("old", 0, rows(1, 2), summary("old"))
    unfit: Any = object()
    for _ in range(3):
        found = await outcomes(
            store.append("good-1", 0, rows(1, 2), summary("good-1"), game("r1")),
            store.append("old", 0, [row(1, "late")], summary("old", phase="over")),
            store.append("good-2", 0, rows(1, 1), summary("good-2")),
            store.append("old", 2, [row(3, "command-1")], summary("old", phase="over")),
            store.append("unfit", 0, [row(1)._replace(payload=unfit)], summary("unfit")),
            store.append("unfit", 0, [row(1)._replace(version=2**70)], summary("unfit")),
            store.append("unfit", 0, [row(1)], Summary("unfit", None, unfit, False, NOW)),
            store.append("old", 2, [row(3, "fine")], summary("old")),
            store.append("good-3", 0, rows(1, 1), summary("good-3"), game("r1")),
        )
        if found[0] != "done":
            break
        assert found[1:4] == ["Conflict", "done", "Repeated"]
        assert "done" not in found[4:7]
        assert found[7:] == ["done", "Conflict"]
    assert await store.read("good-1") == rows(1, 2)
    assert await store.read("good-2") == rows(1, 1)
    assert await store.read("good-3") == []
    assert await store.read("unfit") == []
    assert [one.command for one in await store.read("old")] == ["command-1", "command-2", "fine"]
    assert {one.table for one in await store.live()} == {"old", "good-1", "good-2"}


async def test_who_no_longer_waits_does_not_disturb(store: EventStore) -> None:
    waiting = asyncio.ensure_future(store.append(TABLE, 0, rows(1, 1), summary()))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.append("another", 0, rows(1, 1), summary("another"))
    assert await store.read(TABLE) in ([], rows(1, 1))


async def test_a_closed_store_writes_and_reads_nothing(place: Place) -> None:
    async with place.opened() as store:
        await store.append(TABLE, 0, rows(1, 1), summary())
    with pytest.raises(StoreUnavailable) as refused:
        await store.append(TABLE, 1, rows(2, 2), summary())
    assert refused.value.reason == "closed"
    with pytest.raises(StoreUnavailable):
        await store.read(TABLE)
    await store.close()


async def test_closing_waits_for_what_was_asked(place: Place) -> None:
    async with place.opened() as store:
        asked = [asyncio.ensure_future(store.append(f"t{n}", 0, rows(1, 1), summary(f"t{n}"))) for n in range(50)]
        await asyncio.sleep(0)
    assert set(await outcomes(*asked)) == {"done"}


# ------------------------------------------------------------------------------------------- the index of tables


async def test_live_tables_are_those_not_closed_newest_first(store: EventStore) -> None:
    for number, phase in enumerate(["lobby", "playing", "closed", "over"]):
        await store.append(phase, 0, rows(1, 1), summary(phase, phase=phase, touched=NOW + number, pinned=number == 1))
    assert [one.table for one in await store.live()] == ["over", "playing", "lobby"]
    assert [one.pinned for one in await store.live()] == [False, True, False]
    await store.append("lobby", 1, rows(2, 2), summary("lobby", touched=NOW + 9))
    assert [one.table for one in await store.live()] == ["lobby", "over", "playing"]


async def test_only_open_lobbies_are_found_by_their_code(store: EventStore) -> None:
    await store.append("one", 0, rows(1, 1), summary("one", code="BCDFGH", phase="lobby"))
    await store.append("two", 0, rows(1, 1), summary("two", code="JKLMNP", phase="playing"))
    assert await store.by_code("BCDFGH") == "one"
    assert await store.by_code("JKLMNP") is None
    assert await store.by_code("QRSTVW") is None
    await store.append("one", 1, rows(2, 2), summary("one", code="QRSTVW", phase="lobby"))
    assert await store.by_code("BCDFGH") is None
    assert await store.by_code("QRSTVW") == "one"
    await store.append("one", 2, rows(3, 3), summary("one"))
    assert await store.by_code("QRSTVW") is None


async def test_a_summary_can_change_without_a_row(store: EventStore) -> None:
    await store.append(TABLE, 0, rows(1, 1), summary())
    await store.append(TABLE, 1, [], summary(pinned=True))
    assert await store.live() == [summary(pinned=True)]
    assert await store.read(TABLE) == rows(1, 1)


# ------------------------------------------------------------------------------------------- snapshots


async def test_the_latest_snapshot_is_kept(store: EventStore) -> None:
    assert await store.snapshot(TABLE) is None
    await store.append(TABLE, 0, rows(1, 9), summary())
    await store.keep_snapshot(TABLE, 4, b"four")
    await store.keep_snapshot(TABLE, 8, b"eight")
    await store.keep_snapshot(TABLE, 5, b"five")
    assert await store.snapshot(TABLE) == (8, b"eight")


async def test_a_snapshot_never_says_more_than_the_log(store: EventStore) -> None:
    await store.append(TABLE, 0, rows(1, 3), summary())
    await store.keep_snapshot(TABLE, 4, b"from the future")
    await store.keep_snapshot("no table", 1, b"of nothing")
    assert await store.snapshot(TABLE) is None
    assert await store.snapshot("no table") is None
    await store.keep_snapshot(TABLE, 3, b"state")
    assert await store.read(TABLE) == rows(1, 3)
    await store.expire(NOW + 1, NOW + 1, 0)
    assert await store.snapshot(TABLE) is None


# ------------------------------------------------------------------------------------------- finished games


async def test_a_finished_game_is_kept_with_its_last_row(store: EventStore) -> None:
    await store.append(TABLE, 0, rows(1, 1), summary(), game("first"))
    assert await store.replay("first") == game("first")
    assert await store.replay("second") is None


async def test_owners_list_their_games_newest_first(store: EventStore) -> None:
    for seq, owners in enumerate([("ana", "leo"), ("leo",), ("leo", "ana", "leo")], 1):
        await store.append(TABLE, seq - 1, [row(seq)], summary(), game(f"game-{seq}", NOW + seq, owners))
    assert [one.replay for one in await store.replays("leo")] == ["game-3", "game-2", "game-1"]
    assert [one.replay for one in await store.replays("ana")] == ["game-3", "game-1"]
    assert [one.replay for one in await store.replays("leo", 2)] == ["game-3", "game-2"]
    assert await store.replays("mia") == []
    first = (await store.replays("leo"))[0]
    assert (first.table, first.at, first.owners, first.document) == (TABLE, NOW + 3, ["leo", "ana"], b"")


async def test_a_deleted_game_is_gone_everywhere(store: EventStore) -> None:
    await store.append(TABLE, 0, rows(1, 1), summary(), game("first"))
    assert await store.delete_replay("first") is True
    assert await store.delete_replay("first") is False
    assert await store.replay("first") is None
    assert await store.replays("ana") == []
    assert await store.read(TABLE) == rows(1, 1)


# ------------------------------------------------------------------------------------------- growing old


async def test_only_what_is_old_expires(store: EventStore) -> None:
    for name, touched, pinned in (("old", 10.0, False), ("pinned", 10.0, True), ("ancient", 1.0, True)):
        await store.append(name, 0, rows(1, 2), summary(name, touched=touched, pinned=pinned))
    await store.append("new", 0, rows(1, 2), summary("new", touched=50.0), game("old game", 10.0))
    await store.append("shut", 0, rows(1, 2), summary("shut", touched=20.0, phase="closed"), game("new game", 50.0))
    assert sorted(await store.expire(20.0, 5.0, 20.0)) == ["ancient", "old"]
    assert {one.table for one in await store.live()} == {"pinned", "new"}
    assert await store.read("old") == []
    assert await store.read("shut") == rows(1, 2)
    assert await store.replay("old game") is None
    assert [one.replay for one in await store.replays("ana")] == ["new game"]
    assert await store.expire(20.0, 5.0, 20.0) == []
    assert await store.expire(21.0, 5.0, 20.0) == ["shut"]
    assert await store.replay("new game") is not None


async def test_a_great_many_expire_while_others_play(store: EventStore) -> None:
    tables = [f"table-{number}" for number in range(100)]
    for number, table in enumerate(tables):
        await store.append(table, 0, rows(1, 5), summary(table, touched=1.0), game(f"game-{number}", 1.0))

    async def play() -> None:
        for seq in range(1, 20):
            await store.append(TABLE, seq - 1, rows(seq, seq), summary())

    gone, _ = await asyncio.gather(store.expire(2.0, 2.0, 2.0), play())
    assert sorted(gone) == sorted(tables)
    assert [one.table for one in await store.live()] == [TABLE]
    assert await store.replays("ana", 1000) == []
    assert len(await store.read(TABLE)) == 19
