"""The scoring format: what goes in, what comes out, and the words that come with it."""

import json
from typing import Any

import pytest
from hypothesis import given

import okawari
from okawari import scorepad
from okawari.scorepad import score
from okawari.scorepad.parse import MOST_ENTRIES
from tests import reference
from tests.reference.words import line as reference_line
from tests.scorepad.words import Request, classic, line, party, requests, table, why

EXAMPLE: Request = {
    "game": "party",
    "options": {"edition": "de"},
    "scope": "round",
    "uramaki_places_taken": 1,
    "seats": [
        {"table": ["wasabi", "squid", "maki3", "special_order=tempura", "tempura", "flipped", "pudding"]},
        {"table": ["maki1", "chopsticks"], "desserts": ["pudding"]},
    ],
}


def test_the_example_of_the_format() -> None:
    assert score(EXAMPLE) == {
        "seats": [
            {
                "points": 22,
                "lines": [
                    {
                        "kind": "nigiri",
                        "points": 9,
                        "why": "1 nigiri card, 1 on wasabi for three times the points: 9 points.",
                    },
                    {"kind": "maki", "points": 6, "why": "3 maki icons, the most: 6 points."},
                    {"kind": "tempura", "points": 5, "why": "2 tempura cards, 5 for each pair: 5 points."},
                    {"kind": "flipped", "points": 2, "why": "1 card turned over, 2 each: 2 points."},
                ],
                "total": 22,
            },
            {
                "points": 3,
                "lines": [{"kind": "maki", "points": 3, "why": "1 maki icon, second most: 3 points."}],
                "total": 3,
            },
        ],
        "winners": [0],
        "warnings": [],
    }


def test_the_example_at_the_end_of_the_game() -> None:
    answer = score({**EXAMPLE, "scope": "game"})
    assert line(answer, "pudding") == [6, 6]
    assert [seat["total"] for seat in answer["seats"]] == [28, 9]
    assert answer["winners"] == [0]


def test_the_package_offers_it() -> None:
    assert okawari.score is scorepad.score


@given(requests())
def test_answers_are_json_and_requests_stay_as_they_were(request: Request) -> None:
    before = json.dumps(request)
    answer = score(request)
    assert json.loads(json.dumps(answer)) == answer
    assert json.dumps(request) == before
    assert score(request) == answer


@pytest.mark.parametrize(("scope", "points"), [("round", 1), ("desserts", 12), ("game", 13)])
@pytest.mark.rule("P-ROUND-1")
def test_scopes(scope: str, points: int) -> None:
    seats = [{"table": ["egg", "ice_cream", "ice_cream"], "desserts": ["ice_cream", "ice_cream"], "points": 30}]
    answer = score({"game": "party", "scope": scope, "seats": seats})
    assert (answer["seats"][0]["points"], answer["seats"][0]["total"]) == (points, 30 + points)
    assert answer["winners"] == [0]


def test_a_round_is_the_default_and_null_is_as_good_as_nothing() -> None:
    bare = {"game": "party", "seats": [{"table": ["egg", "pudding"]}]}
    fields = {"scope": None, "options": None, "menu": None, "uramaki_places_taken": None}
    seat = {"table": ["egg", "pudding"], "desserts": None, "points": None}
    assert score(bare) == score({**bare, **fields, "seats": [seat]}) == score({**bare, "scope": "round"})
    assert score({"game": "classic", "seats": [{}]})["seats"] == [{"points": 0, "lines": [], "total": 0}]


# ------------------------------------------------------------------------------------------------ reading


@pytest.mark.rule("P-WASABI-1", "SG-WASABI-2")
def test_a_nigiri_goes_on_an_open_wasabi_before_it() -> None:
    assert party("nigiri", "egg wasabi squid salmon", "wasabi wasabi egg squid", "squid+wasabi egg") == [12, 12, 10]
    assert party("nigiri", "wasabi squid+wasabi salmon") == [9 + 6]
    assert party("nigiri", "wasabi salmon", options={"wasabi": "may"}) == [6]


@pytest.mark.rule("P-COLOUR-1")
def test_a_nigiri_said_to_be_on_wasabi_is_two_cards() -> None:
    assert party("tea", "squid+wasabi tea") == [2]
    assert party("tea", "squid special_order=squid+wasabi tea") == [3]
    assert party("tea", "wasabi tea wasabi") == [2]


def test_bare_tools_stand_for_their_kind() -> None:
    assert party("tea", "chopsticks chopsticks1 chopsticks3 tea") == [3]
    for tool in ("chopsticks", "spoon", "menu", "takeout"):
        assert party("soy_sauce", f"soy_sauce {tool}", "tofu eel") == [4, 0]
        assert party("tea", f"tea {tool} special_order={tool}") == [2]


