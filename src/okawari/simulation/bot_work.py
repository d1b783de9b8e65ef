"""Deals for bots that think in their own way: games are played one answer at a time, bots may search compiled."""

import sys
import time
from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from okawari.bots.budgets import bots_for
from okawari.game import Game
from okawari.simulation.backends import Stopped, StoppedError
from okawari.simulation.kernel import SHARES
from okawari.simulation.times import Times, step_of
from okawari.simulation.work import Chunk

Menu = str | tuple[str, ...] | None


@dataclass(frozen=True)
class Deals:
    """Some deals in a row, each with its bots as they sit the first time round."""

    first: int
    bots: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class BotWork:
    """A kind of game to be played many times by bots of any sort. It can be sent to other processes."""

    game: str
    seats: int
    menus: tuple[Menu, ...]  # taken by the deals in turn
    options: Mapping[str, str]
    seed: str
    fast: bool

    def prepare(self, bots: Sequence[str]) -> None:
        """Compile or load in advance what these bots need."""
        bots_for(bots, self.game, self.fast)

    def play(self, deals: Deals, stopped: Stopped) -> Chunk:
        """Play some deals. Threads can do this side by side: nothing is shared."""
        self.prepare([bot for bots in deals.bots for bot in bots])
        results, times, answers = array("q"), dict[str, Times](), 0
        began = time.thread_time()
        for deal, bots in enumerate(deals.bots, deals.first):
            for rotation in range(self.seats):
                game = self._play(bots, deal, rotation, times, stopped)
                answers += len(game.choices)
                for bot in range(self.seats):
                    seat = (bot - rotation) % self.seats
                    won = SHARES // len(game.winners) if seat in game.winners else 0
                    results.extend((game.scores[seat], won))
        if sys.byteorder == "big":
            results.byteswap()
        return Chunk(results, answers, time.thread_time() - began, times)

    def _play(self, bots: Sequence[str], deal: int, rotation: int, times: dict[str, Times], stopped: Stopped) -> Game:
        """One game: in this rotation the bot at seat s is number (s + rotation) % seats."""
        menu = self.menus[deal % len(self.menus)]
        game = Game(self.game, seats=self.seats, menu=menu, options=self.options, seed=f"{self.seed} deal {deal}")
        minds = bots_for(bots, self.game, self.fast)
        chance = [Random(f"{self.seed} {deal} {rotation} {bot}") for bot in range(self.seats)]
        while not game.over:
            if stopped():
                raise StoppedError
            seat = game.waiting[0]
            bot = (seat + rotation) % self.seats
            view = game.view(seat)
            began = time.thread_time()
            answer = minds[bots[bot]].choose(view, view.legal, chance[bot])
            if len(view.legal) > 1:
                times.setdefault(bots[bot], Counter())[step_of(time.thread_time() - began)] += 1
            game.answer(seat, answer)
        return game
