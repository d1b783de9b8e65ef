"""Rice wine."""

from collections import Counter

import pytest

from okawari.table.chance import below
from okawari.table.layout import View
from okawari.views.look import look
from tests.cards.ways import WAYS, by, codes, menu_of, pick_all, plain_hands, run, score_now, written
from tests.kit import Cards, Scene, kind_points


def drunk(
    hand: Cards, *front: str, kinds: Cards = (), options: dict[str, str] | None = None, seats: int = 3, burn: int = 0
) -> Scene:
    """Seat 0 had wine in the last turn and is to play from a hand unseen; the others hold eggs."""
    size = len(hand) + 1
    hands: list[list[str]] = [["rice_wine", *["egg"] * (size - 1)], *[["egg"] * size for _ in range(seats - 1)]]
    hands[-1] = ["egg", *hand]
    scene = Scene(*hands, fronts=[front], menu=menu_of("rice_wine", *kinds), options=options)
    pick_all(scene, "rice_wine", *["egg"] * (seats - 1))
    for _ in range(burn):
        below(scene.t, 7)
    return scene


def sees(scene: Scene, seat: int) -> bool:
    """Whether a seat may see the hand it holds."""
    view = View()
    look(scene.t, seat, view)
    return bool(view.hands[scene.t.seats[seat].hand].mask)


def rest_picks(scene: Scene) -> Scene:
    """The sober seats play an egg."""
    for seat in range(1, scene.t.seats_n):
        scene.answer(seat, "egg")
    return scene


@pytest.mark.rule("P-RICEWINE-1")
@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("number", [0, 1, 3])
def test_each_scores_3(number: int, seats: int) -> None:
    others: list[list[str]] = [[]] * (seats - 1)
    assert kind_points("rice_wine", ["rice_wine"] * number, *others) == [3 * number] + [0] * (seats - 1)


@pytest.mark.rule("P-RICEWINE-1")
@pytest.mark.parametrize("seats", [2, 8])
def test_the_next_pick_is_left_to_chance_from_a_hand_unseen(seats: int) -> None:
    scene = drunk(["squid"] * 4, seats=seats)
    assert [scene.asked(seat) for seat in range(seats)] == ["none"] + ["pick"] * (seats - 1)
    if seats > 2:
        assert not sees(scene, 0)
    assert all(sees(scene, seat) for seat in range(1, seats))
    rest_picks(scene)
    assert scene.front(0) == ["rice_wine", "squid"]


@pytest.mark.rule("P-RICEWINE-1")
def test_the_hand_is_shown_after_the_reveal() -> None:
    scene = drunk(["menu7"] * 4, kinds=("menu",))
    assert not sees(scene, 0)
    rest_picks(scene)
    assert scene.asked(0) == "tray"
    assert sees(scene, 0)


@pytest.mark.rule("P-RICEWINE-1")
def test_the_turn_after_that_is_free_again() -> None:
    scene = rest_picks(drunk(["squid"] * 4))
    assert scene.asked(0) == "pick"
    assert sees(scene, 0)


@pytest.mark.rule("P-RICEWINE-1")
def test_chance_draws_a_card_not_a_face() -> None:
    """Three squids and a tempura: about a quarter of the draws."""
    drawn: Counter[str] = Counter()
    for burn in range(80):
        scene = rest_picks(drunk(["squid", "squid", "squid", "tempura"], burn=burn))
        drawn.update(set(scene.front(0)) - {"rice_wine"})
    assert set(drawn) == {"squid", "tempura"}
    assert 8 < drawn["tempura"] < 32


@pytest.mark.rule("P-RICEWINE-1")
def test_wine_drawn_by_chance_goes_on() -> None:
    scene = rest_picks(drunk(["rice_wine"] * 4))
    assert [scene.asked(seat) for seat in range(3)] == ["none", "pick", "pick"]
    scene.answer(1, "rice_wine").answer(2, "egg")
    assert [scene.asked(seat) for seat in range(3)] == ["pick", "none", "pick"]


