"""The patterns: told apart without any colour, and seen on the grounds that they lie on."""

from itertools import combinations, product

import pytest

from okawari.art import patterns
from okawari.art.palette import BACK, GROUNDS, INK, PATTERNS, WHITE, Ground
from tests.art.raster import paint
from tests.art.vision import lab

ON = sorted({*GROUNDS.values(), BACK}, key=lambda ground: ground.name)
NAMES = [name for name in PATTERNS if name != "rainbow"]


def differing(one: list[list[bool]], other: list[list[bool]]) -> float:
    """The share of pixels that differ where the two lie over each other as well as they can."""
    size = patterns.TILE
    still = [_number(row) for row in one]
    best = size * size
    for down, right in product(range(0, size, 2), repeat=2):
        moved = [_number(row[right:] + row[:right]) for row in other[down:] + other[:down]]
        best = min(best, sum((a ^ b).bit_count() for a, b in zip(still, moved, strict=True)))
    return best / (size * size)


def _number(row: list[bool]) -> int:
    return int("".join("1" if ink else "0" for ink in row), 2)


@pytest.mark.parametrize(("one", "other"), list(combinations(NAMES, 2)))
def test_patterns_differ_in_black_and_white(one: str, other: str) -> None:
    assert differing(paint(one), paint(other)) > 0.12


@pytest.mark.parametrize("name", list(patterns.DRAWN))
def test_a_tile_joins_its_neighbours(name: str) -> None:
    tile = paint(name)
    beside = sum(row[0] != row[-1] for row in tile)
    below = sum(a != b for a, b in zip(tile[0], tile[-1], strict=True))
    if name != "checks":
        assert beside <= 4
        assert below <= 4


def blended(ground: Ground) -> str:
    """The colour of the pattern as it lies on its ground."""
    over, strength = (WHITE, patterns.LIGHT_STRENGTH) if ground.dark else (INK, patterns.DARK_STRENGTH)
    mixed = (
        round(
            int(ground.colour[at : at + 2], 16) * (1 - float(strength)) + int(over[at : at + 2], 16) * float(strength)
        )
        for at in (1, 3, 5)
    )
    return "#" + "".join(f"{value:02X}" for value in mixed)


@pytest.mark.parametrize("ground", ON, ids=[ground.name for ground in ON])
def test_a_pattern_is_seen_on_its_ground(ground: Ground) -> None:
    if patterns.has_tile(ground.pattern):
        assert abs(lab(blended(ground), "normal")[0] - lab(ground.colour, "normal")[0]) > 5
