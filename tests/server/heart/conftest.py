"""Where the tests of live tables play."""

from pathlib import Path

import pytest

from okawari.server import bot_seats
from tests.server.heart.kit import Place


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    monkeypatch.setattr(bot_seats, "CLOCK_PAUSE", (0.0, 0.0))
    return Place(tmp_path, monkeypatch)
