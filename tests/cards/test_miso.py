"""Miso soup."""

import pytest

from tests.cards.ways import TOOLS, WAYS, by, menu_of, no_tool, pick_all, plain_hands, run, score_now, written
from tests.kit import Cards, Scene, kind_points

KEPT = {"miso_spoiled": "kept"}


def turn(*picks: str, fronts: list[Cards] | None = None, options: dict[str, str] | None = None) -> Scene:
    """One turn at a table with miso and special orders."""
    menu = menu_of("miso", "special_order", "tea") if len(picks) <= 6 else menu_of("miso")
    return pick_all(Scene(*plain_hands(*picks), fronts=fronts or [], menu=menu, options=options), *picks)


@pytest.mark.rule("P-MISO-1")
@pytest.mark.parametrize("number", [0, 1, 2, 8])
@pytest.mark.parametrize("seats", [2, 8])
def test_each_that_stayed_scores_3(number: int, seats: int) -> None:
    others = [["miso"]] * (seats - 1)
    assert kind_points("miso", ["miso"] * number, *others) == [3 * number] + [3] * (seats - 1)


@pytest.mark.rule("P-MISO-1")
def test_the_only_one_of_its_turn_stays() -> None:
    scene = turn("miso", "egg", "egg")
    assert scene.front(0) == ["miso"]
    assert score_now(scene)[0] == {"miso": 3}


@pytest.mark.rule("P-MISO-1")
@pytest.mark.parametrize(("seats", "played"), [(2, 2), (3, 2), (3, 3), (8, 8), (8, 2)])
def test_two_or_more_of_a_turn_all_leave(seats: int, played: int) -> None:
    scene = turn(*["miso"] * played, *["egg"] * (seats - played))
    assert all("miso" not in scene.front(seat) for seat in range(seats))
    assert scene.discards == ["miso"] * played


@pytest.mark.rule("P-MISO-1")
def test_misos_of_earlier_turns_are_safe() -> None:
    scene = turn("miso", "miso", "egg", fronts=[["miso"], [], ["miso"]])
    assert [scene.front(seat) for seat in range(3)] == [["miso"], [], ["egg", "miso"]]
    assert scene.discards == ["miso", "miso"]


@pytest.mark.rule("P-MISO-1")
def test_one_each_in_turns_following_each_other() -> None:
    scene = Scene(*[["miso", "miso", "egg", "egg"]] * 2, menu=menu_of("miso"))
    scene.all_pick("miso", "egg").all_pick("egg", "miso")
    assert scene.front(0) == ["egg", "miso"]
    assert scene.front(1) == ["egg", "miso"]


@pytest.mark.rule("P-MISO-1", "P-TURN-5")
@pytest.mark.parametrize("way", WAYS)
def test_an_extra_miso_spoils_the_one_revealed(way: str) -> None:
    """The one laid down first, that of another player, leaves too."""
    scene = by(way, "miso", "miso", picks=("egg", "egg", "miso"))
    assert "miso" not in scene.front(0) + scene.front(2)
    assert scene.discards.count("miso") == 2


@pytest.mark.rule("P-MISO-1", "P-TURN-5")
@pytest.mark.parametrize("way", ["chopsticks", "spoon"])
def test_an_extra_miso_spoils_the_players_own(way: str) -> None:
    scene = by(way, "miso", "miso", front=["miso"], picks=("miso", "egg", "egg"))
    assert scene.front(0) == ["miso"]
    assert scene.discards == ["miso", "miso"]


@pytest.mark.rule("P-MISO-1", "P-TURN-5")
@pytest.mark.parametrize("way", WAYS)
def test_a_third_miso_of_the_turn_is_spoiled_though_the_first_two_have_left(way: str) -> None:
    scene = by(way, "miso", "miso", front=["miso"], picks=("egg", "miso", "miso"))
    assert "miso" not in scene.front(1) + scene.front(2)
    assert scene.front(0).count("miso") == 1
    assert scene.discards.count("miso") == 3


@pytest.mark.rule("P-MISO-1")
def test_two_extra_misos_spoil_each_other() -> None:
    """Nobody revealed one: chopsticks lay the first, a spoon the second."""
    hands = [["egg", "miso", "egg"], ["egg", "miso", "egg"], ["egg", "egg", "egg"]]
    fronts = [["chopsticks1"], [], ["spoon4"]]
    scene = Scene(*hands, fronts=fronts, menu=menu_of("miso", "chopsticks", "spoon"))
    scene.answer(0, "egg").answer(0, "chopsticks1").answer(1, "egg").answer(2, "egg").answer(2, "spoon4")
    scene.answer(0, "miso")
    assert scene.front(0) == ["egg", "miso"]
    scene.answer(2, "miso")
    assert scene.discards == ["miso", "miso"]
    assert "miso" not in scene.front(0) + scene.front(2)


@pytest.mark.rule("P-MISO-1")
def test_on_the_last_turn() -> None:
    alone = run(Scene(["miso"], ["egg"], fronts=[["miso"], []], menu=menu_of("miso"), round=3))
    assert written(alone, 0) == {"miso": 6}
    both = run(Scene(["miso"], ["miso"], fronts=[["miso"], []], menu=menu_of("miso"), round=3))
    assert written(both, 0) == {"miso": 3}
    assert written(both, 1) == {}


