"""Wasabi."""

import pytest

from tests.cards.ways import by, menu_of, pick_all, plain_hands, run, score_now, written
from tests.kit import Scene, points

MAY = {"wasabi": "may"}


def nigiri_turn(*front: str, card: str = "squid", options: dict[str, str] | None = None) -> Scene:
    """Two seats; seat 0 holds a nigiri and has some dishes."""
    return Scene(*plain_hands(card, "egg"), fronts=[front, []], menu=menu_of("wasabi"), options=options)


@pytest.mark.rule("P-WASABI-1")
@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("number", [0, 1, 3])
def test_alone_it_is_worth_nothing(number: int, seats: int) -> None:
    rows = points(["wasabi"] * number, *[[]] * (seats - 1), menu=menu_of("wasabi"))
    assert rows == [{}] * seats


@pytest.mark.rule("P-WASABI-1")
def test_the_next_nigiri_has_to_go_on_it() -> None:
    scene = nigiri_turn("wasabi", card="egg")
    scene.answer(0, "egg")
    assert scene.asked(0) == "none"
    scene.answer(1, "egg")
    assert scene.front(0) == ["egg+wasabi"]
    pick_all(scene, "egg", "egg")
    assert scene.front(0) == ["egg", "egg+wasabi"]


@pytest.mark.rule("P-WASABI-1")
def test_it_waits_through_turns_without_nigiri() -> None:
    scene = Scene(*plain_hands("tempura", "squid"), fronts=[["wasabi"], []], menu=menu_of("wasabi"))
    scene.all_pick("tempura", "egg")
    assert scene.front(0) == ["tempura", "wasabi"]
    scene.all_pick("squid", "egg")
    assert scene.front(0) == ["squid+wasabi", "tempura"]


@pytest.mark.rule("P-WASABI-1")
def test_one_nigiri_on_each() -> None:
    scene = Scene(*[["squid"] * 5] * 2, fronts=[["wasabi", "wasabi"], []], menu=menu_of("wasabi"))
    scene.all_pick("squid", "squid")
    assert scene.front(0) == ["squid+wasabi", "wasabi"]
    scene.all_pick("squid", "squid").all_pick("squid", "squid")
    assert scene.front(0) == ["squid", "squid+wasabi", "squid+wasabi"]
    assert score_now(scene)[0] == {"nigiri": 21}


@pytest.mark.rule("P-WASABI-1")
def test_it_is_not_slipped_under_a_nigiri() -> None:
    scene = Scene(*plain_hands("wasabi", "egg"), fronts=[["squid"], []], menu=menu_of("wasabi"))
    scene.all_pick("wasabi", "egg")
    assert scene.front(0) == ["squid", "wasabi"]
    assert score_now(scene)[0] == {"nigiri": 3}


@pytest.mark.rule("P-WASABI-1", "P-TURN-5")
def test_wasabi_and_nigiri_of_one_turn() -> None:
    """The second card of a turn comes after the first: the nigiri on the wasabi, never the wasabi under the nigiri."""
    assert by("chopsticks", "squid", "wasabi", picks=("wasabi", "egg", "egg")).front(0) == ["squid+wasabi"]
    assert by("chopsticks", "wasabi", picks=("squid", "egg", "egg")).front(0) == ["squid", "wasabi"]
    assert by("spoon", "wasabi", picks=("squid", "egg", "egg")).front(0) == ["squid", "wasabi"]


@pytest.mark.rule("P-WASABI-1")
def test_others_wasabi_is_no_use() -> None:
    scene = Scene(*plain_hands("squid", "tempura"), fronts=[[], ["wasabi"]], menu=menu_of("wasabi"))
    scene.all_pick("squid", "tempura")
    assert scene.front(0) == ["squid"]
    assert scene.front(1) == ["tempura", "wasabi"]


@pytest.mark.rule("P-WASABI-1", "OK-WASABI-1")
@pytest.mark.parametrize("place", ["squid", "squid+wasabi"])
def test_option_may_lets_the_player_choose_with_the_pick(place: str) -> None:
    scene = nigiri_turn("wasabi", options=MAY).answer(0, "squid")
    assert scene.asked(0) == "dip"
    assert scene.legal(0) == ["squid", "squid+wasabi"]
    scene.answer(0, place).answer(1, "egg")
    assert scene.front(0) == (["squid", "wasabi"] if place == "squid" else ["squid+wasabi"])


@pytest.mark.rule("P-WASABI-1")
def test_option_may_a_nigiri_left_off_stays_off_and_the_wasabi_takes_a_later_one() -> None:
    scene = nigiri_turn("wasabi", options=MAY).answer(0, "squid").answer(0, "squid").answer(1, "egg")
    scene.answer(0, "egg").answer(0, "egg+wasabi").answer(1, "egg")
    assert scene.front(0) == ["egg+wasabi", "squid"]
    assert score_now(scene)[0] == {"nigiri": 6}


@pytest.mark.rule("P-WASABI-1")
def test_option_may_asks_nothing_without_an_open_wasabi() -> None:
    scene = nigiri_turn("egg+wasabi", options=MAY).answer(0, "squid")
    assert scene.asked(0) == "none"


@pytest.mark.rule("OK-WASABI-1")
@pytest.mark.parametrize("way", ["chopsticks", "spoon", "menu"])
@pytest.mark.parametrize("place", ["squid", "squid+wasabi"])
def test_option_may_is_asked_at_once_for_an_extra_card(way: str, place: str) -> None:
    scene = by(way, "squid", "wasabi", front=["wasabi"], picks=("tempura", "egg", "egg"), options=MAY)
    assert scene.asked(0) == "dip"
    scene.answer(0, place)
    assert (place == "squid") == ("wasabi" in scene.front(0))
    assert place in scene.front(0)


@pytest.mark.rule("P-WASABI-1", "OK-AUTO-2")
@pytest.mark.parametrize(("place", "worth"), [("squid", 3), ("squid+wasabi", 9)])
def test_option_may_on_the_last_turn(place: str, worth: int) -> None:
    """A single card in hand, but still a choice."""
    scene = Scene(["squid"], ["egg"], fronts=[["wasabi"], []], menu=menu_of("wasabi"), options=MAY, round=3)
    scene.answer(0, "squid").answer(0, place).answer(1, "egg")
    assert written(scene, 0)["nigiri"] == worth


@pytest.mark.rule("P-WASABI-1")
def test_on_the_last_turn_it_comes_too_late() -> None:
    scene = run(Scene(["wasabi"], ["egg"], fronts=[["squid"], []], menu=menu_of("wasabi"), round=3))
    assert written(scene, 0) == {"nigiri": 3}