@pytest.mark.rule("P-RICEWINE-1", "P-TURN-5")
@pytest.mark.parametrize("way", WAYS)
def test_however_the_wine_was_come_by(way: str) -> None:
    scene = by(way, "rice_wine", "rice_wine", picks=("tempura", "egg", "egg"))
    assert "rice_wine" in scene.front(0)
    assert [scene.asked(seat) for seat in range(3)] == ["none", "pick", "pick"]


@pytest.mark.rule("P-RICEWINE-1", "P-ORDER-1")
def test_copied_wine_is_wine() -> None:
    menu = menu_of("rice_wine", "special_order")
    scene = Scene(*plain_hands("special_order", "egg"), fronts=[["rice_wine"], []], menu=menu)
    scene.all_pick("special_order", "egg")
    assert scene.front(0) == ["rice_wine", "special_order=rice_wine"]
    assert [scene.asked(seat) for seat in range(2)] == ["none", "pick"]


@pytest.mark.rule("P-RICEWINE-1")
def test_wine_of_earlier_turns_has_no_consequence_any_more() -> None:
    scene = Scene(*plain_hands("egg", "egg"), fronts=[["rice_wine"], []], menu=menu_of("rice_wine"))
    assert scene.all_pick("egg", "egg").asked(0) == "pick"


@pytest.mark.rule("P-RICEWINE-1")
def test_several_drinkers() -> None:
    hands = [["rice_wine", "squid", "squid"], ["rice_wine", "salmon", "salmon"], ["egg", "egg", "egg"]]
    scene = Scene(*hands, menu=menu_of("rice_wine")).all_pick("rice_wine", "rice_wine", "egg")
    assert [scene.asked(seat) for seat in range(3)] == ["none", "none", "pick"]
    scene.answer(2, "salmon")
    played = codes(scene, "played")[3:6]
    assert sorted(played) == [(0, "egg"), (1, "squid"), (2, "salmon")]


@pytest.mark.rule("P-RICEWINE-1")
def test_everybody_drinks_and_nobody_is_asked() -> None:
    scene = Scene(*[["rice_wine", "egg", "egg", "egg"]] * 2, menu=menu_of("rice_wine")).all_pick(*["rice_wine"] * 2)
    assert scene.front(0) == scene.front(1) == ["egg", "rice_wine"]
    assert scene.asked(0) == "pick"


@pytest.mark.rule("P-RICEWINE-1", "P-CHOPSTICKS-1")
def test_chopsticks_may_be_announced_and_the_extra_card_is_chosen() -> None:
    scene = drunk(["squid", "squid", "tempura", "gyoza"], "chopsticks1", kinds=("chopsticks",))
    assert scene.asked(0) == "announce"
    assert not sees(scene, 0)
    scene.answer(0, "chopsticks1")
    rest_picks(scene)
    assert scene.asked(0) == "second"
    assert sees(scene, 0)
    drawn = next(card for card in scene.front(0) if card not in ("chopsticks1", "rice_wine"))
    hand = ["gyoza", "squid", "squid", "tempura"]
    hand.remove(drawn)
    assert sorted(scene.legal(0)) == sorted(set(hand))
    scene.answer(0, "squid")
    assert scene.front(0).count("squid") == 1 + (drawn == "squid")


@pytest.mark.rule("P-RICEWINE-1", "P-SPOON-1")
def test_a_spoon_may_be_announced() -> None:
    scene = drunk(["squid"] * 4, "spoon4", kinds=("spoon",))
    assert scene.asked(0) == "announce"
    rest_picks(scene.answer(0, "spoon4")).answer(0, "egg")
    assert scene.front(0) == ["egg", "rice_wine", "squid"]


@pytest.mark.rule("P-RICEWINE-1", "P-ORDER-1")
def test_a_special_order_drawn_by_chance_chooses_when_it_is_revealed() -> None:
    scene = drunk(["special_order"] * 4, "tempura", "squid", kinds=("special_order",))
    assert scene.asked(0) == "none"
    rest_picks(scene)
    assert scene.asked(0) == "target"
    assert scene.legal(0) == ["squid", "tempura", "rice_wine"]
    scene.answer(0, "tempura")
    assert scene.front(0) == ["rice_wine", "special_order=tempura", "squid", "tempura"]


