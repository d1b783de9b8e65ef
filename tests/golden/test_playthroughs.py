"""Whole games, written down, stay what they were. `make golden` writes them anew; the diff is the review."""

import pytest

from okawari.editions.menus import MENUS
from tools import golden, playthroughs


@pytest.mark.parametrize("name", playthroughs.PLAYTHROUGHS)
def test_the_game_is_the_same(name: str) -> None:
    written = (golden.PLAYTHROUGHS / f"{name}.txt").read_text().splitlines()
    played = playthroughs.text_of(playthroughs.PLAYTHROUGHS[name]).splitlines()
    for number, (old, new) in enumerate(zip(written, played, strict=False), 1):
        assert new == old, f"line {number}"
    assert len(played) == len(written)


def test_every_game_and_every_printed_menu_is_written_down() -> None:
    written = playthroughs.PLAYTHROUGHS.values()
    assert {one.menu for one in written} == {None, *MENUS}
    assert {one.game for one in written} == {"classic", "party", "draft"}
    assert {path.stem for path in golden.PLAYTHROUGHS.glob("*.txt")} == set(playthroughs.PLAYTHROUGHS)
