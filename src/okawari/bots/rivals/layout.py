"""What a rival's search works with: nodes that also count chances and squares, and a table to play on."""

from typing import Any

from okawari.draft.layout import Table as DraftTable
from okawari.structs import Cells, cell, cells, i8, i16, i32, i64, struct
from okawari.table.faces import SEATS
from okawari.table.layout import Table
from okawari.table.questions import ANSWERS, QUESTIONS

SLOTS = 16  # answers in one node; further ones are never chosen inside the tree
STEPS = 400  # answers of one try that are remembered in the tree
MOVES = 1200  # answers of one try that are remembered for the averages of answers
ASKED = len(QUESTIONS)
Real = Any  # a float, which annotations of compiled functions do not know: the compiler sees it itself


@struct
class RivalNode:
    """What one seat has tried at one point: its answers with how often, how well, and how often they were open."""

    key: int = cell(i64)
    seen: int = cell(i64)  # the answers in it, a bit each
    search: int = cell(i32)  # which search it belongs to: one of an earlier search is free
    used: int = cell(i8)
    answers: Cells = cells(i8, SLOTS)
    visits: Cells = cells(i32, SLOTS)
    chances: Cells = cells(i32, SLOTS)  # visits of the node at which the answer was open
    totals: Cells = cells(i64, SLOTS)
    squares: Cells = cells(i64, SLOTS)


@struct
class Rivalry:
    """What a rival notes down, whatever is played."""

    number: int = cell(i32)  # of this search
    root: int = cell(i8)  # the seat that searches
    first: int = cell(i8)  # its first answer in this try
    last: int = cell(i8)  # the seat that answered last
    grown: int = cell(i8)  # 1: this try has come to something new
    out: int = cell(i16)  # the seats that have left the tree, a bit each
    steps_n: int = cell(i16)
    ticks: int = cell(i16)  # answers since the tree was left
    moves_n: int = cell(i16)
    lowest: int = cell(i64)  # value that any try had for any seat
    highest: int = cell(i64)
    keys: Cells = cells(i64, SEATS)  # what has happened in this try, as far as it matters to a seat
    pending: Cells = cells(i64, SEATS)  # what a seat has answered that nobody sees yet
    at_node: Cells = cells(i32, STEPS)
    at_slot: Cells = cells(i8, STEPS)
    at_seat: Cells = cells(i8, STEPS)
    moves: Cells = cells(i16, MOVES)  # where in the averages the answers of this try are
    values: Cells = cells(i32, SEATS)  # how the try ended for each seat
    visits: Cells = cells(i32, ANSWERS)  # of the first answer
    totals: Cells = cells(i64, ANSWERS)
    move_visits: Cells = cells(i32, SEATS * ASKED * ANSWERS)
    move_totals: Cells = cells(i64, SEATS * ASKED * ANSWERS)


@struct
class RivalSearch(Rivalry):
    """The working space of a rival at Classic and Party."""

    table: Table = cell(Table)


@struct
class DraftRivalSearch(Rivalry):
    """The working space of a rival at Draft."""

    table: DraftTable = cell(DraftTable)
