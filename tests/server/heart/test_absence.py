"""People come and go: chairs kept, bots that stand in and give back, and the host's duty."""

import asyncio
from time import monotonic

import pytest

from okawari.protocol import messages as m
from tests.server.heart.kit import Place, in_loop
from tests.server.heart.playing import chance, play_on
from tests.server.heart.test_play import TOOLS, question

# ------------------------------------------------------------------------------------ the lobby


@in_loop
async def test_a_chair_in_the_lobby_is_kept_for_half_a_minute(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia", absence=120)
        leo = await house.join(mia, "Leo")
        await leo.drop()
        assert mia.last(m.Presence).present == [0]
        assert mia.last(m.Presence).away == {"1": 30}
        await house.later(29)
        assert mia.chair(1).name == "Leo"
        await leo.connect()
        assert leo.you.seats == [1]
        await leo.drop()
        await house.later(29)
        assert mia.chair(1).who == "person"
        await house.later(1.5)
        assert mia.chair(1).who == "free"
        assert mia.events("stood_up")[-1].values["why"] == "dropped"
        ana = await house.join(mia, "Ana")
        assert ana.you.seats == [1]
        await leo.connect()
        assert leo.you.seats == []
        await leo.ok(m.Sit)
        assert mia.chair(2).name == "Leo"


@in_loop
async def test_somebody_who_never_comes_keeps_the_chair_no_longer(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia")
        await house.tables.join(code=mia.table.state.code, name="Leo")
        await house.later(29)
        assert mia.chair(1).name == "Leo"
        await house.later(1.5)
        assert mia.chair(1).who == "free"


@in_loop
async def test_an_empty_lobby_waits_for_whoever_opened_it(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia")
        await mia.drop()
        await house.later(7200)
        await mia.connect()
        assert mia.you.seats == [0]
        assert mia.you.host


# ------------------------------------------------------------------------------------ standing in


@pytest.mark.parametrize("absence", [30, 60, 120])
def test_a_bot_stands_in_after_the_grace_and_gives_back(place: Place, absence: int) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            mia, leo = await house.game("Mia", "Leo", absence=absence)
            await leo.drop()
            assert mia.last(m.Presence).away == {"1": absence}
            await mia.pick()
            await house.later(absence - 1)
            assert mia.waiting == [1]
            assert not mia.chair(1).stand_in
            await house.later(1.5)
            assert mia.chair(1).stand_in
            assert mia.chair(1).name == "Leo"
            assert mia.events("stood_in")[0].seat == 1
            assert mia.waiting == [0]
            for _ in range(3):
                await mia.pick()
            assert mia.board
            assert mia.board.turn == 5
            await leo.connect()
            assert not mia.chair(1).stand_in
            assert mia.events("returned")[0].seat == 1
            await mia.pick()
            assert mia.board.turn == 6
            assert mia.waiting == [0, 1]
            await mia.pick()
            assert mia.waiting == [1], "Leo plays himself"
            await leo.pick()
            assert mia.board.turn == 7

    test()


@in_loop
async def test_a_table_may_wait_for_ever(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", absence=0)
        await leo.drop()
        await mia.pick()
        assert mia.last(m.Presence).away == {"1": -1}
        await house.later(86400)
        assert mia.waiting == [1]
        assert not mia.chair(1).stand_in


@in_loop
async def test_nobody_stands_in_while_nobody_waits(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", absence=30)
        await leo.pick()
        await leo.drop()
        await house.later(600)
        assert not mia.chair(1).stand_in, "Leo has chosen: nobody waits for him"
        await mia.drop()
        await house.later(86400)
        assert mia.table.state.waiting == (0,)
        await leo.connect()
        assert leo.last(m.Presence).away == {"0": 30}
        await house.later(29)
        assert leo.waiting == [0], "the grace begins when somebody waits"
        await house.later(1.5)
        assert leo.chair(0).stand_in


@in_loop
async def test_only_time_in_which_somebody_waits_counts_as_absence(place: Place) -> None:
    async with place.house() as house:
        mia, leo, ana = await house.game("Mia", "Leo", "Ana", absence=30)
        await mia.drop()
        await house.later(10)
        await leo.drop()
        await ana.drop()
        await house.later(3600)
        for _ in range(4):
            await leo.connect()
            await house.later(4)
            await leo.drop()
            await house.later(100)
        await leo.connect()
        await house.later(3)
        assert not leo.chair(0).stand_in
        await house.later(1.5)
        assert [chair.stand_in for chair in leo.info.chairs] == [True, False, False]
        assert leo.you.host


@in_loop
async def test_a_pick_that_was_on_its_way_replaces_the_unrevealed_one_of_the_stand_in(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", absence=30)
        asked = question(leo)
        await leo.drop()
        await house.later(31)
        assert mia.waiting == [0]
        stood_in = mia.table.state.game
        assert stood_in
        bots = stood_in.chosen(1)[0].code
        wanted = next(one.answer for one in asked.options if one.answer != bots)
        await leo.connect(leo.version)
        assert mia.waiting == [0]
        mia.forget()
        await leo.ok(m.Answer, seat=1, question=asked.number, answer=wanted)
        assert not mia.frames, "nobody else learns that it was exchanged"
        assert leo.mine
        assert leo.mine.chosen == [wanted]
        await mia.pick()
        assert mia.board
        assert mia.board.places[1].dishes == [wanted]


@in_loop
async def test_a_late_pick_that_needs_a_further_answer_stays_as_secret_as_any_other(place: Place) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo", menu=[*TOOLS[:-2], "tea", "pudding"], absence=30)
        one, card = await chance(players, "target", "tempura")
        other = next(player for player in players if player is not one)
        asked = question(one)
        await one.drop()
        await house.later(31)
        assert other.waiting == [other.seat]
        await one.connect()
        other.forget()
        await one.do(m.Answer, seat=one.seat, question=asked.number, answer=card)
        assert not other.frames
        assert other.waiting == [other.seat]
        await one.ok(m.TakeBack, seat=one.seat)
        await one.pick(card)
        assert question(one).what == "target"


@in_loop
async def test_a_pick_that_comes_after_the_reveal_is_refused_and_the_stand_ins_is_shown(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", absence=30)
        asked = question(leo)
        await leo.drop()
        await mia.pick()
        await house.later(31)
        assert mia.board
        played = mia.board.places[1].dishes
        assert len(played) == 1
        await leo.connect()
        await leo.no("error-too-late", m.Answer, seat=1, question=asked.number, answer=asked.options[0].answer)
        assert leo.board
        assert leo.board.places[1].dishes[:1] == played


@in_loop
async def test_coming_and_going_before_the_grace_ends_brings_no_bot(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", absence=30)
        await mia.pick()
        house.brains.asked.clear()
        for _ in range(60):
            await leo.drop()
            await house.later(0.33)
            await leo.connect()
        assert mia.waiting == [1]
        assert not house.brains.asked
        assert mia.last(m.Presence).away == {}


@in_loop
async def test_everybody_gone_for_good_leaves_the_game_to_bots(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        await leo.ok(m.Leave)
        assert mia.chair(1).gone
        assert mia.events("stood_up")[0].values["why"] == "left"
        await mia.ok(m.Leave)
        assert mia.phase() == "over"
        assert [chair.who for chair in mia.info.chairs] == ["free", "free"]
        await mia.ok(m.Sit)


@in_loop
async def test_whoever_left_a_game_may_take_the_chair_again_if_it_is_free(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        house.brains.awake.clear()
        await leo.ok(m.Leave)
        await leo.ok(m.Sit)
        assert leo.mine
        assert not mia.chair(1).gone
        house.brains.awake.set()
        await house.quiet()
        assert mia.waiting == [0, 1], "the bot's thought came to nothing"


# ------------------------------------------------------------------------------------ the host's duty


@pytest.mark.parametrize("phase", ["lobby", "playing", "scoring", "over"])
@pytest.mark.parametrize("how", ["leaves", "drops"])
def test_the_duty_moves_to_the_longest_present(place: Place, phase: str, how: str) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            mia, leo, ana = await house.party("Mia", "Leo", "Ana", game="draft")
            if phase != "lobby":
                await mia.ok(m.Start)
                await play_on([mia, leo, ana], phase)
            await leo.drop()
            await house.later(1)
            await leo.connect()
            assert ana.phase() == phase
            if how == "leaves":
                await mia.ok(m.Leave)
            else:
                await mia.drop()
                await house.later(7)
                assert ana.chair(0).host
                await house.later(1.5)
            assert [chair.host for chair in ana.info.chairs] == [False, False, True]
            assert ana.you.host
            assert not leo.you.host
            assert ana.events("host_moved")[0].seat == 2
            await ana.ok(m.Lock, locked=True)
            await mia.connect()
            assert not mia.you.host

    test()


@in_loop
async def test_the_duty_stays_where_nobody_could_take_it_and_moves_when_somebody_can(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia")
        await mia.ok(m.Leave)
        assert mia.you.host
        leo = await house.join(mia, "Leo")
        assert leo.you.host


@in_loop
async def test_spectators_and_bots_are_no_hosts(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia", seats=2)
        watcher = await house.watch(mia)
        await mia.ok(m.SetBot, seat=1, bot="greedy")
        await mia.drop()
        await house.later(60)
        assert not watcher.events("host_moved")
        assert watcher.chair(0).host


@in_loop
async def test_after_a_restart_the_host_has_time_to_come_back(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
    async with place.house() as house:
        back = await house.enter(leo.entry)
        await house.later(7)
        await house.enter(mia.entry)
        await house.later(60)
        assert back.chair(0).host


# ------------------------------------------------------------------------------------ by themselves


@in_loop
async def test_chairs_and_duties_move_without_anybody_doing_anything(place: Place) -> None:
    place.clock(monotonic)
    async with place.house(lobby_hold=0.1, host_hold=0.05) as house:
        mia = await house.create("Mia")
        leo = await house.join(mia, "Leo")
        await mia.drop()
        async with asyncio.timeout(30):
            while leo.chair(0).who == "person" or not leo.you.host:
                await asyncio.sleep(0.01)


# ------------------------------------------------------------------------------------ emotes


@in_loop
async def test_emotes_reach_everybody_one_every_three_seconds(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        watcher = await house.watch(mia)
        mia.tell(m.Emote(emote="yum"))
        mia.tell(m.Emote(emote="wow"))
        leo.tell(m.Emote(emote="thanks", seat=1))
        await house.quiet()
        for one in (mia, leo, watcher):
            assert one.heard(m.Emoted) == [m.Emoted(seat=0, emote="yum"), m.Emoted(seat=1, emote="thanks")]
        assert [one.error for one in mia.heard(m.Refused)] == ["error-emote-too-soon"]
        await mia.connect()
        mia.tell(m.Emote(emote="wow"))
        await house.later(3)
        assert len(leo.heard(m.Emoted)) == 2, "a new line is no way around"
        mia.tell(m.Emote(emote="bye"))
        await house.quiet()
        assert leo.last(m.Emoted).emote == "bye"


@in_loop
async def test_nobody_speaks_for_another_seat_or_as_a_spectator(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        watcher = await house.watch(mia)
        mia.tell(m.Emote(emote="yum", seat=1))
        watcher.tell(m.Emote(emote="yum"))
        watcher.tell(m.Emote(emote="yum", seat=0))
        await house.quiet()
        assert not leo.heard(m.Emoted)
        assert [one.error for one in (*mia.heard(m.Refused), *watcher.heard(m.Refused))] == ["error-not-your-seat"] * 3
