"""Restarts, unloading, snapshots: a table is what its log says, for everybody, byte by byte."""

import asyncio
from typing import Any

import pytest

from okawari.protocol import messages as m
from okawari.server import frozen, project, snapshot
from okawari.server.refusals import NoSuchTable
from okawari.server.state import State
from okawari.server.storage import StoreUnavailable
from tests.server.heart.kit import House, Place, Player, audiences, in_loop, welcomes
from tests.server.heart.playing import chance, play_on
from tests.server.heart.test_play import TOOLS, question


def told(state: State) -> dict[project.Audience, bytes]:
    return {one: m.encode(project.welcome(state, one, state.version - 2)) for one in audiences(state)}


async def lobby(house: House) -> Player:
    mia = await house.create("Mia", "Leo", seats=4, pinned=True)
    ana = await house.join(mia, "Ana")
    await house.join(mia, "Zoe")
    await ana.ready("12" * 32)
    await mia.ok(m.Kick, seat=3)
    await mia.ok(m.Arrange, order=[2, 0, 1, 3])
    await mia.ok(m.SetBot, seat=3, bot="random")
    return mia


async def choosing(house: House) -> Player:
    players = await house.game("Mia", "Leo", "Ana", memory=True)
    for _ in range(3):
        for one in players:
            await one.pick()
    await players[1].pick()
    return players[0]


async def halfway_in_a_choice(house: House) -> Player:
    players = await house.game("Mia", "Leo", menu=TOOLS)
    one, card = await chance(players, "target", "tempura")
    await one.pick(card)
    return players[0]


async def reading_scores(house: House) -> Player:
    players = await house.game("Mia", "Leo", game="draft")
    await play_on(players, "scoring")
    await players[1].ok(m.Continue)
    return players[0]


async def stood_in_for(house: House) -> Player:
    mia, leo, ana = await house.game("Mia", "Leo", "Ana", absence=30)
    await leo.drop()
    await house.later(31)
    await ana.ok(m.Leave)
    return mia


async def exchanged(house: House) -> Player:
    mia, leo = await house.game("Mia", "Leo", absence=30)
    asked = question(leo)
    await leo.drop()
    await house.later(31)
    await leo.connect()
    await leo.ok(m.Answer, seat=1, question=asked.number, answer=asked.options[-1].answer)
    return mia


async def over(house: House) -> Player:
    players = await house.game("Mia", "Leo", game="classic")
    await play_on(players)
    return players[0]


async def third_game(house: House) -> Player:
    players = await house.game("Mia", "Leo", game="draft")
    for same_deal in (False, True):
        await play_on(players)
        await players[0].ok(m.Start, fill=True, same_deal=same_deal)
    for one in players:
        await one.pick()
    return players[0]


PLACES = [lobby, choosing, halfway_in_a_choice, reading_scores, stood_in_for, exchanged, over, third_game]


@in_loop
async def test_every_table_is_restored_as_it_was(place: Place) -> None:
    async with place.house() as house:
        hosts = [await begin(house) for begin in PLACES]
        before = {host.id: told(host.table.state) for host in hosts}
        numbers = {host.id: (host.table.state.seq, host.table.state.version) for host in hosts}
    async with place.house() as house:
        house.brains.awake.clear()
        async with asyncio.timeout(20):
            while len(house.tables.live) < len(hosts):
                await asyncio.sleep(0.01)
        for host in hosts:
            state = house.tables.live[host.id].state
            assert told(state) == before[host.id]
            assert (state.seq, state.version) == numbers[host.id]
            assert told(await house.folded(host.id)) == before[host.id]


@pytest.mark.parametrize("begin", [choosing, halfway_in_a_choice, reading_scores, over], ids=lambda one: one.__name__)
def test_the_game_goes_on_after_a_restart(place: Place, begin: Any) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            host = await begin(house)
            entries = [one.entry for one in house.players]
            known = [(one.mine, one.version) for one in house.players]
        async with place.house() as house:
            players = [await house.enter(entry) for entry in entries]
            assert [(one.mine, one.version) for one in players] == known
            if players[0].phase() == "over":
                await players[0].ok(m.Start, fill=True)
            await play_on(players)
            assert players[0].info.result
            assert players[0].id == host.id

    test()


