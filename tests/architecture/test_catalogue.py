"""Numbers that saved games and bots rely on never change: the golden list only grows at its ends.

A new card, question or event goes to the end of its row; then `python -m tests.architecture.numbers` writes the list.
"""

import json
from collections.abc import Sequence

import pytest

from okawari.cards import CATALOGUE
from okawari.language import LANGUAGES, Language, face_message
from okawari.table.faces import FACES, FIRST, KINDS
from tests.architecture import numbers
from tests.architecture.sources import TESTS

GOLDEN: dict[str, list[str]] = json.loads(numbers.FILE.read_text(encoding="utf-8"))


def starts_with(row: Sequence[str], first: Sequence[str]) -> bool:
    return list(row[: len(first)]) == list(first)


@pytest.mark.parametrize("name", numbers.rows())
def test_numbers_stay(name: str) -> None:
    row = numbers.rows()[name]
    assert starts_with(row, GOLDEN[name]), "a number has changed its meaning"
    assert row == GOLDEN[name], "new at the end: write the list anew"
    assert len(set(row)) == len(row)


def test_no_row_has_gone() -> None:
    assert set(GOLDEN) == set(numbers.rows())


def test_the_catalogue_is_in_order() -> None:
    assert [card.kind for card in CATALOGUE] == list(range(len(KINDS)))


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
