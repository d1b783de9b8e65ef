"""Saved games: rules version, options, seed and choices, from which everything else follows."""

from okawari.replays.saved import FORMAT, SavedGame, load, read, save, write

__all__ = ["FORMAT", "SavedGame", "load", "read", "save", "write"]
