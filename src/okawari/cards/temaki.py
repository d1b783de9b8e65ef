"""Temaki: 4 points for the most, 4 lost for the fewest, at the end of the round."""

from okawari.cards.card import Card, Group
from okawari.table.faces import K_TEMAKI, TEMAKI
from okawari.table.layout import Table
from okawari.table.prizes import award, penalise
from okawari.table.zones import count

PRIZE = 4


def prizes(t: Table) -> None:
    """Most and fewest; none at all is the fewest."""
    for seat in range(t.places):
        t.tally[seat] = count(t.seats[seat], TEMAKI)
    award(t, K_TEMAKI, PRIZE, 0, 0, t.rules.temaki_tie)
    penalise(t, K_TEMAKI, PRIZE, t.rules.temaki_tie, t.rules.temaki_spared)


CARD = Card(kind=K_TEMAKI, group=Group.ROLL, prizes=prizes)
