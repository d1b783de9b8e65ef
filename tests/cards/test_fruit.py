"""Fruit."""

import pytest

from okawari.cards import fruit as fruit_card
from tests.cards.ways import menu_of, run, score_all, written
from tests.kit import Scene, kind_points


def fruit(*kept: str) -> int:
    """What these cards score at the end."""
    return kind_points("fruit", [], [], desserts=[[f"fruit_{card}" for card in kept], []])[0]


def books_example(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Five icons, which no whole cards make: read from a list instead of the cards."""
    shown = {0: (0, 4, 1), 1: (0, 0, 0)}  # watermelon, pineapple, orange
    monkeypatch.setattr(fruit_card, "icons", lambda t, seat, fruit: shown[seat][fruit])
    return kind_points("fruit", [], [], desserts=[[], []])


@pytest.mark.rule("P-FRUIT-1")
def test_devir_2016_example(monkeypatch: pytest.MonkeyPatch) -> None:
    """ES: no watermelon, one orange and four pineapples are 4 points; no fruit at all costs 6."""
    assert books_example(monkeypatch) == [4, -6]


@pytest.mark.rule("P-FRUIT-1")
def test_zoch_2017_example(monkeypatch: pytest.MonkeyPatch) -> None:
    """DE: the same icons; with whole cards, each of the example's numbers of icons scores the same."""
    assert books_example(monkeypatch) == [4, -6]
    monkeypatch.undo()
    assert fruit("pp", "pp") == -2 + 6 - 2
    assert fruit("po") == -2 + 0 + 0


ICONS = {0: -2, 1: 0, 2: 1, 3: 3, 4: 6, 5: 10, 6: 10, 7: 10}


@pytest.mark.rule("P-FRUIT-1")
@pytest.mark.parametrize(("icons", "worth"), ICONS.items())
@pytest.mark.parametrize(("double", "single"), [("ww", "wp"), ("pp", "po"), ("oo", "wo")])
def test_each_fruit_by_its_icons(icons: int, worth: int, double: str, single: str) -> None:
    kept = [double] * (icons // 2) + [single] * (icons % 2)
    assert fruit(*kept) == worth + (0 if icons % 2 else -2) - 2


@pytest.mark.rule("P-FRUIT-1")
@pytest.mark.parametrize(
    ("kept", "worth"),
    [
        (("wp", "wo", "po"), 1 + 1 + 1),
        (("ww", "pp", "oo"), 1 + 1 + 1),
        (("wp", "wp", "wp"), 3 + 3 - 2),
        (("ww", "ww", "wo"), 10 - 2 + 0),
        (("wo", "wo", "wo", "oo"), 3 - 2 + 10),
        (("ww", "ww", "wp", "pp", "pp", "po", "oo", "oo"), 30),
    ],
)
def test_mixed_cards(kept: tuple[str, ...], worth: int) -> None:
    assert fruit(*kept) == worth


@pytest.mark.rule("P-FRUIT-1")
@pytest.mark.parametrize("seats", [2, 8])
def test_everybody_scores_alone(seats: int) -> None:
    kept = [["fruit_ww"], *[[]] * (seats - 1)]
    assert kind_points("fruit", *[[]] * seats, desserts=kept) == [-3] + [-6] * (seats - 1)


@pytest.mark.rule("P-FRUIT-1", "P-ROUND-1")
def test_rounds_add_up_and_count_at_the_end() -> None:
    before = [["fruit_ww", "fruit_wp"], []]
    early = run(Scene(["fruit_wo"], ["egg"], desserts=before, menu=menu_of("fruit"), round=2))
    assert written(early, 0) == {}
    late = run(Scene(["fruit_wo"], ["egg"], desserts=before, menu=menu_of("fruit"), round=3))
    assert written(late, 0) == {"fruit": 6}
    assert written(late, 1) == {"nigiri": 1, "fruit": -6}


@pytest.mark.rule("P-FRUIT-1", "P-ORDER-10", "P-TAKEOUT-3")
def test_copies_show_the_same_icons_and_turned_cards_none() -> None:
    def with_last(last: str) -> int:
        menu = menu_of("fruit", "special_order", "takeout")
        scene = Scene(["egg"], ["egg"], fronts=[["fruit_wp", last], []], menu=menu)
        return score_all(scene)[0].get("fruit", 0)

    assert with_last("special_order=fruit_wp") == 1 + 1 - 2
    assert with_last("flipped") == 0 + 0 - 2
