"""Wasabi: the next nigiri goes on it and counts three times."""

from okawari.cards.card import Card, Group
from okawari.table.events import DIPPED_NIGIRI, PARTED, log
from okawari.table.faces import DIPPED, EGG, K_WASABI, SQUID, UNDER, WASABI
from okawari.table.layout import Seat, Table
from okawari.table.zones import change_fresh, count, laid_now, put

STAYS_OFF, GOES_ON, PLAYER_DECIDES = range(3)


def landing(t: Table, seat: int, face: int) -> int:
    """Where a nigiri from a hand goes: an open wasabi must be used (option wasabi: may be)."""
    if face > SQUID or count(t.seats[seat], WASABI) == 0:
        return STAYS_OFF
    if t.rules.wasabi_may:
        return PLAYER_DECIDES
    return GOES_ON


def leaves_choice(t: Table) -> bool:
    """Whether a nigiri can raise a question."""
    return t.rules.wasabi_may == 1 and t.copies[WASABI] > 0


def dip(t: Table, seat: int, face: int, order: int) -> None:
    """Lay a nigiri, or a special order as one, on an open wasabi: one from earlier turns first."""
    me = t.seats[seat]
    under = 0
    if me.front[WASABI] == 0:
        under = 1
    if laid_now(me, WASABI, under) == lying(me, WASABI, under):
        change_fresh(me, WASABI, under, UNDER + face)
    move(me, WASABI, UNDER + face, under)
    put(t, seat, DIPPED + face, order)
    log(t, DIPPED_NIGIRI, seat, face, 0)


def lying(me: Seat, spot: int, order: int) -> int:
    """Cards of one sort there: special orders, or the others."""
    if order:
        return me.orders[spot]
    return me.front[spot]


def move(me: Seat, spot: int, now: int, order: int) -> None:
    """A card that lies there lies differently now."""
    if order:
        me.orders[spot] -= 1
        me.orders[now] += 1
    else:
        me.front[spot] -= 1
        me.front[now] += 1


def part(t: Table, seat: int) -> None:
    """After cards were turned over: a wasabi whose nigiri went is open again, a nigiri whose wasabi went is plain."""
    me = t.seats[seat]
    for face in range(EGG, SQUID + 1):
        while count(me, UNDER + face) > count(me, DIPPED + face):
            _free(t, seat, UNDER + face, WASABI)
        while count(me, DIPPED + face) > count(me, UNDER + face):
            _free(t, seat, DIPPED + face, face)


def _free(t: Table, seat: int, spot: int, now: int) -> None:
    me = t.seats[seat]
    order = 0
    if me.front[spot] == 0:
        order = 1
    if laid_now(me, spot, order) == lying(me, spot, order):
        change_fresh(me, spot, order, now)
    move(me, spot, now, order)
    log(t, PARTED, seat, spot, now)


CARD = Card(kind=K_WASABI, group=Group.SPECIAL)