@in_loop
async def test_bots_go_on_by_themselves_after_a_restart(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia", seats=3)
        house.brains.awake.clear()
        await mia.ok(m.Start, fill=True)
        assert mia.waiting == [0, 1, 2]
    async with place.house() as house:
        back = await house.enter(mia.entry)
        assert back.waiting == [0]


@in_loop
async def test_a_game_whose_last_card_was_saved_but_not_its_end_ends_after_a_restart(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", game="draft")
        state = None
        while not (state and state.game and state.game.over):
            for one in (mia, leo):
                if one.phase() == "scoring":
                    await one.ok(m.Continue)
                elif one.mine and one.mine.question:
                    trial = one.table.state.copy()
                    assert trial.game
                    trial.game.answer(one.seat, one.mine.question.options[0].answer)
                    if trial.game.over:
                        place.patch.setattr("okawari.server.play.finish", lambda state: [])
                    await one.pick()
            state = mia.table.state
        place.patch.undo()
        assert state.phase == "playing"
    async with Place(place.folder, place.patch).house() as house:
        back = await house.enter(mia.entry)
        assert back.phase() == "over"
        assert back.info.result


# ------------------------------------------------------------------------------------ unloading


@in_loop
async def test_an_untimed_table_waits_unloaded_and_comes_back_as_it_was(place: Place) -> None:
    async with place.house() as house:
        mia = await choosing(house)
        players, before = list(house.players), told(mia.table.state)
        await house.later(700)
        await house.tables.tidy(1.0)
        assert house.tables.live, "people are there"
        for one in players:
            await one.drop()
        await house.tables.tidy(1.0)
        assert house.tables.live, "they were just there"
        await house.later(601)
        await house.tables.tidy(1.0)
        assert not house.tables.live
        old = mia.table
        status = await house.tables.status(mia.id, mia.entry.token)
        assert (status.your_turn, status.phase, status.names) == (True, "playing", ["Mia", "Leo", "Ana"])
        assert not (await house.tables.status(mia.id, players[1].entry.token)).your_turn
        assert told(house.tables.live[mia.id].state) == before
        assert house.tables.live[mia.id] is not old
        for one in players:
            await one.connect(one.version)
        assert mia.last(m.Welcome).missed == []
        await play_on(players)


@in_loop
async def test_old_tables_expire_and_pinned_ones_much_later(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia")
        leo = await house.create("Leo", pinned=True)
        now = (await house.store.live())[0].touched
        await house.tables.tidy(now + 86300)
        assert len(house.tables.live) == 2
        await house.tables.tidy(now + 86500)
        assert list(house.tables.live) == [leo.id]
        assert mia.connection.closed_with == m.Closing.TABLE_CLOSED
        with pytest.raises(NoSuchTable):
            await house.tables.find(mia.id)
        await house.tables.tidy(now + 31 * 86400)
        assert not house.tables.live


@in_loop
async def test_a_table_opened_while_others_are_restored_is_one_table(place: Place) -> None:
    async with place.house() as house:
        save = house.store.append

        async def save_and_restore(table: str, *rest: Any, **more: Any) -> None:
            await save(table, *rest, **more)
            await house.tables.find(table)

        place.patch.setattr(house.store, "append", save_and_restore)
        entry = await house.tables.create(m.Setup(), ["Mia"], "en")
        found = await house.tables.find(entry.table)
        assert await house.tables._load(entry.table) is found
        mia = await house.enter(entry)
        await mia.ok(m.Rename, seat=0, name="Maria")
        assert house.tables.live == {entry.table: found}


# ------------------------------------------------------------------------------------ snapshots


@in_loop
async def test_snapshot_and_tail_are_the_whole_log_over_several_games(place: Place) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo", game="draft")
        mia, leo = players
        for number in range(2, 5):
            await play_on(players)
            await mia.ok(m.ChangeSetup, setup=m.Setup(game="draft", seats=2 + number % 2, bots="random"))
            await leo.ready(f"{number:064x}")
            await mia.ok(m.Start, fill=True)
            kept = await house.store.snapshot(mia.id)
            assert kept
            for one in players:
                await one.pick()
            tail = snapshot.thaw(kept[1])
            assert tail
            assert tail.seq == kept[0]
            assert tail.games == number - 1
            restored = await house.tables._fold(mia.id)
            assert restored
            whole = await house.folded(mia.id)
            assert welcomes(restored) == welcomes(whole) == welcomes(mia.table.state)
            for name, value in whole.__dict__.items():
                if name not in ("game", "steps", "thawed"):
                    assert getattr(restored, name) == value, name


@in_loop
async def test_a_snapshot_of_another_time_is_not_used(place: Place) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo", game="draft")
        await play_on(players)
        await players[0].ok(m.Start, fill=True)
        before = welcomes(players[0].table.state)
        for rubbish in (b"", b"{}", b'{"format":0}', b"\xff"):
            assert snapshot.thaw(rubbish) is None
        kept = await house.store.snapshot(players[0].id)
        assert kept
        await house.store.keep_snapshot(players[0].id, kept[0], kept[1].replace(b'"format":1', b'"format":0'))
        restored = await house.tables._fold(players[0].id)
        assert restored
        assert welcomes(restored) == before


@in_loop
async def test_a_command_of_an_earlier_game_is_known_after_a_restart(place: Place) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo", game="draft")
        mia, _ = players
        asked = question(mia)
        fields = {"seat": 0, "question": asked.number, "answer": asked.options[0].answer}
        first = await mia.ok(m.Answer, "long-ago", **fields)
        await play_on(players)
        await mia.ok(m.Start, fill=True)
        entry = mia.entry
    async with place.house() as house:
        back = await house.enter(entry)
        seq = back.table.state.seq
        assert await back.ok(m.Answer, "long-ago", **fields) == first
        assert back.table.state.seq == seq


@in_loop
async def test_a_command_that_only_the_store_remembers_is_acked_though_it_could_not_be_done_now(place: Place) -> None:
    for kept in ("COMMANDS_KEPT", "OWN_KEPT"):
        place.patch.setattr(frozen, kept, 1)
    async with place.house() as house:
        players = await house.game("Mia", "Leo", game="draft")
        mia, leo = players
        renamed = await leo.ok(m.Rename, "named-long-ago", seat=1, name="Leonor")
        asked = question(mia)
        fields = {"seat": 0, "question": asked.number, "answer": asked.options[0].answer}
        answered = await mia.ok(m.Answer, "answered-long-ago", **fields)
        await play_on(players)
        await mia.ok(m.Arrange, "arranged-long-ago", order=[1, 0])
        await mia.ok(m.Start, fill=True)
        entries = [one.entry for one in players]
    async with place.house() as house:
        mia, leo = [await house.enter(entry) for entry in entries]
        state = mia.table.state
        assert state.thawed
        assert not {"1:named-long-ago", "0:answered-long-ago"} & set(state.commands)
        assert await mia.ok(m.Answer, "answered-long-ago", **fields) == answered
        assert await leo.ok(m.Rename, "named-long-ago", seat=1, name="Leonor") == renamed
        assert isinstance(await mia.ok(m.Arrange, "arranged-long-ago", order=[1, 0]), m.Ack)
        assert (mia.table.state.seq, mia.version) == (state.seq, state.version)
        await mia.no("error-not-your-seat", m.Answer, **fields)
        house.store.inner.find_command = unavailable  # type: ignore[method-assign]
        answer = await mia.do(m.Answer, "answered-long-ago", **fields)
        assert isinstance(answer, m.Refused)


async def unavailable(table: str, command: str) -> int | None:
    raise StoreUnavailable("locked")


@in_loop
async def test_a_table_that_is_played_on_while_it_is_read_is_not_taken_for_damaged(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia", seats=2)

        async def rename() -> None:
            for number in range(40):
                await mia.ok(m.Rename, seat=0, name=f"Mia {number}")

        renaming = asyncio.ensure_future(rename())
        while not renaming.done():
            assert await house.tables._fold(mia.id) is not None
        await renaming
        assert not len(house.tables.quarantine)
