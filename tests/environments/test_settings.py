"""Settings and the order of calls: the same in every interface, and what is wrong is said."""

import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, get_type_hints

import gymnasium
import numpy
import pyspiel
import pytest

from okawari.environments import Tables, okawari_v0
from okawari.environments.agents import Agents, OrderEnforcingWrapper
from okawari.environments.one_table import OneTable
from okawari.environments.open_spiel import NAME
from okawari.environments.pieces import WAIT
from okawari.environments.settings import FIXED, Settings
from okawari.environments.single import SingleTable
from okawari.environments.vector import VectorTables

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
    said = f"^{name} cannot be set here: {FIXED[name]}$"
    if (make, name) == (SingleTable, "bots"):
        said = "^a bot is a name or has choose"
    with pytest.raises((TypeError, ValueError), match=said):
        make("classic", fast=False, **{name: 1})


@ALL
def test_settings_that_nobody_knows_are_refused(make: Callable[..., Any]) -> None:
    """In Python's own words, by which TorchRL knows that it may not set `frameskip` here."""
    said = "^got an unexpected keyword argument 'seat_count': settings are seats, menu, options, reward, "
    with pytest.raises(TypeError, match=said):
        make("classic", seat_count=3, fast=False)


def test_the_known_settings_include_those_of_the_interface() -> None:
    wrong: dict[str, Any] = {"bot": "greedy"}
    with pytest.raises(TypeError, match=r"render_mode, bots, seat$"):
        SingleTable("classic", **wrong)


@ALL
def test_pictures_that_nobody_makes_are_refused(make: Callable[..., Any]) -> None:
    """With the error after which Stable-Baselines3 does without pictures."""
    with pytest.raises(TypeError, match=r"^render_mode is None, human or ansi, not 'rgb_array'$"):
        make("classic", render_mode="rgb_array", fast=False)


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
    spiel = pyspiel.load_game(f"{NAME}(game={game},rules=interpreted)")
    assert (spiel.num_players(), spiel.get_parameters()["players"]) == (seats, seats)


@pytest.mark.parametrize("near", ["deals", "Deal", "DEALS", "deal "])
def test_an_option_of_reset_that_is_misspelt_is_refused_with_the_right_one(near: str) -> None:
    turns, parallel = (make("classic", fast=False) for make in (okawari_v0.env, okawari_v0.parallel_env))
    for env in (turns, parallel, SingleTable("classic", fast=False)):
        with pytest.raises(ValueError, match=f"^{near!r} is not an option of reset: 'deal' is meant$"):
            env.reset(seed=1, options={near: 1})
        env.reset(seed=1, options={"options": 1, "model": 2, "ideal": 4, "deal": 3})


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
    for step in (tables.step, tables.step_unchecked):
        with pytest.raises(RuntimeError, match=FIRST):
            step(answers)


def test_after_a_step_that_broke_off_tables_begin_anew_or_not_at_all() -> None:
    tables = Tables("classic", fast=False)
    tables.reset(1)
    good = tables.masks.argmax(2)
    first = tables.observations.copy()
    with pytest.raises(IndexError):
        tables.step_unchecked(numpy.full_like(good, WAIT))
    twin = pickle.loads(pickle.dumps(tables))
    for broken in (tables, twin):
        with pytest.raises(RuntimeError, match=FIRST):
            broken.step(good)
        broken.reset(1)
        assert (broken.observations == first).all()
        broken.step(good)


def breaking(*given: Any) -> None:
    """What stands for a step that breaks off."""
    raise IndexError


