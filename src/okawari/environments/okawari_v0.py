"""PettingZoo's environments by the names its users expect: `okawari_v0.env(…)` and `okawari_v0.parallel_env(…)`."""

from typing import Any, Unpack

from okawari.environments.aec import AecTable, OrderedTable
from okawari.environments.parallel import ParallelTable
from okawari.environments.settings import Settings

raw_env = AecTable


def env(game: str = "classic", **settings: Unpack[Settings]) -> Any:
    """Seats answer one after the other. As with PettingZoo's own games, a wrapper watches over the order of calls."""
    return OrderedTable(raw_env(game, **settings))


def parallel_env(game: str = "classic", **settings: Unpack[Settings]) -> ParallelTable:
    """All seats answer at the same time."""
    return ParallelTable(game, **settings)
