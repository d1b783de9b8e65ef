"""A sequential test of two bots: deals are played until it is clear which of two differences in Elo fits better.

The result of a deal, the mean share of the win over all ways round, is taken as normal with the spread seen so far
(the generalised ratio test), which allows for deals that favour nobody. One deal of full spread is added to what was
seen, so that a few equal deals decide nothing.
"""

from dataclasses import dataclass
from math import log

RISK = 0.05  # of deciding wrongly, either way
BOUND = log((1 - RISK) / RISK)
LEAST = 8  # deals before anything is decided


@dataclass(frozen=True)
class Verdict:
    """Where a test stands or has ended: whether the first bot is better by `elo1` rather than by `elo0`."""

    elo0: float
    elo1: float
    ratio: float  # the logarithm of the likelihood ratio
    bound: float  # it is decided at minus or plus this
    deals: int
    accepted: str | None  # "elo0", "elo1", or None: undecided


class Test:
    """A test in which the first bot sits alone among copies of the second."""

    __test__ = False  # for collectors of tests

    def __init__(self, elo0: float, elo1: float, seats: int) -> None:
        self.elo0, self.elo1 = elo0, elo1
        self._expected = [expected(elo, seats) for elo in (elo0, elo1)]
        self._spread = (seats - 1) / seats**2
        self._count = 0
        self._sum = self._squares = 0.0

    def add(self, share: float) -> bool:
        """One more deal; whether it is decided."""
        self._count += 1
        self._sum += share
        self._squares += share * share
        return self.verdict.accepted is not None

    @property
    def verdict(self) -> Verdict:
        """Where the test stands."""
        ratio = self._ratio() if self._count else 0.0
        accepted = None
        if self._count >= LEAST and abs(ratio) >= BOUND:
            accepted = "elo1" if ratio > 0 else "elo0"
        return Verdict(self.elo0, self.elo1, ratio, BOUND, self._count, accepted)

    def _ratio(self) -> float:
        mean = self._sum / self._count
        variance = max(0.0, self._squares - self._count * mean * mean) + self._spread
        variance /= self._count + 1
        low, high = self._expected
        return self._count * (high - low) * (2 * mean - low - high) / (2 * variance)


def expected(elo: float, seats: int) -> float:
    """The share of wins of a bot that is so much stronger than each of the others.

    >>> expected(0, 2), expected(0, 4), round(expected(400, 2), 3)
    (0.5, 0.25, 0.909)
    """
    strength = 10 ** (elo / 400)
    return float(strength / (strength + seats - 1))
