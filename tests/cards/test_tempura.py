"""Tempura."""

import pytest

from tests.cards import by_number

WORTH = (0, 0, 5, 5, 10, 10, 15, 15, 20)


@pytest.mark.rule("P-TEMPURA-1")
@pytest.mark.parametrize("number", range(len(WORTH)))
def test_by_number(number: int) -> None:
    """Every pair, and nothing for one left over."""
    by_number.counts("tempura", WORTH, number)


@pytest.mark.rule("P-TEMPURA-1", "P-ORDER-1")
@pytest.mark.parametrize("number", range(2, len(WORTH)))
def test_copies_count_like_the_others(number: int) -> None:
    by_number.copies_count("tempura", WORTH, number)


@pytest.mark.rule("P-TEMPURA-1", "P-TAKEOUT-1")
@pytest.mark.parametrize("number", range(len(WORTH)))
def test_turned_cards_do_not_count(number: int) -> None:
    by_number.turned_do_not_count("tempura", WORTH, number)
