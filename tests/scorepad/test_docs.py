"""The page about the scoring format says what the program takes; its examples run in tests/test_examples.py."""

from pathlib import Path

from okawari.editions.options import GAMES
from okawari.scorepad.parse import FIELDS, MOST_ENTRIES, MOST_POINTS, SEAT_FIELDS

PAGE = Path(__file__).parents[2] / "docs" / "scoring-format.md"


def test_the_page_names_every_field_and_the_limits() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for game in GAMES:
        assert all(f"| `{field}` |" in text for field in (*FIELDS[game], *SEAT_FIELDS[game]))
    assert f"{MOST_ENTRIES} entries" in text
    assert f"{MOST_POINTS:,}" in text
