"""The report on strength: matches with names of their own, honest verdicts, a page and plots of what came out."""

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks.strength import report
from benchmarks.strength.matches import FOR_MORE, FOR_TWO, MATCHES, TABLES, Match
from benchmarks.strength.plots import Bar, drawing
from okawari.bots import LEVELS
from okawari.bots.budgets import check_bot
from okawari.editions.boxes import SEATS
from okawari.editions.menus import MENUS
from okawari.simulation.league import league


def test_every_match_has_a_file_of_its_own_and_bots_that_there_are() -> None:
    assert len({match.name for match in MATCHES}) == len(MATCHES)
    for match in MATCHES:
        check_bot(match.bot)
        check_bot(match.against)
        assert match.par <= match.target < 1
        assert match.games % match.players == 0


def test_levels_meet_the_next_lower_one_at_every_table() -> None:
    assert set(TABLES) == {(game, n) for game, (least, most) in SEATS.items() for n in range(least, most + 1)}
    for weaker, stronger in pairwise(LEVELS[:4]):
        met = {(one.game, one.players) for one in MATCHES if (one.bot, one.against) == (stronger, weaker)}
        assert met == set(TABLES)
    assert {*FOR_TWO, *FOR_MORE} == set(MENUS)


@pytest.mark.parametrize(
    ("low", "mean", "high", "said"),
    [
        (0.6, 0.7, 0.8, "yes"),
        (0.4, 0.55, 0.7, "yes, not surely"),
        (0.3, 0.45, 0.6, "**no**, not surely"),
        (0.1, 0.2, 0.3, "**no**"),
    ],
)
def test_a_verdict_says_whether_more_games_could_change_it(low: float, mean: float, high: float, said: str) -> None:
    assert report.verdict(low, mean, high, 0.5) == said


def test_a_plot_has_every_share() -> None:
    found = drawing(
        "A & B", [Bar("four seats", 0.4, 0.3, 0.5, 0.35, 0.25), Bar("two <seats>", 0.9, 0.8, 1.0, 0.95, 0.5)]
    )
    texts = [one.text for one in ElementTree.fromstring(found).iter() if one.text]
    assert {"A & B", "four seats", "two <seats>", "40.0 %", "90.0 %"} <= set(texts)


def test_the_page_tells_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "PAGE", tmp_path / "strength.md")
    monkeypatch.setattr(report, "PICTURES", tmp_path)
    match = Match("greedy against random", "greedy", "random", "draft", 3, 6, 0.4)
    result = league(["greedy", "random"], "draft", 3, 6, alone=True, seed=1, fast=False)
    ending = {"bot": "strong", "cards": 5, "positions": 200, "regret": 0.003, "error": 0.001, "best": 0.9}
    speed = {"game": "classic", "seats": 2, "menu": None, "target": 500_000, "rate": 600_000.0}
    report.write([(match, result)], [ending], [speed])
    page = (tmp_path / "strength.md").read_text("utf-8")
    assert "## Greedy against random" in page
    assert "| draft, 3 seats | `random` | 6 |" in page
    assert "| `strong` | 5 | 200 | 0.00300 | 0.00100 | 90.0 % | at most 0.002 | **no** |" in page
    assert "| classic, 2 seats | 600,000 | 500,000 | yes |" in page
    assert (tmp_path / "strength-greedy-against-random.svg").exists()
