"""Uramaki: the race."""

from collections.abc import Sequence

import pytest

from tests.cards.ways import WAYS, by, codes, lines_of, menu_of, plain_hands, run, score_now, written
from tests.kit import Cards, Scene, kind_points

TURN_BREAKS = {"uramaki_tiebreak": "total_then_turn"}
ASIDE = {"uramaki_scored": "set_aside"}
NINE = ("uramaki4", "uramaki5")


def race(
    fronts: Sequence[Cards], *picks: str, options: dict[str, str] | None = None, taken: int = 0, kinds: Cards = ()
) -> Scene:
    """Everybody plays a card at once onto what lies there."""
    scene = Scene(*plain_hands(*picks), fronts=fronts, menu=menu_of("uramaki", *kinds), options=options)
    scene.t.places_taken = taken
    return scene.all_pick(*picks)


def won(scene: Scene) -> list[int]:
    """Points of the race so far."""
    return [row.get("uramaki", 0) for row in lines_of(scene)]


@pytest.mark.rule("P-URAMAKI-1", "P-URAMAKI-2", "P-URAMAKI-3")
def test_devir_2016_example() -> None:
    """ES: two reach 12 with the same reveal, 8 each; the second place is skipped; the most left take the 2."""
    fronts = [["uramaki4"] * 2, ["uramaki3"] * 3, ["uramaki5"], ["uramaki3"]]
    scene = race(fronts, "uramaki4", "uramaki3", "egg", "egg")
    assert won(scene) == scene.scores == [8, 8, 0, 0]
    assert scene.front(0) == scene.front(1) == []
    assert scene.discards == ["uramaki3"] * 4 + ["uramaki4"] * 3
    assert [row.get("uramaki", 0) for row in score_now(scene)] == [8, 8, 2, 0]


@pytest.mark.rule("P-URAMAKI-1", "P-URAMAKI-2", "P-URAMAKI-3")
def test_zoch_2017_example() -> None:
    """DE tells the same race; somebody who gets to 10 later would take 2 only."""
    fronts = [["uramaki4"] * 2, ["uramaki4"] * 2, ["uramaki5"], ["uramaki3"]]
    scene = race(fronts, "uramaki4", "uramaki4", "uramaki5", "egg")
    assert won(scene) == [8, 8, 2, 0]
    later = race([[], [], ["uramaki5"], ["uramaki3"]], "egg", "egg", "uramaki5", "egg", taken=2)
    assert won(later) == [0, 0, 2, 0]


@pytest.mark.rule("P-URAMAKI-2")
def test_ru_fan_example() -> None:
    """RU: two share the first place, equal in the cards of this turn as well, and the next takes the third at once."""
    fronts = [["uramaki5", "uramaki3"], ["uramaki4", "uramaki4"], ["uramaki4", "uramaki3"]]
    scene = race(fronts, "uramaki3", "uramaki3", "uramaki3", options={"edition": "ru"})
    assert won(scene) == [8, 8, 2]


@pytest.mark.rule("P-URAMAKI-1")
def test_ten_are_enough_and_nine_are_not() -> None:
    scene = race([["uramaki5"], ["uramaki5"]], "uramaki5", "uramaki4")
    assert won(scene) == [8, 0]
    assert scene.front(0) == []
    assert scene.front(1) == ["uramaki4", "uramaki5"]


@pytest.mark.rule("P-URAMAKI-1")
def test_places_one_after_another() -> None:
    fronts: list[list[str]] = [["uramaki5"], ["uramaki5"], ["uramaki5"], ["uramaki5"]]
    scene = race(fronts, "uramaki5", "egg", "egg", "egg")
    assert won(scene) == [8, 0, 0, 0]
    for taken, points in ((1, 5), (2, 2), (3, 0)):
        assert won(race(fronts, "egg", "uramaki5", "egg", "egg", taken=taken)) == [0, points, 0, 0]


