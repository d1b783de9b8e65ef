"""Pudding."""

import pytest

from okawari.rules.scoring import winners
from tests.cards.ways import menu_of, run, score_all, written
from tests.kit import Scene, kind_points


def pudding(*counts: int, **options: str) -> list[int]:
    """What these numbers of puddings score at the end."""
    fronts: list[list[str]] = [[] for _ in counts]
    return kind_points("pudding", *fronts, desserts=[["pudding"] * number for number in counts], options=options)


@pytest.mark.rule("P-PUDDING-1")
def test_devir_2016_example() -> None:
    """ES: four, two, one and one."""
    assert pudding(4, 2, 1, 1) == [6, 0, -6, -6]


@pytest.mark.rule("P-PUDDING-1")
def test_zoch_2017_example() -> None:
    """DE counts the same puddings."""
    assert pudding(1, 4, 1, 2) == [-6, 6, -6, 0]


@pytest.mark.rule("P-PUDDING-1")
@pytest.mark.parametrize(
    ("counts", "scored"),
    [
        ((0, 0, 0), [-6, -6, -6]),
        ((1, 0, 0), [6, -6, -6]),
        ((2, 2, 0), [6, 6, -6]),
        ((2, 2, 2), [0, 0, 0]),
        ((3, 1, 0, 0), [6, 0, -6, -6]),
        ((0, 1, 2, 3, 3, 2, 1, 1), [-6, 0, 0, 6, 6, 0, 0, 0]),
    ],
)
def test_most_and_fewest_ties_in_full(counts: tuple[int, ...], scored: list[int]) -> None:
    assert pudding(*counts) == scored


@pytest.mark.rule("P-PUDDING-1")
@pytest.mark.parametrize(("counts", "scored"), [((0, 0), [0, 0]), ((1, 0), [6, 0]), ((3, 2), [6, 0]), ((2, 2), [6, 6])])
def test_two_players_lose_nothing(counts: tuple[int, int], scored: list[int]) -> None:
    assert pudding(*counts) == scored


@pytest.mark.rule("P-PUDDING-1")
@pytest.mark.parametrize("options", [{"two_player_loss": "yes"}, {"edition": "ru"}])
@pytest.mark.parametrize(
    ("counts", "scored"), [((0, 0), [-6, -6]), ((1, 0), [6, -6]), ((3, 2), [6, -6]), ((2, 2), [0, 0])]
)
def test_option_two_player_loss(counts: tuple[int, int], scored: list[int], options: dict[str, str]) -> None:
    assert pudding(*counts, **options) == scored


@pytest.mark.rule("P-PUDDING-1")
@pytest.mark.parametrize(
    ("counts", "scored"),
    [
        ((3, 3, 0, 0), [3, 3, -3, -3]),
        ((3, 0, 0, 0, 0), [6, -1, -1, -1, -1]),
        ((2, 2, 2, 2, 1), [1, 1, 1, 1, -6]),
        ((0, 0, 0), [-2, -2, -2]),
    ],
)
def test_option_split_shares_gain_and_loss(counts: tuple[int, ...], scored: list[int]) -> None:
    assert pudding(*counts, pudding_ties="split") == scored


@pytest.mark.rule("OK-SPARE-1", "P-PUDDING-1")
@pytest.mark.parametrize(
    ("counts", "scored"),
    [((3, 1, 0), [6, 0, 0]), ((0, 0, 0), [0, 0, 0]), ((3, 2, 1), [6, 0, -6]), ((3, 1, 1), [6, -6, -6])],
)
def test_option_spared_with_none_nobody_loses(counts: tuple[int, ...], scored: list[int]) -> None:
    assert pudding(*counts, pudding_none="spared") == scored


@pytest.mark.rule("P-PUDDING-1")
def test_temaki_options_leave_pudding_alone() -> None:
    assert pudding(3, 3, 0, 0, temaki_ties="split", temaki_none="spared", maki_ties="split") == [6, 6, -6, -6]


@pytest.mark.rule("P-PUDDING-1", "P-END-1", "P-ROUND-1")
def test_it_is_scored_once_at_the_end_of_the_game_with_all_rounds_together() -> None:
    """Round two: nothing. Round three: the puddings of earlier rounds and the one of the last turn."""
    early = run(Scene(["pudding"], ["egg"], ["egg"], desserts=[["pudding"], [], []], round=2))
    assert "pudding" not in written(early, 0) | written(early, 1)
    late = run(Scene(["pudding"], ["egg"], ["egg"], desserts=[["pudding"], ["pudding"], []], round=3))
    assert [written(late, seat).get("pudding", 0) for seat in range(3)] == [6, 0, -6]


@pytest.mark.rule("P-PUDDING-1", "P-ORDER-10", "P-END-1")
def test_a_copy_is_a_pudding_and_breaks_a_tied_game() -> None:
    menu = menu_of("pudding", "special_order")
    scene = Scene(["egg"], ["egg"], fronts=[["pudding", "special_order=pudding"], ["pudding"]], menu=menu)
    assert [row.get("pudding", 0) for row in score_all(scene)] == [6, 0]
    for seat in range(2):
        scene.t.seats[seat].score = 20
    assert winners(scene.t) == 0b01


@pytest.mark.rule("P-TAKEOUT-3", "P-PUDDING-1")
def test_turned_over_it_is_no_pudding() -> None:
    fronts = [["pudding", "flipped"], ["pudding", "pudding"], ["pudding"]]
    scene = Scene(["egg"], ["egg"], ["egg"], fronts=fronts, menu=menu_of("pudding", "takeout"))
    assert [row.get("pudding", 0) for row in score_all(scene)] == [-6, 6, -6]
