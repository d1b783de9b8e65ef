"""Adversary: a clock that leaps by days, from a dead battery or a wrong time server. Nothing grows old by that."""

from pathlib import Path
from time import time
from typing import Any

import pytest

from okawari.protocol import messages as m
from okawari.server.calendar import PAUSE, Calendar
from okawari.server.refusals import NotSaved, ServerFull
from okawari.server.storage import StoreUnavailable, Summary
from okawari.server.storage.sqlite import SqliteStore
from tests.server.heart.kit import Place, in_loop
from tests.server.storage.things import TABLE, game, rows, summary

DAY = 86400.0
NOW = 1_800_000_000.0
OTHER = "another-of-16-ch"


class Clocks:
    """A clock on the wall and one that only goes forward."""

    def __init__(self) -> None:
        self.wall, self.passed = NOW, 5.0

    def go(self, seconds: float) -> None:
        """Time passes."""
        self.wall += seconds
        self.passed += seconds


async def tidied(store: SqliteStore, clocks: Clocks, calendar: Calendar) -> list[str]:
    """What a round of tidying deletes."""
    now = await calendar.look()
    return await store.expire(now - DAY, now - 30 * DAY, now - 30 * DAY)


async def opened(folder: Path) -> SqliteStore:
    store = SqliteStore(folder / "tables.db")
    await store.open()
    return store


@in_loop
@pytest.mark.parametrize("leap", [3 * DAY, 400 * DAY, -400 * DAY])
async def test_a_leap_of_the_clock_deletes_nothing_and_keeps_nothing_for_ever(tmp_path: Path, leap: float) -> None:
    store, clocks = await opened(tmp_path), Clocks()
    await store.append(TABLE, 0, rows(1, 1), summary(touched=NOW), game("one", NOW))
    calendar = Calendar(store, lambda: clocks.wall, lambda: clocks.passed)
    assert await tidied(store, clocks, calendar) == []
    clocks.go(60)
    clocks.wall += leap
    assert await tidied(store, clocks, calendar) == []
    assert await store.replay("one") is not None
    clocks.go(DAY - 120)
    assert await tidied(store, clocks, calendar) == []
    clocks.go(120)
    assert await tidied(store, clocks, calendar) == [TABLE], "a day has really passed"
    clocks.go(29 * DAY)
    await tidied(store, clocks, calendar)
    assert await store.replay("one") is None
    await store.close()


@in_loop
@pytest.mark.parametrize("leap", [2 * DAY, 400 * DAY, -2 * DAY, -400 * DAY])
async def test_what_is_written_between_a_leap_and_the_next_look_is_new(tmp_path: Path, leap: float) -> None:
    """The table that is being played when somebody sets the clock must not be the one that grows old by it."""
    store, clocks = await opened(tmp_path), Clocks()
    calendar = Calendar(store, lambda: clocks.wall, lambda: clocks.passed)
    await store.append(TABLE, 0, rows(1, 1), summary(touched=NOW))
    await store.append(OTHER, 0, rows(1, 1), summary(OTHER, touched=NOW), game("old", NOW))
    await calendar.look()
    clocks.go(20)
    clocks.wall += leap
    await store.append(TABLE, 1, rows(2, 2), summary(touched=clocks.wall), game("new", clocks.wall))
    clocks.go(40)
    assert await tidied(store, clocks, calendar) == []
    new = 40 if leap < 0 else 0
    assert {one.table: clocks.wall - one.touched for one in await store.live()} == {TABLE: new, OTHER: 60}
    assert [await age(store, clocks, one) for one in ("new", "old")] == [new, 60]
    clocks.go(DAY - 50)
    assert await tidied(store, clocks, calendar) == [OTHER]
    clocks.go(60)
    assert await tidied(store, clocks, calendar) == [TABLE]
    await store.close()


async def age(store: SqliteStore, clocks: Clocks, replay: str) -> float:
    """How old a finished game is, by the clock on the wall."""
    found = await store.replay(replay)
    assert found is not None
    return clocks.wall - found.at


@in_loop
@pytest.mark.parametrize("leap", [3 * DAY, 400 * DAY, -400 * DAY])
async def test_a_leap_while_the_server_was_off_counts_for_hours_at_most(tmp_path: Path, leap: float) -> None:
    store, clocks = await opened(tmp_path), Clocks()
    await store.append(TABLE, 0, rows(1, 1), summary(touched=NOW))
    assert await tidied(store, clocks, Calendar(store, lambda: clocks.wall, lambda: clocks.passed)) == []
    await store.close()
    store = await opened(tmp_path)
    clocks.wall += leap
    calendar = Calendar(store, lambda: clocks.wall, lambda: clocks.passed)
    assert await tidied(store, clocks, calendar) == []
    clocks.go(DAY - PAUSE - 60 if leap > 0 else DAY - 60)
    assert await tidied(store, clocks, calendar) == []
    clocks.go(120)
    assert await tidied(store, clocks, calendar) == [TABLE]
    await store.close()


@in_loop
async def test_a_clock_that_goes_as_it_should_deletes_as_it_should(tmp_path: Path) -> None:
    store, clocks = await opened(tmp_path), Clocks()
    await store.append(TABLE, 0, rows(1, 1), summary(touched=NOW))
    calendar = Calendar(store, lambda: clocks.wall, lambda: clocks.passed)
    await calendar.look()
    clocks.go(DAY + 1)
    assert await tidied(store, clocks, calendar) == [TABLE]
    await store.close()


# ------------------------------------------------------------------------------------ as many as there may be


@in_loop
async def test_no_table_is_opened_before_it_is_known_how_many_there_are(place: Place) -> None:
    """The attack: open tables right after a start, while the store is still busy."""
    async with place.house(max_tables=1) as house:
        await house.create("Mia")
    async with place.house(max_tables=1) as house:
        listed, house.store.inner.live = house.store.inner.live, unavailable  # type: ignore[method-assign]
        with pytest.raises(NotSaved):
            await house.create("Leo")
        house.store.inner.live = listed  # type: ignore[method-assign]
        with pytest.raises(ServerFull):
            await house.create("Leo")


async def unavailable() -> list[Summary]:
    raise StoreUnavailable("locked")


@in_loop
async def test_tables_that_have_left_the_memory_still_count(place: Place) -> None:
    limits: dict[str, Any] = {"max_tables": 3, "unload_after": 1.0, "table_life": 1000.0}
    async with place.house(**limits) as house:
        hosts = [await house.create("Mia") for _ in range(3)]
        for host in hosts:
            await host.drop()
        place.now += 5
        await house.tables.tidy(time())
        assert not house.tables.live
        with pytest.raises(ServerFull):
            await house.create("Leo")
    async with place.house(**limits) as house:
        assert not house.tables.live
        with pytest.raises(ServerFull):
            await house.create("Leo")
        while len(house.tables.live) < 3:
            await house.quiet()
        with pytest.raises(ServerFull):
            await house.create("Leo")
        back = await house.enter(hosts[0].entry)
        await back.ok(m.Close)
        await house.create("Leo")
        with pytest.raises(ServerFull):
            await house.create("Zoe")
        await house.tables.tidy(time() + 2000)
        await house.create("Zoe")
