"""A chair of a table, and a step of its story."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec import structs

from okawari.protocol.messages import Setup
from okawari.sheets import ScoreLine
from okawari.views.story import Event

EVERYBODY = -1


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
    last: int | None = None  # who had the chair before it was given up: the cards of this deal are theirs
    next: int | None = None  # the person it is promised to
    next_name: str = ""

    def copy(self) -> "Chair":
        """A chair of its own."""
        twin = Chair.__new__(Chair)
        twin.__dict__.update(self.__dict__)  # made for every chair with every command: copy() takes four times as long
        return twin


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


def happened(what: str, seat: int = EVERYBODY, **values: Any) -> Event:
    """Return an event for everyone at the table."""
    return Event(what, seat, values)


def changes(old: Setup, new: Setup) -> list[Event]:
    """Return the event for a change of the setup; without a clock, a doubled clock changes nothing."""
    if only("doubled", old, new):
        return [happened("clock_doubled" if new.doubled else "clock_usual")] if new.pace != "none" else []
    return [happened("chairs_changed", count=new.seats) if only("seats", old, new) else happened("setup_changed")]


def only(name: str, old: Setup, new: Setup) -> bool:
    """Return whether this field, and no other, differs."""
    return old != new and structs.replace(old, **{name: getattr(new, name)}) == new
