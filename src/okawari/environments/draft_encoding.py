"""From what a seat may know to an observation, at Draft: the open part, the seat's own, and its hand."""

from typing import Any

from okawari.draft.faces import FACE_COUNT, PILE_COUNT, SPOTS
from okawari.draft.layout import WON, Hand, Private, Public
from okawari.environments.encoding import away, show_card
from okawari.environments.pieces import DRAFT_QUESTION, MOST, Observation
from okawari.structs import Rows


def encode(t: Public, mine: Private, hands: Rows[Hand], me: int, common: Observation, o: Observation) -> None:
    """Add to an observation, a copy of what everybody sees, what one seat sees, as it sees it."""
    for seat in range(t.seats_n):
        o.places[away(t, seat, me)] = common.places[seat]
    o.question[DRAFT_QUESTION + mine.ask] = 1
    show_own(mine, hands[t.seats[me].hand], o)


def show_common(t: Public, o: Observation) -> None:
    """Fill an empty observation with what everybody sees, places by their seats."""
    o.seats = t.seats_n
    o.round[t.round] = 1
    o.turn = t.turn
    o.cards = t.hand_n
    o.passing = t.rules.passing[t.round]
    o.draft_rules = t.rules
    o.deck = t.out_n
    for seat in range(t.seats_n):
        show_place(t, o.places[seat], seat)
    for pile in range(PILE_COUNT):
        o.piles[pile] = t.pile_n[pile]


def show_place(t: Public, place: Any, seat: int) -> None:
    """What lies in front of somebody, and the chips won."""
    place.here = 1
    place.score = min(MOST, t.seats[seat].score)
    place.cards = t.hand_n
    for spot in range(SPOTS):
        place.draft_front[spot] = t.seats[seat].front[spot]
    for entry in range(WON):
        if t.takers[entry] == seat:
            place.chips[entry] = 1
            place.values[entry] = t.values[entry]


def show_own(mine: Private, hand: Hand, o: Observation) -> None:
    """What the observer alone knows."""
    o.places[0].known = 1
    for entry in range(WON):
        if mine.chips[entry] > 0:
            o.places[0].values[entry] = mine.chips[entry]
    show_card(o.draft_chosen, mine.pick)
    show_card(o.draft_chosen, mine.keep)
    for face in range(FACE_COUNT):
        o.draft_hand[face] = hand.cards[face]
        o.draft_passed[face] = mine.passed_on[face]
        o.draft_dealt[face] = mine.dealt[face]
