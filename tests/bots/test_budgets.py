"""Bots with a budget of one's own."""

import pytest

from okawari.bots import BOTS, RIVALS
from okawari.bots.budgets import bots_for, budget_plan, check_bot, searches
from okawari.bots.levels import PLANS
from okawari.bots.search.bot import Searcher
from okawari.bots.search.plan import Plan
from okawari.errors import UnknownBot
from okawari.game import Game
from okawari.simulation import simulate


def test_a_number_is_tries_without_a_clock() -> None:
    plan = budget_plan("strong@2000")
    assert (plan.tries, plan.seconds, plan.nodes) == (2000, None, PLANS["strong"].nodes)


def test_milliseconds_are_a_clock_without_a_count() -> None:
    plan = budget_plan("quick@50ms")
    assert (plan.tries, plan.seconds, plan.nodes) == (None, 0.05, PLANS["quick"].nodes)


def test_bots_by_name_and_by_budget() -> None:
    found = bots_for(["greedy", "quick@7", "greedy"], "classic", fast=False)
    assert list(found) == ["greedy", "quick@7"]
    assert found["greedy"] is BOTS["greedy"]
    searcher = found["quick@7"]
    assert isinstance(searcher, Searcher)
    assert searcher.plan.tries == 7
    assert [searches(name) for name in ("greedy", "chef", "chef@1ms")] == [False, True, True]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("oracle", "no bot called “oracle”. Choose from: " + ", ".join([*BOTS, *RIVALS])),
        ("oracle@5", "no bot called “oracle”"),
        ("@5", "no bot called “”"),
        (
            "greedy@5",
            "greedy does not search and takes no budget. These do: quick, strong, chef, uct, tag, tag-mast, tag-long.",
        ),
        *((f"strong@{bad}", "strong@2000") for bad in ("", "0", "-1", "1.5", "5s", "60001ms", "٣", "9" * 20, "5@5")),
    ],
)
def test_what_is_no_budget_is_refused(text: str, said: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        check_bot(text)
    assert said in str(refused.value)


def test_simulations_know_budgets() -> None:
    few, more = (simulate("draft", 2, 2, [f"quick@{tries}", "random"], seed=1, fast=False) for tries in (1, 20))
    assert few.bots == ("quick@1", "random")
    assert few.digest != more.digest


@pytest.mark.parametrize(("game", "tries"), [("classic", [850, 255, 212, 212]), ("draft", [170, 51, 42, 42])])
def test_quick_tries_less_where_more_sit_and_at_draft(game: str, tries: list[int]) -> None:
    views = [Game(game, seats=seats, seed=1).view(0) for seats in range(2, 6)]
    assert [PLANS["quick"].tries_for(view) for view in views] == tries
    plan = budget_plan("quick@300")
    assert isinstance(plan, Plan)
    assert [plan.tries_for(view) for view in views] == [300] * 4
