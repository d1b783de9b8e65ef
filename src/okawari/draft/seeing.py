"""What a seat may see of a Draft table, and whole tables that would look the same to it."""

from okawari.draft.copying import copy_hand, copy_private, copy_public
from okawari.draft.engine import clear, decide, legal
from okawari.draft.faces import CHIPS, COPIES, FACE_COUNT, NOBODY, PILE, PILE_COUNT, ROUNDS
from okawari.draft.layout import WON, Private, Table, View
from okawari.draft.memory import forget_passed, remember_dealt
from okawari.draft.questions import NO_QUESTION, first_question
from okawari.draft.scoring import shuffle
from okawari.draft.zones import cards_in, draw, empty, hold, leave_out, on_table, receiver
from okawari.table.bits import has_bit, nth_bit, popcount
from okawari.table.chance import HasChance, below, next_word


def look(t: Table, seat: int, v: View) -> None:
    """Fill the view of a seat, or of a spectator (seat -1)."""
    copy_public(t, v)
    v.seat = seat
    if seat >= 0:
        copy_private(t.mine[seat], v.mine)
        copy_hand(t.hands[t.seats[seat].hand], v.hand)
    else:
        blank(v.mine)
        empty(v.hand)


def blank(me: Private) -> None:
    """Knows nothing, is asked nothing, has nothing."""
    me.ask = NO_QUESTION
    clear(me)
    me.points = 0
    for entry in range(WON):
        me.chips[entry] = 0
    forget_passed(me)
    for face in range(FACE_COUNT):
        me.dealt[face] = 0


def imagine(v: View, t: Table, dice: HasChance) -> None:
    """Fill a whole table of which this is a true view; all that the view leaves open is up to the dice."""
    lay_known(v, t)
    guess(v, t, dice)


def lay_known(v: View, t: Table) -> None:
    """What everybody sees, in its place, and nothing else; the same for all guesses."""
    copy_public(v, t)
    t.log_on = 0
    t.log_n = 0
    for seat in range(t.seats_n):
        blank(t.mine[seat])


def guess(v: View, t: Table, dice: HasChance) -> bool:
    """All the rest, which always works out."""
    imagine_chance(t, dice)
    imagine_hands(v, t, dice)
    for pile in range(PILE_COUNT):
        imagine_pile(v, t, pile, dice)
    for seat in range(t.seats_n):
        if seat == v.seat:
            copy_private(v.mine, t.mine[seat])
        else:
            imagine_private(v, t, seat, dice)
    remember_dealt(t)
    return True


def imagine_chance(t: Table, dice: HasChance) -> None:
    """A future of its own."""
    for at in range(4):
        t.chance[at] = next_word(dice)
    for at in range(4 * ROUNDS):
        t.keys[at] = next_word(dice)


def imagine_hands(v: View, t: Table, dice: HasChance) -> None:
    """Deal the cards that the view does not show."""
    t.bag_n = 0
    for face in range(FACE_COUNT):
        t.out[face] = 0
        t.bag[face] = COPIES[face] - on_table(t, face) - v.hand.cards[face]
        t.bag_n += t.bag[face]
    for seat in range(t.seats_n):
        empty(t.hands[seat])
    if v.seat >= 0:
        copy_hand(v.hand, t.hands[t.seats[v.seat].hand])
        give_passed(v, t, dice)
    give_dealt(v, t, dice)
    for seat in range(t.seats_n):
        held = t.hands[t.seats[seat].hand]
        while cards_in(held) < t.hand_n:
            face = draw(t, dice)
            hold(held, face)
    leave_out(t)


def out_of_bag(t: Table, seat: int, face: int) -> None:
    """A certain card goes from the bag into a seat's hand."""
    t.bag[face] -= 1
    t.bag_n -= 1
    hold(t.hands[t.seats[seat].hand], face)


def give_passed(v: View, t: Table, dice: HasChance) -> None:
    """The next seats hold what the viewer has seen of their cards, each of them or several between them."""
    for others in range(t.seats_n - 1):
        for face in range(FACE_COUNT):
            held = COPIES[face] - on_table(t, face) - v.hand.cards[face] - t.bag[face]
            for _ in range(v.mine.passed_on[others].cards[face] - held):
                out_of_bag(t, one_of_next(t, v.seat, others + 1, dice), face)


