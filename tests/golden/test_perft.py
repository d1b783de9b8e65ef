"""Small deals can be played in as many ways as counted before, with the same scores. `make golden` counts anew."""

import math
import os
from pathlib import Path

import pytest

from tools import golden, perft

CASES = sorted(golden.PERFT.glob("*.perft"))
LIMIT = math.inf if os.environ.get("OKAWARI_PROFILE") == "soak" else 2000  # sequences


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_sequences_and_scores(path: Path) -> None:
    case = perft.read(path.read_text())
    wanted = {turn: level for turn, level in case.levels.items() if level[0] <= LIMIT}
    depth = 99 if wanted == case.levels else len(wanted)
    assert wanted
    assert perft.levels_of(case, depth) == wanted


@pytest.mark.parametrize("path", [path for path in CASES if "plain" in path.stem], ids=lambda path: path.stem)
def test_plain_picking_is_a_product(path: Path) -> None:
    """Cards all different, nothing to decide but what to pick (in Draft, and what to keep)."""
    case = perft.read(path.read_text())
    hands = case.cards("hands")
    seats, cards = len(hands), len(hands[0])
    assert all(len(set(hand)) == cards for hand in hands)
    product = 1
    for level in case.levels.values():
        product *= cards**seats
        cards -= 1
        if case.game == "draft" and cards > 1:
            product *= cards**seats
        assert level[0] == product
    assert cards == 1


def test_every_interactive_card_is_counted() -> None:
    texts = " ".join(path.read_text() for path in CASES)
    for card in (
        "chopsticks",
        "spoon",
        "menu",
        "takeout",
        "special_order",
        "rice_wine",
        "wild",
        "dummy=yes",
        "promo=yes",
    ):
        assert card in texts
    assert {perft.read(path.read_text()).game for path in CASES} == {"classic", "party", "draft"}


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_files_are_as_written(path: Path) -> None:
    assert perft.write(perft.read(path.read_text())) == path.read_text()
