"""Sukeroku: a pair of inari and futomaki is worth 6 points, a single one 2."""

from okawari.cards.card import Card, Group
from okawari.table.faces import FUTOMAKI, INARI, K_SUKEROKU
from okawari.table.layout import Table
from okawari.table.zones import count


def points(t: Table, seat: int) -> int:
    """Each pair 6, each card without a partner 2."""
    me = t.seats[seat]
    pairs = min(count(me, INARI), count(me, FUTOMAKI))
    singles = count(me, INARI) + count(me, FUTOMAKI) - 2 * pairs
    return pairs * 6 + singles * 2


CARD = Card(kind=K_SUKEROKU, group=Group.APPETIZER, points=points, set_of=2, sets_repeat=True, expansion=True)
