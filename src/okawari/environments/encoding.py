"""From what a seat may know to an observation, at Classic and Party.

The open part of a table and the seat's own are all that these functions get, and the hands, which `show_hand` alone
looks at: only those that the seat has seen.
"""

from typing import Any

from okawari.cards.wasabi import GOES_ON
from okawari.environments.pieces import MOST, Observation
from okawari.structs import Rows, copy_cells
from okawari.table.actions import face_of
from okawari.table.bits import low_bit
from okawari.table.faces import DESSERTS, NOTHING, SPECIAL_ORDER, SPOTS
from okawari.table.layout import Hand, Private, Public
from okawari.table.questions import PASS
from okawari.table.zones import direction, has_dummy


def encode(t: Public, mine: Private, hands: Rows[Hand], me: int, common: Observation, o: Observation) -> None:
    """What one seat sees, as it sees it, from what everybody sees: all that Classic and Party have."""
    o.shared = common.shared
    for seat in range(t.places):
        o.places[away(t, seat, me)] = common.places[seat]
    for seat in range(t.seats_n):
        show_hand(t, o.places[away(t, seat, me)], hands, t.seats[seat].hand, me)
    o.own = common.own  # nothing
    show_own(t, mine, me, o.own)


def away(t: Any, seat: int, me: int) -> int:
    """How many places to the left of an observer a seat is; a dummy comes after all others."""
    if seat >= t.seats_n:
        return seat
    if seat >= me:
        return seat - me
    return seat - me + t.seats_n  # type: ignore[no-any-return]


def show_common(t: Public, o: Observation) -> None:
    """Fill an empty observation with what everybody sees, places by their seats."""
    show_shared(t, o.shared)
    for seat in range(t.places):
        show_place(t, o.places[seat], seat)


def show_shared(t: Public, shared: Any) -> None:
    """What lies in the middle, and what is going on."""
    shared.seats = t.seats_n
    shared.round[t.round] = 1
    shared.turn = t.turn
    shared.cards = t.hand_n
    shared.passing = direction(t)
    for at in range(t.menu_n):
        shared.kinds[t.menu[at]] = 1
    shared.rules = t.rules
    copy_cells(t.copies, shared.copies)
    copy_cells(t.kept_out, shared.out)
    copy_cells(t.discard, shared.discards)
    shared.deck = t.deck_n
    shared.pile = t.pile_n
    shared.dummy_pile = t.dummy_n
    shared.uramaki = t.places_taken
    if t.action != NOTHING:
        shared.action[face_of(t.action)] = 1
    rest = t.request
    while rest != 0:
        shared.request[low_bit(rest)] = 1
        rest &= rest - 1


def show_place(t: Public, place: Any, seat: int) -> None:
    """What lies in front of somebody."""
    them = t.seats[seat]
    place.here = 1
    place.score = max(-MOST, min(MOST, them.score))
    place.wine = them.wine
    copy_cells(them.front, place.front)
    if t.copies[SPECIAL_ORDER] > 0:
        for spot in range(SPOTS):
            place.front[spot] += them.orders[spot]
            place.orders += them.orders[spot]
    for dessert in range(DESSERTS):
        place.desserts[dessert] = them.desserts[dessert] + them.dessert_orders[dessert]
    if seat < t.seats_n:
        place.cards = t.held[them.hand]
        copy_cells(t.rumours[them.hand].sure, place.hand)


def show_hand(t: Public, place: Any, hands: Rows[Hand], hand: int, me: int) -> None:
    """The cards of a hand, if the observer has seen them; if not, those that all have seen going in stay."""
    if (t.seen[hand] >> me) & 1:
        place.known = 1
        copy_cells(hands[hand].cards, place.hand)


def show_own(t: Public, mine: Private, me: int, own: Any) -> None:
    """What the observer alone knows, and what is counted from its place."""
    own.question[mine.ask] = 1
    own.leads = int(has_dummy(t) and t.controller == me)
    show_card(own.chosen, mine.pick)
    show_card(own.chosen, mine.for_dummy)
    if mine.second != PASS:
        show_card(own.chosen, mine.second)
    show_card(own.copied, mine.target)
    own.dips = int(mine.dip == GOES_ON)
    show_card(own.laying, t.seats[me].limbo)
    show_card(own.drawn, mine.drawn)
    for at in range(mine.tray_n):
        own.tray[mine.tray[at]] += 1
    copy_cells(mine.peeked, own.peeked)
    if t.actor >= 0:
        own.actor[away(t, t.actor, me)] = 1
    if t.giver >= 0:
        own.giver[away(t, t.giver, me)] = 1


def show_card(counts: Any, card: int) -> None:
    """One more of a card, if there is one."""
    if card >= 0:
        counts[card] += 1
