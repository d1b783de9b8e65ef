"""A chair of a table, and a step of its story."""

from copy import copy
from dataclasses import dataclass, field

from okawari.sheets import ScoreLine
from okawari.views.story import Event


@dataclass
class Chair:
    """A place at the table."""

    person: int | None = None
    bot: str | None = None
    name: str = ""
    stand_in: bool = False  # a bot plays for the person, or for one who left for good
    gone: bool = False
    last: int | None = None  # who had the chair before it was given up: the cards of this deal are theirs
    next: int | None = None  # who has it from the next deal on
    next_name: str = ""

    def copy(self) -> "Chair":
        """A chair of its own."""
        return copy(self)


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
