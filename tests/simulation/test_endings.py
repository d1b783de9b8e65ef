"""What bots lose in endings that can be solved."""

from random import Random

import pytest

from okawari.bots import named
from okawari.bots.budgets import bots_for
from okawari.bots.search.bot import Searcher
from okawari.bots.search.ending import ANSWERS, Frame
from okawari.bots.search.matrix import MOST
from okawari.bots.search.plan import Plan
from okawari.bots.search.solution import opponents_mix, values_of
from okawari.bots.search.worth import WHOLE
from okawari.simulation.endings import ending_regret, mix_of, odds_of, solved_endings


def test_who_solves_loses_nothing_and_who_plays_by_chance_does() -> None:
    solver = ending_regret(Searcher(Plan(tries=1, nodes=1 << 4, margin=0)), 3, 25, "loss", fast=False)
    chance = ending_regret(named("random"), 3, 25, "loss", fast=False)
    assert solver.mean == pytest.approx(0, abs=1e-4)
    assert solver.best == pytest.approx(1)
    assert 0 < chance.mean <= chance.worst
    assert chance.best < 1
    assert solver.positions == chance.positions == 25


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("cards", "most"), [(4, 0.0), (5, 0.002)])
def test_strong_as_it_is_played_against_loses_nothing_to_speak_of(cards: int, most: float) -> None:
    found = ending_regret(bots_for(["strong"], "classic", True)["strong"], cards, 25, "gate")
    assert found.mean <= most + 0.00005


def test_the_same_seed_gives_the_same_positions() -> None:
    one, same = (solved_endings.__wrapped__(2, 3, "again", False) for _ in range(2))
    assert [ending.values for ending in one] == [ending.values for ending in same]
    assert all(ending.game.view(ending.seat).hand_size == 2 for ending in one)
    assert {ending.seat for ending in solved_endings(2, 4, "again", False)} == {0, 1}


def test_every_way_that_a_bot_answers_has_a_value() -> None:
    for ending in solved_endings(3, 10, "regret", False):
        mix = mix_of(named("random"), ending.game, ending.seat, Random(1))
        assert sum(mix.values()) == pytest.approx(1)
        assert set(mix) <= set(ending.values)
        legal = {answer.id for answer in ending.game.legal(ending.seat)}
        assert {way[0] for way in ending.values} == legal


def test_a_bot_that_mixes_is_judged_by_its_mix() -> None:
    searcher = Searcher(Plan(tries=1, nodes=1 << 4))
    for ending in solved_endings(3, 10, "regret", False):
        odds = odds_of(searcher, ending.game.view(ending.seat), Random(1))
        assert sum(odds.values()) == pytest.approx(1)


def test_the_opponent_mixes_so_that_no_choice_is_better() -> None:
    frame = Frame()
    frame.rows, frame.columns = 2, 3
    for row, shares in enumerate([(1, 0, 1), (0, 1, 1)]):  # a guess which of the first two the other side takes
        for column, share in enumerate(shares):
            frame.payoffs[row * MOST + column] = share * WHOLE
        for i in range(ANSWERS):
            frame.answers[row * ANSWERS + i] = 20 + row if i == 0 else -1
    against = opponents_mix(frame)
    assert against == pytest.approx([0.5, 0.5, 0])
    assert values_of(frame, against) == pytest.approx({(20,): 0.5, (21,): 0.5})
