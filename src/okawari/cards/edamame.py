"""Edamame: each is worth a point per opponent who has some, 4 at most."""

from okawari.cards.card import Card, Group
from okawari.table.faces import EDAMAME, K_EDAMAME
from okawari.table.layout import Table
from okawari.table.zones import count

CAP = 4


def points(t: Table, seat: int) -> int:
    """One point a card for everybody else with edamame."""
    return count(t.seats[seat], EDAMAME) * min(sharers(t, seat), CAP)


def sharers(t: Table, seat: int) -> int:
    """The opponents with edamame (option edamame_self: the owner too)."""
    others = 0
    for other in range(t.places):
        if (other != seat or t.rules.edamame_self) and count(t.seats[other], EDAMAME) > 0:
            others += 1
    return others


CARD = Card(kind=K_EDAMAME, group=Group.APPETIZER, points=points, seats=(3, 8))
