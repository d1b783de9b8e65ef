"""Onigiri."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

import pytest

from tests.cards.ways import menu_of
from tests.kit import kind_points

SHAPES = ("onigiri_circle", "onigiri_triangle", "onigiri_square", "onigiri_rectangle")


def cards(counts: Sequence[int]) -> list[str]:
    """So many of each shape."""
    return [shape for shape, number in zip(SHAPES, counts, strict=True) for _ in range(number)]


def onigiri(*counts: int) -> int:
    """What so many of each shape score."""
    return kind_points("onigiri", cards(counts), [])[0]


@pytest.mark.rule("P-ONIGIRI-1")
def test_devir_2016_example() -> None:
    """ES: a circle, a triangle and two squares are 9 and 1."""
    assert onigiri(1, 1, 2, 0) == 10


@pytest.mark.rule("P-ONIGIRI-1")
def test_zoch_2017_example() -> None:
    """DE has the same four cards."""
    assert kind_points("onigiri", [], cards([1, 1, 2, 0])) == [0, 10]


@pytest.mark.rule("P-ONIGIRI-1")
def test_ru_fan_example() -> None:
    """RU: two circles and a square are 4 and 1."""
    assert onigiri(2, 0, 1, 0) == 5


@pytest.mark.rule("P-ONIGIRI-1")
@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ((0, 0, 0, 0), 0),
        ((0, 0, 1, 0), 1),
        ((1, 0, 0, 1), 4),
        ((0, 1, 1, 1), 9),
        ((1, 1, 1, 1), 16),
        ((2, 2, 2, 2), 32),
    ],
)
def test_different_shapes(counts: tuple[int, ...], worth: int) -> None:
    assert onigiri(*counts) == worth


def splits(counts: tuple[int, ...]) -> Iterator[int]:
    """The worth of every way to split cards into sets."""
    there = [shape for shape in range(4) if counts[shape]]
    if not there:
        yield 0
    for size in range(1, len(there) + 1):
        for chosen in combinations(there, size):
            rest = tuple(number - (shape in chosen) for shape, number in enumerate(counts))
            for worth in splits(rest):
                yield size * size + worth


@pytest.mark.rule("P-ONIGIRI-1")
def test_no_split_is_better() -> None:
    some = [counts for counts in product(range(3), repeat=4) if sum(counts) <= 6]
    for counts in some:
        assert onigiri(*counts) == max(splits(counts)), counts


@pytest.mark.rule("P-ONIGIRI-1", "P-ORDER-1")
def test_a_copy_has_its_originals_shape() -> None:
    menu = menu_of("onigiri", "special_order")
    third = ["onigiri_circle"] * 2 + ["special_order=onigiri_circle"]
    pair = ["onigiri_circle", "onigiri_square", "special_order=onigiri_square"]
    assert kind_points("onigiri", third, pair, menu=menu) == [3, 5]


@pytest.mark.rule("P-ONIGIRI-1", "P-TAKEOUT-1")
def test_turned_over_it_has_no_shape() -> None:
    mine = ["onigiri_circle", "onigiri_square", "flipped", "flipped"]
    assert kind_points("onigiri", mine, *[[]] * 7, menu=menu_of("onigiri", "takeout"))[0] == 4
