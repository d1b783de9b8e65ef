"""How each language counts, writes numbers and joins lists, as the Unicode CLDR has it."""

from collections.abc import Callable, Sequence
from decimal import Decimal
from math import isinf
from typing import NamedTuple


class Grammar(NamedTuple):
    """The rules of one language."""

    category: Callable[[float], str]  # the plural category of a number that is not negative
    decimal: str
    group: str
    pair: str  # between two items
    last: str  # before the last of three or more

    def plural(self, value: float) -> str:
        """The plural category: `one`, `few`, `many` or `other`."""
        return self.category(abs(value))

    def number(self, value: float, least: int, most: int) -> str:
        """A number with at least and at most so many digits after the decimal point."""
        if isinf(value):
            return "∞" if value > 0 else "-∞"
        # By way of Decimal, because 0.25 and 0.35 round to even as they are written, not as they are stored.
        whole, _, rest = f"{Decimal(str(value)):,.{most}f}".partition(".")
        rest = rest[:least] + rest[least:].rstrip("0")
        return whole.replace(",", self.group) + (self.decimal + rest if rest else "")

    def join(self, items: Sequence[str]) -> str:
        """A list in words."""
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


# Every folder of locales/ needs its line here.
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
