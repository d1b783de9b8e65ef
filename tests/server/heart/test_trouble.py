"""A store that fails, another writer, a slow reader: nothing changes, everybody hears of it, and it passes."""

import asyncio
from typing import Any

import pytest

from okawari.protocol import messages as m
from okawari.server import entries as e
from okawari.server import live
from okawari.server.connection import Connection
from okawari.server.refusals import NotSaved
from okawari.server.storage import Row
from okawari.server.storage.chain import link
from tests.server.heart.kit import Place, in_loop, welcomes
from tests.server.heart.playing import play_on
from tests.server.heart.test_play import question


@in_loop
async def test_what_cannot_be_saved_is_refused_and_changes_nothing(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        asked, before = question(mia), welcomes(mia.table.state)
        fields: dict[str, Any] = {"seat": 0, "question": asked.number, "answer": asked.options[0].answer}
        house.store.fails = True
        leo.forget()
        await mia.no("error-not-saved", m.Answer, **fields)
        await mia.no("error-not-saved", m.Rename, seat=0, name="Maria")
        await leo.no("error-not-saved", m.Leave)
        assert welcomes(mia.table.state) == before
        assert mia.notices() == leo.notices() == ["not_saving"]
        assert not leo.heard(m.Update)
        watcher = await house.watch(mia)  # whoever comes now is told as well
        assert watcher.notices() == ["not_saving"]
        house.store.fails = False
        await mia.ok(m.Answer, **fields)
        assert mia.notices() == leo.notices() == ["not_saving", "saving_again"]
        assert leo.waiting == [1]
        assert mia.id in [one.table for one in await house.store.live()]


@in_loop
async def test_nobody_gets_a_chair_that_is_not_saved(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia")
        house.store.fails = True
        with pytest.raises(NotSaved):
            await house.join(mia, "Leo")
        assert [chair.who for chair in mia.info.chairs] == ["person", "free", "free", "free"]
        house.store.fails = False
        await house.join(mia, "Leo")
        assert mia.chair(1).name == "Leo"


@in_loop
async def test_the_same_command_can_be_sent_again_when_saving_works(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        asked = question(mia)
        fields: dict[str, Any] = {"seat": 0, "question": asked.number, "answer": asked.options[0].answer}
        house.store.fails = True
        assert isinstance(await mia.do(m.Answer, "again-and-again", **fields), m.Refused)
        house.store.fails = False
        assert isinstance(await mia.do(m.Answer, "again-and-again", **fields), m.Ack)
        assert leo.waiting == [1]


@in_loop
async def test_the_table_says_by_itself_that_saving_works_again(place: Place) -> None:
    place.patch.setattr(live, "TRY_AGAIN", 0.01)
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        version = leo.version
        house.store.fails = True
        await mia.do(m.Leave)
        await asyncio.sleep(0.05)
        assert leo.notices() == ["not_saving"]
        house.store.fails = False
        async with asyncio.timeout(20):
            while leo.notices() != ["not_saving", "saving_again"]:
                await asyncio.sleep(0.01)
        assert leo.version == version


@in_loop
async def test_bots_and_the_end_of_a_game_are_tried_again(place: Place) -> None:
    place.patch.setattr(live, "TRY_AGAIN", 0.01)
    async with place.house() as house:
        mia = await house.create("Mia", seats=3)
        house.brains.awake.clear()
        await mia.ok(m.Start, fill=True)
        house.store.fails = True
        house.brains.awake.set()
        await asyncio.sleep(0.05)
        assert mia.waiting == [0, 1, 2]
        house.store.fails = False
        async with asyncio.timeout(20):
            while mia.waiting != [0]:
                await asyncio.sleep(0.01)
        await play_on([mia])
        assert mia.info.result


@in_loop
async def test_a_snapshot_that_cannot_be_kept_is_no_trouble(place: Place) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo", game="draft")
        mia, leo = players
        await play_on(players)
        house.store.fails_snapshots = True
        leo.forget()
        name = mia.say(m.Start, fill=True)
        await house.quiet()
        assert [type(one) for one in mia.said if getattr(one, "id", None) == name] == [m.Ack]
        assert not leo.notices()
        assert leo.phase() == "playing"


@in_loop
async def test_a_table_that_somebody_else_writes_is_let_go_and_found_as_it_is_there(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        old, seq = mia.table, mia.table.state.seq
        row = Row(seq + 1, mia.version + 1, 0.0, None, b'{"what":"renamed","seat":1,"name":"Leonor"}')
        row = row._replace(chain=link(mia.table.state.chain, mia.id, row))
        summary = next(one for one in await house.store.live() if one.table == mia.id)
        await house.store.inner.append(mia.id, seq, [row], summary)
        asked = question(mia)
        mia.say(m.Answer, seat=0, question=asked.number, answer=asked.options[0].answer)
        leo.say(m.Rename, seat=1, name="Leopold")
        await old.settled()
        await house.quiet()
        assert mia.connection.closed_with == leo.connection.closed_with == m.Closing.TOO_SLOW
        known = mia.version
        await mia.connect(known)
        assert mia.table is not old
        assert [chair.name for chair in mia.info.chairs] == ["Mia", "Leonor"]
        assert mia.waiting == [0, 1]
        leo.table.detach(leo.connection)
        old.go_on()
        old.timing.look()
        with_old = Connection()
        await old.attach(with_old, m.Hello(table=mia.id, token=mia.entry.token))
        assert with_old.closed_with == m.Closing.TOO_SLOW
        old.submit(lambda: [e.Renamed(seat=0, name="Maria")])
        await old.settled()
        assert house.tables.live[mia.id] is mia.table, "what is left of the old one does no harm"
        await leo.connect()
        await play_on([mia, leo])


@in_loop
async def test_whoever_does_not_read_is_cut_and_resumes(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia")
        leo = await house.join(mia, "Leo")
        await leo.hang_up()
        known = leo.version
        for at in range(m.SEND_QUEUE + 5):
            await mia.ok(m.Rename, seat=0, name=f"Mia {at}")
        assert leo.connection.closed_with == m.Closing.TOO_SLOW
        await leo.drop()
        await leo.connect(known)
        assert leo.version == mia.version
        assert leo.last(m.Welcome).missed
        assert leo.info == mia.info


@in_loop
async def test_a_stopped_server_has_saved_what_was_begun(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        asked = question(mia)
        name = mia.say(m.Answer, seat=0, question=asked.number, answer=asked.options[0].answer)
        await house.tables.stop()
        assert (await house.store.read(mia.id))[-1].command == f"0:{name}"
        assert leo.table.state.waiting == (1,)
