"""The worked examples of the rulebooks, scored by the pad."""

import pytest

from okawari.scorepad import score
from tests.scorepad.words import classic, draft, line, party, table

# ------------------------------------------------------------------------------- Classic (Devir 2014)


@pytest.mark.rule("SG-MAKI-1", "SG-MAKI-2")
def test_devir_2014_maki_example() -> None:
    assert classic("maki", "maki3 maki2", "maki3", "maki2 maki1", "maki2") == [6, 1, 1, 0]


@pytest.mark.rule("SG-MAKI-2")
def test_devir_2014_tie_for_most_maki_leaves_no_second() -> None:
    assert classic("maki", "maki3", "maki3", "maki2", "") == [3, 3, 0, 0]


@pytest.mark.rule("SG-PUDDING-1")
def test_devir_2014_pudding_example() -> None:
    assert classic("pudding", "pudding " * 4, "pudding " * 3, "", "", scope="desserts") == [6, 0, -3, -3]


@pytest.mark.rule("SG-PUDDING-1")
def test_devir_2014_four_share_the_pudding_loss() -> None:
    assert classic("pudding", "pudding", "", "", "", "", scope="desserts") == [6, -1, -1, -1, -1]


@pytest.mark.rule("SG-PUDDING-2", "SG-PUDDING-3")
def test_devir_2014_equal_puddings_and_two_players() -> None:
    assert classic("pudding", *["pudding"] * 3, scope="desserts") == [0, 0, 0]
    assert classic("pudding", "pudding", "", scope="desserts") == [6, 0]


@pytest.mark.rule("SG-TEMPURA-1", "SG-SASHIMI-1", "SG-GYOZA-1", "SG-NIGIRI-1")
def test_devir_2014_sets_and_nigiri() -> None:
    assert [classic("tempura", "tempura " * n)[0] for n in range(6)] == [0, 0, 5, 5, 10, 10]
    assert [classic("sashimi", "sashimi " * n)[0] for n in range(7)] == [0, 0, 0, 10, 10, 10, 20]
    assert [classic("gyoza", "gyoza " * n)[0] for n in range(7)] == [0, 1, 3, 6, 10, 15, 15]
    assert classic("nigiri", "egg", "salmon", "squid") == [1, 2, 3]


@pytest.mark.rule("SG-WASABI-1", "SG-WASABI-2")
def test_devir_2014_wasabi() -> None:
    assert classic("nigiri", "wasabi egg", "wasabi salmon", "wasabi squid") == [3, 6, 9]
    assert classic("nigiri", "wasabi wasabi egg squid egg", "squid wasabi") == [3 + 9 + 1, 3]


@pytest.mark.rule("SG-END-1")
def test_devir_2014_tie_goes_to_most_puddings() -> None:
    seats = [{"points": 20, "desserts": ["pudding"] * 2}, {"points": 14, "desserts": ["pudding"] * 3}]
    answer = score({"game": "classic", "scope": "game", "seats": seats})
    assert [seat["total"] for seat in answer["seats"]] == [20, 20]
    assert answer["winners"] == [1]


@pytest.mark.rule("SG-VAR-3")
def test_devir_2014_the_dummy_ranks_and_cannot_win() -> None:
    seats = ["pudding egg", "egg", "pudding pudding maki3 squid"]
    answer = table("classic", *seats, scope="game", options={"dummy": "yes"})
    assert line(answer, "pudding") == [0, -6, 6]
    assert answer["winners"] == [0]


@pytest.mark.rule("SG-PROMO-1", "OK-PROMO-1")
def test_promo_soy_sauce() -> None:
    promo = {"promo": "yes"}
    assert classic("soy_sauce", "soy_sauce soy_sauce egg", "wasabi egg", options=promo) == [4, 0]
    assert classic("soy_sauce", *["soy_sauce egg"] * 3, options=promo) == [1, 1, 1]
    assert classic("soy_sauce", "soy_sauce egg", "gyoza maki1 egg", options=promo) == [0, 0]


# -------------------------------------------------------------------- Party (Devir 2016, Zoch 2017, RU)


@pytest.mark.rule("P-MAKI-1", "P-MAKI-2")
def test_zoch_2017_maki_example() -> None:
    assert party("maki", "maki3 maki2", "maki2 maki3", "maki3", "maki1") == [6, 6, 3, 0]


@pytest.mark.rule("P-MAKI-1", "P-MAKI-2")
def test_zoch_2017_maki_of_six_players() -> None:
    seats = ["maki3 maki1", "maki3", "maki3", "maki2", "maki1", ""]
    assert party("maki", *seats) == [6, 4, 4, 2, 0, 0]
    assert party("maki", *seats, options={"maki_ties": "split"}) == [6, 2, 2, 2, 0, 0]
    assert party("maki", *seats, options={"edition": "ru"}) == [6, 3, 3, 0, 0, 0]