@pytest.mark.rule("P-RICEWINE-1", "P-ORDER-5", "P-MISO-1")
def test_a_special_order_drawn_by_chance_still_belongs_to_the_reveal() -> None:
    """It copies a miso in the turn in which another player reveals one: both leave."""
    menu = menu_of("rice_wine", "special_order", "miso")
    hands = [["rice_wine", "egg", "egg"], ["miso", "egg", "egg"], ["egg", "special_order", "special_order"]]
    scene = Scene(*hands, fronts=[["miso"]], menu=menu).all_pick("rice_wine", "egg", "egg")
    scene.answer(1, "egg").answer(2, "miso").answer(0, "miso")
    assert scene.discards == ["miso", "special_order"]
    assert scene.front(0) == ["miso", "rice_wine"]


@pytest.mark.rule("P-RICEWINE-1", "P-WASABI-1")
@pytest.mark.parametrize("may", [False, True])
def test_a_nigiri_drawn_by_chance_goes_on_wasabi(may: bool) -> None:
    options = {"wasabi": "may"} if may else {}
    scene = rest_picks(drunk(["squid"] * 4, "wasabi", kinds=("wasabi",), options=options))
    if may:
        assert scene.asked(0) == "dip"
        scene.answer(0, "squid+wasabi")
    assert scene.front(0) == ["rice_wine", "squid+wasabi"]


@pytest.mark.rule("P-RICEWINE-1", "P-TAKEOUT-1")
def test_a_takeout_box_drawn_by_chance_acts() -> None:
    scene = rest_picks(drunk(["takeout11"] * 4, "squid", kinds=("takeout",)))
    assert scene.legal(0) == ["squid", "rice_wine", "pass"]
    scene.answer(0, "rice_wine")
    assert score_now(scene)[0] == {"nigiri": 3, "flipped": 2}


@pytest.mark.rule("P-RICEWINE-1", "P-MISO-1")
def test_a_miso_drawn_by_chance_meets_the_others() -> None:
    hands = [["rice_wine", *["egg"] * 3], ["miso", *["egg"] * 3], ["egg", *["miso"] * 3]]
    scene = Scene(*hands, menu=menu_of("rice_wine", "miso")).all_pick("rice_wine", "egg", "egg")
    scene.answer(1, "egg").answer(2, "miso")
    assert scene.discards == ["miso", "miso"]


@pytest.mark.rule("P-RICEWINE-1")
def test_on_the_last_turn_it_has_no_consequence() -> None:
    """Nor in the next round."""
    scene = run(Scene(["rice_wine"], ["egg"], menu=menu_of("rice_wine")))
    assert scene.t.round == 1
    assert scene.events("wine_taken") == []
    assert (scene.asked(0), scene.asked(1)) == ("pick", "pick")
    assert written(scene, 0) == {"rice_wine": 3}


@pytest.mark.rule("P-RICEWINE-1", "OK-TOOL-1")
def test_in_the_last_turn_but_one_the_last_card_is_played_as_always() -> None:
    hands = [["rice_wine", "egg"], ["egg", "squid"]]
    scene = Scene(*hands, menu=menu_of("rice_wine"), round=3).all_pick("rice_wine", "egg")
    assert scene.stage == "over"
    assert written(scene, 0) == {"rice_wine": 3, "nigiri": 3}


@pytest.mark.rule("P-RICEWINE-1")
def test_the_next_round_starts_sober() -> None:
    """Wine as the last card but one is slept off."""
    scene = Scene(["rice_wine", "egg"], ["egg", "squid"], menu=menu_of("rice_wine")).all_pick("rice_wine", "egg")
    assert scene.t.round == 1
    assert (scene.asked(0), scene.asked(1)) == ("pick", "pick")


@pytest.mark.rule("P-RICEWINE-1", "P-ORDER-1")
def test_a_special_order_that_waits_for_the_round_end_asks_nothing() -> None:
    options = {"order_when": "round_end"}
    scene = rest_picks(drunk(["special_order"] * 4, "squid", kinds=("special_order",), options=options))
    assert scene.front(0) == ["rice_wine", "special_order", "squid"]
    assert scene.asked(0) == "pick"
