"""Gyoza."""

import pytest

from tests.cards import by_number

WORTH = (0, 1, 3, 6, 10, 15, 15, 15, 15)


@pytest.mark.rule("P-GYOZA-1")
@pytest.mark.parametrize("number", range(len(WORTH)))
def test_by_number(number: int) -> None:
    """More and more, up to five."""
    by_number.counts("gyoza", WORTH, number)


@pytest.mark.rule("P-GYOZA-1", "P-ORDER-1")
@pytest.mark.parametrize("number", range(2, len(WORTH)))
def test_copies_count_like_the_others(number: int) -> None:
    by_number.copies_count("gyoza", WORTH, number)


@pytest.mark.rule("P-GYOZA-1", "P-TAKEOUT-1")
@pytest.mark.parametrize("number", range(len(WORTH)))
def test_turned_cards_do_not_count(number: int) -> None:
    by_number.turned_do_not_count("gyoza", WORTH, number)
