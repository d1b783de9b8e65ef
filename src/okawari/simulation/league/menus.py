"""Menus of Party drawn by a seed: any that the rules allow, each once."""

from random import Random

from okawari.cards import CATALOGUE
from okawari.editions.menus import COURSES, refusals
from okawari.errors import bad_number
from okawari.table.faces import KINDS

TRIES = 1000  # for a menu that was not drawn yet


def drawn_menus(count: int, seats: int, expansions: str, seed: str) -> tuple[tuple[str, ...], ...]:
    """So many different menus for so many players; a larger number begins with the same ones.

    >>> drawn_menus(1, 2, "none", "tea")
    (('temaki', 'sashimi', 'miso', 'gyoza', 'menu', 'special_order', 'fruit'),)
    """
    refused = refusals(KINDS, seats, expansions)
    served = [[k for k in KINDS if CATALOGUE[KINDS.index(k)].group is group and k not in refused] for group in COURSES]
    rng, found = Random(f"{seed} menus"), dict[frozenset[str], tuple[str, ...]]()
    for _ in range(count * TRIES):
        kinds = [
            kind for course, wanted in zip(served, COURSES.values(), strict=True) for kind in rng.sample(course, wanted)
        ]
        found.setdefault(frozenset(kinds), tuple(kinds))
        if len(found) == count:
            return tuple(found.values())
    raise bad_number("menus", count, 1, len(found))