@pytest.mark.rule("P-ORDER-5", "P-MISO-1")
def test_a_copy_is_a_miso_of_its_turn() -> None:
    """It spoils another's miso and leaves with it; the older original does not."""
    scene = turn("special_order", "miso", "egg", fronts=[["miso"], [], []])
    assert scene.front(0) == ["miso"]
    assert scene.front(1) == []
    assert scene.discards == ["miso", "special_order"]


@pytest.mark.rule("P-ORDER-5")
def test_a_copy_alone_is_a_second_miso() -> None:
    scene = turn("special_order", "egg", "egg", fronts=[["miso"], [], []])
    assert scene.front(0) == ["miso", "special_order=miso"]
    assert score_now(scene)[0] == {"miso": 6}


@pytest.mark.rule("P-ORDER-5")
def test_two_copies_spoil_each_other_and_older_ones_are_safe() -> None:
    fronts: list[Cards] = [["miso", "special_order=miso"], ["miso"], ["miso"]]
    scene = turn("special_order", "special_order", "egg", fronts=fronts)
    assert scene.discards == ["special_order"] * 2
    assert [scene.front(seat) for seat in range(3)] == [["miso", "special_order=miso"], ["miso"], ["egg", "miso"]]


@pytest.mark.rule("P-ORDER-1", "P-ORDER-5")
@pytest.mark.parametrize("way", WAYS)
def test_an_extra_special_order_can_copy_a_miso_and_spoil_others(way: str) -> None:
    """By menu the player's own pick is the menu, so the miso copied is an older one."""
    scene = by(way, "special_order", "miso", "special_order", front=["miso"], picks=("egg", "egg", "miso"))
    if scene.asked(0) == "target":
        scene.answer(0, "miso")
    assert scene.front(0).count("miso") == 1
    assert not any("special_order" in card for card in scene.front(0))
    assert [card for card in scene.discards if card != TOOLS["menu"]] == ["miso", "special_order"]


@pytest.mark.rule("P-ORDER-1", "P-ORDER-5")
def test_an_extra_special_order_copying_the_miso_of_this_turn_spoils_it() -> None:
    scene = by("chopsticks", "special_order", "miso", "special_order", picks=("miso", "egg", "egg"))
    scene.answer(0, "miso")
    assert scene.front(0) == []
    assert scene.discards == ["miso", "special_order"]


@pytest.mark.rule("P-MISO-1")
def test_option_kept_a_spoiled_miso_stays_for_its_colour_only() -> None:
    scene = turn("miso", "miso", "egg", fronts=[["miso", "tea"], [], []], options=KEPT)
    assert scene.discards == []
    assert scene.front(0) == ["miso", "miso_spoiled", "tea"]
    assert scene.front(1) == ["miso_spoiled"]
    assert score_now(scene)[:2] == [{"miso": 3, "tea": 2}, {}]


@pytest.mark.rule("P-MISO-1")
def test_option_kept_a_third_of_the_turn_is_spoiled_as_well() -> None:
    scene = by("spoon", "miso", "miso", picks=("miso", "egg", "miso"), options=KEPT)
    assert scene.front(0) == ["miso_spoiled", "miso_spoiled"]
    assert scene.front(2) == ["miso_spoiled"]
    assert score_now(scene) == [{}, {"nigiri": 1}, {}]


@pytest.mark.rule("P-MISO-1", "P-TAKEOUT-1")
def test_option_kept_a_spoiled_miso_can_be_turned_over() -> None:
    menu = menu_of("miso", "takeout")
    scene = Scene(*plain_hands("takeout10", "egg"), fronts=[["miso_spoiled"], []], menu=menu, options=KEPT)
    scene.all_pick("takeout10", "egg")
    assert scene.legal(0) == ["miso_spoiled", "pass"]
    scene.answer(0, "miso_spoiled")
    assert score_now(scene)[0] == {"flipped": 2}
    assert scene.t.seats[0].flipped[17] == 1


@pytest.mark.rule("OK-MISO-1")
def test_option_kept_the_copy_of_a_spoiled_miso_is_spoiled_and_spoils_nothing() -> None:
    scene = turn("special_order", "miso", "egg", fronts=[["miso_spoiled"], [], []], options=KEPT)
    assert scene.front(0) == ["miso_spoiled", "special_order=miso_spoiled"]
    assert scene.front(1) == ["miso"]
    assert score_now(scene)[:2] == [{}, {"miso": 3}]


@pytest.mark.rule("OK-MISO-1", "P-ORDER-5")
def test_option_kept_spoiled_and_good_misos_are_different_targets() -> None:
    menu = menu_of("miso", "special_order")
    fronts = [["miso", "miso_spoiled"], []]
    scene = Scene(*plain_hands("special_order", "egg"), fronts=fronts, menu=menu, options=KEPT)
    scene.answer(0, "special_order")
    assert scene.legal(0) == ["miso", "miso_spoiled"]
    no_tool(scene.answer(0, "miso"), 0).answer(1, "egg")
    assert score_now(scene)[0] == {"miso": 6}


@pytest.mark.rule("P-MISO-1", "P-ORDER-5")
def test_option_kept_a_spoiled_copy_stays_too() -> None:
    scene = turn("special_order", "miso", "egg", fronts=[["miso"], [], []], options=KEPT)
    assert scene.front(0) == ["miso", "special_order=miso_spoiled"]
    assert scene.front(1) == ["miso_spoiled"]
