"""Gymnasium's own checks on our environments, and what they do not look at."""

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from okawari.environments.registration import MODES, register
from okawari.environments.single import SingleTable
from okawari.errors import OkawariError
from tests.environments.playing import SETUPS, name_of


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[4], SETUPS[9]], ids=name_of)
def test_gymnasium_finds_nothing(setup: dict[str, Any]) -> None:
    # It answers without looking at what is open.
    settings = {**setup, "bots": "greedy", "illegal": "substitute", "fast": False}
    name = f"okawari/{settings.pop('game').capitalize()}-v0"
    check_env(gymnasium.make(name, **settings).unwrapped, skip_render_check=False)


@pytest.mark.parametrize("name", MODES)
def test_games_have_names_with_versions(name: str) -> None:
    register()
    env = gymnasium.make(f"okawari/{name}-v0", fast=False, bots="random")
    _, info = env.reset(seed=1)
    assert info["action_mask"].any()
    env.close()


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
@pytest.mark.parametrize("seat", [1, None])
def test_whole_games_against_bots(setup: dict[str, Any], seat: int | None) -> None:
    env = SingleTable(**setup, bots="random", seat=seat, reward="points", fast=False)
    seen, _ = env.reset(seed=4)
    gained, over = 0.0, False
    while not over:
        assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
        seen, reward, over, cut, _ = env.step(int(seen["action_mask"].argmax()))
        gained += reward
        assert not cut
    assert gained == env.table.tables.view(None).scores[env.seat]


def test_the_same_seed_gives_the_same_game() -> None:
    def points(seed: int) -> list[float]:
        env = SingleTable("party", seats=3, menu="sushi-go", bots="casual", fast=False)
        seen, _ = env.reset(seed=seed)
        gained, over = [], False
        while not over:
            seen, reward, over, _, _ = env.step(int(seen["action_mask"].argmax()))
            gained.append(reward)
        return gained

    assert points(3) == points(3) != points(4)


def test_later_games_follow_from_the_seed_too_the_bots_included() -> None:
    def second_game(seed: int) -> list[bytes]:
        env = SingleTable("classic", seats=2, bots="random", fast=False)
        env.reset(seed=seed)
        seen, _ = env.reset(options={"deal": 5})
        shown, over = [], False
        while not over:
            seen, _, over, _, _ = env.step(int(seen["action_mask"].argmax()))
            shown.append(seen["observation"].tobytes())
        return shown

    assert second_game(3) == second_game(3) != second_game(4)


def test_bots_are_named_for_all_or_for_each() -> None:
    env = SingleTable("classic", seats=3, bots=["random", "greedy"], fast=False)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="2 other seats"):
        SingleTable("classic", seats=3, bots=["random"], fast=False)
    with pytest.raises(OkawariError):
        SingleTable("classic", bots="nobody", fast=False)
    with pytest.raises(ValueError, match="from 0 to 1"):
        SingleTable("classic", seat=2, fast=False)


def test_an_illegal_answer_is_refused_or_ends_the_game() -> None:
    env = SingleTable("classic", bots="random", fast=False)
    seen, _ = env.reset(seed=1)
    closed = int(seen["action_mask"].argmin())
    with pytest.raises(ValueError, match="is not open"):
        env.step(closed)
    ending = SingleTable("classic", bots="random", illegal="terminate", fast=False)
    ending.reset(seed=1)
    assert ending.step(closed)[2]
