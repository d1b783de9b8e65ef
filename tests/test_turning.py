"""What a takeout box is said to bring, for every set of cards, must be what it brings when just these are turned."""

import random

import pytest

from okawari.cards.wasabi import part
from okawari.game import Game
from okawari.rules.engine import legal
from okawari.table.layout import View
from okawari.table.questions import ANSWERS
from okawari.views.look import look
from okawari.views.preview import open_table, worth
from okawari.views.turning import MOST, Bill, bills, copies
from tests.kit import Scene, menu_with

QUESTIONS = ("flip", "flip_order")
TABLES = [
    ("temaki tofu sashimi eel wasabi takeout pudding", 2, {}),
    ("maki tofu sashimi onigiri soy_sauce takeout fruit", 3, {"edition": "ru"}),
    ("temaki onigiri miso edamame tea takeout ice_cream", 4, {"takeout_when": "round_end"}),
    ("maki tofu miso eel special_order takeout fruit", 3, {"takeout_box": "kept"}),
]


def place(numbers: list[int], most: list[int]) -> int:
    """Where a set stands in the lists."""
    found, step = 0, 1
    for number, copies_there in zip(numbers, most, strict=True):
        found += number * step
        step *= copies_there + 1
    return found


def standing(game: Game, seat: int) -> int:
    """All that a seat would have if its box were done and everything ended now."""
    t = open_table(game.view(seat).raw)
    part(t, seat)
    return t.seats[seat].score + sum(worth(t, seat))


def proved(game: Game, seat: int, dice: random.Random) -> int:
    """Turn some sets over, each in a copy of the game, and compare; how many could be compared."""
    view = game.view(seat)
    answers = [answer.id for answer in view.legal]
    most, found, before, done = copies(view.raw, answers), bills(view.raw, answers), standing(game, seat), 0
    for _ in range(6 if found else 0):
        numbers = [dice.randint(0, number) for number in most]
        trial = game.copy()
        for spot, number in zip(answers, numbers, strict=False):
            for _ in range(number):
                trial.answer(seat, spot)
        if trial.question(seat) == game.question(seat):  # else the box is done, and the game goes on
            bill = found[place(numbers, most)]
            assert standing(trial, seat) - before == bill.gained - bill.lost
            done += 1
    return done


@pytest.mark.rule("P-TAKEOUT-1", "P-TAKEOUT-3")
@pytest.mark.parametrize(("menu", "seats", "options"), TABLES)
def test_what_is_said_of_a_set_is_what_it_brings(menu: str, seats: int, options: dict[str, str]) -> None:
    dice = random.Random(7)
    compared = 0
    for seed in range(8):
        game = Game("party", seats=seats, menu=menu.split(), options=options, seed=seed)
        while not game.over:
            seat = dice.choice(game.waiting)
            if game.question(seat) in QUESTIONS:
                compared += proved(game, seat, dice)
            game.answer(seat, dice.choice(game.legal(seat)))
    assert compared > 50


def test_nothing_is_said_where_there_are_too_many_sets() -> None:
    fronts = [["egg", "salmon", "squid", "maki1", "maki2", "maki3", "tofu", "eel", "gyoza", "pudding"], []]
    assert 2 ** len(fronts[0]) > MOST
    scene = Scene(
        ["takeout10", "egg"], ["gyoza", "egg"], menu=menu_with("maki", "takeout", "tofu", "eel", "gyoza"), fronts=fronts
    )
    scene.answer(0, "takeout10").answer(1, "gyoza")
    v, answers = seen(scene)
    assert len(copies(v, answers)) == len(fronts[0])
    assert bills(v, answers) == []


def seen(scene: Scene) -> tuple[View, list[int]]:
    """What the first seat sees, and its answers."""
    v = View()
    look(scene.t, 0, v)
    mask = legal(scene.t, 0)
    return v, [number for number in range(ANSWERS) if mask >> number & 1]


@pytest.mark.rule("P-TAKEOUT-1")
def test_a_set_is_more_than_its_cards() -> None:
    scene = Scene(
        ["takeout10", "egg"],
        ["gyoza", "egg"],
        menu=menu_with("takeout", "tempura"),
        fronts=[["tempura"] * 2 + ["egg"], []],
    )
    scene.answer(0, "takeout10").answer(1, "gyoza")
    v, answers = seen(scene)
    most = copies(v, answers)
    assert most == [1, 2], "an egg, two tempura"
    found = bills(v, answers)
    assert found[place([0, 0], most)] == Bill(0, 0)
    assert found[place([1, 0], most)] == Bill(lost=1, gained=2)
    assert found[place([0, 1], most)] == Bill(lost=5, gained=2)
    assert found[place([0, 2], most)] == Bill(lost=5, gained=4)
    assert found[place([1, 2], most)] == Bill(lost=6, gained=6)
