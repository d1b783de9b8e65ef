"""The gate of the palette: nobody has to tell colours apart that look alike to them."""

from itertools import combinations

import pytest

from okawari.art.icons import SEATS
from okawari.art.palette import BACK, CREAM, DRAFT, GROUNDS, PARTY, PATTERNS, STRONG, Ground, contrast
from okawari.cards import CATALOGUE, Group
from okawari.table.faces import KINDS
from tests.art.vision import apart, distance, worst

GROUPS = {KINDS[card.kind]: card.group for card in CATALOGUE}
DARK_TABLE = "#1B1A22"

# Pattern, then kinds with their colours, as they were chosen.
TABLE = {
    "P": {"nigiri": "FCBA1F", "wasabi": "FCBA1F", "maki": "CE2921", "temaki": "704182", "rice_wine": "BECFFC"},
    "W": {"miso": "137A87", "fruit": "DB6251", "menu": "FCF6C7"},
    "D": {"gyoza": "75C0FC", "soy_sauce": "ED7E0B", "pudding": "F1D9CF", "sukeroku": "824B38"},
    "C": {"tempura": "BA8BDA", "eel": "3E2C82", "ice_cream": "76A971", "tofu": "EDF0F2"},
    "T": {"tea": "5E1112", "onigiri": "D0378B", "chopsticks": "90EDF3", "takeout": "CFB370"},
    "S": {"spoon": "4E4550", "sashimi": "EA82B2", "uramaki": "E2F240", "edamame": "5A7F38"},
}


def meet(one: str, other: str) -> bool:
    """Whether two kinds can be on one menu: there is one roll and one dessert."""
    return GROUPS[one] is not GROUPS[other] or GROUPS[one] not in (Group.ROLL, Group.DESSERT)


def pairs() -> list[tuple[str, Ground, Ground]]:
    """Different grounds that can meet in one game; an undecided special order is of no colour."""
    kinds = [kind for kind in PARTY if kind not in ("special_order", "wasabi")]
    found = [(f"{a}/{b}", PARTY[a], PARTY[b]) for a, b in combinations(kinds, 2) if meet(a, b)]
    found += [(f"{kind}/back", PARTY[kind], BACK) for kind in kinds]
    found += [(f"{a}/{b}", DRAFT[a], DRAFT[b]) for a, b in combinations(DRAFT, 2)]
    return [*found, *((f"{kind}/back", DRAFT[kind], BACK) for kind in DRAFT)]


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_agrees_with_the_published_examples(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    assert apart(one, other) == pytest.approx(expected, abs=1e-4)


def test_every_kind_has_a_ground() -> None:
    assert set(PARTY) == set(KINDS)
    assert {ground.pattern for ground in GROUNDS.values()} == set(PATTERNS)


def test_the_table_is_kept() -> None:
    kept = {kind: (PATTERNS[ground.pattern], ground.colour) for kind, ground in PARTY.items()}
    del kept["special_order"]
    assert kept == {kind: (letter, f"#{colour}") for letter, row in TABLE.items() for kind, colour in row.items()}
    assert (BACK.letter, BACK.colour) == ("W", "#0A162E")
    assert len({*PARTY.values(), BACK} - {PARTY["special_order"]}) == 24


def test_the_special_order_is_unlike_everything_by_its_rim() -> None:
    assert [kind for kind, ground in GROUNDS.items() if ground.pattern == "rainbow"] == ["special_order"]


def test_draft_takes_its_grounds_from_the_list() -> None:
    assert set(DRAFT.values()) <= set(PARTY.values())
    assert len(set(DRAFT.values())) == len(DRAFT)


def test_grounds_of_one_pattern_are_far_apart_for_everybody() -> None:
    near = {name: worst(a.colour, b.colour) for name, a, b in pairs() if a.pattern == b.pattern}
    assert {name: value for name, value in near.items() if value < 25} == {}


def test_grounds_are_apart_for_normal_vision_without_their_patterns() -> None:
    near = {name: distance(a.colour, b.colour) for name, a, b in pairs()}
    assert {name: value for name, value in near.items() if value < 12} == {}


def test_strong_colours_are_far_apart_for_everybody() -> None:
    near = {f"{a}/{b}": worst(STRONG[a], STRONG[b]) for a, b in combinations(STRONG, 2)}
    assert {name: value for name, value in near.items() if value < 24} == {}
    assert len(STRONG) == 9


def test_no_name_stands_for_two_colours() -> None:
    named = {ground.name: ground.colour for ground in (*GROUNDS.values(), BACK)}
    assert len(set(named.values())) == len(named)
    assert not set(named) & set(STRONG)


@pytest.mark.parametrize("table", [CREAM, DARK_TABLE])
def test_seats_are_seen_on_light_and_dark_tables(table: str) -> None:
    assert {shape: contrast(colour, table) for shape, (colour, _) in SEATS.items() if contrast(colour, table) < 3} == {}
