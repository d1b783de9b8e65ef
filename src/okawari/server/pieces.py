"""A chair of a table, and a step of its story."""

from dataclasses import dataclass, field
from typing import NamedTuple

from okawari.sheets import ScoreLine
from okawari.views.story import Event


class Base(NamedTuple):
    """The row after which a lobby began: where the last game ended, or where the table was opened."""

    seq: int = 0
    version: int = 0
    chain: bytes = b""


@dataclass
class Chair:
    """A place at the table."""

    person: int | None = None
    bot: str | None = None
    name: str = ""
    stand_in: bool = False  # a bot plays for the person, or for one who left for good
    gone: bool = False

    def copy(self) -> "Chair":
        """A chair of its own."""
        return Chair(self.person, self.bot, self.name, self.stand_in, self.gone)


@dataclass
class Step:
    """What an entry changed, and for whom."""

    version: int
    events: list[Event] = field(default_factory=list)
    public: bool = True  # False: only `seat` may notice
    seat: int | None = None
    table: bool = False  # who sits where and what is to be played
    board: bool = False  # the open part of the game, and everybody's own
    lines: list[ScoreLine] = field(default_factory=list)
    invite: bool = False
