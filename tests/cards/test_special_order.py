"""Special orders."""

from collections.abc import Sequence

import pytest

from okawari.errors import BadMenu
from okawari.rules.scoring import winners
from tests.cards.ways import (
    by,
    codes,
    in_play,
    menu_of,
    plain_hands,
    score_all,
    score_now,
)
from tests.kit import Scene, points


def order(
    *front: str, kinds: Sequence[str] = (), options: dict[str, str] | None = None, seats: int = 2, round: int = 1
) -> Scene:
    """Seat 0 has picked a special order; the others have not picked yet."""
    hands = plain_hands("special_order", *["egg"] * (seats - 1))
    scene = Scene(*hands, fronts=[front], menu=menu_of("special_order", *kinds), options=options, round=round)
    return scene.answer(0, "special_order")


def others_pick(scene: Scene) -> Scene:
    """The reveal comes."""
    for seat in range(1, scene.t.seats_n):
        scene.answer(seat, "egg")
    return scene


# ------------------------------------------------------------------------------------------- choosing what to copy


@pytest.mark.rule("P-ORDER-1")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_target_is_fixed_before_the_reveal(seats: int) -> None:
    scene = order("tempura", "squid", seats=seats)
    assert (scene.stage, scene.asked(0)) == ("choose", "target")
    assert scene.legal(0) == ["squid", "tempura"]
    scene.answer(0, "tempura")
    assert scene.front(0) == ["squid", "tempura"]
    others_pick(scene)
    assert scene.front(0) == ["special_order=tempura", "squid", "tempura"]
    assert score_now(scene)[0] == {"nigiri": 3, "tempura": 5}


@pytest.mark.rule("P-ORDER-1")
def test_a_single_dish_needs_no_choice() -> None:
    scene = order("tempura", "tempura")
    assert scene.asked(0) == "none"
    assert others_pick(scene).front(0) == ["special_order=tempura", "tempura", "tempura"]


@pytest.mark.rule("P-ORDER-1")
def test_only_own_dishes() -> None:
    hands = plain_hands("special_order", "egg")
    scene = Scene(*hands, fronts=[["squid"], ["tempura"]], menu=menu_of("special_order"))
    scene.all_pick("special_order", "egg")
    assert scene.front(0) == ["special_order=squid", "squid"]


@pytest.mark.rule("P-ORDER-1")
@pytest.mark.parametrize("way", ["chopsticks", "spoon"])
def test_as_an_extra_card_it_sees_the_cards_of_this_turn_too(way: str) -> None:
    scene = by(way, "special_order", "special_order", front=["squid"], picks=("tempura", "egg", "egg"))
    assert (scene.stage, scene.asked(0)) == ("act", "target")
    assert set(scene.legal(0)) >= {"squid", "tempura"}
    scene.answer(0, "tempura")
    assert scene.front(0) == ["special_order=tempura", "squid", "tempura"]


@pytest.mark.rule("P-ORDER-1", "P-ORDER-2")
def test_as_a_menus_extra_card() -> None:
    scene = by("menu", "special_order", "special_order", front=["squid", "tempura"])
    assert scene.legal(0) == ["squid", "tempura"]
    assert "special_order=squid" in scene.answer(0, "squid").front(0)
    nothing = by("menu", "special_order", "special_order")
    assert nothing.front(0) == []
    assert nothing.discards == ["menu9", "special_order"]


@pytest.mark.rule("P-ORDER-2")
def test_with_nothing_to_copy_it_is_out_for_the_round() -> None:
    scene = order()
    assert scene.asked(0) == "none"
    others_pick(scene)
    assert scene.front(0) == []
    assert scene.discards == ["special_order"]


@pytest.mark.rule("P-ORDER-2", "P-ORDER-10")
def test_desserts_of_earlier_rounds_cannot_be_copied() -> None:
    hands = plain_hands("special_order", "egg")
    scene = Scene(*hands, desserts=[["pudding"]], menu=menu_of("special_order", "pudding"), round=2)
    scene.all_pick("special_order", "egg")
    assert scene.discards == ["special_order"]


