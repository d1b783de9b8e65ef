"""Maki: prizes for the most icons at the end of the round."""

from okawari.cards.card import Card, Group
from okawari.table.faces import K_MAKI, MAKI1
from okawari.table.layout import Table
from okawari.table.prizes import award
from okawari.table.zones import count


def icons(t: Table, seat: int) -> int:
    """The rolls drawn on this seat's maki."""
    me = t.seats[seat]
    return count(me, MAKI1) + 2 * count(me, MAKI1 + 1) + 3 * count(me, MAKI1 + 2)


def prizes(t: Table) -> None:
    """First and second place, with many players the third too."""
    for seat in range(t.places):
        t.tally[seat] = icons(t, seat)
    won = t.rules.maki_prizes
    award(t, K_MAKI, won[0], won[1], won[2], t.rules.maki_tie)


CARD = Card(kind=K_MAKI, group=Group.ROLL, prizes=prizes)
