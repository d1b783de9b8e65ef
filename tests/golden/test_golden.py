"""The tool that writes the golden files."""

from pathlib import Path

import pytest

from tools import golden, playthroughs


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One counted deal that is still to be counted, and one game that is still to be written."""
    case = (golden.PERFT / "classic-plain-5.perft").read_text()
    monkeypatch.setattr(golden, "GOLDEN", tmp_path)
    monkeypatch.setattr(golden, "PERFT", tmp_path / "perft")
    monkeypatch.setattr(golden, "PLAYTHROUGHS", tmp_path / "playthroughs")
    monkeypatch.setattr(playthroughs, "PLAYTHROUGHS", {"draft": playthroughs.PLAYTHROUGHS["draft"]})
    golden.PERFT.mkdir()
    (golden.PERFT / "one.perft").write_text(case.replace("32", "31"))
    return tmp_path


def test_files_are_checked_and_written(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert golden.main(["--check"]) == 1
    assert capsys.readouterr().out == "changed: perft/one.perft\nchanged: playthroughs/draft.txt\n"
    assert not golden.PLAYTHROUGHS.exists()
    assert golden.main([]) == 0
    assert capsys.readouterr().out == "wrote: perft/one.perft\nwrote: playthroughs/draft.txt\n"
    assert golden.main(["--check"]) == 0
    assert "end           32" in (elsewhere / "perft" / "one.perft").read_text()
