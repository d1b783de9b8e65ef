"""Spoons."""

from collections.abc import Sequence

import pytest

from okawari.errors import BadMenu
from tests.cards.ways import codes, menu_of, plain_hands, run, score_now, written
from tests.kit import Cards, Scene, points

SIZE = 4


def asks(*hands: Cards, options: dict[str, str] | None = None, kinds: Sequence[str] = (), round: int = 1) -> Scene:
    """Seat 0 uses spoon5 after everybody picked an egg; each hand is filled up with eggs."""
    full = [["egg", *hand, *["egg"] * (SIZE - 1 - len(hand))] for hand in [[], *hands]]
    scene = Scene(*full, fronts=[["spoon5"]], menu=menu_of("spoon", *kinds), options=options, round=round)
    scene.answer(0, "egg").answer(0, "spoon5")
    for seat in range(1, len(full)):
        scene.answer(seat, "egg")
    assert scene.asked(0) == "request"
    return scene


@pytest.mark.rule("P-SPOON-2")
@pytest.mark.parametrize("given", ["squid", "salmon"])
def test_devir_2016_example(given: str) -> None:
    """ES: a nigiri is asked for, and the neighbour who holds two sorts chooses which."""
    scene = asks(["squid", "salmon", "salmon"], ["squid"]).answer(0, "any-nigiri")
    assert scene.asked(1) == "give"
    assert scene.legal(1) == ["salmon", "squid"]
    scene.answer(1, given)
    assert scene.front(0) == sorted(["egg", given])


@pytest.mark.rule("P-SPOON-2")
def test_zoch_2017_example() -> None:
    """DE: a maki of three icons is asked for, or just a maki."""
    exact = asks(["maki1"], ["maki3"]).answer(0, "maki3")
    assert exact.front(0) == ["egg", "maki3"]
    assert codes(exact, "spoon_gave") == [(2, "maki3")]
    loose = asks(["maki1", "maki2"], ["maki3"]).answer(0, "any-maki")
    assert loose.legal(1) == ["maki1", "maki2"]


@pytest.mark.rule("P-SPOON-2", "P-SPOON-3")
def test_ru_fan_example() -> None:
    """RU: asking for any nigiri brings an egg; asking too exactly brings nothing and costs the spoon."""
    loose = asks(["squid"], []).answer(0, "any-nigiri").answer(1, "egg")
    assert loose.front(0) == ["egg", "egg"]
    exact = asks(["salmon"], []).answer(0, "squid")
    assert exact.front(0) == ["egg"]
    assert exact.discards == ["spoon5"]


@pytest.mark.rule("P-SPOON-1")
def test_the_first_on_the_left_who_holds_it_gives_it_for_the_spoon() -> None:
    scene = asks([], ["squid"], ["squid"]).answer(0, "squid")
    assert [seat for _, seat, _, _ in scene.events("spoon_none")] == [1]
    assert codes(scene, "spoon_gave") == [(2, "squid")]
    assert codes(scene, "into_hand") == [(2, "spoon5")]
    assert scene.front(0) == ["egg", "squid"]
    assert scene.hand(3) == ["egg", "egg", "spoon5"]  # seat 2's hand, passed on
    assert scene.hand(0) == ["egg", "egg", "squid"]
    assert scene.hand(1) == ["egg"] * 3


@pytest.mark.rule("P-SPOON-1")
@pytest.mark.parametrize("seats", [3, 8])
def test_the_question_goes_all_the_way_round(seats: int) -> None:
    hands: list[list[str]] = [[] for _ in range(seats - 1)]
    hands[-1] = ["squid"]
    scene = asks(*hands).answer(0, "squid")
    assert [seat for _, seat, _, _ in scene.events("spoon_none")] == list(range(1, seats - 1))
    assert codes(scene, "spoon_gave") == [(seats - 1, "squid")]


@pytest.mark.rule("P-SPOON-1")
@pytest.mark.parametrize("round", [1, 2])
def test_always_to_the_left_even_when_hands_go_right(round: int) -> None:
    options = {"pass_direction": "alternate"}
    scene = asks(["squid", "salmon"], [], ["squid"], options=options, round=round).answer(0, "squid")
    assert codes(scene, "spoon_gave") == [(1, "squid")]
    assert ("spoon5" in scene.hand(2 if round == 1 else 0)) is True


