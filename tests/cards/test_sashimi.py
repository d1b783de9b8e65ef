"""Sashimi."""

import pytest

from tests.cards import by_number

WORTH = (0, 0, 0, 10, 10, 10, 20, 20, 20, 30)


@pytest.mark.rule("P-SASHIMI-1")
@pytest.mark.parametrize("number", range(len(WORTH)))
def test_by_number(number: int) -> None:
    """Every three, and nothing for what is left over."""
    by_number.counts("sashimi", WORTH, number)


@pytest.mark.rule("P-SASHIMI-1", "P-ORDER-1")
@pytest.mark.parametrize("number", range(2, len(WORTH)))
def test_copies_count_like_the_others(number: int) -> None:
    by_number.copies_count("sashimi", WORTH, number)


@pytest.mark.rule("P-SASHIMI-1", "P-TAKEOUT-1")
@pytest.mark.parametrize("number", range(len(WORTH)))
def test_turned_cards_do_not_count(number: int) -> None:
    by_number.turned_do_not_count("sashimi", WORTH, number)
