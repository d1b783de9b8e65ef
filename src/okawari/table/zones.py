"""Moves of cards between deck, hands and tableaus: nothing else touches these counts."""

from okawari.table.chance import below
from okawari.table.events import DISCARDED, INTO_HAND, log
from okawari.table.faces import FLIPPED, SPECIAL_ORDER
from okawari.table.layout import Public, Seat, Table

ORDER = 64  # added to a spot in Seat.fresh: the card there is a special order


def direction(t: Public) -> int:
    """Which way hands go this round: +1 to the left, -1 to the right."""
    return t.rules.passing[t.round]


def has_dummy(t: Public) -> bool:
    """Whether two players lead a third seat that has no hand."""
    return t.places > t.seats_n


def count(me: Seat, spot: int) -> int:
    """How many cards of this player count as lying there, special orders included."""
    return me.front[spot] + me.orders[spot]


def draw(t: Table) -> int:
    """Take any card out of the deck."""
    at = below(t, t.deck_n)
    face = t.deck[at]
    t.deck_n -= 1
    t.deck[at] = t.deck[t.deck_n]
    return face


def into_deck(t: Table, face: int) -> None:
    """Put a card into the deck."""
    t.deck[t.deck_n] = face
    t.deck_n += 1


def deal_hand(t: Table, hand: int, left: int) -> int:
    """Fill an empty hand from the first `left` cards of the deck; how many are left then."""
    held = t.hands[hand]
    mask = 0
    for _ in range(t.hand_n):
        at = below(t, left)
        face = t.deck[at]
        left -= 1
        t.deck[at] = t.deck[left]
        held.cards[face] += 1
        mask |= 1 << face
    held.mask = mask
    t.held[hand] = t.hand_n
    return left


def hold(t: Table, hand: int, face: int) -> None:
    """Add a card to a hand."""
    t.hands[hand].cards[face] += 1
    t.hands[hand].mask |= 1 << face
    t.held[hand] += 1


def take(t: Table, hand: int, face: int) -> None:
    """Remove a card from a hand, for all to see."""
    held = t.hands[hand]
    held.cards[face] -= 1
    t.held[hand] -= 1
    if held.cards[face] == 0:
        held.mask &= ~(1 << face)
    if t.rumours[hand].sure[face] > 0:
        t.rumours[hand].sure[face] -= 1


def back_into_hand(t: Table, seat: int, face: int) -> None:
    """A used tool goes into this seat's hand, for all to see."""
    hand = t.seats[seat].hand
    hold(t, hand, face)
    t.rumours[hand].sure[face] += 1
    t.rumours[hand].lacks &= ~(1 << face)
    log(t, INTO_HAND, seat, face, 0)


def put(t: Table, seat: int, spot: int, order: int) -> None:
    """Lay a card (or a special order as a copy) in front of its player."""
    me = t.seats[seat]
    if order:
        me.orders[spot] += 1
    else:
        me.front[spot] += 1
    me.fresh[me.fresh_n] = spot + order * ORDER
    me.fresh_n += 1


def remove(t: Table, seat: int, spot: int, order: int) -> None:
    """Take a card away from in front of its player."""
    me = t.seats[seat]
    if order:
        me.orders[spot] -= 1
    else:
        me.front[spot] -= 1


def discard(t: Table, seat: int, face: int) -> None:
    """Out for the round."""
    t.discard[face] += 1
    log(t, DISCARDED, seat, face, 0)


def laid_now(me: Seat, spot: int, order: int) -> int:
    """How many of the cards lying there came this turn."""
    found = 0
    for i in range(me.fresh_n):
        if me.fresh[i] == spot + order * ORDER:
            found += 1
    return found


def played_now(me: Seat, spot: int) -> int:
    """How many such cards this player played this turn, wherever they are now."""
    found = 0
    for i in range(me.fresh_n):
        if fresh_spot(me.fresh[i]) == spot:
            found += 1
    return found


def fresh_spot(entry: int) -> int:
    """The spot an entry of Seat.fresh speaks of; a negative entry's card has left it."""
    if entry < 0:
        entry = -1 - entry
    return entry & (ORDER - 1)


def change_fresh(me: Seat, spot: int, order: int, now: int) -> None:
    """One card that came this turn lies elsewhere now."""
    for i in range(me.fresh_n):
        if me.fresh[i] == spot + order * ORDER:
            me.fresh[i] = now + order * ORDER
            return


def forget_fresh(me: Seat, spot: int, order: int) -> None:
    """One card that came this turn has left: it stays known as played."""
    for i in range(me.fresh_n):
        if me.fresh[i] == spot + order * ORDER:
            me.fresh[i] = -1 - me.fresh[i]
            return


def turn_over(t: Table, seat: int, face: int) -> None:
    """A card now lies face down in front of its player."""
    me = t.seats[seat]
    me.flipped[face] += 1
    me.front[FLIPPED] += 1


def card_of(face: int, order: int) -> int:
    """The card that really lies there."""
    if order:
        return SPECIAL_ORDER
    return face
