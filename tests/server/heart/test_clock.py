"""The clock: by the number of cards, with the card that is lifted, and with more time for whoever asks."""

import asyncio
from time import monotonic

import pytest

from okawari.protocol import messages as m
from okawari.protocol.figures import PACES
from okawari.server import timing
from tests.server.heart.kit import Place, Player, in_loop
from tests.server.heart.playing import chance, play_on
from tests.server.heart.test_play import TOOLS, question

LONG = {"friendly": (20, 6), "brisk": (10, 3), "slow": (40, 12), "slower": (100, 30), "slowest": (200, 60)}


def shown(player: Player) -> dict[str, int]:
    return player.last(m.Clock).left


@pytest.mark.parametrize("pace", LONG)
def test_seconds_go_by_the_number_of_cards(place: Place, pace: str) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            mia, leo = await house.game("Mia", "Leo", pace=pace)
            watcher = await house.watch(mia)
            base, card = LONG[pace]
            for cards in (10, 9, 8):
                leo.tell(m.Consider(seat=1, question=0))  # to show that somebody is there
                assert mia.board
                assert mia.board.hand_size == cards
                seconds = base + card * cards
                assert shown(mia) == shown(leo) == shown(watcher) == {"0": 1000 * seconds, "1": 1000 * seconds}
                await house.later(seconds - 1)
                assert mia.waiting == [0, 1]
                await mia.pick()
                await house.later(0.9)
                assert mia.waiting == [1]
                await house.later(0.2)
                assert mia.waiting == [0, 1]
                assert [event.seat for event in leo.last(m.Update).events if event.what == "time_ran_out"] == [1]
                assert leo.board
                assert len(leo.board.places[1].dishes) == 11 - cards

    test()


