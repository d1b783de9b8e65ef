"""Gymnasium's own checks on our environments, and what they do not look at."""

import copy
from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

from okawari.bots import BOTS, RIVALS
from okawari.environments.observing import observe, open_answers
from okawari.environments.pieces import WAIT
from okawari.environments.registration import MODES, register
from okawari.environments.single import SingleTable
from okawari.errors import OkawariError
from okawari.views.seat_view import Answer, View
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


@pytest.mark.parametrize("bots", ["random", ["casual", "quick@9", "greedy"]])
def test_a_drawn_seat_plays_the_games_of_that_seat(bots: Any) -> None:
    setup: dict[str, Any] = {"game": "party", "seats": 4, "bots": bots, "fast": False}
    drawn, seats = SingleTable(**setup, seat=None), set()
    drawn.reset(seed=4)
    for deal in range(1, 5):
        seen, _ = drawn.reset()
        seats.add(drawn.seat)
        fixed = SingleTable(**setup, seat=drawn.seat)
        same, _ = fixed.reset(seed=4, options={"deal": deal})
        for _ in range(12):
            assert (seen["observation"] == same["observation"]).all()
            assert (seen["action_mask"] == same["action_mask"]).all()
            answer = int(seen["action_mask"].argmax())
            (seen, *_), (same, *_) = drawn.step(answer), fixed.step(answer)
        assert drawn.table.tables.deals.tolist() == [deal]
    assert len(seats) > 1


def test_the_learner_has_a_view_as_bots_get_it() -> None:
    env = SingleTable("party", seats=3, menu="my-first-meal", bots="random", seat=2, fast=False)
    with pytest.raises(Exception, match="reset"):
        env.view()
    seen, _ = env.reset(seed=4)
    assert env.view().seat == 2
    assert (observe(env.view()) == seen["observation"]).all()
    assert (open_answers(env.view()) == seen["action_mask"]).all()


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


@pytest.mark.parametrize("bots", ["quick@20", "strong@20"])
def test_searches_with_a_number_of_tries_follow_from_the_seed(bots: str) -> None:
    def shown(seed: int) -> list[bytes]:
        env = SingleTable("classic", seats=2, bots=bots, fast=False)
        seen, _ = env.reset(seed=seed)
        rows = []
        for _ in range(3):
            seen, *_ = env.step(int(seen["action_mask"].argmax()))
            rows.append(seen["observation"].tobytes())
        return rows

    assert shown(3) == shown(3) != shown(4)


def test_the_seat_that_is_drawn_follows_from_the_seed_and_the_deal() -> None:
    env = SingleTable("classic", seats=4, bots="random", seat=None, fast=False)
    drawn = []
    for number in range(12):
        seen, _ = env.reset(seed=8 if number == 0 else None)
        drawn.append((env.seat, seen["observation"].tobytes()))
    assert {seat for seat, _ in drawn} == {0, 1, 2, 3}
    for number in (2, 7):
        seen, _ = env.reset(seed=8, options={"deal": number})
        assert (env.seat, seen["observation"].tobytes()) == drawn[number]


class Last:
    """A bot of one's own, as a policy would be one: it goes by the observation's mask, and counts its answers."""

    def __init__(self) -> None:
        self.answers = 0

    def choose(self, view: View, legal: Sequence[Answer], rng: Random) -> Answer:
        self.answers += 1
        assert observe(view).any()
        best = int(numpy.flatnonzero(open_answers(view))[-1])
        return next(answer for answer in legal if answer.id == best)


def test_bots_of_ones_own() -> None:
    mine, other = Last(), Last()
    bots: Any
    for bots in (mine, [mine, "random", other], ["greedy", other, mine]):
        env, before = SingleTable("classic", seats=4, bots=bots, fast=False), mine.answers
        env.reset(seed=1)
        env.step(int(env.action_masks().argmax()))
        assert mine.answers > before
    assert other.answers


def test_gymnasium_makes_tables_with_bots_of_ones_own() -> None:
    for bot in (Last(), BOTS["quick"], RIVALS["uct"]):
        env = gymnasium.make("okawari/Classic-v0", bots=bot, fast=False)
        env.reset(seed=1)
        copy.deepcopy(env).reset(seed=1)


class Stubborn:
    """Answers what was never open."""

    def choose(self, view: View, legal: Sequence[Answer], rng: Random) -> Answer:
        return Answer(59, "all of it")


class Short:
    """Answers a number or a code instead of an answer."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: View, legal: Sequence[Answer], rng: Random) -> Answer:
        return self.answer  # type: ignore[no-any-return]


def test_bots_that_do_not_play_by_the_rules_are_named() -> None:
    env = SingleTable("classic", bots=Stubborn(), fast=False)
    seen, _ = env.reset(seed=1)
    with pytest.raises(ValueError, match=r"seat_1: Stubborn chose .*, which is not open"):
        env.step(int(seen["action_mask"].argmax()))
    said = "^seat_1: Short has to return one of the legal answers that it was given, and not "
    for short in (3, "squid", None, numpy.array([1, 2])):
        env = SingleTable("classic", bots=Short(short), fast=False)
        seen, _ = env.reset(seed=1)
        with pytest.raises(ValueError, match=rf"{said}.* \({type(short).__name__}\)$"):
            env.step(int(seen["action_mask"].argmax()))
    made: Any = Stubborn
    with pytest.raises(ValueError, match=r"^Stubborn is a class: give a bot that was made of it, Stubborn\(\.\.\.\)$"):
        SingleTable("classic", bots=made, fast=False)
    nobody: Any = 3
    with pytest.raises(ValueError, match=r"choose.view, legal, rng., and 3 has not"):
        SingleTable("classic", bots=nobody, fast=False)


def test_bots_are_named_for_all_or_for_each() -> None:
    env = SingleTable("classic", seats=3, bots=["random", "greedy"], fast=False)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="one for each: 2, not"):
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
    assert ending.step(int(seen["action_mask"].argmax()))[1:3] == (0.0, True)
    assert not ending.reset()[1]["action_mask"][closed]


def test_after_the_end_nothing_is_gained() -> None:
    env = SingleTable("classic", bots="random", reward="place", fast=False)
    seen, _ = env.reset(seed=2)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(int(seen["action_mask"].argmax()))
    assert [env.step(answer)[1:3] for answer in (WAIT, 3)] == [(0.0, True)] * 2


def test_several_tables_are_made_at_once() -> None:
    tables: Any = gymnasium.make_vec("okawari.environments:okawari/Draft-v0", num_envs=3, fast=False)
    seen, infos = tables.reset(seed=1)
    assert seen["observation"].shape[0] == 3
    for _ in range(40):
        seen, _, _, _, infos = tables.step(seen["action_mask"].argmax(1))
    assert infos["action_mask"].shape == seen["action_mask"].shape
