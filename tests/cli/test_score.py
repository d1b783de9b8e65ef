"""Scoring tables from files and streams."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runs import okawari, program, refused

TABLE: dict[str, Any] = {
    "game": "party",
    "scope": "round",
    "seats": [{"table": ["wasabi", "squid", "maki3"]}, {"table": ["maki1", "tempura", "tempura"]}],
}
BAD = ['{"game": "chess", "seats": []}', "[]", "{", "", "NaN", "1e999", "null", '"x"', '{"game": "party"}']


def test_a_table_is_scored(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(TABLE))
    done = okawari("score", str(path))
    assert (done.code, done.err) == (0, "")
    answer = json.loads(done.out)
    assert [seat["points"] for seat in answer["seats"]] == [15, 8]
    assert okawari("score", "-", typed=json.dumps(TABLE)).out == done.out


def test_reasons_are_in_the_language() -> None:
    done = okawari("score", "-", "--lang", "es", typed=json.dumps(TABLE))
    assert "cartas de tempura" in done.out


@pytest.mark.parametrize("text", BAD)
def test_a_bad_table_is_refused(text: str) -> None:
    refused(okawari("score", "-", typed=text))


@pytest.mark.parametrize("data", [b"\xff\x00", b"[" * 100_000, b"9" * 10_000])
def test_what_is_no_json_is_refused(data: bytes) -> None:
    refused(okawari("score", "-", typed=data))


def test_many_tables_come_back_in_order_and_bad_ones_do_not_stop_it() -> None:
    lines = [json.dumps(TABLE).encode(), *(text.encode() for text in BAD), b"\xff\xfe", json.dumps(TABLE).encode()]
    done = program("score", "--jsonl", "-", typed=b"\n".join(lines) + b"\n")
    assert (done.code, done.err) == (0, "")
    answers = [json.loads(line) for line in done.out.splitlines()]
    assert len(answers) == len(lines)
    assert answers[0] == answers[-1]
    assert answers[0]["seats"][0]["points"] == 15
    assert all(list(answer) == ["error"] and answer["error"] for answer in answers[1:-1])


def test_a_stream_is_answered_line_by_line() -> None:
    import os
    import subprocess
    import sys

    from tests.cli.runs import ROOT

    place = {"PYTHONPATH": str(ROOT / "src"), "PATH": os.environ["PATH"]}
    with subprocess.Popen(
        [sys.executable, "-m", "okawari.cli.main", "score", "--jsonl", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=place,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(json.dumps(TABLE).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["seats"]
        process.stdin.close()
        assert process.wait(60) == 0


@pytest.mark.parametrize("flags", [[], ["--jsonl"]])
@pytest.mark.parametrize("name", ["nowhere.json", "."])
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, name: str, flags: list[str]) -> None:
    assert "cannot be read" in refused(okawari("score", *flags, str(tmp_path / name)))
