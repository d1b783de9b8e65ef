"""Uramaki: a race to ten icons for 8, 5 and 2 points; the best unfinished set takes the next place."""

from okawari.cards.card import Card, Group
from okawari.table.events import SET_BESIDE, URAMAKI_PLACE, log
from okawari.table.faces import K_URAMAKI, SPECIAL_ORDER, URAMAKI3, URAMAKI5
from okawari.table.layout import Table
from okawari.table.prizes import ABOVE_ALL, best_below, give, give_all, level_with
from okawari.table.zones import count, discard, forget_fresh, fresh_spot, laid_now, remove

GOAL = 10
PLACES = (8, 5, 2)
RANK = 128  # a total weighs more than any number of icons of one turn


def icons(t: Table, seat: int) -> int:
    """The rolls drawn on this seat's uramaki."""
    me = t.seats[seat]
    return 3 * count(me, URAMAKI3) + 4 * count(me, URAMAKI3 + 1) + 5 * count(me, URAMAKI5)


def race(t: Table) -> None:
    """Whoever has ten or more takes the best place left; equal ones share it and the next place is skipped."""
    for seat in range(t.places):
        total = icons(t, seat)
        t.tally[seat] = 0
        if total >= GOAL:
            t.tally[seat] = RANK * total + turn_icons(t, seat)
    best = best_below(t, ABOVE_ALL)
    while best > 0 and t.places_taken < len(PLACES):
        place = t.places_taken
        level = level_with(t, best)
        for seat in range(t.places):
            if t.tally[seat] == best:
                log(t, URAMAKI_PLACE, seat, place, PLACES[place])
                give(t, seat, K_URAMAKI, PLACES[place])
                clear_set(t, seat)
        t.places_taken = min(place + min(level, 2), len(PLACES))
        best = best_below(t, best)


def turn_icons(t: Table, seat: int) -> int:
    """Icons played this turn, where they break ties (option uramaki_tiebreak)."""
    me = t.seats[seat]
    total = 0
    if t.rules.uramaki_turn_breaks:
        for i in range(me.fresh_n):
            spot = fresh_spot(me.fresh[i])
            if URAMAKI3 <= spot <= URAMAKI5:
                total += 3 + spot - URAMAKI3
    return total


def clear_set(t: Table, seat: int) -> None:
    """A scored set leaves, special orders in it too."""
    me = t.seats[seat]
    for face in range(URAMAKI3, URAMAKI5 + 1):
        while me.front[face] > 0:
            _clear(t, seat, face, 0)
        while me.orders[face] > 0:
            _clear(t, seat, face, 1)


def _clear(t: Table, seat: int, face: int, order: int) -> None:
    me = t.seats[seat]
    if laid_now(me, face, order) > 0:
        forget_fresh(me, face, order)
    remove(t, seat, face, order)
    card = face
    shown = face - URAMAKI3
    if order:
        card = SPECIAL_ORDER
        shown = 3
    if t.rules.uramaki_aside:
        me.beside[shown] += 1
        log(t, SET_BESIDE, seat, card, 0)
    else:
        discard(t, seat, card)


def prizes(t: Table) -> None:
    """Round end: the most icons left take the next place, all tied in full."""
    if t.places_taken >= len(PLACES):
        return
    for seat in range(t.places):
        t.tally[seat] = icons(t, seat)
    best = best_below(t, ABOVE_ALL)
    if best > 0:
        give_all(t, K_URAMAKI, best, PLACES[t.places_taken])


CARD = Card(kind=K_URAMAKI, group=Group.ROLL, prizes=prizes, settle=race)
