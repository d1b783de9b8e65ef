"""What goes in and out of a table at every step, and what can be set."""

from okawari.structs import Cells, cell, cells, i8, i16, i32, i64, struct
from okawari.table.faces import SEATS

WHOLE = 840  # parts of a reward of 1, so that one to eight winners can share it
REWARDS = ("points", "place", "win")
POINTS, PLACE, WIN = range(len(REWARDS))
# What can be set, by its place in the row of settings. STRIDE: between the numbers of a table's deals.
# ALL: 1: seats that are not asked get new observations too.
GAME, REWARD, AUTO, STRIDE, ALL = range(5)


@struct
class Post:
    """One table's answers and rewards."""

    deal: int = cell(i64)  # the number of the game that is played
    answers: Cells = cells(i8, SEATS)
    over: int = cell(i8)  # 1: this step was the last of a game
    points: Cells = cells(i16, SEATS)  # that a seat knew it had after the last step
    rewards: Cells = cells(i32, SEATS)  # in parts of WHOLE
