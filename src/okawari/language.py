"""Everything said to people: messages of the catalogue (locales/<code>/*.ftl) in the language of the listener."""

import os
import re
from collections.abc import Iterable, Mapping
from decimal import Decimal
from functools import cache, cached_property
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any

from okawari.errors import UnknownLanguage

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

ENGLISH = "en"
LOCALES = Path(__file__).with_name("locales")
# A language exists as soon as a folder with its catalogue does.
LANGUAGES = (ENGLISH, *sorted({part.parent.name for part in LOCALES.glob("*/*.ftl")} - {ENGLISH}))

# Numbers from here on are written short, like 1.00e+400: the catalogue's library has no room for all their digits.
HUGE = 10**15

# A message begins at a line's start and ends where the next, or a comment, begins. One of a single line that fills
# nothing in is plain, and said as it stands. Others may quote messages.
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)
PLAIN = re.compile(r"[\w-]+ *= *([^ {}\n](?:[^{}\n]*[^ {}\n])?)\s*")
QUOTED = re.compile(r"\{\s*([a-zA-Z][\w-]*)")

# Where the environment names a language, strongest first.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class MissingMessage(LookupError):  # noqa: N818
    """A message, or one of its arguments, is missing. Only strict languages raise it."""


class Language:
    """One language's voice.

    >>> Language("en").say("event-spoon_gave", seat="Mia", card="Tofu", other="Leo")
    'Mia gives Tofu to Leo.'
    >>> Language("es").card("eel")
    'Anguila'

    A message that is missing is said in English, or else as its bare id; a strict language raises
    MissingMessage instead. All languages are strict where the environment sets OKAWARI_STRICT, as tests do.
    """

    def __init__(self, code: str, strict: bool | None = None) -> None:
        if code not in LANGUAGES:
            raise UnknownLanguage("error-unknown-language", lang=code, known=", ".join(LANGUAGES))
        self.code = code
        self.strict = bool(os.environ.get("OKAWARI_STRICT")) if strict is None else strict

    def __repr__(self) -> str:
        return f"Language({self.code!r}, strict={self.strict})"

    def say(self, message_id: str, /, **args: Any) -> str:
        """The message with its arguments filled in: texts and numbers."""
        for code in (self.code,) if self.strict else (self.code, ENGLISH):
            catalogue = _catalogue(code)
            if message_id in catalogue.texts:
                return self._fill(catalogue, message_id, args)
        if self.strict:
            raise MissingMessage(f"{self.code}: {message_id}")
        return message_id

    def _fill(self, catalogue: "_Catalogue", message_id: str, args: Mapping[str, Any]) -> str:
        if plain := PLAIN.fullmatch(catalogue.texts[message_id]):
            return plain[1]
        pattern = catalogue.pattern(message_id)
        if pattern is None:
            raise MissingMessage(f"{self.code}: {message_id} has no text")
        given = {name: _plain(value) for name, value in args.items()}
        text, troubles = catalogue.bundle.format_pattern(pattern, given)
        if troubles and self.strict:
            raise MissingMessage(f"{self.code}: {message_id}: {troubles[0]}")
        return str(text)

    def knows(self, message_id: str) -> bool:
        """Whether this language's own catalogue has the message."""
        return message_id in _catalogue(self.code).texts

    # ------------------------------------------------------------------------------------ names by code

    def card(self, kind: str, short: bool = False) -> str:
        """The name of a kind; a short one has at most 14 characters."""
        return self.say(f"card-{kind}-{'short' if short else 'name'}")

    def face(self, code: str, short: bool = False) -> str:
        """The name of a card by its code: `maki2`, `squid+wasabi`, `special_order=tofu`, `any-maki`.

        A short one has at most 12 characters, 13 for a copy.
        """
        whole, _, copied = code.partition("=")
        if copied and short:
            return "=" + self.face(copied, short=True)
        if copied:
            return self.say("answer-wild-as" if whole == "wild" else "answer-copy", card=self.face(copied))
        if code.startswith("any-"):
            return self.say("answer-any-kind", kind=self.card(code.removeprefix("any-")))
        return self.say(f"{face_message(code)}-{'short' if short else 'name'}")

    def rule(self, kind: str, variant: str = "") -> str:
        """What a kind scores and when; `variant` is `classic`, or `advanced` in Draft, where they differ."""
        special = f"card-{kind}-rule-{variant}"
        return self.say(special if variant and self.knows(special) else f"card-{kind}-rule")

    def answer(self, question: str, code: str) -> str:
        """An answer, by its code, to a question, by its name."""
        if code == "pass":
            special = f"answer-pass-{question}"
            return self.say(special if self.knows(special) else "answer-pass")
        if question == "dip":
            place = "answer-on-wasabi" if code.endswith("+wasabi") else "answer-off-wasabi"
            return self.say(place, card=self.face(code.removesuffix("+wasabi")))
        return self.face(code)

    def option(self, name: str, value: str) -> str:
        """The title of one value of an option."""
        return self.say(f"option-{name}-{value.removesuffix(' players')}")

    # ------------------------------------------------------------------------------------ numbers and lists

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it: 1,234.5 or 1.234,5."""
        from babel.numbers import format_decimal

        return format_decimal(value, "#,##0" + ("." + "0" * digits if digits else ""), self.code)

    def join(self, items: Iterable[str]) -> str:
        """A list in words: Mia, Leo and Ada."""
        from babel.lists import format_list

        return format_list(list(items), locale=self.code)


def best_language(requested: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, or the environment's if it has a catalogue, or English."""
    if requested:
        code = _base(requested)
        if code not in LANGUAGES:
            raise UnknownLanguage("error-unknown-language", lang=requested, known=", ".join(LANGUAGES))
        return code
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), ENGLISH)
    return _base(wanted) if _base(wanted) in LANGUAGES else ENGLISH


