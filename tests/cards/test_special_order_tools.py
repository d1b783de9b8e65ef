"""Special orders that copy chopsticks and spoons."""

from collections.abc import Sequence

import pytest

from tests.cards.ways import codes, menu_of, pick_all, plain_hands
from tests.kit import Cards, Scene


def copied_sticks(*picks: str, fronts: Sequence[Cards], options: dict[str, str] | None = None) -> Scene:
    """Chopsticks and special orders on the menu, five cards in each hand."""
    hands = plain_hands(*picks, size=5)
    return Scene(*hands, fronts=fronts, menu=menu_of("special_order", "chopsticks"), options=options)


@pytest.mark.rule("P-ORDER-8", "OK-TOOL-2")
def test_copied_chopsticks_are_used_from_the_next_turn_on_and_become_a_special_order_again() -> None:
    scene = copied_sticks("special_order", "egg", fronts=[["chopsticks2"], []])
    scene.answer(0, "special_order")
    assert scene.legal(0) == ["chopsticks2", "pass"]
    scene.answer(0, "pass").answer(1, "egg")
    assert scene.front(0) == ["chopsticks2", "special_order=chopsticks2"]
    scene.answer(0, "egg")
    assert scene.legal(0) == ["chopsticks2", "special_order=chopsticks2", "pass"]
    scene.answer(0, "special_order=chopsticks2").answer(1, "egg").answer(0, "egg")
    assert scene.front(0) == ["chopsticks2", "egg", "egg"]
    assert scene.hand(1) == ["egg", "egg", "special_order"]


@pytest.mark.rule("P-ORDER-8", "OK-TOOL-2")
def test_the_original_can_be_used_and_the_copy_stays() -> None:
    scene = copied_sticks("egg", "egg", fronts=[["chopsticks2", "special_order=chopsticks2"], []])
    scene.answer(0, "egg").answer(0, "chopsticks2").answer(1, "egg").answer(0, "egg")
    assert scene.front(0) == ["egg", "egg", "special_order=chopsticks2"]
    assert "chopsticks2" in scene.hand(1)


@pytest.mark.rule("P-ORDER-8", "P-TURN-3")
@pytest.mark.parametrize(
    "options", [{}, {"extra_actions": "any"}, {"announce": "after_reveal", "extra_actions": "any"}]
)
def test_chopsticks_used_in_the_turn_they_are_copied(options: dict[str, str]) -> None:
    """The original goes back into the hand; the copy is new and has to wait."""
    scene = copied_sticks("special_order", "egg", fronts=[["chopsticks2"], []], options=options)
    scene.answer(0, "special_order")
    if "announce" not in options:
        scene.answer(0, "chopsticks2")
        assert scene.asked(0) == "none"
    scene.answer(1, "egg")
    if "announce" in options:
        assert scene.legal(0) == ["chopsticks2", "pass"]
        scene.answer(0, "chopsticks2")
    scene.answer(0, "egg")
    assert scene.front(0) == ["egg", "special_order=chopsticks2"]
    assert scene.asked(0) == "pick"


@pytest.mark.rule("P-ORDER-8", "P-TURN-6")
def test_a_copy_acts_at_its_originals_number_and_equals_go_in_seat_order() -> None:
    fronts = [["special_order=chopsticks2"], ["chopsticks2"], ["chopsticks1"]]
    scene = copied_sticks("egg", "egg", "egg", fronts=fronts)
    scene.answer(0, "egg").answer(0, "special_order=chopsticks2")
    scene.answer(1, "egg").answer(1, "chopsticks2").answer(2, "egg").answer(2, "chopsticks1")
    acted = []
    while scene.stage == "act":
        seat = next(seat for seat in range(3) if scene.asked(seat) == "second")
        acted.append(seat)
        scene.answer(seat, "egg")
    assert acted == [2, 0, 1]


@pytest.mark.rule("P-ORDER-8", "P-SPOON-1", "P-SPOON-3")
@pytest.mark.parametrize(("wish", "given"), [("squid", True), ("tempura", False)])
def test_a_copied_spoon(wish: str, given: bool) -> None:
    hands = [["special_order", "egg", "egg", "egg"], ["egg", "egg", "egg", "squid"], ["squid", "egg", "egg", "egg"]]
    scene = Scene(*hands, fronts=[["spoon5"]], menu=menu_of("special_order", "spoon"))
    pick_all(scene, "special_order", "egg", "egg")
    assert scene.front(0) == ["special_order=spoon5", "spoon5"]
    scene.answer(0, "egg").answer(0, "special_order=spoon5").answer(1, "egg").answer(2, "egg").answer(0, wish)
    if given:
        assert scene.front(0) == ["egg", "spoon5", "squid"]
        assert codes(scene, "into_hand") == [(2, "special_order")]
        assert scene.discards == []
    else:
        assert scene.front(0) == ["egg", "spoon5"]
        assert scene.discards == ["special_order"]


@pytest.mark.rule("P-ORDER-8")
def test_a_special_order_back_in_a_hand_is_a_new_one() -> None:
    scene = copied_sticks("egg", "egg", fronts=[["chopsticks2", "special_order=chopsticks2"], ["tempura"]])
    scene.answer(0, "egg").answer(0, "special_order=chopsticks2").answer(1, "egg").answer(0, "egg")
    scene.answer(0, "egg").answer(0, "pass").answer(1, "special_order").answer(1, "tempura")
    assert "special_order=tempura" in scene.front(1)


@pytest.mark.rule("P-ORDER-8", "P-TAKEOUT-3")
def test_copied_chopsticks_outlive_their_original() -> None:
    """The original was used and went away, the copy is still there."""
    scene = copied_sticks("egg", "egg", fronts=[["special_order=chopsticks1"], []])
    assert scene.answer(0, "egg").legal(0) == ["special_order=chopsticks1", "pass"]
