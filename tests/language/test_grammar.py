"""Counting, numbers and lists in every language, as Babel has them; tests/golden/language.json says how it was made."""

import json
from typing import Any

import pytest

from okawari.language import LANGUAGES, Language
from okawari.language.grammar import GRAMMARS
from tests.architecture.sources import TESTS

GOLDEN: dict[str, Any] = json.loads((TESTS / "golden" / "language.json").read_text(encoding="utf-8"))


def test_every_language_with_a_catalogue_has_its_grammar() -> None:
    assert set(GRAMMARS) == set(LANGUAGES) == set(GOLDEN) - {"made"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_plural_categories(code: str) -> None:
    for category, numbers in GOLDEN[code]["plurals"].items():
        assert {number: GRAMMARS[code].plural(number) for number in numbers} == dict.fromkeys(numbers, category)


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers(code: str) -> None:
    for number, digits, text in GOLDEN[code]["numbers"]:
        assert Language(code).number(number, digits) == text


@pytest.mark.parametrize("code", LANGUAGES)
def test_lists(code: str) -> None:
    for items, text in GOLDEN[code]["lists"]:
        assert Language(code).join(iter(items)) == text


@pytest.mark.parametrize(
    ("number", "digits", "text"),
    [
        (float("inf"), 1, "∞"),
        (float("-inf"), 0, "-∞"),
        (float("nan"), 1, "NaN"),
        (-0.0, 0, "-0"),
        (10**28 + 1, 0, "10,000,000,000,000,000,000,000,000,001"),
    ],
)
def test_numbers_at_the_edge(number: float, digits: int, text: str) -> None:
    assert Language("en").number(number, digits) == text