@pytest.mark.rule("OK-MISO-1")
def test_spoiled_miso_has_its_colour_and_no_points() -> None:
    answer = table("party", "miso miso_spoiled special_order=miso_spoiled tea")
    assert (line(answer, "miso"), line(answer, "tea")) == ([3], [3])
    assert party("soy_sauce", "soy_sauce miso_spoiled", "tofu eel") == [4, 0]


@pytest.mark.rule("P-SOY-1", "P-TEA-1")
def test_desserts_of_this_round_have_colours_and_earlier_ones_do_not() -> None:
    seats = [{"table": ["soy_sauce", "tea"], "desserts": ["pudding"] * 5}, {"table": ["pudding", "tofu", "eel"]}]
    for scope in ("round", "game"):
        answer = score({"game": "party", "scope": scope, "seats": seats})
        assert (line(answer, "soy_sauce"), line(answer, "tea")) == ([0, 0], [1, 0])


def test_an_undecided_special_order_has_no_colour() -> None:
    assert party("soy_sauce", "soy_sauce special_order", "tofu eel") == [0, 0]


# --------------------------------------------------------------------------- the menu and lone tableaus


@pytest.mark.rule("P-TEMAKI-1", "P-PUDDING-1", "P-FRUIT-1")
def test_kinds_that_nobody_has_cost_points_only_if_the_menu_serves_them() -> None:
    assert [seat["points"] for seat in table("party", "", "", "", scope="game")["seats"]] == [0, 0, 0]
    answer = table("party", "", "", "", scope="game", menu="master-menu")
    assert (line(answer, "temaki"), line(answer, "fruit")) == ([-4] * 3, [-6] * 3)
    answer = table("party", "egg", "", "", scope="game", menu=["temaki", "pudding"])
    assert (line(answer, "temaki"), line(answer, "pudding")) == ([-4] * 3, [-6] * 3)


def test_what_is_not_on_the_menu_scores_with_a_warning() -> None:
    answer = table("party", "tofu special_order=tofu", menu="sushi-go")
    assert line(answer, "tofu") == [6]
    assert answer["warnings"] == [
        "Tofu lies on the table but is not on the menu.",
        "Special order lies on the table but is not on the menu.",
    ]
    assert table("party", "egg tempura flipped", menu="sushi-go")["warnings"] == []


def test_a_lone_tableau_has_the_most_and_loses_nothing() -> None:
    answer = table("party", "maki1 temaki uramaki3 soy_sauce edamame", options={"edition": "ru"})
    kinds = {row["kind"]: row["points"] for row in answer["seats"][0]["lines"]}
    assert kinds == {"maki": 6, "temaki": 4, "uramaki": 8, "soy_sauce": 4}
    assert party("pudding", "pudding", scope="desserts") == [6]
    assert party("pudding", "", scope="desserts", menu="sushi-go", options={"edition": "ru"}) == [0]
    assert classic("maki", "maki1") == [6]
    chips = table("draft", "tuna wild=tuna prawn*")["chips"]
    assert {pile for pile, seat in chips.items() if seat == 0} == {"tuna", "prawn", "dessert"}


@pytest.mark.rule("SG-PUDDING-2")
def test_a_lone_tableau_of_classic_is_equal_to_everybody() -> None:
    for options in ({}, {"dummy": "yes"}):
        answer = table("classic", "pudding", scope="game", options=options)
        assert (line(answer, "pudding"), answer["winners"]) == ([0], [0])


@pytest.mark.parametrize(("game", "most"), [("classic", 5), ("party", 8), ("draft", 5)])
def test_every_number_of_seats(game: str, most: int) -> None:
    for number in range(1, most + 1):
        answer = table(game, *[""] * number, scope="game")
        assert answer["winners"] == list(range(number))


# ----------------------------------------------------------------------------------------------- warnings


