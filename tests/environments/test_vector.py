"""Many tables behind Gymnasium's interface for vectors: the games of single tables, all at once."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from okawari.bots import named
from okawari.environments import Tables
from okawari.environments.naming import columns
from okawari.environments.pieces import WAIT
from okawari.environments.single import SingleTable
from okawari.environments.vector import VectorTables
from tests.environments.playing import SETUPS, name_of

SOME = [SETUPS[0], SETUPS[4], SETUPS[9]]


def any_answers(seen: dict[str, Any], rng: numpy.random.Generator) -> Any:
    return (seen["action_mask"] * (1 - rng.random(seen["action_mask"].shape))).argmax(1)


@pytest.mark.parametrize("setup", SOME, ids=name_of)
def test_gymnasium_makes_it_by_name_and_uses_it_first(setup: dict[str, Any]) -> None:
    settings = dict(setup)
    name = f"okawari.environments:okawari/{settings.pop('game').capitalize()}-v0"
    made: Any = gymnasium.make_vec(name, num_envs=3, fast=False, **settings)
    assert isinstance(made, VectorTables)
    assert made.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, infos = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert (infos["action_mask"] == seen["action_mask"]).all()
    made.action_space.seed(1)
    assert made.action_space.contains(made.action_space.sample())
    assert made.single_observation_space.contains({name: rows[0] for name, rows in seen.items()})
    slow: Any = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync", bots="quick@9", fast=False, **settings)
    assert (slow.reset(seed=1)[0]["observation"][0] == seen["observation"][0]).all()


@pytest.mark.parametrize("setup", SOME, ids=name_of)
def test_tables_play_the_deals_of_a_seed_as_single_tables_do(setup: dict[str, Any]) -> None:
    many = VectorTables(**setup, num_envs=3, seat=1, bots="random", fast=False)
    seen, _ = many.reset(seed=8)
    one = SingleTable(**setup, seat=1, bots="random", fast=False)
    for deal in range(3):
        first, _ = one.reset(seed=8, options={"deal": deal})
        assert (seen["observation"][deal] == first["observation"]).all()
    later, _ = many.reset()
    assert (later["observation"][0] == one.reset(seed=8, options={"deal": 3})[0]["observation"]).all()
    chosen, _ = many.reset(options={"deal": 2})
    assert (chosen["observation"][0] == seen["observation"][2]).all()


@pytest.mark.parametrize("bots", ["random", "casual", "greedy"])
@pytest.mark.parametrize("setup", SOME, ids=name_of)
def test_whole_games_are_those_of_single_tables(setup: dict[str, Any], bots: str) -> None:
    """Bots do the same in both, whoever else plays beside them."""
    many = VectorTables(**setup, num_envs=2, seat=1, bots=bots, reward="place", fast=False)
    one = SingleTable(**setup, seat=1, bots=bots, reward="place", fast=False)
    all_seen, _ = many.reset(seed=8)
    seen, _ = one.reset(seed=8, options={"deal": 1})
    rng, over = numpy.random.default_rng(1), False
    while not over:
        assert (all_seen["observation"][1] == seen["observation"]).all()
        answers = any_answers(all_seen, rng)
        all_seen, rewards, ends, _, _ = many.step(answers)
        seen, reward, over, _, _ = one.step(int(answers[1]))
        assert (rewards[1], ends[1]) == (reward, over)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_it_is_tables_seen_from_one_seat(setup: dict[str, Any]) -> None:
    """Where a game has ended the next step begins another one, whatever is answered."""
    many = VectorTables(**setup, num_envs=2, bots="greedy", fast=False)
    bots = [None, *["greedy"] * (setup["seats"] - 1)]
    tables = Tables(**setup, count=2, bots=bots, auto=False, fast=False)
    tables.reset(5)
    seen, _ = many.reset(seed=5)
    rng, ended = numpy.random.default_rng(1), 0
    while ended < 4:
        answers = any_answers(seen, rng)
        over = tables.over.copy()
        given = numpy.full((2, setup["seats"]), WAIT)
        given[:, 0] = numpy.where(over, WAIT, answers)
        tables.step(given)
        tables.deal(over)
        seen, rewards, terminations, truncations, infos = many.step(numpy.where(over, 0, answers))
        assert (seen["observation"] == tables.observations[:, 0]).all()
        assert (seen["action_mask"] == tables.masks[:, 0]).all()
        assert rewards.tolist() == numpy.where(over, 0, tables.rewards[:, 0]).tolist()
        assert terminations.tolist() == tables.over.tolist()
        assert not truncations.any()
        assert ("scores" in infos) == terminations.any()
        for table in numpy.flatnonzero(terminations):
            ended += 1
            assert infos["_scores"][table]
            assert infos["scores"][table].tolist() == list(tables.view(None, int(table)).scores[: setup["seats"]])
            assert infos["wins"][table].sum() == pytest.approx(1)


@pytest.mark.parametrize("kind", ["tables", "sync"])
def test_some_tables_can_begin_anew(kind: str) -> None:
    """As Gymnasium's own vectors have it: the others stay as they are."""
    many: Any = VectorTables("classic", 3, bots="random", fast=False)
    if kind == "sync":
        many = gymnasium.vector.SyncVectorEnv([lambda: SingleTable("classic", bots="random", fast=False)] * 3)
    seen, _ = many.reset(seed=1)
    seen, *_ = many.step(seen["action_mask"].argmax(1))
    before = {name: rows.copy() for name, rows in seen.items()}
    again, _ = many.reset(options={"reset_mask": numpy.array([False, True, False])})
    turns = columns("shared.turn")
    assert again["observation"][:, turns].tolist() == [2, 1, 2]
    assert (again["observation"][[0, 2]] == before["observation"][[0, 2]]).all()
    assert (again["observation"][1] != before["observation"][1]).any()
    many.step(again["action_mask"].argmax(1))


