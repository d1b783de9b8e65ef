"""Tofu."""

import pytest

from tests.cards import by_number
from tests.cards.ways import menu_of, plain_hands, score_now
from tests.kit import Scene

WORTH = (0, 2, 6, 0, 0, 0, 0, 0, 0)


@pytest.mark.rule("P-TOFU-1")
@pytest.mark.parametrize("number", range(len(WORTH)))
def test_by_number(number: int) -> None:
    """Two are best, three are too much."""
    by_number.counts("tofu", WORTH, number)


@pytest.mark.rule("P-TOFU-1", "P-ORDER-1")
@pytest.mark.parametrize("number", range(2, len(WORTH)))
def test_copies_count_like_the_others(number: int) -> None:
    by_number.copies_count("tofu", WORTH, number)


@pytest.mark.rule("P-TOFU-1", "P-TAKEOUT-1")
@pytest.mark.parametrize("number", range(len(WORTH)))
def test_turned_cards_do_not_count(number: int) -> None:
    by_number.turned_do_not_count("tofu", WORTH, number)


@pytest.mark.rule("P-TOFU-1", "P-TAKEOUT-1")
def test_turning_the_third_over_saves_the_other_two() -> None:
    fronts = [["tofu"] * 3, []]
    scene = Scene(*plain_hands("takeout10", "egg"), fronts=fronts, menu=menu_of("tofu", "takeout"))
    scene.all_pick("takeout10", "egg").answer(0, "tofu").answer(0, "pass")
    assert score_now(scene)[0] == {"tofu": 6, "flipped": 2}
