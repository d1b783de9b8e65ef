"""Imagined tables in the situations that random set-ups seldom reach."""

import random
from collections.abc import Mapping, Sequence

import pytest

from okawari.editions.setup import classic_table, party_table
from okawari.rules.engine import answer, legal, new_game
from okawari.structs import bytes_of
from okawari.table.bits import nth_bit, popcount
from okawari.table.chance import Dice, start
from okawari.table.layout import Table, View
from okawari.table.questions import OVER
from okawari.views.imagine import imagine
from okawari.views.look import look

MAY = {"wasabi": "may", "order_nigiri": "ru", "expansions": "both"}
SETUPS: dict[str, tuple[int, Sequence[str] | None, Mapping[str, str]]] = {
    "dummy": (2, None, {"dummy": "yes", "promo": "yes"}),
    "wine and orders": (3, ("uramaki", "miso", "tofu", "gyoza", "rice_wine", "special_order", "fruit"), MAY),
    "wine and wasabi": (2, ("maki", "miso", "tofu", "gyoza", "rice_wine", "wasabi", "fruit"), MAY),
    "orders on wasabi": (4, ("maki", "miso", "tofu", "gyoza", "wasabi", "special_order", "pudding"), MAY),
    "menus and orders": (3, ("maki", "miso", "tofu", "gyoza", "menu", "special_order", "fruit"), MAY),
    "menus and wasabi": (2, ("maki", "miso", "tofu", "gyoza", "menu", "wasabi", "fruit"), MAY),
    "spoons and orders": (5, ("uramaki", "onigiri", "tofu", "gyoza", "spoon", "special_order", "fruit"), MAY),
    "late orders and boxes": (
        3,
        ("uramaki", "onigiri", "tofu", "gyoza", "takeout", "special_order", "fruit"),
        {**MAY, "order_when": "round_end", "takeout_when": "round_end", "takeout_box": "kept"},
    ),
    "late announcements": (
        4,
        ("uramaki", "onigiri", "tofu", "gyoza", "spoon", "chopsticks", "fruit"),
        {"announce": "after_reveal", "extra_actions": "any"},
    ),
}


@pytest.mark.rule("P-KNOW-4", "OK-SPOON-1")
@pytest.mark.parametrize("name", SETUPS)
def test_what_is_imagined_looks_the_same(name: str) -> None:
    seats, menu, options = SETUPS[name]
    rng = random.Random(name)
    dice = Dice()
    start(dice, *(rng.getrandbits(32) for _ in range(4)))
    for seed in range(3):
        t = party_table(seats, menu, options, str(seed)) if menu else classic_table(seats, options, str(seed))
        new_game(t)
        while t.stage != OVER:
            seat = rng.choice([seat for seat in range(seats) if t.waiting >> seat & 1])
            mask = legal(t, seat)
            answer(t, seat, nth_bit(mask, rng.randrange(popcount(mask))))
            who = rng.randrange(-1, seats)
            assert seen(worlds(t, who, dice), who) == seen(t, who)


def seen(t: Table, seat: int) -> bytes:
    """What a seat sees."""
    v = View()
    look(t, seat, v)
    return bytes_of(v)


def worlds(t: Table, seat: int, dice: Dice) -> Table:
    """A table that a seat could imagine."""
    v, world = View(), Table()
    look(t, seat, v)
    imagine(v, world, dice)
    return world
