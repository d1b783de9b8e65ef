"""What came of games: shares of the win, places and margins, from nothing but points and shares."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean

from okawari.simulation.kernel import NUMBERS, SHARES


@dataclass(frozen=True)
class Outcome:
    """One game as it ended, seat by seat in the order of the bots."""

    bots: tuple[str, ...]
    points: tuple[int, ...]
    shares: tuple[int, ...]  # of the win, out of SHARES

    @property
    def groups(self) -> list[list[int]]:
        """Who came where, the best first: who has won, then by points; those who are even are together."""
        order = sorted(range(len(self.bots)), key=self._rank)
        return [list(even) for _, even in groupby(order, self._rank)]

    def _rank(self, at: int) -> tuple[bool, int]:
        return self.shares[at] == 0, -self.points[at]

    @property
    def places(self) -> list[float]:
        """The place of each, from 1; who is even has the mean of their places."""
        found, before = [0.0] * len(self.bots), 0
        for group in self.groups:
            for at in group:
                found[at] = before + (len(group) + 1) / 2
            before += len(group)
        return found

    @property
    def margins(self) -> list[int]:
        """The points of each before the best of the others."""
        return [mine - max(self.points[:at] + self.points[at + 1 :]) for at, mine in enumerate(self.points)]


def outcomes(bots: tuple[str, ...], numbers: Sequence[int]) -> list[Outcome]:
    """The games of one deal, from its numbers as the chunks have them."""
    size = len(bots) * NUMBERS
    games = [numbers[first : first + size] for first in range(0, len(numbers), size)]
    return [Outcome(bots, tuple(game[0::NUMBERS]), tuple(game[1::NUMBERS])) for game in games]


@dataclass(frozen=True)
class Deal:
    """How a bot has fared in all games of a deal, on average over its seats."""

    wins: float
    place: float
    margin: float
    points: float


def fared(bot: str, games: Sequence[Outcome]) -> Deal | None:
    """How a bot has fared in a deal; None if it did not play."""
    sat = [(game, at) for game in games for at, name in enumerate(game.bots) if name == bot]
    if not sat:
        return None
    return Deal(
        wins=fmean(game.shares[at] / SHARES for game, at in sat),
        place=fmean(game.places[at] for game, at in sat),
        margin=fmean(game.margins[at] for game, at in sat),
        points=fmean(game.points[at] for game, at in sat),
    )
