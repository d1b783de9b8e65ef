"""What PettingZoo's two interfaces have in common: agents are seats, with the same spaces and the same pictures."""

from typing import Any, Unpack

import numpy
from gymnasium import spaces

from okawari.environments.one_table import VERSION, OneTable, Seen
from okawari.environments.settings import RENDER_MODES, Settings

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as problem:
    raise ImportError(f"PettingZoo's environments need PettingZoo: pip install 'okawari[rl]' ({problem})") from problem

__all__ = ["AECEnv", "Agents", "OrderEnforcingWrapper", "ParallelEnv"]

NAME = f"okawari_{VERSION}"


class Agents:
    """A table whose seats are agents."""

    metadata: dict[str, Any] = {"name": NAME, "render_modes": [*RENDER_MODES]}  # noqa: RUF012  (as PettingZoo has it)

    def __init__(self, game: str = "classic", **settings: Unpack[Settings]) -> None:
        self.table = OneTable(game, **settings)
        self.render_mode = self.table.render_mode
        self.possible_agents = self.table.names[:]
        self.agents: list[str] = []
        self.state_space = spaces.Box(-128, 127, (self.table.tables.observations[0].size,), numpy.int8)

    def observation_space(self, agent: str) -> Any:
        """What an agent observes: its view, and the answers that are open."""
        return self.table.observation_space

    def action_space(self, agent: str) -> Any:
        """Every answer to every question, and WAIT."""
        return self.table.action_space

    def each(self, of: Any) -> dict[str, Any]:
        """Something of every seat, by its agent."""
        return {name: of(seat) for seat, name in enumerate(self.table.names)}

    def observe(self, agent: str) -> Seen:
        """What an agent observes. It stays the same until all have answered."""
        return self.table.seen(self.table.names.index(agent))

    def state(self) -> Any:
        """What all seats observe, one after the other: for critics that may know everything."""
        self.table.tables.need_deal()
        return self.table.tables.observations[0].reshape(-1).copy()

    def render(self) -> str | None:
        """The table in words."""
        return self.table.render()

    def close(self) -> None:
        """Nothing stays open."""
