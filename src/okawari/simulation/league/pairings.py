"""Who meets whom: one bot among copies of another, every bot and every other; and tables of all sorts."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from random import Random


@dataclass(frozen=True)
class Pairing:
    """Bots that meet: the first alone among copies of the second, or a mixed table, drawn for each deal."""

    bots: tuple[str, ...]
    mixed: bool = False

    def seated(self, seats: int, deal: int, seed: str) -> tuple[str, ...]:
        """The bots of a deal as they sit the first time round.

        >>> Pairing(("greedy", "random")).seated(3, 0, "")
        ('greedy', 'random', 'random')
        """
        if not self.mixed:
            return (self.bots[0], *[self.bots[1]] * (seats - 1))
        rng, drawn = Random(f"{seed} table {deal}"), list[str]()
        while len(drawn) < seats:
            drawn += rng.sample(self.bots, min(len(self.bots), seats - len(drawn)))
        rng.shuffle(drawn)
        return tuple(drawn)

    def reported(self, seats: int) -> tuple[tuple[str, str | None], ...]:
        """The bots whose results count, each with whom it met; None: all of them."""
        if self.mixed:
            return tuple((bot, None) for bot in self.bots)
        first, second = self.bots
        return ((first, second), (second, first)) if seats == 2 else ((first, second),)


def pairings(bots: Sequence[str], seats: int, mixed: bool) -> tuple[Pairing, ...]:
    """All of a league: at two seats every pair once, else each way round, and then mixed tables if wanted."""
    pairs = combinations(bots, 2) if seats == 2 else permutations(bots, 2)
    return (*map(Pairing, pairs), *([Pairing(tuple(bots), True)] if mixed else []))
