"""Tea: each is worth a point per card of your largest group of one colour."""

from okawari.cards.card import Card, Group
from okawari.cards.colours import largest
from okawari.table.faces import K_TEA, TEA
from okawari.table.layout import Table
from okawari.table.zones import count


def points(t: Table, seat: int) -> int:
    """Largest group, once per tea."""
    teas = count(t.seats[seat], TEA)
    if teas == 0:
        return 0
    return teas * largest(t, seat)


CARD = Card(kind=K_TEA, group=Group.SPECIAL, points=points)
