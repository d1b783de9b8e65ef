"""Copies of the parts of a Draft table, field by field."""

from okawari.draft.faces import FACE_COUNT, OTHERS, PILE_COUNT, ROUNDS, SEATS, SPOTS
from okawari.draft.layout import WON, Hand, Private, Public, Rules, Seat


def copy_rules(source: Rules, target: Rules) -> None:
    """The rules in force."""
    for number in range(ROUNDS):
        target.passing[number] = source.passing[number]
    target.advanced = source.advanced
    target.tie = source.tie
    target.out_for_game = source.out_for_game
    target.open_chips = source.open_chips


def copy_seat(source: Seat, target: Seat) -> None:
    """What lies in front of a player."""
    target.hand = source.hand
    target.score = source.score
    for spot in range(SPOTS):
        target.front[spot] = source.front[spot]


def copy_hand(source: Hand, target: Hand) -> None:
    """The cards of a hand."""
    target.mask = source.mask
    for face in range(FACE_COUNT):
        target.cards[face] = source.cards[face]


def copy_private(source: Private, target: Private) -> None:
    """What one seat alone may know."""
    target.ask = source.ask
    target.pick = source.pick
    target.joins = source.joins
    target.keep = source.keep
    target.points = source.points
    for entry in range(WON):
        target.chips[entry] = source.chips[entry]
    for face in range(FACE_COUNT):
        target.dealt[face] = source.dealt[face]
        for others in range(OTHERS):
            target.passed_on[others].cards[face] = source.passed_on[others].cards[face]


def copy_public(source: Public, target: Public) -> None:
    """What everybody may know: from a table into a view, or from a view into a table."""
    copy_rules(source.rules, target.rules)
    target.places = source.places
    target.seats_n = source.seats_n
    target.round = source.round
    target.turn = source.turn
    target.stage = source.stage
    target.waiting = source.waiting
    target.hand_n = source.hand_n
    target.out_n = source.out_n
    for seat in range(SEATS):
        copy_seat(source.seats[seat], target.seats[seat])
    for pile in range(PILE_COUNT):
        target.pile_n[pile] = source.pile_n[pile]
    for entry in range(WON):
        target.takers[entry] = source.takers[entry]
        target.values[entry] = source.values[entry]
    for face in range(FACE_COUNT):
        target.dealt[face] = source.dealt[face]
