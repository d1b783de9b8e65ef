"""What answers would win now in Draft, judged by nothing but the view of the seat that is asked."""

from collections.abc import Iterable
from dataclasses import dataclass

from okawari.draft.copying import copy_public
from okawari.draft.faces import CHIPS, DESSERT, PILE, PILE_COUNT, ROUNDS, TYPE_COUNT, WILD
from okawari.draft.layout import Table, View
from okawari.draft.questions import PICK, WILD_TYPE
from okawari.draft.scoring import chip_taker
from okawari.draft.seeing import known_value
from okawari.draft.zones import lay, types_of
from okawari.structs import copy_of

Preview = tuple[int, int | None] | None


@dataclass(frozen=True)
class Outlook:
    """The chips that a seat would take if the round ended now, and what they are worth on average."""

    t: Table  # the open part of the view
    seat: int
    means: tuple[float, ...]  # by pile; an empty one is worth nothing
    taken: tuple[bool, ...]  # by pile

    @property
    def total(self) -> float:
        """The mean worth of the chips this seat takes."""
        return sum(mean for mean, taken in zip(self.means, self.taken, strict=True) if taken)

    def with_card(self, face: int, kind: int) -> "Outlook":
        """The same with one more card in front of the seat: it matters for its type's chip and for the dessert's."""
        t = copy_of(self.t)
        t.hands[t.seats[self.seat].hand].cards[face] += 1
        lay(t, self.seat, face, kind)
        taken = list(self.taken)
        for pile in (kind, DESSERT):
            taken[pile] = takes(t, self.seat, pile)
        return Outlook(t, self.seat, self.means, tuple(taken))

    def best(self, face: int) -> float:
        """The mean worth of the chips with this card, a wild on whatever type is best."""
        if face != WILD:
            return self.with_card(face, face % TYPE_COUNT).total
        begun = types_of(self.t.seats[self.seat])
        return max(self.with_card(WILD, kind).total for kind in range(TYPE_COUNT) if begun >> kind & 1)


def previews(v: View, answers: Iterable[int]) -> list[Preview]:
    """How many more points of chips to expect if the round ended now, rounded; None if that says nothing."""
    if v.mine.ask not in (PICK, WILD_TYPE):
        return [None for _ in answers]
    now = outlook(v)
    if v.mine.ask == WILD_TYPE:
        return [(round(now.with_card(WILD, answer).total - now.total), None) for answer in answers]
    return [(round(now.best(answer) - now.total), None) for answer in answers]


def outlook(v: View) -> Outlook:
    """How things stand for the seat of a view."""
    t = Table()
    copy_public(v, t)
    means = tuple(mean(v, pile) if v.pile_n[pile] > 0 else 0.0 for pile in range(PILE_COUNT))
    return Outlook(t, v.seat, means, tuple(takes(t, v.seat, pile) for pile in range(PILE_COUNT)))


def takes(t: Table, seat: int, pile: int) -> bool:
    """Whether a seat would take a chip of a pile."""
    return chip_taker(t, pile) == seat


def mean(v: View, pile: int) -> float:
    """The mean of the chips of a pile that the seat has not seen."""
    values = list(CHIPS[pile * PILE : (pile + 1) * PILE])
    for number in range(ROUNDS):
        value = known_value(v, number * PILE_COUNT + pile)
        if value > 0:
            values.remove(value)
    return sum(values) / len(values)