@pytest.mark.parametrize("make", [okawari_v0.parallel_env, SingleTable, VectorTables, partial(SingleTable, seat=None)])
def test_after_a_step_that_broke_off_reset_begins_the_next_game(
    make: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    env, whole = make("classic", fast=False), make("classic", fast=False)
    env.reset(seed=1)
    whole.reset(seed=1)
    with monkeypatch.context() as patch:
        patch.setattr(Tables, "_one", breaking)
        with pytest.raises(IndexError):
            getattr(env, "table", env).tables.step_unchecked(0)
    with pytest.raises(RuntimeError, match=FIRST):
        getattr(env, "table", env).tables.view(0)
    (seen, _), (wanted, _) = env.reset(), whole.reset()
    assert str(seen) == str(wanted)
    assert getattr(env, "table", env).tables.deals.tolist() == [1]


def test_a_step_that_breaks_off_waits_for_all_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    tables, done = Tables("classic", count=3, threads=3, fast=False), []
    tables.reset(1)

    def one(self: Tables, part: int) -> None:
        time.sleep(0.05 * part)
        done.append(part)
        if part == 1:
            raise IndexError

    monkeypatch.setattr(Tables, "_one", one)
    with pytest.raises(IndexError):
        tables.step_unchecked(0)
    assert done == [0, 1, 2]


@pytest.mark.parametrize("game", ["party", "draft"])
def test_what_a_broken_step_left_half_written_is_gone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It breaks off while observations are written."""

    tables = Tables(game, seats=3, count=2, fast=False)
    tables.reset(1)
    first = tables.observations.copy()
    for _ in range(9):
        tables.step(tables.masks.argmax(2))
    with monkeypatch.context() as patch:
        patch.setitem(tables._entry.__globals__["show"].__globals__, "allow", breaking)
        with pytest.raises(IndexError):
            tables.step(tables.masks.argmax(2))
    tables.reset(1)
    assert (tables.observations == first).all()


@pytest.mark.parametrize("mode", [None, "ansi"])
def test_games_are_begun_before_anything_else(mode: str | None) -> None:
    turns = okawari_v0.raw_env("classic", fast=False, render_mode=mode)
    parallel = okawari_v0.parallel_env("classic", fast=False, render_mode=mode)
    single = SingleTable("classic", fast=False, render_mode=mode)
    calls: list[Callable[[], Any]] = [
        lambda: turns.step(1),
        turns.last,
        turns.agent_iter,
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
    seen, _ = env.reset(seed=1)
    answers: dict[str, Any] = {name: int(one["action_mask"].argmax()) for name, one in seen.items()}
    with pytest.raises(ValueError, match="seat_7: not at this table"):
        env.step({**answers, "seat_7": 0})
    answers["seat_0"] = 1.5
    with pytest.raises(ValueError, match=r"seat_0: an answer is a whole number, and not 1\.5 \(float\), open: "):
        env.step(answers)


@ALL
@pytest.mark.parametrize("kind", [int, numpy.int64, numpy.uint8, numpy.array], ids=lambda kind: kind.__name__)
def test_an_open_answer_is_taken_as_whatever_number_it_comes(make: Callable[..., Any], kind: Any) -> None:
    env = make("classic", fast=False)
    table = getattr(getattr(env, "unwrapped", env), "table", env)
    seat, name = 1, "seat_1"
    table.reset(1, None)
    for answer in numpy.flatnonzero(table.tables.masks[0, seat]).tolist():
        assert kind(answer) in table.action_space or kind is int
        assert table.checked(seat, kind(answer)) == answer
    for wrong in (True, numpy.array(True), numpy.array([3]), 3.0, "3"):
        said = rf"^{name}: an answer is a whole number, and not .* \({type(wrong).__name__}\), open: \d"
        with pytest.raises(ValueError, match=said):
            table.checked(seat, wrong)


@pytest.mark.parametrize("deal", [-1, 1.7, "x", None, True, 1 << 70])
def test_a_deal_that_there_is_not_is_refused_and_changes_nothing(deal: Any) -> None:
    env = okawari_v0.parallel_env("classic", seats=2, fast=False)
    env.reset(seed=1)
    before = env.unwrapped.table.tables.deals.tolist()
    with pytest.raises(ValueError, match=r"^deal is a whole number from 0 to \d+, and not "):
        env.reset(seed=2, options={"deal": deal})
    assert env.unwrapped.table.tables.deals.tolist() == before


def test_answers_as_learners_give_them_reach_every_interface() -> None:
    """Arrays of no dimensions, as a policy that predicts for one table returns them."""
    single = SingleTable("classic", fast=False)
    _, info = single.reset(seed=1)
    turns, parallel = okawari_v0.env("classic", fast=False), okawari_v0.parallel_env("classic", fast=False)
    turns.reset(seed=1)
    seen, _ = parallel.reset(seed=1)
    answer: Any = numpy.array(numpy.flatnonzero(info["action_mask"])[-1])
    assert single.step(answer)[0]["observation"].any()
    turns.step(answer)
    assert turns.agent_selection == "seat_1"
    answers: dict[str, Any] = {name: numpy.array(one["action_mask"].argmax()) for name, one in seen.items()}
    parallel.step(answers)
    assert parallel.unwrapped.table.tables.view(0).turn == 2


SEEDED = pytest.mark.parametrize("seed", [1.5, True, b"7", "", numpy.float64(2), numpy.array([1])], ids=repr)


@SEEDED
def test_a_seed_that_is_neither_a_number_nor_text_is_refused_and_changes_nothing(seed: Any) -> None:
    makers: tuple[Callable[..., Any], ...] = okawari_v0.raw_env, okawari_v0.parallel_env, Tables
    for make in makers:
        env = make("classic", fast=False)
        arrays = env if make is Tables else env.table.tables
        env.reset(3)
        before = arrays.observations.tobytes()
        with pytest.raises(ValueError, match=r"^seed is a whole number or a text that is not empty, and not .* \("):
            env.reset(seed)
        env.reset(numpy.int64(3))
        assert arrays.observations.tobytes() == before


def test_tables_do_not_draw_a_seed_of_their_own() -> None:
    nothing: Any = None
    with pytest.raises(ValueError, match=r"^seed is .* and not None \(NoneType\)$"):
        Tables("classic", fast=False).reset(nothing)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"count": 0}, "count is a whole number of at least 1, and not 0"),
        ({"count": 1.5}, r"count is a whole number of at least 1, and not 1\.5 \(float\)"),
        ({"count": "4"}, r"count is .* and not '4' \(str\)"),
        ({"threads": "2"}, r"threads is .* and not '2' \(str\)"),
        ({"threads": -1}, "threads is .* and not -1"),
        ({"seats": 2.0}, r"seats is a whole number, and not 2\.0 \(float\)"),
        ({"seats": "2"}, r"seats is a whole number, and not '2' \(str\)"),
        ({"reward": "money"}, "points, place, win"),
    ],
)
def test_what_tables_cannot_be_is_refused(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=f"{said}$" if "reward" not in settings else said):
        Tables("classic", fast=False, **settings)


@pytest.mark.parametrize("seat", ["0", 1.0, 2, -1, True], ids=repr)
def test_a_seat_that_there_is_not_is_refused(seat: Any) -> None:
    with pytest.raises(ValueError, match=r"^seat is a whole number from 0 to 1, or None for any seat, and not "):
        SingleTable("classic", seat=seat, fast=False)


def test_numbers_of_sweeps_are_taken() -> None:
    two: Any = numpy.int64(2)
    one: Any = numpy.array(1)
    assert Tables("classic", seats=two, count=two, threads=two, fast=False).observations.shape[:2] == (2, 2)
    assert SingleTable("classic", seats=two, seat=one, fast=False).reset(seed=1)
    assert okawari_v0.parallel_env("classic", seats=two, fast=False).possible_agents == ["seat_0", "seat_1"]


def test_agents_that_are_not_at_the_table_are_refused_alike() -> None:
    said = "^seat_9: not at this table, these are: seat_0, seat_1$"
    makers: tuple[Callable[..., Any], ...] = okawari_v0.raw_env, okawari_v0.env, okawari_v0.parallel_env
    for make in makers:
        env = make("classic", fast=False)
        env.reset(seed=1)
        for ask in (env.observe, env.view, env.action_space, env.observation_space):
            with pytest.raises(ValueError, match=said):
                ask("seat_9")
    with pytest.raises(ValueError, match=said):
        env.step({"seat_9": 1})  # the parallel one
