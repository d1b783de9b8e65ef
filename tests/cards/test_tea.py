"""Tea."""

import pytest

from tests.cards.ways import menu_of, run, written
from tests.kit import Scene, kind_points

TEA = menu_of("tea", "wasabi")


def tea(*front: str) -> int:
    """What the teas among these cards score."""
    return kind_points("tea", list(front), ["egg"] * 5, menu=TEA)[0]


@pytest.mark.rule("P-TEA-1")
def test_devir_2016_example() -> None:
    """ES: a wasabi, a squid and two salmon are four yellow cards."""
    assert tea("tea", "wasabi", "squid", "salmon", "salmon") == 4


@pytest.mark.rule("P-TEA-1")
def test_zoch_2017_example() -> None:
    """DE: the same four yellow cards, for each of the teas, also where the nigiri lies on the wasabi."""
    assert tea("tea", "tea", "squid+wasabi", "salmon", "salmon") == 8


@pytest.mark.rule("P-TEA-1")
@pytest.mark.parametrize(
    ("front", "worth"),
    [
        ((), 0),
        (("tempura", "tempura"), 0),
        (("tea",), 1),
        (("tea", "tea"), 4),
        (("tea", "tea", "tea"), 9),
        (("tea", "tempura"), 1),
        (("tea", "tempura", "tempura"), 2),
        (("tea", "tempura", "tempura", "sashimi", "sashimi"), 2),
        (("tea", "tea", "gyoza", "gyoza", "gyoza"), 6),
        (("tea", "maki1", "maki2", "maki3"), 3),
        (("tea", "egg+wasabi", "squid+wasabi", "wasabi"), 5),
        (("tea", "tempura", "tempura", "tempura", "egg", "wasabi"), 3),
    ],
)
def test_the_largest_group_of_one_colour(front: tuple[str, ...], worth: int) -> None:
    assert tea(*front) == worth


@pytest.mark.rule("P-TEA-1")
@pytest.mark.parametrize("seats", [2, 8])
def test_everybody_has_an_own_group(seats: int) -> None:
    others = [["tea", "tempura"]] * (seats - 1)
    assert kind_points("tea", ["tea", "egg", "egg"], *others, menu=TEA) == [2] + [1] * (seats - 1)


@pytest.mark.rule("P-TEA-1")
def test_desserts_of_this_round_count_and_those_of_earlier_rounds_do_not() -> None:
    fronts = [["tea", "ice_cream", "ice_cream"], ["tea"]]
    kept = [["ice_cream"], ["ice_cream"] * 3]
    scene = run(Scene(["egg"], ["egg"], fronts=fronts, desserts=kept, menu=TEA, round=2))
    assert [written(scene, seat)["tea"] for seat in range(2)] == [2, 1]


@pytest.mark.rule("P-TEA-1")
def test_on_the_last_turn() -> None:
    scene = run(Scene(["tea"], ["tempura"], fronts=[["egg", "squid"], ["tea", "tempura"]], menu=TEA, round=3))
    assert [written(scene, seat)["tea"] for seat in range(2)] == [2, 2]


@pytest.mark.rule("P-TEA-1", "P-ORDER-1", "P-COLOUR-1")
def test_a_copied_tea_scores_and_counts_in_its_group() -> None:
    menu = menu_of("tea", "special_order")
    assert kind_points("tea", ["tea", "special_order=tea"], [], menu=menu) == [4, 0]
    assert kind_points("tea", ["tea", "egg", "special_order=egg"], [], menu=menu) == [2, 0]


@pytest.mark.rule("P-TEA-1", "P-TAKEOUT-1")
def test_turned_over_it_is_no_tea() -> None:
    assert kind_points("tea", ["flipped", "egg", "egg"], [], menu=menu_of("tea", "takeout")) == [0, 0]
