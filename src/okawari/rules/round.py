"""Rounds: mix, deal, tidy away."""

from okawari.cards.desserts import set_aside
from okawari.table.chance import below, set_words
from okawari.table.events import DEALT, DESSERTS_MIXED, ROUND_ENDED, ROUND_STARTED, log
from okawari.table.faces import (
    DIPPED,
    EGG,
    FACE_COUNT,
    FIRST,
    FLIPPED,
    FLIPPED_LINE,
    MENU7,
    MISO,
    NOBODY,
    PUDDING,
    SPECIAL_ORDER,
    SPOILED,
    SQUID,
    TAKEOUT10,
    UNDER,
    WASABI,
)
from okawari.table.layout import ROUNDS, Public, Table
from okawari.table.zones import deal_hand, draw, has_dummy


def turns(t: Public) -> int:
    """Turns of a round: as many as cards are dealt."""
    return t.rules.hand_size


def start_round(t: Table) -> None:
    """Mix in desserts and deal."""
    first = 4 * t.round
    set_words(t, t.keys[first], t.keys[first + 1], t.keys[first + 2], t.keys[first + 3])
    log(t, ROUND_STARTED, NOBODY, t.round, turns(t))
    mix_desserts(t)
    if t.rules.reshuffled or t.round == 0:
        fill_deck(t)
    deal(t)
    t.turn = 0
    t.places_taken = 0


def mix_desserts(t: Table) -> None:
    """Some of the pile, unseen, go into play."""
    mixed = min(t.rules.mixed[t.round], t.pile_n)
    for _ in range(mixed):
        at = below(t, t.pile_n)
        t.circulating[t.pile[at] - PUDDING] += 1
        t.pile_n -= 1
        t.pile[at] = t.pile[t.pile_n]
    if mixed > 0:
        log(t, DESSERTS_MIXED, NOBODY, mixed, 0)


def fill_deck(t: Table) -> None:
    """All cards in play but the desserts that players keep."""
    size = 0
    for face in range(FACE_COUNT):
        t.discard[face] = 0
        copies = t.copies[face] - t.kept_out[face]
        if face >= PUDDING:
            copies = t.circulating[face - PUDDING]
        for _ in range(copies):
            t.deck[size] = face
            size += 1
    t.deck_n = size


def deal(t: Table) -> None:
    """A hand to each seat, which alone has seen it; a pile to the dummy."""
    t.hand_n = turns(t)
    left = t.deck_n
    for seat in range(t.seats_n):
        left = deal_hand(t, seat, left)
        t.seats[seat].hand = seat
        t.seen[seat] = 1 << seat
        t.rumours[seat].lacks = 0
        if t.log_on:
            tell_hand(t, seat)
    t.deck_n = left
    if has_dummy(t):
        t.dummy_n = t.hand_n
        for i in range(t.hand_n):
            t.dummy[i] = draw(t)


def tell_hand(t: Table, seat: int) -> None:
    """What a seat was dealt, for its eyes only."""
    for face in range(FACE_COUNT):
        if t.hands[seat].cards[face] > 0:
            log(t, DEALT, seat, face, t.hands[seat].cards[face])


def tidy(t: Table) -> None:
    """Players keep their desserts; the rest is put away, except after the last round."""
    log(t, ROUND_ENDED, NOBODY, t.round, 0)
    for seat in range(t.places):
        set_aside(t, seat)
        if t.round + 1 < ROUNDS:
            clear_away(t, seat)


def clear_away(t: Table, seat: int) -> None:
    """Empty the place in front of a seat for the next round; hands are empty already."""
    for i in range(t.menu_n):
        kind = t.menu[i]
        t.seats[seat].lines[kind] = 0
        for face in range(FIRST[kind], FIRST[kind + 1]):
            clear_spot(t, seat, face, face)
    for face in range(EGG, SQUID + 1):
        clear_spot(t, seat, DIPPED + face, face)
        clear_spot(t, seat, UNDER + face, WASABI)
    clear_spot(t, seat, SPOILED, MISO)
    me = t.seats[seat]
    if t.copies[MENU7] + t.copies[TAKEOUT10] > 0:
        for face in range(FACE_COUNT):
            t.mine[seat].peeked[face] = 0
            me.flipped[face] = 0
    me.front[FLIPPED] = 0
    me.lines[FLIPPED_LINE] = 0
    me.wine = 0
    for i in range(4):
        me.beside[i] = 0


def clear_spot(t: Table, seat: int, spot: int, face: int) -> None:
    """Cards of one spot are out."""
    me = t.seats[seat]
    if me.front[spot] > 0:
        t.discard[face] += me.front[spot]
        me.front[spot] = 0
    if me.orders[spot] > 0:
        t.discard[SPECIAL_ORDER] += me.orders[spot]
        me.orders[spot] = 0
