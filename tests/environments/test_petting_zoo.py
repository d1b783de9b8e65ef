"""PettingZoo's own checks on our environments, and what they do not look at."""

import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

from okawari.bots import named
from okawari.environments import Tables, okawari_v0
from okawari.environments.agents import OrderEnforcingWrapper
from okawari.environments.naming import named as named_pieces
from okawari.environments.observing import observe
from okawari.environments.pieces import WAIT
from okawari.environments.registration import MODES, register
from tests.environments.playing import SETUPS, name_of

SOME = [SETUPS[0], SETUPS[4], SETUPS[9]]


@pytest.fixture(autouse=True)
def _observations_are_dicts() -> Iterator[None]:
    """PettingZoo wants masks in a dict of observations, and warns of it unless a game is on a list of its own."""
    with warnings.catch_warnings():
        for said in ("Observation space for each agent probably should be", "Observation is not a NumPy array"):
            warnings.filterwarnings("ignore", message=said)
        yield


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_the_api_of_turns(setup: dict[str, Any]) -> None:
    api_test(okawari_v0.env(**setup, fast=False), num_cycles=60)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_the_parallel_api(setup: dict[str, Any]) -> None:
    parallel_api_test(okawari_v0.parallel_env(**setup, fast=False), num_cycles=60)


@pytest.mark.parametrize("setup", SOME, ids=name_of)
def test_seeds(setup: dict[str, Any]) -> None:
    seed_test(lambda: okawari_v0.env(**setup, fast=False), num_cycles=40)
    # This one answers without looking at what is open.
    parallel_seed_test(lambda: okawari_v0.parallel_env(**setup, fast=False, illegal="substitute"), num_cycles=40)


def test_state_and_pictures() -> None:
    for make in (okawari_v0.env, okawari_v0.parallel_env):
        made = make("classic", seats=2, fast=False)
        made.reset(seed=1)
        state = made.state()
        assert made.state_space.contains(state)
    # These answer without looking at what is open.
    settings: dict[str, Any] = {"game": "classic", "illegal": "substitute", "fast": False}
    state_test(okawari_v0.env(**settings), okawari_v0.parallel_env(**settings), num_cycles=10)
    render_test(lambda render_mode: okawari_v0.env(**settings, render_mode=render_mode))


def test_cycles_have_no_limit_to_test() -> None:
    """`max_cycles_test` is for games that are cut off; ours end by themselves, so there is nothing it could set."""
    with pytest.raises(TypeError, match="max_cycles"):
        max_cycles_test(okawari_v0)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_turns_are_the_parallel_game_taken_apart(setup: dict[str, Any]) -> None:
    """The same answers give the same observations and rewards; nobody sees an answer before all are given."""
    aec, parallel = okawari_v0.env(**setup, fast=False), okawari_v0.parallel_env(**setup, fast=False)
    aec.reset(seed=3)
    seen, _ = parallel.reset(seed=3)
    rng = numpy.random.default_rng(2)
    while parallel.agents:
        answers = {}
        for agent in parallel.agents:
            mask = seen[agent]["action_mask"]
            answers[agent] = int((mask * rng.random(len(mask))).argmax())
        asked = [agent for agent in parallel.agents if answers[agent] != WAIT]
        for agent in asked:
            assert aec.agent_selection == agent
            for other in aec.agents:
                assert (aec.observe(other)["observation"] == seen[other]["observation"]).all()
            aec.step(answers[agent])
        seen, rewards, terminations, _, _ = parallel.step(answers)
        assert rewards == aec.rewards
        assert terminations == aec.terminations
    assert not any(aec.truncations.values())


def test_every_agent_draws_its_own_answers() -> None:
    for make in (okawari_v0.env, okawari_v0.parallel_env):
        made = make("classic", seats=3, fast=False)
        spaces = [made.action_space(agent) for agent in made.possible_agents]
        for space in spaces:
            space.seed(1)
        assert len({space.sample() for space in spaces}) == 1


@pytest.mark.parametrize("name", MODES)
def test_petting_zoo_makes_games_by_their_names(name: str) -> None:
    register()
    turns = pettingzoo.make("aec", f"okawari/{name}-v0", seats=4, fast=False)
    parallel = pettingzoo.make("parallel", f"okawari/{name}-v0", seats=4, fast=False)
    seen, _ = parallel.reset(seed=1)
    turns.reset(seed=1)
    assert isinstance(turns, OrderEnforcingWrapper)
    assert (turns.observe("seat_3")["observation"] == seen["seat_3"]["observation"]).all()
    assert named_pieces(seen["seat_0"]["observation"])["shared.game"].tolist().index(1) == list(MODES).index(name)


def test_rewards_add_up_over_turns() -> None:
    env = okawari_v0.env("classic", seats=3, fast=False)
    env.reset(seed=5)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else int(seen["action_mask"].argmax()))
    tables = env.table.tables
    assert list(total.values()) == list(tables.view(None).scores)


