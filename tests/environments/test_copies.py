"""Copies of environments, by copy, deepcopy and pickle: they go on in the same way, and on their own."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy
import pytest

from okawari.environments import Tables, okawari_v0
from okawari.environments.single import SingleTable
from tests.environments.playing import SETUPS, any_answers, name_of

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda made: pickle.loads(pickle.dumps(made)),
}
EVERY = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
WHOLE = pytest.mark.parametrize("way", [copy.deepcopy, WAYS["pickle"]], ids=["deepcopy", "pickle"])
Play = Callable[[Any, numpy.random.Generator], bytes]


def in_arrays(tables: Tables, rng: numpy.random.Generator) -> bytes:
    tables.step(any_answers(tables, rng))
    return b"".join(part.tobytes() for part in (tables.observations, tables.masks, tables.rewards, tables.over))


def in_turns(env: Any, rng: numpy.random.Generator) -> bytes:
    seen, reward, over, _, _ = env.last()
    env.step(None if over else _drawn(seen["action_mask"], rng))
    told = f"{env.agents} {env.agent_selection} {reward} {env.rewards}"
    return bytes(seen["observation"].tobytes()) + told.encode()


def in_parallel(env: Any, rng: numpy.random.Generator) -> bytes:
    seen, rewards, *_ = env.step({name: _drawn(env.observe(name)["action_mask"], rng) for name in env.agents})
    return b"".join(one["observation"].tobytes() for one in seen.values()) + str(rewards).encode()


def alone(env: Any, rng: numpy.random.Generator) -> bytes:
    masks = env.unwrapped.action_masks()
    seen, reward, *_ = env.step(_drawn(masks, rng))
    return bytes(seen["observation"].tobytes()) + f"{reward}".encode()


def _drawn(mask: Any, rng: numpy.random.Generator) -> int:
    return int((mask * rng.random(len(mask))).argmax())


def go_alike(made: Any, way: Callable[[Any], Any], play: Play, steps: int = 12) -> None:
    """Play on a few steps, copy, then play original and copy, one before the other."""
    rng = numpy.random.default_rng(2)
    for _ in range(4):
        play(made, rng)
    other = way(made)
    answers = copy.deepcopy(rng)
    first = [play(other, rng) for _ in range(steps)]
    assert [play(made, answers) for _ in range(steps)] == first
    assert len(set(first)) > steps // 2, "hardly anything changes: this proves nothing"


@EVERY
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[7], SETUPS[9]], ids=name_of)
def test_tables(setup: dict[str, Any], threads: int, way: Callable[[Any], Any]) -> None:
    tables = Tables(**setup, count=3, threads=threads, fast=False)
    tables.reset("copies")
    go_alike(tables, way, in_arrays, steps=30)  # into the next games


@pytest.mark.slow
@pytest.mark.compiled
@EVERY
@pytest.mark.parametrize("threads", [1, 2])
def test_compiled_tables(threads: int, way: Callable[[Any], Any]) -> None:
    tables = Tables("classic", seats=3, count=3, threads=threads, fast=True)
    tables.reset("copies")
    go_alike(tables, way, in_arrays, steps=60)


@EVERY
def test_a_copy_shows_what_the_original_showed(way: Callable[[Any], Any]) -> None:
    tables = Tables("party", seats=3, count=2, reward="win", everybody=False, fast=False)
    with pytest.raises(RuntimeError, match="call reset"):
        way(tables).step(tables.masks.argmax(2))
    tables.reset(5)
    while not tables.over.any():
        tables.step(tables.masks.argmax(2))
    other = way(tables)
    for name in ("observations", "masks", "rewards", "over", "deals"):
        assert (getattr(tables, name) == getattr(other, name)).all()
    assert other.rewards.any()
    assert str(other.view(1)) == str(tables.view(1))


@EVERY
@pytest.mark.parametrize("make", [okawari_v0.env, okawari_v0.raw_env])
def test_turns(make: Any, way: Callable[[Any], Any]) -> None:
    env = make("party", seats=3, fast=False)
    env.reset(seed=4)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))  # one has answered, two have not
    go_alike(env, way, in_turns)


@EVERY
def test_parallel(way: Callable[[Any], Any]) -> None:
    env = okawari_v0.parallel_env("classic", seats=3, fast=False)
    env.reset(seed=4)
    go_alike(env, way, in_parallel)


@EVERY
@pytest.mark.parametrize("bots", ["casual", "quick@4", ["random", "greedy"]])
def test_one_learner(bots: Any, way: Callable[[Any], Any]) -> None:
    env = SingleTable("classic", seats=3, bots=bots, fast=False)
    env.reset(seed=4)
    go_alike(env, way, alone, steps=8)


@WHOLE  # Gymnasium's wrappers share what they wrap with their copies
def test_one_learner_as_gymnasium_makes_it(way: Callable[[Any], Any]) -> None:
    env = gymnasium.make("okawari/Draft-v0", bots="random", seat=None, fast=False)
    env.reset(seed=4)
    go_alike(env, way, alone, steps=8)


def test_tables_of_another_version_are_not_opened() -> None:
    tables = Tables("classic", fast=False)
    state = tables.__getstate__()
    state["memory"][0] = state["memory"][0][:-1]
    with pytest.raises(ValueError, match="another version"):
        tables.__setstate__(state)
