"""Numbers do not change by accident, and every card has what belongs to it.

Saved games speak in codes, so numbers may move, for a new card before the desserts for example. That is done on
purpose: `python -m tests.architecture.numbers` writes the list anew, and the difference is part of the review.
"""

import json

import pytest

from okawari.cards import CATALOGUE, Group
from okawari.language import LANGUAGES, Language, face_message
from okawari.table.faces import FACES, FIRST, KINDS, PUDDING
from tests.architecture import numbers
from tests.architecture.sources import TESTS

GOLDEN: dict[str, list[str]] = json.loads(numbers.FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", numbers.rows())
def test_numbers_stay(name: str) -> None:
    row = numbers.rows()[name]
    assert row == GOLDEN[name], "a number has changed its meaning: if that is meant, write the list anew"
    assert len(set(row)) == len(row)


def test_no_row_has_gone() -> None:
    assert set(GOLDEN) == set(numbers.rows())


def test_the_catalogue_is_in_order() -> None:
    assert [card.kind for card in CATALOGUE] == list(range(len(KINDS)))


def test_desserts_stand_last() -> None:
    groups = [card.group is Group.DESSERT for card in CATALOGUE]
    assert groups == sorted(groups)
    assert FIRST[groups.index(True)] == PUDDING


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_a_test_of_its_own(kind: str) -> None:
    assert list((TESTS / "cards").glob(f"test_{kind}*.py"))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_card_has_its_texts(kind: str, code: str) -> None:
    language = Language(code, strict=True)
    at = KINDS.index(kind)
    assert language.say(f"card-{kind}-name")
    assert language.say(f"card-{kind}-rule")
    for face in FACES[FIRST[at] : FIRST[at + 1]]:
        assert language.say(f"{face_message(face)}-name")
