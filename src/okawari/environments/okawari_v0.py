"""PettingZoo's environments by the names its users expect: `okawari_v0.env(…)` and `okawari_v0.parallel_env(…)`."""

from typing import Any

from okawari.environments.aec import AecTable
from okawari.environments.parallel import ParallelTable


def env(game: str = "classic", **settings: Any) -> AecTable:
    """Seats answer one after the other."""
    return AecTable(game, **settings)


def parallel_env(game: str = "classic", **settings: Any) -> ParallelTable:
    """All seats answer at the same time."""
    return ParallelTable(game, **settings)


raw_env = env
