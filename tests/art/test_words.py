"""Whatever is told apart by its colour has a name in every language."""

import pytest

from okawari.art.palette import BACK, GROUNDS, STRONG
from okawari.language import LANGUAGES, Language

COLOURS = sorted({ground.name for ground in GROUNDS.values()} | {BACK.name, *STRONG})


@pytest.mark.parametrize("code", LANGUAGES)
def test_colours_have_names(code: str) -> None:
    language = Language(code)
    assert [name for name in COLOURS if not language.knows(f"web-colour-{name}")] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_colours_have_the_same_name(code: str) -> None:
    names = [Language(code).say(f"web-colour-{name}") for name in COLOURS]
    assert len(set(names)) == len(names)
