"""Edamame."""

import pytest

from okawari.errors import BadMenu
from tests.cards.ways import menu_of, plain_hands
from tests.kit import Scene, kind_points


def edamame(*counts: int, **options: str) -> list[int]:
    """What these numbers of edamame score."""
    return kind_points("edamame", *[["edamame"] * number for number in counts], options=options)


@pytest.mark.rule("P-EDAMAME-1")
def test_devir_2016_example() -> None:
    """ES: three, two and one at a table with a fourth who has none."""
    assert edamame(3, 2, 1) == [6, 4, 2]
    assert edamame(3, 2, 1, 0) == [6, 4, 2, 0]


@pytest.mark.rule("P-EDAMAME-1")
def test_zoch_2017_example() -> None:
    """DE tells the same with other names: each card is worth 2."""
    assert edamame(0, 3, 2, 1) == [0, 6, 4, 2]


@pytest.mark.rule("P-EDAMAME-1")
@pytest.mark.parametrize(
    ("counts", "scored"),
    [
        ((0, 0, 0), [0, 0, 0]),
        ((3, 0, 0), [0, 0, 0]),
        ((1, 1, 0), [1, 1, 0]),
        ((2, 1, 1, 1, 1), [8, 4, 4, 4, 4]),
        ((2, 1, 1, 1, 1, 1), [8, 4, 4, 4, 4, 4]),
        ((1,) * 8, [4] * 8),
        ((8, 0, 0, 0, 0, 0, 0, 1), [8, 0, 0, 0, 0, 0, 0, 1]),
    ],
)
def test_a_point_for_each_opponent_at_most_four(counts: tuple[int, ...], scored: list[int]) -> None:
    assert edamame(*counts) == scored


@pytest.mark.rule("P-EDAMAME-1")
@pytest.mark.parametrize(
    ("counts", "scored"),
    [
        ((2, 0, 0), [2, 0, 0]),
        ((3, 2, 1), [9, 6, 3]),
        ((2, 1, 1, 1), [8, 4, 4, 4]),
        ((2, 1, 1, 1, 1), [8, 4, 4, 4, 4]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
def test_option_the_owner_counts_too(counts: tuple[int, ...], scored: list[int]) -> None:
    assert edamame(*counts, edamame_self="yes") == scored


@pytest.mark.rule("P-EDAMAME-1", "P-ORDER-1")
def test_a_copy_counts_for_its_owner_and_for_the_others() -> None:
    menu = menu_of("edamame", "special_order")
    mine, hers = ["edamame", "special_order=edamame"], ["special_order=edamame"]
    assert kind_points("edamame", mine, hers, [], menu=menu) == [2, 1, 0]


@pytest.mark.rule("P-EDAMAME-1", "P-TAKEOUT-1")
def test_turned_over_it_no_longer_makes_an_opponent() -> None:
    hands = plain_hands("egg", "takeout10", "egg")
    scene = Scene(*hands, fronts=[["edamame"] * 2, ["edamame"], ["edamame"]], menu=menu_of("edamame", "takeout"))
    scene.all_pick("egg", "takeout10", "egg").answer(1, "edamame")
    fronts = [scene.front(seat) for seat in range(3)]
    assert fronts[1] == ["flipped"]
    assert kind_points("edamame", *fronts, menu=menu_of("edamame", "takeout")) == [2, 0, 1]


@pytest.mark.rule("P-MENU-2", "P-EDAMAME-1")
def test_not_for_two() -> None:
    with pytest.raises(BadMenu):
        edamame(1, 1)