@pytest.mark.rule("P-URAMAKI-1", "P-URAMAKI-3")
def test_with_all_places_taken_the_cards_stay_for_nothing() -> None:
    scene = race([["uramaki5"], []], "uramaki5", "egg", taken=3)
    assert scene.front(0) == ["uramaki5", "uramaki5"]
    assert "uramaki" not in score_now(scene)[0]


@pytest.mark.rule("P-URAMAKI-2")
def test_the_larger_total_takes_the_better_place() -> None:
    fronts = [["uramaki5"], ["uramaki4", "uramaki4"], ["uramaki4", "uramaki3"]]
    assert won(race(fronts, "uramaki5", "uramaki4", "uramaki4")) == [2, 8, 5]


@pytest.mark.rule("P-URAMAKI-2")
@pytest.mark.parametrize(
    ("totals", "taken", "points"),
    [
        ((10, 10, 0, 0), 0, [8, 8, 0, 0]),
        ((10, 10, 10, 0), 0, [8, 8, 8, 0]),
        ((12, 10, 10, 10), 0, [8, 5, 5, 5]),
        ((12, 12, 10, 10), 0, [8, 8, 2, 2]),
        ((12, 12, 11, 10), 0, [8, 8, 2, 0]),
        ((12, 12, 12, 10), 0, [8, 8, 8, 2]),
        ((12, 11, 10, 9), 0, [8, 5, 2, 0]),
        ((12, 11, 10, 10), 0, [8, 5, 2, 2]),
        ((13, 12, 11, 10), 0, [8, 5, 2, 0]),
        ((10, 10, 0, 0), 1, [5, 5, 0, 0]),
        ((11, 11, 10, 0), 1, [5, 5, 0, 0]),
        ((11, 11, 11, 11), 2, [2, 2, 2, 2]),
    ],
)
def test_shared_places_skip_exactly_one(totals: tuple[int, ...], taken: int, points: list[int]) -> None:
    """Who is left without a place keeps the cards."""
    sets = {0: [], 9: ["uramaki3"] * 2, 10: ["uramaki3", "uramaki4"], 11: ["uramaki4"] * 2, 12: [*NINE]}
    sets[13] = ["uramaki5"] * 2
    picks = ["uramaki3" if total else "egg" for total in totals]
    scene = race([sets[total] for total in totals], *picks, taken=taken)
    assert won(scene) == points
    for seat, total in enumerate(totals):
        assert bool(points[seat]) == (total >= 10 and "uramaki3" not in scene.front(seat))


@pytest.mark.rule("P-URAMAKI-2")
def test_after_three_shared_the_first_place_the_third_is_left() -> None:
    fronts = [["uramaki5"], ["uramaki5"], ["uramaki5"], ["uramaki5"]]
    scene = race(fronts, "uramaki5", "uramaki5", "uramaki5", "egg")
    assert scene.t.places_taken == 2
    assert [row.get("uramaki", 0) for row in score_now(scene)] == [8, 8, 8, 2]


@pytest.mark.rule("P-URAMAKI-2")
def test_option_total_then_turn_compares_the_icons_of_this_turn() -> None:
    fronts = [["uramaki3", "uramaki3"], ["uramaki4", "uramaki4"], ["uramaki5", "uramaki3"]]
    picks = ("uramaki5", "uramaki3", "uramaki3")
    assert won(race(fronts, *picks)) == [8, 8, 8]
    assert won(race(fronts, *picks, options=TURN_BREAKS)) == [8, 5, 5]
    assert won(race(fronts, *picks, options={"edition": "ru"})) == [8, 5, 5]


@pytest.mark.rule("P-URAMAKI-2")
def test_option_total_then_turn_looks_at_the_total_first() -> None:
    fronts = [["uramaki5"], ["uramaki4", "uramaki5"]]
    assert won(race(fronts, "uramaki5", "uramaki3", options=TURN_BREAKS)) == [5, 8]


