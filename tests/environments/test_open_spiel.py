"""The OpenSpiel face: OpenSpiel's own checks, the shape of the game, and how it is played."""

import random
import subprocess
import sys
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from okawari.environments.deals import NODES, OUTCOMES
from okawari.environments.open_spiel import NAME, options_of
from okawari.environments.open_spiel_observer import LINES
from okawari.environments.pieces import WAIT
from okawari.errors import OkawariError
from tests.environments.spiel import (
    ASKING,
    DIPPING,
    DRAWING,
    PACKING,
    PICKING,
    SOME,
    TOOLS,
    known,
    load,
    position,
    replayed,
    walk,
)
from tools import golden, spiel_playthroughs

RULES = ("interpreted", "compiled")
SIZES = [
    *(f"game=classic,players={players}" for players in range(2, 6)),
    "game=classic,players=2,options=dummy:yes",
    *(f"game=draft,players={players}" for players in range(2, 6)),
    *(f"game=party,players={players},menu=sushi-go" for players in range(3, 9)),
    "game=party,players=2,menu=dinner-for-two,reward=place",
    f"game=party,players=3,menu={ASKING}",
    f"game=party,players=4,menu={DRAWING},options=takeout_when:round_end",
    f"game=party,players=3,menu={PICKING},options=edition:ru",
    f"game=party,players=3,menu={PACKING},options=order_when:round_end",
    f"game=party,players=3,menu={DIPPING},options=wasabi:may;expansions:both",
    f"game=party,players=4,menu={TOOLS},options=extra_actions:any;announce:after_reveal,reward=win",
]


@pytest.mark.slow
@pytest.mark.parametrize("parameters", SIZES)
def test_random_simulation(parameters: str) -> None:
    pyspiel.random_sim_test(load(parameters), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    "parameters", ["game=classic,players=2", "game=draft,players=3", f"game=party,players=3,menu={ASKING}"]
)
def test_the_playthrough_of_open_spiel_itself_is_the_same_every_time(parameters: str) -> None:
    """It calls everything that a state and its observers offer, in every position of a game."""
    name = f"{NAME}({parameters},rules=interpreted)"
    texts = [generate_playthrough.playthrough(name, None, seed=3) for _ in range(2)]
    assert texts[0] == texts[1]
    assert "IsTerminal() = True" in texts[0]
    assert "Returns()" in texts[0]


@pytest.mark.parametrize("parameters", SOME)
def test_players_may_move_in_turn(parameters: str) -> None:
    game = pyspiel.convert_to_turn_based(load(parameters))
    state, dice = game.new_initial_state(), random.Random(3)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    assert sum(state.returns()) != 0


def test_learning_environment() -> None:
    environment = rl_environment.Environment(load("game=draft,players=3,reward=win"))
    environment.seed(5)
    dice, step, won = random.Random(5), environment.reset(), [0.0] * 3
    assert step.is_simultaneous_move()
    assert environment.observation_spec()["info_state"] == (environment.game.information_state_tensor_size(),)
    while not step.last():
        step = environment.step([dice.choice(legal) for legal in step.observations["legal_actions"]])
        won = [before + now for before, now in zip(won, step.rewards, strict=True)]
    assert sum(won) == pytest.approx(1)


@pytest.mark.parametrize("name", spiel_playthroughs.PLAYTHROUGHS)
def test_playthroughs_are_the_same(name: str) -> None:
    """`make golden` writes them anew."""
    written = (golden.SPIEL / f"{name}.txt").read_text()
    assert spiel_playthroughs.text_of(spiel_playthroughs.PLAYTHROUGHS[name]) == written


def test_pieces_have_names_and_fill_the_tensor() -> None:
    game = load("game=classic,players=3")
    state = position(game, 1)
    for kind in (None, INFO_STATE_OBS_TYPE):
        seen = make_observation(game, kind)
        seen.set_from(state, 2)
        assert seen.tensor.size == sum(piece.size for piece in seen.dict.values())
        assert numpy.array_equal(numpy.concatenate([piece.ravel() for piece in seen.dict.values()]), seen.tensor)
        asked = state.observation_tensor if kind is None else state.information_state_tensor
        assert numpy.array_equal(asked(2), seen.tensor)
    assert seen.dict["places.known"][0] == 1
    assert seen.dict["places.hand"][0].sum() == seen.dict["shared.cards"][0]
    assert seen.dict["shared.seats"][0] == 3
    assert seen.dict["story"].shape == (LINES, 4)


def test_every_part_of_a_deal_counts_and_there_are_more_deals_than_hands() -> None:
    game = load("game=classic,players=2")
    hands = []
    for at in (None, *range(NODES)):
        state = game.new_initial_state()
        for node in range(NODES):
            state.apply_action(node + (node == at))
        hands.append((state.observation_string(0), state.observation_string(1)))
    assert len({*hands}) == NODES + 1
    assert OUTCOMES**NODES >= 1 << 48


def test_moves_of_all_players_are_given_together_and_are_complete() -> None:
    state = position(load("game=classic,players=3"), 2)
    with pytest.raises(ValueError, match="one action for each"):
        state.apply_actions([state.legal_actions(0)[0]])
    with pytest.raises(ValueError, match="at the same time"):
        state.apply_action(state.legal_actions(0)[0])


