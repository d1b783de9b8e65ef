"""Many tables a step further: plain rule code that runs interpreted, and compiled as the twin of one entry.

All chance follows from four seed words and the number of a deal, so a table's games do not depend on those beside it,
on threads, or on which of the environments plays them.
"""

from typing import Any

from okawari.compiled import Ints
from okawari.environments.encoding import encode, show_common, wipe
from okawari.environments.pieces import WAIT, Legal, Observation
from okawari.environments.posts import (
    ALL,
    AUTO,
    BEGIN,
    GAME,
    PLACE,
    POINTS,
    REST,
    REWARD,
    STRIDE,
    WHOLE,
    Company,
    Post,
)
from okawari.rules.engine import carry_on, decide, legal, new_game
from okawari.rules.scoring import winners
from okawari.simulation.kernel import begin
from okawari.structs import Rows, need_soon
from okawari.table.bits import low_bit, popcount
from okawari.table.chance import Dice, next_word
from okawari.table.layout import ROUNDS, Table
from okawari.table.questions import OVER


def run_tables(
    tables: Rows[Table],
    posts: Rows[Post],
    seen: Rows[Observation],
    masks: Rows[Legal],
    dice: Rows[Dice],
    company: Rows[Company],
    seed: Ints,
    settings: Ints,
    first: int,
    last: int,
    spare: int,
) -> int:
    """Do with some tables what their posts say, and fill in the rest.

    The last of the tables is the game to be played, not dealt yet; the last observation is empty, and so at
    first is a spare one for working. How many tables there were.
    """
    for at in range(first, last):
        need_soon(tables, at + 1)
        if posts[at].todo == REST:
            continue
        if posts[at].todo == BEGIN:
            begin_game(tables, posts, at, dice[0], company[0], seed)
        else:
            step(tables, posts, at, dice[0], company[0], seed, settings)
        show(tables[at], posts[at], at, seen, masks, company[0], settings, spare)
    return last - first


def step(tables: Rows[Table], posts: Rows[Post], at: int, dice: Any, company: Any, seed: Ints, settings: Ints) -> None:
    """A table goes on; where its game ends, the next one begins, if that is wanted."""
    t = tables[at]
    post = posts[at]
    if t.stage == OVER:
        pay_nothing(post, t.seats_n)
        return
    answer_all(t, post, dice, company, seed)
    wait_for_learners(t, post, dice, company, seed)
    pay(t, post, settings[REWARD])
    post.over = int(t.stage == OVER)
    if post.over and settings[AUTO]:
        post.deal += settings[STRIDE]
        deal(tables, posts, at, dice, company, seed)


def begin_game(tables: Rows[Table], posts: Rows[Post], at: int, dice: Any, company: Any, seed: Ints) -> None:
    """A game of its own, before anything was gained."""
    deal(tables, posts, at, dice, company, seed)
    posts[at].over = 0
    pay_nothing(posts[at], tables[at].seats_n)


def deal(tables: Rows[Table], posts: Rows[Post], at: int, dice: Any, company: Any, seed: Ints) -> None:
    """A new game."""
    tables[at] = tables[len(tables) - 1]
    t = tables[at]
    begin(dice, seed, posts[at].deal, 0)
    for word in range(4 * ROUNDS):
        t.keys[word] = next_word(dice)
    new_game(t)
    posts[at].steps = 0
    for seat in range(t.seats_n):
        posts[at].points[seat] = points_of(t, seat)
    wait_for_learners(t, posts[at], dice, company, seed)


def wait_for_learners(t: Any, post: Any, dice: Any, company: Any, seed: Ints) -> None:
    """Until a learner is asked, or the game is over."""
    while t.stage != OVER and t.waiting & company.learners == 0:
        answer_all(t, post, dice, company, seed)


def answer_all(t: Any, post: Any, dice: Any, company: Any, seed: Ints) -> None:
    """A step of everybody who is asked."""
    answer_bots(t, post, dice, company, seed)
    take_answers(t, post)
    post.steps += 1


def answer_bots(t: Any, post: Any, dice: Any, company: Any, seed: Ints) -> None:
    """There are none here; see among.py."""


def take_answers(t: Any, post: Any) -> None:
    """The answers of all seats that are asked, at the same time; then go on until somebody is asked again."""
    asked = t.waiting
    rest = asked
    while rest != 0:
        seat = low_bit(rest)
        rest &= rest - 1
        decide(t, seat, post.answers[seat])
    if asked != 0:
        carry_on(t)


def points_of(t: Any, seat: int) -> int:
    """The points that a seat itself knows it has."""
    return t.seats[seat].score  # type: ignore[no-any-return]


def pay(t: Any, post: Any, how: int) -> None:
    """What everybody gains by this step."""
    over = t.stage == OVER
    if over:
        note_end(t, post)
    pay_nothing(post, t.seats_n)
    for seat in range(t.seats_n):
        if how == POINTS:
            points = points_of(t, seat)
            post.rewards[seat] = WHOLE * (points - post.points[seat])
            post.points[seat] = points
        elif over and how == PLACE:
            post.rewards[seat] = place_worth(t, post, seat)
        elif over:
            post.rewards[seat] = post.wins[seat]


def note_end(t: Any, post: Any) -> None:
    """How the game has ended."""
    won = winners(t)
    for seat in range(t.seats_n):
        post.scores[seat] = points_of(t, seat)
        post.wins[seat] = ((won >> seat) & 1) * WHOLE // popcount(won)


def pay_nothing(post: Any, seats: int) -> None:
    """Nobody gains anything."""
    for seat in range(seats):
        post.rewards[seat] = 0


def place_worth(t: Any, post: Any, seat: int) -> int:
    """All of it for the first place, nothing for the last, even steps between; equal places share."""
    doubled = 0
    for other in range(t.seats_n):
        if other != seat:
            mine = standing(post, seat)
            theirs = standing(post, other)
            doubled += int(mine >= theirs) + int(mine > theirs)
    return doubled * WHOLE // (2 * (t.seats_n - 1))  # type: ignore[no-any-return]


def standing(post: Any, seat: int) -> int:
    """What places go by: winners first, then points."""
    return (int(post.wins[seat] > 0) << 20) + post.scores[seat]  # type: ignore[no-any-return]


def show(
    t: Any,
    post: Any,
    at: int,
    seen: Rows[Observation],
    masks: Rows[Legal],
    company: Any,
    settings: Ints,
    spare: int,
) -> None:
    """Observations and legal answers of all learners; what everybody sees is put together once."""
    groups = show_common(t, seen[spare])
    seen[spare].shared.game[settings[GAME]] = 1
    for seat in range(t.seats_n):
        row = at * t.seats_n + seat
        learns = (company.learners >> seat) & 1
        if learns and (settings[ALL] or (t.waiting >> seat) & 1):
            before = post.groups[seat]
            post.groups[seat] = encode(t, t.mine[seat], t.hands, seat, seen[spare], seen[row], groups, before)
        if learns and t.stage != OVER:
            allow(masks[row], legal(t, seat))
        else:
            allow(masks[row], 0)
    wipe(t, seen[spare], seen[len(seen) - 1], groups)


def allow(mask: Any, answers: int) -> None:
    """Mark the legal answers of a seat, WAIT if there are none."""
    for answer in range(WAIT + 1):
        mask.answers[answer] = 0
    rest = answers
    if rest == 0:
        mask.answers[WAIT] = 1
    while rest != 0:
        mask.answers[low_bit(rest)] = 1
        rest &= rest - 1
