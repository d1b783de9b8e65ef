"""Counting what a view does not show: cards that must be in hands, deck or pile."""

from okawari.table.actions import due, face_of
from okawari.table.faces import (
    DESSERTS,
    DIPPED,
    EGG,
    FACE_COUNT,
    MENU7,
    MISO,
    NOTHING,
    PUDDING,
    SEATS,
    SPECIAL_ORDER,
    SPOILED,
    SPOTS,
    SQUID,
    UNDER,
    URAMAKI3,
    WASABI,
)
from okawari.table.layout import Table, View


def count_unseen(v: View, t: Table) -> None:
    """Fill t.spare: the box less everything that the view shows. The open part of t is the view's."""
    for face in range(FACE_COUNT):
        t.spare[face] = t.copies[face] - t.kept_out[face] - t.discard[face]
    for seat in range(t.places):
        less_tableau(t, seat)
    for hand in range(SEATS):
        for face in range(FACE_COUNT):
            t.spare[face] -= v.hands[hand].cards[face]
    less_actions(t)
    if v.seat >= 0:
        for i in range(v.mine.tray_n):
            t.spare[v.mine.tray[i]] -= 1
        if v.mine.drawn != NOTHING:
            t.spare[v.mine.drawn] -= 1


def less_tableau(t: Table, seat: int) -> None:
    """Everything in front of a seat."""
    me = t.seats[seat]
    for face in range(FACE_COUNT):
        t.spare[face] -= me.front[face] + me.flipped[face]
    for face in range(EGG, SQUID + 1):
        t.spare[face] -= me.front[DIPPED + face]
        t.spare[WASABI] -= me.front[UNDER + face]
    t.spare[MISO] -= me.front[SPOILED]
    for spot in range(SPOTS):
        t.spare[SPECIAL_ORDER] -= me.orders[spot]
    for dessert in range(DESSERTS):
        t.spare[PUDDING + dessert] -= me.desserts[dessert]
    for i in range(3):
        t.spare[URAMAKI3 + i] -= me.beside[i]
    t.spare[SPECIAL_ORDER] -= me.beside[3]
    if me.limbo != NOTHING:
        t.spare[me.limbo] -= 1


def less_actions(t: Table) -> None:
    """Menus and boxes that are played but not gone yet; tools still lie in front and are counted there."""
    for seat in range(t.seats_n):
        queue = t.seats[seat].queue
        for entry in range(2, 26):
            there = due(queue, entry)
            if there > 0:
                less_entry(t, entry, there)
    if t.action != NOTHING:
        less_entry(t, t.action, 1)


def less_entry(t: Table, entry: int, there: int) -> None:
    """One sort of action."""
    face = face_of(entry)
    if face >= MENU7:
        if entry & 1:
            face = SPECIAL_ORDER
        t.spare[face] -= there
