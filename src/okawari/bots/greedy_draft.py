"""greedy at Draft: chips within reach, what a card changes in that, and what it leaves to the next player."""

from math import comb

from okawari.bots.rivalry import CERTAIN, SURE
from okawari.bots.weights import NEXT_TURN, PASSED_ON
from okawari.draft.copying import copy_public
from okawari.draft.faces import CHIPS, COPIES, DESSERT, HAND, PILE, PILE_COUNT, ROUNDS, STARRED, TYPE_COUNT, WILD
from okawari.draft.layout import Table, View
from okawari.draft.questions import ANSWERS, KEEP, WILD_TYPE
from okawari.draft.scoring import half_types, halves
from okawari.draft.zones import receiver, types_of
from okawari.structs import Cells, cell, cells, i8, i16, i32, struct
from okawari.table.bits import low_bit, popcount
from okawari.table.chance import Dice, below

BELOW_ALL = -1_000_000
PLAYS = HAND - 1  # cards that everybody plays in a round
DRAWN = 30  # cards with a type in the deck


def _coming(kind: int, left: int) -> tuple[int, ...]:
    """Chances of exactly 0, 1, … cards of a type in so many plays without a plan."""
    share = (COPIES[kind] + COPIES[STARRED + kind]) / DRAWN
    return tuple(
        round(CERTAIN * comb(left, k) * share**k * (1 - share) ** (left - k)) if k <= left else 0 for k in range(HAND)
    )


def _new_types(begun: int, left: int) -> tuple[int, ...]:
    """Chances of beginning exactly 0, 1, … further types in so many plays without a plan."""
    chances = [1.0] + [0.0] * PLAYS
    for _ in range(left):
        old = [min(1.0, (begun + k) / TYPE_COUNT) for k in range(HAND)]
        chances = [chances[k] * old[k] + (chances[k - 1] * (1 - old[k - 1]) if k else 0) for k in range(HAND)]
    return tuple(round(CERTAIN * one) for one in chances)


def _below(chances: tuple[int, ...]) -> tuple[int, ...]:
    """Chances of less than 0, 1, … out of chances of exactly so many."""
    return tuple(sum(chances[:k]) for k in range(HAND + 1))


# One row for each type (or number of types begun) and number of plays left: row_of finds it.
_CARDS = [_coming(kind, left) for kind in range(TYPE_COUNT) for left in range(HAND)]
_TYPES = [_new_types(begun, left) for begun in range(TYPE_COUNT + 1) for left in range(HAND)]
COMING = tuple(_CARDS)
BELOW = tuple(_below(row) for row in _CARDS)
NEW_TYPES = tuple(_TYPES)
BELOW_TYPES = tuple(_below(row) for row in _TYPES)


def row_of(which: int, left: int) -> int:
    """The row of the tables above."""
    return which * HAND + left


@struct
class DraftMind:
    """A bot's working space; nothing in it outlives a decision."""

    table: Table = cell(Table)  # the open part of the view
    chips: Cells = cells(i16, PILE_COUNT)  # hundredths of points to expect of the next chip of a pile
    left: int = cell(i8)  # plays still to come this round after this one
    gains: Cells = cells(i32, ANSWERS)  # what each answer brings


def greedy_draft_answer(v: View, legal: int, m: DraftMind, dice: Dice) -> int:
    """The answer, out of a mask of legal ones, that a seat with this view values most; the dice break ties."""
    if popcount(legal) == 1:
        return low_bit(legal)
    value_draft_answers(v, legal, m)
    return best_answer(legal, m, dice)


def value_draft_answers(v: View, legal: int, m: DraftMind) -> None:
    """What every legal answer brings, in hundredths of a point."""
    copy_public(v, m.table)
    m.left = max(v.hand_n - 2, 0)
    for pile in range(PILE_COUNT):
        m.chips[pile] = next_chip(v, pile)
    for answer in range(ANSWERS):
        if (legal >> answer) & 1:
            m.gains[answer] = answer_value(v, m, answer)


def best_answer(legal: int, m: DraftMind, dice: Dice) -> int:
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


