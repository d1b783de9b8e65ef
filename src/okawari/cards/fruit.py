"""Fruit: at the end of the game each of the three fruits scores by its icons, -2 for none up to 10 for five."""

from okawari.cards.card import Card, Group
from okawari.cards.desserts import kept
from okawari.table.faces import FRUIT_OO, FRUIT_PO, FRUIT_PP, FRUIT_WO, FRUIT_WP, FRUIT_WW, K_FRUIT
from okawari.table.layout import Table

WORTH = (-2, 0, 1, 3, 6, 10)
DOUBLE = (FRUIT_WW, FRUIT_PP, FRUIT_OO)  # watermelon, pineapple, orange: the card with two of it
SINGLE = ((FRUIT_WP, FRUIT_WO), (FRUIT_WP, FRUIT_PO), (FRUIT_WO, FRUIT_PO))  # the cards with one


def points(t: Table, seat: int) -> int:
    """The three fruits one by one."""
    total = 0
    for fruit in range(3):
        total += WORTH[min(icons(t, seat, fruit), 5)]
    return total


def icons(t: Table, seat: int, fruit: int) -> int:
    """How many of this fruit are drawn on a seat's cards."""
    return 2 * kept(t, seat, DOUBLE[fruit]) + kept(t, seat, SINGLE[fruit][0]) + kept(t, seat, SINGLE[fruit][1])


CARD = Card(kind=K_FRUIT, group=Group.DESSERT, points=points)
