"""What a Draft table is made of. Who may know a field follows from the structure it is in."""

from okawari.draft.faces import CHIP_COUNT, DECK, FACE_COUNT, OTHERS, PILE_COUNT, ROUNDS, SEATS, SPOTS
from okawari.structs import Cells, Rows, cell, cells, i8, i16, i32, i64, struct

LOG = 96  # events kept until somebody reads them
WON = ROUNDS * PILE_COUNT  # chips that can be won: entry round * PILE_COUNT + pile


@struct
class Rules:
    """The rules in force: each a number, each with one reader."""

    passing: Cells = cells(i8, ROUNDS)  # +1 left, -1 right
    advanced: int = cell(i8)  # 1: wilds count half a card, types with a wasabi symbol half a type
    tie: int = cell(i8)  # 3 PASS_DOWN, 4 SECOND_ONLY, 5 LAST_PLACE, see table/prizes.py
    out_for_game: int = cell(i8)  # 1: cards not dealt in the first round stay out
    open_chips: int = cell(i8)  # 1: everybody sees the chips that are won


@struct
class Seat:
    """What lies in front of a player: open to all."""

    hand: int = cell(i8)  # number of the hand held now
    front: Cells = cells(i8, SPOTS)  # cards of this round by the way they lie
    score: int = cell(i16)  # points of the chips that all may see: at the end all of them


@struct
class Hand:
    """Cards that go round together."""

    cards: Cells = cells(i8, FACE_COUNT)
    mask: int = cell(i16)  # bit per face that is there


@struct
class Held:
    """Cards that somebody must hold."""

    cards: Cells = cells(i8, FACE_COUNT)


@struct
class Private:
    """What one seat alone may know."""

    ask: int = cell(i8)  # the question this seat is facing
    pick: int = cell(i8)
    joins: int = cell(i8)  # type that a picked wild goes on
    keep: int = cell(i8)  # card that stays in the hand
    chips: Cells = cells(i8, WON)  # values of the chips won; 0
    points: int = cell(i16)  # their sum
    passed_on: Rows[Held] = cells(Held, OTHERS)  # seen this round: entry n is what the next n + 1 seats must hold
    dealt: Cells = cells(i8, FACE_COUNT)  # cards surely not out for the game (option), own hands counted


@struct
class Public:
    """What everybody may know: the start of a table and of every view."""

    rules: Rules = cell(Rules)
    places: int = cell(i8)  # seats with a tableau: all
    seats_n: int = cell(i8)
    round: int = cell(i8)
    turn: int = cell(i8)
    stage: int = cell(i8)
    waiting: int = cell(i16)  # bit per seat that is deciding
    hand_n: int = cell(i8)  # cards in each hand
    out_n: int = cell(i8)  # cards out of the round
    seats: Rows[Seat] = cells(Seat, SEATS)
    pile_n: Cells = cells(i8, PILE_COUNT)  # chips left
    takers: Cells = cells(i8, WON)  # who won which chip; NOBODY
    values: Cells = cells(i8, WON)  # values of won chips that all may see; 0
    dealt: Cells = cells(i8, FACE_COUNT)  # cards that all know not to be out for the game (option)


@struct
class Table(Public):
    """A whole game: the open part, then what single seats know, then what nobody knows."""

    mine: Rows[Private] = cells(Private, SEATS)
    hands: Rows[Hand] = cells(Hand, SEATS)
    chips: Cells = cells(i8, CHIP_COUNT)  # the piles: entry pile * PILE + place, the highest place on top; 0
    out: Cells = cells(i8, FACE_COUNT)  # cards out of the round
    deck: Cells = cells(i8, DECK)  # cards about to be dealt, in no order
    bag: Cells = cells(i8, FACE_COUNT)  # scratch for imagining: unseen cards
    bag_n: int = cell(i8)
    chance: Cells = cells(i64, 4)
    keys: Cells = cells(i64, 4 * ROUNDS)  # where each round's chance starts
    tally: Cells = cells(i16, SEATS)  # scratch for comparing seats
    log_on: int = cell(i8)
    log_n: int = cell(i32)
    log_what: Cells = cells(i8, LOG)
    log_seat: Cells = cells(i8, LOG)
    log_a: Cells = cells(i8, LOG)
    log_b: Cells = cells(i8, LOG)


@struct
class View(Public):
    """What one seat (or, as seat -1, a spectator) may know of a table."""

    seat: int = cell(i8)
    mine: Private = cell(Private)
    hand: Hand = cell(Hand)
