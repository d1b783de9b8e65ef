"""A hand goes to nobody but its owner or a bot: newcomers to a running game wait for the next deal."""

import pytest

from okawari.errors import OkawariError
from okawari.protocol import messages as m
from tests.server.heart.kit import House, Place, Player, error_of, in_loop
from tests.server.heart.playing import next_deal, play_on


def hand(player: Player) -> dict[str, int] | None:
    return player.mine.hand if player.mine else None


async def bare(house: House, **setup: object) -> tuple[Player, Player, Player]:
    """A game of three in which bots take their time."""
    mia, leo, ana = await house.game("Mia", "Leo", "Ana", **setup)
    return mia, leo, ana


@pytest.mark.parametrize("why", [m.Kick, m.Leave])
def test_the_hosts_second_device_does_not_see_the_hand_of_somebody_who_is_gone(place: Place, why: type) -> None:
    """The attack: the host sends a player away in the middle of a round, and sits down there with another device."""

    @in_loop
    async def test() -> None:
        async with place.house() as house:
            house.brains.awake.clear()
            mia, leo, ana = await bare(house)
            seen = hand(leo)
            assert seen
            await (mia.ok(m.Kick, seat=1) if why is m.Kick else leo.ok(m.Leave))
            spy = await house.join(mia, "Spy")
            assert hand(spy) is None
            assert (spy.you.seats, spy.you.promised) == ([], 1)
            assert not [one for one in spy.heard(m.Update | m.Welcome) if one.mine]  # type: ignore[arg-type]
            assert (spy.chair(1).who, spy.chair(1).gone, spy.chair(1).promised) == ("bot", True, "Spy")
            await spy.no("error-already-seated", m.Sit)
            await spy.no("error-already-seated", m.Sit, seat=1)
            await spy.connect()
            assert hand(spy) is None
            house.brains.awake.set()
            await house.quiet()
            await next_deal([mia, ana])
            assert spy.you.seats == [1]
            assert hand(spy)
            assert (spy.chair(1).who, spy.chair(1).name, spy.chair(1).promised) == ("person", "Spy", "")
            assert spy.events("dealt"), "the new hand is told card by card, as to everybody"

    test()


@in_loop
async def test_what_the_seat_was_told_before_is_not_told_to_its_next_owner(place: Place) -> None:
    """The attack: wait for a chair, and when it is there say `hello` with a version from before."""
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        version = mia.version
        await mia.pick()
        await leo.pick()
        await leo.ok(m.Leave)
        spy = await house.join(mia, "Spy")
        await next_deal([mia])
        begun = next(one.version for one in reversed(mia.heard(m.Update)) if one.board)
        await spy.connect(last_version=version - 1)
        missed = spy.heard(m.Welcome)[-1].missed
        assert missed
        assert {one.version for one in missed if any(event.what == "dealt" for event in one.events)} == {begun}
        own = {"dealt", "picked", "kept"}
        before = [event for one in missed if one.version < begun for event in one.events]
        assert not [event for event in before if event.what in own]
        assert spy.mine
        assert not spy.mine.known


@in_loop
async def test_owners_have_their_chair_back_at_once(place: Place) -> None:
    async with place.house() as house:
        house.brains.awake.clear()
        mia, leo = await house.game("Mia", "Leo")
        before = hand(leo)
        await leo.ok(m.Leave)
        zoe = await house.join(mia, "Zoe")
        zoe.forget()
        await leo.ok(m.Sit)
        assert hand(leo) == before
        assert leo.chair(1).name == "Leo"
        assert [event.values for event in zoe.events("promise_ended")] == [{"name": "Zoe", "why": "returned"}]
        assert (zoe.you.promised, zoe.chair(1).promised) == (None, "")
        await zoe.no("error-game-running", m.Sit)


