"""MAST: how tries ended in which a seat gave an answer, and tries that prefer answers with good averages."""

from math import exp
from typing import Any

from okawari.bots.rivals.layout import ASKED, MOVES, Real
from okawari.table.bits import low_bit
from okawari.table.chance import HasChance, next_word
from okawari.table.questions import ANSWERS

COOL = 0.2  # half points: the published temperature is a tenth of a point
WORDS = 4294967296.0


def place_of(seat: int, question: int, choice: int) -> int:
    """Where an answer of a seat is counted."""
    return (seat * ASKED + question) * ANSWERS + choice


def record(w: Any, place: int) -> None:
    """An answer was given in this try."""
    if w.moves_n < MOVES:
        w.moves[w.moves_n] = place
        w.moves_n += 1


def learn(w: Any) -> None:
    """Tell every answer of a try how it ended for its seat."""
    for i in range(w.moves_n):
        place = w.moves[i]
        w.move_visits[place] += 1
        w.move_totals[place] += w.values[place // (ASKED * ANSWERS)]


def average(w: Any, place: int) -> Real:
    """The mean value of an answer, 0 where it was never given."""
    if w.move_visits[place] == 0:
        return 0.0
    return w.move_totals[place] / float(w.move_visits[place])


def preferred(w: Any, seat: int, question: int, mask: int, dice: HasChance) -> int:
    """Any of these answers, each the more likely by e the better its average is by so many half points."""
    best = average(w, place_of(seat, question, low_bit(mask)))
    rest = mask & (mask - 1)
    while rest != 0:
        best = max(best, average(w, place_of(seat, question, low_bit(rest))))
        rest &= rest - 1
    total = 0.0
    rest = mask
    while rest != 0:
        total += exp((average(w, place_of(seat, question, low_bit(rest))) - best) / COOL)
        rest &= rest - 1
    drawn = next_word(dice) / WORDS * total
    rest = mask
    choice = low_bit(rest)
    while rest != 0 and drawn >= 0.0:
        choice = low_bit(rest)
        drawn -= exp((average(w, place_of(seat, question, choice)) - best) / COOL)
        rest &= rest - 1
    return choice
