"""Soy sauce: 4 points for whoever has the most colours at the end of the round."""

from okawari.cards.card import Card, Group
from okawari.cards.colours import colours
from okawari.table.faces import K_SOY_SAUCE, SOY_SAUCE
from okawari.table.layout import Table
from okawari.table.prizes import ABOVE_ALL, best_below, give
from okawari.table.zones import count

PRIZE = 4


def prizes(t: Table) -> None:
    """Each soy sauce of those with the most colours 4 (Classic promo: one a player, the tied share)."""
    for seat in range(t.places):
        t.tally[seat] = colours(t, seat)
    best = best_below(t, ABOVE_ALL)
    sharers = 0
    for seat in range(t.places):
        if t.tally[seat] == best and count(t.seats[seat], SOY_SAUCE) > 0:
            sharers += 1
    for seat in range(t.places):
        sauces = count(t.seats[seat], SOY_SAUCE)
        if t.tally[seat] == best and sauces > 0:
            if t.rules.soy_shared:
                give(t, seat, K_SOY_SAUCE, PRIZE // sharers)
            else:
                give(t, seat, K_SOY_SAUCE, PRIZE * sauces)


CARD = Card(kind=K_SOY_SAUCE, group=Group.SPECIAL, prizes=prizes)
