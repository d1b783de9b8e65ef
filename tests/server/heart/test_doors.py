"""Who gets in: locked tables, spectators after a kick, and the public list."""

import pytest

from okawari.errors import OkawariError
from okawari.protocol import messages as m
from okawari.server.refusals import Refusal
from okawari.server.tables import TableStatus
from tests.server.heart.kit import House, Place, error_of, in_loop
from tests.server.heart.playing import play_on


@pytest.mark.parametrize("running", [False, True])
def test_newcomers_do_not_watch_a_locked_table(place: Place, running: bool) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            mia, leo = await (house.game if running else house.party)("Mia", "Leo")
            early = await house.watch(mia)
            way = await house.tables.join(table=mia.id, secret=mia.table.state.secret, watch=True)
            await mia.ok(m.Lock, locked=True)
            with pytest.raises(Refusal) as problem:
                await house.watch(mia)
            assert error_of(problem) == "error-table-locked"
            late = await house.enter(way)
            assert late.connection.closed_with == m.Closing.NO_ENTRY
            assert [one.error for one in late.heard(m.Refused)] == ["error-table-locked"]
            assert not late.heard(m.Welcome)
            assert early.connection.closed_with is None, "whoever was there stays"
            await leo.connect()
            assert leo.you.seats == [1]
            await mia.ok(m.Lock, locked=False)
            await late.connect()
            assert late.heard(m.Welcome)

    test()


@pytest.mark.parametrize("running", [False, True])
def test_a_kick_closes_spectators_who_came_by_the_old_link(place: Place, running: bool) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            mia, leo, ana = await (house.game if running else house.party)("Mia", "Leo", "Ana")
            watchers = [await house.watch(mia) for _ in range(2)]
            for one in watchers:
                one.forget()
            await mia.ok(m.Kick, seat=1)
            assert leo.connection.closed_with == m.Closing.KICKED
            fresh = mia.table.state.secret.encode()
            for one in watchers:
                assert one.connection.closed_with == m.Closing.NO_ENTRY
                assert [refused.error for refused in one.heard(m.Refused)] == ["error-no-entry"]
                assert all(fresh not in frame for frame in one.frames)
                one.forget()
                await one.connect()
                assert one.connection.closed_with == m.Closing.NO_ENTRY
                assert not one.heard(m.Welcome)
            assert mia.last(m.Presence).watching == 0
            assert ana.connection.closed_with is None
            assert (await house.watch(mia)).heard(m.Welcome)

    test()


@in_loop
async def test_the_result_names_those_who_played_whoever_sits_there_later(place: Place) -> None:
    async with place.house() as house:
        mia, leo, ana = await house.game("Mia", "Leo", "Ana", game="draft")
        await ana.ok(m.Leave)
        await play_on([mia, leo])
        assert mia.info.result
        assert mia.info.result.names == ["Mia", "Leo", "Ana"]
        await mia.ok(m.Arrange, order=[2, 1, 0])
        await mia.ok(m.Rename, seat=2, name="Maria")
        await leo.ok(m.Leave)
        await house.join(mia, "Zoe")
        await leo.connect()
        for one in (mia, leo):
            assert one.info.result
            assert one.info.result.names == ["Mia", "Leo", "Ana"]
    async with place.house() as house:
        back = await house.enter(mia.entry)
        assert back.info.result == mia.info.result


# ------------------------------------------------------------------------------------ the public list


async def listed(house: House) -> dict[str, TableStatus]:
    return {one.table: one for one in await house.tables.public_list()}


@in_loop
async def test_the_list_has_open_lobbies_with_a_free_chair(place: Place) -> None:
    async with place.house(public_list=True) as house:
        mia = await house.create("Mia", seats=3)
        locked = await house.create("Leo")
        await locked.ok(m.Lock, locked=True)
        full = await house.create("Ana", "Zoe", seats=2)
        bots = await house.create("Eve", seats=2)
        await bots.ok(m.SetBot, seat=1, bot="greedy")
        playing, _ = await house.game("Uma", "Ivo")
        over = await house.game("Max", "Pia", "Kai", game="draft")
        await over[2].ok(m.Leave)
        await play_on(over[:2])
        assert over[0].chair(2).who == "free"
        closed = await house.create("Tom")
        await closed.ok(m.Close)
        assert list(await listed(house)) == [mia.id]
        await locked.ok(m.Lock, locked=False)
        await bots.ok(m.SetBot, seat=1)
        assert set(await listed(house)) == {mia.id, locked.id, bots.id}
        assert {full.id, playing.id}.isdisjoint(await listed(house))


@in_loop
async def test_the_code_on_the_list_lets_in_until_the_table_is_full(place: Place) -> None:
    async with place.house(public_list=True) as house:
        mia = await house.create("Mia", seats=3)
        first = (await listed(house))[mia.id]
        assert mia.invite
        assert first.code == mia.invite.code
        assert (first.names, first.seats, first.your_turn) == (["Mia", "", ""], [], False)
        leo = await house.enter(await house.tables.join(code=first.code, name="Leo"))
        await mia.ok(m.Kick, seat=leo.seat)
        fresh = (await listed(house))[mia.id].code
        assert fresh != first.code
        for name in ("Ana", "Zoe"):
            assert mia.id in await listed(house)
            await house.enter(await house.tables.join(code=fresh, name=name))
        assert not await listed(house)


@in_loop
async def test_tables_that_left_the_memory_are_on_the_list(place: Place) -> None:
    async with place.house(public_list=True) as house:
        mia = await house.create("Mia")
        await mia.drop()
        await house.later(601)
        await house.tables.tidy(1.0)
        assert not house.tables.live
        code = (await listed(house))[mia.id].code
        leo = await house.enter(await house.tables.join(code=code, name="Leo"))
        assert leo.id == mia.id
        assert leo.chair(0).name == "Mia"


@in_loop
async def test_a_table_that_changes_while_the_list_is_made_spoils_nothing(place: Place) -> None:
    async with place.house(public_list=True) as house:
        mia, leo, ana = [await house.create(name) for name in ("Mia", "Leo", "Ana")]
        known = await house.store.live()
        await leo.ok(m.Close)
        await ana.ok(m.Lock, locked=True)

        async def stale() -> object:
            return known

        place.patch.setattr(house.store, "live", stale, raising=False)
        assert list(await listed(house)) == [mia.id]


@in_loop
async def test_no_list_names_the_code_of_a_table_to_those_who_have_a_token(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia")
        assert (await house.tables.status(mia.id, mia.entry.token)).code is None
        with pytest.raises(OkawariError):
            await house.tables.status(mia.id, "x" * 22)
