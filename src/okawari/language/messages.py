"""Read a message of the catalogue: the part of Fluent's syntax (projectfluent.org) that the catalogues use.

A message is one line of text. Filled in are arguments, `{ $seat }`, other messages, `{ n-points }`, and choices by an
argument, whose variants are texts of the same kind:

    n-points = { $points } { $points ->
        [one] point
       *[other] points
    }

Anything else is refused: terms, attributes, functions, literals, and text that runs over a line.
"""

import re
from typing import NamedTuple

NAME = r"[a-zA-Z][a-zA-Z0-9_-]*+"
# A text may begin on the next line, but not with a character that has another meaning there.
BEGIN = r" *(?:\n[ \n]*+(?<= )(?![.*\[]))?"
HEAD = re.compile(rf"{NAME} *={BEGIN}")
TEXT = re.compile(r"[^{}\n]+")
PLACEABLE = re.compile(rf"\{{[ \n]*(\$?)({NAME})[ \n]*(\}}|->)")
VARIANT = re.compile(rf" *\n[ \n]*(\*?)\[[ \n]*(-?[0-9]+|{NAME})[ \n]*\]{BEGIN}")
END = re.compile(r" *\n[ \n]*\}")
BLANK = re.compile(r"[ \n]*")


class UnreadableMessage(ValueError):  # noqa: N818
    """A message uses syntax that is not supported. Tests read every message, so players never see it."""


class Argument(NamedTuple):
    """A place where an argument is filled in."""

    name: str


class Quote(NamedTuple):
    """A place where another message is filled in."""

    message_id: str


class Choice(NamedTuple):
    """A choice between texts. A key is a number, a plural category or another word; the first match wins."""

    argument: str
    variants: tuple[tuple[int | str, "Pattern"], ...]
    default: "Pattern"


Pattern = tuple[str | Argument | Quote | Choice, ...]


def read(text: str) -> Pattern:
    """Parse a message. `text` is the whole entry, from its id to the end."""
    return _Reader(text).message()


class _Reader:
    """Parse from left to right. Each method begins where the last one stopped."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def message(self) -> Pattern:
        self._take(HEAD)
        found = self._pattern()
        self._take(BLANK)
        if self.at < len(self.text):
            raise self._refusal()
        return found

    def _pattern(self) -> Pattern:
        parts: list[str | Argument | Quote | Choice] = []
        while self.at < len(self.text):
            if text := self._find(TEXT):
                parts.append(text[0])
            elif self.text[self.at] == "{":
                parts.append(self._placeable())
            else:
                break
        if parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip(" ")
        if not any(parts):
            raise self._refusal()
        return tuple(part for part in parts if part)

    def _placeable(self) -> Argument | Quote | Choice:
        found = self._take(PLACEABLE)
        is_argument, name, ending = found.groups()
        if ending == "->":
            if not is_argument:
                raise self._refusal()
            return self._choice(name)
        return Argument(name) if is_argument else Quote(name)

    def _choice(self, argument: str) -> Choice:
        variants: list[tuple[int | str, Pattern]] = []
        defaults: list[Pattern] = []
        while found := self._find(VARIANT):
            star, key = found.groups()
            variants.append((key if key[0].isalpha() else int(key), self._pattern()))
            if star:
                defaults.append(variants[-1][1])
        self._take(END)
        if len(defaults) != 1:
            raise self._refusal()
        return Choice(argument, tuple(variants), defaults[0])

    def _find(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        found = wanted.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def _take(self, wanted: re.Pattern[str]) -> re.Match[str]:
        found = self._find(wanted)
        if not found:
            raise self._refusal()
        return found

    def _refusal(self) -> UnreadableMessage:
        before, after = self.text[: self.at], self.text[self.at :]
        return UnreadableMessage(f"Cannot read this message after “{before}”: {after!r}")
