"""A rival's tries: imagine a table, follow the tree, then give any answers for a while, and look at the points."""

from typing import Any

from okawari.bots.rivals.averages import learn, place_of, preferred, record
from okawari.bots.rivals.layout import RivalNode, RivalSearch
from okawari.bots.rivals.tree import (
    AVERAGES,
    JOINT,
    LENGTH,
    TREE,
    TRIES,
    VALUE,
    all_answered,
    back_up,
    begin_try,
    remember,
    select,
)
from okawari.bots.rivals.worth import judge
from okawari.bots.search.opening import reopen
from okawari.compiled import Ints
from okawari.rules.engine import advance, decide, legal
from okawari.structs import Rows
from okawari.table.bits import low_bit, nth_bit, popcount
from okawari.table.chance import Dice, below
from okawari.table.layout import View
from okawari.table.questions import OVER
from okawari.views.imagine import imagine


def explore(
    views: Rows[View], works: Rows[RivalSearch], nodes: Rows[RivalNode], dice: Rows[Dice], settings: Ints
) -> int:
    """So many tries more for the seat of a view, each in a world of its own; how many."""
    w = works[0]
    w.root = views[0].seat
    for _ in range(settings[TRIES]):
        imagine(views[0], w.table, dice[0])
        reopen(w.table, w.root)
        play_out(w, w.table, nodes, settings, dice[0])
        judge(w, w.table, settings[VALUE])
        back_up(w, nodes, w.table.seats_n)
        if settings[AVERAGES]:
            learn(w)
    return settings[TRIES]


def play_out(w: Any, t: Any, nodes: Rows[RivalNode], settings: Ints, dice: Any) -> None:
    """One answer after the other, until the game is over or enough were given outside the tree."""
    begin_try(w, t.seats_n)
    while t.stage != OVER and w.ticks < settings[LENGTH]:
        if t.waiting == 0:
            if settings[TREE] == JOINT:
                all_answered(w, t.seats_n)
            while t.waiting == 0 and t.stage != OVER:
                advance(t)
        else:
            seat = next_seat(t.waiting, w.last, t.seats_n)
            choice = answer(w, t, seat, nodes, settings, dice)
            w.last = seat
            decide(t, seat, choice)


def next_seat(waiting: int, last: int, seats: int) -> int:
    """Who answers next, one by one: the seat that answered last, or the next one round the table."""
    seat = last
    while (waiting >> seat) & 1 == 0:
        seat = (seat + 1) % seats
    return seat


def answer(w: Any, t: Any, seat: int, nodes: Rows[RivalNode], settings: Ints, dice: Any) -> int:
    """The answer of one seat, inside its tree or outside."""
    mask = legal(t, seat)
    question = t.mine[seat].ask
    choice = low_bit(mask)
    if (w.out >> seat) & 1:
        w.ticks += 1
        if settings[AVERAGES]:
            choice = preferred(w, seat, question, mask, dice)
        else:
            choice = nth_bit(mask, below(dice, popcount(mask)))
    else:
        if mask & (mask - 1) != 0:
            choice = select(w, nodes, settings, seat, question, mask, dice)
        remember(w, settings[TREE], seat, choice)
    if settings[AVERAGES]:
        record(w, place_of(seat, question, choice))
    if w.first < 0 and seat == w.root:
        w.first = choice
    return choice
