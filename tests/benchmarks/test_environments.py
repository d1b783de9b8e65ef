"""How the speed of environments is measured: what is counted, what is drawn, and what is said when it is too slow."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks import environments
from benchmarks.environments import (
    GOOFSPIEL,
    OURS,
    Steps,
    batch,
    drawing,
    open_spiel,
    parallel,
    rate,
    single,
    turns,
    vector,
)
from okawari.environments import okawari_v0


def counted(steps: Steps, number: int = 40) -> list[int | None]:
    return [next(steps) for _ in range(number)]


class Clock:
    """Time that passes when it is told to, on the wall twice as fast."""

    def __init__(self) -> None:
        self.now = 0.0

    def thread_time(self) -> float:
        return self.now

    def perf_counter(self) -> float:
        return 2 * self.now

    def steps(self) -> Iterator[int | None]:
        """Two answers in a second that counts, after a second that does not."""
        while True:
            self.now += 1.0
            yield None
            self.now += 1.0
            yield 2


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(environments, "time", found)
    return found


def test_time_that_does_not_count_is_left_out(clock: Clock) -> None:
    assert rate(clock.steps(), 50, clock=clock.thread_time) == 2.0


def test_everybody_who_is_asked_counts_once() -> None:
    assert counted(parallel(game="classic", seats=3, fast=False), 2) == [3] * 2
    assert counted(turns(lambda: okawari_v0.env("classic", seats=2, fast=False)), 20) == [1] * 20
    assert counted(single(game="classic", bots="random", fast=False), 10) == [1] * 10
    for looks in ("", "list", "array"):
        assert counted(open_spiel(GOOFSPIEL, looks), 5) == [2] * 5


@pytest.mark.compiled
def test_tables_count_those_that_are_asked() -> None:
    assert [one for one in counted(batch("classic", 2, count=4), 4) if one is not None] == [8] * 2
    assert [one for one in counted(vector("greedy", 4), 4) if one is not None] == [4] * 2


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for a baseline, its picture and the page that shows it."""
    monkeypatch.setattr(environments, "BASELINE", tmp_path / "environments.json")
    monkeypatch.setattr(environments, "PICTURE", tmp_path / "speed.svg")
    (tmp_path / "page.md").write_text(environments.PAGE.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(environments, "PAGE", tmp_path / "page.md")
    return tmp_path


def test_what_is_slower_than_wanted_fails_and_is_kept_all_the_same(
    clock: Clock, files: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = (("parallel, slow", clock.steps, 10**9), ("RLCard, other", clock.steps, None))
    monkeypatch.setattr(environments, "FIGURES", figures)
    with pytest.raises(SystemExit, match="slower than wanted"):
        environments.main(["--seconds", "0.01", "--write"])
    shown = capsys.readouterr().out
    assert "(wanted 1,000,000,000: NO)" in shown
    assert shown.count("no baseline") == 2
    slow, other = environments.kept()["figures"]
    assert slow == {"name": "parallel, slow", "ours": True, "rate": 2, "target": 10**9}
    assert other == {"name": "RLCard, other", "ours": False, "rate": 2, "target": None}
    assert (files / "speed.svg").read_text("utf-8").count("<rect x=") == len(figures)
    assert "| parallel, slow | 2 |\n| RLCard, other | 2 |\n\n" in (files / "page.md").read_text("utf-8")


def test_figures_stand_beside_those_of_the_baseline(
    clock: Clock, files: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = (
        ("turns", clock.steps, 1),
        (f"tables{environments.BY_CLOCK}", clock.steps, None),
        ("hanabi", clock.steps, None),
    )
    monkeypatch.setattr(environments, "FIGURES", figures)
    before = [{"name": "turns", "rate": 1}, {"name": "hanabi", "rate": 4}]
    (files / "environments.json").write_text(json.dumps({"machine": {"cores": 96}, "figures": before}), "utf-8")
    environments.main(["--seconds", "0.01"])
    head, turns, tables, hanabi = capsys.readouterr().out.splitlines()
    assert head.endswith("baseline {'cores': 96}")
    assert turns.endswith("2.00 of the baseline  (wanted 1: yes)")
    assert "  1 answers/s " in tables
    assert hanabi.endswith("0.50 of the baseline  SLOWER than the baseline")
    assert environments.kept()["figures"] == before
    with pytest.raises(SystemExit):
        environments.main(["--write", "--only", "turns"])
    assert "--write without --only" in capsys.readouterr().err


def test_the_page_and_the_picture_show_the_baseline() -> None:
    baseline = environments.kept()
    assert [one["name"] for one in baseline["figures"]] == [name for name, *_ in environments.FIGURES]
    page = environments.PAGE.read_text("utf-8")
    assert environments.told(page, baseline) == page
    assert all(f"\n| {one['name']} | {one['rate']:,} |\n" in page for one in baseline["figures"])
    assert f"`make environments`; {baseline['day']}" in page
    assert environments.PICTURE.read_text("utf-8") == environments.drawing(baseline["figures"])


def test_a_baseline_takes_the_place_of_the_one_before_in_the_page() -> None:
    page = environments.PAGE.read_text("utf-8")
    other = environments.told(page, {"day": "2030-01-02", "figures": [{"name": "turns", "rate": 1234}]})
    assert "`make environments`; 2030-01-02" in other
    head, table, tail = other.partition("|---|---|\n| turns | 1,234 |\n\n")
    assert table
    assert page.startswith(head.replace("2030-01-02", environments.kept()["day"]))
    assert page.endswith(tail)


def test_ours_are_green() -> None:
    found = [{"name": "turns, x", "rate": 5_000, "ours": True}, {"name": "RLCard, <y>", "rate": 50, "ours": False}]
    picture = drawing(found)
    assert [picture.count(colour) for colour in ("#2f7d5b", "#c9a27e")] == [1, 1]
    assert "&lt;y&gt;" in picture
    assert any(name.startswith(OURS) for name, *_ in environments.FIGURES)
