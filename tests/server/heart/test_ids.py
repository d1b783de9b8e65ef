"""Ids of commands belong to a person: nobody swallows somebody else's command, and nothing happens twice."""

from typing import Any

import pytest

from okawari.protocol import messages as m
from okawari.server import frozen, jobs, summing
from tests.server.heart.kit import Place, Player, in_loop
from tests.server.heart.playing import play_on

ID = "one-and-the-same"


def answer(player: Player) -> dict[str, Any]:
    assert player.mine
    assert player.mine.question
    question = player.mine.question
    return {"seat": player.mine.seat, "question": question.number, "answer": question.options[0].answer}


@in_loop
async def test_an_id_that_somebody_else_has_used_is_as_good_as_new(place: Place) -> None:
    """The attack: use the id that another player is about to use, so that their command is acked and does nothing."""
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", pace="brisk")
        await leo.ok(m.MoreTime, ID)
        ack = await mia.ok(m.Answer, ID, **answer(mia))
        assert mia.waiting == [1], "her answer counts"
        assert ack.version == mia.version
        again = await leo.ok(m.MoreTime, ID)
        assert again.version < ack.version
        assert len(mia.events("more_time")) == 1
    async with place.house() as house:
        state = await house.folded(mia.id)
        assert {f"0:{ID}", f"1:{ID}"} <= set(state.commands)
        mia = await house.enter(mia.entry)
        assert await mia.ok(m.Answer, ID, seat=0, question=1, answer="egg") == ack


@in_loop
async def test_a_refusal_of_somebody_elses_command_is_not_remembered_against_one(place: Place) -> None:
    """The attack: have one's own command refused under the id that another player is about to use."""
    async with place.house() as house:
        mia, leo = await house.party("Mia", "Leo")
        assert isinstance(await leo.do(m.Lock, ID, locked=True), m.Refused)
        await mia.ok(m.Lock, ID, locked=True)
        assert isinstance(await leo.do(m.Lock, ID, locked=True), m.Refused)


@in_loop
async def test_ids_of_older_logs_are_known_when_their_owner_repeats_them(place: Place) -> None:
    async with place.house() as house:
        with pytest.MonkeyPatch.context() as older:
            older.setattr(jobs, "own_id", lambda _, command: command)
            mia, leo = await house.game("Mia", "Leo")
            fields = answer(mia)
            first = await mia.ok(m.Answer, ID, **fields)
        assert ID in mia.table.state.commands
    async with place.house() as house:
        mia, leo = [await house.enter(one.entry) for one in (mia, leo)]
        seq = mia.table.state.seq
        assert await mia.ok(m.Answer, ID, **fields) == first
        assert mia.table.state.seq == seq
        await leo.pick()


@in_loop
async def test_ids_of_older_logs_are_known_even_if_only_the_store_remembers_them(place: Place) -> None:
    for kept in ("COMMANDS_KEPT", "OWN_KEPT"):
        place.patch.setattr(frozen, kept, 1)
    async with place.house() as house:
        with pytest.MonkeyPatch.context() as older:
            older.setattr(jobs, "own_id", lambda _, command: command)
            mia, leo = players = await house.game("Mia", "Leo", game="draft")
            fields = answer(mia)
            first = await mia.ok(m.Answer, ID, **fields)
        await play_on(players)
        await mia.ok(m.Start, fill=True)
        assert await mia.ok(m.Answer, ID, **fields) == first
        assert mia.mine
        assert not mia.mine.chosen, "it was an answer of the game before"
    async with place.house() as house:
        mia, leo = [await house.enter(one.entry) for one in (mia, leo)]
        assert mia.table.state.thawed
        assert await mia.ok(m.Answer, ID, **fields) == first


@in_loop
async def test_an_id_may_be_used_again_after_nothing_could_be_saved(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        fields, seq = answer(mia), mia.table.state.seq
        house.store.fails = True
        refused = await mia.do(m.Answer, ID, **fields)
        assert isinstance(refused, m.Refused)
        assert refused.error == "error-not-saved"
        assert (mia.table.state.seq, mia.waiting) == (seq, [0, 1])
        house.store.fails = False
        ack = await mia.ok(m.Answer, ID, **fields)
        assert mia.waiting == [1]
        assert await mia.ok(m.Answer, ID, **fields) == ack
        assert mia.table.state.commands[f"0:{ID}"] == ack.version
        assert [row.command for row in await house.store.read(mia.id)].count(f"0:{ID}") == 1
        assert leo.waiting == [1]


@in_loop
async def test_nobody_makes_a_table_forget_what_somebody_else_has_sent(place: Place) -> None:
    """The attack: give commands until another guest's are forgotten, whose repeat then has a second effect."""
    place.patch.setattr(summing, "ROWS", 20)
    place.patch.setattr(frozen, "COMMANDS_KEPT", 30)
    async with place.house() as house:
        mia, leo = await house.party("Mia", "Leo")
        first = await mia.ok(m.Rename, "first", seat=0, name="Maria")
        for number in range(frozen.OWN_KEPT - 10):
            await mia.ok(m.Rename, f"further-{number}", seat=0, name=f"Mia {number}")
        for number in range(200):
            await leo.ok(m.Rename, seat=1, name=f"Leo {number}")
        assert not await house.store.find_command(mia.id, "0:first"), "only the sum knows it"
        assert await mia.ok(m.Rename, "first", seat=0, name="Maria") == first
        assert mia.chair(0).name != "Maria"
        await leo.ready()
        await mia.ready()
        await mia.ok(m.Start)
    async with place.house() as house:
        mia = await house.enter(mia.entry)
        assert mia.phase() == "playing"
        assert await mia.ok(m.Rename, "first", seat=0, name="Maria") == first
        assert mia.chair(0).name != "Maria"


def test_the_last_commands_of_all_and_of_each_person_are_kept_in_their_order() -> None:
    commands = {f"{person}:{number}": number for number in range(600) for person in (0, 1)}
    commands = {f"2:{number}": number for number in range(60)} | commands
    kept = frozen.last_commands(commands)
    assert list(kept) == [one for one in commands if one in kept]
    assert len(kept) == frozen.COMMANDS_KEPT + frozen.OWN_KEPT
    assert [one for one in kept if one.startswith("2:")] == [f"2:{number}" for number in range(10, 60)]
