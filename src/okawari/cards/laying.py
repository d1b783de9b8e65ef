"""Laying cards down: straight away, or after a question about where."""

from okawari.cards.card import Ask
from okawari.cards.special_order import copy_landing, lay_copy, targets, waits
from okawari.cards.takeout import acts_at_once
from okawari.cards.wasabi import GOES_ON, PLAYER_DECIDES, STAYS_OFF, dip, landing
from okawari.cards.wasabi import leaves_choice as nigiri_leaves_choice
from okawari.table.actions import enqueue
from okawari.table.bits import low_bit, popcount
from okawari.table.events import PLAYED, log
from okawari.table.faces import DIPPED, K_MENU, K_TAKEOUT, KIND_OF, NOTHING, SPECIAL_ORDER, SQUID
from okawari.table.layout import Table
from okawari.table.questions import CHOOSE, DIP, TARGET, ask, settled
from okawari.table.zones import discard, put


def leaves_choice(t: Table) -> bool:
    """Whether some card of this menu raises a question when it is picked."""
    return nigiri_leaves_choice(t) or (t.copies[SPECIAL_ORDER] > 0 and not waits(t))


def lay(t: Table, seat: int, face: int, on_wasabi: int) -> None:
    """A card takes its place; menus and takeout boxes join the queue instead."""
    kind = KIND_OF[face]
    if kind == K_MENU or (kind == K_TAKEOUT and acts_at_once(t)):
        enqueue(t, seat, face, 0)
    elif face <= SQUID and on_wasabi == GOES_ON:
        dip(t, seat, face, 0)
    else:
        put(t, seat, face, 0)


def lay_extra(t: Table, seat: int, face: int, how: int) -> None:
    """A card beyond the ordinary pick, or one picked by chance: what there is to decide is decided at once."""
    log(t, PLAYED, seat, face, how)
    if face == SPECIAL_ORDER and not waits(t):
        order_now(t, seat)
        return
    where = landing(t, seat, face)
    if where == PLAYER_DECIDES:
        t.seats[seat].limbo = face
        ask(t, seat, DIP)
    else:
        lay(t, seat, face, where)


def order_now(t: Table, seat: int) -> None:
    """A special order looks for something to copy: nothing, one dish, or a choice."""
    mask = targets(t, seat)
    if mask == 0:
        discard(t, seat, SPECIAL_ORDER)
        return
    t.seats[seat].limbo = SPECIAL_ORDER
    if popcount(mask) == 1:
        copy_now(t, seat, low_bit(mask))
    else:
        ask(t, seat, TARGET)


def copy_now(t: Table, seat: int, target: int) -> None:
    """The target is known; where a copied nigiri goes may still be open."""
    where = copy_landing(t, seat, target)
    if where == PLAYER_DECIDES:
        t.mine[seat].target = target
        ask(t, seat, DIP)
    else:
        t.seats[seat].limbo = NOTHING
        lay_copy(t, seat, target, where)


def target_answered(t: Table, seat: int, target: int) -> None:
    """With the pick the target is noted; afterwards the copy is laid at once."""
    t.mine[seat].target = target
    if t.stage != CHOOSE:
        settled(t, seat)
        copy_now(t, seat, target)


def dip_legal(t: Table, seat: int) -> int:
    """The nigiri's own spot, or the one on wasabi."""
    face = nigiri_in_question(t, seat)
    return (1 << face) | (1 << (DIPPED + face))


def nigiri_in_question(t: Table, seat: int) -> int:
    """The nigiri, or what the special order copies."""
    face = t.mine[seat].pick
    if t.stage != CHOOSE:
        face = t.seats[seat].limbo
    if face == SPECIAL_ORDER:
        face = t.mine[seat].target
    if face >= DIPPED:
        face -= DIPPED
    return face


def dip_answered(t: Table, seat: int, spot: int) -> None:
    """With the pick the place is noted; afterwards the card is laid at once."""
    where = STAYS_OFF
    if spot >= DIPPED:
        where = GOES_ON
    if t.stage == CHOOSE:
        t.mine[seat].dip = where
        return
    face = t.seats[seat].limbo
    t.seats[seat].limbo = NOTHING
    settled(t, seat)
    if face == SPECIAL_ORDER:
        lay_copy(t, seat, t.mine[seat].target, where)
    else:
        lay(t, seat, face, where)


ASKS = {TARGET: Ask(targets, target_answered), DIP: Ask(dip_legal, dip_answered)}
