"""Menus: the cards that show four others."""

from collections.abc import Sequence

import pytest

from okawari.errors import BadMenu
from okawari.table.faces import FACES
from tests.cards.ways import by, codes, menu_of, plain_hands, run, score_now
from tests.kit import Cards, Scene, points

DECK = ("tempura", "sashimi", "gyoza", "squid")


def deck_of(scene: Scene) -> list[str]:
    """The cards in the deck, sorted."""
    return sorted(FACES[scene.t.deck[i]] for i in range(scene.t.deck_n))


def opened(
    deck: Cards = DECK, *kinds: str, front: Cards = (), seats: int = 2, options: dict[str, str] | None = None
) -> Scene:
    """Seat 0 plays menu7 and looks at the deck."""
    hands = plain_hands("menu7", *["egg"] * (seats - 1))
    scene = Scene(*hands, fronts=[front], menu=menu_of("menu", *kinds), deck=deck, options=options)
    return scene.all_pick("menu7", *["egg"] * (seats - 1))


@pytest.mark.rule("P-MENU-CARD-1")
@pytest.mark.parametrize("seats", [2, 6])
def test_four_cards_are_seen_one_is_played_three_go_back(seats: int) -> None:
    scene = opened(seats=seats)
    assert scene.asked(0) == "tray"
    assert sorted(scene.legal(0)) == sorted(DECK)
    assert scene.t.deck_n == 0
    scene.answer(0, "gyoza")
    assert scene.front(0) == ["gyoza"]
    assert deck_of(scene) == ["sashimi", "squid", "tempura"]
    assert scene.discards == ["menu7"]


@pytest.mark.rule("P-MENU-CARD-1")
def test_of_a_larger_deck_four_only() -> None:
    deck = ("tempura",) * 10 + ("sashimi",) * 10
    scene = opened(deck)
    assert scene.t.deck_n == 16
    assert len(codes(scene, "menu_shows")) == 4
    scene.answer(0, scene.legal(0)[0])
    assert scene.t.deck_n == 19
    assert [a for _, _, a, _ in scene.events("menu_returned")] == [3]


@pytest.mark.rule("P-MENU-CARD-1", "P-KNOW-2")
def test_only_its_player_is_shown_the_cards() -> None:
    scene = opened()
    assert {seat for seat, _ in codes(scene, "menu_shows")} == {0}
    assert scene.t.mine[1].tray_n == 0


@pytest.mark.rule("P-MENU-CARD-1")
def test_another_menu_cannot_be_played() -> None:
    scene = opened(("menu8", "menu9", "egg", "menu8"))
    assert scene.legal(0) == ["egg"]
    scene.answer(0, "egg")
    assert deck_of(scene) == ["menu8", "menu8", "menu9"]


@pytest.mark.rule("P-MENU-CARD-1")
def test_nothing_but_menus_or_nothing_at_all() -> None:
    for deck in (("menu8", "menu9"), ()):
        scene = opened(deck)
        assert scene.asked(0) == "pick"
        assert scene.front(0) == []
        assert scene.discards == ["menu7"]
        assert deck_of(scene) == sorted(deck)


@pytest.mark.rule("P-MENU-CARD-1")
def test_a_deck_of_fewer_than_four() -> None:
    scene = opened(("tempura", "squid"))
    assert scene.legal(0) == ["squid", "tempura"]
    assert scene.answer(0, "squid").t.deck_n == 1


@pytest.mark.rule("P-TURN-2", "P-MENU-CARD-1")
def test_the_lower_number_looks_first_and_its_cards_are_back_for_the_next() -> None:
    scene = Scene(*plain_hands("menu9", "menu7"), menu=menu_of("menu"), deck=DECK)
    scene.all_pick("menu9", "menu7")
    assert (scene.asked(0), scene.asked(1)) == ("none", "tray")
    scene.answer(1, "squid")
    assert sorted(scene.legal(0)) == ["gyoza", "sashimi", "tempura"]
    scene.answer(0, "gyoza")
    assert (scene.front(0), scene.front(1)) == (["gyoza"], ["squid"])
    assert scene.discards == ["menu7", "menu9"]


@pytest.mark.rule("P-TURN-5", "P-MENU-CARD-1")
def test_what_it_brings_does_what_it_does() -> None:
    """A nigiri goes on wasabi, a takeout box acts in this turn, chopsticks wait."""
    assert opened(DECK, "wasabi", front=["wasabi"]).answer(0, "squid").front(0) == ["squid+wasabi"]
    box = opened(("takeout12",), "takeout", front=["tempura"]).answer(0, "takeout12")
    assert box.asked(0) == "flip"
    assert box.answer(0, "tempura").front(0) == ["flipped"]
    assert box.discards == ["menu7", "takeout12"]
    waits = opened(("chopsticks1",), "chopsticks").answer(0, "chopsticks1")
    assert waits.asked(0) == "pick"
    assert waits.answer(0, "egg").asked(0) == "announce"


@pytest.mark.rule("P-TURN-5", "P-MENU-CARD-1", "P-TURN-2")
@pytest.mark.parametrize("way", ["chopsticks", "spoon"])
def test_as_an_extra_card_it_acts_in_the_same_turn(way: str) -> None:
    scene = by(way, "menu8", "menu")
    assert scene.asked(0) == "tray"
    assert scene.legal(0) == ["egg"]
    scene.answer(0, "egg")
    assert scene.front(0) == ["egg", "egg"]
    assert scene.discards == ["menu8"]


@pytest.mark.rule("P-TURN-2", "P-TURN-5")
def test_as_an_extra_card_it_takes_its_place_in_the_queue() -> None:
    """Chopsticks bring menu8 while another player's menu7 waits: menu7 comes first."""
    hands: Sequence[Cards] = [["egg", "menu8", "egg"], ["menu7", "egg", "egg"]]
    scene = Scene(*hands, fronts=[["chopsticks1"], []], menu=menu_of("menu", "chopsticks"), deck=DECK)
    scene.answer(0, "egg").answer(0, "chopsticks1").answer(1, "menu7").answer(0, "menu8")
    assert (scene.asked(0), scene.asked(1)) == ("none", "tray")


@pytest.mark.rule("P-MENU-CARD-1")
def test_it_acts_on_the_last_turn_too() -> None:
    scene = Scene(["menu7"], ["egg"], fronts=[["tempura"], []], menu=menu_of("menu"), deck=DECK, round=3)
    run(scene).answer(0, "tempura")
    assert scene.stage == "over"
    assert scene.scores == [5, 1]


@pytest.mark.rule("P-MENU-CARD-1", "P-ORDER-1", "P-TAKEOUT-1")
def test_it_never_lies_there_to_be_copied_or_turned_over() -> None:
    """The special order that a menu brings sees the dishes, not the menu; neither does a takeout box."""
    order = opened(("special_order",), "special_order", front=["tempura"]).answer(0, "special_order")
    assert order.front(0) == ["special_order=tempura", "tempura"]
    box = opened(("takeout10",), "takeout", front=["tempura"], options={"takeout_scope": "already_played"})
    assert box.answer(0, "takeout10").legal(0) == ["tempura", "pass"]


@pytest.mark.rule("P-MENU-CARD-1")
def test_it_has_no_points_of_its_own() -> None:
    assert score_now(opened().answer(0, "tempura"))[0] == {}


@pytest.mark.rule("P-MENU-2")
@pytest.mark.parametrize("seats", [7, 8])
def test_not_for_seven_or_eight(seats: int) -> None:
    with pytest.raises(BadMenu):
        points(*[[]] * seats, menu=menu_of("menu"))
