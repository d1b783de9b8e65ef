"""Settings and the order of calls: the same in every interface, and what is wrong is said."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any, get_type_hints

import gymnasium
import pytest

from okawari.environments import Tables, okawari_v0
from okawari.environments.agents import Agents, OrderEnforcingWrapper
from okawari.environments.one_table import OneTable
from okawari.environments.settings import FIXED, Settings
from okawari.environments.single import SingleTable

MAKERS: dict[str, Callable[..., Any]] = {
    "env": okawari_v0.env,
    "raw_env": okawari_v0.raw_env,
    "parallel_env": okawari_v0.parallel_env,
    "one table": OneTable,
    "single": SingleTable,
}
ALL = pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
FIRST = "call reset.. first"


@ALL
@pytest.mark.parametrize("name", FIXED)
def test_what_one_table_fixes_itself_is_refused(make: Callable[..., Any], name: str) -> None:
    with pytest.raises(TypeError, match=f"^{name} cannot be set here.*Tables takes it$"):
        make("classic", fast=False, **{name: 1})


@ALL
def test_settings_that_nobody_knows_are_refused(make: Callable[..., Any]) -> None:
    with pytest.raises(TypeError, match=r"^seat_count is not a setting, these are: seats, menu, options, reward, "):
        make("classic", seat_count=3, fast=False)


def test_the_known_settings_include_those_of_the_interface() -> None:
    wrong: dict[str, Any] = {"bot": "greedy"}
    with pytest.raises(TypeError, match=r"render_mode, bots, seat$"):
        SingleTable("classic", **wrong)


@ALL
def test_pictures_that_nobody_makes_are_refused(make: Callable[..., Any]) -> None:
    with pytest.raises(ValueError, match="render_mode is None or ansi, not 'human'"):
        make("classic", render_mode="human", fast=False)


@pytest.mark.parametrize(
    "make",
    [okawari_v0.env, okawari_v0.parallel_env, Agents.__init__, OneTable.__init__, SingleTable.__init__],
)
def test_signatures_name_the_settings(make: Callable[..., Any]) -> None:
    hints = get_type_hints(make)
    assert hints["settings"].__args__ == (Settings,)


@pytest.mark.parametrize(("game", "seats"), [("classic", 2), ("party", 2), ("draft", 3)])
def test_as_many_sit_at_every_interface_if_nobody_says(game: str, seats: int) -> None:
    assert Tables(game, fast=False).seats == seats
    assert len(okawari_v0.env(game, fast=False).possible_agents) == seats
    assert len(okawari_v0.parallel_env(game, fast=False).possible_agents) == seats
    assert len(SingleTable(game, fast=False).table.names) == seats
    made: Any = gymnasium.make(f"okawari/{game.capitalize()}-v0", fast=False).unwrapped
    assert len(made.table.names) == seats


def test_possible_agents_are_a_list_of_their_own() -> None:
    env = okawari_v0.parallel_env("classic", fast=False)
    env.possible_agents.clear()
    assert list(env.reset(seed=1)[0]) == ["seat_0", "seat_1"]


def test_tables_are_dealt_before_anything_else() -> None:
    tables = Tables("classic", fast=False)
    answers = tables.masks.argmax(2)
    for call in (tables.deal, tables.asked, lambda: tables.view(0)):
        with pytest.raises(RuntimeError, match=FIRST):
            call()
    for step in (tables.step, tables.step_checked):
        with pytest.raises(RuntimeError, match=FIRST):
            step(answers)


@pytest.mark.parametrize("mode", [None, "ansi"])
def test_games_are_begun_before_anything_else(mode: str | None) -> None:
    turns = okawari_v0.raw_env("classic", fast=False, render_mode=mode)
    parallel = okawari_v0.parallel_env("classic", fast=False, render_mode=mode)
    single = SingleTable("classic", fast=False, render_mode=mode)
    calls: list[Callable[[], Any]] = [
        lambda: turns.step(1),
        lambda: parallel.step({}),
        lambda: parallel.step({"seat_0": 1, "seat_1": 1}),
        lambda: single.step(1),
        single.action_masks,
        turns.render,
        parallel.render,
        single.render,
        turns.state,
        parallel.state,
        lambda: turns.observe("seat_0"),
        lambda: parallel.observe("seat_0"),
    ]
    for call in calls:
        with pytest.raises(RuntimeError, match=FIRST):
            call()


def test_turns_are_watched_over_by_petting_zoo() -> None:
    env = okawari_v0.env("classic", fast=False)
    with pytest.raises(AssertionError, match="needs to be called before step"):
        env.step(1)
    with pytest.raises(AttributeError, match=FIRST):
        env.last()
    for name in ("agents", "agent_selection", "rewards"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(env, name)
    assert isinstance(env, OrderEnforcingWrapper)
    assert str(env) == "okawari_v0"
    assert isinstance(env.unwrapped, okawari_v0.raw_env)


@pytest.mark.parametrize(
    ("missing", "wanted"),
    [
        ("numpy", "okawari.environments"),
        ("gymnasium", "okawari.environments"),
        ("pettingzoo", "okawari.environments.okawari_v0"),
        ("pyspiel", "okawari.environments.open_spiel"),
    ],
)
def test_what_is_missing_is_said_with_the_remedy(missing: str, wanted: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import {wanted}"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={"PYTHONPATH": ":".join(sys.path)}
    )
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("ImportError: ")
    assert "pip install 'okawari[rl]'" in last


def test_deals_answers_and_agents_that_there_are_not() -> None:
    env = okawari_v0.parallel_env("classic", seats=2, fast=False)
    with pytest.raises(ValueError, match="counted from 0"):
        env.reset(seed=1, options={"deal": -1})
    seen, _ = env.reset(seed=1)
    answers: dict[str, Any] = {name: int(one["action_mask"].argmax()) for name, one in seen.items()}
    with pytest.raises(ValueError, match="seat_7: not at this table"):
        env.step({**answers, "seat_7": 0})
    answers["seat_0"] = 1.5
    with pytest.raises(ValueError, match=r"1\.5 is not open"):
        env.step(answers)