@pytest.mark.rule("P-URAMAKI-2", "P-ORDER-6")
def test_option_total_then_turn_counts_copies_played_this_turn() -> None:
    fronts = [["uramaki5"], ["uramaki3", "uramaki4"]]
    menu = menu_of("uramaki", "special_order")
    scene = Scene(*plain_hands("special_order", "uramaki3"), fronts=fronts, menu=menu, options=TURN_BREAKS)
    scene.all_pick("special_order", "uramaki3")
    assert won(scene) == [8, 5]


@pytest.mark.rule("P-URAMAKI-3")
@pytest.mark.parametrize(
    ("icons", "taken", "points"),
    [
        ((0, 0, 0), 0, [0, 0, 0]),
        ((3, 0, 0), 0, [8, 0, 0]),
        ((9, 8, 3), 0, [8, 0, 0]),
        ((9, 8, 3), 1, [5, 0, 0]),
        ((9, 8, 3), 2, [2, 0, 0]),
        ((9, 8, 3), 3, [0, 0, 0]),
        ((8, 8, 3), 0, [8, 8, 0]),
        ((8, 8, 8), 2, [2, 2, 2]),
    ],
)
def test_at_the_end_the_next_place_only(icons: tuple[int, ...], taken: int, points: list[int]) -> None:
    sets = {0: [], 3: ["uramaki3"], 8: ["uramaki5", "uramaki3"], 9: [*NINE]}
    assert kind_points("uramaki", *[sets[number] for number in icons], places_taken=taken) == points


@pytest.mark.rule("P-URAMAKI-3")
@pytest.mark.parametrize("seats", [2, 8])
def test_at_the_end_at_any_table(seats: int) -> None:
    sets = [["uramaki3"], *[["uramaki4"]] * (seats - 1)]
    assert kind_points("uramaki", *sets) == [0] + [8] * (seats - 1)
    assert won(race(sets, *["uramaki5"] * seats)) == [0] * seats
    assert won(race([[*NINE]] * seats, *["uramaki5"] * seats)) == [8] * seats


@pytest.mark.rule("P-URAMAKI-4", "P-URAMAKI-1")
def test_one_player_may_take_several_places() -> None:
    """The scored set is gone: the second place needs ten new icons."""
    scene = Scene(*[["uramaki5"] * 6] * 2, fronts=[["uramaki5"], []], menu=menu_of("uramaki"))
    scene.all_pick("uramaki5", "uramaki5")
    assert scene.scores == [8, 0]
    scene.all_pick("uramaki5", "uramaki5")
    assert scene.scores == [8, 5]
    scene.all_pick("uramaki5", "uramaki5")
    assert scene.scores == [10, 5]
    scene.all_pick("uramaki5", "uramaki5")
    assert scene.scores == [10, 5]


@pytest.mark.rule("P-URAMAKI-4", "P-URAMAKI-3")
def test_even_at_the_end() -> None:
    scene = run(Scene(["uramaki5"], ["egg"], fronts=[["uramaki5"], ["uramaki4"]], menu=menu_of("uramaki"), round=3))
    assert [written(scene, seat).get("uramaki") for seat in range(2)] == [8, 5]
    alone = Scene(["uramaki5"] * 2, ["egg"] * 2, fronts=[["uramaki5"], []], menu=menu_of("uramaki"), round=3)
    alone.all_pick("uramaki5", "egg")
    assert [written(alone, seat).get("uramaki", 0) for seat in range(2)] == [8, 5]


@pytest.mark.rule("P-URAMAKI-1", "P-TURN-5")
@pytest.mark.parametrize("way", WAYS)
def test_an_extra_card_runs_the_race_at_once(way: str) -> None:
    scene = by(way, "uramaki5", "uramaki", front=["uramaki5"], picks=("tempura", "egg", "egg"))
    assert scene.scores == [8, 0, 0]
    assert scene.discards == sorted(["uramaki5", "uramaki5", *(["menu9"] if way == "menu" else [])])


