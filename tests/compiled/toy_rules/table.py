"""Tables, and rules over them."""

from enum import IntEnum
from fractions import Fraction

from okawari.compiled import Ints
from okawari.structs import Cells, Rows, cell, cells, i8, i16, i64, struct
from okawari.table import bits
from okawari.table.bits import has_bit, low_bit, nth_bit, popcount
from tests.compiled.toy_rules.chance import HasChance, below


class Dish(IntEnum):
    EGG = 0
    MAKI = 3


MAKI = Dish.MAKI
PRIZES = ((6, 3, 0), (5, 2, 1))
POINTS = (1, 2, 3)


@struct
class Seat:
    """A place."""

    front: Cells = cells(i8, 5)
    score: int = cell(i16)
    mask: int = cell(i64)


@struct
class Dice:
    """Another structure with a generator."""

    name: int = cell(i8)
    chance: Cells = cells(i64, 1)


@struct
class Public:
    """What all may see."""

    round: int = cell(i8)
    seats: Rows[Seat] = cells(Seat, 3)


@struct
class Table(Public):
    """Everything."""

    chance: Cells = cells(i64, 1)
    dice: Dice = cell(Dice)


def prize(row: int, column: int) -> int:
    return PRIZES[row][column]


def score(me: Seat) -> int:
    return me.score


def front_sum(front: Cells) -> int:
    total = 0
    for k in range(len(front)):
        total += front[k]
    return total


def score_of(me: Seat) -> int:
    total = front_sum(me.front)
    for points in POINTS:
        total += points * popcount(me.mask)
    return total + score(me)


def lay(t: Table, seat: int) -> None:
    me = t.seats[seat]
    spot = below(t, 5)
    me.front[spot] += 1
    me.mask |= 1 << (spot + below(t.dice, 50))
    me.score += prize(seat & 1, below(t, len(POINTS))) - below(t.dice, 40)


def play(tables: Rows[Table], index: int, numbers: Ints, turns: int) -> int:
    t = tables[index]
    t.chance[0] = index
    for turn in range(turns):
        lay(t, turn % 3)
        me = t.seats[turn % 3]
        numbers[turn] = score_of(me) * 100 + nth_bit(me.mask, 1) + low_bit(me.mask) + has_bit(me.mask, 3)
    return numbers[turns - 1]


def total(tables: Rows[Table], index: int, seats: int) -> int:
    sum_of_scores = 0
    for seat in range(seats):
        sum_of_scores += tables[index].seats[seat].score
    return sum_of_scores


def advance(t: Public, by: int) -> int:
    t.round += by
    t.seats[1].score -= by
    return t.round


def early(tables: Rows[Table], index: int) -> int:
    return advance(tables[index], 3) + advance(tables[index], True)


def sizes(n: int) -> int:
    both = POINTS + POINTS
    one, two, three = POINTS
    return len(POINTS) + len(both) + one - three + two + two + (n in POINTS)


def dishes(n: int) -> int:
    return MAKI * (n == MAKI) + (1 << Dish.MAKI) + (n > Dish.EGG)


def checked(seat: int) -> int:
    if seat > 3:
        raise ValueError("no such seat")
    return seat


def double(x: int) -> int:
    return x * 2


def square(x: int) -> int:
    return x * x


def bit_facts(mask: int, n: int, numbers: Ints) -> None:
    numbers[0] = popcount(mask)
    numbers[1] = low_bit(mask)
    numbers[2] = nth_bit(mask, n)
    numbers[3] = has_bit(mask, n)


def for_ever(n: int) -> int:
    return for_ever(n - 1)


def by_module(n: int) -> int:
    return bits.popcount(n)


def unknown_type(n: Fraction) -> int:
    return 0


def no_entry(t: HasChance) -> int:
    return 0


def long(n: int) -> int:
    total = 0
    for k in range(n):
        if (k * k + n) % 7 > 3 and (k + n) % 5 != 2:
            total += PRIZES[k % 2][n % 3] * POINTS[k % 3] - k // 2 + n % 11
        elif k % 13 == 4 or n - k > 30:
            total -= PRIZES[n % 2][k % 3] * POINTS[n % 3] - n // 2 + k % 11
    return total


def short(n: int) -> int:
    return n + 1


def caller(n: int) -> int:
    return long(n) + short(n)


def other_caller(n: int) -> int:
    return long(n) - short(n)
