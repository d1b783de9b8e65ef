"""Rivals: legal everywhere, the same answer for the same view and seed, interpreted as compiled, and no fools."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from okawari.bots import BOTS, RIVALS, Bot, named
from okawari.bots.rivals import Rival
from okawari.bots.rivals.walk import next_seat
from okawari.bots.search.opening import reopen
from okawari.game import Game
from okawari.table.questions import QUESTIONS
from okawari.views.imagine import imagine
from tests.bots.tables import any_menu, any_options, dice_of

PARTIES = (0, 2, 3, 5, 11, 40, 49, 99, 175)  # any_game by number: together they ask every question


def short(name: str, tries: int, fast: bool = False) -> Rival:
    return Rival(replace(RIVALS[name].plan, tries=tries, seconds=None, nodes=1 << 9), fast)


def any_game(number: int) -> Game:
    """A game of any sort."""
    rng = Random(number)
    game = rng.choice(("classic", "party", "party", "party", "draft"))
    options = any_options(game, rng)
    if game != "party":
        seats = rng.randint(2, 5)
        if game == "classic" and seats == 2:
            options["dummy"] = rng.choice(("no", "yes"))
        return Game(game, seats=seats, options=options, seed=str(number))
    seats = rng.randint(2, 8)
    options["expansions"] = "both"
    return Game(game, seats=seats, menu=any_menu(seats, rng), options=options, seed=str(number))


def positions(number: int, of_each: int = 2) -> list[Any]:
    """Views of a game that is played by chance: some for every question that is asked."""
    game, rng, found = any_game(number), Random(number), Counter[str | None]()
    views = []
    while not game.over:
        seat = rng.choice(game.waiting)
        view = game.view(seat)
        if len(view.legal) > 1 and found[view.question] < of_each and (view.question != "pick" or rng.random() < 0.2):
            found[view.question] += 1
            views.append(view)
        game.answer(seat, rng.choice(view.legal))
    return views


def seen(bot: Rival, view: Any) -> Any:
    work = bot.think(view, Random(9))
    return list(work.visits), list(work.totals), work.lowest, work.highest


def test_rivals_are_found_by_name_but_not_offered() -> None:
    assert set(RIVALS) == {"uct", "tag", "tag-mast", "tag-long"}
    assert not set(RIVALS) & set(BOTS)
    assert named("tag") is RIVALS["tag"]


@pytest.mark.parametrize("number", PARTIES)
def test_answers_are_legal_and_the_same_whatever_was_thought_before(number: int) -> None:
    used = {name: short(name, 3) for name in RIVALS}
    for at, view in enumerate(positions(number)):
        name = list(RIVALS)[at % len(RIVALS)]
        chosen = used[name].choose(view, view.legal, Random(1))
        assert chosen in view.legal
        assert chosen == short(name, 3).choose(view, view.legal, Random(1))


def test_every_question_is_asked_in_these_games() -> None:
    asked = {view.question for number in PARTIES for view in positions(number)}
    assert set(QUESTIONS) - {"none"} | {"wild", "keep"} <= asked


@pytest.mark.parametrize("name", ["uct", "tag", "tag-mast", "tag-long"])
def test_every_try_counts_for_one_first_answer(name: str) -> None:
    for view in [view for number in (3, 4) for view in positions(number)]:
        visits, _, lowest, highest = seen(short(name, 20), view)
        legal = {answer.id for answer in view.legal}
        assert sum(visits) == 20
        assert {answer for answer, count in enumerate(visits) if count} <= legal
        assert lowest <= highest


def test_a_budget_is_a_number_of_tries_or_a_time() -> None:
    view = Game("classic", seats=2, seed="budget").view(0)
    timed = Rival(replace(RIVALS["tag"].plan, tries=None, seconds=0.01, nodes=1 << 9))
    assert sum(timed.think(view, Random(1)).visits) > 0


def test_what_a_seat_has_chosen_unseen_is_chosen_anew_in_every_try() -> None:
    game = Game("classic", seats=3, seed="unseen")
    game.answer(0, game.legal(0)[0])
    view = game.view(1)
    t = type(short("tag", 1).think(view, Random(1)).table)()
    imagine(view.raw, t, dice_of(1, 2, 3, 4))
    assert t.waiting == 0b110
    reopen(t, 1)
    assert t.waiting == 0b111


def test_answers_are_given_in_turn_and_the_last_one_goes_first() -> None:
    assert [next_seat(0b1111, 2, 4), next_seat(0b1011, 2, 4), next_seat(0b0011, 3, 4), next_seat(0b0010, 0, 4)] == [
        2, 3, 0, 1,
    ]  # fmt: skip


def test_what_is_hidden_does_not_change_an_answer() -> None:
    game = Game("party", seats=4, seed="worlds")
    view = game.view(2)
    other = Game.imagine(view, Random(3)).view(2)
    for name in RIVALS:
        assert seen(short(name, 12), view) == seen(short(name, 12), other)


@pytest.mark.soak
@pytest.mark.compiled
def test_interpreted_is_compiled() -> None:
    pytest.importorskip("numba")
    for name in RIVALS:
        plain, quick = short(name, 50), short(name, 50, fast=True)
        for number in PARTIES:
            for view in positions(number, of_each=4):
                assert seen(plain, view) == seen(quick, view)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("name", ["uct", "tag", "tag-mast", "tag-long"])
@pytest.mark.parametrize(("game", "seats", "least"), [("classic", 2, 0.9), ("party", 4, 0.7), ("draft", 3, 0.5)])
def test_few_tries_beat_chance(name: str, game: str, seats: int, least: float) -> None:
    pytest.importorskip("numba")
    bots: list[Bot] = [short(name, 150, fast=True), *[named("random")] * (seats - 1)]
    won = 0.0
    for deal in range(24):
        played = duel(Game(game, seats=seats, seed=f"rival {deal}"), bots, deal)
        won += (deal % seats in played.winners) / len(played.winners)
    assert won / 24 >= least


def duel(game: Game, bots: list[Bot], first: int) -> Game:
    """A game in which the first bot sits at any seat."""
    rng = Random(first)
    while not game.over:
        seat = game.waiting[0]
        view = game.view(seat)
        game.answer(seat, bots[(seat - first) % game.seats].choose(view, view.legal, rng))
    return game
