"""PettingZoo's parallel interface: all seats answer at the same time, those that are not asked with WAIT."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy
from gymnasium import spaces
from pettingzoo import ParallelEnv

from okawari.environments.one_table import VERSION, OneTable, Seen
from okawari.environments.pieces import WAIT

Each = dict[str, Any]


class ParallelTable(ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """A game of Classic, Party or Draft in which every agent is a seat."""

    metadata: ClassVar[dict[str, Any]] = {"name": f"okawari_{VERSION}", "render_modes": ["ansi"]}

    def __init__(self, game: str = "classic", *, render_mode: str | None = None, **settings: Any) -> None:
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
        """Every answer to every question, and WAIT."""
        return self.table.action_space

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Each, Each]:
        """Begin a game."""
        self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._each(self.table.seen), self._each(self.table.info)

    def step(self, actions: Mapping[str, int]) -> tuple[Each, Each, Each, Each, Each]:
        """One answer of every seat."""
        table, names = self.table, self.possible_agents
        asked = table.tables.asked()
        answers = [WAIT] * len(names)
        for seat in asked:
            answers[seat] = table.checked(seat, actions.get(names[seat], -1))
        spoiled = any(answers[seat] == WAIT for seat in asked)
        if not spoiled:
            table.play(answers)
        over = spoiled or table.over
        rewards = [0.0] * len(names) if spoiled else table.tables.rewards[0].tolist()
        result = (
            self._each(table.seen),
            dict(zip(names, rewards, strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, False),
            self._each(table.info),
        )
        if over:
            self.agents = []
        return result

    def state(self) -> Any:
        """What all seats observe, one after the other: for critics that may know everything."""
        return self.table.tables.observations[0].reshape(-1).copy()

    def render(self) -> str | None:
        """The table in words."""
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing stays open."""

    def _each(self, of: Any) -> Each:
        return {name: of(seat) for seat, name in enumerate(self.possible_agents)}
