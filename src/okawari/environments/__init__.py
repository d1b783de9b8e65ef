"""Environments for learning: all three games behind the interfaces that learners are written for.

Importing this makes `gymnasium.make("okawari/Classic-v0")` work. PettingZoo's environments are in
`okawari.environments.okawari_v0`, OpenSpiel's game in `okawari.environments.open_spiel`, and many tables at once are
`okawari.environments.Tables`.
"""

try:
    from okawari.environments.registration import register
    from okawari.environments.tables import Tables
except ImportError as problem:
    raise ImportError(f"Environments need more than the game: pip install 'okawari[rl]' ({problem})") from problem

__all__ = ["Tables"]

register()
