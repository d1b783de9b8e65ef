"""Green tea ice cream: at the end of the game 12 points for every four."""

from okawari.cards.card import Card, Group
from okawari.cards.desserts import kept
from okawari.table.faces import ICE_CREAM, K_ICE_CREAM
from okawari.table.layout import Table


def points(t: Table, seat: int) -> int:
    """Each four 12."""
    return kept(t, seat, ICE_CREAM) // 4 * 12


CARD = Card(kind=K_ICE_CREAM, group=Group.DESSERT, points=points)
