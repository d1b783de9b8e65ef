"""greedy: takes what brings most now and soon, with an eye on what it leaves to the next player."""

from okawari.bots.dishes import worth
from okawari.bots.gains import copy_gain, flip_gain, gain, has_card, pick_gain, place_gain
from okawari.bots.mind import Mind, open_mind
from okawari.bots.rivalry import SURE
from okawari.bots.weights import AGAIN, DENIAL
from okawari.cards.special_order import lay_copy, waits
from okawari.cards.spoon import faces_of
from okawari.cards.wasabi import GOES_ON, STAYS_OFF, dip
from okawari.rules.turn import DUMMY
from okawari.table.bits import low_bit, popcount
from okawari.table.chance import Dice, below
from okawari.table.faces import (
    CHOPSTICKS1,
    CHOPSTICKS3,
    DIPPED,
    FACE_COUNT,
    FLIPPED,
    K_CHOPSTICKS,
    K_MENU,
    K_SPOON,
    K_TAKEOUT,
    KIND_OF,
    NOTHING,
    SPECIAL_ORDER,
    SPOON6,
    SQUID,
)
from okawari.table.layout import View
from okawari.table.questions import (
    ANNOUNCE,
    ANSWERS,
    BROAD_KINDS,
    CHOOSE,
    COPY_OF_TOOL,
    DIP,
    FLIP,
    FLIP_ORDER,
    FOR_DUMMY,
    GIVE,
    PASS,
    PICK,
    REQUEST,
    SECOND,
    TARGET,
    WHOLE_KIND,
)
from okawari.table.zones import put

BELOW_ALL = -1_000_000


def greedy_answer(v: View, legal: int, m: Mind, dice: Dice) -> int:
    """The answer, out of a mask of legal ones, that a seat with this view values most; the dice break ties."""
    if popcount(legal) == 1:
        return low_bit(legal)
    if turns_cards(v):
        return first_worth_turning(v, legal, m)
    value_answers(v, legal, m)
    return best_answer(legal, m, dice)


def turns_cards(v: View) -> bool:
    """Whether a takeout box asks: its cards are named in rising order, so they are not compared with each other."""
    return v.mine.ask == FLIP or v.mine.ask == FLIP_ORDER


def value_answers(v: View, legal: int, m: Mind) -> None:
    """What every legal answer brings, in hundredths of a point."""
    open_mind(v, m)
    for answer in range(ANSWERS):
        m.gains[answer] = BELOW_ALL
    question = v.mine.ask
    if question == PICK:
        value_picks(v, legal, m)
    elif question == SECOND:
        value_seconds(v, legal, m)
    elif question == FOR_DUMMY:
        value_for_dummy(v, legal, m)
    elif question == ANNOUNCE:
        value_tools(v, legal, m)
    elif question == REQUEST:
        value_requests(v, legal, m)
    else:
        value_others(v, legal, m)


def best_answer(legal: int, m: Mind, dice: Dice) -> int:
    """One of the answers with the highest value."""
    best = BELOW_ALL
    chosen = low_bit(legal)
    level = 0
    for answer in range(ANSWERS):
        if (legal >> answer) & 1:
            if m.gains[answer] > best:
                best = m.gains[answer]
                chosen = answer
                level = 1
            elif m.gains[answer] == best:
                level += 1
                if below(dice, level) == 0:
                    chosen = answer
    return chosen


def value_picks(v: View, legal: int, m: Mind) -> None:
    """A card to keep: what it brings, and what it takes from the next player."""
    for face in range(FACE_COUNT):
        if (legal >> face) & 1:
            m.gains[face] = pick_gain(v, m, face)
    deny(v, legal, m, NOTHING)


def deny(v: View, legal: int, m: Mind, gone: int) -> None:
    """Add a share of what the next player loses when a card of the hand is not passed on; `gone` is taken already."""
    t = m.table
    if m.left == 0 or t.seats_n < 2:
        return
    after = (v.seat + t.rules.passing[t.round]) % t.seats_n
    first = BELOW_ALL
    second = BELOW_ALL
    for face in range(FACE_COUNT):
        copies = copies_of(v, face) - (face == gone)
        if copies > 0:
            value = gain(v, m, after, face)
            m.theirs[face] = value
            if value > first:
                second = first
                first = value
                if copies > 1:
                    second = value
            elif value > second:
                second = value
    if second == BELOW_ALL:
        return
    for face in range(FACE_COUNT):
        if (legal >> face) & 1 and m.theirs[face] == first and second < first:
            m.gains[face] += (first - second) * DENIAL // (SURE * (t.seats_n - 1))


def copies_of(v: View, face: int) -> int:
    """Copies of a face among the cards this seat can choose from."""
    return v.hands[v.seats[v.seat].hand].cards[face] + (v.mine.drawn == face)


