"""Sashimi: 10 points for every three."""

from okawari.cards.card import Card, Group
from okawari.table.faces import K_SASHIMI, SASHIMI
from okawari.table.layout import Table
from okawari.table.zones import count


def points(t: Table, seat: int) -> int:
    """Each three 10."""
    return count(t.seats[seat], SASHIMI) // 3 * 10


CARD = Card(kind=K_SASHIMI, group=Group.APPETIZER, points=points, set_of=3, sets_repeat=True)
