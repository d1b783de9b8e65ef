"""A generator of random words."""

from typing import Protocol

from okawari.structs import Cells


class HasChance(Protocol):
    chance: Cells


def word(t: HasChance) -> int:
    t.chance[0] = (t.chance[0] * 1103515245 + 12345) & 0xFFFFFFFF
    return t.chance[0] >> 8


def below(t: HasChance, limit: int) -> int:
    return word(t) % limit
