"""Players who play on until something happens."""

from collections.abc import Sequence

from okawari.protocol import messages as m
from tests.server.heart.kit import Player


async def play_on(players: Sequence[Player], until: str = "over", turns: int = 2000) -> None:
    """Everybody answers with the first option, and goes on after scores, until the table is in a phase."""
    for _ in range(turns):
        if players[0].phase() == until:
            return
        for player in players:
            if player.phase() == "scoring" and not set(player.you.seats) <= set(player.info.continued):
                await player.ok(m.Continue)
            elif player.mine and player.mine.question and player.phase() == "playing":
                await player.pick()
    raise AssertionError(f"not {until} after so many turns")


async def next_deal(players: Sequence[Player]) -> None:
    """Play on until the next round's hands are shown."""
    await play_on(players, "scoring")
    for one in players:
        if one.phase() == "scoring":
            await one.ok(m.Continue)
    assert players[0].phase() == "playing"


async def chance(players: Sequence[Player], what: str, wanted: str) -> tuple[Player, str]:
    """Play on, taking a wanted card whenever there is one, until the pick of some card would lead to a question.

    Who could pick, and which card; nobody has chosen yet in that turn.
    """
    for _ in range(200):
        for player in players:
            card = leads_to(player, what)
            if card:
                return player, card
        for player in players:
            if player.phase() == "scoring":
                await player.ok(m.Continue)
        if players[0].phase() == "over":
            await players[0].ok(m.Start, fill=True)
        for player in players:
            if player.mine and player.mine.question:
                offered = [one.answer for one in player.mine.question.options]
                await player.pick(wanted if wanted in offered else offered[0])
    raise AssertionError(f"nobody could be asked for {what}")


def leads_to(player: Player, what: str) -> str | None:
    """The card whose pick makes a seat be asked something further."""
    game, mine = player.table.state.game, player.mine
    if not game or not mine or not mine.question or mine.question.what != "pick" or player.phase() != "playing":
        return None
    for option in mine.question.options:
        trial = game.copy()
        trial.answer(mine.seat, option.answer)
        if trial.question(mine.seat) == what:
            return option.answer
    return None