@pytest.mark.parametrize(
    ("seed", "options", "said"),
    [
        (3, {"reset_mask": numpy.array([True, False])}, "without seed and deal"),
        (None, {"reset_mask": numpy.array([True, False]), "deal": 3}, "without seed and deal"),
        (None, {"reset_mask": numpy.array([True])}, "deal wants true or false for each of 2 tables"),
        (None, {"reset_mask": numpy.array([1, 0])}, "deal wants true or false for each of 2 tables"),
        (None, {"reset_masks": numpy.array([True, False])}, "'reset_mask' is meant"),
        (None, {"reset_mask": numpy.array([True, False]), "deals": 1}, "'deal' is meant"),
    ],
)
def test_some_tables_cannot_begin_other_games(seed: Any, options: Any, said: str) -> None:
    many = VectorTables("classic", 2, bots="random", fast=False)
    seen, _ = many.reset(seed=1)
    with pytest.raises(ValueError, match=said):
        many.reset(seed=seed, options=options)
    good = seen["action_mask"].argmax(1)
    other = VectorTables("classic", 2, bots="random", fast=False)
    other.reset(seed=1)
    assert (many.step(good)[0]["observation"] == other.step(good)[0]["observation"]).all()


def test_masks_for_learners_are_truths_and_spaces_take_those_of_infos() -> None:
    many = VectorTables("classic", 3, bots="random", fast=False)
    with pytest.raises(RuntimeError, match="reset"):
        many.action_masks()
    _, infos = many.reset(seed=1)
    assert many.action_masks().dtype == bool
    assert (many.action_masks() == infos["action_mask"]).all()
    many.step(many.action_space.sample(tuple(infos["action_mask"])))


def test_wrappers_of_gymnasium_count_whole_games() -> None:
    many = RecordEpisodeStatistics(VectorTables("classic", num_envs=2, bots="random", fast=False))
    seen, _ = many.reset(seed=1)
    rng, met = numpy.random.default_rng(1), 0
    for _ in range(80):
        seen, _, over, _, infos = many.step(any_answers(seen, rng))
        if over.any():
            at = int(over.argmax())
            assert infos["episode"]["r"][at] == infos["scores"][at, 0]
            met += 1
    assert met == 2


