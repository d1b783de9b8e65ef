"""Games of the OpenSpiel face as text: what every player sees and may do, and what comes of it."""

import hashlib
import random
from collections.abc import Iterator
from typing import Any

import pyspiel
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from okawari.environments.open_spiel import NAME

PLAYTHROUGHS = {
    "classic": f"{NAME}(game=classic,players=2,options=dummy:yes,rules=interpreted)",
    "party": f"{NAME}(game=party,players=3,menu=master-menu,reward=place,rules=interpreted)",
    "draft": f"{NAME}(game=draft,players=3,reward=win,rules=interpreted)",
}
SHOWN = 1  # the player whose observations are written out


def text_of(game: str) -> str:
    """A game from its first deal to its last point, played by chance."""
    return "\n".join([*_lines(game), ""])


def _lines(text: str) -> Iterator[str]:
    game, dice = pyspiel.load_game(text), random.Random(7)
    state, players = game.new_initial_state(), range(game.num_players())
    seen, known = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    yield f"# {game}"
    yield f"actions {game.num_distinct_actions()}, longest {game.max_game_length()}"
    yield "pieces " + ", ".join(f"{name} {'x'.join(map(str, part.shape))}" for name, part in known.dict.items())
    while not state.is_terminal():
        if state.is_chance_node():
            outcome = dice.choice(state.chance_outcomes())[0]
            yield f"chance {state.action_to_string(outcome)}"
            state.apply_action(outcome)
            continue
        yield f"\n## after {len(state.history())}"
        for player in players:
            if player == SHOWN:
                yield seen.string_from(state, player)
            yield f"{player}: tensors {_digest(seen, state, player)} {_digest(known, state, player)}"
            yield f"{player}: legal " + _codes(state, player, state.legal_actions(player))
        actions = [dice.choice(state.legal_actions(player)) for player in players]
        yield "choose " + " | ".join(_codes(state, player, [actions[player]]) for player in players)
        state.apply_actions(actions)
        yield f"rewards {_numbers(state.rewards())} returns {_numbers(state.returns())}"
    yield "\n## what this player knows in the end"
    yield known.string_from(state, SHOWN)


def _codes(state: Any, player: int, actions: list[int]) -> str:
    return ", ".join(f"{action} {state.action_to_string(player, action)}" for action in actions)


def _digest(observation: Any, state: Any, player: int) -> str:
    observation.set_from(state, player)
    return hashlib.sha256(observation.tensor.tobytes()).hexdigest()[:12]


def _numbers(values: list[float]) -> str:
    return " ".join(f"{value:g}" for value in values)
