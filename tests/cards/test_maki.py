"""Maki."""

import pytest

from tests.kit import kind_points

SPLIT = {"maki_ties": "split"}
NEVER = {"maki_three_places": "never"}


def rolls(icons: int) -> list[str]:
    """Maki cards with so many icons in all."""
    return ["maki3"] * (icons // 3) + {0: [], 1: ["maki1"], 2: ["maki2"]}[icons % 3]


def prizes(*icons: int, **options: str) -> list[int]:
    """What these icon counts win."""
    return kind_points("maki", *[rolls(number) for number in icons], options=options)


@pytest.mark.rule("P-MAKI-1", "P-MAKI-2")
def test_zoch_2017_example() -> None:
    """DE: five, five, three and one icon."""
    assert prizes(5, 5, 3, 1) == [6, 6, 3, 0]


@pytest.mark.rule("P-MAKI-1")
def test_icons_count_not_cards() -> None:
    assert kind_points("maki", ["maki1"] * 4, ["maki2", "maki3"], ["maki3"]) == [3, 6, 0]
    assert kind_points("maki", ["maki1", "maki2"], ["maki3", "maki1"]) == [3, 6]


@pytest.mark.rule("P-MAKI-1")
@pytest.mark.parametrize(
    ("icons", "won"),
    [
        ((0, 0), [0, 0]),
        ((1, 0), [6, 0]),
        ((2, 1), [6, 3]),
        ((4, 4), [6, 6]),
        ((1, 2, 3), [0, 3, 6]),
        ((0, 0, 0, 0, 7), [0, 0, 0, 0, 6]),
        ((5, 4, 3, 2, 1), [6, 3, 0, 0, 0]),
    ],
)
def test_two_prizes_up_to_five_players(icons: tuple[int, ...], won: list[int]) -> None:
    assert prizes(*icons) == won


@pytest.mark.rule("P-MAKI-1")
@pytest.mark.parametrize(
    ("icons", "won"),
    [
        ((6, 5, 4, 3, 2, 1), [6, 4, 2, 0, 0, 0]),
        ((6, 0, 0, 0, 0, 0), [6, 0, 0, 0, 0, 0]),
        ((6, 5, 0, 0, 0, 0), [6, 4, 0, 0, 0, 0]),
        ((6, 6, 5, 5, 4, 4, 3), [6, 6, 4, 4, 2, 2, 0]),
        ((1, 2, 3, 4, 5, 6, 7, 8), [0, 0, 0, 0, 0, 2, 4, 6]),
        ((0,) * 8, [0] * 8),
        ((3,) * 8, [6] * 8),
    ],
)
def test_three_prizes_from_six_players_on(icons: tuple[int, ...], won: list[int]) -> None:
    assert prizes(*icons) == won


@pytest.mark.rule("P-MAKI-2")
@pytest.mark.parametrize(
    ("icons", "won"), [((5, 3, 3, 2), [6, 3, 3, 0]), ((5, 5, 5, 4), [6, 6, 6, 3]), ((4, 4, 0), [6, 6, 0])]
)
def test_ties_in_full_and_the_next_prize_is_given(icons: tuple[int, ...], won: list[int]) -> None:
    assert prizes(*icons) == won


@pytest.mark.rule("P-MAKI-2")
@pytest.mark.parametrize(
    ("icons", "won"),
    [
        ((5, 5, 3, 1), [3, 3, 3, 0]),
        ((5, 3, 3, 2), [6, 1, 1, 0]),
        ((4, 4, 4, 4, 1), [1, 1, 1, 1, 3]),
        ((5, 2, 2, 2, 2), [6, 0, 0, 0, 0]),
        ((5, 5, 4, 4, 4, 3, 3), [3, 3, 1, 1, 1, 1, 1]),
        ((0, 0), [0, 0]),
    ],
)
def test_option_split_shares_and_the_next_prize_is_still_given(icons: tuple[int, ...], won: list[int]) -> None:
    assert prizes(*icons, maki_ties="split") == won


@pytest.mark.rule("P-MAKI-1")
@pytest.mark.parametrize("options", [{"maki_three_places": "never"}, {"edition": "ru"}])
def test_option_never_gives_two_prizes_at_any_table(options: dict[str, str]) -> None:
    assert prizes(6, 5, 4, 3, 2, 1, **options) == [6, 3, 0, 0, 0, 0]
    assert prizes(1, 1, 1, 1, 1, 1, 1, 0, **options) == [6] * 7 + [0]


@pytest.mark.rule("P-ORDER-1", "P-MAKI-1")
def test_a_copy_has_the_same_icons() -> None:
    how = {"menu": ["maki", "tempura", "gyoza", "eel", "special_order", "tea", "pudding"]}
    mine = ["maki2", "special_order=maki2"]
    assert kind_points("maki", mine, rolls(3), rolls(5), **how) == [3, 0, 6]
    assert kind_points("maki", ["maki3", "special_order=maki3"], rolls(5), [], **how) == [6, 3, 0]


@pytest.mark.rule("P-TAKEOUT-1", "P-MAKI-1")
def test_turned_over_it_has_no_icons() -> None:
    how = {"menu": ["maki", "tempura", "gyoza", "eel", "takeout", "tea", "pudding"]}
    assert kind_points("maki", ["maki1", "flipped", "flipped"], rolls(2), [], **how) == [3, 6, 0]
