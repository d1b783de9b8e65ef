"""Everything said to people: messages of the catalogue (locales/<code>/*.ftl) in the language of the listener."""

import os
from collections.abc import Iterable, Mapping
from decimal import Decimal
from operator import index
from typing import Any

from okawari.errors import UnknownLanguage
from okawari.language.catalogue import LOCALES, MissingMessage, Value, catalogue_of, catalogue_text
from okawari.language.grammar import GRAMMARS, Grammar

__all__ = [
    "ENGLISH", "LANGUAGES", "LOCALES", "Language", "MissingMessage", "best_language", "catalogue_text", "face_message",
]  # fmt: skip

ENGLISH = "en"
# A language exists as soon as a folder with its catalogue does.
LANGUAGES = (ENGLISH, *sorted({part.parent.name for part in LOCALES.glob("*/*.ftl")} - {ENGLISH}))

# Numbers from here on are written short, like 1.00e+400: all their digits would fill pages.
HUGE = 10**15

# Where the environment names a language, strongest first.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


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
            catalogue = catalogue_of(code)
            if message_id in catalogue.texts:
                return catalogue.fill(message_id, {name: _plain(value) for name, value in args.items()}, self.strict)
        if self.strict:
            raise MissingMessage(f"{self.code}: {message_id}")
        return message_id

    def knows(self, message_id: str) -> bool:
        """Whether this language's own catalogue has the message."""
        return message_id in catalogue_of(self.code).texts

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
        return self._grammar.number(value, digits, digits)

    def join(self, items: Iterable[str]) -> str:
        """A list in words: Mia, Leo and Ada."""
        return self._grammar.join(list(items))

    @property
    def _grammar(self) -> Grammar:
        return GRAMMARS[self.code]


def best_language(requested: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, or the environment's if it has a catalogue, or English."""
    if requested:
        code = _base(requested)
        if code not in LANGUAGES:
            raise UnknownLanguage("error-unknown-language", lang=requested, known=", ".join(LANGUAGES))
        return code
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), ENGLISH)
    return _base(wanted) if _base(wanted) in LANGUAGES else ENGLISH


def face_message(code: str) -> str:
    """The id under which a face's names stand: the signs of the code are spelled out."""
    return "face-" + code.replace("*", "-star").replace("+", "-on-")


def _base(tag: str) -> str:
    """`es` for `es_ES.UTF-8`, `es-MX` and `ES`."""
    return tag.replace("_", "-").partition(".")[0].partition("@")[0].partition("-")[0].lower()


def _plain(value: Any) -> Value:
    """A value as the catalogue takes it; numbers of other libraries become Python's."""
    if isinstance(value, str):
        return value
    if not isinstance(value, float):
        if not hasattr(value, "__index__"):
            return str(value)
        value = index(value)
    return value if -HUGE < value < HUGE else format(Decimal(value), ".3g")
