"""PettingZoo's AEC interface: the seats that are asked answer one after the other, and see no answers of that step."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv

from okawari.environments.one_table import VERSION, OneTable, Seen
from okawari.environments.pieces import WAIT


class AecTable(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """A game of Classic, Party or Draft in which every agent is a seat, and only seats that are asked have a turn."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"okawari_{VERSION}",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, game: str = "classic", *, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        self.table = OneTable(game, **settings)
        self.render_mode = render_mode
        self.possible_agents = self.table.names
        self.agents: list[str] = []
        size = self.table.tables.observations[0].size
        self.state_space = spaces.Box(-128, 127, (size,), numpy.int8)

    def observation_space(self, agent: str) -> Any:
        """What an agent observes: its view, and the answers that are open."""
        return self.table.observation_space

    def action_space(self, agent: str) -> Any:
        """Every answer to every question, and WAIT, which is never open here."""
        return self.table.action_space

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game."""
        self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def _ask(self) -> None:
        """Begin a step: everybody who is asked has a turn."""
        self._asked = self.table.tables.asked()
        self._answers = [WAIT] * len(self.possible_agents)
        self.infos = {name: self.table.info(seat) for seat, name in enumerate(self.possible_agents)}
        self.agent_selection = self.possible_agents[self._asked.pop(0)]

    def observe(self, agent: str) -> Seen:
        """What an agent observes. It stays the same until all have answered."""
        return self.table.seen(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """The answer of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._answers[seat] = self.table.checked(seat, -1 if action is None else action)
        self._cumulative_rewards[agent] = 0.0
        if self._answers[seat] == WAIT:
            self._end(dict.fromkeys(self.agents, 0.0))
        elif self._asked:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.agent_selection = self.possible_agents[self._asked.pop(0)]
        else:
            self.table.play(self._answers)
            self.rewards = dict(zip(self.possible_agents, self.table.tables.rewards[0].tolist(), strict=True))
            self._accumulate_rewards()
            if self.table.over:
                self._end(self.rewards)
            else:
                self._ask()

    def _end(self, rewards: dict[str, float]) -> None:
        """The game is over for everybody."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {name: self.table.info(seat) for seat, name in enumerate(self.possible_agents)}
        self.agent_selection = self.agents[0]

    def state(self) -> Any:
        """What all seats observe, one after the other: for critics that may know everything."""
        return self.table.tables.observations[0].reshape(-1).copy()

    def render(self) -> str | None:
        """The table in words."""
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing stays open."""
