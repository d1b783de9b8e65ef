"""The messages of a language: find them in its files and fill them in."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from okawari.language.grammar import GRAMMARS
from okawari.language.messages import Argument, Choice, Pattern, Quote, read

LOCALES = Path(__file__).parents[1] / "locales"

# A message begins at a line's start and ends where the next, or a comment, begins.
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)

Value = str | int | float


class MissingMessage(LookupError):  # noqa: N818
    """A message, or one of its arguments, is missing. Only strict languages raise it."""


class Catalogue:
    """The messages of a language. Each is parsed on first use, because few commands need more than a hundred."""

    def __init__(self, code: str, text: str) -> None:
        self.code = code
        self.grammar = GRAMMARS[code]
        self.texts = {found[1]: found[0] for found in ENTRY.finditer(text)}
        self._patterns: dict[str, Pattern] = {}

    def pattern(self, message_id: str) -> Pattern:
        """Return a message, parsed when it is first used."""
        if message_id not in self._patterns:
            self._patterns[message_id] = read(self.texts[message_id])
        return self._patterns[message_id]

    def fill(self, message_id: str, args: Mapping[str, Value], strict: bool) -> str:
        """Fill in a message. What is missing is shown by its name, or raises MissingMessage if `strict`."""
        return _Filling(self, message_id, args, strict).text(self.pattern(message_id))


class _Filling:
    """One message that is being filled in."""

    def __init__(self, catalogue: Catalogue, message_id: str, args: Mapping[str, Value], strict: bool) -> None:
        self.catalogue = catalogue
        self.message_id = message_id
        self.args = args
        self.strict = strict

    def text(self, pattern: Pattern) -> str:
        return "".join(part if isinstance(part, str) else self._part(part) for part in pattern)

    def _part(self, part: Argument | Quote | Choice) -> str:
        if isinstance(part, Argument):
            return self._argument(part.name)
        if isinstance(part, Quote):
            return self._quote(part.message_id)
        return self.text(self._chosen(part))

    def _argument(self, name: str) -> str:
        value = self._value(name)
        if value is None:
            return name
        return value if isinstance(value, str) else self.catalogue.grammar.number(value, 0, 3)

    def _quote(self, message_id: str) -> str:
        if message_id in self.catalogue.texts:
            return self.text(self.catalogue.pattern(message_id))
        self._missing(f"no message {message_id}")
        return f"{{{message_id}}}"

    def _chosen(self, choice: Choice) -> Pattern:
        value = self._value(choice.argument)
        category = None if value is None or isinstance(value, str) else self.catalogue.grammar.plural(value)
        return next((text for key, text in choice.variants if key in (value, category)), choice.default)

    def _value(self, name: str) -> Value | None:
        if name not in self.args:
            self._missing(f"no argument {name}")
        return self.args.get(name)

    def _missing(self, what: str) -> None:
        if self.strict:
            raise MissingMessage(f"{self.catalogue.code}: {self.message_id}: {what}")


def catalogue_text(code: str) -> str:
    """Return all parts of a language's catalogue as one Fluent text."""
    return "\n".join(part.read_text(encoding="utf-8") for part in sorted((LOCALES / code).glob("*.ftl")))


@cache
def catalogue_of(code: str) -> Catalogue:
    """Return the catalogue of a language, loaded once."""
    return Catalogue(code, catalogue_text(code))
