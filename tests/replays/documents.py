"""Saved games for tests: documents to change, the digest of a story, and the makers of the golden ones."""

import hashlib
import json
import random
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from okawari.game import Game
from okawari.replays import SavedGame, save, write
from okawari.replays.saved import _checksum
from tests.rules.flow import play_out

SAVES = Path(__file__).parents[1] / "golden" / "saves"

# What the golden games are made from; each is stored as <name>.<digest of its events>.json and never made anew.
GOLDEN: dict[str, dict[str, Any]] = {
    "classic-4": {"game": "classic", "seats": 4, "names": ["Carla", "Pablo", "Ana", "Luisa"]},
    "classic-dummy": {"game": "classic", "seats": 2, "options": {"dummy": "yes", "promo": "yes"}},
    "party-2-dinner-for-two": {"game": "party", "seats": 2, "menu": "dinner-for-two"},
    "party-4-master-menu-de": {"game": "party", "seats": 4, "menu": "master-menu", "options": {"edition": "de"}},
    "party-5-points-platter": {"game": "party", "seats": 5, "menu": "points-platter"},
    "party-8-big-banquet-ru": {"game": "party", "seats": 8, "menu": "big-banquet", "options": {"edition": "ru"}},
    "party-3-expansions": {
        "game": "party",
        "seats": 3,
        "menu": ["uramaki", "sukeroku", "miso", "edamame", "rice_wine", "special_order", "fruit"],
        "options": {"expansions": "both", "order_when": "round_end", "uramaki_scored": "set_aside"},
    },
    "draft-3": {"game": "draft", "seats": 3},
    "draft-5-advanced": {"game": "draft", "seats": 5, "options": {"advanced": "yes", "ties": "last_place"}},
}


def digest(game: Game) -> str:
    """A short sum of everything that happened, in order, with who may know it."""
    story = [[event.what, event.seat, event.values, event.only] for event in game.events]
    return hashlib.sha256(json.dumps(story, sort_keys=True).encode()).hexdigest()[:16]


def document(saved: SavedGame) -> dict[str, Any]:
    """A saved game as a document that can be changed."""
    whole: dict[str, Any] = json.loads(write(saved))
    return whole


def text_of(changed: Mapping[str, Any], sealed: bool = False) -> str:
    """A changed document; sealed: with the checksum that fits it, as a forger would do."""
    whole = dict(changed)
    if sealed:
        whole["checksum"] = _checksum(whole)
    return json.dumps(whole)


def make_golden() -> None:
    """Write the golden games that do not exist yet."""
    for name, how in GOLDEN.items():
        if not list(SAVES.glob(f"{name}.*.json")):
            game = play_out(Game(**how, seed=f"golden {name}"), random.Random(name))
            (SAVES / f"{name}.{digest(game)}.json").write_text(write(save(game)), encoding="utf-8")
            sys.stdout.write(f"{name}\n")


if __name__ == "__main__":
    make_golden()
