"""Prizes for the most and the fewest: every tie of every game is settled here."""

from typing import Protocol

from okawari.structs import Cells
from okawari.table.events import SCORED, log
from okawari.table.faces import NOBODY
from okawari.table.layout import Table

FULL = 0  # each tied seat gets the whole prize; the next count takes the next prize
SPLIT = 1  # the tied seats share the prize; the next count takes the next prize
SHARE = 2  # the tied seats share the prize and use up as many prizes as they are
PASS_DOWN = 3  # nobody of the tied: the best seat that stands alone
SECOND_ONLY = 4  # nobody of the tied: the second best, if it stands alone
LAST_PLACE = 5  # nobody of the tied: the fewest, if it stands alone

ABOVE_ALL = 30000


class HasTally(Protocol):
    """A table that compares its seats."""

    tally: Cells
    places: int


def best_below(t: HasTally, ceiling: int) -> int:
    """The highest count under a ceiling; 0 if there is none."""
    best = 0
    for seat in range(t.places):
        if best < t.tally[seat] < ceiling:
            best = t.tally[seat]
    return best


def level_with(t: HasTally, value: int) -> int:
    """How many seats have exactly this count."""
    level = 0
    for seat in range(t.places):
        if t.tally[seat] == value:
            level += 1
    return level


def fewest_of(t: HasTally, floor: int) -> int:
    """The lowest count of at least `floor`; ABOVE_ALL if there is none."""
    fewest = ABOVE_ALL
    for seat in range(t.places):
        if floor <= t.tally[seat] < fewest:
            fewest = t.tally[seat]
    return fewest


def give(t: Table, seat: int, line: int, points: int) -> None:
    """Write points on a seat's score sheet."""
    if points != 0:
        t.seats[seat].lines[line] += points
        t.seats[seat].score += points
        log(t, SCORED, seat, line, points)


def give_all(t: Table, line: int, value: int, points: int) -> None:
    """The same points to every seat with this count."""
    for seat in range(t.places):
        if t.tally[seat] == value:
            give(t, seat, line, points)


def award(t: Table, line: int, first: int, second: int, third: int, tie: int) -> None:
    """Prizes for the highest counts in the tally, best place first. A count of zero never places."""
    place = 0
    best = ABOVE_ALL
    while place < 3:
        prize = first
        if place == 1:
            prize = second
        if place == 2:
            prize = third
        best = best_below(t, best)
        if prize == 0 or best == 0:
            return
        level = level_with(t, best)
        if tie != FULL:
            prize = prize // level
        give_all(t, line, best, prize)
        if tie == SHARE:
            place += level
        else:
            place += 1


def penalise(t: Table, line: int, loss: int, tie: int, spared: int) -> None:
    """A loss for the lowest count; `spared`: seats with none lose nothing, and nobody loses in their stead."""
    if t.rules.fewest_lose == 0:
        return
    fewest = fewest_of(t, 0)
    if fewest == 0 and spared:
        return
    if tie != FULL:
        loss = loss // level_with(t, fewest)
    give_all(t, line, fewest, -loss)


def taker(t: HasTally, tie: int) -> int:
    """The one seat that takes a chip; NOBODY if no seat stands alone where the rule looks."""
    best = best_below(t, ABOVE_ALL)
    if best == 0 or level_with(t, best) == 1:
        return _alone(t, best)
    if tie == LAST_PLACE:
        last = fewest_of(t, 1)
        if last == best:
            return NOBODY
        return _alone(t, last)
    best = best_below(t, best)
    while tie == PASS_DOWN and best > 0 and level_with(t, best) > 1:
        best = best_below(t, best)
    return _alone(t, best)


def _alone(t: HasTally, value: int) -> int:
    if value == 0:
        return NOBODY
    found = NOBODY
    for seat in range(t.places):
        if t.tally[seat] == value:
            if found != NOBODY:
                return NOBODY
            found = seat
    return found
