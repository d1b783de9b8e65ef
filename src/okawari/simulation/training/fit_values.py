"""What points and desserts after a round mean for the win: a softmax over the seats, fitted to how games ended.

The points by which chances fall by e belong to a game, a number of seats and a round; what desserts are worth
in points belongs to their kind and the round, since it takes many games to tell.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from okawari.simulation.training.lessons import Standing
from okawari.table.faces import FIRST, FRUIT_WW, ICE_CREAM, K_PUDDING, KIND_COUNT, PUDDING

Floats = NDArray[np.float64]

SPREAD = 4.0  # where nothing is known
PULL = 10.0  # how strongly few games are held near what is guessed
GROUP_PULL = 3000.0  # the same for one number of seats, near what holds for all: as some two hundred games do
NOW, EACH = 0.4, 1.8
LEAST = 0.02  # of a slope
TURNS = 6  # of fitting the one, then the other
STEPS = 12  # of Newton's method
SORTS = KIND_COUNT - K_PUDDING  # of dessert
SORT_OF = tuple(0 if face < ICE_CREAM else 1 if face < FRUIT_WW else 2 for face in range(PUDDING, FIRST[-1]))


def fit_values(standings: Iterable[Standing]) -> dict[str, dict[str, Any]]:
    """By game and number of seats: for each round but the last the spread and what desserts are worth."""
    groups: dict[tuple[str, int, int], list[Standing]] = {}
    for one in standings:
        groups.setdefault((one.game, one.seats, one.round), []).append(one)
    found: dict[str, dict[str, Any]] = {}
    for number, draft in sorted({(key[2], key[0] == "draft") for key in groups}):
        here = {
            key: Group(ones) for key, ones in sorted(groups.items()) if (key[2], key[0] == "draft") == (number, draft)
        }
        worth = _fit_round(list(here.values()))
        for (game, seats, _), group in here.items():
            fact = {"spread": round(1 / group.slope, 3), "games": len(group.shares)}
            if game != "draft":
                fact |= {"now": worth[0].round(3).tolist(), "dessert": worth[1][list(SORT_OF)].round(3).tolist()}
            found.setdefault(f"{game} {seats}", {"rounds": []})["rounds"].append(fact)
    return found


class Group:
    """Standings of one game with one number of seats after one round."""

    def __init__(self, standings: Sequence[Standing]) -> None:
        rows = np.array([one.rows for one in standings], dtype=np.float64)
        counts = np.stack([rows[:, :, 2:][:, :, np.array(SORT_OF) == sort].sum(axis=2) for sort in range(SORTS)], 2)
        served = counts.sum(axis=1, keepdims=True) > 0
        self.points = rows[:, :, 0]
        self.desserts = np.concatenate([rows[:, :, 1:2] * served, counts], axis=2)  # points now by sort, then counts
        self.shares = np.array([one.shares for one in standings])
        self.slope = 1 / SPREAD

    def total(self, worth: Floats) -> tuple[Floats, Floats, Floats]:
        """Points with what desserts are worth, for fitting the slope alone."""
        total = self.points + self.desserts @ worth
        return total[:, :, None], np.zeros_like(total), self.shares


def _fit_round(groups: Sequence[Group]) -> tuple[Floats, Floats]:
    """Set the slopes of groups; what desserts are worth, now and each, by sort."""
    guess = np.array([NOW] * SORTS + [EACH] * SORTS)
    worth = guess.copy()
    for _ in range(TURNS):
        totals = [group.total(worth) for group in groups]
        common = newton(totals, np.array([1 / SPREAD]), np.array([PULL]))
        for group, total in zip(groups, totals, strict=True):
            group.slope = max(float(newton([total], common, np.array([GROUP_PULL]))[0]), LEAST)
        scaled = [(group.slope * group.desserts, group.slope * group.points, group.shares) for group in groups]
        worth = newton(scaled, guess, np.full(2 * SORTS, PULL / SPREAD))
    return worth[:SORTS], worth[SORTS:]


def newton(data: Sequence[tuple[Floats, Floats, Floats]], guess: Floats, pull: Floats) -> Floats:
    """Slopes that make the wins likeliest, held near a guess: of (rows, what is added to them, shares)."""
    slopes = guess.copy()
    for _ in range(STEPS):
        gradient = -pull * (slopes - guess)
        bend = np.diag(pull)
        for rows, added, shares in data:
            logits = rows @ slopes + added
            powers = np.exp(logits - logits.max(axis=1, keepdims=True))
            chances = powers / powers.sum(axis=1, keepdims=True)
            centred = rows - (chances[:, :, None] * rows).sum(axis=1, keepdims=True)
            gradient = gradient + ((shares - chances)[:, :, None] * rows).sum(axis=(0, 1))
            bend = bend + np.einsum("gs,gsi,gsj->ij", chances, centred, centred)
        slopes = slopes + np.linalg.solve(bend, gradient)
    return slopes
