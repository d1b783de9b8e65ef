"""Many games from the command line."""

import json
from typing import Any

import pytest
from rich.cells import cell_len

from okawari import simulation
from okawari.compiled import NotCompiled, telling
from okawari.language import LANGUAGES, Language
from tests.cli.runs import okawari, refused

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(
    ("flags", "players"),
    [
        (["--game", "classic", "--players", "2"], 2),
        (["--game", "party", "--players", "3", "--menu", "master-menu", "--option", "edition=de"], 3),
        (["--game", "draft", "--players", "4"], 4),
    ],
)
def test_games_are_played_and_counted(flags: list[str], players: int) -> None:
    script = ["simulate", *flags, "--games", str(2 * players), "--bots", "greedy,random", "--seed", "1"]
    done = okawari(*script, "--json")
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert found["games"] == 2 * players
    assert found["players"] == players
    assert {row["name"] for row in found["by_bot"]} == {"greedy", "random"}
    assert len(found["by_seat"]) == players
    assert found["games_per_second"] > 0
    again = json.loads(okawari(*script, "--json").out)
    assert again["digest"] == found["digest"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_for_people_it_fits_the_page(lang: str) -> None:
    done = okawari("simulate", "--game", "draft", "--players", "5", "--games", "5", "--lang", lang, "--seed", "x")
    assert (done.code, done.err) == (0, "")
    assert max(cell_len(line) for line in done.out.splitlines()) <= 80
    assert Language(lang).say("cli-mean-points") in done.out
    assert "x" in done.out


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--games", "0"], "--games"),
        (["--games", "many"], "--games"),
        (["--bots", "alphazero"], "no bot called “alphazero”"),
        (["--bots", ""], "no bot called"),
        (["--bots", "random,random,random", "--players", "2"], "2"),
        (["--game", "chess"], "no game called"),
        (["--game", "draft", "--players", "9"], "for 2 to 5 players"),
        (["--game", "draft", "--menu", "sushi-go"], "no menu"),
        (["--menu", "buffet"], "no menu called"),
        (["--option", "ties=none"], "no option called"),
    ],
)
def test_bad_input_is_refused(flags: list[str], said: str) -> None:
    assert said in refused(okawari("simulate", *flags))


def test_what_is_compiled_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    real = simulation.simulate

    def compiling(*arguments: Any, **named: Any) -> Any:
        telling.begun(["okawari.simulation.kernel.play_games", "okawari.bots.search.walk.explore"])
        return real(*arguments, **named)

    monkeypatch.setattr(simulation, "simulate", compiling)
    done = okawari("simulate", "--games", "2", "--players", "2", "--bots", "random", "--json", "--lang", "de")
    assert json.loads(done.out)["games"] == 2
    said = [Language("de").say(f"cli-compiling-{part}") for part in ("rules", "search")]
    assert done.err.splitlines() == said


def test_nothing_is_said_where_nothing_is_compiled() -> None:
    assert okawari("simulate", "--games", "2", "--players", "2", "--bots", "random").err == ""


def test_compiled_rules_that_are_missing_are_no_accident(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: Any, **__: Any) -> Any:
        raise NotCompiled("numba")

    monkeypatch.setattr(simulation, "simulate", missing)
    assert "okawari[fast]" in refused(okawari("simulate"))