@pytest.mark.parametrize(
    ("game", "seats", "warnings"),
    [
        ("classic", ["squid " * 6], ["6 × Squid nigiri on the table, but the box has only 5."]),
        ("classic", ["chopsticks " * 4, "wasabi " * 6], []),
        ("classic", ["chopsticks " * 5], ["5 × Chopsticks on the table, but the box has only 4."]),
        ("party", ["tea tea", "tea tea"], ["4 × Tea on the table, but the box has only 3."]),
        ("party", ["squid+wasabi " * 3, "wasabi"], ["4 × Wasabi on the table, but the box has only 3."]),
        ("party", ["miso " * 5 + "miso_spoiled " * 4], ["9 × Miso soup on the table, but the box has only 8."]),
        ("party", ["spoon spoon4", "spoon5"], []),
        ("party", ["spoon spoon4", "spoon5 spoon"], ["4 × Spoon on the table, but the box has only 3."]),
        ("party", ["spoon4", "spoon4"], ["2 × Spoon (4) on the table, but the box has only 1."]),
        ("party", ["special_order=tofu " * 4], ["4 × Special order on the table, but the box has only 3."]),
        ("party", ["flipped " * 30], []),
        ("draft", ["wild=tuna wild=prawn", "wild=tuna"], ["3 × Wild card on the table, but the box has only 2."]),
        ("draft", ["tuna* " * 4], ["4 × Tuna with wasabi on the table, but the box has only 3."]),
    ],
)
def test_more_cards_than_printed(game: str, seats: list[str], warnings: list[str]) -> None:
    assert table(game, *seats)["warnings"] == warnings


def test_desserts_of_all_rounds_are_counted_together() -> None:
    seats = [{"table": ["pudding"] * 8}, {"desserts": ["pudding"] * 8}]
    assert len(score({"game": "party", "seats": seats})["warnings"]) == 1
    assert score({"game": "party", "seats": seats[:1]})["warnings"] == []


def test_fields_that_are_not_read_are_named() -> None:
    seats = [{"name": "Mia", "desert": ["pudding"], "chips": [3]}, {"chips": []}]
    answer = score({"game": "party", "seats": seats, "scop": "game", "note": ""})
    assert answer["warnings"] == [
        "The field “scop” is unknown and was not read.",
        "The field “seats[0].desert” is unknown and was not read.",
        "The field “seats[0].chips” is unknown and was not read.",
    ]


@pytest.mark.parametrize("card", ["squid+wasabi", "tea", "sashimi", "uramaki5", "inari", "flipped", "fruit_ww"])
def test_a_long_list_is_counted_to_the_end(card: str) -> None:
    seats: list[Any] = [{"table": [card] * MOST_ENTRIES}, {"table": ["maki3"] * MOST_ENTRIES, "points": 999_999}]
    request = {"game": "party", "scope": "game", "seats": seats}
    answer, expected = score(request), reference.score(request)
    assert [seat["total"] for seat in answer["seats"]] == [seat["total"] for seat in expected["seats"]]
    assert line(answer, "tea") == reference_line(expected, "tea")


# -------------------------------------------------------------------------------------------------- words


def test_reasons_in_spanish() -> None:
    answer = score({**EXAMPLE, "scope": "game"}, "es")
    assert [row["why"] for row in answer["seats"][1]["lines"]] == [
        "1 símbolo de maki, segundo puesto: 3 puntos.",
        "1 carta de pudin, y nadie tiene más ni menos: 6 puntos.",
    ]


@given(requests())
def test_languages_say_the_same_in_other_words(request: Request) -> None:
    english, spanish = score(request, "en"), score(request, "es")
    for here, there in zip(english["seats"], spanish["seats"], strict=True):
        assert (here["points"], here["total"]) == (there["points"], there["total"])
        for one, other in zip(here["lines"], there["lines"], strict=True):
            assert (one["kind"], one["points"]) == (other["kind"], other["points"])
            assert one["why"] != other["why"]
    assert len(english["warnings"]) == len(spanish["warnings"])


def test_reasons_for_chips() -> None:
    answer = table("draft", "tuna tuna*", "tuna wild=tuna", "tuna prawn")
    assert why(answer, 2, "tuna") == "1 card, best of those who stand alone: takes the chip (Tuna)."
    assert why(answer, 2, "dessert") == "2 different sushi, best of those who stand alone: takes the dessert chip."
    assert answer["seats"][2]["points"] == 0
    answer = table("draft", "tuna tuna*", "tuna wild=tuna", "tuna prawn", options={"ties": "last_place"})
    assert why(answer, 2, "tuna") == "1 card, the fewest, after a tie for the most: takes the chip (Tuna)."
    assert why(answer, 2, "prawn") == "1 card, best of those who stand alone: takes the chip (Prawn)."
    answer = table("draft", "tuna prawn", "prawn tuna", "tuna", options={"ties": "last_place"})
    assert why(answer, 2, "dessert").startswith("1 different sushi, the fewest, after a tie")
    answer = score({"game": "draft", "scope": "game", "seats": [{"chips": [3, 4]}, {"points": 6}]})
    assert why(answer, 0, "chips") == "2 chips: 7 points."
    assert answer["winners"] == [0]
