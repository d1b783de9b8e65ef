"""Many tables a step further: plain rule code that runs interpreted, and compiled as the twin of one entry.

All chance follows from four seed words and the number of a deal, so a table's games do not depend on those beside it,
on threads, or on which of the environments plays them.
"""

from typing import Any

from okawari.compiled import Ints
from okawari.environments.encoding import encode, show_common
from okawari.environments.pieces import WAIT, Legal, Observation
from okawari.environments.posts import ALL, AUTO, GAME, PLACE, POINTS, REWARD, STRIDE, WHOLE, Post
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
    seed: Ints,
    settings: Ints,
    first: int,
    last: int,
    spare: int,
    anew: bool,
) -> int:
    """Take the answers in the posts of some tables and fill in the rest, or begin the games of their numbers anew.

    The last of the tables is the game to be played, not dealt yet; the last observation is empty, and a spare one is
    for working. How many tables there were.
    """
    for at in range(first, last):
        need_soon(tables, at + 1)
        if anew:
            begin_game(tables, posts, at, dice[0], seed)
        else:
            step(tables, posts, at, dice[0], seed, settings)
        show(tables[at], at, seen, masks, settings, spare)
    return last - first


def step(tables: Rows[Table], posts: Rows[Post], at: int, dice: Any, seed: Ints, settings: Ints) -> None:
    """A table goes on; where its game ends, the next one begins, if that is wanted."""
    if tables[at].stage == OVER:
        pay_nothing(posts[at], tables[at].seats_n)
        return
    take_answers(tables[at], posts[at])
    pay(tables[at], posts[at], settings[REWARD])
    posts[at].over = int(tables[at].stage == OVER)
    if posts[at].over and settings[AUTO]:
        posts[at].deal += settings[STRIDE]
        deal(tables, posts, at, dice, seed)


def begin_game(tables: Rows[Table], posts: Rows[Post], at: int, dice: Any, seed: Ints) -> None:
    """A game of its own, before anything was gained."""
    deal(tables, posts, at, dice, seed)
    posts[at].over = 0
    pay_nothing(posts[at], tables[at].seats_n)


def deal(tables: Rows[Table], posts: Rows[Post], at: int, dice: Any, seed: Ints) -> None:
    """A new game."""
    tables[at] = tables[len(tables) - 1]
    t = tables[at]
    begin(dice, seed, posts[at].deal, 0)
    for word in range(4 * ROUNDS):
        t.keys[word] = next_word(dice)
    new_game(t)
    for seat in range(t.seats_n):
        posts[at].points[seat] = points_of(t, seat)


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
    if how == POINTS:
        for seat in range(t.seats_n):
            points = points_of(t, seat)
            post.rewards[seat] = WHOLE * (points - post.points[seat])
            post.points[seat] = points
        return
    pay_nothing(post, t.seats_n)
    if t.stage == OVER:
        won = winners(t)
        for seat in range(t.seats_n):
            if how == PLACE:
                post.rewards[seat] = place_worth(t, won, seat)
            else:
                post.rewards[seat] = ((won >> seat) & 1) * WHOLE // popcount(won)


def pay_nothing(post: Any, seats: int) -> None:
    """Nobody gains anything."""
    for seat in range(seats):
        post.rewards[seat] = 0


def place_worth(t: Any, won: int, seat: int) -> int:
    """All of it for the first place, nothing for the last, even steps between; equal places share."""
    doubled = 0
    for other in range(t.seats_n):
        if other != seat:
            mine = standing(t, won, seat)
            theirs = standing(t, won, other)
            doubled += int(mine >= theirs) + int(mine > theirs)
    return doubled * WHOLE // (2 * (t.seats_n - 1))  # type: ignore[no-any-return]


def standing(t: Any, won: int, seat: int) -> int:
    """What places go by: winners first, then points."""
    return (((won >> seat) & 1) << 20) + t.seats[seat].score  # type: ignore[no-any-return]


def show(t: Any, at: int, seen: Rows[Observation], masks: Rows[Legal], settings: Ints, spare: int) -> None:
    """Observations and legal answers of all seats; what everybody sees is put together once."""
    seen[spare] = seen[len(seen) - 1]
    show_common(t, seen[spare])
    seen[spare].shared.game[settings[GAME]] = 1
    for seat in range(t.seats_n):
        row = at * t.seats_n + seat
        if settings[ALL] or (t.waiting >> seat) & 1:
            encode(t, t.mine[seat], t.hands, seat, seen[spare], seen[row])
        allow(t, seat, masks[row])


def allow(t: Any, seat: int, mask: Any) -> None:
    """Mark the legal answers of a seat."""
    for answer in range(WAIT + 1):
        mask.answers[answer] = 0
    rest = legal(t, seat)
    if t.stage == OVER or rest == 0:
        mask.answers[WAIT] = 1
        return
    while rest != 0:
        mask.answers[low_bit(rest)] = 1
        rest &= rest - 1
