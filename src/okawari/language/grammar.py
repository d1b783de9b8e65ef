"""Plural rules, number formats and list words of each language, from the Unicode CLDR."""

from collections.abc import Callable, Sequence
from decimal import Decimal
from math import isinf
from typing import NamedTuple


class Grammar(NamedTuple):
    """The rules of one language."""

    category: Callable[[float], str]  # the plural category of a non-negative number
    decimal: str
    group: str
    pair: str  # between two items
    last: str  # before the last of three or more

    def plural(self, value: float) -> str:
        """Return the plural category: `one`, `few`, `many` or `other`."""
        return self.category(abs(value))

    def number(self, value: float, least: int, most: int) -> str:
        """Write a number with between `least` and `most` digits after the decimal point."""
        if isinf(value):
            return "∞" if value > 0 else "-∞"
        # Decimal, so that 0.25 and 0.35 round to even as written, not as stored in binary.
        whole, _, rest = f"{Decimal(str(value)):,.{most}f}".partition(".")
        rest = rest[:least] + rest[least:].rstrip("0")
        return whole.replace(",", self.group) + (self.decimal + rest if rest else "")

    def join(self, items: Sequence[str]) -> str:
        """Join items as a list in words."""
        if len(items) < 3:
            return self.pair.join(items)
        return ", ".join(items[:-1]) + self.last + items[-1]


def _one(number: float) -> str:
    return "one" if number == 1 else "other"


def _one_or_millions(number: float) -> str:
    return "many" if number and number % 1_000_000 == 0 else _one(number)


def _below_two_or_millions(number: float) -> str:
    return "one" if number < 2 else _one_or_millions(number)


def _russian(number: float) -> str:
    if number % 1:
        return "other"
    if number % 10 == 1 and number % 100 != 11:
        return "one"
    return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"


# Every folder of locales/ needs a line here.
GRAMMARS = {
    "en": Grammar(_one, ".", ",", " and ", ", and "),
    "de": Grammar(_one, ",", ".", " und ", " und "),
    "es": Grammar(_one_or_millions, ",", ".", " y ", " y "),
    "fr": Grammar(_below_two_or_millions, ",", "\N{NARROW NO-BREAK SPACE}", " et ", " et "),
    "it": Grammar(_one_or_millions, ",", ".", " e ", " e "),
    "nl": Grammar(_one, ",", ".", " en ", " en "),
    "pt": Grammar(_below_two_or_millions, ",", ".", " e ", " e "),
    "ru": Grammar(_russian, ",", "\N{NO-BREAK SPACE}", " и ", " и "),
}
