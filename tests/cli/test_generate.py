"""Generated files: fresh, and noticed when they are not."""

import json
from pathlib import Path

import pytest

from tools.generate import FILES, ROOT, main, stale

RULES = "| P-MISO-1 | Soup scores 3. |\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "rules.md").write_text(RULES)
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
    return tmp_path


def test_the_project_s_own_files_are_fresh() -> None:
    assert stale(ROOT) == []


def test_files_are_written_once(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"], project) == 1
    assert "clauses.json is stale" in capsys.readouterr().err
    assert not (project / "src/okawari/editions/clauses.json").exists()
    assert main([], project) == 0
    assert json.loads((project / "src/okawari/editions/clauses.json").read_text()) == {"P-MISO-1": "Soup scores 3."}
    capsys.readouterr()
    assert main(["--check"], project) == main([], project) == 0
    assert capsys.readouterr().err == ""


def test_a_changed_source_is_noticed(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([], project)
    (project / "docs" / "rules.md").write_text(RULES.replace("3", "4"))
    assert main(["--check"], project) == 1


def test_sources_that_cannot_be_read_are_named(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "docs" / "rules.md").write_text(RULES * 2)
    assert main(["--check"], project) == 2
    assert "twice" in capsys.readouterr().err
    (project / "docs" / "rules.md").unlink()
    assert main([], project) == 2


@pytest.mark.parametrize("name", FILES)
def test_a_file_changed_by_hand_is_noticed_and_written_again(project: Path, name: str) -> None:
    main([], project)
    fresh = (project / name).read_text(encoding="utf-8")
    (project / name).write_text(fresh + "\n", encoding="utf-8")
    assert stale(project) == [name]
    assert main(["--check"], project) == 1
    main([], project)
    assert (project / name).read_text(encoding="utf-8") == fresh


def test_folders_are_made_where_they_are_missing(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "rules.md").write_text(RULES)
    assert main([], tmp_path) == 0
    assert stale(tmp_path) == []
