"""What PettingZoo's two interfaces have in common: agents are seats, with the same spaces and the same pictures."""

from typing import Any

import numpy
from gymnasium import spaces

from okawari.environments.one_table import VERSION, OneTable, Seen

NAME = f"okawari_{VERSION}"


class Agents:
    """A table whose seats are agents."""

    metadata: dict[str, Any] = {"name": NAME, "render_modes": ["ansi"]}  # noqa: RUF012  (as PettingZoo has it)

    def __init__(self, game: str = "classic", *, render_mode: str | None = None, **settings: Any) -> None:
        self.table = OneTable(game, **settings)
        self.render_mode = render_mode
        self.possible_agents = self.table.names
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
        return {name: of(seat) for seat, name in enumerate(self.possible_agents)}

    def observe(self, agent: str) -> Seen:
        """What an agent observes. It stays the same until all have answered."""
        return self.table.seen(self.possible_agents.index(agent))

    def state(self) -> Any:
        """What all seats observe, one after the other: for critics that may know everything."""
        return self.table.tables.observations[0].reshape(-1).copy()

    def render(self) -> str | None:
        """The table in words."""
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing stays open."""
