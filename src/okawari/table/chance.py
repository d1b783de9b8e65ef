"""The generator inside a table: sfc32 in four words, the same numbers interpreted and compiled."""

import hashlib
import hmac
from typing import Protocol

from okawari.structs import Cells, cells, i64, struct

WORDS = 4
WORD = 0xFFFFFFFF


class HasChance(Protocol):
    """Anything that carries a generator: a table, or a bot's own dice."""

    chance: Cells


@struct
class Dice:
    """A generator of its own, for a bot or for imagining: nothing done with it changes what is dealt."""

    chance: Cells = cells(i64, WORDS)


def next_word(t: HasChance) -> int:
    """The next 32 random bits."""
    a = t.chance[0]
    b = t.chance[1]
    c = t.chance[2]
    total = (a + b + t.chance[3]) & WORD
    t.chance[3] = (t.chance[3] + 1) & WORD
    t.chance[0] = b ^ (b >> 9)
    t.chance[1] = (c + (c << 3)) & WORD
    t.chance[2] = (((c << 21) & WORD) + (c >> 11) + total) & WORD
    return total


def below(t: HasChance, limit: int) -> int:
    """A whole number from 0 to limit - 1, each exactly as likely."""
    product = next_word(t) * limit
    if (product & WORD) < limit:
        floor = (WORD + 1 - limit) % limit
        while (product & WORD) < floor:
            product = next_word(t) * limit
    return product >> 32


def start(t: HasChance, a: int, b: int, c: int, d: int) -> None:
    """Begin the stream that belongs to any four words, also to a simple pattern: they are stirred first."""
    set_words(t, a, b, c, d)
    for _ in range(12):
        next_word(t)


def set_words(t: HasChance, a: int, b: int, c: int, d: int) -> None:
    """Begin the stream that belongs to four random words."""
    t.chance[0] = a
    t.chance[1] = b
    t.chance[2] = c
    t.chance[3] = d


def key_words(seed: str, purpose: str) -> tuple[int, ...]:
    """Four words for one purpose ("round 1", a bot's dice), of which no other purpose's words tell anything."""
    digest = hmac.new(hashlib.sha256(seed.encode()).digest(), purpose.encode(), hashlib.sha256).digest()
    return tuple(int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(WORDS))