def answer_value(v: View, m: DraftMind, answer: int) -> int:
    """A card to play, a type for a wild, or a card to keep."""
    if v.mine.ask == WILD_TYPE:
        return spot_gain(m, v.seat, WILD + answer)
    if v.mine.ask == KEEP:
        return keep_value(v, m, answer)
    return card_gain(m, v.seat, answer)


def keep_value(v: View, m: DraftMind, face: int) -> int:
    """A card kept is mine next turn and not the next player's; a second copy of it is passed on all the same."""
    theirs = card_gain(m, receiver(m.table, v.seat), face)
    share = theirs * PASSED_ON // (SURE * (v.seats_n - 1))
    return card_gain(m, v.seat, face) * NEXT_TURN // SURE + max(share, 0)


def card_gain(m: DraftMind, seat: int, face: int) -> int:
    """What a card brings a seat that plays it."""
    if face < WILD:
        return spot_gain(m, seat, face)
    types = types_of(m.table.seats[seat])
    best = 0
    for kind in range(TYPE_COUNT):
        if (types >> kind) & 1:
            best = max(best, spot_gain(m, seat, WILD + kind))
    return best


def spot_gain(m: DraftMind, seat: int, spot: int) -> int:
    """What a card lying there changes in the chips a seat can expect, less the others' on average."""
    t = m.table
    kind = spot % TYPE_COUNT
    before = standing(m, seat, kind)
    t.seats[seat].front[spot] += 1
    after = standing(m, seat, kind)
    t.seats[seat].front[spot] -= 1
    return after - before


def standing(m: DraftMind, seat: int, kind: int) -> int:
    """What a seat can expect of the chip of a type and of the dessert, less the others on average."""
    t = m.table
    mine = 0
    others = 0
    for one in range(t.places):
        value = (m.chips[kind] * most_chance(m, one, kind) + m.chips[DESSERT] * varied_chance(m, one)) // CERTAIN
        if one == seat:
            mine = value
        else:
            others += value
    return mine - others // (t.places - 1)


def most_chance(m: DraftMind, seat: int, kind: int) -> int:
    """Chance, of CERTAIN, that a seat will have the most of a type."""
    t = m.table
    here = halves(t.seats[seat], kind, t.rules.advanced)
    total = 0
    for more in range(m.left + 1):
        sure = COMING[row_of(kind, m.left)][more]
        for other in range(t.places):
            if other != seat and here + 2 * more > 0:
                least = here + 2 * more - halves(t.seats[other], kind, t.rules.advanced)
                sure = sure * fewer(kind, m.left, (least + 1) // 2) // CERTAIN
        if here + 2 * more > 0:
            total += sure
    return total


def fewer(kind: int, left: int, number: int) -> int:
    """Chance, of CERTAIN, to get less than so many cards of a type."""
    if number <= 0:
        return 0
    return BELOW[row_of(kind, left)][min(number, HAND)]


def varied_chance(m: DraftMind, seat: int) -> int:
    """Chance, of CERTAIN, that a seat will have the most types."""
    t = m.table
    here = half_types(t.seats[seat], t.rules.advanced)
    begun = popcount(types_of(t.seats[seat]))
    total = 0
    for more in range(TYPE_COUNT - begun + 1):
        sure = NEW_TYPES[row_of(begun, m.left)][more]
        for other in range(t.places):
            if other != seat and sure > 0:
                least = here + 2 * more - half_types(t.seats[other], t.rules.advanced)
                sure = sure * fewer_types(popcount(types_of(t.seats[other])), m.left, (least + 1) // 2) // CERTAIN
        total += sure
    return total


def fewer_types(begun: int, left: int, number: int) -> int:
    """Chance, of CERTAIN, to begin less than so many further types."""
    if number <= 0:
        return 0
    return BELOW_TYPES[row_of(begun, left)][min(number, HAND)]


def next_chip(v: View, pile: int) -> int:
    """Hundredths of points on the next chip of a pile, as far as this seat has seen the others."""
    if v.pile_n[pile] == 0:
        return 0
    total = 0
    for place in range(PILE):
        total += CHIPS[pile * PILE + place]
    unknown = PILE
    for number in range(ROUNDS):
        entry = number * PILE_COUNT + pile
        value = max(v.values[entry], v.mine.chips[entry])
        if value > 0:
            total -= value
            unknown -= 1
    return SURE * total // unknown
