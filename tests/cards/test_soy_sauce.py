"""Soy sauce."""

import pytest

from tests.cards.ways import menu_of, run, written
from tests.kit import Scene, kind_points

SOY = menu_of("soy_sauce", "wasabi")


def soy(*fronts: list[str]) -> list[int]:
    """What the soy sauces of these tables score."""
    return kind_points("soy_sauce", *fronts, menu=SOY)


@pytest.mark.rule("P-SOY-1")
def test_the_most_colours_make_each_worth_4() -> None:
    assert soy(["soy_sauce", "tempura", "egg"], ["soy_sauce", "tempura"]) == [4, 0]
    assert soy(["soy_sauce"] * 3 + ["tempura"], ["sashimi"]) == [12, 0]


@pytest.mark.rule("P-SOY-1")
@pytest.mark.parametrize("seats", [2, 8])
def test_ties_count_as_most_and_nothing_is_shared(seats: int) -> None:
    table = ["soy_sauce", "tempura"]
    assert soy(*[table] * seats) == [4] * seats


@pytest.mark.rule("P-SOY-1")
@pytest.mark.parametrize("seats", [2, 8])
def test_everybody_is_counted_with_soy_sauce_or_without(seats: int) -> None:
    rich = ["tempura", "sashimi", "egg"]
    assert soy(["soy_sauce", "tempura"], *[rich] * (seats - 1)) == [0] * seats
    assert soy(["soy_sauce", "tempura", "egg"], *[rich] * (seats - 1)) == [4] + [0] * (seats - 1)


@pytest.mark.rule("P-SOY-1")
def test_none_is_worth_nothing() -> None:
    assert soy(["tempura", "sashimi"], []) == [0, 0]


@pytest.mark.rule("P-SOY-1")
def test_soy_sauce_is_a_colour_itself_and_alone_enough() -> None:
    assert soy(["soy_sauce"], []) == [4, 0]
    assert soy(["soy_sauce"], ["tempura"]) == [4, 0]
    assert soy(["soy_sauce", "soy_sauce"], ["tempura", "egg"]) == [0, 0]


@pytest.mark.rule("P-SOY-1")
def test_colours_are_counted_once_however_many_cards_show_them() -> None:
    assert soy(["soy_sauce", "tempura", "tempura", "tempura"], ["egg", "sashimi", "maki1"]) == [0, 0]


@pytest.mark.rule("P-SOY-1", "P-COLOUR-1")
def test_nigiri_and_wasabi_are_one_colour() -> None:
    assert soy(["soy_sauce", "egg", "wasabi", "squid+wasabi"], ["tempura", "sashimi", "egg"]) == [0, 0]
    assert soy(["soy_sauce", "wasabi", "maki1", "maki3"], ["tempura", "sashimi", "egg+wasabi"]) == [4, 0]


@pytest.mark.rule("P-SOY-1")
def test_desserts_of_this_round_count_and_those_of_earlier_rounds_do_not() -> None:
    def scored(front: list[str], kept: list[str]) -> int:
        fronts = [["soy_sauce", *front], ["tempura", "sashimi"]]
        scene = run(Scene(["egg"], ["egg"], fronts=fronts, desserts=[kept, []], menu=SOY, round=2))
        return written(scene, 0).get("soy_sauce", 0)

    assert scored(["ice_cream"], []) == 4
    assert scored([], ["ice_cream"]) == 0


@pytest.mark.rule("P-SOY-1")
def test_on_the_last_turn() -> None:
    scene = run(Scene(["soy_sauce"], ["soy_sauce"], fronts=[["egg", "tempura"], ["egg"]], menu=SOY, round=3))
    assert [written(scene, seat).get("soy_sauce", 0) for seat in range(2)] == [4, 0]


@pytest.mark.rule("P-SOY-1", "P-TAKEOUT-1")
def test_turned_over_it_is_no_soy_sauce() -> None:
    menu = menu_of("soy_sauce", "takeout")
    assert kind_points("soy_sauce", ["flipped", "tempura"], ["soy_sauce"], menu=menu) == [0, 0]
    assert kind_points("soy_sauce", ["flipped", "soy_sauce"], ["tempura"], menu=menu) == [4, 0]


@pytest.mark.rule("P-SOY-1", "P-ORDER-1", "P-COLOUR-1")
def test_a_copied_soy_sauce_scores_and_adds_no_colour() -> None:
    menu = menu_of("soy_sauce", "special_order")
    mine = ["soy_sauce", "special_order=soy_sauce"]
    assert kind_points("soy_sauce", mine, ["tempura"], menu=menu) == [8, 0]
    assert kind_points("soy_sauce", mine, ["tempura", "egg"], menu=menu) == [0, 0]