def test_every_bot_has_its_place_from_the_learners_left() -> None:
    many = VectorTables("classic", 1, seats=4, seat=2, bots=["greedy", "random", "novice"], fast=False)
    assert many.tables.bots == ("random", "novice", None, "greedy")


@pytest.mark.parametrize("twin_of", [copy.deepcopy, copy.copy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_goes_on_in_the_same_way(twin_of: Any) -> None:
    many = VectorTables("party", 2, seats=3, bots="casual", fast=False)
    seen, _ = many.reset(seed=1)
    twin = twin_of(many)
    for _ in range(12):
        answers = seen["action_mask"].argmax(1)
        seen, *_ = many.step(answers)
        again, *_ = twin.step(answers)
        assert (again["observation"] == seen["observation"]).all()


def test_answers_that_are_not_open_are_refused_or_replaced() -> None:
    many = VectorTables("classic", 2, bots="random", fast=False)
    with pytest.raises(RuntimeError, match="reset"):
        many.step(numpy.zeros(2, int))
    seen, _ = many.reset(seed=1)
    good = seen["action_mask"].argmax(1)
    for bad in (WAIT, -1, 99):
        with pytest.raises(ValueError, match=rf"^table 1: answer {bad} is not open, only \d"):
            many.step(numpy.array([good[0], bad]))
    for strange in (good[:1], good.astype(float), [good], "eat"):
        with pytest.raises(ValueError, match=r"^step wants a whole number for each of 2 tables, and not "):
            many.step(strange)
    kind = VectorTables("classic", 2, bots="random", illegal="substitute", fast=False)
    kind.reset(seed=1)
    replaced, *_ = kind.step(numpy.array([99, -1]))
    assert (replaced["observation"] == many.step(good)[0]["observation"]).all()


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"bots": "strong"}, "bots of Tables are random, .*vectorization_mode='sync'"),
        ({"bots": ["random", "random"]}, "a list with one for each: 1"),
        ({"bots": None}, "bots is one name for all other seats"),
        ({"bots": [None]}, "bots is one name for all other seats"),
        ({"bots": named("greedy")}, "bots of Tables are random, .*vectorization_mode='sync'"),
        ({"render_mode": "human"}, "render_mode is None or ansi where many tables are played, not 'human'"),
        ({"illegal": "terminate"}, "illegal is one of raise, substitute where many tables are played"),
        ({"seat": 2}, "seat is a whole number from 0 to 1"),
        ({"num_envs": 0}, "num_envs is a whole number of at least 1"),
        ({"seats": 9}, "2 to 5 players"),
        ({"game": "foo", "seat": 5}, "no game called"),
        ({"seats": 0}, "2 to 5 players"),
        ({"count": 4}, "^count cannot be set here: say num_envs$"),
        ({"auto": True}, "^auto cannot be set here: okawari.environments.Tables takes it$"),
    ],
)
def test_what_it_cannot_be_is_refused(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(Exception, match=said):
        VectorTables(**{"game": "classic", "num_envs": 2, "fast": False, **settings})


def test_settings_that_nobody_knows_are_named() -> None:
    strange: dict[str, Any] = {"frames": 3}
    with pytest.raises(
        TypeError, match=r"unexpected keyword argument 'frames': settings are .*, num_envs, bots, seat, "
    ):
        VectorTables("classic", 2, **strange)


def test_the_tables_in_words() -> None:
    many = VectorTables("classic", 2, render_mode="ansi", fast=False)
    many.reset(seed=1)
    first, second = many.render() or ("", "")
    assert first.startswith("classic, round 1, turn 1, ")
    assert first.splitlines()[0].endswith("waiting for seat_0")
    assert second
    assert repr(many) == "<VectorTables: 2 of classic, 2 seats, reward points>"
    silent = VectorTables("classic", 2, fast=False)
    silent.reset(seed=1)
    assert silent.render() is None