def lay_pick(v: View, m: Mind) -> None:
    """Before the reveal: the card already chosen lies on the open table from here on."""
    t = m.table
    face = v.mine.pick
    if t.stage != CHOOSE or face < 0:
        return
    kind = KIND_OF[face]
    if face == SPECIAL_ORDER and not waits(t):
        if v.mine.target >= 0:
            lay_copy(t, v.seat, v.mine.target, v.mine.dip)
    elif face <= SQUID and v.mine.dip == GOES_ON:
        dip(t, v.seat, face, 0)
    elif kind != K_MENU and kind != K_TAKEOUT:
        put(t, v.seat, face, 0)


def value_seconds(v: View, legal: int, m: Mind) -> None:
    """Chopsticks: another card; to pass is worth keeping the chopsticks."""
    lay_pick(v, m)
    for face in range(FACE_COUNT):
        if (legal >> face) & 1:
            m.gains[face] = gain(v, m, v.seat, face)
    if (legal >> PASS) & 1:
        m.gains[PASS] = worth(m, v.seat, K_CHOPSTICKS)


def value_for_dummy(v: View, legal: int, m: Mind) -> None:
    """A card for the dummy: one that hurts little where all compare, and that the next player would want."""
    lay_pick(v, m)
    t = m.table
    for face in range(FACE_COUNT):
        if (legal >> face) & 1:
            before = worth(m, v.seat, KIND_OF[face])
            m.kept = t.seats[DUMMY]
            put(t, DUMMY, face, 0)
            m.gains[face] = worth(m, v.seat, KIND_OF[face]) - before
            t.seats[DUMMY] = m.kept
    deny(v, legal, m, v.mine.pick)


def value_tools(v: View, legal: int, m: Mind) -> None:
    """A tool to use now: the card it would bring, less what it is worth to keep it."""
    lay_pick(v, m)
    m.gains[PASS] = 0
    again = 0
    if v.mine.tools != 0:
        again = AGAIN
    chopsticks = best_second(v, m) - worth(m, v.seat, K_CHOPSTICKS) - again
    spoon = BELOW_ALL
    for answer in range(CHOPSTICKS1, SPOON6 + COPY_OF_TOOL + 1):
        if (legal >> answer) & 1:
            face = answer
            if answer > SPOON6:
                face = answer - COPY_OF_TOOL
            if face <= CHOPSTICKS3:
                m.gains[answer] = chopsticks
            else:
                if spoon == BELOW_ALL:
                    spoon = best_request(v, m) - worth(m, v.seat, K_SPOON) - again
                m.gains[answer] = spoon


def best_second(v: View, m: Mind) -> int:
    """What the best card of the hand would bring beside the one already chosen."""
    best = 0
    for face in range(FACE_COUNT):
        copies = copies_of(v, face)
        if v.stage == CHOOSE and face == v.mine.pick:
            copies -= 1
        if copies > 0:
            best = max(best, gain(v, m, v.seat, face))
    return best


def best_request(v: View, m: Mind) -> int:
    """What the best card to ask for would bring."""
    best = 0
    for face in range(FACE_COUNT):
        if m.table.copies[face] > 0 and not K_CHOPSTICKS <= KIND_OF[face] <= K_TAKEOUT:
            best = max(best, request_value(v, m, 1 << face))
    return best


def request_value(v: View, m: Mind, faces: int) -> int:
    """What asking for any of these faces brings: the giver gives the one that brings least."""
    worst = -BELOW_ALL
    for face in range(FACE_COUNT):
        if (faces >> face) & 1:
            worst = min(worst, gain(v, m, v.seat, face))
    if worst <= 0:
        return worst
    return worst * has_card(v, m, faces, v.seat) // SURE


def value_requests(v: View, legal: int, m: Mind) -> None:
    """Spoon: a card to ask for."""
    for answer in range(ANSWERS):
        if (legal >> answer) & 1:
            faces = 1 << answer
            if answer >= WHOLE_KIND:
                faces = faces_of(BROAD_KINDS[answer - WHOLE_KIND])
            m.gains[answer] = request_value(v, m, faces)


def first_worth_turning(v: View, legal: int, m: Mind) -> int:
    """Takeout box: the first card that is better turned over."""
    open_mind(v, m)
    order = v.mine.ask - FLIP
    for spot in range(FLIPPED):
        if (legal >> spot) & 1 and flip_gain(m, v.seat, spot, order) > 0:
            return spot
    return PASS


def value_others(v: View, legal: int, m: Mind) -> None:
    """Cards to play at once, places for a nigiri, dishes to copy, cards to give away."""
    for answer in range(ANSWERS):
        if (legal >> answer) & 1:
            m.gains[answer] = other_value(v, m, answer)


def other_value(v: View, m: Mind, answer: int) -> int:
    """One of these answers."""
    question = v.mine.ask
    if question == TARGET:
        return copy_gain(m, v.seat, answer)
    if question == DIP:
        if answer >= DIPPED:
            return place_gain(m, v.seat, answer - DIPPED, GOES_ON)
        return place_gain(m, v.seat, answer, STAYS_OFF)
    if question == GIVE:
        return -gain(v, m, v.actor, answer)
    return gain(v, m, v.seat, answer)
