"""What a card is: facts about its kind and the small functions that are its rule."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from okawari.structs import Rule


class Group(Enum):
    """The sections of a menu."""

    NIGIRI = "nigiri"
    ROLL = "roll"
    APPETIZER = "appetizer"
    SPECIAL = "special"
    DESSERT = "dessert"


class When(Enum):
    """When a card brings points."""

    ROUND = "round"
    GAME = "game"
    RACE = "race"  # as soon as somebody has enough, and once more when the round ends
    TOOL = "tool"  # it does something instead
    OTHER = "other"  # it makes another card count


@dataclass(frozen=True)
class Ask:
    """A question that a card brings along."""

    legal: Rule  # (t, seat) -> mask of answers
    answered: Rule  # (t, seat, answer)


@dataclass(frozen=True, kw_only=True)
class Card:
    """One kind of card. Everything that only this kind does is in its own file."""

    kind: int
    group: Group
    points: Rule | None = None  # (t, seat) -> points: scored from the seat's own dishes
    prizes: Rule | None = None  # (t): scored by comparing seats
    settle: Rule | None = None  # (t): after every reveal and every extra card
    turn_ended: Rule | None = None  # (t)
    act: Rule | None = None  # (t, seat): its number is up
    finish: Rule | None = None  # (t, seat, order): its action is resolved
    asks: Mapping[int, Ask] = field(default_factory=dict)
    seats: tuple[int, int] = (2, 8)  # player counts it is meant for
    expansion: bool = False
    set_of: int | None = None  # how many make a whole set; of a kind with as many faces, one of each
    sets_repeat: bool = False  # whether another set can be begun after it

    @property
    def counts_at_end(self) -> bool:
        """Desserts score once, when the game is over."""
        return self.group is Group.DESSERT

    @property
    def when(self) -> When:
        """When it brings points, as its functions show."""
        if self.counts_at_end:
            return When.GAME
        if self.act:
            return When.TOOL
        if self.prizes and self.settle:
            return When.RACE
        return When.ROUND if self.points or self.prizes else When.OTHER
