"""Pudding: at the end of the game 6 points for the most, 6 lost for the fewest."""

from okawari.cards.card import Card, Group
from okawari.cards.desserts import kept
from okawari.table.faces import K_PUDDING, PUDDING
from okawari.table.layout import Table
from okawari.table.prizes import award, fewest_of, level_with, penalise

PRIZE = 6


def prizes(t: Table) -> None:
    """Most and fewest; none at all is the fewest. Classic: all equal, nothing happens."""
    for seat in range(t.places):
        t.tally[seat] = kept(t, seat, PUDDING)
    if t.rules.equal_cancels and level_with(t, fewest_of(t, 0)) == t.places:
        return
    award(t, K_PUDDING, PRIZE, 0, 0, t.rules.pudding_tie)
    penalise(t, K_PUDDING, PRIZE, t.rules.pudding_tie, t.rules.pudding_spared)


CARD = Card(kind=K_PUDDING, group=Group.DESSERT, prizes=prizes)
