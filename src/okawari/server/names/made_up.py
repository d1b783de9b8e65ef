"""Made-up names, such as Curious Crane, from a list of words for each language (locales/names/*.toml)."""

import random
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from okawari.language import ENGLISH, LOCALES
from okawari.server.names.lookalikes import distinct

WORDS = LOCALES / "names"
_TRIES = 50


@dataclass(frozen=True)
class Words:
    """The words of a language: nouns by gender (any word for it), and adjectives for each gender."""

    pattern: str
    nouns: tuple[tuple[str, int], ...]  # each with the number of its gender
    adjectives: tuple[tuple[str, ...], ...]  # each with a form for every gender, or with one for all

    def name(self, noun: tuple[str, int], adjective: tuple[str, ...]) -> str:
        """A noun and an adjective that agrees with it."""
        word, gender = noun
        return self.pattern.format(noun=word, adjective=adjective[gender if len(adjective) > 1 else 0])


def made_up(language: str, rng: random.Random, taken: Iterable[str]) -> str:
    """A name that nobody at the table has, if possible without a word that somebody has; English if need be."""
    words = words_of(language)
    taken = list(taken)
    used = {word for name in taken for word in name.casefold().split()}
    for _ in range(_TRIES):
        name = words.name(rng.choice(words.nouns), rng.choice(words.adjectives))
        if used.isdisjoint(name.casefold().split()):
            break
    return distinct(name, taken)


def words_of(language: str) -> Words:
    """The words of a language, for `es-MX` those of `es`; of English where it has none."""
    known = _files()
    code = language.replace("_", "-").partition("-")[0].lower()
    return _read(known.get(code, known[ENGLISH]))


@cache
def _files() -> dict[str, Path]:
    # Looked for rather than put together, because a language comes from the client.
    return {file.stem: file for file in WORDS.glob("*.toml")}


@cache
def _read(file: Path) -> Words:
    lists = tomllib.loads(file.read_text(encoding="utf-8"))
    return Words(
        pattern=lists["pattern"],
        nouns=tuple((noun, number) for number, nouns in enumerate(lists["nouns"].values()) for noun in nouns),
        adjectives=tuple(tuple(adjective.split("/")) for adjective in lists["adjectives"]),
    )
