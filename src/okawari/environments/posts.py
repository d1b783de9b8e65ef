"""What goes in and out of a table at every step, and what can be set."""

from okawari.structs import Cells, cell, cells, i8, i16, i32, i64, struct
from okawari.table.faces import SEATS

WHOLE = 840  # parts of a reward of 1, so that one to eight winners can share it
REWARDS = ("points", "place", "win")
POINTS, PLACE, WIN = range(len(REWARDS))
# What can be set, by its place in the row of settings. STRIDE: between the numbers of a table's deals.
# ALL: 1: seats that are not asked get new observations too.
GAME, REWARD, AUTO, STRIDE, ALL = range(5)


STEP, BEGIN, REST = range(3)  # what becomes of a table: it goes on, begins the game of its number, or stays as it is


@struct
class Post:
    """One table's answers and rewards."""

    todo: int = cell(i8)  # one of the above
    deal: int = cell(i64)  # the number of the game that is played
    steps: int = cell(i32)  # of that game so far
    answers: Cells = cells(i8, SEATS)
    over: int = cell(i8)  # 1: this step was the last of a game
    points: Cells = cells(i16, SEATS)  # that a seat knew it had after the last step
    rewards: Cells = cells(i32, SEATS)  # in parts of WHOLE
    scores: Cells = cells(i16, SEATS)  # points at the end of the last game that has ended
    wins: Cells = cells(i32, SEATS)  # shares of its win, in parts of WHOLE
    groups: Cells = cells(i8, SEATS)  # of its observation that are not empty, see pieces.py


@struct
class Company:
    """Who sits at a table."""

    learners: int = cell(i64)  # a bit for each seat that no bot has
