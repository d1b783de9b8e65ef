"""Takeout boxes."""

from collections.abc import Sequence

import pytest

from tests.cards.ways import WAYS, by, codes, in_play, menu_of, plain_hands, run, score_all, score_now
from tests.kit import Cards, Scene

ALL = {"takeout_scope": "already_played"}
KEPT = {"takeout_box": "kept"}


def boxed(
    *front: str, kinds: Sequence[str] = (), options: dict[str, str] | None = None, seats: int = 2, hand: int = 4
) -> Scene:
    """Seat 0 has played takeout10 and is choosing what to turn over."""
    hands = plain_hands("takeout10", *["egg"] * (seats - 1), size=hand)
    scene = Scene(*hands, fronts=[front], menu=menu_of("takeout", *kinds), options=options)
    return scene.all_pick("takeout10", *["egg"] * (seats - 1))


@pytest.mark.rule("P-TAKEOUT-1")
@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("turned", [0, 1, 2, 3])
def test_any_number_of_cards(turned: int, seats: int) -> None:
    scene = boxed("tempura", "tempura", "squid", seats=seats)
    for card in ["squid", "tempura", "tempura"][:turned]:
        assert scene.asked(0) == "flip"
        scene.answer(0, card)
    if turned < 3:
        scene.answer(0, "pass")
    still = ["squid", "tempura", "tempura"][turned:]
    assert scene.front(0) == sorted(["flipped"] * turned + still)
    assert scene.discards == ["takeout10"]
    assert score_now(scene)[0].get("flipped", 0) == 2 * turned


@pytest.mark.rule("P-TAKEOUT-1")
def test_with_nothing_there_nothing_is_asked() -> None:
    scene = boxed()
    assert scene.asked(0) == "pick"
    assert scene.discards == ["takeout10"]


@pytest.mark.rule("P-TAKEOUT-1")
def test_own_cards_only() -> None:
    scene = Scene(*plain_hands("takeout10", "egg"), fronts=[["squid"], ["tempura"]], menu=menu_of("takeout"))
    scene.all_pick("takeout10", "egg")
    assert scene.legal(0) == ["squid", "pass"]


@pytest.mark.rule("P-TAKEOUT-1")
def test_turned_cards_are_not_turned_back() -> None:
    scene = boxed("flipped", "squid")
    assert scene.legal(0) == ["squid", "pass"]


@pytest.mark.rule("P-TAKEOUT-1")
@pytest.mark.parametrize("way", ["chopsticks", "spoon"])
def test_cards_of_this_turn_are_out_of_reach(way: str) -> None:
    """The box comes as an extra card beside the pick of the turn."""
    scene = by(way, "takeout11", "takeout", front=["tempura"], picks=("squid", "egg", "egg"))
    assert scene.asked(0) == "flip"
    assert scene.legal(0) == ["tempura", "pass"]
    scene.answer(0, "tempura")
    assert scene.front(0) == ["flipped", "squid"]


@pytest.mark.rule("P-TAKEOUT-1")
@pytest.mark.parametrize("options", [ALL, {"edition": "de"}, {"edition": "ru", "announce": "at_reveal"}])
def test_option_already_played_reaches_cards_of_this_turn(options: dict[str, str]) -> None:
    options = {"extra_actions": "one", **options}
    front = ["tempura"]
    scene = by("chopsticks", "takeout11", "takeout", front=front, picks=("squid", "egg", "egg"), options=options)
    assert scene.legal(0) == ["squid", "tempura", "pass"]
    scene.answer(0, "squid").answer(0, "tempura")
    assert scene.front(0) == ["flipped", "flipped"]


@pytest.mark.rule("P-TAKEOUT-1")
def test_of_equal_cards_only_the_older_ones() -> None:
    front = ["squid", "squid"]
    scene = by("chopsticks", "takeout11", "takeout", front=front, picks=("squid", "egg", "egg"))
    scene.answer(0, "squid").answer(0, "squid")
    assert scene.asked(0) == "pick"
    assert scene.front(0) == ["flipped", "flipped", "squid"]


@pytest.mark.rule("P-TURN-5", "P-TAKEOUT-1")
@pytest.mark.parametrize("way", WAYS)
def test_as_an_extra_card_it_acts_in_the_same_turn(way: str) -> None:
    scene = by(way, "takeout12", "takeout", front=["tempura"])
    scene.answer(0, "tempura")
    assert "flipped" in scene.front(0)
    assert "takeout12" in scene.discards


