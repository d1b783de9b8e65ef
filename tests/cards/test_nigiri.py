"""Nigiri."""

import pytest

from tests.cards.ways import WAYS, by, menu_of, run, score_now, written
from tests.kit import Scene, kind_points


@pytest.mark.rule("P-NIGIRI-1")
@pytest.mark.parametrize(
    ("card", "worth"),
    [("egg", 1), ("salmon", 2), ("squid", 3), ("egg+wasabi", 3), ("salmon+wasabi", 6), ("squid+wasabi", 9)],
)
def test_zoch_2017_points(card: str, worth: int) -> None:
    """DE prints the six values one by one."""
    assert kind_points("nigiri", [card], [], menu=menu_of("wasabi")) == [worth, 0]


@pytest.mark.rule("P-NIGIRI-1")
def test_each_is_scored_by_itself() -> None:
    mine = ["egg", "egg", "salmon", "squid", "egg+wasabi", "squid+wasabi", "wasabi"]
    for seats in (2, 8):
        assert kind_points("nigiri", mine, *[["egg"]] * (seats - 1), menu=menu_of("wasabi")) == [19] + [1] * (seats - 1)


@pytest.mark.rule("P-NIGIRI-1", "P-TURN-5")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("nigiri", "worth"), [("egg", 3), ("salmon", 6), ("squid", 9)])
def test_an_extra_nigiri_goes_on_an_open_wasabi(way: str, nigiri: str, worth: int) -> None:
    scene = by(way, nigiri, "wasabi", front=["wasabi"], picks=("tempura", "egg", "egg"))
    assert f"{nigiri}+wasabi" in scene.front(0)
    assert "wasabi" not in scene.front(0)
    assert score_now(scene)[0]["nigiri"] == worth


@pytest.mark.rule("P-NIGIRI-1", "P-WASABI-1")
def test_on_the_last_turn_it_still_goes_on_wasabi() -> None:
    scene = run(Scene(["squid"], ["salmon"], fronts=[["wasabi"], []], round=3))
    assert written(scene, 0)["nigiri"] == 9
    assert written(scene, 1)["nigiri"] == 2


@pytest.mark.rule("P-ORDER-1", "P-NIGIRI-1")
@pytest.mark.parametrize(("nigiri", "worth"), [("egg", 1), ("salmon", 2), ("squid", 3)])
def test_a_copy_laid_plainly_scores_plainly(nigiri: str, worth: int) -> None:
    mine = [f"{nigiri}+wasabi", f"special_order={nigiri}"]
    assert kind_points("nigiri", mine, [], menu=menu_of("wasabi", "special_order")) == [4 * worth, 0]
    dipped = [nigiri, f"special_order={nigiri}+wasabi"]
    assert kind_points("nigiri", dipped, [], menu=menu_of("wasabi", "special_order")) == [4 * worth, 0]
