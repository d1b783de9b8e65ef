"""One try after the other: imagine a table, play it to the end of the round, remember how it ended."""

from typing import Any

from okawari.bots.search.habits import habitual
from okawari.bots.search.layout import Node, Search
from okawari.bots.search.opening import reopen
from okawari.bots.search.settings import JOINT, TRIES, WHOLE_GAME, WORLD_TRIES
from okawari.bots.search.tree import back_up, begin, key_of, look_ahead, mixed, remember, select
from okawari.bots.search.worth import judge, margin
from okawari.compiled import Ints
from okawari.rules.engine import advance, decide, legal
from okawari.structs import Rows
from okawari.table.bits import low_bit
from okawari.table.chance import Dice, next_word
from okawari.table.layout import ROUNDS, View
from okawari.table.questions import OVER, SCORED
from okawari.views.imagine import TRIES as GUESSES
from okawari.views.imagine import guess, lay_known


def explore(
    views: Rows[View],
    works: Rows[Search],
    nodes: Rows[Node],
    dice: Rows[Dice],
    weights: Ints,
    habits: Ints,
    settings: Ints,
) -> int:
    """So many tries more for the seat of a view; how many."""
    w = works[0]
    w.root = views[0].seat
    lay_known(views[0], w.known)
    for _ in range(settings[TRIES]):
        if w.fresh == 0:
            new_world(w, views[0], dice[0])
            w.fresh = settings[WORLD_TRIES]
        w.fresh -= 1
        w.table = w.world
        w.table.chance[0] ^= next_word(dice[0])
        play_out(w, w.table, nodes, habits, settings, dice[0])
        judge(w, w.table, weights)
        back_up(w, nodes)
        if w.first >= 0:
            w.leads[w.first] += margin(w.table, w.root)
    return settings[TRIES]


def new_world(w: Any, v: Any, dice: Any) -> None:
    """Another table that fits the view."""
    for _ in range(GUESSES):
        w.world = w.known
        if guess(v, w.world, dice):
            reopen(w.world, v.seat)
            return
    raise ValueError("no table fits this view")


def play_out(w: Any, t: Any, nodes: Rows[Node], habits: Ints, settings: Ints, dice: Any) -> None:
    """Play to the end of the round, or of the game: first as the tree says, then as players tend to."""
    begin(w, t.seats_n)
    inside = True
    while not over(t, settings[WHOLE_GAME]):
        while t.waiting != 0:
            seat = low_bit(t.waiting)
            mask = legal(t, seat)
            if mask & (mask - 1) == 0:
                choice = low_bit(mask)
            elif inside:
                key = key_of(w.keys[seat], w.pending[seat], seat, t.mine[seat].ask)
                choice = select(w, nodes, key, seat, mask, habits, settings, dice)
                w.pending[seat] = mixed(w.pending[seat], choice)
                if w.first < 0 and seat == w.root:
                    w.first = choice
            else:
                choice = habitual(w, t, seat, mask, habits, dice)
            decide(t, seat, choice)
        if inside:
            remember(w, t.seats_n, settings[JOINT])
            inside = w.grown == 0
        if inside:
            look_ahead(w, nodes, t.seats_n, settings)
        carry_on(t, settings[WHOLE_GAME])


def carry_on(t: Any, whole: int) -> None:
    """Go on until somebody is asked or the try ends."""
    while t.waiting == 0 and not over(t, whole):
        advance(t)


def over(t: Any, whole: int) -> bool:
    """Whether a try ends here."""
    if t.stage == SCORED:
        return whole == 0 and t.round + 1 < ROUNDS
    return t.stage == OVER  # type: ignore[no-any-return]
