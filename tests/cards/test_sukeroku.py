"""Sukeroku: inari and futomaki."""

import pytest

from tests.cards.ways import menu_of
from tests.kit import kind_points


@pytest.mark.rule("P-SUKEROKU-1")
@pytest.mark.parametrize(
    ("inari", "futomaki", "worth"),
    [
        (0, 0, 0),
        (1, 0, 2),
        (0, 1, 2),
        (1, 1, 6),
        (2, 0, 4),
        (2, 1, 8),
        (1, 3, 10),
        (2, 2, 12),
        (4, 0, 8),
        (4, 4, 24),
        (3, 4, 20),
    ],
)
@pytest.mark.parametrize("seats", [2, 8])
def test_pairs_and_singles(inari: int, futomaki: int, worth: int, seats: int) -> None:
    mine = ["inari"] * inari + ["futomaki"] * futomaki
    assert kind_points("sukeroku", mine, *[["inari"]] * (seats - 1)) == [worth] + [2] * (seats - 1)


@pytest.mark.rule("P-SUKEROKU-1", "P-ORDER-1")
def test_a_copy_pairs_with_the_other_face_only() -> None:
    menu = menu_of("sukeroku", "special_order")
    assert kind_points("sukeroku", ["inari", "special_order=inari"], [], menu=menu) == [4, 0]
    mine = ["inari", "special_order=inari", "futomaki", "futomaki"]
    assert kind_points("sukeroku", mine, [], menu=menu) == [12, 0]


@pytest.mark.rule("P-SUKEROKU-1", "P-TAKEOUT-1")
def test_turning_one_over_breaks_the_pair() -> None:
    assert kind_points("sukeroku", ["inari", "flipped"], [], menu=menu_of("sukeroku", "takeout")) == [2, 0]
