"""From what a seat may know to an observation, at Classic and Party.

The open part of a table and the seat's own are all that these functions get, and the hands, which `show_hand` alone
looks at: only those that the seat has seen.
"""

from typing import Any

from okawari.cards.wasabi import GOES_ON
from okawari.environments.pieces import (
    BOXED,
    BOXES,
    CHOICE,
    DUE,
    FIRST_BOX,
    FIRST_DUE,
    LACKS,
    MOST,
    ORDERS,
    TURN,
    Observation,
)
from okawari.structs import Rows, copy_cells
from okawari.table.actions import due, face_of
from okawari.table.bits import low_bit
from okawari.table.faces import DESSERTS, FLIPPED, MENU7, NOTHING, SPECIAL_ORDER, SPOON4, SPOTS, TAKEOUT10
from okawari.table.layout import Hand, Private, Public
from okawari.table.questions import CHOOSE, PASS
from okawari.table.zones import direction, fresh_spot, has_dummy


def encode(
    t: Public,
    mine: Private,
    hands: Rows[Hand],
    me: int,
    common: Observation,
    o: Observation,
    groups: int,
    before: int,
) -> int:
    """What one seat sees, as it sees it, from what everybody sees: all that Classic and Party have.

    Of the groups that are empty most of the time, those are written that are not, or were not before; which are not.
    """
    o.shared = common.shared
    for seat in range(t.places):
        o.places[away(t, seat, me)] = common.places[seat]
    for seat in range(t.seats_n):
        show_hand(t, o.places[away(t, seat, me)], hands, t.seats[seat].hand, me)
    o.own = common.own  # nothing
    o.own.question[mine.ask] = 1
    if has_sights(t):
        o.sight = common.sight  # nothing
        show_sights(mine, o.sight)
    if has_chosen(mine):
        groups |= CHOICE
    if groups | before:
        show_groups(t, mine, me, common, o, groups | before)
    return groups


def show_groups(t: Public, mine: Private, me: int, common: Observation, o: Observation, groups: int) -> None:
    """The groups that are empty most of the time."""
    for seat in range(t.places):
        at = away(t, seat, me)
        if groups & TURN:
            o.turn_places[at] = common.turn_places[seat]
        if groups & ORDERS:
            o.order_places[at] = common.order_places[seat]
        if groups & BOXED:
            o.box_places[at] = common.box_places[seat]
        if groups & LACKS:
            o.spoon_places[at] = common.spoon_places[seat]
    if groups & CHOICE:
        o.choice = common.choice  # nothing
        show_choice(mine, o.choice)


def wipe(t: Public, o: Observation, empty: Observation, groups: int) -> None:
    """Make an observation of what everybody sees, with these groups, as good as empty: what stays is overwritten."""
    o.shared = empty.shared
    if groups:
        for seat in range(t.places):
            o.turn_places[seat] = empty.turn_places[seat]
            o.box_places[seat] = empty.box_places[seat]
            o.spoon_places[seat] = empty.spoon_places[seat]


def away(t: Any, seat: int, me: int) -> int:
    """How many places to the left of an observer a seat is; a dummy comes after all others."""
    if seat >= t.seats_n:
        return seat
    if seat >= me:
        return seat - me
    return seat - me + t.seats_n  # type: ignore[no-any-return]


def show_common(t: Public, o: Observation) -> int:
    """Fill an empty observation with what everybody sees, places by their seats; the groups that are not empty."""
    show_shared(t, o.shared)
    groups = o.shared.shown * TURN
    for seat in range(t.places):
        show_place(t, o.places[seat], seat)
        if groups & TURN:
            show_turn(t, o.turn_places[seat], seat)
        if t.copies[SPECIAL_ORDER] > 0:
            groups |= show_orders(t, o.places[seat], o.order_places[seat], seat)
        if t.copies[TAKEOUT10] > 0:
            groups |= show_boxes(t, o.box_places[seat], seat)
        if t.copies[SPOON4] > 0 and seat < t.seats_n:
            groups |= show_lacks(t, o.spoon_places[seat], seat)
    return groups


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
    shared.shown = int(t.stage > CHOOSE)
    if t.action != NOTHING:
        shared.action[face_of(t.action)] = 1
        shared.action_copied = t.action & 1
    show_bits(shared.request, t.request)


