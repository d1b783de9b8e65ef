"""One try after the other: imagine a table, play it to the end of the round, remember how it ended."""

from typing import Any

from okawari.bots.search.layout import Node, Search
from okawari.bots.search.tree import back_up, begin, mixed, remember, select
from okawari.bots.search.worth import judge, margin
from okawari.compiled import Ints
from okawari.rules.engine import advance, decide, legal
from okawari.structs import Rows
from okawari.table.bits import low_bit, nth_bit, popcount
from okawari.table.chance import Dice, below, next_word
from okawari.table.faces import SEATS
from okawari.table.layout import ROUNDS, View
from okawari.table.questions import OVER, SCORED
from okawari.views.imagine import imagine

# What can be set, by its place in the row of settings.
TRIES, NODES, WORLD_TRIES, EXPLORE, JOINT, WHOLE_GAME = range(6)


def explore(
    views: Rows[View], works: Rows[Search], nodes: Rows[Node], dice: Rows[Dice], weights: Ints, settings: Ints
) -> int:
    """So many tries more for the seat of a view; how many."""
    w = works[0]
    w.root = views[0].seat
    for _ in range(settings[TRIES]):
        if w.fresh == 0:
            imagine(views[0], w.world, dice[0])
            w.fresh = settings[WORLD_TRIES]
        w.fresh -= 1
        w.table = w.world
        w.table.chance[0] ^= next_word(dice[0])
        play_out(w, w.table, nodes, settings, dice[0])
        judge(w, w.table, weights)
        back_up(w, nodes)
        if w.first >= 0:
            w.leads[w.first] += margin(w.table, w.root)
    return settings[TRIES]


def play_out(w: Any, t: Any, nodes: Rows[Node], settings: Ints, dice: Any) -> None:
    """Play to the end of the round, or of the game: first as the tree says, then any answers."""
    begin(w, t.seats_n)
    inside = True
    while not over(t, settings[WHOLE_GAME]):
        while t.waiting != 0:
            seat = low_bit(t.waiting)
            mask = legal(t, seat)
            if mask & (mask - 1) == 0:
                choice = low_bit(mask)
            elif inside:
                key = mixed(w.keys[seat] ^ w.pending[seat], SEATS * t.mine[seat].ask + seat)
                choice = select(w, nodes, settings[NODES], key, seat, mask, settings[EXPLORE], dice)
                w.pending[seat] = mixed(w.pending[seat], choice)
                if w.first < 0 and seat == w.root:
                    w.first = choice
            else:
                choice = nth_bit(mask, below(dice, popcount(mask)))
            decide(t, seat, choice)
        if inside:
            inside = w.grown == 0
            remember(w, t.seats_n, settings[JOINT])
        while t.waiting == 0 and not over(t, settings[WHOLE_GAME]):
            advance(t)


def over(t: Any, whole: int) -> bool:
    """Whether a try ends here."""
    if t.stage == SCORED:
        return whole == 0 and t.round + 1 < ROUNDS
    return t.stage == OVER  # type: ignore[no-any-return]