@pytest.mark.parametrize("how", ["raise", "terminate", "substitute"])
def test_answers_that_are_not_open(how: str) -> None:
    env = okawari_v0.parallel_env("classic", seats=2, illegal=how, fast=False)
    seen, _ = env.reset(seed=1)
    closed = int(seen["seat_0"]["action_mask"].argmin())
    answers = {"seat_0": closed, "seat_1": int(seen["seat_1"]["action_mask"].argmax())}
    if how == "raise":
        with pytest.raises(ValueError, match=f"seat_0: answer {closed} is not open, only "):
            env.step(answers)
        assert (env.reset(seed=1)[0]["seat_0"]["observation"] == seen["seat_0"]["observation"]).all()
        return
    after, rewards, terminations, _, _ = env.step(answers)
    assert all(terminations.values()) == (how == "terminate")
    same = (after["seat_0"]["observation"] == seen["seat_0"]["observation"]).all()
    assert same == (how == "terminate")
    assert rewards == {"seat_0": 0.0, "seat_1": 0.0}


def to_a_seat_that_waits(env: Any) -> tuple[dict[str, int], str]:
    """Play until somebody waits; legal answers of all, and who waits."""
    seen, _ = env.reset(seed=1)
    rng = numpy.random.default_rng(2)
    while True:
        answers = {name: int((one["action_mask"] * rng.random(WAIT + 1)).argmax()) for name, one in seen.items()}
        if WAIT in answers.values():
            return answers, next(name for name, answer in answers.items() if answer == WAIT)
        seen, *_ = env.step(answers)


@pytest.mark.parametrize("how", ["raise", "terminate", "substitute"])
def test_answers_of_seats_that_are_not_asked(how: str) -> None:
    env = okawari_v0.parallel_env("party", seats=3, menu="master-menu", illegal=how, fast=False)
    answers, waiting = to_a_seat_that_waits(env)
    before = env.state()
    if how == "raise":
        with pytest.raises(ValueError, match=f"{waiting}: answer 3 is not open, only {WAIT}"):
            env.step({**answers, waiting: 3})
        assert (env.state() == before).all()
        assert env.step(answers)[0]
        return
    _, rewards, terminations, _, _ = env.step({**answers, waiting: 3})
    assert all(terminations.values()) == (how == "terminate")
    assert bool(env.agents) == (how == "substitute")
    assert not any(rewards.values())


def test_an_answer_that_is_missing_is_named() -> None:
    env = okawari_v0.parallel_env("classic", seats=2, fast=False)
    seen, _ = env.reset(seed=1)
    answer = int(seen["seat_0"]["action_mask"].argmax())
    with pytest.raises(ValueError, match="seat_1: no answer given, open: "):
        env.step({"seat_0": answer})
    turns = okawari_v0.env("classic", seats=2, fast=False)
    turns.reset(seed=1)
    with pytest.raises(ValueError, match="seat_0: no answer given, open: "):
        turns.step(None)


@pytest.mark.parametrize("illegal", ["raise", "terminate"])
def test_after_the_end_nobody_is_told_anything(illegal: str) -> None:
    env = okawari_v0.parallel_env("classic", seats=2, reward="win", illegal=illegal, fast=False)
    seen, _ = env.reset(seed=1)
    while env.agents:
        answers = {name: int(one["action_mask"].argmax()) for name, one in seen.items()}
        seen, *_ = env.step(answers if illegal == "raise" else {})
    assert env.step({}) == ({}, {}, {}, {}, {})


def test_an_illegal_answer_in_turns_ends_the_game_where_that_is_wanted() -> None:
    env = okawari_v0.env("classic", seats=2, illegal="terminate", fast=False)
    env.reset(seed=1)
    env.step(WAIT)
    assert all(env.terminations.values())
    for _ in range(2):
        env.step(None)
    assert env.agents == []


def test_a_way_to_treat_illegal_answers_has_to_be_known() -> None:
    with pytest.raises(ValueError, match="raise, terminate, substitute"):
        okawari_v0.env("classic", illegal="ignore", fast=False)


def test_deals_of_a_seed_can_be_chosen() -> None:
    env = okawari_v0.parallel_env("classic", seats=2, fast=False)
    third = env.reset(seed=8, options={"deal": 2})[0]["seat_0"]["observation"]
    tables = Tables("classic", seats=2, count=3, fast=False)
    tables.reset(8)
    assert (third == tables.observations[2, 0]).all()
    env.reset(seed=8)
    env.reset()
    assert (env.reset()[0]["seat_0"]["observation"] == third).all()


def test_without_a_seed_every_environment_deals_its_own_cards() -> None:
    first, second = (okawari_v0.parallel_env("classic", fast=False).reset()[0]["seat_0"]["observation"] for _ in "ab")
    assert (first != second).any()


def test_after_the_end_of_turns_it_is_said_that_nobody_is_left() -> None:
    env = okawari_v0.raw_env("classic", fast=False)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        env.step(None if over else int(seen["action_mask"].argmax()))
    for call in (env.last, lambda: env.step(None), lambda: env.step(3)):
        with pytest.raises(RuntimeError, match=r"call reset\(\) for another game: this one is over"):
            call()
    assert list(env.agent_iter()) == []
    env.reset()
    assert env.last()[1:4] == (0.0, False, False)


@pytest.mark.parametrize("make", [okawari_v0.env, okawari_v0.raw_env, okawari_v0.parallel_env])
def test_bots_can_be_seated_by_their_views(make: Any) -> None:
    env = make("party", seats=3, fast=False)
    env.reset(seed=1)
    for seat, agent in enumerate(env.agents):
        view = env.view(agent)
        assert view.seat == seat
        assert (observe(view) == env.observe(agent)["observation"]).all()
        assert named("greedy").choose(view, view.legal, Random(1)) in view.legal
