"""Searching bots: legal everywhere, the same answer for the same view and seed, interpreted as compiled, and strong."""

from random import Random
from typing import Any

import pytest

from okawari.bots.search import draft, walk
from okawari.bots.search.bot import Searcher
from okawari.bots.search.ending import solvable
from okawari.bots.search.layout import SLOTS
from okawari.bots.search.plan import Plan
from okawari.bots.search.space import PLAIN_CARDS
from okawari.game import Game
from okawari.views.seat_view import View
from tests.bots.tables import any_menu, any_options

SHORT = Plan(tries=4, nodes=1 << 6)


def any_game(number: int) -> Game:
    """A game of any sort."""
    rng = Random(number)
    game = rng.choice(("classic", "party", "party", "party", "draft"))
    options = any_options(game, rng)
    if game != "party":
        return Game(game, seats=rng.randint(2, 5), options=options, seed=str(number))
    seats = rng.randint(2, 8)
    return Game(
        game, seats=seats, menu=any_menu(seats, rng), options=options | {"expansions": "both"}, seed=str(number)
    )


def positions(number: int, every: int) -> list[View]:
    """Views of a game that is played by chance."""
    game, rng, found = any_game(number), Random(number), []
    while not game.over:
        seat = rng.choice(game.waiting)
        view = game.view(seat)
        if len(view.legal) > 1 and rng.randrange(every) == 0:
            found.append(view)
        game.answer(seat, rng.choice(view.legal))
    return found


@pytest.mark.parametrize("number", range(12))
def test_answers_are_legal_whatever_is_asked(number: int) -> None:
    bot = Searcher(SHORT)
    for view in positions(number, every=4):
        assert bot.choose(view, view.legal, Random(1)) in view.legal


def test_the_same_view_and_seed_give_the_same_answer_whatever_was_thought_before() -> None:
    used = Searcher(Plan(tries=30, nodes=1 << 8))
    for view in [*positions(3, every=30), *positions(7, every=30)]:
        fresh = Searcher(Plan(tries=30, nodes=1 << 8))
        assert visits(used, view) == visits(fresh, view) == visits(used, view)


def visits(bot: Searcher, view: View) -> list[int]:
    return list(bot.think(view, Random(5)).visits)


def test_every_try_counts_for_one_first_answer() -> None:
    for view in positions(10, every=20):
        work = Searcher(Plan(tries=25, nodes=1 << 8)).think(view, Random(2))
        legal = {answer.id for answer in view.legal}
        assert sum(work.visits) == 25
        assert {answer for answer, count in enumerate(work.visits) if count} <= legal


def test_time_is_kept() -> None:
    view = positions(2, every=5)[0]
    work = Searcher(Plan(tries=None, seconds=0.02, nodes=1 << 8)).think(view, Random(2))
    assert sum(work.visits) > 0


def test_draft_is_searched_by_the_same_functions() -> None:
    assert draft.explore.__code__ is walk.explore.__code__
    assert draft.play_out.__code__ is walk.play_out.__code__


@pytest.mark.slow
@pytest.mark.compiled
def test_interpreted_is_compiled() -> None:
    pytest.importorskip("numba")
    plan = Plan(tries=60, nodes=1 << 9)
    plain, quick = Searcher(plan), Searcher(plan, fast=True)
    for number in range(30):
        for view in positions(number, every=25):
            if solved_by_both_or_none(view):
                assert seen(plain, view) == seen(quick, view)


def solved_by_both_or_none(view: View) -> bool:
    """Compiled code solves longer endings."""
    return view.game == "draft" or solvable(view.raw, PLAIN_CARDS) == solvable(view.raw)


def seen(bot: Searcher, view: View) -> Any:
    work = bot.think(view, Random(9))
    return list(work.visits), list(work.totals)


def test_a_question_with_more_answers_than_a_node_remembers_is_still_searched() -> None:
    menu = ("uramaki", "onigiri", "gyoza", "edamame", "spoon", "wasabi", "fruit")
    game, rng = Game("party", seats=5, menu=menu, seed=15), Random(15)
    while game.view(game.waiting[0]).question != "request" or len(game.legal(game.waiting[0])) <= SLOTS + 2:
        game.answer(game.waiting[0], rng.choice(game.legal(game.waiting[0])))
        assert not game.over
    view = game.view(game.waiting[0])
    work = Searcher(Plan(tries=160, nodes=1 << 10)).think(view, Random(1))
    found = sorted((count for count in work.visits if count), reverse=True)
    assert len(found) == SLOTS
    assert min(found) > 1  # they are tried again, not pushed out by what is new


@pytest.mark.parametrize("game", ["classic", "draft"])
def test_those_who_have_chosen_choose_again_in_a_try(game: str) -> None:
    played = Game(game, seats=3, seed="tea")
    for seat in (0, 1):
        played.answer(seat, played.legal(seat)[0])
    work = Searcher(SHORT).think(played.view(2), Random(1))
    assert work.world.waiting == 0b111
    assert {work.world.mine[seat].ask for seat in range(3)} == {1}
