"""Eel: a single one costs 3 points, two or more are worth 7."""

from okawari.cards.card import Card, Group
from okawari.table.faces import EEL, K_EEL
from okawari.table.layout import Table
from okawari.table.zones import count

WORTH = (0, -3, 7)


def points(t: Table, seat: int) -> int:
    """One -3, two or more 7 in all."""
    return WORTH[min(count(t.seats[seat], EEL), 2)]


CARD = Card(kind=K_EEL, group=Group.APPETIZER, points=points, set_of=2)
