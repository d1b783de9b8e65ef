"""Facts that people are told about cards must be what the cards do: when they bring points, and what makes a set."""

import pytest

from okawari.cards import CATALOGUE, Card, When
from okawari.editions.setup import faces_of
from okawari.table.faces import KINDS
from tests.kit import kind_points

TOLD = {
    When.GAME: {"pudding", "ice_cream", "fruit"},
    When.RACE: {"uramaki"},
    When.TOOL: {"chopsticks", "spoon", "menu", "takeout"},
    When.OTHER: {"wasabi", "special_order"},
}
SETS = [card for card in CATALOGUE if card.set_of]


def test_when_cards_bring_points() -> None:
    found = {KINDS[card.kind]: card.when for card in CATALOGUE}
    for when, kinds in TOLD.items():
        assert {kind for kind, one in found.items() if one is when} == kinds
    assert all(one is When.ROUND for kind, one in found.items() if kind not in set().union(*TOLD.values()))


@pytest.mark.parametrize("card", SETS, ids=lambda card: KINDS[card.kind])
def test_a_set_is_as_large_as_is_said_and_can_be_begun_again_or_not(card: Card) -> None:
    kind, size = KINDS[card.kind], card.set_of
    assert size
    faces = list(faces_of(kind))
    cards = [faces[at % len(faces)] for at in range(2 * size)]
    points = [kind_points(kind, cards[:count], [])[0] for count in range(2 * size + 1)]
    assert points[size] == max(points[: size + 1]), "the whole set is the best so far"
    assert points[size] > points[size - 1]
    assert (points[2 * size] == 2 * points[size]) == card.sets_repeat