@in_loop
async def test_a_chair_is_promised_once_and_given_back_by_leaving(place: Place) -> None:
    async with place.house() as house:
        house.brains.awake.clear()
        mia, _, ana = await bare(house)
        await ana.ok(m.Leave)
        zoe = await house.join(mia, "Zoe")
        with pytest.raises(OkawariError) as problem:
            await house.join(mia, "Eve")
        assert error_of(problem) == "error-game-running"
        await zoe.ok(m.Leave)
        assert zoe.you.promised is None
        assert mia.events("promise_ended")[-1].values["why"] == "left"
        await zoe.no("error-not-seated", m.Leave)
        eve = await house.join(mia, "Eve")
        assert eve.you.promised == 2
        await zoe.no("error-game-running", m.Sit)
        await mia.ok(m.Kick, seat=2)
        assert eve.connection.closed_with == m.Closing.KICKED
        assert mia.chair(2).promised == ""
        await zoe.ok(m.Sit)
        assert zoe.you.promised == 2


@in_loop
async def test_who_has_played_gets_no_other_chair_and_a_former_one_at_the_next_deal(place: Place) -> None:
    """The attack: play a little, leave, let somebody else play there, have them sent away, and come back to their hand.

    Nor does anybody change to another chair: what is secret for a whole game, such as Draft's chips, is known there.
    """
    async with place.house() as house:
        mia, leo, ana = await bare(house, game="draft")
        await leo.ok(m.Leave)
        zoe = await house.join(mia, "Zoe")
        await next_deal([mia, ana])
        assert zoe.you.seats == [1]
        house.brains.awake.clear()
        await mia.ok(m.Kick, seat=1)
        await leo.connect()
        await leo.ok(m.Sit)
        assert (leo.you.seats, leo.you.promised, hand(leo)) == ([], 1, None)
        await leo.ok(m.Leave)
        await ana.ok(m.Leave)
        await leo.no("error-chair-taken", m.Sit, seat=2)
        eve = await house.join(mia, "Eve")
        assert eve.you.promised == 1
        await leo.no("error-game-running", m.Sit)


@in_loop
async def test_between_rounds_newcomers_wait_until_the_hands_are_shown(place: Place) -> None:
    async with place.house() as house:
        mia, leo, ana = await bare(house)
        await play_on([mia, leo, ana], "scoring")
        await ana.ok(m.Leave)
        zoe = await house.join(mia, "Zoe")
        assert zoe.you.promised == 2
        await mia.ok(m.Continue)
        await leo.ok(m.Continue)
        assert (zoe.you.seats, zoe.phase()) == ([2], "playing")
        assert hand(zoe)


@in_loop
async def test_in_the_last_round_newcomers_only_watch(place: Place) -> None:
    async with place.house() as house:
        mia, leo, ana = await bare(house)
        await next_deal([mia, leo, ana])
        await next_deal([mia, leo, ana])
        assert mia.board
        assert mia.board.round == mia.board.rounds
        await ana.ok(m.Leave)
        with pytest.raises(OkawariError) as problem:
            await house.join(mia, "Zoe")
        assert error_of(problem) == "error-last-round"
        zoe = await house.watch(mia)
        assert zoe.mine is None
        await ana.ok(m.Sit)
        assert ana.you.seats == [2], "its owner may come back even now"
        await ana.ok(m.Leave)
        await play_on([mia, leo])
        assert (await house.join(mia, "Zoe")).you.seats == [2]


@in_loop
async def test_promises_outlast_a_restart(place: Place) -> None:
    async with place.house() as house:
        mia, leo, ana = await bare(house)
        await ana.ok(m.Leave)
        zoe = await house.join(mia, "Zoe")
        entries = [one.entry for one in (mia, leo, zoe)]
    async with place.house() as house:
        mia, leo, zoe = [await house.enter(entry) for entry in entries]
        assert (zoe.you.promised, zoe.chair(2).promised, hand(zoe)) == (2, "Zoe", None)
        await next_deal([mia, leo])
        assert zoe.you.seats == [2]
        assert hand(zoe)
        assert (await house.folded(mia.id)).seats_of(zoe.you.person) == [2]


@in_loop
async def test_somebody_who_waits_is_not_waited_for(place: Place) -> None:
    """The attack: wait for a chair and never be ready, so that no course is served."""
    async with place.house() as house:
        mia, leo, ana = await bare(house, absence=0)
        await ana.ok(m.Leave)
        zoe = await house.join(mia, "Zoe")
        await play_on([mia, leo], "scoring")
        await zoe.no("error-not-seated", m.Continue)
        await mia.ok(m.Continue)
        await leo.ok(m.Continue)
        assert mia.phase() == "playing"
        assert zoe.you.seats == [2]
