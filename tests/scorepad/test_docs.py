"""The examples in the documentation are true."""

import doctest
from pathlib import Path

from okawari import scorepad
from okawari.editions.options import GAMES
from okawari.scorepad.parse import FIELDS, MOST_ENTRIES, MOST_POINTS, SEAT_FIELDS

PAGE = Path(__file__).parents[2] / "docs" / "scoring-format.md"


def test_the_examples_on_the_page() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert result.attempted > 15
    assert result.failed == 0


def test_the_example_of_the_function() -> None:
    assert doctest.testmod(scorepad).failed == 0


def test_the_page_names_every_field_and_the_limits() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for game in GAMES:
        assert all(f"| `{field}` |" in text for field in (*FIELDS[game], *SEAT_FIELDS[game]))
    assert f"{MOST_ENTRIES} entries" in text
    assert f"{MOST_POINTS:,}" in text
