"""What a takeout box would bring, for every set of cards that it could turn over, judged by the seat's view alone."""

from itertools import product
from math import prod
from typing import NamedTuple

from okawari.cards.takeout import face_at, reaches_all
from okawari.cards.wasabi import lying, part
from okawari.structs import copy_of
from okawari.table.faces import FLIPPED_LINE
from okawari.table.layout import Table, View
from okawari.table.questions import FLIP, PASS
from okawari.table.zones import card_of, laid_now, remove, turn_over
from okawari.views.preview import COLOURFUL, LINE_OF, TURNING, Sheet, changed, open_table

MOST = 512  # sets that are worked out; nine earlier dishes that all differ


class Bill(NamedTuple):
    """What goes and what comes when a set of cards is turned over, desserts at the end of the game included."""

    lost: int
    gained: int


def copies(v: View, answers: list[int]) -> list[int]:
    """How many cards of each of these spots can be turned."""
    t = open_table(v)
    me, order = t.seats[v.seat], v.mine.ask - FLIP
    every = reaches_all(t)
    return [lying(me, spot, order) - (0 if every else laid_now(me, spot, order)) for spot in answers if spot != PASS]


def bills(v: View, answers: list[int]) -> list[Bill]:
    """What every set of cards would bring, counting up the first spot first; nothing where there are too many sets."""
    if v.mine.ask not in TURNING:
        return []
    spots = [answer for answer in answers if answer != PASS]
    most = copies(v, answers)
    if prod(number + 1 for number in most) > MOST:
        return []
    t = open_table(v)
    served = {FLIPPED_LINE, *(t.menu[at] for at in range(t.menu_n))}
    before = _after(t, v, spots, [0] * len(spots))
    counts = product(*(range(number + 1) for number in reversed(most)))
    return [_bill(before, _after(t, v, spots, list(reversed(numbers))), served) for numbers in counts]


def _after(t: Table, v: View, spots: list[int], numbers: list[int]) -> Sheet:
    """The sheet with so many cards of each spot turned over; what lost its partner parts from it at the end."""
    trial: Table = copy_of(t)
    order = v.mine.ask - FLIP
    for spot, number in zip(spots, numbers, strict=True):
        for _ in range(number):
            remove(trial, v.seat, spot, order)
            turn_over(trial, v.seat, card_of(face_at(spot), order))
    part(trial, v.seat)
    return Sheet(trial, v.seat)


def _bill(before: Sheet, after: Sheet, served: set[int]) -> Bill:
    """The lines of the score sheet that fall, and those that rise."""
    lines = {LINE_OF[spot] for spot in changed(before.dishes, after.dishes)}
    if lines:
        lines.update(COLOURFUL)
    points = [after.line(line) - before.line(line) for line in lines & served]
    return Bill(lost=-sum(one for one in points if one < 0), gained=sum(one for one in points if one > 0))
