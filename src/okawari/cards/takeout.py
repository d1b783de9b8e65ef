"""Takeout box: turn over any of your earlier dishes; each is worth 2 points and nothing else."""

from okawari.cards.card import Ask, Card, Group
from okawari.cards.wasabi import lying, part
from okawari.table.actions import due, entry_of, face_of
from okawari.table.events import BOX_KEPT, FLIPPED_CARD, log
from okawari.table.faces import (
    DIPPED,
    FLIPPED,
    K_TAKEOUT,
    MISO,
    SPOILED,
    TAKEOUT10,
    TAKEOUT12,
    UNDER,
    WASABI,
)
from okawari.table.layout import Table
from okawari.table.questions import FLIP, FLIP_ORDER, LATE_BOXES, PASS, ask, settled
from okawari.table.zones import card_of, discard, forget_fresh, laid_now, put, remove, turn_over


def acts_at_once(t: Table) -> bool:
    """Whether a box is used when it is played (option takeout_when)."""
    return t.rules.takeout_late == 0


def act(t: Table, seat: int) -> None:
    """First the cards themselves, then the special orders among the dishes."""
    t.mine[seat].flip_from = 0
    ask_next(t, seat, 0)


def ask_next(t: Table, seat: int, order: int) -> None:
    """Ask for another card to turn while there is one."""
    while order < 2:
        if turnable(t, seat, order) != 0:
            ask(t, seat, FLIP + order)
            return
        order += 1
        t.mine[seat].flip_from = 0


def turnable(t: Table, seat: int, order: int) -> int:
    """The spots with a card that may be turned, from the last one turned on, as a mask."""
    me = t.seats[seat]
    mask = 0
    for spot in range(t.mine[seat].flip_from, FLIPPED):
        there = lying(me, spot, order)
        if there > 0 and (reaches_all(t) or there > laid_now(me, spot, order)):
            mask |= 1 << spot
    return mask


def reaches_all(t: Table) -> bool:
    """Whether cards of this very turn may be turned (option takeout_scope; at the end of a round all are past)."""
    return t.rules.takeout_all == 1 or t.stage == LATE_BOXES


def flip_legal(t: Table, seat: int) -> int:
    """A card, or no more."""
    return turnable(t, seat, 0) | (1 << PASS)


def flip_order_legal(t: Table, seat: int) -> int:
    """A special order, or no more."""
    return turnable(t, seat, 1) | (1 << PASS)


def flip_answered(t: Table, seat: int, spot: int) -> None:
    """Turn a card, in rising order, so that every set of cards is named in one way."""
    flip(t, seat, spot, 0)


def flip_order_answered(t: Table, seat: int, spot: int) -> None:
    """Turn a special order."""
    flip(t, seat, spot, 1)


def flip(t: Table, seat: int, spot: int, order: int) -> None:
    """Face down it is worth 2 and no longer what it was."""
    settled(t, seat)
    if spot == PASS:
        t.mine[seat].flip_from = 0
        ask_next(t, seat, order + 1)
        return
    me = t.seats[seat]
    if laid_now(me, spot, order) == lying(me, spot, order):
        forget_fresh(me, spot, order)
    remove(t, seat, spot, order)
    turn_over(t, seat, card_of(face_at(spot), order))
    log(t, FLIPPED_CARD, seat, spot, order)
    t.mine[seat].flip_from = spot
    ask_next(t, seat, order)


def face_at(spot: int) -> int:
    """The card that lies at a spot."""
    if spot == SPOILED:
        return MISO
    if spot >= UNDER:
        return WASABI
    if spot >= DIPPED:
        return spot - DIPPED
    return spot


def finish(t: Table, seat: int, order: int) -> None:
    """Nigiri and wasabi that lost each other part; the box leaves (option takeout_box: stays for its colour)."""
    part(t, seat)
    face = face_of(t.action)
    if t.rules.takeout_kept:
        put(t, seat, face, order)
        log(t, BOX_KEPT, seat, card_of(face, order), 0)
        note_used(t, seat)
    else:
        discard(t, seat, card_of(face, order))


def take_up_late(t: Table, seat: int) -> bool:
    """At the end of a round a seat takes up its next box (option takeout_when); the others lie there meanwhile."""
    me = t.seats[seat]
    for face in range(TAKEOUT10, TAKEOUT12 + 1):
        for order in range(2):
            if lying(me, face, order) > due(me.used, entry_of(face, order)):
                remove(t, seat, face, order)
                t.actor = seat
                t.action = entry_of(face, order)
                return True
    return False


def note_used(t: Table, seat: int) -> None:
    """A box that acted at the end of a round and is kept does not act again."""
    if t.stage == LATE_BOXES:
        t.seats[seat].used += 1 << (2 * t.action)


CARD = Card(
    kind=K_TAKEOUT,
    group=Group.SPECIAL,
    act=act,
    finish=finish,
    asks={FLIP: Ask(flip_legal, flip_answered), FLIP_ORDER: Ask(flip_order_legal, flip_order_answered)},
)
