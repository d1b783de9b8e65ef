"""From what a seat may know to an observation, at Classic and Party.

The open part of a table and the seat's own are all that these functions get, and the hands, which `show_hand` alone
looks at: only those that the seat has seen.
"""

from typing import Any

from okawari.cards.wasabi import GOES_ON
from okawari.environments.pieces import MOST, Observation
from okawari.structs import Rows
from okawari.table.actions import face_of
from okawari.table.bits import low_bit
from okawari.table.faces import DESSERTS, FACE_COUNT, NOTHING, SPOTS
from okawari.table.layout import Hand, Private, Public
from okawari.table.questions import PASS
from okawari.table.zones import direction, has_dummy


def encode(t: Public, mine: Private, hands: Rows[Hand], me: int, common: Observation, o: Observation) -> None:
    """Add to an observation, a copy of what everybody sees, what one seat sees, as it sees it."""
    for seat in range(t.seats_n):
        if me != 0:
            o.places[away(t, seat, me)] = common.places[seat]
        show_hand(t, o.places[away(t, seat, me)], hands, t.seats[seat].hand, me)
    o.question[mine.ask] = 1
    o.leads = int(has_dummy(t) and t.controller == me)
    show_own(mine, o)
    show_card(o.laying, t.seats[me].limbo)
    if t.actor >= 0:
        o.actor[away(t, t.actor, me)] = 1
    if t.giver >= 0:
        o.giver[away(t, t.giver, me)] = 1


def away(t: Any, seat: int, me: int) -> int:
    """How many places to the left of an observer a seat is."""
    if seat >= me:
        return seat - me
    return seat - me + t.seats_n  # type: ignore[no-any-return]


def show_common(t: Public, o: Observation) -> None:
    """Fill an empty observation with what everybody sees, places by their seats."""
    o.seats = t.seats_n
    o.round[t.round] = 1
    o.turn = t.turn
    o.cards = t.hand_n
    o.passing = direction(t)
    for at in range(t.menu_n):
        o.kinds[t.menu[at]] = 1
    o.rules = t.rules
    for face in range(FACE_COUNT):
        o.copies[face] = t.copies[face]
        o.out[face] = t.kept_out[face]
        o.discards[face] = t.discard[face]
    o.deck = t.deck_n
    o.pile = t.pile_n
    o.dummy_pile = t.dummy_n
    o.uramaki = t.places_taken
    for seat in range(t.places):
        show_place(t, o.places[seat], seat)
    if t.action != NOTHING:
        o.action[face_of(t.action)] = 1
    rest = t.request
    while rest != 0:
        o.request[low_bit(rest)] = 1
        rest &= rest - 1


def show_place(t: Public, place: Any, seat: int) -> None:
    """What lies in front of somebody."""
    them = t.seats[seat]
    place.here = 1
    place.score = max(-MOST, min(MOST, them.score))
    place.wine = them.wine
    orders = 0
    for spot in range(SPOTS):
        orders += them.orders[spot]
        place.front[spot] = them.front[spot] + them.orders[spot]
    place.orders = orders
    for dessert in range(DESSERTS):
        place.desserts[dessert] = them.desserts[dessert] + them.dessert_orders[dessert]
    if seat < t.seats_n:
        place.cards = t.held[them.hand]
        for face in range(FACE_COUNT):
            place.hand[face] = t.rumours[them.hand].sure[face]


def show_hand(t: Public, place: Any, hands: Rows[Hand], hand: int, me: int) -> None:
    """The cards of a hand, if the observer has seen them; if not, those that all have seen going in stay."""
    if (t.seen[hand] >> me) & 1:
        place.known = 1
        for face in range(FACE_COUNT):
            place.hand[face] = hands[hand].cards[face]


def show_own(mine: Private, o: Observation) -> None:
    """What the observer alone knows."""
    show_card(o.chosen, mine.pick)
    show_card(o.chosen, mine.for_dummy)
    if mine.second != PASS:
        show_card(o.chosen, mine.second)
    show_card(o.copied, mine.target)
    o.dips = int(mine.dip == GOES_ON)
    show_card(o.drawn, mine.drawn)
    for at in range(mine.tray_n):
        o.tray[mine.tray[at]] += 1
    for face in range(FACE_COUNT):
        o.peeked[face] = mine.peeked[face]


def show_card(counts: Any, card: int) -> None:
    """One more of a card, if there is one."""
    if card >= 0:
        counts[card] += 1
