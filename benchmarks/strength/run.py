"""Play what has not been played yet. Every match has a file, so that all of it can be interrupted and go on."""

import json
import sys
from pathlib import Path
from typing import Any

from benchmarks.strength.matches import EXPANSIONS, MENUS, SEED, Match
from okawari.bots.budgets import bots_for
from okawari.simulation.backends import Processes
from okawari.simulation.endings import ending_regret
from okawari.simulation.kernel import NUMBERS
from okawari.simulation.league import League, league
from okawari.simulation.search_speed import EXPECTED, search_speed

FOLDER = Path("build/strength")
POSITIONS = 200
ENDING_BOTS = ("greedy", "quick", "strong")


def finished(match: Match) -> bool:
    """Whether all games of a match are in its file."""
    path = FOLDER / f"{match.name}.jsonl"
    if not path.exists():
        return False
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]
    return sum(len(line["results"]) // (NUMBERS * match.players) for line in lines) >= match.games


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
        seed=match.seed,
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
    """Tries in a second of processor time; kept in a file once they are known."""
    path = FOLDER / "speeds.json"
    if not path.exists():
        found = [
            {"game": game, "seats": seats, "menu": menu, "target": target, "rate": search_speed(game, seats, menu)}
            for game, seats, menu, target in EXPECTED
        ]
        path.write_text(json.dumps(found), "utf-8")
    return json.loads(path.read_text("utf-8"))  # type: ignore[no-any-return]
