"""Tables and choices as text that people can read, and back: one line for each field that is not zero.

    stage: choose
    seats.0.front: egg 2, wasabi 1
    deck: tempura sashimi egg …

The event log is left out; everything else comes back byte for byte.
"""

import ctypes
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from okawari.errors import BadTable
from okawari.structs import field_names
from okawari.table.faces import FACES, KINDS, PUDDING, SPOT_NAMES
from okawari.table.questions import QUESTIONS, STAGES

Structure = TypeVar("Structure")
Words = Sequence[str]
Choice = tuple[int, str, str]  # seat, question, answer

NUMBER = re.compile(r"-?[0-9]{1,19}")


@dataclass(frozen=True)
class Codes:
    """Which fields speak of cards, by name: rows that count them, rows that list them, and single numbers."""

    counted: Mapping[str, Words] = field(default_factory=dict)  # front: how many lie there, by spot
    listed: Mapping[str, Words] = field(default_factory=dict)  # deck: one card after the other
    single: Mapping[str, Words] = field(default_factory=dict)  # stage, pick


def _each(names: str, words: Words) -> dict[str, Words]:
    return dict.fromkeys(names.split(), words)


TABLE_CODES = Codes(
    counted={
        **_each("copies kept_out discard flipped cards sure peeked spare", FACES),
        **_each("front orders", SPOT_NAMES),
        **_each("desserts dessert_orders circulating", FACES[PUDDING:]),
        **_each("beside", ("uramaki3", "uramaki4", "uramaki5", "special_order")),
        **_each("lines", (*KINDS, "flipped")),
    },
    listed={**_each("deck pile dummy tray", FACES), "menu": KINDS},
    single={
        "stage": STAGES,
        "ask": QUESTIONS,
        **_each("pick second for_dummy drawn limbo", FACES),
        "target": SPOT_NAMES,
    },
)


# ------------------------------------------------------------------------------------------- writing


def write(structure: Any, codes: Codes = TABLE_CODES) -> str:
    """A table, a view or any part of one as text."""
    return "".join(f"{path}: {words}\n" for path, words in _lines(structure, "", codes))


def _lines(structure: Any, prefix: str, codes: Codes) -> Iterator[tuple[str, str]]:
    for name in field_names(type(structure)):
        value = getattr(structure, name)
        if name.startswith("log_"):
            continue
        if isinstance(value, ctypes.Structure):
            yield from _lines(value, f"{prefix}{name}.", codes)
        elif isinstance(value, ctypes.Array) and not isinstance(value[0], int):
            for at, part in enumerate(value):
                yield from _lines(part, f"{prefix}{name}.{at}.", codes)
        elif isinstance(value, ctypes.Array):
            if any(value):
                yield prefix + name, _row(name, list(value), codes)
        elif value != 0:
            yield prefix + name, _word(value, codes.single.get(name, ()))


def _row(name: str, values: list[int], codes: Codes) -> str:
    if name in codes.counted:
        words = codes.counted[name]
        return ", ".join(f"{words[at]} {value}" for at, value in enumerate(values) if value)
    while values[-1] == 0:
        values.pop()
    return " ".join(_word(value, codes.listed.get(name, ())) for value in values)


def _word(value: int, words: Words) -> str:
    return words[value] if 0 <= value < len(words) and words[value] else str(value)


# ------------------------------------------------------------------------------------------- reading


def read(kind: type[Structure], text: str, codes: Codes = TABLE_CODES) -> Structure:
    """The structure of this kind that a text describes; refuses what does not fit, with the number of the line."""
    structure = kind()
    done: set[str] = set()
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        path, colon, words = (part.strip() for part in line.partition(":"))
        if not colon or path in done:
            raise BadTable("error-bad-notation-line", number=number, line=line[:60])
        done.add(path)
        place, name = _place(structure, path, number)
        try:
            _fill(place, name, words, codes)
        except ValueError:
            raise BadTable("error-bad-notation-value", number=number, field=path, value=words[:60]) from None
    return structure


def _place(structure: Any, path: str, number: int) -> tuple[Any, str]:
    """The structure that a path leads to, and the name of its field."""
    *steps, name = path.split(".")
    for step in steps:
        structure = _step(structure, step)
    if isinstance(structure, ctypes.Structure) and name in field_names(type(structure)):
        value = getattr(structure, name)
        if isinstance(value, int) or (isinstance(value, ctypes.Array) and isinstance(value[0], int)):
            if not name.startswith("log_"):
                return structure, name
    raise BadTable("error-bad-notation-field", number=number, field=path[:60])


def _step(structure: Any, step: str) -> Any:
    if isinstance(structure, ctypes.Structure):
        return getattr(structure, step) if step in field_names(type(structure)) else None
    if isinstance(structure, ctypes.Array) and step in map(str, range(len(structure))):
        return structure[int(step)]
    return None


def _fill(place: Any, name: str, words: str, codes: Codes) -> None:
    """Write a line's values into a field; ValueError if they do not fit."""
    row = getattr(place, name)
    if isinstance(row, int):
        setattr(place, name, _number(words, codes.single.get(name, ())))
        _check(getattr(place, name), words, codes.single.get(name, ()))
        return
    if name in codes.counted:
        pairs = [pair.rsplit(" ", 1) for pair in words.split(", ")]
        values = {codes.counted[name].index(card): count for card, count in pairs}
        if len(values) != len(pairs):
            raise ValueError("a card twice")
    else:
        values = dict(enumerate(words.split()))
    for at, word in values.items():
        _set(row, at, word, codes.listed.get(name, ()))


def _set(row: Any, at: int, word: str, words: Words) -> None:
    if at >= len(row):
        raise ValueError("too long")
    row[at] = _number(word, words)
    _check(row[at], word, words)


def _check(value: int, word: str, words: Words) -> None:
    """A number too big for its field is cut off silently when it is written."""
    if value != _number(word, words):
        raise ValueError("too big")


def _number(word: str, words: Words) -> int:
    if word and word in words:
        return words.index(word)
    if NUMBER.fullmatch(word):
        return int(word)
    raise ValueError("neither a number nor a code")


# ------------------------------------------------------------------------------------------- choices


def write_choice(seat: int, question: str, answer: str) -> str:
    """One choice: who, to what question, which answer.

    >>> write_choice(2, "pick", "tempura")
    '2 pick tempura'
    """
    return f"{seat} {question} {answer}"


def read_choice(text: str, number: int = 1) -> Choice:
    """The choice of a line; refuses what is none.

    >>> read_choice("2 pick tempura")
    (2, 'pick', 'tempura')
    """
    words = text.split()
    if len(words) != 3 or not re.fullmatch("[0-9]", words[0]):
        raise BadTable("error-bad-notation-line", number=number, line=text[:60])
    return int(words[0]), words[1], words[2]


def write_choices(choices: Iterable[Choice]) -> str:
    """Choices, one on each line."""
    return "".join(f"{write_choice(*choice)}\n" for choice in choices)


def read_choices(text: str) -> list[Choice]:
    """The choices of a text, one on each line that is not empty."""
    return [read_choice(line, number) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
