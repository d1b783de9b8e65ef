"""Takeout boxes that act when the round ends (option takeout_when)."""

from collections.abc import Sequence

import pytest

from tests.cards.ways import menu_of, plain_hands, run
from tests.kit import Cards, Scene

LATE = {"takeout_when": "round_end"}
KEPT = {"takeout_box": "kept"}


def late(*hands: Cards, fronts: Sequence[Cards], options: dict[str, str] | None = None, kinds: Cards = ()) -> Scene:
    """The last turn of the last round with boxes that wait for its end."""
    menu = menu_of("takeout", *kinds)
    return run(Scene(*hands, fronts=fronts, menu=menu, options={**LATE, **(options or {})}, round=3))


@pytest.mark.rule("P-TAKEOUT-1")
def test_option_round_end_the_box_waits_and_reaches_every_card() -> None:
    menu = menu_of("takeout", "eel")
    scene = Scene(*plain_hands("takeout10", "egg", size=2), fronts=[["eel"], []], menu=menu, options=LATE, round=3)
    scene.all_pick("takeout10", "egg")
    assert scene.stage == "boxes"
    assert scene.legal(0) == ["egg", "eel", "pass"]
    scene.answer(0, "egg").answer(0, "eel")
    assert scene.scores == [4, 2]
    assert scene.discards == ["takeout10"]


@pytest.mark.rule("P-TAKEOUT-1")
def test_option_round_end_on_the_last_turn() -> None:
    scene = late(["takeout10"], ["egg"], fronts=[["eel"], []], kinds=("eel",))
    assert scene.legal(0) == ["eel", "pass"]
    assert scene.answer(0, "pass").scores == [-3, 1]


@pytest.mark.rule("P-TAKEOUT-1", "OK-BOX-1")
def test_option_round_end_a_kept_box_counts_its_colour_after_acting() -> None:
    scene = late(["takeout10"], ["egg"], fronts=[["tea", "eel"], []], options=KEPT, kinds=("tea", "eel"))
    scene.answer(0, "eel").answer(0, "pass")
    assert scene.front(0) == ["flipped", "takeout10", "tea"]
    assert scene.scores == [3, 1]


@pytest.mark.rule("P-TAKEOUT-1")
def test_option_round_end_boxes_act_in_seat_order_whatever_their_number() -> None:
    scene = late(["takeout12"], ["takeout10"], fronts=[["squid"], ["squid"]])
    assert (scene.asked(0), scene.asked(1)) == ("flip", "none")
    scene.answer(0, "squid")
    assert scene.asked(1) == "flip"


@pytest.mark.rule("P-TAKEOUT-1", "P-ORDER-1")
def test_option_round_end_special_orders_decide_before_boxes() -> None:
    options = {"order_when": "round_end"}
    menu = menu_of("takeout", "special_order")
    fronts = [["tempura", "takeout10"], ["special_order", "squid"]]
    scene = Scene(["egg"], ["egg"], fronts=fronts, menu=menu, options={**LATE, **options}, round=3)
    run(scene)
    assert (scene.stage, scene.asked(0), scene.asked(1)) == ("orders", "none", "target")
    scene.answer(1, "squid")
    assert (scene.stage, scene.asked(0)) == ("boxes", "flip")


@pytest.mark.rule("P-TAKEOUT-1", "P-ORDER-1", "OK-BOX-2")
def test_option_round_end_a_waiting_box_can_be_copied_and_both_act() -> None:
    hands, menu = plain_hands("special_order", "egg", size=2), menu_of("takeout", "special_order")
    scene = Scene(*hands, fronts=[["takeout10"], []], menu=menu, options=LATE, round=3)
    scene.all_pick("special_order", "egg").answer(0, "egg").answer(1, "egg")
    assert scene.stage == "boxes"
    scene.answer(0, "pass")
    assert scene.legal(0) == ["takeout10", "pass"]  # the copy, which waits too
    scene.answer(0, "pass")
    assert scene.asked(0) == "flip"
    scene.answer(0, "egg")
    assert scene.discards == ["special_order", "takeout10"]
    assert scene.scores == [2, 2]


@pytest.mark.rule("P-TAKEOUT-1", "OK-BOX-2")
def test_option_round_end_a_waiting_copy_of_a_box_can_be_turned_by_the_original() -> None:
    scene = late(["tempura"], ["egg"], fronts=[["takeout10", "special_order=takeout10"], []], kinds=("special_order",))
    for seat in range(2):
        scene.answer(seat, scene.legal(seat)[0])
    scene.answer(0, "pass").answer(0, "takeout10")
    assert scene.stage == "over"
    assert scene.scores == [2, 1]
    assert scene.discards == ["takeout10"]


@pytest.mark.rule("P-TAKEOUT-1", "OK-BOX-2")
def test_option_round_end_a_waiting_box_is_a_card_that_another_box_can_turn() -> None:
    """It was played in an earlier turn like any other; turned over it is worth 2 and no longer acts."""
    scene = late(["egg"], ["egg"], fronts=[["takeout10", "takeout11"], []])
    assert "takeout11" in scene.legal(0)
    scene.answer(0, "takeout11")
    assert scene.scores == [3, 1]


@pytest.mark.rule("OK-BOX-1")
def test_option_round_end_a_kept_box_that_was_used_can_be_turned_by_the_next_one() -> None:
    """It is spent and stays: a card in front like any other."""
    scene = late(["egg"], ["egg"], fronts=[["takeout10", "takeout11"], []], options=KEPT)
    scene.answer(0, "pass")
    assert "takeout10" in scene.legal(0)
    scene.answer(0, "takeout10")
    assert scene.front(0) == ["egg", "flipped", "takeout11"]
    assert scene.scores == [3, 1]


@pytest.mark.rule("OK-BOX-1", "P-TAKEOUT-1")
def test_option_round_end_a_box_acts_once_even_if_it_is_kept() -> None:
    scene = late(["egg"], ["egg"], fronts=[["takeout10", "takeout11"], []], options=KEPT)
    scene.answer(0, "pass").answer(0, "pass")
    assert scene.stage == "over"
    assert scene.front(0) == ["egg", "takeout10", "takeout11"]
    assert scene.scores == [1, 1]
