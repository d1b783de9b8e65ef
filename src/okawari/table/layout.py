"""What a table of Classic or Party is made of. Who may know a field follows from the structure it is in."""

from okawari.structs import Cells, Rows, cell, cells, i8, i16, i32, i64, struct
from okawari.table.faces import DESSERTS, FACE_COUNT, KIND_COUNT, LINES, SEATS, SPOTS

LOG = 320  # events kept until somebody reads them
FRESH = 24  # cards one seat can lay in one turn
ROUNDS = 3
DECK = 112
PILE = 16
TRAY = 4


@struct
class Rules:
    """The rules in force: each a number, each with one reader."""

    hand_size: int = cell(i8)  # cards dealt to each
    reshuffled: int = cell(i8)  # 1: played cards go back into the deck after each round
    mixed: Cells = cells(i8, ROUNDS)  # desserts shuffled in before each round
    passing: Cells = cells(i8, ROUNDS)  # +1 left, -1 right
    extra_any: int = cell(i8)  # 1: any number of tools in a turn
    announce_late: int = cell(i8)  # 1: tools are announced after the reveal
    tools: int = cell(i8)  # 1: chopsticks or spoons with corner numbers are served
    settles: int = cell(i8)  # 1: some kind served looks at the table after every card
    lingers: int = cell(i8)  # 1: some kind served does something as a turn ends
    fewest_lose: int = cell(i8)  # 0: nobody loses points for the fewest
    equal_cancels: int = cell(i8)  # 1: all equal, nobody gains or loses for puddings
    maki_prizes: Cells = cells(i8, 3)  # points for the most, the second and the third most
    maki_tie: int = cell(i8)  # 0 FULL, 1 SPLIT, 2 SHARE, see table/prizes.py
    temaki_tie: int = cell(i8)  # 0 FULL, 1 SPLIT
    temaki_spared: int = cell(i8)  # 1: who has none loses nothing
    pudding_tie: int = cell(i8)  # 0 FULL, 1 SPLIT, 2 SHARE
    pudding_spared: int = cell(i8)  # 1: who has none loses nothing
    uramaki_turn_breaks: int = cell(i8)  # 1: icons of this turn break a tie
    uramaki_aside: int = cell(i8)  # 1: scored cards stay beside their player
    edamame_self: int = cell(i8)  # 1: its owner counts among those with edamame
    miso_kept: int = cell(i8)  # 1: spoiled soups stay on the table, turned over
    flipped_colour: int = cell(i8)  # 1: turned cards are a colour of their own
    order_nigiri: int = cell(i8)  # a copied nigiri goes on wasabi: 0 MAY_IF_PLAIN, 1 MUST, 2 MAY
    order_late: int = cell(i8)  # 1: copies are chosen at the end of the round
    order_dessert_late: int = cell(i8)  # 1: desserts are copied in the last round only
    takeout_all: int = cell(i8)  # 1: cards of this turn may be turned too
    takeout_late: int = cell(i8)  # 1: boxes are used at the end of the round
    takeout_kept: int = cell(i8)  # 1: a box that was used stays on the table
    wasabi_may: int = cell(i8)  # 1: a nigiri need not go on wasabi
    soy_shared: int = cell(i8)  # 1: one soy sauce a player, the tied share


@struct
class Seat:
    """What lies in front of a player: open to all."""

    hand: int = cell(i8)  # number of the hand held now
    front: Cells = cells(i8, SPOTS)  # cards of this round by the way they lie
    orders: Cells = cells(i8, SPOTS)  # special orders among the dishes, by what they copy
    fresh: Cells = cells(i8, FRESH)  # spots filled this turn, see zones.py
    fresh_n: int = cell(i8)
    flipped: Cells = cells(i8, FACE_COUNT)  # what the turned cards are
    desserts: Cells = cells(i8, DESSERTS)  # of earlier rounds
    dessert_orders: Cells = cells(i8, DESSERTS)  # special orders that became desserts
    beside: Cells = cells(i8, 4)  # scored uramaki and special orders shown beside (option)
    limbo: int = cell(i8)  # card played but not yet laid, while its player decides; NOTHING
    queue: int = cell(i64)  # actions due this turn: two bits a number, see actions.py
    used: int = cell(i64)  # kept takeout boxes that have acted at the end of the round, in the same form
    wine: int = cell(i8)  # 1: this turn's pick is left to chance
    lines: Cells = cells(i8, LINES)  # points of this round by kind
    score: int = cell(i16)