@pytest.mark.rule("P-TEMAKI-1", "P-TEMAKI-2")
def test_zoch_2017_temaki_example() -> None:
    assert party("temaki", "temaki " * 3, "temaki " * 2, "", "") == [4, 0, -4, -4]
    assert party("temaki", "temaki", "") == [4, 0]


@pytest.mark.rule("P-URAMAKI-3")
def test_devir_2016_and_zoch_2017_uramaki_example() -> None:
    """Two seats shared the first place in the race, so at the end only the third is left."""
    assert party("uramaki", "", "", "uramaki5 uramaki3", "uramaki4", uramaki_places_taken=2) == [0, 0, 2, 0]


@pytest.mark.rule("P-URAMAKI-3")
@pytest.mark.parametrize(("taken", "points"), [(0, 8), (1, 5), (2, 2), (3, 0)])
def test_zoch_2017_uramaki_at_round_end(taken: int, points: int) -> None:
    seats = ["uramaki4", "special_order=uramaki4", "uramaki3", ""]
    assert party("uramaki", *seats, uramaki_places_taken=taken) == [points, points, 0, 0]


@pytest.mark.rule("P-EDAMAME-1")
def test_devir_2016_and_zoch_2017_edamame_example() -> None:
    assert party("edamame", "edamame " * 3, "edamame " * 2, "edamame", "") == [6, 4, 2, 0]
    assert party("edamame", "edamame edamame", *["edamame"] * 6) == [8, *[4] * 6]


@pytest.mark.rule("P-ONIGIRI-1")
def test_devir_2016_and_zoch_2017_onigiri_example() -> None:
    assert party("onigiri", "onigiri_circle onigiri_triangle onigiri_square onigiri_square") == [10]


@pytest.mark.rule("P-ONIGIRI-1")
def test_russian_onigiri_example() -> None:
    assert party("onigiri", "onigiri_circle onigiri_circle onigiri_square") == [5]


@pytest.mark.rule("P-TEA-1")
def test_devir_2016_and_zoch_2017_tea_example() -> None:
    assert party("tea", "wasabi squid salmon salmon tea") == [4]
    assert party("tea", "squid+wasabi salmon salmon tea tea") == [8]


@pytest.mark.rule("P-PUDDING-1")
def test_devir_2016_and_zoch_2017_pudding_example() -> None:
    assert party("pudding", "pudding " * 4, "pudding " * 2, "pudding", "pudding", scope="desserts") == [6, 0, -6, -6]


@pytest.mark.rule("P-FRUIT-1")
def test_devir_2016_and_zoch_2017_fruit_example() -> None:
    """The books' one orange and four pineapples cannot lie on cards of two: here three pineapples, and none at all."""
    assert party("fruit", "fruit_pp fruit_po", "", scope="desserts") == [-2 + 3 + 0, -6]
    assert party("fruit", "fruit_pp fruit_pp", "fruit_ww fruit_ww fruit_wp", scope="desserts") == [
        -2 + 6 - 2,
        10 + 0 - 2,
    ]


@pytest.mark.rule("P-TEMPURA-1", "P-SASHIMI-1", "P-GYOZA-1", "P-EEL-1", "P-TOFU-1", "P-RICEWINE-1", "P-ICECREAM-1")
@pytest.mark.parametrize(
    ("kind", "scope", "points"),
    [
        ("tempura", "round", [0, 0, 5, 5, 10, 10]),
        ("sashimi", "round", [0, 0, 0, 10, 10, 10, 20]),
        ("gyoza", "round", [0, 1, 3, 6, 10, 15, 15]),
        ("eel", "round", [0, -3, 7, 7, 7]),
        ("tofu", "round", [0, 2, 6, 0, 0]),
        ("miso", "round", [0, 3, 6, 9]),
        ("rice_wine", "round", [0, 3, 6, 9]),
        ("ice_cream", "desserts", [0, 0, 0, 0, 12, 12, 12, 12, 24]),
    ],
)
def test_zoch_2017_tables(kind: str, scope: str, points: list[int]) -> None:
    assert [party(kind, f"{kind} " * number, scope=scope)[0] for number in range(len(points))] == points


@pytest.mark.rule("P-NIGIRI-1", "P-WASABI-1")
def test_zoch_2017_nigiri_and_wasabi() -> None:
    assert party("nigiri", "egg", "salmon", "squid") == [1, 2, 3]
    assert party("nigiri", "wasabi egg", "wasabi salmon", "wasabi squid", "egg wasabi") == [3, 6, 9, 1]


@pytest.mark.rule("P-SUKEROKU-1")
def test_russian_sukeroku() -> None:
    assert party("sukeroku", "inari", "inari futomaki", "inari inari futomaki inari") == [2, 6, 10]


