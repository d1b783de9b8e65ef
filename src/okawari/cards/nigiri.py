"""Nigiri: egg 1, salmon 2, squid 3 points; three times as much on wasabi."""

from okawari.cards.card import Card, Group
from okawari.table.faces import DIPPED, EGG, K_NIGIRI, SQUID
from okawari.table.layout import Table
from okawari.table.zones import count


def points(t: Table, seat: int) -> int:
    """Plain ones once, those on wasabi three times."""
    me = t.seats[seat]
    total = 0
    for face in range(EGG, SQUID + 1):
        total += (face + 1) * (count(me, face) + 3 * count(me, DIPPED + face))
    return total


CARD = Card(kind=K_NIGIRI, group=Group.NIGIRI, points=points)
