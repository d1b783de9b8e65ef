"""One table whose rounds are dealt by numbers from outside: plain rule code, run interpreted or compiled.

All chance of a round, its deal and whatever is drawn later, follows from the number of its deal and from which round it
is. So a game can be told again from its deals and answers alone.
"""

from typing import Any

from okawari.compiled import Ints
from okawari.environments.encoding import encode, show_common
from okawari.environments.pieces import WAIT, Observation
from okawari.environments.posts import Post
from okawari.environments.stepping import pay
from okawari.rules.engine import advance, decide, legal, new_game
from okawari.structs import Rows, cell, i8, struct
from okawari.table.chance import WORD, next_word, start
from okawari.table.events import CHOSEN, PRIVATE, TOOK_BACK
from okawari.table.faces import FACE_COUNT, SEATS
from okawari.table.layout import LOG, ROUNDS, Table
from okawari.table.questions import CHOOSE, LATE_ANNOUNCE, OVER, SCORED

NODES = 8  # numbers that make up a deal
OUTCOMES = 64  # values of each: so many deals that no hand gives away which it is
SECRET = sum(1 << what for what in PRIVATE)
UNTOLD = 1 << CHOSEN | 1 << TOOK_BACK  # whoever lacks them has a further question, which would betray the pick
HIDING = CHOOSE, LATE_ANNOUNCE  # stages in which answers are noted, and shown only when all are given
PLAYING, DEALING, ENDED = range(3)
REFUSED = -1
LOST = 1 << 30
HAND_SEEN, WAITED = 100, 101  # lines of a story beside the events: a (b times) is in the hand; nothing was asked


@struct
class Line:
    """One line of the story that somebody may know: an event, or one of the above."""

    what: int = cell(i8)
    seat: int = cell(i8)
    a: int = cell(i8)
    b: int = cell(i8)


def play(tables: Rows[Table], posts: Rows[Post], marks: Ints, how: int) -> int:
    """Take one answer of every seat, and go on until somebody is asked or a round is to be dealt; which of these.

    The marks are the legal answers of every seat, a bit each, and then the answers. Bad ones change nothing.
    """
    t = tables[0]
    for seat in range(t.seats_n):
        answer = marks[SEATS + seat]
        if answer < 0 or answer > WAIT or (marks[seat] >> answer) & 1 == 0:
            return REFUSED
    take(t, marks, SEATS)
    pay(t, posts[0], how)
    return mark(t, marks)


def deal(tables: Rows[Table], marks: Ints, number: int) -> int:
    """Deal the next round, the first one if there was none yet; what comes next."""
    deal_round(tables[0], number)
    return mark(tables[0], marks)


def observe(tables: Rows[Table], seen: Rows[Observation], game: int) -> int:
    """What every seat sees, then what all see; the last observation is empty. How many seats there are."""
    t = tables[0]
    common = t.seats_n
    groups = 0
    seen[common] = seen[len(seen) - 1]
    seen[common].shared.game[game] = 1
    seen[common].shared.seats = t.seats_n
    if t.stage != 0:
        groups = show_common(t, seen[common])
    for seat in range(t.seats_n):
        seen[seat] = seen[common]
        if t.stage != 0:
            encode(t, t.mine[seat], t.hands, seat, seen[common], seen[seat], groups, groups)
    return t.seats_n


def retell(tables: Rows[Table], history: Ints, lines: Rows[Line], length: int, seat: int) -> int:
    """Play what has happened since the table was like this, and write down what a seat may know; how many lines."""
    t = tables[0]
    t.log_on = 1
    t.log_n = 0
    at = 0
    count = 0
    while at < length:
        if to_deal(t):
            if at + NODES > length:
                return count
            deal_round(t, deal_number(history, at))
            at += NODES
            count = tell(t, lines, count, seat)
        else:
            turn = t.turn
            if seat >= 0 and (t.waiting >> seat) & 1 == 0:
                count = write(lines, count, WAITED, seat, 0, 0)
            take(t, history, at)
            at += t.seats_n
            count = tell(t, lines, count, seat)
            if seat >= 0 and t.turn != turn and t.waiting != 0 and sees_hand(t, seat):
                count = tell_hand(t, lines, count, seat)
    return count


def to_deal(t: Any) -> bool:
    """Whether the next thing is a deal."""
    return t.stage == 0 or (t.stage == SCORED and t.round + 1 < ROUNDS)  # type: ignore[no-any-return]


def deal_number(history: Ints, at: int) -> int:
    """The number of a deal, from its parts."""
    number = 0
    for node in range(NODES):
        number = number * OUTCOMES + history[at + node]
    return number


def deal_round(t: Any, number: int) -> None:
    """The chance of a round, then its deal."""
    first = t.stage == 0
    begun = 0
    if not first:
        begun = t.round + 1
    start(t, number & WORD, number >> 32, begun, NODES)
    for word in range(4):
        t.keys[4 * begun + word] = next_word(t)
    if first:
        new_game(t)
    else:
        advance(t)
    go_on(t)


def go_on(t: Any) -> None:
    """Until somebody is asked, a round is to be dealt or the game is over."""
    while t.waiting == 0 and t.stage != OVER and not to_deal(t):
        advance(t)


def take(t: Any, answers: Ints, at: int) -> None:
    """The answers of all seats that are asked, at the same time."""
    asked = t.waiting
    for seat in range(t.seats_n):
        if (asked >> seat) & 1:
            decide(t, seat, answers[at + seat])
    go_on(t)


def mark(t: Any, marks: Ints) -> int:
    """The legal answers of all seats; what comes next."""
    for seat in range(t.seats_n):
        marks[seat] = legal(t, seat)
        if marks[seat] == 0:
            marks[seat] = 1 << WAIT
    if t.stage == OVER:
        return ENDED
    if to_deal(t):
        return DEALING
    return PLAYING


def tell(t: Any, lines: Rows[Line], count: int, seat: int) -> int:
    """Write down the new events that a seat may know; if some are lost, more are counted than anybody has room for."""
    if t.log_n > LOG:
        count += LOST
    for at in range(min(t.log_n, LOG)):
        what = t.log_what[at]
        whose = t.log_seat[at]
        if is_told(what, whose == seat):
            count = write(lines, count, what, whose, t.log_a[at], t.log_b[at])
    t.log_n = 0
    return count


def is_told(what: int, own: bool) -> bool:
    """Whether an event, which may be the seat's own, belongs in its story."""
    return (UNTOLD >> what) & 1 == 0 and (own or (SECRET >> what) & 1 == 0)


def sees_hand(t: Any, seat: int) -> bool:
    """Whether a seat has looked at the hand it holds."""
    return (t.seen[t.seats[seat].hand] >> seat) & 1 == 1  # type: ignore[no-any-return]


def tell_hand(t: Any, lines: Rows[Line], count: int, seat: int) -> int:
    """Write down the cards that a seat has got."""
    held = t.hands[t.seats[seat].hand]
    for face in range(FACE_COUNT):
        if held.cards[face] > 0:
            count = write(lines, count, HAND_SEEN, seat, face, held.cards[face])
    return count


def write(lines: Rows[Line], count: int, what: int, seat: int, a: int, b: int) -> int:
    """One more line; those for which there is no room are only counted."""
    if count < len(lines):
        lines[count].what = what
        lines[count].seat = seat
        lines[count].a = a
        lines[count].b = b
    return count + 1
