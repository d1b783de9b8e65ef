"""Corners of scoring: options, copies, flipped cards, lone tableaux, kinds nobody took."""

from itertools import product
from typing import Any

import pytest

from tests.reference import score
from tests.reference.parse import Card
from tests.reference.simple import onigiri_points
from tests.reference.words import classic, line, party, tables


def test_the_example_of_the_format() -> None:
    seats = [
        {"table": ["wasabi", "squid", "maki3", "special_order=tempura", "tempura", "flipped", "pudding"]},
        {"table": ["maki1", "chopsticks"], "desserts": ["pudding"], "points": 7},
    ]
    request: dict[str, Any] = {
        "game": "party",
        "options": {"edition": "de"},
        "scope": "round",
        "seats": seats,
    }
    assert score(request) == {
        "seats": [
            {
                "points": 22,
                "lines": [
                    {"kind": "nigiri", "points": 9},
                    {"kind": "maki", "points": 6},
                    {"kind": "tempura", "points": 5},
                    {"kind": "flipped", "points": 2},
                ],
                "total": 22,
            },
            {"points": 3, "lines": [{"kind": "maki", "points": 3}], "total": 10},
        ]
    }
    answer = score({**request, "scope": "game"})
    assert line(answer, "pudding") == [6, 6]
    assert answer["winners"] == [0]


# -------------------------------------------------------------------------------------------- special orders


@pytest.mark.rule("P-ORDER-3")
@pytest.mark.parametrize(("edition", "points"), [("standard", 8), ("es", 8), ("ru", 8), ("de", 6)])
def test_copied_nigiri_takes_a_wasabi_only_by_the_german_rule(edition: str, points: int) -> None:
    """The open wasabi triples either the later salmon (1 + 1 + 6) or the copied egg (1 + 3 + 2)."""
    assert party("nigiri", "egg wasabi special_order=egg salmon", options={"edition": edition}) == [points]


@pytest.mark.rule("P-ORDER-3")
def test_explicit_copied_nigiri_on_a_wasabi_is_two_cards() -> None:
    answer = tables("party", "squid special_order=squid+wasabi tea", options={"edition": "ru"})
    assert line(answer, "nigiri") == [3 + 9]
    assert line(answer, "tea") == [3]


@pytest.mark.rule("P-ORDER-4")
def test_copied_wasabi_is_open_for_a_later_nigiri() -> None:
    assert party("nigiri", "wasabi squid special_order=wasabi egg egg") == [9 + 3 + 1]


@pytest.mark.rule("P-ORDER-1")
def test_copies_score_as_the_card() -> None:
    assert party("maki", "maki3 special_order=maki3", "maki3 maki2", "maki1") == [6, 3, 0]
    assert party("miso", "miso special_order=miso miso_spoiled") == [6]
    assert party("onigiri", "onigiri_circle special_order=onigiri_circle") == [2]
    assert party("tofu", "tofu tofu special_order=tofu") == [0]


@pytest.mark.rule("P-ORDER-9")
def test_copy_of_a_flipped_card_scores_two() -> None:
    assert party("flipped", "flipped special_order=flipped") == [4]


@pytest.mark.rule("P-ORDER-10")
def test_copied_desserts_count_at_the_end() -> None:
    seats = [
        {"table": ["pudding", "special_order=pudding"], "desserts": ["special_order=pudding"]},
        {"table": ["pudding"], "desserts": ["pudding"]},
        {"table": ["flipped"], "desserts": ["pudding"]},
    ]
    assert line(score({"game": "party", "scope": "desserts", "seats": seats}), "pudding") == [6, 0, -6]


# -------------------------------------------------------------------------------------------------- colours


