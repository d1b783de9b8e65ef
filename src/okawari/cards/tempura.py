"""Tempura: 5 points for every pair."""

from okawari.cards.card import Card, Group
from okawari.table.faces import K_TEMPURA, TEMPURA
from okawari.table.layout import Table
from okawari.table.zones import count


def points(t: Table, seat: int) -> int:
    """Each pair 5."""
    return count(t.seats[seat], TEMPURA) // 2 * 5


CARD = Card(kind=K_TEMPURA, group=Group.APPETIZER, points=points, set_of=2, sets_repeat=True)
