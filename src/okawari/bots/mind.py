"""What greedy works with: the open part of the table it sees, and what it expects to come its way."""

from math import exp, factorial

from okawari.bots.weights import SLOT, SLOT_STEP
from okawari.structs import Cells, cell, cells, i8, i16, i32, struct
from okawari.table.faces import FACE_COUNT
from okawari.table.layout import Seat, Table, View
from okawari.table.questions import ANSWERS
from okawari.views.look import copy_public
from okawari.views.unseen import count_unseen

PART = 16  # expected cards are counted in sixteenths
MOST = 4 * PART


def _at_least(number: int, mean: float) -> int:
    """Per cent chance of so many rare events or more."""
    return round(100 * (1 - sum(exp(-mean) * mean**k / factorial(k) for k in range(number))))


# CHANCE[k][m]: per cent chance of k cards or more where m sixteenths are expected.
CHANCE = tuple(tuple(_at_least(number, part / PART) for part in range(MOST + 1)) for number in range(6))


@struct
class Mind:
    """A bot's working space; nothing in it outlives a decision."""

    table: Table = cell(Table)  # the open part of the view
    kept: Seat = cell(Seat)  # a place as it was before a card was tried
    tried: Seat = cell(Seat)  # the same, one trial deeper
    left: int = cell(i8)  # picks still to come this round after this one
    slot: int = cell(i16)  # what a turn of those is worth with any other card
    home: int = cell(i16)  # sixteenths: how surely a card left in the own hand is seen again
    supply: Cells = cells(i16, FACE_COUNT)  # sixteenths of cards still to be had this round
    gains: Cells = cells(i32, ANSWERS)  # what each answer brings
    theirs: Cells = cells(i32, ANSWERS)  # what each card of the hand would bring the next player


def chance(number: int, parts: int) -> int:
    """Per cent chance of so many cards or more, if so many sixteenths are expected."""
    return CHANCE[number][max(0, min(parts, MOST))]


def still_to_come(m: Mind, first: int, last: int, smallest: int) -> int:
    """Sixteenths of icons still to be had on a run of faces, whose icons are counted from the smallest."""
    total = 0
    for face in range(first, last + 1):
        total += (smallest + face - first) * m.supply[face]
    return total


def open_mind(v: View, m: Mind) -> None:
    """Take in a view: nothing else is known from here on."""
    copy_public(v, m.table)
    m.table.log_on = 0
    m.left = max(v.hand_n - 1, 0)
    m.slot = min(SLOT, SLOT_STEP * max(m.left - 1, 0))
    expect(v, m)


def expect(v: View, m: Mind) -> None:
    """How many cards of each face this seat can still come by this round."""
    t = m.table
    m.home = 0
    for face in range(FACE_COUNT):
        m.supply[face] = 0
    count_unseen(v, t)
    if m.left == 0:
        return
    unseen = 0
    for i in range(FACE_COUNT):
        unseen += max(t.spare[i], 0)
    for seat in range(t.seats_n):
        turns = turns_until(t, seat, v.seat)
        if (t.seen[t.seats[seat].hand] >> v.seat) & 1:
            expect_known(v, m, t.seats[seat].hand, turns)
        else:
            expect_unknown(m, t.seats[seat].hand, turns, unseen)
    m.home = lasting(t, t.seats_n)


def turns_until(t: Table, seat: int, target: int) -> int:
    """After how many passes the hand of one seat comes to another; a whole round for the own hand."""
    turns = (target - seat) * t.rules.passing[t.round] % t.seats_n
    if turns == 0:
        turns = t.seats_n
    return turns


def lasting(t: Table, turns: int) -> int:
    """Sixteenths: how surely a card is still in a hand after some turns of picking without a plan."""
    return max(PART * (t.hand_n - turns) // t.hand_n, 0)


def expect_known(v: View, m: Mind, hand: int, turns: int) -> None:
    """Every copy but the first has to wait for another visit."""
    t = m.table
    for face in range(FACE_COUNT):
        visit = turns
        for _ in range(v.hands[hand].cards[face]):
            m.supply[face] += lasting(t, visit)
            visit += t.seats_n


def expect_unknown(m: Mind, hand: int, turns: int, unseen: int) -> None:
    """Cards that everybody knows of, and the share of the unseen ones."""
    t = m.table
    known = t.rumours[hand]
    stays = lasting(t, turns)
    others = t.held[hand]
    for face in range(FACE_COUNT):
        m.supply[face] += known.sure[face] * stays
        others -= known.sure[face]
    for face in range(FACE_COUNT):
        if t.spare[face] > 0 and (known.lacks >> face) & 1 == 0:
            m.supply[face] += others * stays * t.spare[face] // unseen
