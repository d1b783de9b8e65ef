"""How well bots play endings that can be solved: what their choices lose against an opponent who makes no mistake."""

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from okawari import compiled
from okawari.bots import Bot
from okawari.bots.search.bot import Searcher
from okawari.bots.search.ending import LOOKS, Ending, solvable, solve
from okawari.bots.search.plan import Plan
from okawari.bots.search.solution import Way, opponents_mix, values_of
from okawari.bots.search.space import entries
from okawari.bots.search.worth import WHOLE
from okawari.game import Game
from okawari.structs import fill, plain_rows
from okawari.table.chance import Dice, start
from okawari.views.seat_view import Answer, View

BEFORE = Plan(tries=300, nodes=1 << 12)  # who plays up to the ending
PLAIN_BEFORE = Plan(tries=2, nodes=1 << 6)  # without compiled code
WINS = Plan(margin=0)  # what an ending is worth: the win alone
NO_LIMIT = 1 << 60
SAME = 2 / WHOLE  # values are rounded to whole parts at every choice


@dataclass(frozen=True)
class Solved:
    """A position with the value of everything that a seat can do in it, against an opponent who mixes as one should."""

    game: Game
    seat: int
    values: dict[Way, float]  # shares of the win
    mixed: bool  # whether the opponent has to mix
    looked: int  # choices that were looked at

    @property
    def best(self) -> float:
        """The value of the position."""
        return max(self.values.values())


@dataclass(frozen=True)
class Regret:
    """What a bot loses in endings, as a share of the win."""

    cards: int
    positions: int
    mean: float
    error: float  # the standard error of the mean
    worst: float
    best: float  # how often it chooses what cannot be improved on
    mixed: float  # share of the positions in which the opponent has to mix
    too_long: float  # share of the positions that a searching bot leaves to its search


def ending_regret(bot: Bot, cards: int, positions: int = 200, seed: str | int = 0, fast: bool | None = None) -> Regret:
    """What a bot loses in endings of Classic for two with so many cards left in each hand.

    The positions come from games between searching bots and follow from the seed; a bot that mixes is judged by
    its mix. With interpreted code (`fast` False) more than three cards take long.
    """
    fast = compiled.available() if fast is None else fast
    lost, good = [], []
    endings = solved_endings(cards, positions, str(seed), fast)
    for number, ending in enumerate(endings):
        chosen = mix_of(bot, ending.game, ending.seat, Random(f"{seed} {number}"))
        lost.append(sum(share * (ending.best - ending.values[way]) for way, share in chosen.items()))
        good.append(sum(share for way, share in chosen.items() if ending.values[way] >= ending.best - SAME))
    return Regret(
        cards=cards,
        positions=len(endings),
        mean=fmean(lost),
        error=stdev(lost) / sqrt(len(lost)) if len(lost) > 1 else 0.0,
        worst=max(lost),
        best=fmean(good),
        mixed=fmean(ending.mixed for ending in endings),
        too_long=fmean(ending.looked > LOOKS for ending in endings),
    )


# ------------------------------------------------------------------------------------------- what a bot does


def mix_of(bot: Bot, game: Game, seat: int, rng: Random) -> dict[Way, float]:
    """How often a bot answers in which way, until it has nothing more to answer before the cards are shown."""
    found: dict[Way, float] = {}
    for answer, share in odds_of(bot, game.view(seat), rng).items():
        after = game.copy()
        after.answer(seat, answer)
        more: dict[Way, float] = {(): 1.0}
        if seat in after.waiting:  # the other one has not answered yet: nothing was shown in between
            more = mix_of(bot, after, seat, rng)
        for way, part in more.items():
            found[(answer.id, *way)] = share * part
    return found


def odds_of(bot: Bot, view: View, rng: Random) -> dict[Answer, float]:
    """How often a bot gives which answer: of those that solve an ending their mix, of all others what they choose."""
    if isinstance(bot, Searcher) and len(view.legal) > 1:
        work = bot.think(view, rng)
        if work.exact:
            total = sum(work.visits)
            return {answer: work.visits[answer.id] / total for answer in view.legal if work.visits[answer.id]}
        return {max(view.legal, key=lambda answer: (work.visits[answer.id], work.totals[answer.id])): 1.0}
    return {bot.choose(view, view.legal, rng): 1.0}


# ------------------------------------------------------------------------------------------- positions, solved


@cache
def solved_endings(cards: int, positions: int, seed: str, fast: bool) -> tuple[Solved, ...]:
    """So many positions with their solutions."""
    solver = Solver(fast)
    found: list[Solved] = []
    for game, seat in endings_of_games(cards, seed, fast):
        found.append(solver.solved(game, seat))
        if len(found) == positions:
            break
    return tuple(found)


def endings_of_games(cards: int, seed: str, fast: bool) -> Iterator[tuple[Game, int]]:
    """One position of every round that comes to it, of game after game, seen from either seat in turn."""
    bot = Searcher(BEFORE if fast else PLAIN_BEFORE, fast)
    number = 0
    while True:
        game, rng = Game("classic", seats=2, seed=f"{seed} ending {number}"), Random(f"{seed} {number}")
        last_round = 0
        while not game.over:
            seat = game.waiting[0]
            watcher = number % 2
            view = game.view(watcher)
            fresh = len(game.waiting) == game.seats and view.round > last_round
            if fresh and view.hand_size == cards and len(view.legal) > 1 and solvable(view.raw, cards):
                last_round = view.round
                yield game.copy(), watcher
            view = game.view(seat)
            game.answer(seat, bot.choose(view, view.legal, rng))
        number += 1


class Solver:
    """Solves endings without a limit, and finds out how the opponent should mix."""

    def __init__(self, fast: bool) -> None:
        self._fast = fast
        self._rows = compiled.batch if fast else plain_rows
        self._solve = entries(drafting=False)[1] if fast else solve
        self._endings: Any = self._rows(Ending, 1)
        self._dice: Any = self._rows(Dice, 1)

    def solved(self, game: Game, seat: int) -> Solved:
        """A position with its solution."""
        view = game.view(seat)
        views: Any = self._rows(type(view.raw), 1)
        fill(views, view.raw)
        dice = Dice()
        start(dice, 1, 2, 3, 4)
        fill(self._dice, dice)
        weights = WINS.weights(view)
        row: Any = self._rows(ctypes.c_int64, len(weights))
        for at, value in enumerate(weights):
            row[at] = value
        self._solve(views, self._endings, self._dice, row, NO_LIMIT)
        ending = compiled.table_at(Ending, self._endings, 0) if self._fast else self._endings[0]
        assert not ending.failed
        against = opponents_mix(ending.frames[0])
        return Solved(game, seat, values_of(ending.frames[0], against), max(against) < 1 - 1e-6, ending.looked)
