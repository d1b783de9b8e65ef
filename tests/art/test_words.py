"""Whatever is told apart by a picture has a name in every language."""

import pytest

from okawari.art.icons import SEATS
from okawari.art.mascot import MOODS
from okawari.art.palette import BACK, GROUNDS, PATTERNS, STRONG
from okawari.language import LANGUAGES, Language

COLOURS = sorted({ground.name for ground in GROUNDS.values()} | {BACK.name, *STRONG})


@pytest.mark.parametrize("code", LANGUAGES)
def test_pictures_have_names(code: str) -> None:
    language = Language(code)
    ids = [
        *(f"web-colour-{name}" for name in COLOURS),
        *(f"web-pattern-{name}" for name in PATTERNS),
        *(f"web-shape-{name}" for name in SEATS),
        *(f"web-mascot-{name}" for name in MOODS),
    ]
    assert [one for one in ids if not language.knows(one)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_colours_have_the_same_name(code: str) -> None:
    names = [Language(code).say(f"web-colour-{name}") for name in COLOURS]
    assert len(set(names)) == len(names)
