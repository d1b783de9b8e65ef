"""The rivals' trees: untried answers first, then upper confidence bounds (UCB1 or UCB-tuned) among those open now."""

from math import log, sqrt
from typing import Any

from okawari.bots.rivals.layout import SLOTS, STEPS, Real, RivalNode
from okawari.bots.search.tree import FULL, find, mixed
from okawari.compiled import Ints
from okawari.structs import Rows
from okawari.table.bits import low_bit, nth_bit, popcount
from okawari.table.chance import HasChance, below
from okawari.table.faces import SEATS
from okawari.table.questions import ANSWERS

# What can be set, by its place in the row of settings.
TRIES, NODES, TREE, TUNED, EXPLORE, LENGTH, VALUE, AVERAGES = range(8)
ONE_TREE, TREE_EACH, JOINT = range(3)
BELOW_ALL = -1e18
WIDEST = 0.25  # no variance between 0 and 1 is greater


def key_for(w: Any, tree: int, seat: int, question: int) -> int:
    """Where in its tree a seat is."""
    key = w.keys[0]
    if tree == TREE_EACH:
        key = w.keys[seat]
    return mixed(key ^ w.pending[seat], SEATS * question + seat)


def remember(w: Any, tree: int, seat: int, choice: int) -> None:
    """What a seat has answered becomes part of what has happened: at once, or when all have answered."""
    if tree == ONE_TREE:
        w.keys[0] = mixed(w.keys[0], ANSWERS * seat + choice)
        if w.grown:
            w.out = -1
    elif tree == TREE_EACH:
        w.keys[seat] = mixed(w.keys[seat], choice)
        if w.grown:
            w.out |= 1 << seat
        w.grown = 0
    else:
        w.pending[seat] = mixed(w.pending[seat], choice)


def all_answered(w: Any, seats: int) -> None:
    """Everybody sees what the others have answered at the same time."""
    for seat in range(seats):
        if w.pending[seat] != 0:
            w.keys[0] = mixed(w.keys[0], w.pending[seat] ^ seat)
            w.pending[seat] = 0
    if w.grown:
        w.out = -1


def select(w: Any, nodes: Any, settings: Ints, seat: int, question: int, mask: int, dice: HasChance) -> int:
    """An answer for a seat at its place in the tree; its slot is noted for the end of the try."""
    at = find(nodes, settings[NODES], key_for(w, settings[TREE], seat, question), w.number)
    if at == FULL:
        w.grown = 1
        return nth_bit(mask, below(dice, popcount(mask)))
    node = nodes[at]
    open_slots(node, mask)
    slot = untried(w, node, mask, dice)
    if slot < 0:
        slot = best_slot(w, node, mask, settings)
    count_chances(node, mask)
    if slot < 0:
        w.grown = 1
        return nth_bit(mask, below(dice, popcount(mask)))
    note(w, at, slot, seat)
    choice: int = node.answers[slot]
    return choice


def open_slots(node: RivalNode, mask: int) -> None:
    """Make room for the answers that are open here for the first time."""
    new = mask & ~node.seen
    while new != 0 and node.used < SLOTS:
        slot = node.used
        node.answers[slot] = low_bit(new)
        node.visits[slot] = 0
        node.chances[slot] = 0
        node.totals[slot] = 0
        node.squares[slot] = 0
        node.seen |= new & -new
        node.used += 1
        new &= new - 1


def count_chances(node: RivalNode, mask: int) -> None:
    """These answers could have been given here."""
    for slot in range(node.used):
        if (mask >> node.answers[slot]) & 1:
            node.chances[slot] += 1


def untried(w: Any, node: RivalNode, mask: int, dice: HasChance) -> int:
    """Any of the answers that were never tried here; -1 if there is none."""
    fresh = 0
    for slot in range(node.used):
        if node.visits[slot] == 0 and (mask >> node.answers[slot]) & 1:
            fresh |= 1 << slot
    if fresh == 0:
        return -1
    w.grown = 1
    return nth_bit(fresh, below(dice, popcount(fresh)))


def best_slot(w: Any, node: RivalNode, mask: int, settings: Ints) -> int:
    """The answer with the best prospects among those open now; -1 if there is none in the node."""
    best = BELOW_ALL
    chosen = -1
    explore = settings[EXPLORE] / 1000.0
    counted = 0
    doubt = 0.0
    for slot in range(node.used):
        if (mask >> node.answers[slot]) & 1:
            if node.chances[slot] != counted:
                counted = node.chances[slot]
                doubt = log(float(counted))
            visits = float(node.visits[slot])
            value = scaled(node.totals[slot] / visits, w.lowest, w.highest)
            if settings[TUNED]:
                value += explore * tuned(node.squares[slot], node.totals[slot], visits, doubt, w.lowest, w.highest)
            else:
                value += explore * sqrt(doubt / visits)
            if value > best:
                best = value
                chosen = slot
    return chosen


def scaled(mean: Real, lowest: int, highest: int) -> Real:
    """A mean as a number from 0 to 1, between the worst and the best that were seen."""
    return (mean - lowest) / max(1e-6, float(highest - lowest))


def tuned(squares: int, total: int, visits: Real, doubt: Real, lowest: int, highest: int) -> Real:
    """The curiosity of UCB-tuned about an answer: less where its values lie close together."""
    width = max(1e-6, float(highest - lowest))
    mean = (total / visits - lowest) / width
    square = (squares / visits - 2.0 * lowest * total / visits + float(lowest * lowest)) / (width * width)
    variance = max(0.0, square - mean * mean)
    return sqrt(doubt / visits * min(WIDEST, variance + sqrt(2.0 * doubt / visits)))


def note(w: Any, at: int, slot: int, seat: int) -> None:
    """Remember a step of this try."""
    if w.steps_n < STEPS:
        w.at_node[w.steps_n] = at
        w.at_slot[w.steps_n] = slot
        w.at_seat[w.steps_n] = seat
        w.steps_n += 1


def back_up(w: Any, nodes: Rows[RivalNode], seats: int) -> None:
    """Tell every step of a try how it ended for its seat."""
    for seat in range(seats):
        w.lowest = min(w.lowest, w.values[seat])
        w.highest = max(w.highest, w.values[seat])
    for step in range(w.steps_n):
        node = nodes[w.at_node[step]]
        slot = w.at_slot[step]
        value = w.values[w.at_seat[step]]
        node.visits[slot] += 1
        node.totals[slot] += value
        node.squares[slot] += value * value
    if w.first >= 0:
        w.visits[w.first] += 1
        w.totals[w.first] += w.values[w.root]


def begin_try(w: Any, seats: int) -> None:
    """Nothing has happened; the seat that searches answers first."""
    w.steps_n = 0
    w.moves_n = 0
    w.ticks = 0
    w.grown = 0
    w.out = 0
    w.first = -1
    w.last = w.root
    for seat in range(seats):
        w.keys[seat] = 1
        w.pending[seat] = 0
