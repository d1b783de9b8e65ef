"""Gymnasium's interface: one learner at the table, bots at all other seats."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium

from okawari.bots.budgets import bots_for, check_bot
from okawari.environments.one_table import OneTable, Seen
from okawari.environments.pieces import WAIT


class SingleTable(gymnasium.Env[Seen, int]):
    """A game of Classic, Party or Draft. `bots` names one bot for all other seats, or one for each of them."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str = "classic",
        *,
        bots: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.table = OneTable(game, **settings)
        seats = len(self.table.names)
        names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != seats - 1:
            raise ValueError(f"there are {seats - 1} other seats: bots names one bot for all, or one for each")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"seat is a number from 0 to {seats - 1}, or None for any seat")
        for name in names:
            check_bot(name)
        self._bots = [bots_for(names, game, self.table.tables.fast)[name] for name in names]
        self._wanted, self.seat = seat, seat or 0
        self.render_mode = render_mode
        self.observation_space = self.table.observation_space
        self.action_space = self.table.action_space

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Seen, Seen]:
        """Begin a game; the learner is asked first, or the bots have answered."""
        super().reset(seed=seed)
        self.table.reset(seed, options)
        deal = int(self.table.tables.deals[0])
        if self._wanted is None:
            self.seat = int(self.np_random.integers(len(self.table.names)))
        self._dice = [Random(f"{self.table.seed} {deal} {number}") for number in range(len(self._bots))]
        self._go_on(WAIT)
        return self.table.seen(self.seat), self.table.info(self.seat)

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Seen]:
        """The learner's answer, and those of the bots until it is asked again."""
        answer = self.table.checked(self.seat, action)
        spoiled = answer == WAIT
        reward = 0.0 if spoiled else self._go_on(answer)
        over = spoiled or self.table.over
        return self.table.seen(self.seat), reward, over, False, self.table.info(self.seat)

    def _go_on(self, answer: int) -> float:
        """Play until the learner is asked; what it has gained."""
        table, gained = self.table, 0.0
        while not table.over:
            asked = table.tables.asked()
            if self.seat in asked and answer == WAIT:
                break
            answers = [WAIT] * len(table.names)
            for seat in asked:
                answers[seat] = answer if seat == self.seat else self._bot_answer(seat)
            table.play(answers)
            gained += float(table.tables.rewards[0, self.seat])
            answer = WAIT
        return gained

    def _bot_answer(self, seat: int) -> int:
        number = (seat - self.seat) % len(self.table.names) - 1
        view = self.table.tables.view(seat)
        return self._bots[number].choose(view, view.legal, self._dice[number]).id

    def action_masks(self) -> Any:
        """The answers that are open, as learners with masks ask for them."""
        return self.table.tables.masks[0, self.seat].astype(bool)

    def render(self) -> str | None:
        """The table in words."""
        return self.table.text() if self.render_mode == "ansi" else None
