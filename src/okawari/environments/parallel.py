"""PettingZoo's parallel interface: all seats answer at the same time, those that are not asked with WAIT."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from okawari.environments.agents import Agents
from okawari.environments.one_table import Seen
from okawari.environments.pieces import WAIT

Each = dict[str, Any]


class ParallelTable(Agents, ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """A game of Classic, Party or Draft in which every agent is a seat."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Each, Each]:
        """Begin a game."""
        self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self.each(self.table.seen), self.each(self.table.info)

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
            self.each(table.seen),
            dict(zip(names, rewards, strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, False),
            self.each(table.info),
        )
        if over:
            self.agents = []
        return result
