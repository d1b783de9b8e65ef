"""From what a seat may know to an observation, at Draft: the open part, the seat's own, and its hand."""

from typing import Any

from okawari.draft.faces import OTHERS
from okawari.draft.layout import WON, Hand, Private, Public
from okawari.environments.encoding import away, show_card
from okawari.environments.pieces import DRAFT_QUESTION, MOST, Observation
from okawari.structs import Rows, copy_cells


def encode(
    t: Public,
    mine: Private,
    hands: Rows[Hand],
    me: int,
    common: Observation,
    o: Observation,
    groups: int,
    before: int,
) -> int:
    """What one seat sees, as it sees it, from what everybody sees: all that Draft has, and no groups."""
    o.shared = common.shared
    for seat in range(t.seats_n):
        o.places[away(t, seat, me)] = common.places[seat]
        o.draft_places[away(t, seat, me)] = common.draft_places[seat]
    o.own = common.own  # nothing
    o.draft_own = common.draft_own  # nothing
    o.own.question[DRAFT_QUESTION + mine.ask] = 1
    show_own(mine, hands[t.seats[me].hand], o)
    return 0


def show_common(t: Public, o: Observation) -> int:
    """Fill an empty observation with what everybody sees, places by their seats."""
    o.shared.seats = t.seats_n
    o.shared.round[t.round] = 1
    o.shared.turn = t.turn + 1
    o.shared.cards = t.hand_n
    o.shared.passing = t.rules.passing[t.round]
    o.shared.draft_rules = t.rules
    o.shared.deck = t.out_n
    copy_cells(t.pile_n, o.shared.piles)
    for seat in range(t.seats_n):
        show_place(t, o.places[seat], o.draft_places[seat], seat)
    return 0


def wipe(t: Public, o: Observation, empty: Observation, groups: int) -> None:
    """Make an observation of what everybody sees as good as empty: what stays is overwritten."""
    o.shared = empty.shared
    for seat in range(t.seats_n):
        o.draft_places[seat] = empty.draft_places[seat]


def show_place(t: Public, place: Any, more: Any, seat: int) -> None:
    """What lies in front of somebody, and the chips won."""
    place.here = 1
    place.score = min(MOST, t.seats[seat].score)
    place.cards = t.hand_n
    copy_cells(t.seats[seat].front, more.front)
    for entry in range(WON):
        if t.takers[entry] == seat:
            more.chips[entry] = 1
            more.values[entry] = t.values[entry]


def show_own(mine: Private, hand: Hand, o: Observation) -> None:
    """What the observer alone knows."""
    o.places[0].known = 1
    for entry in range(WON):
        if mine.chips[entry] > 0:
            o.draft_places[0].values[entry] = mine.chips[entry]
    show_card(o.draft_own.pick, mine.pick)
    show_card(o.draft_own.joins, mine.joins)
    show_card(o.draft_own.keep, mine.keep)
    copy_cells(hand.cards, o.draft_own.hand)
    for others in range(OTHERS):
        copy_cells(mine.passed_on[others].cards, o.draft_held[others].cards)
    copy_cells(mine.dealt, o.draft_own.dealt)
