"""What a table does not do twice, for ever, or behind the backs of those who are there."""

from time import time
from typing import Any

import pytest

from okawari.errors import OkawariError
from okawari.protocol import messages as m
from okawari.server import commands, lobby, summing
from okawari.server.codes import token_hash
from tests.server.heart.kit import Place, in_loop, welcomes
from tests.server.heart.playing import play_on


@in_loop
async def test_a_refused_command_is_refused_again_even_if_it_would_go_now(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia", seats=2)
        leo = await house.join(mia, "Leo")
        first = await mia.do(m.Start, "start-one")
        assert isinstance(first, m.Refused)
        await leo.ok(m.Ready)
        assert await mia.do(m.Start, "start-one") == first
        assert mia.phase() == "lobby"
        await mia.ok(m.Start, "start-two")


@in_loop
async def test_a_table_is_kept_while_somebody_is_there(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia")
        seq = mia.table.state.seq
        place.now += 3500
        await house.tables.tidy(time())
        assert mia.table.state.seq == seq
        place.now += 200
        await house.tables.tidy(time() - 2 * 86400)
        assert mia.table.state.seq == seq + 1, "it is noted once an hour, also after somebody has set the clock back"
        await house.tables.tidy(time())
        assert mia.table.state.seq == seq + 1
        assert mia.id in house.tables.live


@in_loop
async def test_the_log_of_a_game_does_not_grow_without_end(place: Place) -> None:
    place.patch.setattr(commands, "MOST_ENTRIES", 20)
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        for number in range(21):
            await leo.do(m.Rename, seat=1, name=f"Leo {number}")
        await leo.no("error-enough", m.Rename, seat=1, name="Leo")
        await mia.no("error-enough", m.Rename, seat=0, name="Maria")
        await mia.pick()
        await leo.pick()
        await mia.ok(m.Lock, locked=True)
        await mia.ok(m.Kick, seat=1)


@in_loop
async def test_a_guest_who_renames_all_the_time_uses_up_nothing_of_the_others(place: Place) -> None:
    place.patch.setattr(commands, "ALLOWANCE", 20)
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", game="draft")
        for number in range(20):
            await leo.ok(m.Rename, seat=1, name=f"Leo {number}")
        await leo.no("error-enough", m.Rename, seat=1, name="Leo")
        await mia.ok(m.Rename, seat=0, name="Maria")
        await play_on([mia, leo])
        await mia.ready()
        await leo.ready()
        await mia.ok(m.Start)
        await leo.ok(m.Rename, seat=1, name="Leo")


@in_loop
async def test_a_guest_whose_commands_change_nothing_uses_them_up_all_the_same(place: Place) -> None:
    """The attack: take one's own name again and again. Each command leaves a row, until nobody can take back a card."""
    place.patch.setattr(commands, "ALLOWANCE", 20)
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        for _ in range(20):
            await leo.ok(m.Rename, seat=1, name="Leo")
        await leo.no("error-enough", m.Rename, seat=1, name="Leo")
        await mia.pick()
        await mia.ok(m.TakeBack, seat=0)


@in_loop
async def test_a_guest_who_is_ready_again_and_again_fills_no_log(place: Place) -> None:
    """The attack: a command that must always be possible, and that changes nothing the second time."""
    place.patch.setattr(commands, "ALLOWANCE", 20)
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", pace="none")
        await play_on([mia, leo], "scoring")
        for _ in range(21):
            await leo.ok(m.Continue)
        await leo.no("error-enough", m.Continue)
        await mia.ok(m.Continue)
        assert mia.phase() == "playing"
        await leo.pick()


@in_loop
async def test_a_host_who_locks_and_unlocks_comes_to_an_end_with_a_locked_table(place: Place) -> None:
    """The attack: a host's command that must always be possible, taken back and given again for ever."""
    place.patch.setattr(commands, "ALLOWANCE", 20)
    async with place.house() as house:
        mia, _ = await house.game("Mia", "Leo")
        for _ in range(20):
            await mia.ok(m.Lock, locked=True)
            await mia.ok(m.Lock, locked=False)
        await mia.ok(m.Lock, locked=True)
        await mia.no("error-enough", m.Lock, locked=False)
        await mia.no("error-enough", m.Lock, locked=True)
        await mia.ok(m.Kick, seat=1)


@in_loop
async def test_many_newcomers_leave_room_for_those_who_play(place: Place) -> None:
    """The attack: come to a running game under one name after the other, each with an allowance of its own."""
    place.patch.setattr(commands, "MOST_ENTRIES", 60)
    async with place.house() as house:
        mia, leo, ana = await house.game("Mia", "Leo", "Ana", game="draft")
        await ana.ok(m.Leave)
        zoe = await house.join(mia, "Zoe")
        answers = []
        for _ in range(30):
            await zoe.do(m.Leave)
            answers.append(await zoe.do(m.Sit))
        assert isinstance(answers[-1], m.Refused)
        assert answers[-1].error == "error-enough"
        await mia.pick()
        await mia.ok(m.TakeBack, seat=0)
        await leo.ok(m.Rename, seat=1, name="Leonor")


@in_loop
@pytest.mark.parametrize(("played", "times"), [(False, 5000), (True, 700)])
async def test_a_guest_who_renames_again_and_again_fills_no_lobby(place: Place, played: bool, times: int) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo", "Ana", game="draft") if played else []
        if played:
            await play_on(players)
            mia, leo, ana = players
        else:
            mia = await house.create("Mia", seats=3, game="draft")
            leo, ana = await house.join(mia, "Leo"), await house.join(mia, "Ana")
        await ana.ok(m.Rename, "the first", seat=2, name="Anna")
        for number in range(times):
            leo.say(m.Rename, f"again-{number}", seat=1, name=f"Leo {number}")
            if number % 100 == 99:
                await leo.table.settled()
        await house.quiet()
        assert len(await house.store.read(mia.id)) < 2 * summing.ROWS + 100
        version = mia.table.state.version
        last = f"again-{times - 1}"
        first = leo.answer_to(last)
        assert await leo.ok(m.Rename, last, seat=1, name=f"Leo {times - 1}") == first
        assert mia.table.state.version == version, "a command that is repeated has no second effect"
        restored = await house.folded(mia.id)
        assert welcomes(restored) == welcomes(mia.table.state)
        await mia.ok(m.Lock, locked=True)
        await mia.ok(m.Kick, seat=1)
        await ana.ready()
        await mia.ready()
        await mia.ok(m.Start, fill=True)
        assert welcomes(await house.folded(mia.id)) == welcomes(mia.table.state)
    async with place.house() as house:
        again = await house.tables.find(mia.id)
        assert again.state.chairs[2].name == "Anna"
        assert again.state.phase == "playing"
        assert again.state.games == 1 + played


@in_loop
async def test_not_everybody_in_the_world_comes_to_a_table(place: Place) -> None:
    place.patch.setattr(lobby, "MOST_PEOPLE", 3)
    async with place.house() as house:
        mia = await house.create("Mia", seats=8)
        await house.join(mia, "Leo")
        ana = await house.join(mia, "Ana")
        await ana.ok(m.Leave)
        with pytest.raises(OkawariError, match="chairs are taken"):
            await house.join(mia, "Zoe")


@in_loop
async def test_whoever_played_may_delete_the_game_even_after_leaving(place: Place) -> None:
    async with place.house() as house:
        players: list[Any] = await house.game("Mia", "Leo", "Ana", game="draft")
        await players[2].ok(m.Leave)
        await play_on(players[:2])
        result = players[0].info.result
        assert result
        kept = await house.store.replay(result.replay)
        assert kept
        assert {token_hash(one.entry.token) for one in players} == set(kept.owners)