@pytest.mark.rule("P-SOY-1")
def test_zoch_2017_soy_sauce() -> None:
    assert party("soy_sauce", "soy_sauce soy_sauce egg", "wasabi tea", "tofu") == [8, 0, 0]
    assert party("soy_sauce", "soy_sauce egg wasabi", "egg tea eel") == [0, 0]


@pytest.mark.rule("P-COLOUR-1")
def test_russian_flipped_cards_have_no_colour() -> None:
    seats = ["soy_sauce flipped flipped", "tofu eel"]
    assert party("soy_sauce", *seats) == [4, 0]
    assert party("soy_sauce", *seats, options={"edition": "ru"}) == [0, 0]


@pytest.mark.rule("P-ORDER-3")
@pytest.mark.parametrize(("edition", "points"), [("standard", 8), ("es", 8), ("ru", 8), ("de", 6)])
def test_a_copied_nigiri_takes_a_wasabi_by_itself_only_where_it_must(edition: str, points: int) -> None:
    assert party("nigiri", "egg wasabi special_order=egg salmon", options={"edition": edition}) == [points]
    assert party("nigiri", "squid special_order=squid+wasabi", options={"edition": edition}) == [12]


@pytest.mark.rule("P-ORDER-4", "P-ORDER-9", "P-ORDER-10")
def test_copies_of_wasabi_of_flipped_cards_and_of_desserts() -> None:
    assert party("nigiri", "wasabi squid special_order=wasabi egg egg") == [9 + 3 + 1]
    assert party("flipped", "flipped special_order=flipped") == [4]
    seats = [{"table": ["special_order=pudding"], "desserts": ["special_order=pudding"]}, {"table": ["pudding"]}]
    assert line(score({"game": "party", "scope": "desserts", "seats": seats}), "pudding") == [6, 0]


@pytest.mark.rule("P-END-1")
def test_zoch_2017_tie_goes_to_most_desserts_then_is_shared() -> None:
    seats = [
        {"points": 30, "desserts": ["ice_cream", "ice_cream"]},
        {"points": 30, "desserts": ["ice_cream"], "table": ["special_order=ice_cream"]},
        {"points": 28, "desserts": ["ice_cream"], "table": ["flipped"]},
    ]
    answer = score({"game": "party", "scope": "game", "seats": seats})
    assert [seat["total"] for seat in answer["seats"]] == [30, 30, 30]
    assert answer["winners"] == [0, 1]


# ------------------------------------------------------------------------- Draft (Blue Orange 2014)


@pytest.mark.rule("SD-SCORE-1", "SD-SCORE-2", "SD-SCORE-3")
def test_blue_orange_2014_chips() -> None:
    chips = draft("tuna tuna prawn wild=tuna prawn", "tuna tuna* tuna salmon_roll prawn", "tuna prawn prawn")
    assert chips == {
        "tuna": 2,  # the two seats with three drop out
        "prawn": 1,
        "salmon_roll": 1,
        "cucumber_maki": None,
        "mackerel_temaki": None,
        "dessert": 1,
    }


@pytest.mark.rule("SD-WILD-1", "SD-ADV-1", "SD-ADV-2")
def test_blue_orange_2014_advanced() -> None:
    seats = ["tuna wild=tuna prawn* prawn", "tuna tuna salmon_roll cucumber_maki*"]
    assert draft(*seats)["tuna"] is None
    assert draft(*seats, advanced="yes")["tuna"] == 1
    assert draft("tuna* prawn tuna", "salmon_roll prawn", advanced="yes")["dessert"] == 1
    assert draft("tuna wild=tuna", "prawn salmon_roll")["dessert"] == 1


@pytest.mark.rule("SD-SCORE-3", "SD-OPT-1", "OK-DRAFT-1", "OK-DRAFT-2")
@pytest.mark.parametrize(
    ("ties", "numbers", "seat"),
    [
        ("next", [2, 2, 1, 1, 0], None),
        ("next", [3, 3, 2, 2, 1], 4),
        ("second_only", [3, 3, 2, 2, 1], None),
        ("second_only", [3, 3, 2, 1, 0], 2),
        ("last_place", [3, 3, 2, 1, 0], 3),
        ("last_place", [3, 3, 1, 1, 0], None),
        ("last_place", [3, 2, 1, 0, 0], 0),
        ("last_place", [2, 2, 0, 0, 0], None),
    ],
)
def test_blue_orange_2014_ties_by_language(ties: str, numbers: list[int], seat: int | None) -> None:
    assert draft(*["tuna " * number for number in numbers], ties=ties)["tuna"] == seat


@pytest.mark.rule("SD-END-1")
def test_blue_orange_2014_most_chip_points_win() -> None:
    seats = [{"chips": [5, 4]}, {"chips": [2, 2, 4, 1]}, {"chips": []}]
    answer = score({"game": "draft", "scope": "game", "seats": seats})
    assert [seat["points"] for seat in answer["seats"]] == [9, 9, 0]
    assert answer["winners"] == [0, 1]
