"""PettingZoo's parallel interface: all seats answer at the same time, those that are not asked with WAIT."""

from collections.abc import Mapping
from typing import Any

from okawari.environments.agents import Agents, ParallelEnv
from okawari.environments.numbers import told
from okawari.environments.one_table import Seen

Each = dict[str, Any]


class ParallelTable(Agents, ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """A game of Classic, Party or Draft in which every agent is a seat."""

    def reset(self, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> tuple[Each, Each]:
        """Begin a game."""
        self.table.reset(seed, options)
        self.agents = self.table.names[:]
        self.table.show()
        return self.each(self.table.seen), self.each(self.table.info)

    def step(self, actions: Mapping[str, int]) -> tuple[Each, Each, Each, Each, Each]:
        """One answer of every seat. After the end nobody is there to be told anything."""
        table, names = self.table, self.table.names
        table.tables.need_deal()
        if not self.agents:
            return {}, {}, {}, {}, {}
        if not isinstance(actions, Mapping):
            raise ValueError(f"step wants a dictionary with an answer of each agent, and not {told(actions)}")
        for name in actions:
            self.seat_of(name)
        table.play([table.checked(seat, actions.get(name)) for seat, name in enumerate(names)])
        table.show()
        result = (
            self.each(table.seen),
            dict(zip(names, table.rewards(), strict=True)),
            dict.fromkeys(names, table.over),
            dict.fromkeys(names, False),
            self.each(table.info),
        )
        if table.over:
            self.agents = []
        return result
