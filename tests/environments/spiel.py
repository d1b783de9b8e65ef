"""OpenSpiel games for tests, and walks through them."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

from okawari.editions.undealt import undealt
from okawari.engines import ENGINES
from okawari.environments.deals import NODES, deal_number
from okawari.environments.open_spiel import NAME
from okawari.game import Game
from okawari.table.chance import WORD, Dice, next_word, start
from okawari.table.layout import ROUNDS

# Menus of many questions.
ASKING = "temaki;tofu;eel;tempura;spoon;special_order;ice_cream"
DRAWING = "uramaki;miso;gyoza;sashimi;menu;takeout;fruit"
PICKING = "temaki;tofu;eel;tempura;chopsticks;special_order;fruit"
READING = "uramaki;onigiri;tofu;miso;menu;special_order;fruit"
PACKING = "maki;tofu;eel;tempura;takeout;special_order;pudding"
DIPPING = "maki;tofu;eel;sashimi;spoon;wasabi;fruit"
TOOLS = "maki;tempura;gyoza;eel;spoon;chopsticks;ice_cream"
SOME = [
    "game=classic,players=2,options=dummy:yes",
    "game=draft,players=3",
    "game=draft,players=4,options=leftovers:per_game",
    f"game=party,players=3,menu={ASKING}",
    f"game=party,players=4,menu={DRAWING}",
]


def load(parameters: str) -> Any:
    return pyspiel.load_game(f"{NAME}({parameters},rules=interpreted)")


def walk(state: Any, dice: random.Random) -> Iterator[Any]:
    """Every position of a game that chance plays, the last included."""
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
        else:
            state.apply_actions([dice.choice(state.legal_actions(player)) for player in range(state.num_players())])
    yield state


def known(state: Any, player: int) -> tuple[str, str, list[float], list[float], list[int]]:
    """All that a player is told."""
    told = state.information_state_string(player), state.observation_string(player)
    tensors = state.information_state_tensor(player), state.observation_tensor(player)
    return (*told, *tensors, state.legal_actions(player))


def position(game: Any, seed: int) -> Any:
    """Any position in which somebody is asked."""
    dice = random.Random(seed)
    asked = [state.clone() for state in walk(game.new_initial_state(), dice) if state.is_simultaneous_node()]
    return dice.choice(asked)


def replayed(state: Any, **settings: Any) -> Game:
    """The same deals and answers in a game of our own, one answer after the other."""
    game = Game(seats=state.num_players(), seed=1, **settings)
    moves = state.full_history()
    parts = [move.action for move in moves if move.player == pyspiel.PlayerId.CHANCE]
    game._table = undealt(game.game, game.seats, game.menu, game.options, "")
    for begun in range(ROUNDS):
        dice = Dice()
        number = deal_number(parts, NODES * begun)
        start(dice, number & WORD, number >> 32, begun, NODES)
        for word in range(4):
            game._table.keys[4 * begun + word] = next_word(dice)
    game._table.log_on, game.events = 1, []
    ENGINES[game.game].new_game(game._table)
    game._collect()
    answers = [move.action for move in moves if move.player != pyspiel.PlayerId.CHANCE]
    for first in range(0, len(answers), game.seats):
        for seat in game.waiting:
            game.answer(seat, answers[first + seat])
    return game
