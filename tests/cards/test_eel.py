"""Eel."""

import pytest

from tests.cards import by_number
from tests.cards.ways import menu_of, score_now
from tests.kit import Scene

WORTH = (0, -3, 7, 7, 7, 7, 7, 7, 7)


@pytest.mark.rule("P-EEL-1")
@pytest.mark.parametrize("number", range(len(WORTH)))
def test_by_number(number: int) -> None:
    """One costs, two or more are worth the same in all."""
    by_number.counts("eel", WORTH, number)


@pytest.mark.rule("P-EEL-1", "P-ORDER-1")
@pytest.mark.parametrize("number", range(2, len(WORTH)))
def test_copies_count_like_the_others(number: int) -> None:
    by_number.copies_count("eel", WORTH, number)


@pytest.mark.rule("P-EEL-1", "P-TAKEOUT-1")
@pytest.mark.parametrize("number", range(len(WORTH)))
def test_turned_cards_do_not_count(number: int) -> None:
    by_number.turned_do_not_count("eel", WORTH, number)


@pytest.mark.rule("P-EEL-1", "P-END-1")
def test_a_score_may_fall_below_zero() -> None:
    scene = Scene(["egg"] * 3, ["egg"] * 3, fronts=[["eel"], []], menu=menu_of("eel"))
    score_now(scene)
    assert scene.scores == [-3, 0]
