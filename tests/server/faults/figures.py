"""Times that a test has measured."""

from statistics import quantiles


class Figures:
    """Measured seconds, by what they are of."""

    def __init__(self) -> None:
        self.found: dict[str, list[float]] = {}

    def add(self, name: str, seconds: list[float]) -> None:
        """Keep some."""
        self.found.setdefault(name, []).extend(seconds)


def summed_up(seconds: list[float]) -> str:
    """The middle, the slowest of twenty, and the slowest."""
    middle, slow = (slowest(seconds, share) for share in (0.5, 0.95))
    return f"{len(seconds)} times, p50 {middle:.2f} s, p95 {slow:.2f} s, max {max(seconds):.2f} s"


def slowest(seconds: list[float], share: float) -> float:
    """What this share of the times is not slower than."""
    return quantiles(seconds, n=100, method="inclusive")[round(share * 100) - 1] if len(seconds) > 1 else seconds[0]
