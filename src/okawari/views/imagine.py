"""A whole table that could be behind a view: what the seat does not know is dealt at random."""

from okawari.cards.special_order import targets
from okawari.cards.takeout import turnable
from okawari.rules.engine import ask_late, decide, legal
from okawari.rules.turn import begin
from okawari.table.actions import face_of
from okawari.table.bits import low_bit, nth_bit, popcount
from okawari.table.chance import WORDS, HasChance, below, next_word
from okawari.table.faces import (
    FACE_COUNT,
    K_CHOPSTICKS,
    K_MENU,
    K_SPOON,
    KIND_OF,
    MENU7,
    MENU9,
    NOBODY,
    NOTHING,
    PUDDING,
    SEATS,
    SPECIAL_ORDER,
)
from okawari.table.layout import ROUNDS, Table, View
from okawari.table.questions import (
    CHOOSE,
    DIP,
    FLIP,
    FLIP_ORDER,
    GIVE,
    LATE_ANNOUNCE,
    REQUEST,
    SECOND,
    TARGET,
    TRAY,
    ask,
)
from okawari.table.zones import has_dummy, hold, into_deck
from okawari.views.look import copy_public, empty_hand
from okawari.views.unseen import count_unseen

ANY_FACE = (1 << FACE_COUNT) - 1
DESSERT_FACES = ANY_FACE ^ ((1 << PUDDING) - 1)
NOT_A_MENU = ANY_FACE ^ ((1 << (MENU9 + 1)) - (1 << MENU7))
TRIES = 200


def imagine(v: View, t: Table, dice: HasChance) -> None:
    """Fill t with a table on which this seat would see exactly this view."""
    for _ in range(TRIES):
        lay_known(v, t)
        if guess(v, t, dice):
            return
    raise ValueError("no table fits this view")


def lay_known(v: View, t: Table) -> None:
    """What the view shows, in its place, and what it does not show counted; the same for all guesses."""
    copy_public(v, t)
    t.log_on = 0
    count_unseen(v, t)
    forget(v, t)
    place_sure(v, t)


def guess(v: View, t: Table, dice: HasChance) -> bool:
    """All that is not known; False if what must be where does not work out this time."""
    if not deal_unseen(v, t, dice):
        return False
    for word in range(WORDS * ROUNDS):
        t.keys[word] = next_word(dice)
    for word in range(WORDS):
        t.chance[word] = next_word(dice)
    for seat in range(t.seats_n):
        if seat == v.seat:
            t.mine[seat] = v.mine
        else:
            imagine_mind(t, seat, (v.waiting >> seat) & 1 == 1, dice)
    return True


def deal_unseen(v: View, t: Table, dice: HasChance) -> bool:
    """Every unseen card to a place where it can be, if that works out."""
    place_given(v, t, dice)
    for i in range(t.pile_n):
        t.pile[i] = draw_unseen(t, DESSERT_FACES, dice)
    count_circulating(t)
    if not fill_picky_hands(v, t, dice):
        return False
    peeked = t.deck_n
    pour_unseen(t)
    return fill_hands(v, t, dice, peeked) and fill_rest(v, t, dice, peeked)


def forget(v: View, t: Table) -> None:
    """Only what the view shows is in place."""
    t.deck_n = 0
    for hand in range(SEATS):
        if known(v, hand):
            t.hands[hand] = v.hands[hand]
        else:
            empty_hand(t.hands[hand])
            t.held[hand] = 0
    for seat in range(SEATS):
        mine = t.mine[seat]
        mine.ask = 0
        mine.drawn = NOTHING
        mine.tray_n = 0
        mine.tools = 0
        for face in range(FACE_COUNT):
            mine.peeked[face] = 0


def known(v: View, hand: int) -> bool:
    """Whether the seat has seen this hand."""
    return v.seat >= 0 and (v.seen[hand] >> v.seat) & 1 == 1


def draw_unseen(t: Table, allowed: int, dice: HasChance) -> int:
    """Any unseen card of these faces; NOTHING if there is none."""
    total = 0
    faces = allowed
    while faces != 0:
        total += t.spare[low_bit(faces)]
        faces &= faces - 1
    if total == 0:
        return NOTHING
    left = below(dice, total)
    faces = allowed
    while faces != 0:
        face = low_bit(faces)
        faces &= faces - 1
        left -= t.spare[face]
        if left < 0:
            t.spare[face] -= 1
            return face
    return NOTHING


def pour_unseen(t: Table) -> None:
    """All unseen cards into the deck, which has no order."""
    for face in range(FACE_COUNT):
        for _ in range(t.spare[face]):
            into_deck(t, face)
        t.spare[face] = 0


def count_circulating(t: Table) -> None:
    """Desserts that are neither in the pile nor kept by players are in play."""
    for face in range(PUDDING, FACE_COUNT):
        there = t.copies[face]
        for i in range(t.pile_n):
            if t.pile[i] == face:
                there -= 1
        for seat in range(t.places):
            there -= t.seats[seat].desserts[face - PUDDING]
        t.circulating[face - PUDDING] = there


