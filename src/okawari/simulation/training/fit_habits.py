"""Habits that make the answers of searches likely: a table of weights, fitted by gradient descent."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from okawari.bots.search.habits import PARTS, USUAL
from okawari.simulation.training.lessons import Lessons

Floats = NDArray[np.float64]

STEPS = 400
RATE = 0.1
FADE = (0.9, 0.999)
COMMON_PULL = 0.3  # towards no habit at all, in answers' worth of evidence
PART_PULL = 2.0  # of a part of the table towards what all parts have in common
LEAST, MOST = 1, 60000


def fit_habits(lessons: Sequence[Lessons], size: int) -> tuple[list[int], float, float]:
    """The weights, and what an answer surprises on average (in nats) with them and without any."""
    if not any(one.lengths for one in lessons):
        return [USUAL] * size, 0.0, 0.0
    places = np.concatenate([np.frombuffer(one.places, dtype=np.int64) for one in lessons])
    shares = np.concatenate([np.frombuffer(one.shares, dtype=np.float64) for one in lessons])
    lengths = np.concatenate([np.frombuffer(one.lengths, dtype=np.int64) for one in lessons])
    firsts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    questions = np.repeat(np.arange(len(lengths)), lengths)
    shares = _chosen(shares, firsts, questions)
    part = size // PARTS
    values = np.zeros(part + size)  # common to all parts, then each part's own
    mean, square = np.zeros_like(values), np.zeros_like(values)
    for step in range(1, STEPS + 1):
        chances = _chances(values[places % part] + values[part + places], firsts, questions)
        error = chances - shares
        slope = np.concatenate(
            [
                np.bincount(places % part, error, part) + COMMON_PULL * values[:part],
                np.bincount(places, error, size) + PART_PULL * values[part:],
            ]
        )
        mean = FADE[0] * mean + (1 - FADE[0]) * slope
        square = FADE[1] * square + (1 - FADE[1]) * slope**2
        move = (mean / (1 - FADE[0] ** step)) / (np.sqrt(square / (1 - FADE[1] ** step)) + 1e-9)
        values -= RATE * (1 - step / (STEPS + 1)) * move
    logits = values[:part][np.arange(size) % part] + values[part:]
    chances = _chances(logits[places], firsts, questions)
    surprise = float(-(shares * np.log(chances)).sum() / len(lengths))
    before = float(np.log(lengths).mean())
    weights = np.clip(np.rint(USUAL * np.exp(logits)), LEAST, MOST).astype(int)
    return weights.tolist(), surprise, before


def _chosen(shares: Floats, firsts: NDArray[np.int64], questions: NDArray[np.int64]) -> Floats:
    """1 for the answer that was tried most, 0 for the others: what a search chooses, not how it looks around."""
    best = shares == np.maximum.reduceat(shares, firsts)[questions]
    chosen: Floats = best / np.add.reduceat(best.astype(np.float64), firsts)[questions]
    return chosen


def _chances(logits: Floats, firsts: NDArray[np.int64], questions: NDArray[np.int64]) -> Floats:
    """Softmax within each question."""
    highest = np.maximum.reduceat(logits, firsts)
    powers = np.exp(logits - highest[questions])
    chances: Floats = powers / np.add.reduceat(powers, firsts)[questions]
    return chances
