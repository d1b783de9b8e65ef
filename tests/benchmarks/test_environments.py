"""How the speed of environments is measured: what is counted, what is drawn, and what is said when it is too slow."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks import environments
from benchmarks.environments import GOOFSPIEL, OURS, Steps, batch, drawing, open_spiel, parallel, rate, single, turns
from okawari.environments import okawari_v0


def counted(steps: Steps, number: int = 40) -> list[int | None]:
    return [next(steps) for _ in range(number)]


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def thread_time(self) -> float:
        return self.now

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
    assert rate(clock.steps(), 50) == 2.0


def test_everybody_who_is_asked_counts_once() -> None:
    assert counted(parallel(game="classic", seats=3, fast=False), 2) == [3] * 2
    assert counted(turns(lambda: okawari_v0.env("classic", seats=2, fast=False)), 20) == [1] * 20
    assert counted(single(), 10) == [1] * 10
    assert counted(open_spiel(GOOFSPIEL, True), 5) == [2] * 5


@pytest.mark.compiled
def test_tables_count_those_that_are_asked() -> None:
    assert [one for one in counted(batch("classic", 2, count=4), 4) if one is not None] == [8] * 2


def test_what_is_slower_than_wanted_fails_and_what_is_kept_says_so(
    clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = (("parallel, slow", clock.steps, 10**9), ("RLCard, other", clock.steps, None))
    monkeypatch.setattr(environments, "FIGURES", figures)
    kept = [tmp_path / "found.json", tmp_path / "found.svg"]
    with pytest.raises(SystemExit, match="slower than wanted"):
        environments.main(["--seconds", "0.01", "--json", str(kept[0]), "--picture", str(kept[1])])
    assert "(wanted 1,000,000,000: NO)" in capsys.readouterr().out
    assert '"target": 1000000000' in kept[0].read_text("utf-8")
    assert kept[1].read_text("utf-8").count("<rect x=") == len(figures)


def test_ours_are_green() -> None:
    found = [{"name": "turns, x", "rate": 5_000, "ours": True}, {"name": "RLCard, <y>", "rate": 50, "ours": False}]
    picture = drawing(found)
    assert [picture.count(colour) for colour in ("#2f7d5b", "#c9a27e")] == [1, 1]
    assert "&lt;y&gt;" in picture
    assert any(name.startswith(OURS) for name, *_ in environments.FIGURES)