@pytest.mark.rule("P-ORDER-1", "OK-AUTO-2")
def test_on_the_last_turn() -> None:
    menu = menu_of("special_order")
    scene = Scene(["special_order"], ["egg"], fronts=[["squid", "tempura"]], menu=menu, round=3)
    scene.answer(0, "special_order").answer(0, "tempura").answer(1, "egg")
    assert scene.scores == [8, 1]


@pytest.mark.rule("P-MENU-2")
@pytest.mark.parametrize("seats", [7, 8])
def test_not_for_seven_or_eight(seats: int) -> None:
    with pytest.raises(BadMenu):
        points(*[[]] * seats, menu=menu_of("special_order"))


# ------------------------------------------------------------------------------------------- nigiri and wasabi

ASKED, ON, OFF = "asked", "on", "off"


@pytest.mark.rule("P-ORDER-3")
@pytest.mark.parametrize(
    ("options", "original", "expected"),
    [
        ({}, "squid", ASKED),
        ({}, "squid+wasabi", OFF),
        ({"order_nigiri": "es"}, "squid", ASKED),
        ({"order_nigiri": "es"}, "squid+wasabi", OFF),
        ({"order_nigiri": "de"}, "squid", ON),
        ({"order_nigiri": "de"}, "squid+wasabi", ON),
        ({"order_nigiri": "ru"}, "squid", ASKED),
        ({"order_nigiri": "ru"}, "squid+wasabi", ASKED),
        ({"edition": "es"}, "squid+wasabi", OFF),
        ({"edition": "de"}, "squid+wasabi", ON),
        ({"edition": "ru"}, "squid+wasabi", ASKED),
    ],
)
@pytest.mark.parametrize("choice", [ON, OFF])
def test_a_copied_nigiri_and_an_open_wasabi(options: dict[str, str], original: str, expected: str, choice: str) -> None:
    scene = order(original, "wasabi", kinds=("wasabi",), options=options).answer(0, original)
    if expected == ASKED:
        assert scene.asked(0) == "dip"
        assert scene.legal(0) == ["squid", "squid+wasabi"]
        scene.answer(0, "squid+wasabi" if choice == ON else "squid")
        expected = choice
    assert scene.asked(0) == "none"
    others_pick(scene)
    worth = 9 if original == "squid+wasabi" else 3
    assert score_now(scene)[0] == {"nigiri": worth + (9 if expected == ON else 3)}
    assert ("wasabi" in scene.front(0)) == (expected == OFF)


@pytest.mark.rule("P-ORDER-3")
@pytest.mark.parametrize("rule", ["es", "de", "ru"])
def test_a_copied_nigiri_does_not_share_its_originals_wasabi(rule: str) -> None:
    scene = order("squid+wasabi", kinds=("wasabi",), options={"order_nigiri": rule})
    scene.answer(0, "squid+wasabi")
    assert scene.asked(0) == "none"
    others_pick(scene)
    assert scene.front(0) == ["special_order=squid", "squid+wasabi"]
    assert score_now(scene)[0] == {"nigiri": 12}


@pytest.mark.rule("P-ORDER-3")
@pytest.mark.parametrize("rule", ["es", "de", "ru"])
def test_a_copied_nigiri_without_any_wasabi(rule: str) -> None:
    scene = others_pick(order("egg", kinds=("wasabi",), options={"order_nigiri": rule}))
    assert scene.front(0) == ["egg", "special_order=egg"]


@pytest.mark.rule("P-ORDER-4")
@pytest.mark.parametrize("front", [["wasabi"], ["squid+wasabi", "egg"]])
def test_a_copied_wasabi_is_empty_whether_the_original_is_in_use_or_not(front: list[str]) -> None:
    scene = order(*front, kinds=("wasabi",))
    if scene.asked(0) == "target":
        scene.answer(0, "wasabi")
    others_pick(scene)
    assert "special_order=wasabi" in scene.front(0)
    before = score_now(scene)[0].get("nigiri", 0)
    assert before == (10 if "egg" in front else 0)