def place_sure(v: View, t: Table) -> None:
    """Tools that everybody saw going into a hand, and cards this seat knows in the deck."""
    for hand in range(t.seats_n):
        if not known(v, hand):
            for face in range(FACE_COUNT):
                for _ in range(v.rumours[hand].sure[face]):
                    hold(t, hand, face)
                    t.spare[face] -= 1
    if v.seat >= 0:
        for face in range(FACE_COUNT):
            for _ in range(v.mine.peeked[face] - on_own_tray(v, face)):
                into_deck(t, face)
                t.spare[face] -= 1


def on_own_tray(v: View, face: int) -> int:
    """Cards of a face that this seat is reading on a menu: they may be those it knew in the deck."""
    found = 0
    for i in range(v.mine.tray_n):
        if v.mine.tray[i] == face:
            found += 1
    return found


def place_given(v: View, t: Table, dice: HasChance) -> None:
    """A seat that is asked to give one of several cards has at least one of them."""
    giver = v.giver
    if giver == NOBODY or (v.waiting >> giver) & 1 == 0:
        return
    hand = v.seats[giver].hand
    if not known(v, hand) and t.hands[hand].mask & v.request == 0:
        face = draw_unseen(t, v.request & ~v.rumours[hand].lacks, dice)
        if face != NOTHING:
            hold(t, hand, face)


def fill_picky_hands(v: View, t: Table, dice: HasChance) -> bool:
    """Unknown hands that are known to lack something get their number of cards."""
    for hand in range(t.seats_n):
        lacks = v.rumours[hand].lacks
        if lacks != 0 and not known(v, hand):
            while t.held[hand] < v.held[hand]:
                face = draw_unseen(t, ANY_FACE & ~lacks, dice)
                if face == NOTHING:
                    return False
                hold(t, hand, face)
    return True


def fill_hands(v: View, t: Table, dice: HasChance, peeked: int) -> bool:
    """The other unknown hands get theirs, from the cards of the deck that nobody is known to have seen there."""
    for hand in range(t.seats_n):
        if not known(v, hand):
            while t.held[hand] < v.held[hand]:
                if t.deck_n == peeked:
                    return False
                hold(t, hand, draw_after(t, peeked, dice))
    return True


def draw_after(t: Table, peeked: int, dice: HasChance) -> int:
    """Any card of the deck but the first ones."""
    at = peeked + below(dice, t.deck_n - peeked)
    face = t.deck[at]
    t.deck_n -= 1
    t.deck[at] = t.deck[t.deck_n]
    return face


def fill_rest(v: View, t: Table, dice: HasChance, peeked: int) -> bool:
    """The drawn card and the pile of the dummy, the tray that somebody reads; the deck is what is left."""
    if has_dummy(v):
        for i in range(v.dummy_n):
            t.dummy[i] = draw_after(t, peeked, dice)
        if v.stage == CHOOSE and v.controller != v.seat:
            t.mine[v.controller].drawn = draw_after(t, peeked, dice)
    if reads_tray(v) and v.actor != v.seat:
        return fill_tray(v, t, dice)
    return True


def reads_tray(v: View) -> bool:
    """Whether somebody is looking at a menu's cards."""
    return (
        v.action != NOTHING and KIND_OF[face_of(v.action)] == K_MENU and (v.waiting >> v.actor) & 1 == 1 and no_limbo(v)
    )


def no_limbo(v: View) -> bool:
    """Whether the actor's extra card is still to come."""
    return v.seats[v.actor].limbo == NOTHING


def fill_tray(v: View, t: Table, dice: HasChance) -> bool:
    """Some of the deck's cards are on the tray, not menus alone."""
    mine = t.mine[v.actor]
    good = False
    while t.deck_n > v.deck_n:
        at = below(dice, t.deck_n)
        face = t.deck[at]
        t.deck_n -= 1
        t.deck[at] = t.deck[t.deck_n]
        mine.tray[mine.tray_n] = face
        mine.tray_n += 1
        if (NOT_A_MENU >> face) & 1:
            good = True
    return good


def imagine_mind(t: Table, seat: int, deciding: bool, dice: HasChance) -> None:
    """Another seat's questions and hidden choices: still open, or made in some legal way."""
    if t.stage == CHOOSE:
        begin(t, seat)
    elif t.stage == LATE_ANNOUNCE:
        ask_late(t, seat)
    elif deciding:
        ask(t, seat, question_in_play(t, seat))
    while not deciding and (t.waiting >> seat) & 1:
        mask = legal(t, seat)
        decide(t, seat, nth_bit(mask, below(dice, popcount(mask))))


def question_in_play(t: Table, seat: int) -> int:
    """What a seat that is deciding after the reveal must be deciding."""
    if t.seats[seat].limbo == SPECIAL_ORDER:
        mask = targets(t, seat)
        if popcount(mask) > 1:
            return TARGET
        t.mine[seat].target = low_bit(mask)
        return DIP
    if t.seats[seat].limbo != NOTHING:
        return DIP
    kind = KIND_OF[face_of(t.action)]
    if kind == K_SPOON:
        if t.giver == seat:
            return GIVE
        return REQUEST
    if kind == K_CHOPSTICKS:
        return SECOND
    if kind == K_MENU:
        return TRAY
    t.mine[seat].flip_from = 0
    if turnable(t, seat, 0) != 0:
        return FLIP
    return FLIP_ORDER
