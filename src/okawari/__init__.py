"""Okawari: the sushi card-drafting games Classic, Party and Draft."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from okawari.bots import Bot, named, play
    from okawari.editions.catalogue import menus, options
    from okawari.errors import OkawariError
    from okawari.game import Game
    from okawari.replays import SavedGame, load, read, save, write
    from okawari.scorepad import score
    from okawari.views.seat_view import Answer, View
    from okawari.views.story import Event

__version__ = "0.1.0"
__all__ = [
    "Answer", "Bot", "Event", "Game", "OkawariError", "SavedGame", "View", "__version__", "load", "menus", "named",
    "options", "play", "read", "save", "score", "write",
]  # fmt: skip

_HOMES = {
    "Answer": "okawari.views.seat_view",
    "Bot": "okawari.bots",
    "Event": "okawari.views.story",
    "Game": "okawari.game",
    "OkawariError": "okawari.errors",
    "SavedGame": "okawari.replays",
    "View": "okawari.views.seat_view",
    "load": "okawari.replays",
    "menus": "okawari.editions.catalogue",
    "named": "okawari.bots",
    "options": "okawari.editions.catalogue",
    "play": "okawari.bots",
    "read": "okawari.replays",
    "save": "okawari.replays",
    "score": "okawari.scorepad",
    "write": "okawari.replays",
}


def __getattr__(name: str) -> Any:
    """Public names are loaded when they are first used, so that importing the package costs next to nothing."""
    if name not in _HOMES:
        raise AttributeError(f"module 'okawari' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