@in_loop
async def test_a_table_without_a_clock_waits(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        await house.later(86400)
        assert mia.waiting == [0, 1]
        assert not mia.heard(m.Clock)
        await leo.no("error-no-clock", m.MoreTime)


@in_loop
async def test_the_alarm_rings_by_itself(place: Place) -> None:
    place.patch.setattr(timing, "PACES", {**PACES, "brisk": (0.02, 0.0, 0.02)})
    place.patch.setattr(timing, "LITTLE", 0.02)
    place.clock(monotonic)
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", pace="brisk")
        async with asyncio.timeout(30):
            while not (mia.board and mia.board.turn > 3):
                await asyncio.sleep(0.01)
        assert leo.events("time_ran_out")


@in_loop
async def test_the_card_that_is_lifted_counts_and_nobody_learns_of_it(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", pace="brisk")
        for player in (mia, leo):
            player.forget()
        asked = question(mia)
        for option in (asked.options[0], asked.options[-1]):
            mia.tell(m.Consider(seat=0, question=asked.number, answer=option.answer))
        leo.tell(m.Consider(seat=0, question=asked.number, answer=asked.options[0].answer))
        await house.quiet()
        assert not leo.frames
        assert not mia.frames
        house.brains.asked.clear()
        await house.later(40.5)
        assert mia.board
        assert mia.board.places[0].dishes == [asked.options[-1].answer]
        assert [seat for seat, _ in house.brains.asked] == [1]
        assert mia.board.turn == 2


@pytest.mark.parametrize("how", ["nothing", "put down", "another question", "no such card", "took it back"])
def test_without_a_card_lifted_a_bot_chooses(place: Place, how: str) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            mia, _ = await house.game("Mia", "Leo", pace="brisk")
            asked = question(mia)
            if how != "nothing":
                number = 99 if how == "another question" else asked.number
                card = "temaki" if how == "no such card" else asked.options[0].answer
                mia.tell(m.Consider(seat=0, question=number, answer=card))
            if how == "put down":
                mia.tell(m.Consider(seat=0, question=asked.number))
            if how == "took it back":
                await mia.pick()
                await mia.ok(m.TakeBack, seat=0)
            house.brains.asked.clear()
            await house.later(40.5)
            assert {seat for seat, _ in house.brains.asked} == {0, 1}
            assert mia.board
            assert mia.board.turn == 2

    test()


@in_loop
async def test_a_lifted_card_is_forgotten_at_the_reveal_but_not_when_somebody_sits_down(place: Place) -> None:
    async with place.house() as house:
        mia, leo, ana = await house.game("Mia", "Leo", "Ana", pace="brisk")
        await ana.ok(m.Leave)
        asked = question(mia)
        mia.tell(m.Consider(seat=0, question=asked.number, answer=asked.options[-1].answer))
        before = mia.table.timing.deadlines()[0]
        await house.later(5)
        await ana.ok(m.Sit)
        assert mia.table.timing.deadlines()[0] == before, "the clock runs on"
        assert ana.seat == 2
        await house.later(40)
        assert mia.board
        assert mia.board.places[0].dishes == [asked.options[-1].answer]
        assert not mia.table.timing.considered
        assert leo.board


@in_loop
async def test_more_time_for_everybody_ten_times_a_game_and_person(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", pace="brisk")
        await house.later(20)
        await mia.ok(m.MoreTime)
        assert shown(leo) == {"0": 40000, "1": 40000}
        assert [event.seat for event in leo.events("more_time")] == [0]
        await leo.ok(m.MoreTime)
        assert shown(mia) == {"0": 60000, "1": 60000}
        await house.later(59)
        assert mia.waiting == [0, 1]
        await house.later(1.1)
        assert mia.board
        assert mia.board.turn == 2
        assert shown(leo) == {"0": 37000, "1": 37000}
        for _ in range(9):
            await mia.ok(m.MoreTime)
        await mia.no("error-asked-already", m.MoreTime)
        assert mia.last(m.Refused).args == {"most": 10}
        await leo.ok(m.MoreTime)
        await play_on([mia, leo])
        await mia.ok(m.Start, fill=True)
        await mia.ok(m.MoreTime)


@pytest.mark.parametrize(("pace", "seconds"), [("friendly", 30), ("brisk", 15), ("slowest", 300)])
def test_other_questions_have_a_time_of_their_own(place: Place, pace: str, seconds: int) -> None:
    @in_loop
    async def test() -> None:
        async with place.house() as house:
            mia, leo = await house.game("Mia", "Leo", pace=pace, menu=TOOLS)
            await use_chopsticks(mia, leo)
            assert len(mia.waiting) == 1
            assert shown(mia) == shown(leo) == {str(seat): 1000 * seconds for seat in mia.waiting}
            await house.later(seconds - 1)
            assert not mia.events("time_ran_out")
            await house.later(1.1)
            assert len(mia.events("time_ran_out")) == 1

    test()


async def use_chopsticks(*players: Player) -> None:
    """Play on until somebody is asked something after a reveal."""
    for _ in range(60):
        for player in players:
            while player.mine and player.mine.question:
                assert player.board
                if player.board.stage != "choose":
                    return
                offered = [one.answer for one in player.mine.question.options]
                tools = [one for one in offered if one.startswith("chopsticks")]
                await player.pick((tools or offered)[0])
            if player.phase() == "scoring":
                await player.ok(m.Continue)
    raise AssertionError("nobody was asked anything after a reveal")


@in_loop
async def test_an_answer_just_too_late_replaces_what_the_clock_chose_while_nothing_is_revealed(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", pace="brisk")
        house.brains.awake.clear()
        asked = question(mia)
        mia.tell(m.Consider(seat=0, question=asked.number, answer=asked.options[0].answer))
        await house.later(40.5)
        assert leo.waiting == [1], "the bot still thinks for Leo"
        await mia.ok(m.Answer, seat=0, question=asked.number, answer=asked.options[-1].answer)
        await mia.no("error-too-late", m.Answer, seat=0, question=asked.number, answer=asked.options[0].answer)
        late = question(leo)
        house.brains.awake.set()
        await house.quiet()
        assert mia.board
        assert mia.board.places[0].dishes == [asked.options[-1].answer]
        await leo.no("error-too-late", m.Answer, seat=1, question=late.number, answer=late.options[0].answer)


@in_loop
async def test_the_second_half_of_an_answer_may_be_just_too_late_as_well(place: Place) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo", pace="brisk", menu=[*TOOLS[:-2], "tea", "pudding"])
        one, card = await chance(players, "target", "tempura")
        other = next(player for player in players if player is not one)
        await one.pick(card)
        target = question(one)
        one.tell(m.Consider(seat=one.seat, question=target.number, answer=target.options[0].answer))
        house.brains.awake.clear()
        await house.later(41)
        assert other.waiting == [other.seat]
        wanted = target.options[-1].answer
        other.forget()
        await one.ok(m.Answer, seat=one.seat, question=target.number, answer=wanted)
        assert one.mine
        assert one.mine.chosen == [card, wanted]
        assert not other.frames
        assert other.waiting == [other.seat]


@in_loop
async def test_whoever_comes_back_sees_the_clock_that_runs(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", pace="brisk")
        await leo.drop()
        await house.later(10)
        leo.forget()
        await leo.connect()
        assert shown(leo) == {"0": 30000, "1": 30000}
        watcher = await house.watch(mia)
        assert shown(watcher) == {"0": 30000, "1": 30000}


@in_loop
async def test_the_clock_stands_while_nobody_at_the_table_sees_it(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", pace="brisk")
        watcher = await house.watch(mia)
        await leo.drop()
        assert shown(watcher)
        await mia.drop()
        assert shown(watcher) == {}
        await house.later(86400)
        assert watcher.waiting == [0, 1]
        assert watcher.board
        assert watcher.board.turn == 1
        await mia.connect()
        assert shown(mia) == {"0": 40000, "1": 40000}


@in_loop
async def test_the_clock_also_runs_out_for_somebody_absent(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", pace="brisk", absence=0)
        await leo.drop()
        await mia.pick()
        await house.later(40.5)
        assert mia.waiting == [0, 1]
        assert not mia.chair(1).stand_in


@in_loop
async def test_no_clock_is_shown_at_scoring_and_when_the_game_is_over(place: Place) -> None:
    async with place.house() as house:
        players = await house.game("Mia", "Leo", pace="friendly")
        await play_on(players, "scoring")
        assert shown(players[0]) == {}
        for one in players:
            await one.ok(m.Continue)
        assert shown(players[0]) == {"0": 80000, "1": 80000}
        await play_on(players)
        assert shown(players[1]) == {}


@in_loop
async def test_a_stand_in_that_still_thinks_does_not_stop_the_clock(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo", pace="friendly", absence=30)
        await mia.pick()
        await leo.drop()
        house.brains.awake.clear()
        await house.later(31)
        assert mia.chair(1).stand_in
        await leo.connect()
        assert not mia.chair(1).stand_in
        await house.later(50)
        house.brains.awake.set()
        await house.quiet()
        assert mia.board
        assert mia.board.turn == 2
        assert mia.events("time_ran_out")


@in_loop
async def test_bots_are_not_hurried(place: Place) -> None:
    async with place.house() as house:
        mia = await house.create("Mia", seats=2, pace="brisk")
        house.brains.awake.clear()
        await mia.ok(m.Start, fill=True)
        await mia.pick()
        await house.later(100)
        assert not mia.events("time_ran_out")
        house.brains.awake.set()
        await house.quiet()
        assert mia.board
        assert mia.board.turn == 2
