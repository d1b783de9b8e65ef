"""A game's state as a text whose form never changes, and the hash of that text that the log stores.

docs/server.md, "What is in the database", specifies the text.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from itertools import groupby

from okawari.game import Game

FORM = 1  # version of the text; logs with a newer one are refused


def state_hash(game: Game, phase: str) -> str:
    """Return the form of the text, a colon, and the text's SHA-256."""
    return f"{FORM}:{sha256(text(game, phase).encode()).hexdigest()}"


def text(game: Game, phase: str) -> str:
    """Return the canonical text of a game: codes, counts, answers and points, one fact per line."""
    return "\n".join(_lines(game, phase)) + "\n"


def _lines(game: Game, phase: str) -> Iterator[str]:
    view = game.view()
    yield f"okawari {FORM}"
    yield f"game {game.game} {game.seats}"
    yield f"phase {phase}"
    yield f"round {view.round}"
    yield f"deck {view.deck_size}"
    yield f"discards {_counted(view.discards)}"
    for place, points in enumerate(game.scores):
        yield f"points {place} {points}"
        yield f"table {place} {_counted(Counter(view.table(place)))}"
        yield f"desserts {place} {_counted(Counter(view.desserts(place)))}"
    for seat, hand in enumerate(game.hands()):
        yield f"hand {seat} {_counted(hand)}"
    for seat, answers in _by_seat((choice.seat, choice.code) for choice in game.choices):
        yield f"answers {seat} {' '.join(answers)}"


def _counted(codes: Mapping[str, int]) -> str:
    return " ".join([f"{code}*{number}" for code, number in sorted(codes.items())])


def _by_seat(pairs: Iterable[tuple[int, str]]) -> Iterator[tuple[int, list[str]]]:
    ordered = sorted(pairs, key=lambda pair: pair[0])  # stable: each seat's answers stay in their order
    for seat, some in groupby(ordered, key=lambda pair: pair[0]):
        yield seat, [code for _, code in some]
