"""Temaki."""

import pytest

from tests.cards.ways import menu_of
from tests.kit import kind_points


def temaki(*counts: int, **options: str) -> list[int]:
    """What these numbers of temaki score."""
    return kind_points("temaki", *[["temaki"] * number for number in counts], options=options)


@pytest.mark.rule("P-TEMAKI-1")
def test_zoch_2017_example() -> None:
    """DE: three, two, none and none."""
    assert temaki(3, 2, 0, 0) == [4, 0, -4, -4]


@pytest.mark.rule("P-TEMAKI-1")
@pytest.mark.parametrize(
    ("counts", "scored"),
    [
        ((1, 0, 0), [4, -4, -4]),
        ((0, 0, 0), [-4, -4, -4]),
        ((3, 2, 1), [4, 0, -4]),
        ((3, 3, 1), [4, 4, -4]),
        ((3, 1, 1), [4, -4, -4]),
        ((2, 2, 2), [0, 0, 0]),
        ((1, 2, 3, 4, 5, 5, 1, 2), [-4, 0, 0, 0, 4, 4, -4, 0]),
        ((0, 0, 0, 0, 0, 0, 0, 1), [-4] * 7 + [4]),
    ],
)
def test_most_and_fewest_ties_in_full(counts: tuple[int, ...], scored: list[int]) -> None:
    assert temaki(*counts) == scored


@pytest.mark.rule("P-TEMAKI-2")
@pytest.mark.parametrize(("counts", "scored"), [((0, 0), [0, 0]), ((1, 0), [4, 0]), ((3, 2), [4, 0]), ((2, 2), [4, 4])])
def test_two_players_lose_nothing(counts: tuple[int, int], scored: list[int]) -> None:
    assert temaki(*counts) == scored


@pytest.mark.rule("P-TEMAKI-2")
@pytest.mark.parametrize("options", [{"two_player_loss": "yes"}, {"edition": "ru"}])
@pytest.mark.parametrize(
    ("counts", "scored"), [((0, 0), [-4, -4]), ((1, 0), [4, -4]), ((3, 2), [4, -4]), ((2, 2), [0, 0])]
)
def test_option_two_player_loss(counts: tuple[int, int], scored: list[int], options: dict[str, str]) -> None:
    assert temaki(*counts, **options) == scored


@pytest.mark.rule("P-TEMAKI-1")
@pytest.mark.parametrize(
    ("counts", "scored"),
    [
        ((3, 3, 0, 0), [2, 2, -2, -2]),
        ((3, 3, 3, 0, 0, 0), [1, 1, 1, -1, -1, -1]),
        ((5, 0, 0, 0, 0, 0), [4, 0, 0, 0, 0, 0]),
        ((3, 2, 1), [4, 0, -4]),
        ((2, 2, 2), [0, 0, 0]),
        ((0, 0, 0), [-1, -1, -1]),
    ],
)
def test_option_split_shares_gain_and_loss(counts: tuple[int, ...], scored: list[int]) -> None:
    assert temaki(*counts, temaki_ties="split") == scored


@pytest.mark.rule("OK-SPARE-1", "P-TEMAKI-1")
@pytest.mark.parametrize(
    ("counts", "scored"),
    [
        ((3, 1, 0), [4, 0, 0]),
        ((3, 0, 0), [4, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((3, 2, 1), [4, 0, -4]),
        ((3, 1, 1), [4, -4, -4]),
        ((2, 2, 2), [0, 0, 0]),
    ],
)
def test_option_spared_with_none_nobody_loses(counts: tuple[int, ...], scored: list[int]) -> None:
    assert temaki(*counts, temaki_none="spared") == scored


@pytest.mark.rule("OK-SPARE-1", "P-TEMAKI-2")
def test_spared_split_and_two_player_loss_together() -> None:
    options = {"temaki_none": "spared", "temaki_ties": "split", "two_player_loss": "yes"}
    assert temaki(2, 1, **options) == [4, -4]
    assert temaki(1, 0, **options) == [4, 0]
    assert temaki(2, 2, **options) == [0, 0]
    assert temaki(3, 1, 1, **options) == [4, -2, -2]


@pytest.mark.rule("P-TEMAKI-1", "P-TAKEOUT-1", "P-ORDER-1")
def test_copies_count_and_turned_cards_do_not() -> None:
    mine, hers = ["temaki", "special_order=temaki"], ["temaki"]
    assert kind_points("temaki", mine, hers, hers, menu=menu_of("temaki", "special_order")) == [4, -4, -4]
    turned = ["temaki", "flipped", "flipped"]
    assert kind_points("temaki", turned, ["temaki"] * 2, [], menu=menu_of("temaki", "takeout")) == [0, 4, -4]
