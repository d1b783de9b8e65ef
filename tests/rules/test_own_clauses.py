"""Clauses of our own that belong to no single card."""

from itertools import pairwise

import pytest

from okawari.game import Game
from tests.cards.ways import by, score_now
from tests.kit import Scene, menu_with

EGGS = ["egg", "egg"]
LATE_ORDERS = {"order_when": "round_end"}


@pytest.mark.rule("OK-AUTO-2")
def test_the_last_card_is_asked_for_where_it_could_raise_a_question() -> None:
    ordinary = Scene(["egg", "egg"], ["egg", "egg"]).all_pick("egg", "egg")
    assert ordinary.t.round == 1, "without such cards the last turn plays itself"
    scene = Scene(
        ["egg", "special_order"], ["egg", "egg"], menu=menu_with("special_order"), fronts=[["tempura", "gyoza"]]
    )
    scene.all_pick("egg", "egg")
    assert (scene.asked(0), scene.asked(1)) == ("pick", "pick")
    assert scene.t.waiting == 0b11, "seat 0 has nothing to decide but is seen deciding as well"
    scene.answer(1, "special_order")
    assert scene.asked(1) == "none", "only the egg of this round lies there to be copied"


@pytest.mark.rule("OK-AUTO-2", "OK-WASABI-1")
def test_the_last_nigiri_is_asked_for_where_wasabi_is_a_choice() -> None:
    hands = (["gyoza", "gyoza"], ["gyoza", "squid"])
    scene = Scene(*hands, options={"wasabi": "may"}, fronts=[["wasabi"]]).all_pick("gyoza", "gyoza")
    assert scene.legal(0) == ["squid"]
    scene.answer(0, "squid")
    assert scene.legal(0) == ["squid", "squid+wasabi"]


@pytest.mark.rule("OK-ORDER-1")
def test_misos_copied_at_the_end_of_a_round_all_stay() -> None:
    menu = menu_with("miso", "special_order")
    fronts = [["miso", "special_order"], ["miso", "special_order"]]
    scene = Scene(EGGS, EGGS, menu=menu, options=LATE_ORDERS, fronts=fronts, round=3).all_pick("egg", "egg")
    scene.answer(0, "miso").answer(1, "miso")
    assert scene.stage == "over"
    assert [row[3] for row in scene.events("scored") if row[2] == 11] == [6, 6]


@pytest.mark.rule("OK-ORDER-1")
def test_an_uramaki_copied_at_the_end_of_a_round_can_finish_the_race() -> None:
    menu = menu_with("uramaki", "special_order")
    fronts = [["uramaki5", "special_order"], ["uramaki5", "uramaki3"]]
    scene = Scene(EGGS, EGGS, menu=menu, options=LATE_ORDERS, fronts=fronts, round=3).all_pick("egg", "egg")
    assert scene.asked(0) == "target"
    scene.answer(0, "uramaki5")
    assert scene.events("uramaki_place") == [("uramaki_place", 0, 0, 8)]
    assert scene.scores == [2 + 8, 2 + 5]


@pytest.mark.rule("OK-DUMMY-2", "SG-VAR-2")
def test_control_of_the_dummy_changes_sides_across_rounds_too() -> None:
    game = Game("classic", seats=2, options={"dummy": "yes"}, seed="control")
    while not game.over:
        seat = game.waiting[0]
        game.answer(seat, game.legal(seat)[0])
    controllers = [event.seat for event in game.events if event.what == "drew_for_dummy"]
    assert len(controllers) == 27
    assert all(one != other for one, other in pairwise(controllers))


@pytest.mark.rule("OK-BOX-2")
def test_a_waiting_box_can_be_turned_over_by_an_earlier_one() -> None:
    menu, options = menu_with("takeout"), {"takeout_when": "round_end"}
    fronts = [["takeout10", "takeout12"], []]
    scene = Scene(EGGS, EGGS, menu=menu, options=options, fronts=fronts, round=3).all_pick("egg", "egg")
    assert scene.legal(0) == ["egg", "takeout12", "pass"]
    scene.answer(0, "takeout12")
    if scene.asked(0) != "none":
        scene.answer(0, "pass")
    assert scene.stage == "over", "the box that was turned over does not act any more"
    assert scene.scores == [2 + 2, 2]


@pytest.mark.rule("OK-ORDER-2")
def test_an_extra_special_order_may_copy_the_tool_that_brought_it_but_not_a_card_that_acts() -> None:
    scene = by("chopsticks", "special_order", "special_order", front=["tempura"], picks=("squid", "egg"))
    assert scene.legal(0) == ["squid", "tempura", "chopsticks3"]
    scene.answer(0, "chopsticks3")
    assert scene.front(0) == ["special_order=chopsticks3", "squid", "tempura"]
    assert "chopsticks3" in scene.hand(1), "the tool itself has gone on with the hand"
    acting = by("menu", "special_order", "special_order", front=["tempura", "tofu"])
    assert acting.legal(0) == ["tempura", "tofu"], "the menu that brought it"


@pytest.mark.rule("OK-WINE-1")
def test_wine_turned_over_in_its_own_turn_still_leaves_the_next_pick_to_chance() -> None:
    scene = by(
        "chopsticks",
        "takeout10",
        "rice_wine",
        picks=("rice_wine", "egg", "egg"),
        options={"takeout_scope": "already_played"},
    )
    scene.answer(0, "rice_wine")
    assert scene.front(0) == ["flipped"]
    assert [scene.asked(seat) for seat in range(3)] == ["none", "pick", "pick"]


@pytest.mark.rule("OK-BOX-3")
def test_a_nigiri_and_a_wasabi_turned_over_among_equal_pairs_were_one_pair() -> None:
    fronts = [["squid+wasabi", "squid+wasabi"], []]
    hands = [["takeout10", *EGGS], ["egg", *EGGS]]
    scene = Scene(*hands, menu=menu_with("takeout", "wasabi"), fronts=fronts).all_pick("takeout10", "egg")
    scene.answer(0, "squid+wasabi").answer(0, "wasabi-under-squid").answer(0, "pass")
    assert scene.front(0) == ["flipped", "flipped", "squid+wasabi"]
    assert score_now(scene)[0] == {"nigiri": 9, "flipped": 4}
