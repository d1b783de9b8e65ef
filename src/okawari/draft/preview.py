"""What an answer would win now in Draft, judged by nothing but the view of the seat that is asked."""

from okawari.draft.copying import copy_public
from okawari.draft.faces import CHIPS, PILE, PILE_COUNT, ROUNDS, TYPE_COUNT, WILD
from okawari.draft.layout import Table, View
from okawari.draft.questions import PICK, WILD_TYPE
from okawari.draft.scoring import chip_taker
from okawari.draft.seeing import known_value
from okawari.draft.zones import lay, types_of


def preview(v: View, answer: int) -> tuple[int, int | None] | None:
    """How many more points of chips to expect if the round ended now, rounded; None if that says nothing."""
    if v.mine.ask not in (PICK, WILD_TYPE):
        return None
    t = Table()
    copy_public(v, t)
    before = expected(v, t)
    if v.mine.ask == WILD_TYPE:
        join(t, v, WILD, answer)
        return round(expected(v, t) - before), None
    if answer != WILD:
        join(t, v, answer, answer % TYPE_COUNT)
        return round(expected(v, t) - before), None
    kinds = [kind for kind in range(TYPE_COUNT) if types_of(t.seats[v.seat]) >> kind & 1]
    return round(max(_joined(v, kind) for kind in kinds) - before), None


def _joined(v: View, kind: int) -> float:
    t = Table()
    copy_public(v, t)
    join(t, v, WILD, kind)
    return expected(v, t)


def join(t: Table, v: View, face: int, kind: int) -> None:
    """Lay a card in front of the seat."""
    t.hands[t.seats[v.seat].hand].cards[face] += 1
    lay(t, v.seat, face, kind)


def expected(v: View, t: Table) -> float:
    """The mean worth of the chips this seat would take."""
    return sum(mean(v, pile) for pile in range(PILE_COUNT) if v.pile_n[pile] > 0 and chip_taker(t, pile) == v.seat)


def mean(v: View, pile: int) -> float:
    """The mean of the chips of a pile that the seat has not seen."""
    values = list(CHIPS[pile * PILE : (pile + 1) * PILE])
    for number in range(ROUNDS):
        value = known_value(v, number * PILE_COUNT + pile)
        if value > 0:
            values.remove(value)
    return sum(values) / len(values)