@pytest.mark.rule("P-COLOUR-1")
def test_flipped_cards_are_one_colour_unless_the_option_says_none() -> None:
    seats = ["soy_sauce flipped flipped", "tofu eel"]
    assert party("soy_sauce", *seats) == [4, 0]
    assert party("soy_sauce", *seats, options={"edition": "ru"}) == [0, 0]
    assert party("tea", "tea flipped flipped flipped") == [3]
    assert party("tea", "tea flipped flipped flipped", options={"flipped_colour": "none"}) == [1]


@pytest.mark.rule("P-COLOUR-1", "P-TEA-1")
def test_colour_of_copies_and_of_unresolved_orders() -> None:
    assert party("tea", "tea special_order=tea") == [4]
    assert party("tea", "gyoza special_order=gyoza gyoza tea") == [3]
    assert party("soy_sauce", "soy_sauce special_order", "tofu") == [4, 0]
    assert party("soy_sauce", "soy_sauce special_order", "tofu eel") == [0, 0]
    assert party("soy_sauce", "soy_sauce special_order=soy_sauce egg", "tofu eel") == [8, 0]


@pytest.mark.rule("P-SOY-1", "P-TEA-1")
def test_desserts_of_this_round_count_and_earlier_ones_do_not() -> None:
    seats = [
        {"table": ["soy_sauce", "tea"], "desserts": ["pudding"] * 5},
        {"table": ["pudding", "tofu", "eel"]},
    ]
    answer = score({"game": "party", "scope": "round", "seats": seats})
    assert (line(answer, "soy_sauce"), line(answer, "tea")) == ([0, 0], [1, 0])
    assert party("tea", "tea pudding pudding special_order=pudding") == [3]


def test_tools_of_one_kind_are_one_colour_and_kept_boxes_count() -> None:
    assert party("tea", "chopsticks chopsticks1 chopsticks3 tea") == [3]
    assert party("soy_sauce", "soy_sauce takeout10", "tofu eel") == [4, 0]
    assert party("soy_sauce", "soy_sauce miso_spoiled", "tofu eel") == [4, 0]


# -------------------------------------------------------------------------------------------------- options


@pytest.mark.rule("P-MAKI-2")
def test_split_maki_still_pays_the_next_place() -> None:
    seats = ["maki3", "maki3", "maki2", "maki2", "maki1"]
    assert party("maki", *seats, options={"maki_ties": "split"}) == [3, 3, 1, 1, 0]


@pytest.mark.rule("P-TEMAKI-1")
def test_temaki_options() -> None:
    seats = ["temaki temaki", "temaki", "", "", ""]
    assert party("temaki", *seats) == [4, 0, -4, -4, -4]
    assert party("temaki", *seats, options={"temaki_ties": "split"}) == [4, 0, -1, -1, -1]
    assert party("temaki", *seats, options={"temaki_none": "spared"}) == [4, 0, 0, 0, 0]
    spared = {"temaki_none": "spared", "two_player_loss": "yes"}
    assert party("temaki", "temaki temaki", "temaki", options=spared) == [4, -4]


@pytest.mark.rule("P-TEMAKI-1", "P-PUDDING-1")
def test_everyone_equal_gains_and_loses() -> None:
    assert party("temaki", "temaki", "temaki", "temaki") == [0, 0, 0]
    assert party("pudding", "pudding", "pudding", "pudding", scope="desserts") == [0, 0, 0]


@pytest.mark.rule("P-TEMAKI-2", "P-PUDDING-1")
def test_two_player_loss() -> None:
    ru = {"edition": "ru"}
    assert party("temaki", "temaki", "", options=ru) == [4, -4]
    assert party("pudding", "pudding", "", scope="desserts") == [6, 0]
    assert party("pudding", "pudding", "", scope="desserts", options=ru) == [6, -6]
    overridden = {**ru, "two_player_loss": "no"}
    assert party("pudding", "pudding", "", scope="desserts", options=overridden) == [6, 0]


