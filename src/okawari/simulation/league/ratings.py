"""Ratings: strengths that explain who came before whom. At two seats this is Elo, else Plackett and Luce's model.

A game is a row of choices: somebody comes first among all, then somebody among the rest, each as often as its
strength is of theirs. Those who are even count as half one way and half the other: the mean over all orders. To keep
a bot that has never lost from being infinitely strong, each is taken to have drawn one game with an average bot.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations
from math import comb, exp, log, sqrt

from okawari.simulation.league.bootstrap import Bootstrap, interval
from okawari.simulation.league.outcomes import Outcome
from okawari.simulation.statistics import Estimate, Z

ELO = 400 / log(10)  # points for a strength e times as large
ENOUGH = 1e-10
MOST_STEPS = 100
STRIDE = 2.0  # no strength changes by more in a step

Group = tuple[int, ...]  # so many of each bot
Terms = Mapping[Group, float]  # out of whom somebody came first, and how often
Matrix = list[list[float]]


def ratings(bots: Sequence[str], deals: Sequence[Iterable[Outcome]], draws: Bootstrap) -> list[Estimate]:
    """The rating of each bot in points of Elo, 0 on average, with intervals over deals.

    An interval is never narrower than the model alone makes it: that of a bot that has always won would be nothing.
    """
    rows = [_deal(bots, games) for games in deals]
    terms, seen = Counter[Group](), Counter[int]()
    for sat, found in rows:
        terms.update(found)
        seen.update(sat)
    strengths = fit(len(bots), seen, terms)
    inverse = _inverse(_curvature(strengths, terms))
    pulls = [_pull(strengths, sat, found) for sat, found in rows]
    steps = [draws.sums([pull[bot] for pull in pulls]) for bot in range(len(bots))]
    total = [sum(pull[bot] for pull in pulls) for bot in range(len(bots))]
    moved = [
        _centred([s + sum(a * (x - t) for a, x, t in zip(row, one, total, strict=True))
                  for s, row in zip(strengths, inverse, strict=True)])
        for one in zip(*steps, strict=True)
    ]  # fmt: skip
    centre = _centred(strengths)
    return [_estimate(centre[bot], [one[bot] for one in moved], _own_error(inverse, bot)) for bot in range(len(bots))]


def fit(bots: int, seen: Mapping[int, float], terms: Terms) -> list[float]:
    """The logarithms of the strengths that explain all of it best, by Newton's method."""
    strengths = [0.0] * bots
    for _ in range(MOST_STEPS):
        pull = [a + b for a, b in zip(_pull(strengths, seen, terms), map(_prior_pull, strengths), strict=True)]
        inverse = _inverse(_curvature(strengths, terms))
        step = [sum(a * b for a, b in zip(row, pull, strict=True)) for row in inverse]
        scale = min(1.0, STRIDE / max(max(map(abs, step)), ENOUGH))
        strengths = [s + scale * change for s, change in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < ENOUGH:
            break
    return strengths


def _deal(bots: Sequence[str], games: Iterable[Outcome]) -> tuple[Counter[int], Counter[Group]]:
    """How often each bot sat down in a deal, and the choices that its games are made of."""
    sat, terms = Counter[int](), Counter[Group]()
    for game in games:
        numbers = [bots.index(bot) for bot in game.bots]
        sat.update(numbers)
        for group, weight in choices(len(bots), tuple(tuple(numbers[at] for at in even) for even in game.groups)):
            terms[group] += weight  # type: ignore[assignment]  # counters can count in parts
    return sat, terms


@cache
def choices(bots: int, order: tuple[tuple[int, ...], ...]) -> tuple[tuple[Group, float], ...]:
    """Out of whom somebody came first, again and again, with weights that share out those who are even.

    >>> choices(2, ((0,), (1,)))
    (((1, 1), 1.0), ((0, 1), 1.0))
    >>> choices(2, ((0, 1),))
    (((1, 1), 1.0), ((1, 0), 0.5), ((0, 1), 0.5))
    """
    found = []
    for at, even in enumerate(order):
        rest = [bot for later in order[at + 1 :] for bot in later]
        for left in range(len(even), 0, -1):
            for some in combinations(even, left):
                group = Counter([*some, *rest])
                found.append((tuple(group[bot] for bot in range(bots)), 1 / comb(len(even), left)))
    return tuple(found)


def _shares(strengths: Sequence[float], group: Group) -> list[float]:
    top = max(s for s, n in zip(strengths, group, strict=True) if n)
    parts = [n * exp(s - top) if n else 0.0 for s, n in zip(strengths, group, strict=True)]
    return [part / sum(parts) for part in parts]


def _pull(strengths: Sequence[float], seen: Mapping[int, float], terms: Terms) -> list[float]:
    """How much better each did than its strength says."""
    pull = [float(seen[bot]) for bot in range(len(strengths))]
    for group, weight in terms.items():
        for bot, share in enumerate(_shares(strengths, group)):
            pull[bot] -= weight * share
    return pull


def _prior_pull(strength: float) -> float:
    return 0.5 - 1 / (1 + exp(-strength))


def _curvature(strengths: Sequence[float], terms: Terms) -> Matrix:
    """How firmly the results hold the strengths."""
    size = range(len(strengths))
    found = [[0.0 for _ in size] for _ in size]
    for bot, strength in enumerate(strengths):
        found[bot][bot] = (0.5 + _prior_pull(strength)) * (0.5 - _prior_pull(strength))
    for group, weight in terms.items():
        shares = _shares(strengths, group)
        for a in size:
            for b in size:
                found[a][b] += weight * (shares[a] * (a == b) - shares[a] * shares[b])
    return found


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination; the matrices here are small and firmly positive."""
    size = len(matrix)
    rows = [[*row, *(float(a == b) for b in range(size))] for a, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * here for value, here in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


def _centred(values: Sequence[float]) -> list[float]:
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def _own_error(inverse: Matrix, bot: int) -> float:
    """The standard error of a strength beside the mean of all, if the model were all there is to know."""
    size = range(len(inverse))
    part = [(a == bot) - 1 / len(inverse) for a in size]
    return sqrt(sum(part[a] * inverse[a][b] * part[b] for a in size for b in size))


def _estimate(strength: float, drawn: list[float], own: float) -> Estimate:
    if not drawn:
        return Estimate(ELO * strength, None, None)
    low, high = interval(drawn)
    return Estimate(ELO * strength, ELO * min(low, strength - Z * own), ELO * max(high, strength + Z * own))
