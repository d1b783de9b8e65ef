"""The pieces of an observation: what a learner is shown of a view, by name, in one fixed size for all games.

Everything is a small whole number. Places are counted from the observer: place 0 is its own, place 1 the next seat to
the left, and so on; a dummy comes after the last player. What a game does not have is 0.
"""

from okawari.draft import faces as draft_faces
from okawari.draft import questions as draft_questions
from okawari.draft.layout import WON
from okawari.draft.layout import Rules as DraftRules
from okawari.structs import Cells, Rows, cell, cells, i8, struct
from okawari.table.actions import entry_of
from okawari.table.faces import CORNER, DESSERTS, FACE_COUNT, KIND_COUNT, SEATS, SPOTS, TAKEOUT10
from okawari.table.layout import ROUNDS, Rules
from okawari.table.questions import ANSWERS, QUESTIONS

GAMES = ("classic", "party", "draft")
DRAFT_QUESTION = len(QUESTIONS)  # + a question of Draft
ASKED = DRAFT_QUESTION + len(draft_questions.QUESTIONS)
MOST = 127  # what a piece can hold
WAIT = ANSWERS  # the only answer of a seat that is not asked
ACTIONS = WAIT + 1
# Actions are counted by their entries in a queue, see table/actions.py: every corner number has two, a card and a copy.
FIRST_DUE = 2
DUE = 2 * max(CORNER)
FIRST_BOX = entry_of(TAKEOUT10, 0)
BOXES = FIRST_DUE + DUE - FIRST_BOX
BESIDE = 4  # uramaki of three sorts, and special orders
# Groups that are empty most of the time, a bit each: they are written only when they are not, or were not before.
TURN, ORDERS, BOXED, LACKS, CHOICE = (1 << group for group in range(5))


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
    shown: int = cell(i8)  # 1: the picks of this turn have been shown
    action: Cells = cells(i8, FACE_COUNT)  # 1 for the card that is acting
    action_copied: int = cell(i8)  # 1: a special order acts as that card
    request: Cells = cells(i8, FACE_COUNT)  # 1 for the cards that a spoon asks for
    piles: Cells = cells(i8, draft_faces.PILE_COUNT)  # Draft: chips left


@struct
class Place:
    """What is known of a place at the table."""

    here: int = cell(i8)  # 1: somebody has this place, or the dummy
    score: int = cell(i8)  # points that all can see, held within -127 and 127
    front: Cells = cells(i8, SPOTS)  # cards of this round by the way they lie, special orders as what they copy
    desserts: Cells = cells(i8, DESSERTS)  # of earlier rounds, special orders as what they copy
    leads: int = cell(i8)  # 1: it leads the dummy
    acts: int = cell(i8)  # 1: its card is acting
    gives: int = cell(i8)  # 1: a spoon asks it
    beside: Cells = cells(i8, BESIDE)  # scored uramaki and special orders that stay beside their player
    wine: int = cell(i8)  # 1: rice wine picks for this seat
    cards: int = cell(i8)  # cards in its hand
    known: int = cell(i8)  # 1: all of these are known
    hand: Cells = cells(i8, FACE_COUNT)  # those that are known


@struct
class TurnPlace:
    """What it has done this turn, once picks have been shown."""

    laying: Cells = cells(i8, FACE_COUNT)  # 1 for a card that is seen and not laid yet
    fresh: Cells = cells(i8, SPOTS)  # cards played this turn, wherever they are now, special orders as what they copy
    due: Cells = cells(i8, DUE)  # tools announced and cards that will act, not yet carried out


@struct
class OrderPlace:
    """Special orders that lie there."""

    front: Cells = cells(i8, SPOTS)  # special orders among the cards of this round, by what they copy
    desserts: Cells = cells(i8, DESSERTS)  # and among the desserts of earlier rounds


@struct
class BoxPlace:
    """What takeout boxes have done there."""

    flipped: Cells = cells(i8, FACE_COUNT)  # what the cards that are turned over are
    used: Cells = cells(i8, BOXES)  # boxes that stay and have acted at the end of the round


@struct
class SpoonPlace:
    """What spoons have brought to light."""

    lacks: Cells = cells(i8, FACE_COUNT)  # 1 for the cards that the hand there is said not to have


@struct
class DraftPlace:
    """What is known of it besides, at Draft."""

    front: Cells = cells(i8, draft_faces.SPOTS)  # cards of this round by the way they lie
    chips: Cells = cells(i8, WON)  # 1: it won the chip of that round and pile
    values: Cells = cells(i8, WON)  # its value, where it is known


@struct
class Own:
    """What the observer alone knows, always."""

    question: Cells = cells(i8, ASKED)  # 1 for what it is asked


@struct
class Choice:
    """What the observer has chosen and nobody has seen yet, while it is asked for more."""

    pick: Cells = cells(i8, FACE_COUNT)  # 1 for the card that it will play
    second: Cells = cells(i8, FACE_COUNT)  # 1 for the second one, by chopsticks
    for_dummy: Cells = cells(i8, FACE_COUNT)  # 1 for the one for the dummy
    copied: Cells = cells(i8, SPOTS)  # 1 for what a chosen special order will copy
    dips: int = cell(i8)  # 1: the chosen nigiri goes on wasabi
    tools: Cells = cells(i8, DUE)  # tools that it will announce


@struct
class Sight:
    """What the observer alone has seen, where there are menus or a dummy."""

    drawn: Cells = cells(i8, FACE_COUNT)  # from the dummy's pile
    tray: Cells = cells(i8, FACE_COUNT)  # seen through a menu
    peeked: Cells = cells(i8, FACE_COUNT)  # known to be in the deck


@struct
class DraftOwn:
    """What it alone knows at Draft."""

    hand: Cells = cells(i8, draft_faces.FACE_COUNT)  # its cards
    pick: Cells = cells(i8, draft_faces.FACE_COUNT)  # 1 for the card that it will play
    joins: Cells = cells(i8, draft_faces.TYPE_COUNT)  # 1 for the type that this card, a wild, will go on
    keep: Cells = cells(i8, draft_faces.FACE_COUNT)  # 1 for the card that it will keep
    dealt: Cells = cells(i8, draft_faces.FACE_COUNT)  # cards surely not out for the game


@struct
class DraftHeld:
    """Cards that it has seen and that others must hold by now."""

    cards: Cells = cells(i8, draft_faces.FACE_COUNT)  # what the next *p* + 1 seats must hold between them


@struct
class Observation:
    """What a learner sees."""

    shared: Shared = cell(Shared)
    places: Rows[Place] = cells(Place, SEATS)
    own: Own = cell(Own)
    sight: Sight = cell(Sight)
    draft_places: Rows[DraftPlace] = cells(DraftPlace, SEATS)
    draft_own: DraftOwn = cell(DraftOwn)
    draft_held: Rows[DraftHeld] = cells(DraftHeld, draft_faces.OTHERS)
    turn_places: Rows[TurnPlace] = cells(TurnPlace, SEATS)  # from here on: what is empty most of the time
    order_places: Rows[OrderPlace] = cells(OrderPlace, SEATS)
    box_places: Rows[BoxPlace] = cells(BoxPlace, SEATS)
    spoon_places: Rows[SpoonPlace] = cells(SpoonPlace, SEATS)
    choice: Choice = cell(Choice)


@struct
class Legal:
    """The answers that are open: 1 for each."""

    answers: Cells = cells(i8, ACTIONS)
