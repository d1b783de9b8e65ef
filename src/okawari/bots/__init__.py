"""Bots: players that see what a seat may see, and choose one of its legal answers."""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Protocol

from okawari.bots.levels import LEVELS, levels
from okawari.bots.random_bot import RandomBot
from okawari.bots.rivals import RIVALS
from okawari.errors import BadSeats, UnknownBot
from okawari.game import Game
from okawari.table.chance import key_words
from okawari.views.seat_view import Answer, View

__all__ = ["BOTS", "LEVELS", "RIVALS", "Bot", "named", "play"]


class Bot(Protocol):
    """Anything that can sit at a table: a person's window, a program, or one of ours."""

    def choose(self, view: View, legal: Sequence[Answer], rng: Random) -> Answer:
        """One of the legal answers to the question in the view; all chance comes from `rng`."""
        ...


BOTS: Mapping[str, Bot] = MappingProxyType({"random": RandomBot(), **levels()})


def named(name: str) -> Bot:
    """The bot of that name; rivals are found too, though nobody is offered them.

    >>> named("greedy") is BOTS["greedy"]
    True
    """
    if name in RIVALS:
        return RIVALS[name]
    if name not in BOTS:
        raise UnknownBot("error-unknown-bot", bot=str(name), known=", ".join(BOTS))
    return BOTS[name]


def play(game: Game, bots: Sequence[Bot | str | None], seed: str | int = 0) -> Game:
    """Let bots, given as such or by name, play a game on: to its end, or until a seat without one (None) decides.

    Every bot has chance of its own, which follows from the seed, its seat and the number of choices it has made,
    and never from the deal; the same call on the same game gives the same game.

    >>> game = play(Game("classic", seats=2, seed="tea"), ["greedy", "random"], seed="spoon")
    >>> game.over, game.winners
    (True, (0,))
    """
    if len(bots) != game.seats:
        raise BadSeats("error-bots-for-seats", seats=game.seats, bots=len(bots))
    players = [named(bot) if isinstance(bot, str) else bot for bot in bots]
    ready = _ready(game, players)
    while ready is not None:
        bot = players[ready]
        assert bot is not None
        made = sum(choice.seat == ready for choice in game.choices)
        rng = Random(str(key_words(str(seed), f"seat {ready} choice {made}")))
        view = game.view(ready)
        game.answer(ready, bot.choose(view, view.legal, rng))
        ready = _ready(game, players)
    return game


def _ready(game: Game, bots: Sequence[Bot | None]) -> int | None:
    """A seat that is asked and has a bot."""
    return next((seat for seat in game.waiting if bots[seat] is not None), None)
