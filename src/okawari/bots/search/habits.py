"""Habits: how likely players are to answer in some way, by a table that was learned from searches.

They carry a try on where the tree ends, and say which answers to try first.
"""

from typing import Any

from okawari.compiled import Ints
from okawari.table.bits import low_bit, nth_bit
from okawari.table.chance import below
from okawari.table.faces import (
    CIRCLE,
    FACE_COUNT,
    FIRST,
    FUTOMAKI,
    INARI,
    K_ICE_CREAM,
    K_MAKI,
    K_NIGIRI,
    K_ONIGIRI,
    K_SASHIMI,
    K_SUKEROKU,
    K_TAKEOUT,
    K_TEMPURA,
    K_URAMAKI,
    KIND_OF,
    PUDDING,
    RECTANGLE,
    WASABI,
)
from okawari.table.layout import Table
from okawari.table.questions import ANSWERS, PICK, QUESTIONS, SECOND, TRAY
from okawari.table.zones import count

PARTS = 9  # the table stands once for early, middle and late turns, at two, three to four and more seats
SITUATIONS = 5  # of a card: what its player has of its kind
CARDS = FACE_COUNT * SITUATIONS
SIZE = (CARDS + len(QUESTIONS) * ANSWERS) * PARTS
USUAL = 64  # what an answer weighs that nothing was learned about


def part(t: Table) -> int:
    """Which part of the table holds now."""
    late = 2
    if t.hand_n > 2:
        late = 1
    if t.hand_n > 5:
        late = 0
    if t.seats_n == 2:
        return late
    if t.seats_n <= 4:
        return 3 + late
    return 6 + late


def habit(t: Table, seat: int, answer: int) -> int:
    """Where the weight of an answer stands within a part."""
    ask = t.mine[seat].ask
    if ask in (PICK, SECOND, TRAY) and answer < FACE_COUNT:
        return answer * SITUATIONS + situation(t, seat, answer)
    return CARDS + ask * ANSWERS + answer


def situation(t: Table, seat: int, face: int) -> int:
    """What a player has of a card's kind, in a few words."""
    me = t.seats[seat]
    kind = KIND_OF[face]
    if kind == K_NIGIRI:
        return min(count(me, WASABI), 2)
    if kind == K_TEMPURA:
        return count(me, face) & 1
    if kind == K_SASHIMI:
        return count(me, face) % 3
    if kind == K_ONIGIRI:
        return shapes(t, seat, face)
    if kind == K_SUKEROKU:
        return max(0, min(4, 2 + count(me, INARI + FUTOMAKI - face) - count(me, face)))
    if kind in (K_MAKI, K_URAMAKI):
        return min(icons(t, seat, kind) // 2, SITUATIONS - 1)
    if kind == K_TAKEOUT:
        return min((t.turn + 1) // 2, SITUATIONS - 1)
    if face >= PUDDING:
        had = count(me, face) + me.desserts[face - PUDDING] + me.dessert_orders[face - PUDDING]
        if kind == K_ICE_CREAM:
            return had & 3
        return min(had, SITUATIONS - 1)
    return min(count(me, face), SITUATIONS - 1)


def shapes(t: Table, seat: int, face: int) -> int:
    """0: this shape of onigiri is there already; else how many others are, and one."""
    me = t.seats[seat]
    if count(me, face) > 0:
        return 0
    found = 1
    for shape in range(CIRCLE, RECTANGLE + 1):
        if count(me, shape) > 0:
            found += 1
    return found


def icons(t: Table, seat: int, kind: int) -> int:
    """Icons on the rolls of a kind, roughly."""
    first = FIRST[kind]
    me = t.seats[seat]
    if kind == K_MAKI:
        return count(me, first) + 2 * count(me, first + 1) + 3 * count(me, first + 2)
    return count(me, first) + count(me, first + 1) + count(me, first + 2)


def habitual(w: Any, t: Table, seat: int, mask: int, habits: Ints, dice: Any) -> int:
    """One of the answers in a mask, each as likely as players are to choose it."""
    base = part(t) * (SIZE // PARTS)
    total = 0
    rest = mask
    n = 0
    while rest != 0:
        answer = low_bit(rest)
        rest &= rest - 1
        total += habits[base + habit(t, seat, answer)]
        w.sums[n] = total
        n += 1
    at = below(dice, total)
    n = 0
    while w.sums[n] <= at:
        n += 1
    return nth_bit(mask, n)
