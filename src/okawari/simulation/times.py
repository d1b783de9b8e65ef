"""How long answers take: counts of times in steps of two per cent, which can be added up and written down."""

from collections import Counter
from math import log

LEAST = 1e-7  # seconds
STEP = log(1.02)

Times = Counter[int]


def step_of(seconds: float) -> int:
    """The step in which a time is counted.

    >>> step_of(0.05) == step_of(0.0501), step_of(0.05) < step_of(0.052)
    (True, True)
    """
    return round(log(max(seconds, LEAST) / LEAST) / STEP)


def seconds_of(step: int) -> float:
    """The time in the middle of a step."""
    return float(LEAST * 1.02**step)


def quantile(times: Times, share: float) -> float | None:
    """The time that this share of all times does not exceed; None if there are none."""
    total, seen = sum(times.values()), 0
    for step in sorted(times):
        seen += times[step]
        if seen >= share * total:
            return seconds_of(step)
    return None
