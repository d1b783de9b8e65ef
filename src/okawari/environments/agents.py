"""What PettingZoo's two interfaces have in common: agents are seats, with the same spaces and the same pictures."""

from typing import Any, Unpack

import numpy
from gymnasium import spaces

from okawari.environments.copying import CopiedWhole
from okawari.environments.one_table import OneTable, Seen
from okawari.environments.pieces import ACTIONS
from okawari.environments.settings import RENDER_MODES, VERSION, Settings
from okawari.views.seat_view import View

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as problem:
    raise ImportError(f"PettingZoo's environments need PettingZoo: pip install 'okawari[rl]' ({problem})") from problem

__all__ = ["AECEnv", "Agents", "OrderEnforcingWrapper", "ParallelEnv"]

NAME = f"okawari_{VERSION}"


class Agents(CopiedWhole):
    """A table whose seats are agents."""

    metadata: dict[str, Any] = {"name": NAME, "render_modes": [*RENDER_MODES]}  # noqa: RUF012  (as PettingZoo has it)

    def __init__(self, game: str = "classic", **settings: Unpack[Settings]) -> None:
        self.table = OneTable(game, **settings)
        self.render_mode = self.table.render_mode
        self.possible_agents = self.table.names[:]
        self.agents: list[str] = []
        self._seats = {name: seat for seat, name in enumerate(self.table.names)}
        self._answers_of = {name: spaces.Discrete(ACTIONS) for name in self.table.names}  # each draws for itself
        self.state_space = spaces.Box(-128, 127, (self.table.tables.observations[0].size,), numpy.int8)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.table.tables.told()}>"

    def observation_space(self, agent: str) -> Any:
        """What an agent observes: its view, and the answers that are open."""
        self.seat_of(agent)
        return self.table.observation_space

    def action_space(self, agent: str) -> Any:
        """Every answer to every question, and WAIT."""
        self.seat_of(agent)
        return self._answers_of[agent]

    def seat_of(self, agent: str) -> int:
        """The number of an agent's seat; refused if it does not sit here."""
        if agent not in self._seats:
            raise ValueError(f"{agent}: not at this table, these are: {', '.join(self._seats)}")
        return self._seats[agent]

    def each(self, of: Any) -> dict[str, Any]:
        """Something of every seat, by its agent."""
        return {name: of(seat) for seat, name in enumerate(self.table.names)}

    def observe(self, agent: str) -> Seen:
        """What an agent observes. It stays the same until all have answered."""
        return self.table.seen(self.seat_of(agent))

    def view(self, agent: str) -> View:
        """What an agent may know as an object, as bots get it."""
        return self.table.tables.view(self.seat_of(agent))

    def state(self) -> Any:
        """What all seats observe, one after the other: for critics that may know everything."""
        self.table.tables.need_deal()
        return self.table.tables.observations[0].reshape(-1).copy()

    def render(self) -> str | None:
        """The table in words."""
        return self.table.render()

    def close(self) -> None:
        """Nothing stays open."""