@pytest.mark.rule("P-ORDER-4")
def test_a_nigiri_goes_on_the_copied_wasabi() -> None:
    scene = others_pick(order("squid+wasabi", kinds=("wasabi",)).answer(0, "wasabi"))
    scene.all_pick("egg", "egg")
    assert scene.front(0)[:1] == ["egg+wasabi"]
    assert "special_order=wasabi" not in scene.front(0)
    assert score_now(scene)[0] == {"nigiri": 12}
    scene.all_pick("egg", "egg")
    assert "egg" in scene.front(0)


# ------------------------------------------------------------------------------------------- other targets


@pytest.mark.rule("P-ORDER-7", "P-TAKEOUT-2")
def test_copying_a_special_order_is_copying_what_it_copies() -> None:
    scene = others_pick(order("special_order=tempura"))
    assert scene.front(0) == ["special_order=tempura"] * 2
    assert score_now(scene)[0] == {"tempura": 5}


@pytest.mark.rule("P-ORDER-9")
def test_copying_a_turned_card_among_others() -> None:
    scene = order("flipped", "tempura", kinds=("takeout",))
    assert scene.legal(0) == ["tempura", "flipped"]
    others_pick(scene.answer(0, "flipped"))
    assert scene.front(0) == ["flipped", "flipped", "tempura"]
    assert score_now(scene)[0] == {"flipped": 4}


@pytest.mark.rule("P-ORDER-10", "P-DEAL-3")
def test_copying_a_dessert_keeps_the_special_order_to_the_end_of_the_game() -> None:
    """One of the three special orders is out of the deck in the next round."""
    menu = menu_of("special_order", "pudding")
    scene = Scene(["special_order"], ["egg"], fronts=[["pudding"], []], menu=menu)
    scene.answer(0, "special_order").answer(1, "egg")
    t = scene.t
    assert t.round == 1
    assert (t.seats[0].desserts[0], t.seats[0].dessert_orders[0]) == (1, 1)
    assert in_play(scene, "special_order") == 2
    assert codes(scene, "dessert_kept") == [(0, "pudding")]


@pytest.mark.rule("P-DEAL-3", "P-ORDER-2")
def test_other_special_orders_come_back_next_round() -> None:
    menu = menu_of("special_order")
    scene = Scene(["special_order"], ["special_order"], fronts=[["squid"], []], menu=menu)
    scene.answer(0, "special_order").answer(1, "special_order")
    assert scene.t.round == 1
    assert in_play(scene, "special_order") == 3


@pytest.mark.rule("P-ORDER-10", "P-END-1")
@pytest.mark.parametrize("dessert", ["pudding", "ice_cream", "fruit_wo"])
def test_a_copied_dessert_counts_for_a_tied_game(dessert: str) -> None:
    menu = menu_of("special_order", "fruit" if dessert == "fruit_wo" else dessert)
    scene = Scene(["egg"] * 3, ["egg"] * 3, fronts=[[dessert], [dessert, f"special_order={dessert}"]], menu=menu)
    score_all(scene)
    for seat in range(2):
        scene.t.seats[seat].score = 10
    assert winners(scene.t) == 0b10


@pytest.mark.rule("P-ORDER-10")
@pytest.mark.parametrize(("round", "copied"), [(1, False), (2, False), (3, True)])
def test_option_last_round_desserts_are_copied_then_only(round: int, copied: bool) -> None:
    options = {"order_dessert": "last_round"}
    alone = others_pick(order("pudding", kinds=("pudding",), options=options, round=round))
    assert alone.discards == ([] if copied else ["special_order"])
    choice = order("pudding", "squid", "egg", kinds=("pudding",), options=options, round=round)
    assert ("pudding" in choice.legal(0)) == copied
    free = order("pudding", "squid", kinds=("pudding",), round=round)
    assert "pudding" in free.legal(0)
