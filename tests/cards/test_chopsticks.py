"""Chopsticks."""

import pytest

from tests.cards.ways import codes, menu_of, no_tool, plain_hands, run, score_now, written
from tests.kit import Scene, points

HAND = ["egg", "tempura", "sashimi", "gyoza"]


def ready(seats: int = 2, options: dict[str, str] | None = None, hand: list[str] | None = None) -> Scene:
    """Seat 0 has chopsticks from an earlier turn."""
    hands = [hand or HAND, *[["salmon"] * len(hand or HAND)] * (seats - 1)]
    return Scene(*hands, fronts=[["chopsticks2"]], menu=menu_of("chopsticks"), options=options)


@pytest.mark.rule("P-CHOPSTICKS-1", "P-TURN-3")
@pytest.mark.parametrize("seats", [2, 8])
def test_another_card_of_the_hand_is_chosen_after_the_reveal(seats: int) -> None:
    scene = ready(seats).answer(0, "egg")
    assert scene.asked(0) == "announce"
    assert scene.legal(0) == ["chopsticks2", "pass"]
    scene.answer(0, "chopsticks2")
    for seat in range(1, seats):
        scene.answer(seat, "salmon")
    assert scene.front(1) == ["salmon"]
    assert scene.asked(0) == "second"
    assert scene.legal(0) == ["tempura", "sashimi", "gyoza"]
    scene.answer(0, "sashimi")
    assert scene.front(0) == ["egg", "sashimi"]


@pytest.mark.rule("P-CHOPSTICKS-1")
def test_they_join_the_hand_before_it_is_passed() -> None:
    scene = ready().answer(0, "egg").answer(0, "chopsticks2").answer(1, "salmon").answer(0, "gyoza")
    assert scene.hand(1) == ["chopsticks2", "sashimi", "tempura"]
    assert scene.hand(0) == ["salmon"] * 3
    assert codes(scene, "into_hand") == [(0, "chopsticks2")]
    assert scene.discards == []


@pytest.mark.rule("P-CHOPSTICKS-1")
def test_their_use_is_free() -> None:
    scene = ready().answer(0, "egg").answer(0, "pass").answer(1, "salmon")
    assert scene.front(0) == ["chopsticks2", "egg"]
    assert scene.asked(0) == "pick"
    assert scene.answer(0, "salmon").asked(0) == "announce"


@pytest.mark.rule("P-CHOPSTICKS-1", "P-TURN-3")
def test_not_in_the_turn_they_are_played() -> None:
    scene = Scene(*plain_hands("chopsticks1", "egg"), menu=menu_of("chopsticks"))
    scene.answer(0, "chopsticks1")
    assert scene.asked(0) == "none"
    scene.answer(1, "egg")
    assert scene.answer(0, "egg").asked(0) == "announce"


@pytest.mark.rule("P-CHOPSTICKS-1")
def test_the_second_last_turn_leaves_one_card_to_take() -> None:
    """No choice, so it is taken; the chopsticks are then the last card of the next player."""
    scene = ready(hand=["egg", "tempura"]).answer(0, "egg").answer(0, "chopsticks2").answer(1, "salmon")
    assert codes(scene, "played")[:4] == [(0, "egg"), (1, "salmon"), (0, "tempura"), (0, "salmon")]
    assert (1, "chopsticks2") in codes(scene, "played")


@pytest.mark.rule("P-CHOPSTICKS-1", "OK-TOOL-1")
def test_the_last_turn_has_no_card_to_take() -> None:
    scene = run(Scene(["squid"], ["egg"], fronts=[["chopsticks1"], []], menu=menu_of("chopsticks"), round=3))
    assert scene.stage == "over"
    assert codes(scene, "announced") == []
    assert written(scene, 0) == {"nigiri": 3}


@pytest.mark.rule("P-CHOPSTICKS-1")
@pytest.mark.parametrize("seats", [2, 8])
def test_unused_they_are_worth_nothing(seats: int) -> None:
    mine = ["chopsticks1", "chopsticks2", "chopsticks3"]
    assert points(mine, *[[]] * (seats - 1), menu=menu_of("chopsticks")) == [{}] * seats


