"""What is compiled is said as it begins, and only then."""

import sys
from pathlib import Path

import pytest

pytest.importorskip("numba")

from okawari import compiled
from okawari.bots.quick import think
from okawari.bots.rivals import walk as rivals
from okawari.bots.search import draft, walk
from okawari.compiled import graph, making, telling
from okawari.environments import stepping
from okawari.language import LANGUAGES, Language
from okawari.simulation.kernel import play_games
from tests.compiled.toy_rules import table as toy


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a new process."""
    monkeypatch.setattr(making, "_made", {})
    monkeypatch.setattr(making, "_made_inside", {})


def test_code_from_the_cache_is_loaded_in_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OKAWARI_CACHE", str(tmp_path))
    said: list[str] = []
    for _ in range(2):
        forget(monkeypatch)
        with compiled.announcing(say=said.append):
            made = compiled.twins({"play": toy.play}).play
        assert said == [Language("en").say("cli-compiling-rules")]
    assert sum(made.stats.cache_hits.values()) == 1


def test_code_that_cannot_be_kept_is_announced_every_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "okawari").write_text("a file where the folder should be")
    monkeypatch.setenv("OKAWARI_CACHE", str(tmp_path))
    said: list[str] = []
    for _ in range(2):
        forget(monkeypatch)
        with compiled.announcing(say=said.append):
            compiled.twins({"play": toy.play})
    assert said == [Language("en").say(f"cli-compiling-{part}") for part in ("rules", telling.NOT_KEPT)] * 2


def test_every_part_is_said_by_its_name_whenever_some_of_it_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    entries = [play_games, stepping.run_tables, think, walk.explore, draft.explore, rivals.explore]
    names = [graph.where(entry) for entry in entries]  # type: ignore[arg-type]
    with compiled.announcing():
        for _ in range(2):
            telling.begun(names)
    parts = ("rules", "bots", "search", "rivals") * 2
    assert capsys.readouterr().err.splitlines() == [Language("en").say(f"cli-compiling-{part}") for part in parts]
    telling.begun(names)
    assert capsys.readouterr().err == "", "nobody listens any more"


def test_every_language_names_every_part() -> None:
    for code in LANGUAGES:
        language = Language(code, strict=True)
        parts = (*telling.PARTS.values(), telling.NOT_KEPT)
        assert len({language.say(f"cli-compiling-{part}") for part in parts}) == len(parts)


@pytest.mark.parametrize(("terminal", "notebook"), [(True, False), (False, True), (False, False)])
def test_people_are_told_unless_they_have_asked_to_be(
    terminal: bool, notebook: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    if notebook:
        monkeypatch.setattr(sys, "ps1", "In [1]: ", raising=False)
    names = [graph.where(play_games)]  # type: ignore[arg-type]
    with compiled.announcing_to_people():
        telling.begun(names)
    assert bool(capsys.readouterr().err) == (terminal or notebook)
    said: list[str] = []
    with compiled.announcing(say=said.append), compiled.announcing_to_people():
        telling.begun(names)
    assert len(said) == 1
    assert not capsys.readouterr().err
