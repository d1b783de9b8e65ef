"""Chunks of deals for bots that think in their own way: games are played one answer at a time, bots search compiled."""

import sys
import time
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from okawari.bots import BOTS, Bot, named
from okawari.bots.rivals import rivals
from okawari.game import Game
from okawari.simulation.kernel import SHARES
from okawari.simulation.work import Chunk


@dataclass(frozen=True)
class BotWork:
    """A kind of game to be played many times by bots of any sort."""

    game: Mapping[str, Any]  # arguments of Game, but for the seed
    bots: tuple[str, ...]
    seed: str
    minds: Mapping[str, Bot]

    def play(self, first: int, deals: int) -> Chunk:
        """Play some deals. Threads can do this side by side: nothing is shared."""
        results = array("q")
        answers = 0
        began = time.thread_time()
        for deal in range(first, first + deals):
            for rotation in range(len(self.bots)):
                game = self._play(deal, rotation)
                answers += len(game.choices)
                for bot in range(len(self.bots)):
                    seat = (bot - rotation) % len(self.bots)
                    won = SHARES // len(game.winners) if seat in game.winners else 0
                    results.extend((game.scores[seat], won))
        if sys.byteorder == "big":
            results.byteswap()
        return Chunk(results, answers, time.thread_time() - began)

    def _play(self, deal: int, rotation: int) -> Game:
        """One game: in this rotation the bot at seat s is number (s + rotation) % seats."""
        seats = len(self.bots)
        game = Game(**self.game, seed=f"{self.seed} deal {deal}")
        chance = [Random(f"{self.seed} {deal} {rotation} {bot}") for bot in range(seats)]
        while not game.over:
            seat = game.waiting[0]
            bot = (seat + rotation) % seats
            view = game.view(seat)
            game.answer(seat, self.minds[self.bots[bot]].choose(view, view.legal, chance[bot]))
        return game


def bot_work(game: Mapping[str, Any], bots: Sequence[str], seed: str, fast: bool) -> BotWork:
    """The work of playing this game with these bots; with compiled minds, if it is to be fast."""
    if fast:
        from okawari.bots.quick import quick_bots  # here, because it loads the compiler

        minds: Mapping[str, Bot] = {**BOTS, **quick_bots(), **rivals(fast=True)}
    else:
        minds = {name: named(name) for name in bots}
    return BotWork(game, tuple(bots), seed, minds)