def one_of_next(t: Table, seat: int, others: int, dice: HasChance) -> int:
    """One of the next seats that misses cards, the likelier the more it misses."""
    missing = 0
    near = seat
    for _ in range(others):
        near = receiver(t, near)
        missing += room(t, near)
    at = below(dice, missing)
    near = receiver(t, seat)
    while at >= room(t, near):
        at -= room(t, near)
        near = receiver(t, near)
    return near


def give_dealt(v: View, t: Table, dice: HasChance) -> None:
    """Cards that the viewer knows to be in the game are in some hand, as they are nowhere else."""
    for face in range(FACE_COUNT):
        known = v.dealt[face]
        if v.seat >= 0:
            known = v.mine.dealt[face]
        while COPIES[face] - t.bag[face] < known:
            seat = any_with_room(t, dice)
            out_of_bag(t, seat, face)


def any_with_room(t: Table, dice: HasChance) -> int:
    """A seat that misses cards, the likelier the more it misses."""
    at = below(dice, t.bag_n - t.out_n) - room(t, 0)
    seat = 0
    while at >= 0:
        seat += 1
        at -= room(t, seat)
    return seat


def room(t: Table, seat: int) -> int:
    """How many cards a seat's hand misses."""
    return t.hand_n - cards_in(t.hands[t.seats[seat].hand])


def imagine_pile(v: View, t: Table, pile: int, dice: HasChance) -> None:
    """Share out the chips of a pile that the viewer has not seen, to the pile and to those who took some."""
    left = PILE
    for place in range(PILE):
        t.chips[pile * PILE + place] = CHIPS[pile * PILE + place]
    for number in range(ROUNDS):
        value = known_value(v, number * PILE_COUNT + pile)
        if value > 0:
            left = drop_chip(t, pile, left, value)
    shuffle(t, pile, left, dice)
    for number in range(ROUNDS):
        entry = number * PILE_COUNT + pile
        if t.takers[entry] != NOBODY:
            value = known_value(v, entry)
            if value == 0:
                value = t.chips[pile * PILE + left - 1]
                left = drop_chip(t, pile, left, value)
            t.mine[t.takers[entry]].chips[entry] = value


def known_value(v: View, entry: int) -> int:
    """The value of a won chip, if the viewer knows it; 0."""
    if v.values[entry] > 0:
        return v.values[entry]
    return v.mine.chips[entry]


def drop_chip(t: Table, pile: int, left: int, value: int) -> int:
    """Take a chip of this value out of the lowest chips of a pile; how many are left."""
    last = pile * PILE + left - 1
    for at in range(pile * PILE, last):
        if t.chips[at] == value:
            t.chips[at] = t.chips[last]
            t.chips[last] = value
    t.chips[last] = 0
    return left - 1


def imagine_private(v: View, t: Table, seat: int, dice: HasChance) -> None:
    """What another seat may know and have chosen."""
    me = t.mine[seat]
    for entry in range(WON):
        me.points += me.chips[entry]
    imagine_passed(t, seat, dice)
    for face in range(FACE_COUNT):
        me.dealt[face] = v.dealt[face]
    me.ask = first_question(t.stage)
    if has_bit(t.waiting, seat):
        return
    while me.ask != NO_QUESTION:
        answers = legal(t, seat)
        choice = nth_bit(answers, below(dice, popcount(answers)))
        decide(t, seat, choice)


def imagine_passed(t: Table, seat: int, dice: HasChance) -> None:
    """What a seat remembers of the next hands: as many as were passed, of each all but one card that was kept."""
    me = t.mine[seat]
    forget_passed(me)
    near = seat
    for others in range(t.seats_n - 1):
        near = receiver(t, near)
        for face in range(FACE_COUNT):
            if others > 0:
                me.passed_on[others].cards[face] = me.passed_on[others - 1].cards[face]
        if others < t.turn:
            know_all_but_one(t, me, others, near, dice)


def know_all_but_one(t: Table, me: Private, others: int, near: int, dice: HasChance) -> None:
    """One more hand that was seen, without a card that has come to it since."""
    held = t.hands[t.seats[near].hand]
    at = below(dice, t.hand_n)
    for face in range(FACE_COUNT):
        me.passed_on[others].cards[face] += held.cards[face] - int(0 <= at < held.cards[face])
        at -= held.cards[face]
