"""Means with 95 % intervals over deals, from sums of whole numbers: the order in which they came does not matter."""

from dataclasses import dataclass
from math import sqrt

Z = 1.96


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval; no interval from a single deal."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Row:
    """How a bot, or a seat whoever sat there, has fared in a game on average."""

    name: str
    seats: int  # how many seats of each game it had
    points: Estimate
    wins: Estimate  # of one such seat, ties shared


def certain(mean: float, count: int) -> Estimate:
    """Nothing but wins or nothing but losses in so many deals: what they may hide (Wilson's interval)."""
    hidden = Z * Z / (count + Z * Z)
    return Estimate(mean, max(0.0, mean - hidden), min(1.0, mean + hidden))


class Sums:
    """A number for each deal, added up."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0

    def add(self, value: int) -> None:
        """One more deal."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def estimate(self, scale: int) -> Estimate:
        """The mean of value / scale."""
        mean = self.total / self.count
        if self.count < 2:
            return Estimate(mean / scale, None, None)
        half = Z * self._error()
        return Estimate(mean / scale, (mean - half) / scale, (mean + half) / scale)

    def share(self, scale: int) -> Estimate:
        """The same for a share from 0 to 1; of nothing but wins or losses the interval says what they may hide."""
        plain = self.estimate(scale)
        if plain.low is None or plain.high is None:
            return plain
        if plain.mean in (0, 1):
            return certain(plain.mean, self.count)
        return Estimate(plain.mean, max(0.0, plain.low), min(1.0, plain.high))

    def _error(self) -> float:
        """The standard error of the mean."""
        spread = self.count * self.squares - self.total * self.total  # whole numbers: exact, never below 0
        return sqrt(spread / (self.count - 1)) / self.count
