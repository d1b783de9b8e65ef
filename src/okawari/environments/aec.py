"""PettingZoo's AEC interface: the seats that are asked answer one after the other, and see no answers of that step."""

from collections.abc import Mapping
from typing import Any

from okawari.environments.agents import AECEnv, Agents, OrderEnforcingWrapper
from okawari.environments.copying import CopiedWhole
from okawari.environments.one_table import Seen
from okawari.environments.pieces import WAIT


class AecTable(Agents, AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo ships no types
    """A game of Classic, Party or Draft in which every agent is a seat, and only seats that are asked have a turn."""

    metadata = {**Agents.metadata, "is_parallelizable": False}  # noqa: RUF012  (as PettingZoo has it)

    def reset(self, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game."""
        self.table.reset(seed, options)
        self.agents = self.table.names[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()
        self.table.show()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, Seen]:
        """What the agent whose turn it is observes and has gained, and whether the game has ended for it."""
        self._need_agents()
        return super().last(observe)  # type: ignore[no-any-return]

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents as their turns come; refused before reset(), when it would be nobody's."""
        self.table.tables.need_deal()
        return super().agent_iter(max_iter)

    def _need_agents(self) -> None:
        """Refuse to go on where it is nobody's turn."""
        self.table.tables.need_deal()
        if not self.agents:
            raise RuntimeError("call reset() for another game: this one is over, and it is nobody's turn")

    def _ask(self) -> None:
        """Begin a step: everybody who is asked has a turn."""
        self._asked = self.table.tables.asked()
        self._answers = [WAIT] * len(self.table.names)
        self.infos = self.each(self.table.info)
        self.agent_selection = self.table.names[self._asked.pop(0)]

    def step(self, action: int | None) -> None:
        """The answer of the agent whose turn it is."""
        self._need_agents()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of(agent)
        self._answers[seat] = self.table.checked(seat, action)
        self._cumulative_rewards[agent] = 0.0
        if self._asked and not self.table.spoiled:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self.agent_selection = self.table.names[self._asked.pop(0)]
        else:
            self.table.play(self._answers)
            self.rewards = dict(zip(self.table.names, self.table.rewards(), strict=True))
            self._accumulate_rewards()
            if self.table.over:
                self._end()
            else:
                self._ask()
            self.table.show()

    def _end(self) -> None:
        """The game is over for everybody."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = self.each(self.table.info)
        self.agent_selection = self.agents[0]


class OrderedTable(CopiedWhole, OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo ships no types
    """PettingZoo's wrapper that watches over the order of calls; what is asked in every turn takes a shorter way."""

    @property
    def agents(self) -> list[str]:
        """Those for whom the game goes on; refused before reset()."""
        return self._begun().agents  # type: ignore[no-any-return]

    @property
    def agent_selection(self) -> str:
        """Whose turn it is; refused before reset()."""
        return self._begun().agent_selection  # type: ignore[no-any-return]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, Seen]:
        """What the agent whose turn it is observes and has gained, and whether the game has ended for it."""
        return self._begun().last(observe)  # type: ignore[no-any-return]

    def _begun(self) -> Any:
        if not self._has_reset:
            raise AttributeError("call reset() first: no game has begun yet")
        return self.env

    def __str__(self) -> str:
        return str(self.env)
