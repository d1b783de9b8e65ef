"""Gyoza: 1, 3, 6, 10, 15 points for one to five or more."""

from okawari.cards.card import Card, Group
from okawari.table.faces import GYOZA, K_GYOZA
from okawari.table.layout import Table
from okawari.table.zones import count

WORTH = (0, 1, 3, 6, 10, 15)


def points(t: Table, seat: int) -> int:
    """The more the better, up to five."""
    return WORTH[min(count(t.seats[seat], GYOZA), 5)]


CARD = Card(kind=K_GYOZA, group=Group.APPETIZER, points=points, set_of=5)
