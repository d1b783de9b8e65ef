"""The clock of somebody who sleeps, and what the host may change while a game runs."""

from typing import Any

import pytest
from msgspec.structs import replace

from okawari.protocol import messages as m
from tests.server.heart.kit import House, Place, Player, in_loop
from tests.server.heart.playing import next_deal, play_on
from tests.server.heart.test_clock import shown
from tests.server.heart.test_play import question


async def sleepy(house: House, *names: str, **setup: Any) -> list[Player]:
    """A brisk game in its third turn; the second player has not done anything."""
    players = await house.game(*names, pace="brisk", **setup)
    for seconds in (40.5, 37.5):
        for one in (players[0], *players[2:]):
            await one.pick()
        await house.later(seconds)
    assert players[0].board
    assert players[0].board.turn == 3
    return players


# ------------------------------------------------------------------------------------ whoever sleeps


@in_loop
async def test_whoever_sleeps_is_waited_for_only_a_little_until_they_stir(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await sleepy(house, "Mia", "Leo")
        assert shown(mia) == shown(leo) == {"0": 34000, "1": 5000}
        await mia.pick()
        await house.later(4.9)
        assert mia.waiting == [1]
        await house.later(0.2)
        assert mia.board
        assert mia.board.turn == 4
        assert shown(mia) == {"0": 31000, "1": 5000}
        await house.later(2)
        leo.tell(m.Consider(seat=1, question=0))
        await house.quiet()
        assert shown(mia) == shown(leo) == {"0": 29000, "1": 29000}
        await house.later(28.9)
        assert mia.waiting == [0, 1]
        await house.later(0.2)
        assert mia.board.turn == 5
        assert shown(mia) == {"0": 28000, "1": 28000}, "once in a row"


@pytest.mark.parametrize("how", ["answer", "look", "emote", "refused"])
def test_whatever_somebody_sends_wakes_them(place: Place, how: str) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            mia, leo = await sleepy(house, "Mia", "Leo")
            if how == "answer":
                await leo.pick()
                await mia.pick()
                assert shown(mia) == {"0": 31000, "1": 31000}
                return
            if how == "look":
                leo.tell(m.Look(seat=1))
            elif how == "emote":
                leo.tell(m.Emote(emote="hurry"))
            else:
                await leo.no("error-host-only", m.Close)
            await house.quiet()
            assert shown(mia) == {"0": 34000, "1": 34000}

    test()


@in_loop
async def test_a_time_out_between_answers_puts_nobody_to_sleep(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", pace="brisk")
        for turn in range(1, 7):
            await mia.pick()
            if turn % 2:
                await house.later(41)
            else:
                await leo.pick()
            assert mia.board
            assert mia.board.turn == turn + 1
            assert len(set(shown(mia).values())) == 1


@in_loop
async def test_more_time_is_not_for_whoever_sleeps(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await sleepy(house, "Mia", "Leo")
        await mia.ok(m.MoreTime)
        assert shown(leo) == {"0": 54000, "1": 5000}
        await leo.ok(m.MoreTime)
        assert shown(leo) == {"0": 74000, "1": 74000}


@in_loop
async def test_whoever_takes_the_chair_of_a_sleeper_is_awake(place: Place) -> None:
    async with place.house() as house:
        mia, _, ana = await sleepy(house, "Mia", "Leo", "Ana")
        await mia.ok(m.Kick, seat=1)
        zoe = await house.join(mia, "Zoe")
        await next_deal([mia, ana])
        assert zoe.seat == 1
        assert shown(zoe) == {"0": 40000, "1": 40000, "2": 40000}
        await house.later(6)
        assert not zoe.events("time_ran_out")


@in_loop
async def test_chairs_that_move_put_nobody_else_to_sleep(place: Place) -> None:
    async with place.house() as house:
        mia, leo, ana = await house.game("Mia", "Leo", "Ana", pace="brisk", game="draft")
        while mia.phase() != "over":
            for one in (mia, ana):
                if one.mine and one.mine.question:
                    await one.pick()
            if mia.phase() == "scoring":
                await mia.ok(m.Continue, anyway=True)
            elif mia.phase() == "playing":
                await house.later(60)
        assert leo.events("time_ran_out")
        await mia.ok(m.Arrange, order=[0, 2, 1])
        await mia.ok(m.Start, fill=True)
        assert ana.seat == 1
        assert shown(ana)["1"] == shown(mia)["0"]


# ------------------------------------------------------------------------------------ what the host may change


@pytest.mark.parametrize("phase", ["playing", "scoring"])
def test_in_a_game_the_host_changes_how_it_is_waited_and_who_watches(place: Place, phase: str) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            mia, leo = await house.game("Mia", "Leo")
            await play_on([mia, leo], phase)
            setup, game = mia.info.setup, mia.table.state.game
            wishes: list[dict[str, Any]] = [
                {"pace": "brisk"}, {"absence": 0}, {"spectators": False}, {"pinned": True},
                {"pace": "friendly", "absence": 120, "spectators": True, "pinned": False}, {"pace": "slowest"},
            ]  # fmt: skip
            for wish in wishes:
                setup = replace(setup, **wish)
                await leo.no("error-host-only", m.ChangeSetup, setup=setup)
                await mia.ok(m.ChangeSetup, setup=setup)
                assert leo.info.setup == mia.info.setup == setup
            assert len(leo.events("setup_changed")) == len(wishes)
            assert mia.phase() == phase
            assert mia.table.state.game
            assert game
            assert mia.table.state.game.score_lines == game.score_lines
            await play_on([mia, leo])

    test()


@in_loop
async def test_the_number_of_chairs_is_told_as_such_unless_more_changes(place: Place) -> None:
    async with place.house() as house:
        host = await house.create("Mia", game="classic", seats=3)
        guest = await house.join(host, "Ana")
        changes: list[tuple[dict[str, Any], tuple[str, dict[str, Any]]]] = [
            ({"seats": 4}, ("chairs_changed", {"count": 4})),
            ({"seats": 2}, ("chairs_changed", {"count": 2})),
            ({"seats": 5, "game": "draft"}, ("setup_changed", {})),
            ({"absence": 0}, ("setup_changed", {})),
        ]
        for change, told in changes:
            await host.ok(m.ChangeSetup, setup=replace(host.info.setup, **change))
            assert [(event.what, event.values) for event in guest.last(m.Update).events] == [told]
            assert len(guest.info.chairs) == guest.info.setup.seats


@in_loop
async def test_in_a_game_nothing_else_of_the_setup_changes(place: Place) -> None:
    async with place.house() as house:
        mia, _ = await house.game("Mia", "Leo")
        setup = mia.info.setup
        others: list[dict[str, Any]] = [
            {"game": "draft"}, {"seats": 3}, {"menu": "sushi-go"}, {"options": {"wasabi": "may"}}, {"bots": "random"},
            {"typed_names": not setup.typed_names}, {"memory": not setup.memory},
        ]  # fmt: skip
        allowed = {"pace", "doubled", "absence", "spectators", "pinned"}
        assert {key for one in others for key in one} | allowed == set(m.Setup.__struct_fields__)
        for other in others:
            await mia.no("error-game-running", m.ChangeSetup, setup=replace(setup, **other))
            await mia.no("error-game-running", m.ChangeSetup, setup=replace(setup, pace="brisk", **other))
        await mia.ok(m.ChangeSetup, setup=setup)
        assert mia.version == mia.table.state.version
        assert not mia.events("setup_changed")


@in_loop
async def test_the_clock_follows_another_pace(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        setup = mia.info.setup
        await house.later(1000)
        await mia.ok(m.ChangeSetup, setup=replace(setup, pace="friendly"))
        assert shown(leo) == {"0": 80000, "1": 80000}
        await house.later(60)
        await mia.ok(m.ChangeSetup, setup=replace(setup, pace="brisk"))
        assert shown(leo) == {"0": 40000, "1": 40000}, "time that was given is not taken away"
        await mia.pick()
        await house.later(40.5)
        assert mia.board
        assert mia.board.turn == 2
        await mia.ok(m.ChangeSetup, setup=replace(setup, pace="none"))
        assert shown(leo) == {}
        await house.later(86400)
        assert mia.waiting == [0, 1]
        assert mia.board.turn == 2


@in_loop
async def test_a_clock_that_is_stopped_or_set_back_stops_the_bot_that_chose_for_it(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", pace="brisk")
        await mia.pick()
        house.brains.awake.clear()
        await house.later(40.5)
        await leo.ok(m.MoreTime)
        assert shown(leo) == {"1": 19500}
        house.brains.awake.set()
        await house.quiet()
        assert leo.waiting == [1]
        house.brains.awake.clear()
        await house.later(20)
        await mia.ok(m.ChangeSetup, setup=replace(mia.info.setup, pace="none"))
        house.brains.awake.set()
        await house.quiet()
        assert leo.waiting == [1]
        assert not leo.events("time_ran_out")


@in_loop
async def test_everybody_is_told_how_long_the_absent_are_waited_for_now(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", absence=120)
        await leo.drop()
        await house.later(20)
        await mia.ok(m.ChangeSetup, setup=replace(mia.info.setup, absence=0))
        assert mia.last(m.Presence).away == {"1": -1}
        await house.later(200)
        assert not mia.chair(1).stand_in
        await mia.ok(m.ChangeSetup, setup=replace(mia.info.setup, absence=30))
        assert mia.chair(1).stand_in


@in_loop
async def test_spectators_are_shown_out_of_a_game_when_the_host_wants_none(place: Place) -> None:
    async with place.house() as house:
        mia, _ = await house.game("Mia", "Leo")
        watcher = await house.watch(mia)
        asked = question(mia)
        await mia.ok(m.ChangeSetup, setup=replace(mia.info.setup, spectators=False))
        assert watcher.connection.closed_with == m.Closing.NO_ENTRY
        assert question(mia) == asked
