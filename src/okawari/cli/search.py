"""Looking up words in the handbook: codes, names, and the ids of clauses."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from okawari.errors import OkawariError

Fact = dict[str, Any]
# Clauses that go by another word than their card's code.
STEMS = {
    "chopsticks": ("STICKS", "CHOPSTICKS"),
    "soy_sauce": ("SOY",),
    "special_order": ("ORDER",),
    "rice_wine": ("WINE", "RICEWINE"),
    "menu": ("CARD",),
}
PARTS = ("games", "cards", "menus", "options", "clauses")


def found(book: Fact, words: Sequence[str]) -> Fact:
    """The part of the handbook about some words: all of them together as a name, or each for itself."""
    whole = " ".join(words)
    for wanted in ([whole], list(words)):
        for test in (_is, _has):
            hits = {part: [fact for fact in book[part] if _any(test, fact, wanted)] for part in PARTS}
            if any(hits.values()):
                return {**book, **hits, "clauses": _with_clauses_of(hits, book["clauses"])}
    raise OkawariError("error-nothing-found", text=whole)


def _any(test: Callable[[str, str], bool], fact: Fact, wanted: Iterable[str]) -> bool:
    return any(test(_plain(word), name) for word in wanted for name in names(fact))


def _is(word: str, name: str) -> bool:
    return word == name


def _has(word: str, name: str) -> bool:
    return bool(word) and word in name


def names(fact: Fact) -> list[str]:
    """Everything an entry goes by."""
    single = [fact[key] for key in ("code", "kind", "name", "title", "id") if key in fact]
    faces = [text for pair in fact.get("faces", {}).items() for text in pair]
    return [_plain(name) for name in (*single, *faces)]


def _plain(name: str) -> str:
    return name.strip().casefold().replace("_", " ")


def _with_clauses_of(hits: Fact, clauses: Sequence[Fact]) -> list[Fact]:
    """The clauses found, and those named after the cards found."""
    stems = {stem for card in hits["cards"] for stem in STEMS.get(card["kind"], (_stem(card["kind"]),))}
    known = {clause["id"] for clause in hits["clauses"]}
    return [one for one in clauses if one["id"] in known or stems.intersection(one["id"].split("-"))]


def _stem(kind: str) -> str:
    return kind.replace("_", "").upper()