@pytest.mark.rule("P-PUDDING-1")
def test_pudding_options() -> None:
    seats = ["pudding pudding", "pudding pudding", "pudding", "", ""]
    for option, points in [
        ({}, [6, 6, 0, -6, -6]),
        ({"pudding_ties": "split"}, [3, 3, 0, -3, -3]),
        ({"pudding_none": "spared"}, [6, 6, 0, 0, 0]),
    ]:
        assert party("pudding", *seats, scope="desserts", options=option) == points


@pytest.mark.rule("P-EDAMAME-1")
def test_edamame_counting_the_owner_keeps_the_limit() -> None:
    option = {"edamame_self": "yes"}
    assert party("edamame", "edamame edamame", "edamame", "", options=option) == [4, 2, 0]
    assert party("edamame", *["edamame"] * 6, options=option) == [4] * 6


# -------------------------------------------------------------------------------- the menu and lone tableaux


@pytest.mark.rule("P-TEMAKI-1", "P-PUDDING-1", "P-FRUIT-1")
def test_kinds_that_nobody_has_score_only_if_the_menu_says_so() -> None:
    assert [seat["points"] for seat in tables("party", "", "", "", scope="game")["seats"]] == [0, 0, 0]
    answer = tables("party", "", "", "", scope="game", menu="master-menu")
    assert (line(answer, "temaki"), line(answer, "fruit")) == ([-4, -4, -4], [-6, -6, -6])
    answer = tables("party", "egg", "", "", scope="game", menu=["temaki", "pudding"])
    assert (line(answer, "temaki"), line(answer, "pudding")) == ([-4, -4, -4], [-6, -6, -6])
    assert answer["winners"] == [0]


def test_lone_tableau_has_most_and_loses_nothing() -> None:
    """Only in Classic does having as many puddings as everybody else bring nothing."""
    lone = "maki1 temaki uramaki3 soy_sauce edamame"
    answer = tables("party", lone, options={"edition": "ru"})
    assert {row["kind"]: row["points"] for row in answer["seats"][0]["lines"]} == {
        "maki": 6,
        "temaki": 4,
        "uramaki": 8,
        "soy_sauce": 4,
    }
    assert party("pudding", "pudding", scope="desserts") == [6]
    assert party("pudding", "", scope="desserts", menu="sushi-go") == [0]
    assert classic("maki", "maki1") == [6]
    assert classic("pudding", "pudding", scope="desserts") == [0]
    assert classic("pudding", "egg", scope="desserts") == [0]


@pytest.mark.rule("P-ROUND-1")
def test_scope_separates_round_and_desserts() -> None:
    for scope, points in [("round", 1), ("desserts", 12), ("game", 13)]:
        answer = tables("party", "egg ice_cream ice_cream ice_cream ice_cream", scope=scope)
        assert answer["seats"][0]["points"] == points
        assert ("winners" in answer) == (scope == "game")


@pytest.mark.rule("P-ONIGIRI-1")
def test_taking_the_largest_set_first_is_the_best_split() -> None:
    """Trying all divisions never beats the simple way."""
    shapes = ["onigiri_circle", "onigiri_triangle", "onigiri_square", "onigiri_rectangle"]
    for numbers in product(range(4), repeat=4):
        cards = [Card(shape) for shape, number in zip(shapes, numbers, strict=True) for _ in range(number)]
        largest_first = sum(sum(1 for number in numbers if number > taken) ** 2 for taken in range(4))
        assert onigiri_points(cards) == largest_first


@pytest.mark.parametrize(
    ("game", "code"),
    [
        ("classic", "tofu"),
        ("classic", "soy_sauce"),
        ("classic", "special_order=egg"),
        ("party", "tuna"),
        ("party", "tofu+wasabi"),
        ("party", "special_order=special_order"),
        ("draft", "wild"),
        ("draft", "wild=tuna*"),
    ],
)
def test_foreign_cards_are_refused(game: str, code: str) -> None:
    with pytest.raises(ValueError, match=r"card|copy|nigiri"):
        tables(game, code)
