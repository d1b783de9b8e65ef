"""Whoever comes to a running game learns what has happened in its round, and nothing that others may not know."""

from okawari.protocol import messages as m
from okawari.server import project
from tests.server.heart.kit import Place, Player, in_loop


async def turns(players: list[Player], shown_before: int) -> None:
    """Play first cards until so many cards have been shown."""
    while len(shown(players[0])) < shown_before and players[0].phase() == "playing":
        for one in players:
            while one.mine and one.mine.question and len(shown(players[0])) < shown_before:
                await one.pick()


def shown(player: Player) -> list[m.Event]:
    """The cards that this player saw shown."""
    return [event for one in player.heard(m.Update) for event in one.events if event.what == "played"]


@in_loop
async def test_whoever_comes_is_told_what_happened_openly_in_this_round(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        await turns([mia, leo], 4)
        await mia.pick()
        watcher = await house.watch(mia)
        await leo.connect(0)
        for one in (watcher, leo):
            welcome = one.last(m.Welcome)
            assert welcome.missed is None
            told = [event for step in welcome.past for event in step.events]
            assert [event.what for event in told][:2] == ["game_started", "round_started"]
            assert [event for event in told if event.what == "played"] == shown(mia)
            assert not {event.what for event in told} & {"dealt", "picked"}, "told to one seat alone"
            assert [step.version for step in welcome.past] == sorted(step.version for step in welcome.past)


@in_loop
async def test_of_a_round_that_is_over_nobody_is_told_in_the_next(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        await turns([mia, leo], 99)
        before = len([one for step in (await leo.connect(0)).last(m.Welcome).past for one in step.events])
        assert before > 20
        await mia.ok(m.Continue)
        await leo.ok(m.Continue)
        past = (await leo.connect(0)).last(m.Welcome).past
        assert [event.what for step in past for event in step.events if event.what == "round_started"] == [
            "round_started"
        ]
        assert not [event for step in past for event in step.events if event.what == "played"]


@in_loop
async def test_what_happened_before_is_cut_at_its_beginning(place: Place) -> None:
    async with place.house() as house:
        mia, leo = await house.game("Mia", "Leo")
        await turns([mia, leo], 6)
        state = mia.table.state
        whole = project.past(state, 100_000)
        size = len(m.encode(whole[-1])) + 1
        assert project.past(state, size) == whole[-1:]
        assert project.past(state, size - 1) == project.past(state, -5) == []
