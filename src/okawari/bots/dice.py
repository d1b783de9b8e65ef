"""A bot's own chance: nothing that a bot does changes what is dealt."""

from okawari.structs import Cells, cells, i64, struct
from okawari.table.chance import WORDS


@struct
class Dice:
    """A generator of its own for one seat."""

    chance: Cells = cells(i64, WORDS)