@pytest.mark.rule("P-TURN-2", "P-URAMAKI-2")
@pytest.mark.parametrize("way", WAYS)
def test_the_reveal_is_settled_before_extra_cards(way: str) -> None:
    """Ten at the reveal come before fifteen by an extra card."""
    others = [["uramaki5"], []]
    scene = by(way, "uramaki5", "uramaki", front=NINE, others=others, picks=("egg", "uramaki5", "egg"))
    assert scene.scores == [5, 8, 0]


@pytest.mark.rule("P-ORDER-6")
def test_a_copy_counts_at_once_and_leaves_with_the_set() -> None:
    scene = race([["uramaki5"], []], "special_order", "egg", kinds=("special_order",))
    assert scene.scores == [8, 0]
    assert scene.front(0) == []
    assert scene.discards == ["special_order", "uramaki5"]


@pytest.mark.rule("P-ORDER-6")
def test_a_copy_without_ten_waits_with_the_set() -> None:
    scene = race([["uramaki3"], ["uramaki5"]], "special_order", "egg", kinds=("special_order",))
    assert scene.front(0) == ["special_order=uramaki3", "uramaki3"]
    assert [row.get("uramaki", 0) for row in score_now(scene)] == [8, 0]


@pytest.mark.rule("P-URAMAKI-1", "P-TAKEOUT-1")
def test_turned_over_it_has_no_icons() -> None:
    scene = race([["uramaki5", "uramaki4"], []], "takeout10", "egg", kinds=("takeout",)).answer(0, "uramaki4")
    assert scene.answer(0, "pass").front(0) == ["flipped", "uramaki5"]
    menu = menu_of("uramaki", "takeout")
    assert kind_points("uramaki", ["uramaki3", "flipped"], ["uramaki4"], menu=menu) == [0, 8]


@pytest.mark.rule("P-URAMAKI-1")
def test_option_set_aside_shows_the_cards_without_any_effect() -> None:
    scene = race([["uramaki5"], []], "special_order", "egg", options=ASIDE, kinds=("special_order", "tea"))
    assert scene.scores == [8, 0]
    assert scene.discards == scene.front(0) == []
    assert list(scene.t.seats[0].beside) == [0, 0, 1, 1]
    assert codes(scene, "discarded") == []


@pytest.mark.rule("P-URAMAKI-1", "P-ORDER-2", "P-TEA-1", "P-TAKEOUT-1")
@pytest.mark.parametrize("special", ["tea", "soy_sauce", "takeout", "special_order"])
def test_option_set_aside_cards_cannot_be_counted_turned_or_copied(special: str) -> None:
    card = {"takeout": "takeout10"}.get(special, special)
    hands = [["uramaki5", card, "egg", "egg", "egg"]] * 2
    scene = Scene(*hands, fronts=[["uramaki5"], []], menu=menu_of("uramaki", special), options=ASIDE)
    scene.all_pick("uramaki5", "egg").all_pick(card, "egg")
    assert scene.asked(0) == "pick"
    row = score_now(scene)[0]
    assert row == {"uramaki": 8} | ({"tea": 1} if special == "tea" else {}) | (
        {"soy_sauce": 4} if special == "soy_sauce" else {}
    )
    if special in ("takeout", "special_order"):
        assert scene.discards == [card]


@pytest.mark.rule("P-URAMAKI-1", "P-DEAL-3")
@pytest.mark.parametrize("options", [{}, ASIDE])
def test_scored_cards_come_back_next_round(options: dict[str, str]) -> None:
    fronts = [["uramaki5"], []]
    scene = run(Scene(["uramaki5"], ["egg"], fronts=fronts, menu=menu_of("uramaki"), options=options))
    t = scene.t
    assert (t.round, t.places_taken) == (1, 0)
    assert list(t.seats[0].beside) == [0] * 4
    assert sum(t.deck[i] == 10 for i in range(t.deck_n)) + sum(t.hands[hand].cards[10] for hand in range(2)) == 4
