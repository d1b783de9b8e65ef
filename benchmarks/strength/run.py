"""Play what has not been played yet. Every match has a file, so that all of it can be interrupted and go on."""

import json
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.strength.matches import EXPANSIONS, MENUS, SEED, Match
from okawari.bots.budgets import bots_for
from okawari.bots.levels import PLANS
from okawari.bots.search.bot import Searcher
from okawari.bots.search.plan import Plan
from okawari.game import Game
from okawari.simulation.backends import Processes
from okawari.simulation.endings import ending_regret
from okawari.simulation.league import League, league

FOLDER = Path("build/strength")
POSITIONS = 200
ENDING_BOTS = ("greedy", "quick", "strong")
SPEEDS = (("classic", 2, None, 500_000), ("party", 4, "my-first-meal", 250_000), ("party", 4, "party-sampler", 250_000))
SPEED_TRIES = 5000


def play(match: Match, workers: int) -> League:
    """A match, as far as it is not played yet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    many = match.game == "party" and match.menu is None
    return league(
        [match.bot, match.against],
        match.game,
        match.players,
        match.games,
        menu=match.menu,
        menus=MENUS if many else None,
        options=EXPANSIONS if many else None,
        seed=SEED,
        alone=True,
        backend=Processes(workers),
        resume=FOLDER / f"{match.name}.jsonl",
        progress=_told(match.name),
    )


def _told(name: str) -> Any:
    def told(done: int, total: int) -> None:
        if sys.stderr.isatty():
            print(f"\r\x1b[K{name}: {done} of {total} games", end="", file=sys.stderr)

    return told


def endings() -> list[dict[str, Any]]:
    """What bots lose in endings, kept in a file once it is known."""
    path = FOLDER / "endings.json"
    if not path.exists():
        bots = bots_for(ENDING_BOTS, "classic", True)
        found = [
            {"bot": name, "cards": cards, **_regret(bots[name], cards)} for name in ENDING_BOTS for cards in (3, 4, 5)
        ]
        path.write_text(json.dumps(found), "utf-8")
    return json.loads(path.read_text("utf-8"))  # type: ignore[no-any-return]


def _regret(bot: Any, cards: int) -> dict[str, float]:
    found = ending_regret(bot, cards, POSITIONS, SEED)
    return {"positions": found.positions, "regret": found.mean, "error": found.error, "best": found.best}


def speeds() -> list[dict[str, Any]]:
    """Tries in a second of processor time, over all questions of a game; kept in a file once they are known."""
    path = FOLDER / "speeds.json"
    if not path.exists():
        path.write_text(json.dumps([_speed(*one) for one in SPEEDS]), "utf-8")
    return json.loads(path.read_text("utf-8"))  # type: ignore[no-any-return]


def _speed(game: str, seats: int, menu: str | None, target: int) -> dict[str, Any]:
    searcher = Searcher(Plan(tries=SPEED_TRIES, nodes=PLANS["strong"].nodes), fast=True)
    rates: list[float] = []
    for _ in range(3):
        tries, seconds = 0, 0.0
        for view in _views(game, seats, menu):
            began = time.thread_time()
            work = searcher.think(view, Random(1))
            if not work.exact:
                seconds += time.thread_time() - began
                tries += SPEED_TRIES
        rates.append(tries / seconds)
    return {"game": game, "seats": seats, "menu": menu, "target": target, "rate": max(rates)}


def _views(game: str, seats: int, menu: str | None) -> Iterable[Any]:
    """Every question with a choice in a game of quick answers."""
    played = Game(game, seats=seats, menu=menu, seed=SEED)
    rng = Random(SEED)
    while not played.over:
        view = played.view(played.waiting[0])
        if len(view.legal) > 1:
            yield view
        played.answer(played.waiting[0], rng.choice(view.legal))
