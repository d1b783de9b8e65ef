"""A player for OpenSpiel that imagines: it resamples what it cannot know, plays to the end at random, and counts.

    python examples/open_spiel_player.py --games 10 --worlds 8

It meets a player who answers at random, at Classic for two. Nothing here is about sushi: any OpenSpiel game with
simultaneous moves and `resample_from_infostate` will do.
"""

import argparse
import random
from typing import Any

import pyspiel

import okawari.environments.open_spiel as ours
from okawari import compiled


def imagined(state: Any, player: int, worlds: int, rng: random.Random) -> int:
    """The action that did best on the average of some imagined worlds."""
    legal = state.legal_actions(player)
    if len(legal) == 1:
        return int(legal[0])
    totals = dict.fromkeys(legal, 0.0)
    for _ in range(worlds):
        world = state.resample_from_infostate(player, rng.random)
        for action in legal:
            totals[action] += outcome(world.clone(), player, action, rng)
    return int(max(legal, key=totals.__getitem__))


def outcome(state: Any, player: int, action: int, rng: random.Random) -> float:
    """A player's lead at the end, if it acts like this now and everybody at random from then on."""
    first = True
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        actions = [rng.choice(state.legal_actions(seat)) for seat in range(state.num_players())]
        if first:
            actions[player], first = action, False
        state.apply_actions(actions)
    returns = state.returns()
    return float(returns[player] - max(points for seat, points in enumerate(returns) if seat != player))


def play(game: Any, player: int, worlds: int, rng: random.Random) -> list[float]:
    """A game of one who imagines among others who do not."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        actions = [rng.choice(state.legal_actions(seat)) for seat in range(game.num_players())]
        actions[player] = imagined(state, player, worlds, rng)
        state.apply_actions(actions)
    return [float(points) for points in state.returns()]


def at_least_one(text: str) -> int:
    """A number of which there has to be one."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number of at least 1, please, and not {text!r}")
    return int(text)


def main() -> None:
    """Some games, each from both seats."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=at_least_one, default=10)
    parser.add_argument("--worlds", type=at_least_one, default=8)
    parser.add_argument("--game", default="classic", choices=("classic", "party", "draft"))
    parser.add_argument("--rules", default="auto", choices=("auto", "compiled", "interpreted"))
    chosen = parser.parse_args()
    game, rng, won = pyspiel.load_game(f"{ours.NAME}(game={chosen.game},rules={chosen.rules})"), random.Random(1), 0.0
    for number in range(chosen.games):
        player = number % game.num_players()
        points = play(game, player, chosen.worlds, rng)
        best = [seat for seat, score in enumerate(points) if score == max(points)]
        won += (player in best) / len(best)
        others = [f"{score:.0f}" for seat, score in enumerate(points) if seat != player]
        print(f"game {number + 1}: {points[player]:.0f} points, the others {', '.join(others)}")
    print(f"most points in {100 * won / chosen.games:.0f} % of the games, by imagining")


if __name__ == "__main__":
    with compiled.announcing():  # the first time, which takes up to a minute
        main()