def catalogue_text(code: str) -> str:
    """All parts of a language's catalogue, one after the other, as Fluent has them."""
    return "\n".join(part.read_text(encoding="utf-8") for part in sorted((LOCALES / code).glob("*.ftl")))


def face_message(code: str) -> str:
    """The id under which a face's names stand: the signs of the code are spelled out."""
    return "face-" + code.replace("*", "-star").replace("+", "-on-")


def _base(tag: str) -> str:
    """`es` for `es_ES.UTF-8`, `es-MX` and `ES`."""
    return tag.replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0].lower()


def _plain(value: Any) -> str | int | float:
    """A value as the catalogue takes it; numbers of other libraries become Python's."""
    if isinstance(value, str):
        return value
    if not isinstance(value, float):
        if not hasattr(value, "__index__"):
            return str(value)
        value = index(value)
    return value if -HUGE < value < HUGE else format(Decimal(value), ".3g")


class _Catalogue:
    """The messages of a language. Fluent reads each when it is first said: all take longer than most commands."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.texts = {found[1]: found[0] for found in ENTRY.finditer(catalogue_text(code))}

    @cached_property
    def bundle(self) -> "FluentBundle":
        """What Fluent has read."""
        # Here, because the rules run without the catalogue and should start without it.
        from fluent.runtime import FluentBundle

        return FluentBundle([self.code], use_isolating=False)

    def pattern(self, message_id: str) -> "Pattern | None":
        """What a message says, as Fluent has it."""
        self._read(message_id)
        return self.bundle.get_message(message_id).value

    def _read(self, message_id: str) -> None:
        """Have Fluent read a message, after those that it quotes."""
        from fluent.runtime import FluentResource

        if not self.bundle.has_message(message_id):
            for quoted in QUOTED.findall(self.texts[message_id]):
                if quoted in self.texts:
                    self._read(quoted)
            self.bundle.add_resource(FluentResource(self.texts[message_id]))


@cache
def _catalogue(code: str) -> _Catalogue:
    return _Catalogue(code)
