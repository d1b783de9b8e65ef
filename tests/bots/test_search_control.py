"""Searches that are ended from outside, and searches in several threads."""

import threading
from itertools import count
from random import Random
from typing import Any

import pytest

from okawari.bots.search import space
from okawari.bots.search.bot import PLAIN_SLICE, SLICE, Searcher, never
from okawari.bots.search.ending import solvable
from okawari.bots.search.plan import Plan
from okawari.bots.search.space import PLAIN_CARDS
from okawari.game import Game
from okawari.views.seat_view import View

ENDLESS = Plan(tries=None, nodes=1 << 10)
GAMES: list[dict[str, Any]] = [
    {"game": "classic", "seats": 2},
    {"game": "party", "seats": 8},
    {"game": "draft", "seats": 3},
]
EACH = pytest.mark.parametrize("how", GAMES, ids=lambda how: f"{how['game']}-{how['seats']}")
LONG = 60.0  # seconds, which no test uses up


def a_view(how: dict[str, Any]) -> View:
    return Game(**how, seed="control").view(0)


def seen(bot: Searcher, view: View, seed: int = 4) -> tuple[list[int], list[int]]:
    work = bot.think(view, Random(seed))
    return list(work.visits), list(work.totals)


@EACH
def test_a_search_ends_after_the_slice_in_which_it_was_asked_to(how: dict[str, Any]) -> None:
    asked = iter([False, False, True])
    work = Searcher(ENDLESS).think(a_view(how), Random(1), lambda: next(asked))
    assert sum(work.visits) == 3 * PLAIN_SLICE


def test_a_search_that_is_ended_at_once_still_answers() -> None:
    view = a_view(GAMES[0])
    assert Searcher(ENDLESS).choose(view, view.legal, Random(1), lambda: True) in view.legal


def test_another_thread_can_end_a_search() -> None:
    view, stop, going = a_view(GAMES[1]), threading.Event(), threading.Event()
    found: list[Any] = []

    def enough() -> bool:
        going.set()
        return stop.is_set()

    bot = Searcher(ENDLESS)
    searching = threading.Thread(target=lambda: found.append(bot.choose(view, view.legal, Random(1), enough)))
    searching.start()
    assert going.wait(LONG)
    assert searching.is_alive()
    stop.set()
    searching.join(LONG)
    assert found[0] in view.legal


def test_looking_up_now_and_then_changes_nothing() -> None:
    view = a_view(GAMES[2])
    plan = Plan(tries=3 * PLAIN_SLICE + 1, nodes=1 << 8)
    timed = Plan(tries=plan.tries, seconds=LONG, nodes=plan.nodes)
    assert seen(Searcher(plan), view) == seen(Searcher(timed), view)
    assert sum(Searcher(plan).think(view, Random(1), never).visits) == plan.tries


@EACH
def test_threads_share_the_tries_and_find_the_same_every_time(how: dict[str, Any]) -> None:
    view, plan = a_view(how), Plan(tries=26, nodes=1 << 8)
    used = Searcher(plan, threads=3)
    first, again = seen(used, view), seen(used, view)
    assert first == again == seen(Searcher(plan, threads=3), view)
    assert sum(first[0]) == 26
    assert first != seen(Searcher(plan), view)
    assert first != seen(used, view, seed=5)


def test_several_threads_add_up_what_each_tried() -> None:
    """The first thread has the dice of a search by itself, the others go on from there."""
    view, rng = a_view(GAMES[0]), Random(4)
    alone = Searcher(Plan(tries=10, nodes=1 << 8))
    parts = []
    for _ in range(2):
        work = alone.think(view, rng)
        parts.append((list(work.visits), list(work.totals)))
    together = seen(Searcher(Plan(tries=20, nodes=1 << 8), threads=2), view)
    for at in range(2):
        assert together[at] == [one + other for one, other in zip(parts[0][at], parts[1][at], strict=True)]


def test_all_threads_end_when_asked() -> None:
    view = a_view(GAMES[0])
    work = Searcher(ENDLESS, threads=3).think(view, Random(1), lambda: True)
    assert sum(work.visits) == 3 * PLAIN_SLICE


def test_what_goes_wrong_in_a_thread_is_not_lost() -> None:
    def broken() -> bool:
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError, match="broken"):
        Searcher(ENDLESS, threads=2).think(a_view(GAMES[0]), Random(1), broken)


@pytest.mark.slow
@pytest.mark.compiled
@EACH
def test_compiled_searches_are_ended_and_shared_in_the_same_way(how: dict[str, Any]) -> None:
    pytest.importorskip("numba")
    view = a_view(how)
    work = Searcher(ENDLESS, fast=True, threads=2).think(view, Random(1), lambda: True)
    assert sum(work.visits) == 2 * SLICE
    plan = Plan(tries=50, nodes=1 << 8)
    assert seen(Searcher(plan, fast=True, threads=2), view) == seen(Searcher(plan, threads=2), view)


def an_ending() -> View:
    """Two who know all cards, three left each."""
    game, rng = Game("classic", seats=2, seed="control"), Random(1)
    while True:
        view = game.view(game.waiting[0])
        if view.raw.hand_n == PLAIN_CARDS and len(view.legal) > 2 and solvable(view.raw):
            return view
        game.answer(game.waiting[0], rng.choice(view.legal))


def test_an_ending_is_solved_in_small_steps_and_the_same_as_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    view, asked = an_ending(), count()
    whole = Searcher(Plan(tries=1)).think(view, Random(1), lambda: next(asked) < 0)
    assert whole.exact
    assert next(asked) > 3
    monkeypatch.setattr(space, "PLAIN_STEP", 10**6)
    assert list(Searcher(Plan(tries=1)).think(view, Random(1)).visits) == list(whole.visits)


def test_an_ending_that_takes_too_long_is_left_to_the_search_and_the_next_one_begins_anew() -> None:
    view, bot = an_ending(), Searcher(Plan(tries=3, nodes=1 << 8))
    hurried = bot.think(view, Random(1), lambda: True)
    assert not hurried.exact
    assert sum(hurried.visits) == PLAIN_SLICE
    short = Searcher(Plan(tries=3, nodes=1 << 8, ending_looks=4))
    assert not short.think(view, Random(1)).exact
    assert list(bot.think(view, Random(1)).visits) == list(Searcher(Plan(tries=1)).think(view, Random(1)).visits)


@pytest.mark.parametrize("bad", [{"tries": 0}, {"tries": -1}, {"nodes": 3}, {"nodes": 0}])
def test_a_plan_that_makes_no_sense_is_refused(bad: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"tries=|nodes="):
        Plan(**bad)  # type: ignore[arg-type]


def test_a_search_that_would_never_end_is_refused() -> None:
    with pytest.raises(ValueError, match="never end"):
        Searcher(ENDLESS).think(a_view(GAMES[0]), Random(1))
    with pytest.raises(ValueError, match="threads=1"):
        Searcher(ENDLESS, threads=0)
