"""How fast searches are: tries in a second of processor time, over all questions of a game."""

import time
from collections.abc import Iterator
from random import Random

from okawari.bots.levels import PLANS
from okawari.bots.search.bot import Searcher
from okawari.bots.search.plan import Plan
from okawari.game import Game
from okawari.views.seat_view import View

SEED = "speed"
TRIES = 20_000  # about what strong makes
ROUNDS = 3  # the best counts: whatever else the machine does only makes it slower
# Game, seats, menu, and what is expected.
EXPECTED = (
    ("classic", 2, None, 500_000),
    ("party", 4, "my-first-meal", 250_000),
    ("party", 4, "party-sampler", 250_000),
)


def search_speed(game: str, seats: int, menu: str | None = None, tries: int = TRIES, rounds: int = ROUNDS) -> float:
    """Tries of one thread with the memory of `strong`."""
    searcher = Searcher(Plan(tries=tries, nodes=PLANS["strong"].nodes), fast=True)
    best = 0.0
    for _ in range(rounds):
        made, seconds = 0, 0.0
        for view in views(game, seats, menu):
            began = time.thread_time()
            work = searcher.think(view, Random(1))
            if not work.exact:
                seconds += time.thread_time() - began
                made += tries
        best = max(best, made / seconds)
    return best


def views(game: str, seats: int, menu: str | None) -> Iterator[View]:
    """Every question with a choice in a game of any answers."""
    played, rng = Game(game, seats=seats, menu=menu, seed=SEED), Random(SEED)
    while not played.over:
        seat = played.waiting[0]
        view = played.view(seat)
        if len(view.legal) > 1:
            yield view
        played.answer(seat, rng.choice(view.legal))
