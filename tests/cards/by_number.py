"""Kinds whose worth follows from how many of them one player has."""

from collections.abc import Sequence

from tests.cards.ways import menu_of
from tests.kit import kind_points


def counts(kind: str, worth: Sequence[int], number: int) -> None:
    """So many cards score what the table says, at the smallest and the largest table, whatever the others have."""
    for seats in (2, 8):
        others = [[kind]] * (seats - 1)
        assert kind_points(kind, [kind] * number, *others) == [worth[number]] + [worth[1]] * (seats - 1)


def copies_count(kind: str, worth: Sequence[int], number: int) -> None:
    """Special orders count like the others, one among originals or many beside one original."""
    copy = f"special_order={kind}"
    one_copy = [kind] * (number - 1) + [copy]
    one_original = [kind] + [copy] * (number - 1)
    menu = menu_of(kind, "special_order")
    assert kind_points(kind, one_copy, one_original, menu=menu) == [worth[number]] * 2


def turned_do_not_count(kind: str, worth: Sequence[int], number: int) -> None:
    """Cards turned over beside them change nothing."""
    mine = [kind] * number + ["flipped"] * 3
    assert kind_points(kind, mine, [], menu=menu_of(kind, "takeout")) == [worth[number], 0]
