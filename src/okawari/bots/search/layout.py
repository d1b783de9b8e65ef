"""What a search works with: nodes with counts of answers, and a table to play on. It is made once and used again."""

from okawari.draft.layout import Table as DraftTable
from okawari.structs import Cells, cell, cells, i8, i16, i32, i64, struct
from okawari.table.faces import SEATS
from okawari.table.layout import Table
from okawari.table.questions import ANSWERS

SLOTS = 16  # answers in one node, those that players are likely to give first; a spoon can ask for more
STEPS = 400  # answers of one try that are remembered


@struct
class Node:
    """What one seat has tried at one point: its answers with how often and how well."""

    key: int = cell(i64)
    seen: int = cell(i64)  # the answers in it, a bit each
    search: int = cell(i32)  # which search it belongs to: one of an earlier search is free
    used: int = cell(i8)
    answers: Cells = cells(i8, SLOTS)
    visits: Cells = cells(i32, SLOTS)
    totals: Cells = cells(i64, SLOTS)


@struct
class Trying:
    """What every search notes down, whatever is played."""

    number: int = cell(i32)  # of this search
    fresh: int = cell(i32)  # tries left in the world that was imagined last
    root: int = cell(i8)  # the seat that searches
    first: int = cell(i8)  # its first answer in this try
    exact: int = cell(i8)  # 1: nothing was tried, all of it is known
    grown: int = cell(i8)  # 1: this try has come to something new
    steps_n: int = cell(i16)
    keys: Cells = cells(i64, SEATS)  # what has happened in this try, as far as it matters to a seat
    pending: Cells = cells(i64, SEATS)  # what a seat has answered that nobody sees yet
    at_node: Cells = cells(i32, STEPS)
    at_slot: Cells = cells(i8, STEPS)
    at_seat: Cells = cells(i8, STEPS)
    sums: Cells = cells(i32, 64)  # weights of answers, added up
    values: Cells = cells(i32, SEATS)  # how the try ended for each seat
    visits: Cells = cells(i32, ANSWERS)  # of the first answer
    totals: Cells = cells(i64, ANSWERS)
    leads: Cells = cells(i64, ANSWERS)  # eighths of points before the best of the others, or behind


@struct
class Search(Trying):
    """The working space of a search at Classic and Party."""

    known: Table = cell(Table)  # what the view shows
    world: Table = cell(Table)  # as it may be now
    table: Table = cell(Table)  # where tries are played


@struct
class DraftSearch(Trying):
    """The working space of a search at Draft."""

    known: DraftTable = cell(DraftTable)
    world: DraftTable = cell(DraftTable)
    table: DraftTable = cell(DraftTable)
