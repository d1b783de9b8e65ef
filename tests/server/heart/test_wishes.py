"""Twice the time: who would like it tells the host alone, and with one word of the host everybody has it."""

import pytest
from msgspec.structs import replace

from okawari.protocol import messages as m
from okawari.protocol.figures import PACES
from tests.server.heart.kit import House, Place, Player, in_loop
from tests.server.heart.playing import play_on
from tests.server.heart.test_clock import shown

WISH = m.Wish(more_time=True)


def wishes(player: Player) -> list[int]:
    return player.last(m.Presence).wishes


async def double(house: House, host: Player) -> None:
    await host.ok(m.ChangeSetup, setup=replace(host.info.setup, doubled=True))
    await house.quiet()


def test_the_range_reaches_ten_times_the_usual_clock() -> None:
    assert all(long == 10 * usual for long, usual in zip(PACES["slowest"], PACES["friendly"], strict=True))
    assert PACES["brisk"] < PACES["friendly"] < PACES["slow"] < PACES["slower"] < PACES["slowest"]


@in_loop
async def test_a_wish_reaches_the_host_alone(place: Place) -> None:
    async with place.house() as house:
        mia, leo, ana = await house.party("Mia", "Leo", "Ana", pace="brisk")
        watcher = await house.watch(mia)
        for one in (mia, leo, ana, watcher):
            one.forget()
        leo.tell(WISH)
        await house.quiet()
        assert wishes(mia) == [1]
        for other in (leo, ana, watcher):
            assert not other.frames, "nobody else can notice"
        seq = mia.table.state.seq
        leo.tell(m.Wish(more_time=False))
        await house.quiet()
        assert wishes(mia) == []
        assert mia.table.state.seq == seq, "nothing of it is kept"


@in_loop
async def test_a_wish_goes_with_whoever_goes_and_waits_for_a_new_host(place: Place) -> None:
    async with place.house() as house:
        mia, leo, ana = await house.party("Mia", "Leo", "Ana", pace="friendly")
        leo.tell(WISH)
        ana.tell(WISH)
        await house.quiet()
        assert wishes(mia) == [1, 2]
        await ana.drop()
        assert wishes(mia) == [1]
        await ana.connect()
        assert wishes(mia) == [1], "a device says so itself, each time"
        ana.tell(WISH)
        await mia.ok(m.Leave)
        host = leo if leo.you.host else ana
        assert wishes(host) == [1, 2]
        await host.ok(m.Kick, seat=2 if host is leo else 1)
        assert wishes(host) == [host.seat]


@in_loop
async def test_without_a_clock_nobody_is_told_anything(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.party("Mia", "Leo")
        watcher = await house.watch(mia)
        leo.tell(WISH)
        watcher.tell(WISH)
        await house.quiet()
        assert wishes(mia) == []
        await mia.ok(m.ChangeSetup, setup=replace(mia.info.setup, pace="friendly"))
        assert wishes(mia) == [1], "now it matters"
        await double(house, mia)
        assert wishes(mia) == [], "it is granted"


@pytest.mark.parametrize("running", [False, True])
def test_where_no_clock_runs_there_is_no_word_of_it(place: Place, running: bool) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            mia, leo = await (house.game if running else house.party)("Mia", "Leo")
            for doubled in (True, False):
                version = leo.version
                await mia.ok(m.ChangeSetup, setup=replace(mia.info.setup, doubled=doubled))
                assert leo.info.setup.doubled is doubled
                assert (leo.version, leo.last(m.Update).events) == (version + 1, [])
            assert running or [chair.ready for chair in leo.info.chairs] == [True, True]

    test()


@in_loop
async def test_twice_the_time_for_everybody(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", pace="brisk")
        leo.tell(WISH)
        await house.later(30)
        await leo.no("error-host-only", m.ChangeSetup, setup=replace(mia.info.setup, doubled=True))
        await double(house, mia)
        assert leo.info.setup.doubled
        assert [event.what for event in leo.last(m.Update).events] == ["clock_doubled"]
        assert shown(mia) == shown(leo) == {"0": 80000, "1": 80000}
        await house.later(79)
        assert mia.waiting == [0, 1]
        await mia.ok(m.ChangeSetup, setup=replace(mia.info.setup, doubled=False))
        assert [event.what for event in leo.last(m.Update).events] == ["clock_usual"]
        assert shown(leo) == {"0": 40000, "1": 40000}


@in_loop
async def test_whoever_is_ready_stays_ready_when_time_is_doubled(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.party("Mia", "Leo", pace="brisk")
        await double(house, mia)
        assert [chair.ready for chair in leo.info.chairs] == [True, True]
        await mia.ok(m.ChangeSetup, setup=replace(mia.info.setup, doubled=False, pace="slow"))
        assert [chair.ready for chair in leo.info.chairs] == [False, False], "that is another agreement"
        await leo.ready()


@in_loop
async def test_five_seconds_are_ten_where_the_clock_is_doubled(place: Place) -> None:
    async with place.house() as house:
        mia, _ = await house.game("Mia", "Leo", pace="brisk", doubled=True)
        for cards in (10, 9):
            await mia.pick()
            await house.later(2 * (10 + 3 * cards) + 0.1)
        assert shown(mia) == {"0": 68000, "1": 10000}


@pytest.mark.parametrize(
    ("pace", "doubled", "limit"), [("brisk", False, 60), ("slow", False, 120), ("slowest", True, 1200)]
)
def test_scores_are_shown_longer_where_the_clock_is_slow(place: Place, pace: str, doubled: bool, limit: int) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            mia, leo = await house.game("Mia", "Leo", pace=pace, doubled=doubled)
            await play_on([mia, leo], "scoring")
            await mia.ok(m.Continue)
            await house.later(limit - 1)
            assert mia.phase() == "scoring"
            await house.later(2)
            assert mia.phase() == "playing"

    test()
