"""Who hears what is being compiled: it takes a while, and nobody should have to wonder."""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from okawari.language import ENGLISH, Language

Say = Callable[[str], None]
# What compiled code is for, by where it comes from; the first that fits.
PARTS = {
    "okawari.bots.search.": "search",
    "okawari.bots.rivals.": "rivals",
    "okawari.bots.": "bots",
    "": "rules",
}
NOT_KEPT = "not-kept"
_listeners: list[Say] = []


@contextmanager
def announcing_to_people() -> Iterator[None]:
    """The same where somebody sits before a terminal or a notebook, unless somebody is listening already."""
    if _listeners or not (sys.stderr.isatty() or hasattr(sys, "ps1")):
        yield
        return
    with announcing():
        yield


@contextmanager
def announcing(language: Language | None = None, say: Say | None = None) -> Iterator[None]:
    """Within this, say what is compiled as that begins; what the cache knows is loaded in silence."""
    words = language or Language(ENGLISH)

    def listen(part: str) -> None:
        (say or _on_standard_error)(words.say(f"cli-compiling-{part}"))

    _listeners.append(listen)
    try:
        yield
    finally:
        _listeners.remove(listen)


def begun(entries: Iterable[str], kept: bool = True) -> None:
    """Compiling of these entries, by their full names, begins; whether it is kept for the next time."""
    parts = [next(part for start, part in PARTS.items() if entry.startswith(start)) for entry in entries]
    if not kept:
        parts.append(NOT_KEPT)
    for part in dict.fromkeys(parts):
        for listen in _listeners:
            listen(part)


def _on_standard_error(text: str) -> None:
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()
