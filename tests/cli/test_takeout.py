"""A takeout box as one question: what can be turned, what that scores, and the answers that turn exactly that."""

import random

import pytest

from okawari.cli.takeout import QUESTIONS, answers, gain, turnables
from okawari.game import Game

MENUS = [
    (["temaki", "tofu", "sashimi", "edamame", "wasabi", "takeout", "ice_cream"], {}),
    (["temaki", "tofu", "sashimi", "edamame", "special_order", "takeout", "fruit"], {}),
    (["maki", "tofu", "miso", "eel", "special_order", "takeout", "fruit"], {"takeout_when": "round_end"}),
    (["maki", "tofu", "miso", "eel", "wasabi", "takeout", "pudding"], {"edition": "ru", "takeout_box": "kept"}),
]


def boxes(menu: list[str], options: dict[str, str], seed: int, dice: random.Random) -> tuple[int, int]:
    """Play a game at random, answer every box as one question; how many boxes and cards were turned."""
    game = Game("party", seats=3, menu=menu, options=options, seed=seed)
    opened = turned = 0
    while not game.over:
        seat = dice.choice(game.waiting)
        if game.question(seat) in QUESTIONS:
            opened += 1
            turned += turn_some(game, seat, dice)
        else:
            game.answer(seat, dice.choice(game.legal(seat)))
    return opened, turned


def turn_some(game: Game, seat: int, dice: random.Random) -> int:
    view, cards = game.view(seat, previews=True), turnables(game, seat)
    for answer in view.legal[:-1]:
        alone = next(card for card in cards if card.spot == answer.id)
        assert gain(view, [alone]) == (answer.points, answer.later)
    assert {card.spot for card in cards if card.code in {one.code for one in view.legal}} >= {
        one.id for one in view.legal if one.code != "pass"
    }
    chosen = dice.sample(cards, dice.randint(0, len(cards)))
    wanted = sorted(f"special_order={card.code}" if card.order else card.code for card in chosen)
    told = [event for answer in answers(cards, chosen) for event in game.answer(seat, answer)]
    assert sorted(event.values["card"] for event in told if event.what == "flipped") == wanted
    return len(chosen)


@pytest.mark.parametrize(("menu", "options"), MENUS)
def test_any_cards_can_be_turned_in_one_go(menu: list[str], options: dict[str, str]) -> None:
    dice = random.Random(5)
    counts = [boxes(menu, options, seed, dice) for seed in range(12)]
    assert sum(opened for opened, _ in counts) > 10
    assert sum(turned for _, turned in counts) > 10


def test_nothing_is_done_to_the_game_before() -> None:
    dice = random.Random(1)
    game = Game("party", seats=3, menu=MENUS[1][0], seed=3)
    while game.question(game.waiting[0]) not in QUESTIONS:
        game.answer(game.waiting[0], dice.choice(game.legal(game.waiting[0])))
    before = (game.choices[:], game.events[:], game.legal(game.waiting[0]))
    turnables(game, game.waiting[0])
    assert before == (game.choices, game.events, game.legal(game.waiting[0]))
