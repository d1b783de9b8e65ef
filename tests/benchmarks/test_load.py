"""The load scenarios work, and in their shortest form nothing is lost. How fast it all is, no test asks."""

import json
import sqlite3
from pathlib import Path

import pytest

from benchmarks.load import proof
from benchmarks.load.__main__ import main
from benchmarks.load.report import Figure, Run, percentile
from benchmarks.load.tally import Board, Reveals, Stopwatch


@pytest.mark.slow
def test_everybody_plays_on_and_nothing_is_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.json"
    status = main(["short", "--json", str(report)])
    said = capsys.readouterr().out
    (run,) = json.loads(report.read_text())["runs"]
    assert run["wrong"] == [], said
    assert status == 0
    assert run["counts"]["people"] == 2 * 20 * 4
    assert run["counts"]["closed 1006"] >= 20 * 4, "the server was killed once"
    assert run["counts"]["acks looked for"] > run["counts"]["people"]
    assert not [name for name in run["counts"] if name.startswith("refused")]


def test_what_is_missing_in_the_database_is_found(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with sqlite3.connect(database) as connection:
        connection.execute("CREATE TABLE log (table_id TEXT, seq INTEGER, version INTEGER, command TEXT)")
        rows = [("t", 1, 1, None), ("t", 2, 2, "one"), ("t", 4, 3, "two"), ("t", 5, 4, "four"), ("t", 6, 5, "four")]
        connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)
    assert proof.lost(database, {"t": {"one": 2}})[0] == "t: row 4 stands where row 3 should"
    wrong = "\n".join(proof.lost(database, {"t": {"one": 2, "two": 2, "three": 3, "four": 4}}))
    assert "one was acked" not in wrong
    for command in ("two", "three", "four"):
        assert f"{command} was acked" in wrong


def test_a_reveal_is_counted_from_the_pick_behind_it() -> None:
    board = Board()
    reveals = Reveals(board)
    reveals.seen(7)
    assert not board.now.reveals, "whose pick it was is not known yet"
    reveals.caused(7, board.now.began)
    reveals.seen(7)
    assert len(board.now.reveals) == 2
    reveals.caused(8, None)
    reveals.seen(8)
    reveals.caused(9, board.now.began - 1)
    reveals.seen(9)
    assert len(board.now.reveals) == 2, "neither the next course nor a pick of before"


def test_a_repeated_ack_counts_once_and_must_say_the_same() -> None:
    board = Board()
    watch = Stopwatch(board, Reveals(board), {})
    watch.sent("command-1", "answer")
    watch.sent("command-1", "answer")
    watch.acked("command-1", 3)
    watch.acked("command-1", 3)
    watch.acked("command-1", 4)
    assert board.now.counts == {
        "sent again": 1, "commands": 1, "moves": 1, "acked again": 2, "acked otherwise": 1,
    }  # fmt: skip
    assert len(board.now.acks) == 1


def test_a_report_says_what_was_missed_and_what_was_lost() -> None:
    figures = [
        Figure("ack p99", 130, "ms", 120),
        Figure("knee", 900, "moves/s", 800, True),
        Figure("moves", 1, "per s"),
    ]
    run = Run("L2", "a trial", figures, latencies={"ack": [0.5, 3.0]}, wrong=["a row is gone"])
    text = "\n".join(run.lines())
    assert [figure.met for figure in figures] == [False, True, None]
    assert "MISSED" in text
    assert "WRONG: a row is gone" in text
    assert run.as_json()["histograms"]["ack"]["<= 5 ms"] == 1


def test_percentiles() -> None:
    assert percentile([], 99) == 0
    assert percentile([float(one) for one in range(100)], 99) == 99
    assert percentile([1.0], 50) == 1
