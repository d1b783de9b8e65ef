"""OpenSpiel games for tests, and walks through them."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

from okawari.environments.open_spiel import NAME

# Menus of many questions.
ASKING = "temaki;tofu;eel;tempura;spoon;special_order;ice_cream"
DRAWING = "uramaki;miso;gyoza;sashimi;menu;takeout;fruit"
PICKING = "temaki;tofu;eel;tempura;chopsticks;special_order;fruit"
READING = "uramaki;onigiri;tofu;miso;menu;special_order;fruit"
PACKING = "maki;tofu;eel;tempura;takeout;special_order;pudding"
DIPPING = "maki;tofu;eel;sashimi;spoon;wasabi;fruit"
TOOLS = "maki;tempura;gyoza;eel;spoon;chopsticks;ice_cream"


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
