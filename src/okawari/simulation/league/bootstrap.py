"""95 % intervals by drawing deals anew, with replacement: the same draws for every figure, from a generator of its own.

Many deals are first put into groups by chance, and those are drawn: as deals know nothing of each other, that comes to
the same.
"""

from collections.abc import Sequence
from math import floor
from operator import itemgetter
from random import Random

from okawari.simulation.statistics import Estimate, certain

DRAWS = 2000
MOST_GROUPS = 500
TAIL = 0.025


class Bootstrap:
    """Draws of so many deals."""

    def __init__(self, deals: int, seed: str, draws: int = DRAWS) -> None:
        self.deals = deals
        self.groups = min(deals, MOST_GROUPS)
        rng, numbers = Random(f"{seed} bootstrap"), range(self.groups)
        self._order = rng.sample(range(deals), deals) if deals > self.groups else list(range(deals))
        count = draws if deals > 1 else 0
        self._draws = [itemgetter(*rng.choices(numbers, k=self.groups)) for _ in range(count)]

    def sums(self, values: Sequence[float | None]) -> list[float]:
        """The sum of a number for each deal, as every draw has it; a deal without one is None."""
        grouped = self._grouped([0.0 if value is None else value for value in values])
        return [sum(draw(grouped)) for draw in self._draws]

    def mean(self, values: Sequence[float | None]) -> Estimate:
        """The mean of a number for each deal that has one."""
        known = [value for value in values if value is not None]
        mean = sum(known) / len(known)
        if len(known) < 2:
            return Estimate(mean, None, None)
        counts = self.sums([None if value is None else 1.0 for value in values])
        sums = self.sums(values)
        return Estimate(mean, *interval([total / count for total, count in zip(sums, counts, strict=True) if count]))

    def share(self, values: Sequence[float | None]) -> Estimate:
        """The same for a share from 0 to 1; of nothing but wins or losses the interval says what they may hide."""
        found = self.mean(values)
        if found.low is not None and found.mean in (0, 1):
            return certain(found.mean, sum(value is not None for value in values))
        return found

    def _grouped(self, values: Sequence[float]) -> list[float]:
        return [sum(values[at] for at in self._order[first :: self.groups]) for first in range(self.groups)]


def interval(drawn: list[float]) -> tuple[float, float]:
    """Where the middle 95 % of these lie.

    >>> interval([float(x) for x in range(1001)])
    (25.0, 975.0)
    """
    order, last = sorted(drawn), len(drawn) - 1
    return order[floor(TAIL * last)], order[last - floor(TAIL * last)]
