"""Bots by name, and games that they play."""

from random import Random

import pytest

from okawari.bots import BOTS, named, play
from okawari.errors import BadSeats, UnknownBot
from okawari.game import Game


def test_bots_are_found_by_name() -> None:
    assert set(BOTS) == {"random", "greedy"}
    assert named("greedy") is BOTS["greedy"]


@pytest.mark.parametrize("name", ["Greedy", "", "oracle"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        named(name)
    assert refused.value.args_for_message == {"bot": name, "known": "random, greedy"}
    assert "random, greedy" in str(refused.value)


@pytest.mark.parametrize("bots", [0, 1, 3])
def test_every_seat_needs_a_bot_or_none(bots: int) -> None:
    with pytest.raises(BadSeats) as refused:
        play(Game("classic", seats=2, seed=1), [named("random")] * bots)
    assert f"{bots} bot" in str(refused.value)


@pytest.mark.parametrize("name", BOTS)
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


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_gives_one_of_the_answers_it_was_offered(name: str) -> None:
    game = Game("party", seats=2, menu="sushi-go", seed=5)
    legal = game.legal(0)
    answers = {named(name).choose(game.view(0), legal, Random(seed)) for seed in range(30)}
    assert answers <= set(legal)
    assert len(answers) > 1 or name == "greedy"
