"""What a card would bring a player, tried out on the open part of the table and taken back."""

from okawari.bots.dishes import worth
from okawari.bots.mind import Mind
from okawari.bots.rivalry import SURE
from okawari.bots.weights import MENU_WORTH, MISO_MEETS, POINT, WINE_COST
from okawari.cards.special_order import copy_landing, lay_copy, targets, waits
from okawari.cards.takeout import acts_at_once, face_at
from okawari.cards.wasabi import GOES_ON, STAYS_OFF, dip, landing, lying, part
from okawari.table.faces import (
    FLIPPED,
    K_MENU,
    K_TAKEOUT,
    KIND_OF,
    MISO,
    RICE_WINE,
    SPECIAL_ORDER,
    SQUID,
)
from okawari.table.layout import View
from okawari.table.questions import CHOOSE
from okawari.table.zones import card_of, played_now, put, remove, turn_over


def gain(v: View, m: Mind, seat: int, face: int) -> int:
    """Hundredths of points that a card brings a seat which plays it now."""
    t = m.table
    kind = KIND_OF[face]
    if face == SPECIAL_ORDER and not waits(t):
        return order_gain(m, seat)
    if kind == K_MENU:
        return MENU_WORTH
    if kind == K_TAKEOUT and acts_at_once(t):
        return box_gain(m, seat)
    value = place_gain(m, seat, face, landing(t, seat, face))
    if face == MISO:
        value = miso_gain(v, m, seat, value)
    if face == RICE_WINE and m.left > 0:
        value -= WINE_COST
    return value


def place_gain(m: Mind, seat: int, face: int, where: int) -> int:
    """An ordinary card, or a nigiri on wasabi."""
    t = m.table
    kind = KIND_OF[face]
    before = worth(m, seat, kind)
    m.kept = t.seats[seat]
    if face <= SQUID and where != STAYS_OFF:
        dip(t, seat, face, 0)
    else:
        put(t, seat, face, 0)
    after = worth(m, seat, kind)
    t.seats[seat] = m.kept
    return after - before


def pick_gain(v: View, m: Mind, face: int) -> int:
    """The same for a card of the own hand, of which there is one less to come then."""
    coming = m.supply[face]
    if m.home == 0 or coming == 0:
        return gain(v, m, v.seat, face)
    kind = KIND_OF[face]
    rich = worth(m, v.seat, kind)
    m.supply[face] = max(coming - m.home, 0)
    poor = worth(m, v.seat, kind)
    value = gain(v, m, v.seat, face) + poor - rich
    m.supply[face] = coming
    return value


def miso_gain(v: View, m: Mind, seat: int, value: int) -> int:
    """Less the risk of meeting another; after the reveal, what is lost for sure."""
    t = m.table
    if t.stage != CHOOSE:
        return miso_late(m, seat, value)
    for other in range(t.seats_n):
        if other != seat and (may_hold(v, m, t.seats[other].hand)):
            value -= value * MISO_MEETS // SURE
    return value


def may_hold(v: View, m: Mind, hand: int) -> bool:
    """Whether a hand has, as far as this seat knows, perhaps a miso."""
    if (v.seen[hand] >> v.seat) & 1:
        return v.hands[hand].cards[MISO] > 0
    return m.table.spare[MISO] > 0


def miso_late(m: Mind, seat: int, value: int) -> int:
    """Another miso of this turn spoils all of them, whosever they are."""
    t = m.table
    met = 0
    change = 0
    for other in range(t.places):
        there = played_now(t.seats[other], MISO)
        met += there
        if other == seat:
            change -= 3 * POINT * there
        else:
            change += 3 * POINT * there // (t.places - 1)
    if met == 0:
        return value
    return change


def order_gain(m: Mind, seat: int) -> int:
    """The best copy that a special order can become; nothing if there is nothing to copy."""
    t = m.table
    mask = targets(t, seat)
    best = 0
    found = False
    for spot in range(FLIPPED + 1):
        if (mask >> spot) & 1:
            value = copy_gain(m, seat, spot)
            if not found or value > best:
                best = value
                found = True
    return best


def copy_gain(m: Mind, seat: int, target: int) -> int:
    """What the copy of a dish brings."""
    t = m.table
    kind = KIND_OF[face_at(target)]
    where = copy_landing(t, seat, target)
    if where != STAYS_OFF:
        where = GOES_ON
    before = worth(m, seat, kind)
    m.kept = t.seats[seat]
    lay_copy(t, seat, target, where)
    after = worth(m, seat, kind)
    t.seats[seat] = m.kept
    return after - before


def box_gain(m: Mind, seat: int) -> int:
    """What a takeout box brings: every card turned for which that is better."""
    t = m.table
    m.kept = t.seats[seat]
    total = 0
    for order in range(2):
        for spot in range(FLIPPED):
            more = lying(t.seats[seat], spot, order)
            while more > 0:
                value = flip_gain(m, seat, spot, order)
                more -= 1
                if value > 0:
                    total += value
                    flip_now(m, seat, spot, order)
                else:
                    more = 0
                more = min(more, lying(t.seats[seat], spot, order))
    t.seats[seat] = m.kept
    return total


def flip_gain(m: Mind, seat: int, spot: int, order: int) -> int:
    """What turning one card over brings."""
    t = m.table
    kind = KIND_OF[face_at(spot)]
    before = worth(m, seat, kind)
    m.tried = t.seats[seat]
    flip_now(m, seat, spot, order)
    after = worth(m, seat, kind)
    t.seats[seat] = m.tried
    return after - before


def flip_now(m: Mind, seat: int, spot: int, order: int) -> None:
    """Turn a card over on the open table."""
    t = m.table
    remove(t, seat, spot, order)
    turn_over(t, seat, card_of(face_at(spot), order))
    part(t, seat)


def has_card(v: View, m: Mind, faces: int, asker: int) -> int:
    """Per cent chance that somebody else's hand has one of these faces."""
    t = m.table
    unseen = 0
    wanted = 0
    for face in range(len(KIND_OF)):
        unseen += t.spare[face]
        if (faces >> face) & 1:
            wanted += t.spare[face]
    lacking = SURE
    for seat in range(t.seats_n):
        if seat != asker:
            hand = t.seats[seat].hand
            lacking = lacking * (SURE - holds(v, m, hand, faces, wanted, unseen)) // SURE
    return SURE - lacking


def holds(v: View, m: Mind, hand: int, faces: int, wanted: int, unseen: int) -> int:
    """Per cent chance that one hand does."""
    t = m.table
    if (v.seen[hand] >> v.seat) & 1:
        if v.hands[hand].mask & faces:
            return SURE
        return 0
    if faces & ~t.rumours[hand].lacks == 0 or unseen == 0:
        return 0
    lacking = SURE
    for _ in range(t.held[hand]):
        lacking = lacking * (unseen - wanted) // unseen
    return SURE - lacking