@pytest.mark.rule("P-SPOON-1")
def test_asked_from_another_seat() -> None:
    """Left of the last seat is seat 0."""
    hands = [["egg", "squid", "egg"], ["egg", "squid", "egg"], ["egg", "egg", "egg"]]
    scene = Scene(*hands, fronts=[[], [], ["spoon4"]], menu=menu_of("spoon"))
    scene.answer(0, "egg").answer(1, "egg").answer(2, "egg").answer(2, "spoon4").answer(2, "squid")
    assert codes(scene, "spoon_gave") == [(0, "squid")]


@pytest.mark.rule("P-SPOON-1", "P-SPOON-3")
def test_the_asker_is_no_opponent() -> None:
    hands = [["egg", "squid", "egg"], ["egg"] * 3, ["egg"] * 3]
    scene = Scene(*hands, fronts=[["spoon4"], [], []], menu=menu_of("spoon"))
    scene.answer(0, "egg").answer(0, "spoon4").answer(1, "egg").answer(2, "egg").answer(0, "squid")
    assert scene.front(0) == ["egg"]
    assert scene.discards == ["spoon4"]


@pytest.mark.rule("P-SPOON-3")
def test_nobody_has_it_and_the_spoon_is_out() -> None:
    scene = asks([], []).answer(0, "tempura")
    assert [seat for _, seat, _, _ in scene.events("spoon_none")] == [1, 2]
    assert scene.front(0) == ["egg"]
    assert scene.discards == ["spoon5"]
    assert codes(scene, "into_hand") == []
    assert [len(scene.hand(seat)) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("P-SPOON-2")
def test_a_kind_is_given_by_choice_even_where_one_face_is_held() -> None:
    """A pause or none would tell what else is in the hand."""
    scene = asks(["maki2"], []).answer(0, "any-maki")
    assert scene.asked(1) == "give"
    assert scene.legal(1) == ["maki2"]


@pytest.mark.rule("P-SPOON-2")
def test_an_exact_face_is_handed_over_without_a_choice() -> None:
    scene = asks(["maki2", "maki3"], []).answer(0, "maki2")
    assert scene.front(0) == ["egg", "maki2"]


@pytest.mark.rule("P-SPOON-2")
@pytest.mark.parametrize("kind", ["chopsticks", "menu", "takeout"])
def test_numbers_cannot_be_named(kind: str) -> None:
    legal = asks([], [], kinds=(kind,)).legal(0)
    assert f"any-{kind}" in legal
    assert "any-spoon" in legal
    assert not [code for code in legal if code[-1].isdigit() and not code.startswith("maki")]


@pytest.mark.rule("P-SPOON-2")
def test_what_can_be_named() -> None:
    """Every face and every kind of several faces on the menu, nothing that is not served, and there is no way out."""
    legal = asks([], [], kinds=("onigiri", "sukeroku", "wasabi", "fruit", "uramaki")).legal(0)
    fruit = [f"fruit_{icons}" for icons in ("ww", "pp", "oo", "wp", "wo", "po")]
    onigiri = [f"onigiri_{shape}" for shape in ("circle", "triangle", "square", "rectangle")]
    faces = ["egg", "salmon", "squid", "wasabi", "uramaki3", "uramaki4", "uramaki5", "tempura", *onigiri]
    kinds = ["nigiri", "uramaki", "onigiri", "sukeroku", "spoon", "fruit"]
    assert sorted(legal) == sorted([*faces, "inari", "futomaki", *fruit, *[f"any-{kind}" for kind in kinds]])


@pytest.mark.rule("P-SPOON-2")
def test_the_holder_chooses_which_of_the_numbered_cards() -> None:
    scene = asks(["spoon4", "spoon6"], []).answer(0, "any-spoon")
    assert scene.legal(1) == ["spoon4", "spoon6"]
    scene.answer(1, "spoon6")
    assert scene.front(0) == ["egg", "spoon6"]
    assert scene.hand(2) == ["egg", "spoon4", "spoon5"]


@pytest.mark.rule("P-TURN-5", "P-SPOON-1")
def test_a_spoon_got_by_a_spoon_waits_for_a_later_turn() -> None:
    scene = asks(["spoon4"], []).answer(0, "any-spoon").answer(1, "spoon4")
    assert scene.asked(0) == "pick"
    assert scene.answer(0, "egg").legal(0) == ["spoon4", "pass"]


@pytest.mark.rule("P-TURN-2", "P-SPOON-1")
def test_tools_used_before_can_be_asked_for() -> None:
    """Chopsticks with a lower number are in their player's hand by the time of the spoon."""
    menu = menu_of("chopsticks", "spoon")
    hands = [["egg"] * 4, ["egg", "squid", "salmon", "egg"], ["egg"] * 4]
    scene = Scene(*hands, fronts=[["spoon4"], ["chopsticks1"], []], menu=menu)
    scene.answer(0, "egg").answer(0, "spoon4").answer(1, "egg").answer(1, "chopsticks1").answer(2, "egg")
    scene.answer(1, "squid").answer(0, "any-chopsticks").answer(1, "chopsticks1")
    assert scene.front(0) == ["chopsticks1", "egg"]
    assert scene.front(1) == ["egg", "squid"]
    assert scene.hand(2) == ["egg", "salmon", "spoon4"]


@pytest.mark.rule("P-TURN-2", "P-SPOON-1")
def test_a_spoon_given_can_be_asked_for_by_a_later_spoon() -> None:
    hands = [["egg", "egg", "egg"], ["egg", "squid", "egg"], ["egg", "egg", "egg"]]
    scene = Scene(*hands, fronts=[["spoon4"], [], ["spoon6"]], menu=menu_of("spoon"))
    scene.answer(0, "egg").answer(0, "spoon4").answer(1, "egg").answer(2, "egg").answer(2, "spoon6")
    scene.answer(0, "squid").answer(2, "any-spoon")
    assert scene.asked(0) == "none"
    scene.answer(1, "spoon4")
    assert scene.front(2) == ["egg", "spoon4"]
    assert scene.hand(2) == ["egg", "spoon6"]


@pytest.mark.rule("P-SPOON-1", "OK-TOOL-1", "P-SPOON-3")
def test_unused_it_is_worth_nothing_and_it_has_no_use_on_the_last_turn() -> None:
    assert points(["spoon4", "spoon5", "spoon6"], [], [], menu=menu_of("spoon")) == [{}] * 3
    scene = run(Scene(["squid"], ["egg"], ["egg"], fronts=[["spoon4"]], menu=menu_of("spoon"), round=3))
    assert codes(scene, "announced") == []
    assert written(scene, 0) == {"nigiri": 3}


@pytest.mark.rule("P-SPOON-1", "P-TURN-3")
def test_not_in_the_turn_it_is_played() -> None:
    scene = Scene(*plain_hands("spoon4", "egg", "egg"), menu=menu_of("spoon")).answer(0, "spoon4")
    assert scene.asked(0) == "none"


@pytest.mark.rule("P-TURN-3", "P-SPOON-1")
def test_option_announced_after_the_reveal() -> None:
    hands = [["egg"] * 3, ["egg", "squid", "egg"], ["egg"] * 3]
    scene = Scene(*hands, fronts=[["spoon4"]], menu=menu_of("spoon"), options={"announce": "after_reveal"})
    scene.all_pick("egg", "egg", "egg")
    assert scene.asked(0) == "announce"
    scene.answer(0, "spoon4").answer(0, "squid")
    assert scene.front(0) == ["egg", "squid"]


@pytest.mark.rule("P-TURN-4", "P-SPOON-1")
def test_option_any_number_of_spoons() -> None:
    hands = [["egg"] * 4, ["egg", "squid", "salmon", "egg"], ["egg"] * 4]
    options = {"extra_actions": "any"}
    scene = Scene(*hands, fronts=[["spoon4", "spoon6"]], menu=menu_of("spoon"), options=options)
    scene.answer(0, "egg").answer(0, "spoon4").answer(0, "spoon6").answer(1, "egg").answer(2, "egg")
    scene.answer(0, "squid").answer(0, "salmon")
    assert scene.front(0) == ["egg", "salmon", "squid"]
    assert scene.hand(2) == ["egg", "spoon4", "spoon6"]


@pytest.mark.rule("P-TAKEOUT-3")
def test_turned_over_it_cannot_be_used() -> None:
    menu = menu_of("spoon", "takeout")
    scene = Scene(*plain_hands("takeout10", "egg", "egg"), fronts=[["spoon4"]], menu=menu)
    scene.answer(0, "takeout10").answer(0, "pass").answer(1, "egg").answer(2, "egg").answer(0, "spoon4")
    assert scene.answer(0, "egg").asked(0) == "none"
    assert score_now(scene)[0] == {"flipped": 2}


@pytest.mark.rule("P-MENU-2")
def test_not_for_two() -> None:
    with pytest.raises(BadMenu):
        points([], [], menu=menu_of("spoon"))
