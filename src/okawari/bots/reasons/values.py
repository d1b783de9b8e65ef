"""What every answer is worth to greedy, laid open: with and without what it takes from the next player."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from okawari.bots.gains import flip_gain
from okawari.bots.greedy import deny, turns_cards, value_answers
from okawari.bots.greedy_draft import DraftMind, value_draft_answers
from okawari.bots.mind import Mind, open_mind
from okawari.bots.taste import Taste, favour
from okawari.cards.wasabi import part
from okawari.structs import copy_of
from okawari.table.faces import NOTHING
from okawari.table.layout import Table
from okawari.table.questions import ANSWERS, FLIP, FOR_DUMMY, PASS, PICK
from okawari.views.preview import TURNING, play, put_tool_away, worth
from okawari.views.seat_view import Answer, View

__all__ = ["Values", "points_now", "points_on", "tasted_gains", "values_of"]


@dataclass(frozen=True)
class Values:
    """Hundredths of points by answer."""

    mind: Any  # greedy's, as it was left
    gains: dict[int, int]
    denials: dict[int, int]  # the part of the gains that the next player loses

    @property
    def best(self) -> int:
        """The highest of them."""
        return max(self.gains.values())

    def own(self, answer: int) -> int:
        """What an answer brings whoever gives it."""
        return self.gains[answer] - self.denials.get(answer, 0)

    def agree(self, answer: int, view: View) -> bool:
        """Whether greedy could have given this answer: cards to turn over are not compared with each other."""
        turning = view.game != "draft" and turns_cards(view.raw)
        return self.gains[answer] == self.best or (turning and self.gains[answer] > 0)


def values_of(view: View, legal: Sequence[Answer]) -> Values:
    """The values of all legal answers, from the view alone."""
    numbers = [answer.id for answer in legal]
    if view.game == "draft":
        drafting = DraftMind()
        value_draft_answers(view.raw, mask_of(numbers), drafting)
        return Values(drafting, {number: drafting.gains[number] for number in numbers}, {})
    m = Mind()
    if turns_cards(view.raw):
        open_mind(view.raw, m)
        order = view.raw.mine.ask - FLIP
        turned = {number: flip_gain(m, view.raw.seat, number, order) for number in numbers if number != PASS}
        return Values(m, {PASS: 0, **turned}, {})
    value_answers(view.raw, mask_of(numbers), m)
    return Values(m, {number: m.gains[number] for number in numbers}, denials_of(view.raw, numbers, m))


def denials_of(v: Any, numbers: Iterable[int], m: Mind) -> dict[int, int]:
    """What answers count for taking cards from the next player."""
    if v.mine.ask not in (PICK, FOR_DUMMY):
        return {}
    kept = list(m.gains)
    for answer in range(ANSWERS):
        m.gains[answer] = 0
    deny(v, mask_of(numbers), m, v.mine.pick if v.mine.ask == FOR_DUMMY else NOTHING)
    found = {number: m.gains[number] for number in numbers}
    for answer, value in enumerate(kept):
        m.gains[answer] = value
    return found


def tasted_gains(view: View, values: Values, taste: Taste) -> dict[int, int]:
    """The same values to somebody with a taste; slips are left out."""
    if view.game == "draft" or turns_cards(view.raw):
        return values.gains
    favour(view.raw, mask_of(values.gains), values.mind, taste)
    found = {number: values.mind.gains[number] for number in values.gains}
    for number, value in values.gains.items():
        values.mind.gains[number] = value
    return found


def points_now(view: View, m: Mind, answer: int) -> tuple[int, int]:
    """What an answer changes in points of this round and of desserts, if it all ended now; nothing if unknown."""
    return points_on(m.table, view.raw, answer)


def points_on(t: Table, v: Any, answer: int) -> tuple[int, int]:
    """The same on a given table, for the seat and the question of a view: what else it holds is not looked at."""
    before = copy_of(t)
    put_tool_away(before, v)
    after = copy_of(before)
    if v.mine.ask in TURNING:
        part(before, v.seat)
    if not play(after, v, answer):
        return 0, 0
    then, now = standing(after, v.seat), standing(before, v.seat)
    return then[0] - now[0], then[1] - now[1]


def standing(t: Table, seat: int) -> tuple[int, int]:
    """Points with those of this round, and points of desserts."""
    this_round, later = worth(t, seat)
    return t.seats[seat].score + this_round, later


def mask_of(numbers: Iterable[int]) -> int:
    """A bit for each."""
    return sum(1 << number for number in numbers)
