"""Tofu: one is worth 2, two are worth 6, three or more nothing."""

from okawari.cards.card import Card, Group
from okawari.table.faces import K_TOFU, TOFU
from okawari.table.layout import Table
from okawari.table.zones import count

WORTH = (0, 2, 6, 0)


def points(t: Table, seat: int) -> int:
    """One 2, two 6, more 0."""
    return WORTH[min(count(t.seats[seat], TOFU), 3)]


CARD = Card(kind=K_TOFU, group=Group.APPETIZER, points=points, set_of=2)