@pytest.mark.rule("P-TURN-2", "P-TAKEOUT-1")
def test_boxes_act_by_number() -> None:
    hands = plain_hands("takeout12", "takeout10", "takeout11")
    scene = Scene(*hands, fronts=[["egg"]] * 3, menu=menu_of("takeout"))
    scene.all_pick("takeout12", "takeout10", "takeout11")
    order = []
    while scene.asked(0) != "pick":
        seat = next(seat for seat in range(3) if scene.asked(seat) == "flip")
        order.append(seat)
        scene.answer(seat, "pass")
    assert order == [1, 2, 0]


@pytest.mark.rule("P-TURN-2", "P-TAKEOUT-1")
def test_other_actions_of_the_turn_come_first() -> None:
    """What a menu brought this turn lies there already, out of the box's reach."""
    hands: list[Cards] = [["takeout10", "egg", "egg"], ["menu9", "egg", "egg"]]
    scene = Scene(*hands, fronts=[["squid"], []], menu=menu_of("takeout", "menu"), deck=["salmon"] * 4)
    scene.all_pick("takeout10", "menu9")
    assert (scene.asked(0), scene.asked(1)) == ("none", "tray")
    scene.answer(1, "salmon")
    assert scene.asked(0) == "flip"


@pytest.mark.rule("P-TAKEOUT-1")
def test_it_acts_on_the_last_turn() -> None:
    scene = run(Scene(["takeout10"], ["egg"], fronts=[["eel"]], menu=menu_of("takeout", "eel"), round=3))
    assert scene.asked(0) == "flip"
    scene.answer(0, "eel")
    assert scene.scores == [2, 1]


# ------------------------------------------------------------------------------------------- wasabi


@pytest.mark.rule("P-TAKEOUT-3")
def test_turning_the_wasabi_leaves_the_nigiri_plain() -> None:
    scene = boxed("squid+wasabi", kinds=("wasabi",))
    assert scene.legal(0) == ["squid+wasabi", "wasabi-under-squid", "pass"]
    scene.answer(0, "wasabi-under-squid")
    assert scene.front(0) == ["flipped", "squid"]
    assert score_now(scene)[0] == {"nigiri": 3, "flipped": 2}


@pytest.mark.rule("P-TAKEOUT-3")
def test_turning_the_nigiri_opens_its_wasabi() -> None:
    scene = boxed("squid+wasabi", kinds=("wasabi",)).answer(0, "squid+wasabi").answer(0, "pass")
    assert scene.front(0) == ["flipped", "wasabi"]
    scene.all_pick("egg", "egg")
    assert scene.front(0) == ["egg+wasabi", "flipped"]
    assert score_now(scene)[0] == {"nigiri": 3, "flipped": 2}


@pytest.mark.rule("P-TAKEOUT-3")
def test_turning_both() -> None:
    scene = boxed("squid+wasabi", kinds=("wasabi",)).answer(0, "squid+wasabi").answer(0, "wasabi-under-squid")
    assert scene.front(0) == ["flipped", "flipped"]
    assert score_now(scene)[0] == {"flipped": 4}


@pytest.mark.rule("P-TAKEOUT-3")
def test_only_the_pair_that_was_touched_parts() -> None:
    scene = boxed("squid+wasabi", "squid+wasabi", "egg+wasabi", kinds=("wasabi",)).answer(0, "wasabi-under-squid")
    scene.answer(0, "pass")
    assert scene.front(0) == ["egg+wasabi", "flipped", "squid", "squid+wasabi"]
    assert score_now(scene)[0] == {"nigiri": 3 + 3 + 9, "flipped": 2}


# ------------------------------------------------------------------------------------------- desserts, special orders


@pytest.mark.rule("P-TAKEOUT-3", "P-DEAL-3")
@pytest.mark.parametrize("turned", [True, False])
def test_a_turned_dessert_is_none_and_goes_back_to_the_deck(turned: bool) -> None:
    """Of the puddings mixed in, the kept one leaves the deck for good, the turned one does not."""
    menu = menu_of("takeout", "pudding")
    scene = run(Scene(["takeout10"], ["egg"], fronts=[["pudding"], []], menu=menu))
    before = scene.t.circulating[0]
    scene.answer(0, "pudding" if turned else "pass")
    t = scene.t
    assert (t.round, t.seats[0].desserts[0]) == (1, 0 if turned else 1)
    assert in_play(scene, "pudding") == before + 3 - (0 if turned else 1)


