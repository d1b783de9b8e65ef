"""Miso soup: 3 points, unless another was played in the same turn."""

from okawari.cards.card import Card, Group
from okawari.table.events import MISO_SPILLED, log
from okawari.table.faces import K_MISO, MISO, SPOILED
from okawari.table.layout import Table
from okawari.table.zones import card_of, count, discard, forget_fresh, laid_now, played_now, put, remove


def points(t: Table, seat: int) -> int:
    """Each that stayed 3."""
    return count(t.seats[seat], MISO) * 3


def spill(t: Table) -> None:
    """From a turn's second miso on, whoever plays it and by whatever card, all of that turn leave."""
    played = 0
    for seat in range(t.places):
        played += played_now(t.seats[seat], MISO)
    if played < 2:
        return
    for seat in range(t.places):
        spilled = spill_of(t, seat, 0) + spill_of(t, seat, 1)
        if spilled > 0:
            log(t, MISO_SPILLED, seat, spilled, 0)


def spill_of(t: Table, seat: int, order: int) -> int:
    """This turn's misos of one seat leave (option miso_spoiled: lie there for nothing)."""
    me = t.seats[seat]
    spilled = laid_now(me, MISO, order)
    for _ in range(spilled):
        remove(t, seat, MISO, order)
        forget_fresh(me, MISO, order)
        if t.rules.miso_kept:
            put(t, seat, SPOILED, order)
        else:
            discard(t, seat, card_of(MISO, order))
    return spilled


CARD = Card(kind=K_MISO, group=Group.APPETIZER, points=points, settle=spill)
