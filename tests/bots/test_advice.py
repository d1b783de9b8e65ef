"""Advice: the search asks about many positions at once and begins as advised; what it finds out itself decides."""

from collections.abc import Sequence
from random import Random

import pytest

from okawari.bots.search.advice import TRUST, Advice, HabitAdviser, tries_of
from okawari.bots.search.bot import Searcher
from okawari.bots.search.plan import Plan
from okawari.game import Game
from okawari.views.seat_view import View
from tests.bots.test_search import positions

PLAN = Plan(tries=8, nodes=1 << 10)


class Fan:
    """Thinks that one answer is best for everybody who can give it, and remembers what it was asked."""

    def __init__(self, answer: int) -> None:
        self.answer = answer
        self.asked: list[View] = []

    def advise(self, views: Sequence[View]) -> Sequence[Advice]:
        self.asked += views
        return [Advice({self.answer: 1.0}, (1 / view.seats,) * view.seats) for view in views]


def test_everybody_who_is_deciding_is_asked_about_in_one_go() -> None:
    view = Game("classic", seats=3, seed="tea").view(1)
    fan = Fan(view.legal[0].id)
    Searcher(PLAN, adviser=fan).think(view, Random(1))
    assert fan.asked[0] is view
    assert {one.raw.seat for one in fan.asked} == {0, 1, 2}
    assert len(fan.asked) == 1 + 8 * 2
    assert all(one.legal for one in fan.asked)


@pytest.mark.parametrize("game", ["classic", "draft"])
def test_what_is_advised_is_looked_at_and_still_has_to_prove_itself(game: str) -> None:
    view = Game(game, seats=2, seed="tea").view(0)
    for answer in view.legal:
        work = Searcher(PLAN, adviser=Fan(answer.id)).think(view, Random(1))
        assert sum(work.visits) == PLAN.tries  # tries that were not made are not counted
        assert work.visits[answer.id] < PLAN.tries
        assert {one for one, count in enumerate(work.visits) if count} <= {one.id for one in view.legal}


def test_the_same_advice_gives_the_same_answer() -> None:
    view = Game("party", seats=4, seed="tea").view(0)
    found = [list(Searcher(PLAN, adviser=HabitAdviser(PLAN)).think(view, Random(3)).visits) for _ in range(2)]
    assert found[0] == found[1]


def test_habits_advise_on_every_sort_of_question() -> None:
    for number in range(8):
        for view in positions(number, every=12):
            (advice,) = HabitAdviser(PLAN).advise([view])
            assert set(advice.policy) == {answer.id for answer in view.legal}
            assert sum(advice.policy.values()) == pytest.approx(1)
            assert sum(advice.values) == pytest.approx(1)


def test_tries_go_to_what_several_think_likely() -> None:
    both = [Advice({1: 0.75, 2: 0.25}, (0.5, 0.5)), Advice({1: 0.25, 2: 0.75 - 0.01, 3: 0.01}, (0.5, 0.5))]
    assert tries_of(both) == {1: TRUST // 2, 2: TRUST // 2}


@pytest.mark.compiled
def test_advice_is_the_same_compiled() -> None:
    pytest.importorskip("numba")
    view = Game("classic", seats=3, seed="tea").view(1)
    plan = Plan(tries=40, nodes=1 << 10)
    plain, quick = (
        Searcher(plan, fast, adviser=Fan(view.legal[0].id)).think(view, Random(1)) for fast in (False, True)
    )
    assert list(plain.visits) == list(quick.visits)
