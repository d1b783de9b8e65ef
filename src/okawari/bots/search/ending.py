"""Endings for two who know all cards: solved exactly, every simultaneous choice as a game of its own."""

from typing import Any

from okawari.bots.search.matrix import MOST, settle
from okawari.bots.search.worth import judge
from okawari.compiled import Ints
from okawari.rules.engine import advance, decide, legal
from okawari.rules.turn import begin
from okawari.structs import Cells, Rows, cell, cells, f64, i8, i16, i32, i64, struct
from okawari.table.bits import low_bit
from okawari.table.chance import Dice
from okawari.table.faces import K_MENU, K_RICE_WINE, SEATS
from okawari.table.layout import ROUNDS, Table, View
from okawari.table.questions import CHOOSE, OVER, SCORED
from okawari.table.zones import has_dummy
from okawari.views.imagine import imagine

CARDS = 5  # in a hand; one more takes a tenth of a second of compiled code
ANSWERS = 4  # of a seat before the cards are shown
DEEP = 40  # choices one after the other
LOOKS = 6000  # choices that are looked at before an ending is left to the search: some 20 ms of compiled code
WIDTH = 2 * MOST + 1


@struct
class Frame:
    """One choice of both: the rows are the answers of the seat that thinks."""

    table: Table = cell(Table)
    rows: int = cell(i16)
    columns: int = cell(i16)
    at: int = cell(i16)  # the next cell to look at
    answers: Cells = cells(i8, 2 * MOST * ANSWERS)  # of rows, then of columns; -1 ends a list
    payoffs: Cells = cells(i32, MOST * MOST)
    mix: Any = cells(f64, MOST)  # how often to choose each row


@struct
class Ending:
    """The working space."""

    frames: Rows[Frame] = cells(Frame, DEEP)
    tries: Rows[Table] = cells(Table, ANSWERS + 1)
    open: Cells = cells(i64, ANSWERS + 1)
    path: Cells = cells(i8, ANSWERS)
    values: Cells = cells(i32, SEATS)
    tableau: Any = cells(f64, (MOST + 1) * WIDTH)
    failed: int = cell(i8)  # 1: too much to look at
    under_way: int = cell(i8)  # 1: there is more to look at
    depth: int = cell(i8)  # of the choice that is looked at
    looked: int = cell(i64)  # choices that were looked at


def solvable(v: View, most: int = CARDS) -> bool:
    """Whether everything is known and no more than so many cards are left in a hand."""
    if v.seats_n != 2 or has_dummy(v) or v.hand_n > most or v.hand_n < 2:
        return False
    for i in range(v.menu_n):
        if v.menu[i] == K_MENU or v.menu[i] == K_RICE_WINE:
            return False
    return (v.seen[v.seats[0].hand] >> v.seat) & 1 == 1 and (v.seen[v.seats[1].hand] >> v.seat) & 1 == 1


def solve(views: Rows[View], endings: Rows[Ending], dice: Rows[Dice], weights: Ints, looks: int) -> int:
    """The value of the ending to the seat of a view; the first frame has its answers and how often to choose each.

    What both have chosen unseen in this turn is open again: the other one does not know it, and must not answer it.
    After `looks` choices it stops and says that it is under way; called again with more it goes on from there.
    """
    s = endings[0]
    v = views[0]
    if s.under_way == 0:
        s.failed = 0
        s.looked = 0
        s.depth = 0
        imagine(v, s.frames[0].table, dice[0])
        if v.stage == CHOOSE:
            begin(s.frames[0].table, 0)
            begin(s.frames[0].table, 1)
        unfold(s, s.frames[0], v.seat)
    s.under_way = 0
    return run(s, v.seat, weights, looks)


def run(s: Any, me: int, weights: Ints, looks: int) -> int:
    """All lines, one after the other, without recursion."""
    while s.looked <= looks:
        f = s.frames[s.depth]
        if f.at < f.rows * f.columns:
            below = s.frames[s.depth + 1]
            below.table = f.table
            answer(f, below.table, me, f.at // f.columns)
            answer(f, below.table, 1 - me, MOST + f.at % f.columns)
            while below.table.waiting == 0 and not ended(below.table):
                advance(below.table)
            if ended(below.table):
                judge(s, below.table, weights)
                fill(f, s.values[me])
            elif s.depth + 2 < DEEP:
                unfold(s, below, me)
                s.depth += 1
            else:
                s.failed = 1
                return 0
        else:
            value = settle(s, f)
            if s.depth == 0:
                return value
            s.depth -= 1
            fill(s.frames[s.depth], value)
    s.under_way = 1
    return 0


def fill(f: Frame, value: int) -> None:
    """What a pair of choices comes to."""
    f.payoffs[f.at // f.columns * MOST + f.at % f.columns] = value
    f.at += 1


def ended(t: Table) -> bool:
    """The round is over, or the game."""
    return t.stage == OVER or (t.stage == SCORED and t.round + 1 < ROUNDS)


def unfold(s: Any, f: Frame, me: int) -> None:
    """List what both can answer before anything is shown."""
    s.looked += 1
    f.at = 0
    f.rows = list_answers(s, f, me, 0)
    f.columns = list_answers(s, f, 1 - me, MOST)


def list_answers(s: Any, f: Frame, seat: int, first: int) -> int:
    """All that a seat can answer, question after question; how many ways there are."""
    if (f.table.waiting >> seat) & 1 == 0:
        f.answers[first * ANSWERS] = -1
        return 1
    found = 0
    depth = 0
    s.tries[0] = f.table
    s.open[0] = legal(f.table, seat)
    while depth >= 0:
        if s.open[depth] == 0:
            depth -= 1
        else:
            choice = low_bit(s.open[depth])
            s.open[depth] &= s.open[depth] - 1
            s.tries[depth + 1] = s.tries[depth]
            t = s.tries[depth + 1]
            decide(t, seat, choice)
            s.path[depth] = choice
            asked = t.stage == CHOOSE and f.table.stage == CHOOSE and (t.waiting >> seat) & 1 == 1
            if asked and depth + 1 < ANSWERS:
                depth += 1
                s.open[depth] = legal(t, seat)
            elif asked or found == MOST:
                s.failed = 1
                return 1
            else:
                note(s, f, first + found, depth)
                found += 1
    return found


def note(s: Any, f: Frame, place: int, depth: int) -> None:
    """Write down one way to answer."""
    for i in range(ANSWERS):
        f.answers[place * ANSWERS + i] = -1
        if i <= depth:
            f.answers[place * ANSWERS + i] = s.path[i]


def answer(f: Frame, t: Table, seat: int, place: int) -> None:
    """Give these answers."""
    for i in range(ANSWERS):
        choice = f.answers[place * ANSWERS + i]
        if choice >= 0 and (t.waiting >> seat) & 1 == 1:
            decide(t, seat, choice)