def show_bits(cells: Any, bits: int) -> None:
    """A 1 for each bit."""
    rest = bits
    while rest != 0:
        cells[low_bit(rest)] = 1
        rest &= rest - 1


def show_place(t: Public, place: Any, seat: int) -> None:
    """What lies in front of somebody."""
    them = t.seats[seat]
    place.here = 1
    place.score = max(-MOST, min(MOST, them.score))
    place.wine = them.wine
    place.leads = int(has_dummy(t) and t.controller == seat)
    place.acts = int(t.actor == seat)
    place.gives = int(t.giver == seat)
    copy_cells(them.front, place.front)
    copy_cells(them.desserts, place.desserts)
    copy_cells(them.beside, place.beside)
    if seat < t.seats_n:
        place.cards = t.held[them.hand]
        copy_cells(t.rumours[them.hand].sure, place.hand)


def show_turn(t: Public, place: Any, seat: int) -> None:
    """What somebody has done since the picks were shown."""
    them = t.seats[seat]
    show_card(place.laying, them.limbo)
    for at in range(them.fresh_n):
        place.fresh[fresh_spot(them.fresh[at])] += 1
    show_due(place.due, them.queue, FIRST_DUE, DUE)


def show_due(cells: Any, queue: int, first: int, count: int) -> None:
    """How many actions of each entry are in a queue."""
    if queue != 0:
        for at in range(count):
            cells[at] = due(queue, first + at)


def show_orders(t: Public, place: Any, orders: Any, seat: int) -> int:
    """Special orders, among what they copy and by themselves."""
    them = t.seats[seat]
    found = 0
    for spot in range(SPOTS):
        orders.front[spot] = them.orders[spot]
        place.front[spot] += them.orders[spot]
        found += them.orders[spot]
    for dessert in range(DESSERTS):
        orders.desserts[dessert] = them.dessert_orders[dessert]
        place.desserts[dessert] += them.dessert_orders[dessert]
        found += them.dessert_orders[dessert]
    return ORDERS * int(found > 0)


def show_boxes(t: Public, place: Any, seat: int) -> int:
    """What takeout boxes have turned over."""
    them = t.seats[seat]
    if them.front[FLIPPED] == 0 and them.used == 0:
        return 0
    copy_cells(them.flipped, place.flipped)
    show_due(place.used, them.used, FIRST_BOX, BOXES)
    return BOXED


def show_lacks(t: Public, place: Any, seat: int) -> int:
    """What a hand is said not to have."""
    lacks = t.rumours[t.seats[seat].hand].lacks
    show_bits(place.lacks, lacks)
    return LACKS * int(lacks != 0)


def show_hand(t: Public, place: Any, hands: Rows[Hand], hand: int, me: int) -> None:
    """The cards of a hand, if the observer has seen them; if not, those that all have seen going in stay."""
    if (t.seen[hand] >> me) & 1:
        place.known = 1
        copy_cells(hands[hand].cards, place.hand)


def has_sights(t: Public) -> bool:
    """Whether there is anything that one seat alone may see beside its hand."""
    return t.copies[MENU7] > 0 or has_dummy(t)


def show_sights(mine: Private, sight: Any) -> None:
    """What the observer alone has seen."""
    show_card(sight.drawn, mine.drawn)
    for at in range(mine.tray_n):
        sight.tray[mine.tray[at]] += 1
    copy_cells(mine.peeked, sight.peeked)


def has_chosen(mine: Private) -> bool:
    """Whether the observer has chosen something that nobody has seen yet."""
    return max(mine.pick, mine.second, mine.for_dummy, mine.target) >= 0 or mine.dip == GOES_ON or mine.tools != 0


def show_choice(mine: Private, choice: Any) -> None:
    """What the observer has chosen."""
    show_card(choice.pick, mine.pick)
    show_card(choice.for_dummy, mine.for_dummy)
    if mine.second != PASS:
        show_card(choice.second, mine.second)
    show_card(choice.copied, mine.target)
    choice.dips = int(mine.dip == GOES_ON)
    show_due(choice.tools, mine.tools, FIRST_DUE, DUE)


def show_card(counts: Any, card: int) -> None:
    """One more of a card, if there is one."""
    if card >= 0:
        counts[card] += 1