@pytest.mark.rule("P-TURN-4", "P-CHOPSTICKS-1")
def test_one_extra_card_a_turn() -> None:
    fronts = [["chopsticks1", "chopsticks2"], []]
    scene = Scene(HAND, ["egg"] * 4, fronts=fronts, menu=menu_of("chopsticks"))
    scene.answer(0, "egg").answer(0, "chopsticks2")
    assert scene.asked(0) == "none"


@pytest.mark.rule("P-TURN-4", "P-CHOPSTICKS-1")
@pytest.mark.parametrize("options", [{"extra_actions": "any"}, {"edition": "es"}])
def test_option_any_number_of_extra_cards(options: dict[str, str]) -> None:
    """The first pair of chopsticks is in the hand when the second one is used."""
    fronts = [["chopsticks1", "chopsticks2"], []]
    scene = Scene(HAND, ["egg"] * 4, fronts=fronts, menu=menu_of("chopsticks"), options=options)
    scene.answer(0, "egg").answer(0, "chopsticks1").answer(0, "chopsticks2").answer(1, "egg")
    scene.answer(0, "tempura")
    assert scene.legal(0) == ["sashimi", "gyoza", "chopsticks1"]
    scene.answer(0, "chopsticks1")
    assert scene.front(0) == ["chopsticks1", "egg", "tempura"]
    assert scene.hand(1) == ["chopsticks2", "gyoza", "sashimi"]


@pytest.mark.rule("P-TURN-3", "P-CHOPSTICKS-1")
@pytest.mark.parametrize("options", [{"announce": "after_reveal"}, {"edition": "ru"}])
def test_option_announced_after_the_reveal(options: dict[str, str]) -> None:
    scene = ready(options=options).answer(0, "egg")
    assert scene.asked(0) == "none"
    scene.answer(1, "salmon")
    assert scene.front(1) == ["salmon"]
    assert scene.asked(0) == "announce"
    scene.answer(0, "chopsticks2").answer(0, "gyoza")
    assert scene.front(0) == ["egg", "gyoza"]
    assert scene.hand(1) == ["chopsticks2", "sashimi", "tempura"]


@pytest.mark.rule("P-TURN-3", "P-CHOPSTICKS-1")
def test_option_announced_after_the_reveal_chopsticks_of_this_turn_still_wait() -> None:
    options = {"announce": "after_reveal"}
    scene = Scene(*plain_hands("chopsticks1", "egg"), menu=menu_of("chopsticks"), options=options)
    scene.all_pick("chopsticks1", "egg")
    assert scene.asked(0) == "pick"


@pytest.mark.rule("P-TURN-2", "P-CHOPSTICKS-1")
def test_the_lower_number_goes_first() -> None:
    fronts = [["chopsticks3"], ["chopsticks1"]]
    scene = Scene(HAND, ["egg", "salmon", "squid", "squid"], fronts=fronts, menu=menu_of("chopsticks"))
    scene.answer(0, "egg").answer(0, "chopsticks3").answer(1, "egg").answer(1, "chopsticks1")
    assert (scene.asked(0), scene.asked(1)) == ("none", "second")
    scene.answer(1, "squid")
    assert scene.asked(0) == "second"
    scene.answer(0, "gyoza")
    assert scene.front(0) == ["egg", "gyoza"]


@pytest.mark.rule("P-TAKEOUT-3")
def test_turned_over_they_cannot_be_used() -> None:
    menu = menu_of("chopsticks", "takeout")
    scene = Scene(*plain_hands("takeout10", "egg"), fronts=[["chopsticks1"], []], menu=menu)
    no_tool(scene.answer(0, "takeout10"), 0).answer(1, "egg").answer(0, "chopsticks1")
    assert scene.answer(0, "egg").asked(0) == "none"
    assert score_now(scene)[0] == {"flipped": 2}
