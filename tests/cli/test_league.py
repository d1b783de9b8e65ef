"""Leagues from the command line."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pytest
from rich.cells import cell_len

from okawari.language import LANGUAGES, Language
from okawari.simulation.bot_work import BotWork
from okawari.simulation.league import play
from tests.cli.runs import ROOT, okawari, program, refused

DRAFT = ("league", "--game", "draft", "--seed", "1")


def test_bots_meet_and_are_counted() -> None:
    script = [*DRAFT, "--bots", "greedy, random", "--games", "7"]
    done = okawari(*script, "--json")
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert (found["bots"], found["deals"], found["games"], found["seed"]) == (["greedy", "random"], 4, 8, "1")
    assert [(row["bot"], row["against"]) for row in found["meetings"]] == [("greedy", "random"), ("random", "greedy")]
    assert json.loads(okawari(*script, "--threads", "2", "--json").out)["digest"] == found["digest"]


def test_menus_options_and_more_players() -> None:
    flags = ["--menus", "2", "--option", "edition=de", "--players", "3", "--games", "3", "--bots", "greedy,random"]
    found = json.loads(okawari("league", "--game", "party", *flags, "--json").out)
    assert len(found["menus"]) == 2
    assert found["options"]["edition"] == "de"
    assert found["method"] == "plackett-luce"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_for_people_it_fits_the_page(lang: str) -> None:
    done = okawari(*DRAFT, "--bots", "greedy,casual,random", "--games", "2", "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert max(cell_len(line) for line in done.out.splitlines()) <= 80
    words = Language(lang)
    for name in ("cli-league-rating", "cli-league-against", "cli-league-cross"):
        assert words.say(name) in done.out


def test_a_sequential_test_says_what_it_found() -> None:
    sure = okawari(*DRAFT, "--bots", "greedy,random", "--sprt", "0,200", "--games", "60")
    assert "greedy against random: 200 Elo is accepted, 0 Elo is not." in sure.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_open_test_fits_the_page(lang: str) -> None:
    few = okawari(*DRAFT, "--bots", "greedy,random", "--sprt=-5.5,5", "--games", "1", "--lang", lang)
    assert (few.code, few.err) == (0, "")
    assert max(cell_len(line) for line in few.out.splitlines()) <= 80
    assert Language(lang).number(-5.5, 1) in few.out


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--games", "0"], "--games"),
        (["--menus", "0"], "--menus"),
        (["--threads", "0"], "--threads"),
        (["--processes", "many"], "--processes"),
        (["--bots", "alphazero,random"], "no bot called “alphazero”"),
        (["--bots", "random"], "two or more bots"),
        (["--bots", "random,random"], "each named once"),
        (["--bots", "random,greedy@5"], "takes no budget"),
        (["--bots", "random,strong@fast"], "strong@2000"),
        (["--game", "chess"], "no game called"),
        (["--game", "draft", "--players", "9"], "for 2 to 5 players"),
        (["--menu", "sushi-go"], "no menu"),
        (["--menus", "3"], "no menu"),
        (["--game", "party", "--menus", "3", "--menu", "sushi-go"], "--menus"),
        (["--option", "ties=none"], "no option called"),
        (["--mixed"], "at least three bots and three players"),
        (["--sprt", "0,10"], "exactly two bots"),
        *((["--bots", "greedy,random", "--sprt", bad], "--sprt 0,10") for bad in ("5", "a,b", "10,0", "1,1", "0,nan")),
        (["--threads", "2", "--processes", "2"], "--ray"),
        (["--resume", "/nowhere/league.jsonl"], "cannot be written"),
    ],
)
def test_bad_input_is_refused(flags: list[str], said: str) -> None:
    assert said in refused(okawari("league", *flags))


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("buy tea\n")
    said = refused(okawari(*DRAFT, "--resume", str(tmp_path / "notes.txt")))
    assert "is not that of a league" in said
    assert (tmp_path / "notes.txt").read_text() == "buy tea\n"


def test_an_interruption_says_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, file = play._line, str(tmp_path / "league.jsonl")
    monkeypatch.setattr("okawari.simulation.league.fixture.CHUNK", 1)

    def third(number: int, first: int, chunk: object) -> dict[str, object]:
        if first == 2:
            raise KeyboardInterrupt
        return real(number, first, chunk)  # type: ignore[arg-type]

    monkeypatch.setattr(play, "_line", third)
    script = [*DRAFT, "--bots", "greedy,random", "--games", "8"]
    kept = okawari(*script, "--resume", file)
    assert (kept.code, kept.out) == (130, "")
    assert "Games kept in" in kept.err
    assert " 4. The same command goes on from there." in " ".join(kept.err.split())
    assert "nothing is kept" in okawari(*script).err
    monkeypatch.setattr(play, "_line", real)
    found = json.loads(okawari(*script, "--resume", file, "--json").out)
    assert (found["resumed"], found["games"]) == (4, 8)


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
def test_ray_comes_to_the_same() -> None:
    script = [*DRAFT, "--bots", "greedy,casual,random", "--games", "40", "--json"]
    place = {"HOME": os.environ["HOME"], "NUMBA_DISABLE_JIT": "1"}
    with_ray = program(*script, "--ray", "local", env=place, patience=300)
    assert (with_ray.code, with_ray.err) == (0, "")
    found = json.loads(with_ray.out)
    assert (found["backend"], found["workers"]) == ("ray", os.cpu_count())
    other = json.loads(program(*script, "--processes", "2", env=place).out)
    assert (found["digest"], found["meetings"], found["ratings"]) == (
        other["digest"],
        other["meetings"],
        other["ratings"],
    )


def test_a_league_that_is_all_in_its_file_says_so_and_no_speed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = [*DRAFT, "--bots", "greedy,random", "--games", "4", "--resume", str(tmp_path / "league.jsonl")]
    first = okawari(*script).out
    assert "Games per second" in first
    assert "from the file" not in first
    monkeypatch.setattr(BotWork, "prepare", None)  # nothing is compiled for games that nobody plays
    again = okawari(*script).out
    assert "4 games played · from the file: 4 · Seed: 1" in " ".join(again.split())
    found = json.loads(okawari(*script, "--json").out)
    assert (found["resumed"], found["games_per_second"]) == (4, None)


def test_a_league_goes_on_with_the_seed_of_its_file(tmp_path: Path) -> None:
    file = str(tmp_path / "league.jsonl")
    flags = ["league", "--bots", "greedy,random", "--game", "draft", "--resume", file, "--json"]
    first, more = (json.loads(okawari(*flags, "--games", games).out) for games in ("4", "8"))
    assert more["seed"] == first["seed"]
    assert (more["resumed"], more["games"]) == (4, 8)
    other = okawari(*flags, "--games", "8", "--seed", "another")
    assert other.code == 2
    assert "seed" in other.err


def hear_ctrl_c() -> None:
    """Whoever is started in the background does not hear it, and hands that on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["--threads", "--processes"])
def test_ctrl_c_stops_a_league_of_any_workers(workers: str, tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    flags = ["--bots", "quick@20,random", "--game", "draft", "--games", "100000", "--seed", "1", workers, "2"]
    script = [sys.executable, "-m", "okawari.cli.main", "league", *flags, "--resume", str(file)]
    place = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "80", "NUMBA_DISABLE_JIT": "1"}
    running = subprocess.Popen(
        script,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=place,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    try:
        while running.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 4):
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=180)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.communicate()
    assert (running.returncode, out) == (130, "")
    assert "The same command goes on from there" in " ".join(err.split())
    assert "Traceback" not in err
    assert file.read_bytes().endswith(b"\n")
