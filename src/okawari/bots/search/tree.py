"""A tree for every seat that decides at the same time (decoupled UCT), kept in one table of nodes by their keys."""

from math import sqrt
from typing import Any

from okawari.bots.search.habits import habitual
from okawari.bots.search.layout import SLOTS, STEPS, Node
from okawari.bots.search.settings import EXPLORE, NODES
from okawari.compiled import Ints
from okawari.structs import Rows, need_soon
from okawari.table.chance import WORD, HasChance
from okawari.table.faces import SEATS
from okawari.table.questions import PICK

FULL = -1
NEARBY = 8
BELOW_ALL = -1e18
# log2 of 1 + k/16, in 65536ths, for the digits after the highest one.
BETWEEN = (0, 5732, 11136, 16248, 21098, 25711, 30109, 34312, 38336, 42196, 45904, 49472, 52911, 56229, 59434, 62534)
ROOT = 1
LONG = 0x7FFFFFFFFFFFFFFF


def mixed(key: int, number: int) -> int:
    """A key that follows from a key and a number."""
    value = (key ^ ((number + 1) * 0x9E3779B97F4A7C1)) & LONG
    value = ((value ^ (value >> 29)) * 0x5851F42D4C957F) & LONG
    return (value ^ (value >> 32)) | 1


def key_of(happened: int, answered: int, seat: int, ask: int) -> int:
    """The key of what a seat is asked, after what has happened and what it has answered since."""
    return mixed(happened ^ answered, SEATS * ask + seat)


def first_key(seat: int, ask: int) -> int:
    """The same before anything has happened."""
    return key_of(ROOT, 0, seat, ask)


def place_of(key: int, size: int, step: int) -> int:
    """Where a node may be, in so many steps from where it should be."""
    return ((key ^ (key >> 31)) + step) & (size - 1)


def find(nodes: Rows[Node], size: int, key: int, number: int) -> int:
    """The place of a node, made empty if it is new; FULL if there is none nearby. The size is a power of two."""
    for step in range(NEARBY):
        at = place_of(key, size, step)
        if nodes[at].search != number:
            nodes[at].search = number
            nodes[at].key = key
            nodes[at].seen = 0
            nodes[at].used = 0
            return at
        if nodes[at].key == key:
            return at
    return FULL


def logarithm(number: int) -> int:
    """log2 in 65536ths, from below, the same interpreted and compiled."""
    high = 0
    rest = number
    while rest > 1:
        rest >>= 1
        high += 1
    if high >= 4:
        return (high << 16) + BETWEEN[(number >> (high - 4)) & 15]
    return (high << 16) + BETWEEN[(number << (4 - high)) & 15]


def look_ahead(w: Any, nodes: Rows[Node], seats: int, settings: Ints) -> None:
    """Every seat will be asked for a card next, most likely: let memory bring what is known of that."""
    for seat in range(seats):
        need_soon(nodes, place_of(key_of(w.keys[seat], 0, seat, PICK), settings[NODES], 0))


def select(
    w: Any, nodes: Rows[Node], key: int, seat: int, mask: int, habits: Ints, settings: Ints, dice: HasChance
) -> int:
    """An answer for a seat at a point of the tree: one not tried yet, else the one with the best prospects.

    Its place is noted for the end of the try. A node that is full goes on with the answers in it; where none of them
    is legal, or there is no room for a node, an answer is given by habit.
    """
    at = find(nodes, settings[NODES], key, w.number)
    if at == FULL:
        w.grown = 1
        return habitual(w, w.table, seat, mask, habits, dice)
    node = nodes[at]
    new = mask & ~node.seen
    if new == mask and node.used == SLOTS:
        w.grown = 1
        return habitual(w, w.table, seat, mask, habits, dice)
    if new != 0 and node.used < SLOTS:
        w.grown = 1
        choice = habitual(w, w.table, seat, new, habits, dice)
        slot = node.used
        node.seen |= 1 << choice
        node.answers[slot] = choice
        node.visits[slot] = 0
        node.totals[slot] = 0
        node.used += 1
        note(w, at, slot, seat)
        return choice
    slot = best_slot(node, mask, settings[EXPLORE])
    note(w, at, slot, seat)
    return node.answers[slot]


def note(w: Any, at: int, slot: int, seat: int) -> None:
    """Remember a step of this try."""
    if w.steps_n < STEPS:
        w.at_node[w.steps_n] = at
        w.at_slot[w.steps_n] = slot
        w.at_seat[w.steps_n] = seat
        w.steps_n += 1


def best_slot(node: Node, mask: int, explore: int) -> int:
    """Upper confidence bound, among the answers that are legal here."""
    total = 0
    for slot in range(node.used):
        total += node.visits[slot] * ((mask >> node.answers[slot]) & 1)
    curiosity = explore * sqrt(float(logarithm(total + 1)))
    best = BELOW_ALL
    chosen = 0
    for slot in range(node.used):
        if (mask >> node.answers[slot]) & 1:
            visits = node.visits[slot] + 1e-9
            value = node.totals[slot] / visits + curiosity / sqrt(visits)
            if value > best:
                best = value
                chosen = slot
    return chosen


def back_up(w: Any, nodes: Rows[Node]) -> None:
    """Tell every step of a try how it ended for its seat."""
    for step in range(w.steps_n):
        node = nodes[w.at_node[step]]
        slot = w.at_slot[step]
        node.visits[slot] += 1
        node.totals[slot] += w.values[w.at_seat[step]]
    if w.first >= 0:
        w.visits[w.first] += 1
        w.totals[w.first] += w.values[w.root]


def begin(w: Any, seats: int) -> None:
    """A new try: nothing has happened."""
    w.steps_n = 0
    w.grown = 0
    w.first = -1
    for seat in range(seats):
        w.keys[seat] = ROOT
        w.pending[seat] = 0


def remember(w: Any, seats: int, joint: int) -> None:
    """What was answered becomes part of what has happened: of everybody's, or each seat's own alone."""
    key = w.keys[0]
    for seat in range(seats):
        if joint:
            key = mixed(key, w.pending[seat] & WORD)
        else:
            w.keys[seat] = mixed(w.keys[seat], w.pending[seat] & WORD)
        w.pending[seat] = 0
    if joint:
        for seat in range(seats):
            w.keys[seat] = key
