"""Party: what the engine answers itself, what it asks all the same, and where a nigiri goes."""

import pytest

from tests.kit import Scene, menu_with
from tests.rules.flow import played

TOOLS = menu_with("miso", "chopsticks", "spoon")
ORDERS = menu_with("chopsticks", "special_order")


def scene_with(*hands: tuple[str, ...], fronts: list[list[str]], menu: list[str] = TOOLS, **options: str) -> Scene:
    """A turn with tools of earlier turns."""
    return Scene(*hands, fronts=fronts, menu=menu, options=options)


# ---------------------------------------------------------------------------------------- answers of the engine


@pytest.mark.rule("OK-AUTO-1")
def test_a_single_card_in_hand_is_played_by_the_engine() -> None:
    scene = Scene(("egg", "salmon"), ("maki1", "maki2"))
    scene.all_pick("egg", "maki1")
    assert scene.t.round == 1


@pytest.mark.rule("OK-AUTO-1", "OK-AUTO-2")
def test_the_last_card_is_asked_for_where_it_could_bring_a_question() -> None:
    """Otherwise a pause would say that the card is a special order, and none that it is not."""
    scene = Scene(("egg", "special_order"), ("maki1", "maki2"), fronts=[[], ["tempura", "gyoza"]], menu=ORDERS)
    scene.all_pick("egg", "maki1")
    assert [scene.asked(0), scene.asked(1)] == ["pick", "pick"]
    assert [scene.legal(0), scene.legal(1)] == [["maki2"], ["special_order"]]


@pytest.mark.rule("OK-AUTO-1")
def test_a_single_target_is_copied_by_the_engine() -> None:
    scene = Scene(("special_order", "egg", "egg"), ("maki1",) * 3, fronts=[["tempura"], []], menu=ORDERS)
    scene.answer(0, "special_order")
    assert scene.asked(0) == "none"
    scene.answer(1, "maki1")
    assert scene.front(0) == ["special_order=tempura", "tempura"]


@pytest.mark.rule("OK-AUTO-1")
def test_a_giver_is_asked_even_with_one_card_that_fits() -> None:
    """Everybody knows which kind was asked for, nobody how many faces of it are there."""
    hands = ("egg",) * 3, ("maki1", "egg", "tempura"), ("maki1",) * 3
    scene = scene_with(*hands, fronts=[["spoon4"], [], []])
    scene.answer(0, "egg").answer(0, "spoon4").answer(1, "egg").answer(2, "maki1").answer(0, "any-maki")
    assert scene.asked(1) == "give"
    assert scene.legal(1) == ["maki1"]


@pytest.mark.rule("OK-AUTO-1")
def test_a_giver_of_a_named_face_has_nothing_to_choose() -> None:
    hands = ("egg",) * 3, ("maki1", "egg", "tempura"), ("maki1",) * 3
    scene = scene_with(*hands, fronts=[["spoon4"], [], []])
    scene.answer(0, "egg").answer(0, "spoon4").answer(1, "egg").answer(2, "maki1").answer(0, "maki1")
    assert scene.front(0) == ["egg", "maki1"]


@pytest.mark.rule("OK-AUTO-1")
def test_a_tray_is_asked_about_even_with_one_card_to_choose() -> None:
    scene = Scene(("menu7", "egg", "egg"), ("egg",) * 3, menu=menu_with("menu"), deck=("menu8", "menu9", "squid"))
    scene.all_pick("menu7", "egg")
    assert scene.asked(0) == "tray"
    assert scene.legal(0) == ["squid"]


@pytest.mark.rule("OK-AUTO-1", "P-CHOPSTICKS-1")
def test_the_only_card_left_is_taken_by_chopsticks_without_a_question() -> None:
    scene = scene_with(("egg", "squid"), ("maki1",) * 2, fronts=[["chopsticks1"], []], menu=menu_with("chopsticks"))
    scene.answer(0, "egg").answer(0, "chopsticks1").answer(1, "maki1")
    assert (0, "squid") in played(scene)
    assert scene.t.round == 1


# ---------------------------------------------------------------------------------------- wasabi of one's choice


@pytest.mark.rule("OK-WASABI-1")
def test_where_a_nigiri_goes_is_part_of_the_pick() -> None:
    scene = Scene(("squid",) * 3, ("maki1",) * 3, fronts=[["wasabi"], []], options={"wasabi": "may"})
    scene.answer(0, "squid")
    assert scene.asked(0) == "dip"
    assert scene.legal(0) == ["squid", "squid+wasabi"]
    scene.answer(0, "squid")
    assert scene.front(0) == ["wasabi"]
    scene.answer(1, "maki1")
    assert scene.front(0) == ["squid", "wasabi"]


@pytest.mark.rule("OK-WASABI-1")
def test_for_an_extra_nigiri_it_is_decided_at_once() -> None:
    menu = menu_with("chopsticks", "wasabi")
    fronts = [["chopsticks1", "wasabi"], []]
    scene = scene_with(("maki1", "squid", "maki1"), ("maki1",) * 3, fronts=fronts, menu=menu, wasabi="may")
    scene.answer(0, "maki1").answer(0, "chopsticks1").answer(1, "maki1").answer(0, "squid")
    assert scene.asked(0) == "dip"
    scene.answer(0, "squid+wasabi")
    assert scene.front(0) == ["maki1", "squid+wasabi"]


@pytest.mark.rule("OK-WASABI-1", "P-ORDER-3")
def test_where_a_copied_nigiri_goes_is_part_of_the_pick() -> None:
    menu = menu_with("special_order", "wasabi")
    fronts = [["wasabi", "squid"], []]
    scene = scene_with(("special_order", "egg", "egg"), ("maki1",) * 3, fronts=fronts, menu=menu)
    scene.answer(0, "special_order").answer(0, "squid")
    assert scene.asked(0) == "dip"
    scene.answer(0, "squid+wasabi")
    assert scene.front(0) == ["squid", "wasabi"]
    scene.answer(1, "maki1")
    assert scene.front(0) == ["special_order=squid+wasabi", "squid"]
