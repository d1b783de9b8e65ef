"""`okawari check`: what is intact is said to be, what is damaged is named, and no file whatever makes it stumble."""

import contextlib
import io
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from okawari.cli.main import run
from okawari.language import LANGUAGES
from tests.server.running import ServerProcess
from tests.server.storage.test_damaged import NEW, OLD, made, tables

DAMAGES = 250  # of a file
INTACT, DAMAGED, BAD_INPUT = 0, 1, 2


def check(*arguments: str) -> tuple[int, str, str]:
    """The exit status, and what was said."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = run(["check", *arguments])
    return status, out.getvalue(), err.getvalue()


def report(*arguments: str) -> Any:
    status, out, err = check("--json", *arguments)
    found = json.loads(out)
    assert not err
    assert status == (INTACT if found["intact"] else DAMAGED)
    return found


@pytest.mark.parametrize("script", [OLD, NEW])
def test_a_whole_database_is_intact_and_left_as_it_is(tmp_path: Path, script: Path) -> None:
    path = made(tmp_path, script)
    before = path.read_bytes()
    found = report(str(path))
    assert (found["intact"], found["tables"], found["games"]) == (True, 3, 2)
    assert report(f"sqlite:///{path}") == found
    assert path.read_bytes() == before


def test_it_reads_while_a_server_runs(tmp_path: Path) -> None:
    made(tmp_path)
    with ServerProcess(tmp_path) as server:
        server.ask("POST", "/api/tables", {})
        assert report(str(tmp_path / "tables.db"))["tables"] == 4
        assert server.ask("GET", "/health").status == 200


def test_damage_is_named_with_its_place_and_the_rest_can_be_saved(tmp_path: Path) -> None:
    path = made(tmp_path)
    finished, draft, unfinished = tables(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE log SET payload = x'7b7d' WHERE table_id = ? AND seq = 12", (finished,))
        connection.execute("DELETE FROM log WHERE table_id = ? AND seq = 5", (unfinished,))
        games = [game for (game,) in connection.execute("SELECT replay_id FROM replays ORDER BY replay_id")]
        connection.execute("UPDATE replays SET document = x'00' WHERE replay_id = ?", (games[0],))
        connection.commit()
    export = tmp_path / "export"
    found = report(str(path), "--export", str(export))
    assert {one["table"]: (one["damage"], one["row"]) for one in found["damaged_tables"]} == {
        finished: ("checksum", 12),
        unfinished: ("gap", 5),
    }
    assert found["unreadable_games"] == [games[0]]
    assert [one.name for one in (export / "games").iterdir()] == [f"{games[1]}.json"]
    assert run(["replay", str(export / "games" / f"{games[1]}.json"), "--verify"]) == INTACT
    target = tmp_path / "new.db"
    assert run(["restore", str(export / "tables.db"), "--database", f"sqlite:///{target}"]) == INTACT
    assert tables(target) == [draft]
    found = report(str(target))
    assert (found["intact"], found["tables"], found["games"]) == (True, 1, 1)
    assert check(str(path), "--export", str(export))[0] == BAD_INPUT, "an earlier export is not written over"


def test_a_backup_keeps_the_chain(tmp_path: Path) -> None:
    path, copy = made(tmp_path), tmp_path / "copy.db"
    assert run(["backup", str(copy), "--database", f"sqlite:///{path}"]) == INTACT
    assert report(str(copy))["intact"]
    with closing(sqlite3.connect(path)) as one, closing(sqlite3.connect(copy)) as other:
        asked = "SELECT table_id, seq, hex(chain), state FROM log"
        assert one.execute(asked).fetchall() == other.execute(asked).fetchall()


def test_no_damaged_file_makes_it_stumble(tmp_path: Path) -> None:
    whole = made(tmp_path).read_bytes()
    path = tmp_path / "damaged.db"
    dice = Random(1)
    found = []
    for number in range(DAMAGES):
        data = bytearray(whole)
        for _ in range(dice.choice((1, 1, 3, 30))):
            data[dice.randrange(len(data) if number % 3 else 4096)] ^= 1 << dice.randrange(8)
        if number % 5 == 0:
            del data[dice.randrange(len(data)) :]
        path.write_bytes(data)
        status, out, err = check(str(path))
        assert status in (INTACT, DAMAGED, BAD_INPUT)
        assert "Traceback" not in out + err
        assert (out if status != BAD_INPUT else err).count("\n") >= 1
        found.append(status)
    assert found.count(DAMAGED) > DAMAGES // 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language(tmp_path: Path, lang: str) -> None:
    path = made(tmp_path)
    assert len(check(str(path), "--lang", lang)[1].splitlines()) == 2
    table = tables(path)[0]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM log WHERE table_id = ? AND seq = 5", (table,))
        connection.execute("UPDATE replays SET document = x'00'")
        connection.commit()
    status, out, _ = check(str(path), "--lang", lang)
    assert status == DAMAGED
    assert len(out.splitlines()) == 4
    assert table in out
    assert "--export" in check("--help", "--lang", lang)[1]


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert check(str(tmp_path / "none.db"))[0] == BAD_INPUT
    assert check(str(tmp_path))[0] == BAD_INPUT
    assert check()[0] == BAD_INPUT
    (tmp_path / "letter.txt").write_text("Dear friend, " * 1000)
    assert check(str(tmp_path / "letter.txt"))[0] == DAMAGED
