"""Special orders that choose when the round ends (option order_when)."""

import pytest

from tests.cards.ways import WAYS, by, codes, menu_of, plain_hands, run
from tests.kit import Cards, Scene

LATE = {"order_when": "round_end"}


def last(*fronts: Cards, hand: str = "egg", kinds: Cards = (), options: dict[str, str] | None = None) -> Scene:
    """The last turn of the game is played; special orders lie undecided."""
    hands: list[list[str]] = [[hand], *[["egg"]] * (len(fronts) - 1)]
    menu = menu_of("special_order", *kinds)
    return run(Scene(*hands, fronts=fronts, menu=menu, options={**LATE, **(options or {})}, round=3))


@pytest.mark.rule("P-ORDER-1")
def test_option_round_end_it_waits_and_then_sees_everything() -> None:
    hands = plain_hands("special_order", "tempura", size=2)
    scene = Scene(*hands, fronts=[["squid", "tempura"], []], menu=menu_of("special_order"), options=LATE, round=3)
    scene.answer(0, "special_order")
    assert scene.asked(0) == "none"
    scene.answer(1, "egg")
    assert (scene.stage, scene.asked(0)) == ("orders", "target")
    assert scene.legal(0) == ["squid", "tempura"]
    scene.answer(0, "squid")
    assert scene.scores == [6 + 5, 2]


@pytest.mark.rule("P-ORDER-1")
def test_option_round_end_as_the_last_card() -> None:
    scene = last(["squid", "tempura"], [], hand="special_order")
    assert scene.answer(0, "tempura").scores == [3 + 5, 1]


@pytest.mark.rule("P-ORDER-1")
def test_option_round_end_in_seat_order() -> None:
    scene = last(["special_order", "squid"], ["special_order", "squid"], ["special_order", "squid"])
    for seat in range(3):
        assert [scene.asked(other) for other in range(3)].index("target") == seat
        scene.answer(seat, "squid")
    assert scene.scores == [7, 7, 7]


@pytest.mark.rule("P-ORDER-1", "P-ORDER-2", "P-ORDER-7")
def test_option_round_end_several_of_one_player() -> None:
    """The second may copy what the first has become; undecided ones cannot be copied."""
    scene = last(["special_order", "special_order", "tempura"], [])
    assert scene.legal(0) == ["egg", "tempura"]
    scene.answer(0, "tempura").answer(0, "egg")
    assert scene.scores == [5 + 2, 1]


@pytest.mark.rule("P-ORDER-2", "P-ORDER-10")
def test_option_round_end_nothing_to_copy() -> None:
    options = {**LATE, "order_dessert": "last_round"}
    menu = menu_of("special_order", "pudding")
    scene = run(Scene(["pudding"], ["egg"], fronts=[["special_order"], []], menu=menu, options=options))
    assert codes(scene, "discarded") == [(0, "special_order")]


@pytest.mark.rule("P-ORDER-6", "P-URAMAKI-1", "OK-ORDER-1")
def test_option_round_end_a_copy_can_still_win_the_race() -> None:
    fronts = [["special_order", "uramaki5"], ["uramaki4", "uramaki5"]]
    scene = last(*fronts, kinds=("uramaki",)).answer(0, "uramaki5")
    assert scene.scores == [1 + 8, 1 + 5]
    assert scene.discards == ["special_order", "uramaki5"]


@pytest.mark.rule("OK-ORDER-1", "P-ORDER-5")
def test_option_round_end_copied_misos_stay() -> None:
    """Several of one player and of different players, and the one played in the last turn."""
    scene = last(["special_order", "special_order"], ["special_order", "miso"], hand="miso", kinds=("miso",))
    scene.answer(1, "miso")
    assert scene.scores == [9, 7]


@pytest.mark.rule("P-ORDER-3", "P-ORDER-4")
@pytest.mark.parametrize(("place", "worth"), [("squid", 3), ("squid+wasabi", 9)])
def test_option_round_end_a_nigiri_and_an_open_wasabi(place: str, worth: int) -> None:
    front = ["special_order", "squid", "wasabi"]
    scene = last(front, [], hand="tempura", kinds=("wasabi",)).answer(0, "squid")
    assert scene.asked(0) == "dip"
    assert scene.answer(0, place).scores == [3 + worth, 1]


@pytest.mark.rule("P-ORDER-10", "P-ICECREAM-1")
def test_option_round_end_a_dessert() -> None:
    scene = last(["special_order", "ice_cream", "ice_cream", "ice_cream"], [], hand="tempura")
    assert scene.answer(0, "ice_cream").scores == [12, 1]


@pytest.mark.rule("P-TAKEOUT-1", "P-ORDER-1")
def test_option_round_end_a_waiting_order_can_be_turned_over() -> None:
    menu = menu_of("special_order", "takeout")
    hands = plain_hands("takeout10", "egg", size=2)
    scene = Scene(*hands, fronts=[["special_order"], []], menu=menu, options=LATE, round=3)
    scene.answer(0, "takeout10").answer(1, "egg").answer(0, "special_order")
    assert scene.front(0) == ["egg", "flipped"]
    assert scene.scores == [3, 2]


@pytest.mark.rule("P-ORDER-1", "P-TURN-5")
@pytest.mark.parametrize("way", WAYS)
def test_option_round_end_an_extra_special_order_waits_as_well(way: str) -> None:
    scene = by(way, "special_order", "special_order", front=["squid"], options=LATE)
    assert scene.asked(0) == "pick"
    assert "special_order" in scene.front(0)
