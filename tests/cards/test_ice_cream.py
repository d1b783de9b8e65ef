"""Green tea ice cream."""

import pytest

from tests.cards.ways import menu_of, run, score_all, written
from tests.kit import Scene, kind_points


@pytest.mark.rule("P-ICECREAM-1")
@pytest.mark.parametrize(("number", "worth"), [*enumerate([0, 0, 0, 0, 12, 12, 12, 12, 24]), (12, 36), (15, 36)])
@pytest.mark.parametrize("seats", [2, 8])
def test_each_four(number: int, worth: int, seats: int) -> None:
    kept = [["ice_cream"] * number, *[["ice_cream"] * 3] * (seats - 1)]
    assert kind_points("ice_cream", *[[]] * seats, desserts=kept) == [worth] + [0] * (seats - 1)


@pytest.mark.rule("P-ICECREAM-1", "P-ROUND-1")
def test_four_are_collected_over_the_rounds_and_scored_at_the_end() -> None:
    before = [["ice_cream"] * 3, []]
    early = run(Scene(["ice_cream"], ["egg"], desserts=before, menu=menu_of("ice_cream"), round=2))
    assert written(early, 0) == {}
    late = run(Scene(["ice_cream"], ["egg"], desserts=before, menu=menu_of("ice_cream"), round=3))
    assert written(late, 0) == {"ice_cream": 12}


@pytest.mark.rule("P-ICECREAM-1", "P-ORDER-10")
def test_a_copy_is_an_ice_cream_and_a_turned_one_is_none() -> None:
    def four(last: str) -> int:
        menu = menu_of("ice_cream", "special_order", "takeout")
        scene = Scene(["egg"], ["egg"], fronts=[["ice_cream"] * 3 + [last], []], menu=menu)
        return score_all(scene)[0].get("ice_cream", 0)

    assert four("special_order=ice_cream") == 12
    assert four("flipped") == 0
