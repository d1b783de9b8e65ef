"""The pieces of an observation: what a learner is shown of a view, by name, in one fixed size for all games.

Everything is a small whole number. Places are counted from the observer: place 0 is its own, place 1 the next seat to
the left, and so on; a dummy comes after the last player. What a game does not have is 0.
"""

from okawari.draft import faces as draft_faces
from okawari.draft import questions as draft_questions
from okawari.draft.layout import WON
from okawari.draft.layout import Rules as DraftRules
from okawari.structs import Cells, Rows, cell, cells, i8, struct
from okawari.table.faces import DESSERTS, FACE_COUNT, KIND_COUNT, SEATS, SPOTS
from okawari.table.layout import ROUNDS, Rules
from okawari.table.questions import ANSWERS, QUESTIONS

GAMES = ("classic", "party", "draft")
DRAFT_QUESTION = len(QUESTIONS)  # + a question of Draft
ASKED = DRAFT_QUESTION + len(draft_questions.QUESTIONS)
MOST = 127  # what a piece can hold
WAIT = ANSWERS  # the only answer of a seat that is not asked
ACTIONS = WAIT + 1


@struct
class Shared:
    """What all see alike."""

    game: Cells = cells(i8, len(GAMES))  # 1 for the game that is played
    seats: int = cell(i8)  # players
    round: Cells = cells(i8, ROUNDS)  # 1 for this round
    turn: int = cell(i8)  # of the round
    cards: int = cell(i8)  # in each hand
    passing: int = cell(i8)  # 1: hands go to place 1, -1: hands come from there
    kinds: Cells = cells(i8, KIND_COUNT)  # 1 for the kinds served
    rules: Rules = cell(Rules)  # the options in force
    draft_rules: DraftRules = cell(DraftRules)
    copies: Cells = cells(i8, FACE_COUNT)  # cards in the box
    out: Cells = cells(i8, FACE_COUNT)  # out of the game, for all to see
    discards: Cells = cells(i8, FACE_COUNT)  # out of the round
    deck: int = cell(i8)  # cards in the deck; Draft: out of the round
    pile: int = cell(i8)  # desserts not mixed in yet
    dummy_pile: int = cell(i8)  # cards in the dummy's pile
    uramaki: int = cell(i8)  # places of the uramaki race that are gone
    action: Cells = cells(i8, FACE_COUNT)  # 1 for the card that is acting
    request: Cells = cells(i8, FACE_COUNT)  # 1 for the cards that a spoon asks for
    piles: Cells = cells(i8, draft_faces.PILE_COUNT)  # Draft: chips left


@struct
class Place:
    """What is known of a place at the table."""

    here: int = cell(i8)  # 1: somebody has this place, or the dummy
    score: int = cell(i8)  # points that all can see, held within -127 and 127
    front: Cells = cells(i8, SPOTS)  # cards of this round by the way they lie, special orders as what they copy
    orders: int = cell(i8)  # special orders among them
    desserts: Cells = cells(i8, DESSERTS)  # of earlier rounds
    wine: int = cell(i8)  # 1: rice wine picks for this seat
    cards: int = cell(i8)  # cards in its hand
    known: int = cell(i8)  # 1: all of these are known
    hand: Cells = cells(i8, FACE_COUNT)  # those that are known


@struct
class DraftPlace:
    """What is known of it besides, at Draft."""

    front: Cells = cells(i8, draft_faces.SPOTS)  # cards of this round by the way they lie
    chips: Cells = cells(i8, WON)  # 1: it won the chip of that round and pile
    values: Cells = cells(i8, WON)  # its value, where it is known


@struct
class Own:
    """What the observer is asked and alone knows, and what is counted from its place."""

    question: Cells = cells(i8, ASKED)  # 1 for what it is asked
    leads: int = cell(i8)  # 1: it leads the dummy
    chosen: Cells = cells(i8, FACE_COUNT)  # cards that it has chosen and nobody has seen yet
    copied: Cells = cells(i8, SPOTS)  # 1 for what a chosen special order will copy
    dips: int = cell(i8)  # 1: the chosen nigiri goes on wasabi
    laying: Cells = cells(i8, FACE_COUNT)  # 1 for a card of its own that is seen and not laid yet
    drawn: Cells = cells(i8, FACE_COUNT)  # from the dummy's pile
    tray: Cells = cells(i8, FACE_COUNT)  # seen through a menu
    peeked: Cells = cells(i8, FACE_COUNT)  # known to be in the deck
    actor: Cells = cells(i8, SEATS)  # 1 for the place whose card is acting
    giver: Cells = cells(i8, SEATS)  # 1 for the place that a spoon asks


@struct
class DraftOwn:
    """What it alone knows at Draft."""

    hand: Cells = cells(i8, draft_faces.FACE_COUNT)  # its cards
    chosen: Cells = cells(i8, draft_faces.FACE_COUNT)  # to play or to keep
    passed: Cells = cells(i8, draft_faces.FACE_COUNT)  # cards that the next seat must still hold
    dealt: Cells = cells(i8, draft_faces.FACE_COUNT)  # cards surely not out for the game


@struct
class Observation:
    """What a learner sees."""

    shared: Shared = cell(Shared)
    places: Rows[Place] = cells(Place, SEATS)
    own: Own = cell(Own)
    draft_places: Rows[DraftPlace] = cells(DraftPlace, SEATS)
    draft_own: DraftOwn = cell(DraftOwn)


@struct
class Legal:
    """The answers that are open: 1 for each."""

    answers: Cells = cells(i8, ACTIONS)
