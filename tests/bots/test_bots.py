"""Bots by name, and games that they play."""

from random import Random

import pytest

from okawari.bots import BOTS, LEVELS, named, play
from okawari.bots.search.bot import Searcher
from okawari.errors import BadSeats, UnknownBot
from okawari.game import Game
from okawari.handbook import facts
from okawari.language import Language

TIMED = [name for name, bot in BOTS.items() if isinstance(bot, Searcher)]  # they think until time is up
UNTIMED = [name for name in BOTS if name not in TIMED]


def test_bots_are_found_by_name() -> None:
    assert set(BOTS) == {"random", "greedy", "novice", "casual", "quick", "strong", "chef"}
    assert named("greedy") is BOTS["greedy"]


def test_people_are_offered_the_five_levels_from_gentle_to_strong() -> None:
    assert [bot["code"] for bot in facts(Language("en"))["bots"]] == list(LEVELS)
    assert LEVELS == ("novice", "casual", "quick", "strong", "chef")


@pytest.mark.parametrize("name", ["Greedy", "", "oracle"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        named(name)
    assert refused.value.args_for_message == {"bot": name, "known": ", ".join(BOTS)}
    assert ", ".join(BOTS) in str(refused.value)


@pytest.mark.parametrize("bots", [0, 1, 3])
def test_every_seat_needs_a_bot_or_none(bots: int) -> None:
    with pytest.raises(BadSeats) as refused:
        play(Game("classic", seats=2, seed=1), [named("random")] * bots)
    assert f"{bots} bot" in str(refused.value)


@pytest.mark.parametrize("name", UNTIMED)
@pytest.mark.parametrize("game", ["classic", "party", "draft"])
def test_a_game_is_played_to_its_end_the_same_way_every_time(game: str, name: str) -> None:
    first, again = (play(Game(game, seats=3, seed="deal"), [named(name)] * 3, "dice") for _ in range(2))
    assert first.over
    assert first.winners
    assert first.choices == again.choices


def test_the_seed_of_the_bots_is_not_the_seed_of_the_deal() -> None:
    one, other = (play(Game("party", seats=2, seed="deal"), [named("random")] * 2, seed) for seed in (1, 2))
    assert one.choices != other.choices


def test_bots_wait_for_a_seat_without_a_bot() -> None:
    game = play(Game("classic", seats=3, seed=1), [named("greedy"), None, named("random")])
    assert game.waiting == (1,)
    game.answer(1, game.legal(1)[0])
    assert len(game.choices) == 3
    assert play(game, [named("greedy")] * 3).over


@pytest.mark.parametrize("name", TIMED)
@pytest.mark.parametrize("game", ["classic", "party", "draft"])
def test_a_bot_that_thinks_by_the_clock_gives_one_of_the_answers_it_was_offered(game: str, name: str) -> None:
    view = Game(game, seats=3, seed="clock").view(0)
    assert named(name).choose(view, view.legal, Random(1)) in view.legal


@pytest.mark.parametrize("name", UNTIMED)
def test_a_bot_gives_one_of_the_answers_it_was_offered(name: str) -> None:
    game = Game("party", seats=2, menu="sushi-go", seed=5)
    legal = game.legal(0)
    answers = {named(name).choose(game.view(0), legal, Random(seed)) for seed in range(30)}
    assert answers <= set(legal)
    assert len(answers) > 1 or name in ("greedy", "casual")
