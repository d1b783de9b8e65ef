"""What points and desserts after a round mean for the win: a softmax over the seats, fitted to how games ended."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from okawari.simulation.training.lessons import Standing
from okawari.table.faces import DESSERTS

Floats = NDArray[np.float64]

# Guesses that few games barely move: points by which chances fall by e, then in points: of desserts now, of each.
SPREAD = 4.0
NOW, EACH = 0.4, 1.8
PULL = 400.0  # how strongly
ROUNDS = 40


def fit_values(standings: Iterable[Standing]) -> dict[str, dict[str, Any]]:
    """By game and number of seats: for each round but the last the spread and what desserts are worth."""
    groups: dict[str, dict[int, list[Standing]]] = {}
    for one in standings:
        groups.setdefault(f"{one.game} {one.seats}", {}).setdefault(one.round, []).append(one)
    return {name: _group(name, groups[name]) for name in sorted(groups)}


def _group(name: str, rounds: dict[int, list[Standing]]) -> dict[str, Any]:
    return {"rounds": [_fitted(rounds[number], name.startswith("draft")) for number in sorted(rounds)]}


def _fitted(standings: Sequence[Standing], draft: bool) -> dict[str, Any]:
    rows = np.array([one.rows for one in standings], dtype=np.float64)
    shares = np.array([one.shares for one in standings])
    guess = np.array([1.0, NOW, *[EACH] * DESSERTS]) / SPREAD
    slope = newton(rows, shares, guess)
    spread = 1.0 / max(slope[0], 0.02)
    found: dict[str, Any] = {"spread": round(spread, 3), "games": len(standings)}
    if not draft:
        found["now"] = round(float(slope[1] * spread), 3)
        found["dessert"] = [round(float(value * spread), 3) for value in slope[2:]]
    return found


def newton(rows: Floats, shares: Floats, guess: Floats) -> Floats:
    """The slopes that make the wins likeliest, held near a guess."""
    slopes = guess.copy()
    eye = np.eye(len(guess))
    for _ in range(ROUNDS):
        logits = rows @ slopes
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances = powers / powers.sum(axis=1, keepdims=True)
        centred = rows - (chances[:, :, None] * rows).sum(axis=1, keepdims=True)
        gradient = ((shares - chances)[:, :, None] * rows).sum(axis=(0, 1)) - PULL * (slopes - guess)
        bend = np.einsum("gs,gsi,gsj->ij", chances, centred, centred) + PULL * eye
        slopes = slopes + np.linalg.solve(bend, gradient)
    return slopes
