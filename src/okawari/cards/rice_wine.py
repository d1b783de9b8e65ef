"""Rice wine: 3 points, but the next pick of the round is left to chance."""

from okawari.cards.card import Card, Group
from okawari.table.events import WINE_TAKEN, log
from okawari.table.faces import K_RICE_WINE, RICE_WINE
from okawari.table.layout import Table
from okawari.table.zones import count, played_now


def points(t: Table, seat: int) -> int:
    """Each 3."""
    return count(t.seats[seat], RICE_WINE) * 3


def turn_ended(t: Table) -> None:
    """Whoever got wine this turn, by whatever card, picks blindly in the next."""
    for seat in range(t.places):
        me = t.seats[seat]
        me.wine = 0
        if played_now(me, RICE_WINE) > 0 and t.hand_n > 1:
            me.wine = 1
            log(t, WINE_TAKEN, seat, 0, 0)


CARD = Card(kind=K_RICE_WINE, group=Group.SPECIAL, points=points, turn_ended=turn_ended, expansion=True)
