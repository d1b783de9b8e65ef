"""Preparing a Draft table: its rules, its seats and the keys of its chance."""

from collections.abc import Sequence

from okawari.draft.faces import ROUNDS
from okawari.draft.layout import Table
from okawari.table.chance import WORDS

LEFT, RIGHT = 1, -1


def set_up(
    t: Table,
    seats: int,
    passing_alternate: bool,
    advanced: bool,
    tie: int,
    out_for_game: bool,
    open_chips: bool,
    keys: Sequence[int],
) -> None:
    """Write down what a game needs before it is new: `keys` has four words for each round."""
    t.seats_n = seats
    t.places = seats
    for number in range(ROUNDS):
        t.rules.passing[number] = RIGHT if passing_alternate and number % 2 == 1 else LEFT
    t.rules.advanced = advanced
    t.rules.tie = tie
    t.rules.out_for_game = out_for_game
    t.rules.open_chips = open_chips
    for at, word in zip(range(WORDS * ROUNDS), keys, strict=True):
        t.keys[at] = word