@pytest.mark.rule("P-TAKEOUT-2", "P-ORDER-10")
def test_a_special_order_keeps_the_meaning_it_got() -> None:
    scene = boxed("tempura", "special_order=tempura", kinds=("special_order",)).answer(0, "tempura")
    assert scene.asked(0) == "flip_order"
    scene.answer(0, "pass")
    assert scene.front(0) == ["flipped", "special_order=tempura"]
    pudding = boxed("pudding", "special_order=pudding", kinds=("special_order", "pudding"), seats=3)
    pudding.answer(0, "pudding").answer(0, "pass")
    assert score_all(pudding)[0] == {"flipped": 2, "pudding": 6}


@pytest.mark.rule("P-TAKEOUT-1", "P-TAKEOUT-2")
def test_a_special_order_can_be_turned_itself() -> None:
    scene = boxed("tempura", "special_order=tempura", kinds=("special_order",)).answer(0, "pass")
    assert scene.legal(0) == ["tempura", "pass"]
    scene.answer(0, "tempura")
    assert scene.front(0) == ["flipped", "tempura"]
    assert scene.t.seats[0].flipped[39] == 1


@pytest.mark.rule("P-TAKEOUT-3", "P-DEAL-3", "P-ORDER-10")
def test_a_turned_copy_of_a_dessert_is_shuffled_in_again() -> None:
    menu = menu_of("takeout", "special_order", "pudding")
    scene = Scene(["takeout10"], ["egg"], fronts=[["special_order=pudding"], []], menu=menu)
    scene.answer(0, "takeout10").answer(1, "egg").answer(0, "pudding")
    assert scene.t.round == 1
    assert in_play(scene, "special_order") == 3


@pytest.mark.rule("P-ORDER-9")
def test_the_copy_of_a_turned_card_is_turned() -> None:
    menu = menu_of("takeout", "special_order")
    scene = Scene(*plain_hands("special_order", "egg"), fronts=[["flipped"], []], menu=menu)
    scene.all_pick("special_order", "egg")
    assert scene.front(0) == ["flipped", "flipped"]
    assert score_now(scene)[0] == {"flipped": 4}


# ------------------------------------------------------------------------------------------- the box


@pytest.mark.rule("P-TAKEOUT-1", "OK-BOX-1")
def test_option_kept_the_box_stays_spent() -> None:
    scene = boxed("squid", kinds=("soy_sauce",), options=KEPT).answer(0, "squid")
    assert scene.front(0) == ["flipped", "takeout10"]
    assert scene.discards == []
    scene.all_pick("egg", "egg")
    assert scene.asked(0) == "pick"
    assert score_now(scene)[0] == {"nigiri": 1, "flipped": 2}


@pytest.mark.rule("OK-BOX-1")
def test_option_kept_the_box_is_a_colour() -> None:
    fronts = [["soy_sauce", "takeout10"], ["soy_sauce"]]
    menu = menu_of("takeout", "soy_sauce")
    scene = Scene(["egg"] * 3, ["egg"] * 3, fronts=fronts, menu=menu, options=KEPT)
    assert score_now(scene) == [{"soy_sauce": 4}, {}]


@pytest.mark.rule("OK-BOX-1")
def test_option_kept_a_spent_box_can_be_turned_over_by_another() -> None:
    menu = menu_of("takeout")
    scene = Scene(*plain_hands("takeout11", "egg"), fronts=[["takeout10"], []], menu=menu, options=KEPT)
    scene.all_pick("takeout11", "egg")
    assert scene.legal(0) == ["takeout10", "pass"]
    scene.answer(0, "takeout10")
    assert scene.front(0) == ["flipped", "takeout11"]


@pytest.mark.rule("OK-BOX-1")
def test_option_kept_the_copy_of_a_spent_box_does_nothing() -> None:
    menu = menu_of("takeout", "special_order")
    fronts = [["takeout10", "eel"], []]
    scene = Scene(*plain_hands("special_order", "egg"), fronts=fronts, menu=menu, options=KEPT)
    scene.answer(0, "special_order").answer(0, "takeout10").answer(1, "egg")
    assert scene.asked(0) == "pick"
    assert scene.front(0) == ["eel", "special_order=takeout10", "takeout10"]


@pytest.mark.rule("P-TAKEOUT-1")
def test_events_say_what_was_turned() -> None:
    assert codes(boxed("squid").answer(0, "squid"), "flipped") == [(0, "squid")]