@struct
class Hand:
    """Cards that go round together."""

    cards: Cells = cells(i8, FACE_COUNT)
    mask: int = cell(i64)  # bit per face that is there


@struct
class Rumour:
    """What everybody may know of a hand that only some have seen."""

    sure: Cells = cells(i8, FACE_COUNT)  # cards seen going in and not yet coming out
    lacks: int = cell(i64)  # faces that its holder said were not there


@struct
class Private:
    """What one seat alone may know."""

    ask: int = cell(i8)  # the question this seat is facing
    pick: int = cell(i8)
    target: int = cell(i8)  # spot that a picked special order copies
    dip: int = cell(i8)  # 1: the picked nigiri goes on wasabi
    second: int = cell(i8)  # second card by chopsticks before the reveal
    for_dummy: int = cell(i8)
    drawn: int = cell(i8)  # card drawn from the dummy's pile
    tools: int = cell(i64)  # tools to announce, as in Seat.queue
    tools_from: int = cell(i8)  # tools below this entry are settled
    flip_from: int = cell(i8)  # spots below this are settled
    tray: Cells = cells(i8, TRAY)  # cards seen through a menu
    tray_n: int = cell(i8)
    peeked: Cells = cells(i8, FACE_COUNT)  # cards known to lie in the deck


@struct
class Public:
    """What everybody may know: the start of a table and of every view."""

    rules: Rules = cell(Rules)
    copies: Cells = cells(i8, FACE_COUNT)  # cards of each face in the box
    menu: Cells = cells(i8, KIND_COUNT)  # kinds served, in order
    menu_n: int = cell(i8)
    places: int = cell(i8)  # seats with a tableau (a dummy included)
    seats_n: int = cell(i8)  # seats with a hand
    round: int = cell(i8)
    turn: int = cell(i8)
    stage: int = cell(i8)
    waiting: int = cell(i16)  # bit per seat that is deciding
    hand_n: int = cell(i8)  # cards in each hand
    deck_n: int = cell(i16)
    pile_n: int = cell(i8)  # desserts not mixed in yet
    dummy_n: int = cell(i8)  # cards in the dummy's pile
    controller: int = cell(i8)  # who leads the dummy this turn
    kept_out: Cells = cells(i8, FACE_COUNT)  # cards that left the game with desserts
    discard: Cells = cells(i8, FACE_COUNT)  # out for the round (Classic: for the game)
    places_taken: int = cell(i8)  # uramaki places gone this round
    actor: int = cell(i8)  # whose tool or card is being resolved
    action: int = cell(i8)  # which: its entry in the queue; NOTHING
    request: int = cell(i64)  # faces a spoon asks for
    giver: int = cell(i8)  # who is asked for one of them
    seats: Rows[Seat] = cells(Seat, SEATS)
    rumours: Rows[Rumour] = cells(Rumour, SEATS)
    seen: Cells = cells(i16, SEATS)  # bit per seat that knows a hand's cards
    held: Cells = cells(i8, SEATS)  # cards in each hand at this moment


@struct
class Table(Public):
    """A whole game: the open part, then what single seats know, then what nobody knows."""

    mine: Rows[Private] = cells(Private, SEATS)
    hands: Rows[Hand] = cells(Hand, SEATS)
    deck: Cells = cells(i8, DECK)  # no order: each draw takes any of them
    pile: Cells = cells(i8, PILE)  # desserts not mixed in yet
    dummy: Cells = cells(i8, PILE)  # the dummy's pile
    circulating: Cells = cells(i8, DESSERTS)  # desserts in the deck or played, by face
    chance: Cells = cells(i64, 4)
    keys: Cells = cells(i64, 4 * ROUNDS)  # where each round's chance starts
    tally: Cells = cells(i16, SEATS)  # scratch for comparing seats
    spare: Cells = cells(i8, FACE_COUNT)  # scratch for counting cards
    log_on: int = cell(i8)
    log_n: int = cell(i32)
    log_what: Cells = cells(i8, LOG)
    log_seat: Cells = cells(i8, LOG)
    log_a: Cells = cells(i8, LOG)
    log_b: Cells = cells(i8, LOG)


@struct
class View(Public):
    """A table as one seat may see it: the open part, what the seat knows, and the hands it has seen."""

    seat: int = cell(i8)  # NOBODY for a spectator
    mine: Private = cell(Private)
    hands: Rows[Hand] = cells(Hand, SEATS)  # empty where the seat does not know them
