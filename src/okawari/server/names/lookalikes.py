"""Names that could be taken for each other, by Unicode's list of look-alikes (UTS 39), and how to tell them apart."""

import unicodedata
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from itertools import count

import msgspec
import regex

from okawari.server.names.cleaning import LONGEST, letters

_IGNORABLE = regex.compile(r"\p{Default_Ignorable_Code_Point}+")
_DIRECTION = "\u200e"  # the list sets it around letters that run leftwards
# A look-alike may be a capital whose small letter looks like a third thing, which in turn has look-alikes.
_ROUNDS = 3


class _LookAlike(msgspec.Struct):
    c: str


def distinct(name: str, taken: Iterable[str]) -> str:
    """The cleaned name, with a number behind it if it could be taken for one of those at the table.

    >>> distinct("Mia", ["mia", "Leo"])
    'Mia 2'
    """
    used = {key for other in taken for key in _keys(other)}
    if used.isdisjoint(_keys(name)):
        return name
    # Each key in use can stop one number at most.
    return next(one for one in (_numbered(name, number) for number in count(2)) if used.isdisjoint(_keys(one)))


def alike(one: str, other: str) -> bool:
    """Whether two names are the same to the eye, or but for capitals."""
    return not _keys(one).isdisjoint(_keys(other))


def skeleton(name: str) -> str:
    """What is left of a name when look-alikes and capitals are made the same."""
    return _settled(_shape(name))


def prepare() -> None:
    """Reads the list of look-alikes now, rather than when the first two names are compared."""
    _table()


def _keys(name: str) -> frozenset[str]:
    """Two names with a key in common are alike.

    There are two, since capitals and small letters have different look-alikes: Η looks like H, and η like n.
    """
    return frozenset((_settled(_shape(name)), _settled(name.casefold())))


def _settled(text: str) -> str:
    for _ in range(_ROUNDS):
        text = _shape(text).casefold()
    # I looks like l, and is the capital of i.
    return text.replace("i", "l")


def _shape(text: str) -> str:
    text = _IGNORABLE.sub("", unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", text.translate(_table()))


def _numbered(name: str, number: int) -> str:
    ending = f" {number}"
    return "".join(letters(name)[: LONGEST - len(ending)]).rstrip(" ") + ending


@cache
def _table() -> dict[int, str]:
    """Each character that has a plainer look-alike, with that one.

    The file of confusable-homoglyphs is read here, because the package itself would keep all of it, with the names of
    the characters, in memory. It lists pairs both ways, so which of the two is the plainer has to be found again:
    several characters share it, or it is written with several letters (m looks like rn).
    """
    data = (files("confusable_homoglyphs") / "confusables.json").read_bytes()
    listed = msgspec.json.decode(data, type=dict[str, list[_LookAlike]])
    groups = {_plain(one): [_plain(other.c) for other in others] for one, others in listed.items()}
    table: dict[int, str] = {}
    for one, others in groups.items():
        if len(one) > 1 or len(others) > 1:
            continue
        (other,) = others
        if len(other) > 1 or len(groups[other]) > 1 or other < one:
            table[ord(one)] = other
    return table


def _plain(text: str) -> str:
    return text.strip(_DIRECTION) or text
