"""Desserts stay in front of their players until the game is over."""

from okawari.table.events import DESSERT_KEPT, log
from okawari.table.faces import DESSERTS, PUDDING, SPECIAL_ORDER
from okawari.table.layout import Table
from okawari.table.zones import count


def kept(t: Table, seat: int, face: int) -> int:
    """Desserts of this face from rounds that are over, special orders among them included."""
    me = t.seats[seat]
    return me.desserts[face - PUDDING] + me.dessert_orders[face - PUDDING]


def all_kept(t: Table, seat: int) -> int:
    """How many dessert cards a seat has in all: they break a tied game."""
    total = 0
    for face in range(PUDDING, PUDDING + DESSERTS):
        total += kept(t, seat, face)
    return total


def set_aside(t: Table, seat: int) -> None:
    """The round's desserts join those of earlier rounds."""
    me = t.seats[seat]
    for face in range(PUDDING, PUDDING + DESSERTS):
        new = count(me, face)
        if new > 0:
            me.desserts[face - PUDDING] += me.front[face]
            me.dessert_orders[face - PUDDING] += me.orders[face]
            t.circulating[face - PUDDING] -= me.front[face]
            t.kept_out[SPECIAL_ORDER] += me.orders[face]
            me.front[face] = 0
            me.orders[face] = 0
            log(t, DESSERT_KEPT, seat, face, new)
