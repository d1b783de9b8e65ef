"""A typed name, made safe to show: one line, up to 16 letters, nothing invisible and no towers of accents."""

import unicodedata

import regex

from okawari.errors import OkawariError
from okawari.protocol.figures import LONGEST_NAME

LONGEST = LONGEST_NAME  # letters, as people see them
MOST_MARKS = 2  # on one letter
JOINED = 4  # parts that a font may draw as one picture: a family of four
# Nothing longer is even looked at, so that the cost is bounded: 16 of the longest emoji are well below this.
MOST_CHARACTERS = 400

_PICTURE = r"\p{Extended_Pictographic}"
_JOINER = rf"(?<={_PICTURE}[\uFE0F\p{{Emoji_Modifier}}]?)\u200D(?={_PICTURE})"
_COLOURED = r"(?<=[\p{Emoji}--[0-9#*]])\uFE0F|(?<=[0-9#*])\uFE0F(?=\u20E3)"
# Controls, formats, fillers, tags, what is not assigned; two stand-ins for something else, and a note without a head.
_HIDDEN = regex.compile(
    rf"(?V1)(?!{_JOINER}|{_COLOURED})[\p{{C}}\p{{Default_Ignorable_Code_Point}}\uFFFC\uFFFD\U0001D159]"
)
_BLANK = regex.compile(r"[\p{White_Space}\u2800]+")  # with the Braille pattern that has no dots
_LOOSE_MARKS = regex.compile(rf"(?:(?<=^|\ )|(?<=\p{{M}}{{{MOST_MARKS}}}))\p{{M}}+")
_LETTER = regex.compile(r"\X")
_PART = regex.compile(r"\u200D?(?:\p{Emoji_Modifier}|[^\p{M}\u200D]\p{Emoji_Modifier}?)\p{M}*")


class BadName(OkawariError):  # noqa: N818
    """The text cannot be anybody's name."""


def clean_name(text: str) -> str:
    """The name as it is kept and shown; raises BadName if nothing is left of it, or too much.

    >>> clean_name("  Mia\\u202e ")
    'Mia'

    It follows the nickname profile of RFC 8266, and is stricter about what cannot be seen. Markup stays as it is:
    whoever shows a name shows it as text, in isolation from its surroundings.
    """
    if len(text) > MOST_CHARACTERS:
        raise BadName("error-name-long", most=LONGEST)
    name = _cleaned(text)
    # What was taken away may let its neighbours combine. From here on a name only gets shorter, so this ends.
    while (again := _cleaned(name)) != name:
        name = again
    if not name:
        raise BadName("error-name-empty")
    if len(letters(name)) > LONGEST:
        raise BadName("error-name-long", most=LONGEST)
    return name


def letters(name: str) -> list[str]:
    """The letters and pictures of a cleaned name, as people count them.

    What no font draws as one, such as a chain of twenty joined faces, is counted by its parts.
    """
    found: list[str] = []
    for letter in _LETTER.findall(name):
        parts = _PART.findall(letter)
        found += [letter] if len(parts) <= JOINED else parts
    return found


def _cleaned(text: str) -> str:
    text = _HIDDEN.sub("", _BLANK.sub(" ", text))
    text = unicodedata.normalize("NFKC", text)
    text = _BLANK.sub(" ", text)
    return str(_LOOSE_MARKS.sub("", text)).strip(" ")