@pytest.mark.parametrize("parameters", ["game=classic,players=3", "game=draft,players=3"])
def test_every_node_takes_only_its_own_kind_of_action(parameters: str) -> None:
    game = load(parameters)
    between, dice = game.new_initial_state(), random.Random(1)
    for state in walk(game.new_initial_state(), dice):
        if state.is_chance_node():
            between = state.clone()
    for state in (game.new_initial_state(), between):
        before = str(state), state.history()
        with pytest.raises(ValueError, match="chance node"):
            state.apply_actions([WAIT] * 3)
        with pytest.raises(ValueError, match=r"^outcome is a whole number from 0 to 63, and not 64$"):
            state.apply_action(OUTCOMES)
        assert (str(state), state.history()) == before
        state.apply_action(OUTCOMES - 1)
    *_, end = walk(game.new_initial_state(), dice)
    with pytest.raises(ValueError, match="the game is over"):
        end.apply_actions([WAIT] * 3)
    with pytest.raises(ValueError, match="the game is over"):
        end.apply_action(0)
    with pytest.raises(ValueError, match=r"legal_actions\(player\), from 0 to 2"):
        position(game, 1).legal_actions(9)


@pytest.mark.parametrize("parameters", SOME)
@pytest.mark.parametrize(("reward", "whole"), [("win", 2), ("place", None)])
def test_wins_and_places_are_paid_at_the_end_and_sum_to_the_same(
    parameters: str, reward: str, whole: int | None
) -> None:
    game = load(f"{parameters},reward={reward}")
    kind = game.get_type()
    assert kind.reward_model == pyspiel.GameType.RewardModel.TERMINAL
    assert kind.utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert game.utility_sum() * 2 == (whole or game.num_players())
    for seed in range(5):
        for state in walk(game.new_initial_state(), random.Random(seed)):
            paid = sum(state.returns())
            assert paid == pytest.approx(game.utility_sum() if state.is_terminal() else 0)


@pytest.mark.parametrize("reward", ["win", "place"])
def test_the_tree_search_of_open_spiel_plays_it_in_turn(reward: str) -> None:
    game = pyspiel.convert_to_turn_based(load(f"game=draft,players=3,reward={reward}"))
    state, dice = game.new_initial_state(), numpy.random.RandomState(3)
    bot = mcts.MCTSBot(game, 1, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    for _ in range(12):
        legal = state.legal_actions()
        if state.is_chance_node():
            state.apply_action(legal[0])
            continue
        chosen = bot.step(state)
        assert chosen in legal
        state.apply_action(chosen)


@pytest.mark.parametrize("reward", ["place", "win"])
def test_rewards_at_the_end(reward: str) -> None:
    game, gained = load(f"game=draft,players=3,reward={reward}"), [0.0] * 3
    for state in walk(game.new_initial_state(), random.Random(4)):
        if not state.is_chance_node():
            gained = [before + now for before, now in zip(gained, state.rewards(), strict=True)]
    assert gained == state.returns()
    assert sum(gained) == pytest.approx(1.0 if reward == "win" else 1.5)
    best = max(gained)
    assert tuple(seat for seat in range(3) if gained[seat] == best) == replayed(state, game="draft").winners


def test_actions_have_the_codes_of_the_engine() -> None:
    game = load("game=classic,players=2")
    state = game.new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 9) == "deal 9"
    assert state.action_to_string(0, WAIT) == "wait"
    assert state.action_to_string(0, 7) == "answer 7", "nothing is asked yet"
    state = position(game, 1)
    codes = [state.action_to_string(0, action) for action in state.legal_actions(0)]
    assert [state.string_to_action(0, code) for code in codes] == state.legal_actions(0)
    with pytest.raises(ValueError, match="'soup' is not open, only"):
        state.string_to_action(0, "soup")
    with pytest.raises(ValueError, match=r"legal_actions\(player\)"):
        state.legal_actions()


@pytest.mark.compiled
@pytest.mark.parametrize("parameters", SOME)
def test_compiled_rules_play_the_same(parameters: str) -> None:
    states = [pyspiel.load_game(f"{NAME}({parameters},rules={rules})").new_initial_state() for rules in RULES]
    for plain, fast in zip(*(walk(state, random.Random(2)) for state in states), strict=True):
        assert str(fast) == str(plain)
        assert fast.rewards() == plain.rewards()
        assert known_if_asked(fast) == known_if_asked(plain)


def known_if_asked(state: Any) -> list[Any]:
    return [known(state, player) for player in range(state.num_players())] if state.is_simultaneous_node() else []


def test_bad_answers_change_nothing() -> None:
    state = position(load("game=classic,players=2"), 3)
    before = str(state)
    with pytest.raises(ValueError, match="player 0: 77 is not open, only"):
        state.apply_actions([77, state.legal_actions(1)[0]])
    assert str(state) == before


def test_parameters_that_cannot_be_played() -> None:
    assert options_of("dummy:yes;promo:no") == {"dummy": "yes", "promo": "no"}
    for wrong in ("options=dummy", "reward=money", "rules=none"):
        with pytest.raises(ValueError):
            load(f"game=classic,{wrong}") if "rules" not in wrong else pyspiel.load_game(f"{NAME}({wrong})")
    with pytest.raises(OkawariError):
        load("game=classic,players=6")


def test_it_says_what_to_install() -> None:
    lines = [
        "import sys",
        "sys.modules['pyspiel'] = None",
        "import okawari.environments",
        "import okawari.environments.open_spiel",
    ]
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "ImportError: The OpenSpiel game needs OpenSpiel: pip install 'okawari[rl]'"
    )
