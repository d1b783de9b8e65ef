"""Onigiri: sets of different shapes are worth 1, 4, 9, 16 points."""

from okawari.cards.card import Card, Group
from okawari.table.faces import CIRCLE, K_ONIGIRI, RECTANGLE
from okawari.table.layout import Table
from okawari.table.zones import count

WORTH = (0, 1, 4, 9, 16)


def points(t: Table, seat: int) -> int:
    """The first set takes one of every shape, the next one of what is left, and so on: no split is better."""
    me = t.seats[seat]
    total = 0
    depth = 1
    shapes = 4
    while shapes > 0:
        shapes = 0
        for face in range(CIRCLE, RECTANGLE + 1):
            if count(me, face) >= depth:
                shapes += 1
        total += WORTH[shapes]
        depth += 1
    return total


CARD = Card(kind=K_ONIGIRI, group=Group.APPETIZER, points=points, set_of=4, sets_repeat=True)
