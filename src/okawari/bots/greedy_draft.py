"""greedy at Draft: chips within reach, what a card changes in that, and what it leaves to the next player."""

from okawari.bots.dice import Dice
from okawari.bots.rivalry import CERTAIN, SURE, ahead
from okawari.draft.copying import copy_public
from okawari.draft.faces import CHIPS, DESSERT, PILE, PILE_COUNT, ROUNDS, SEATS, TYPE_COUNT, WILD
from okawari.draft.layout import Table, View
from okawari.draft.questions import ANSWERS, KEEP, WILD_TYPE
from okawari.draft.scoring import half_types, halves
from okawari.draft.zones import receiver, types_of
from okawari.structs import Cells, cell, cells, i8, i16, i32, struct
from okawari.table.bits import low_bit, popcount
from okawari.table.chance import below

COUNT_SPREAD = 10  # tenths of half a card that each turn left can change in the order of players
TYPES_SPREAD = 8  # tenths of half a type
PASSED_ON = 40  # per cent of what a card brings the next player that counts against passing it on, at two seats
NEXT_TURN = 80  # per cent of its worth that a card keeps until the next turn

BELOW_ALL = -1_000_000


@struct
class DraftMind:
    """A bot's working space; nothing in it outlives a decision."""

    table: Table = cell(Table)  # the open part of the view
    chips: Cells = cells(i16, PILE_COUNT)  # hundredths of points to expect of the next chip of a pile
    left: int = cell(i8)  # plays still to come this round after this one
    counts: Cells = cells(i16, SEATS)  # for comparing
    gains: Cells = cells(i32, ANSWERS)  # what each answer brings


def greedy_draft_answer(v: View, legal: int, m: DraftMind, dice: Dice) -> int:
    """The answer, out of a mask of legal ones, that a seat with this view values most; the dice break ties."""
    if popcount(legal) == 1:
        return low_bit(legal)
    copy_public(v, m.table)
    m.left = max(v.hand_n - 2, 0)
    for pile in range(PILE_COUNT):
        m.chips[pile] = next_chip(v, pile)
    for answer in range(ANSWERS):
        if (legal >> answer) & 1:
            m.gains[answer] = answer_value(v, m, answer)
    return best_answer(legal, m, dice)


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
    """What a seat can expect of the chip of a type and of the dessert."""
    t = m.table
    for one in range(t.places):
        m.counts[one] = halves(t.seats[one], kind, t.rules.advanced)
    value = m.chips[kind] * lead(m, seat, SURE // 10 + COUNT_SPREAD * m.left)
    for one in range(t.places):
        m.counts[one] = half_types(t.seats[one], t.rules.advanced)
    return (value + m.chips[DESSERT] * lead(m, seat, SURE // 10 + TYPES_SPREAD * m.left)) // CERTAIN


def lead(m: DraftMind, seat: int, spread: int) -> int:
    """Chance, of CERTAIN, to take a chip, less the others' on average."""
    mine = 0
    others = 0
    for one in range(m.table.places):
        first = CERTAIN
        if m.counts[one] == 0 and m.left == 0:
            first = 0
        for other in range(m.table.places):
            if other != one:
                first = first * (SURE - ahead(m.counts[other], m.counts[one], spread)) // SURE
        if one == seat:
            mine = first
        else:
            others += first
    return mine - others // (m.table.places - 1)


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
