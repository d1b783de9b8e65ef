"""One table for environments that play a single game at a time: spaces, seeds, and answers that are not open."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy
from gymnasium import spaces

from okawari.environments.pieces import ACTIONS, WAIT
from okawari.environments.tables import SIZE, Tables

ILLEGAL = ("raise", "terminate", "substitute")
VERSION = "v0"
Seen = dict[str, Any]


class OneTable:
    """A table, and what goes with it whatever the environment. Its settings are those of `Tables`."""

    def __init__(self, game: str = "classic", *, illegal: str = "raise", **settings: Any) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.tables = Tables(game, **settings, count=1, auto=False)
        self.illegal = illegal
        self.names = [f"seat_{seat}" for seat in range(self.tables.seats)]
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (SIZE,), numpy.int8),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), numpy.int8),
            }
        )
        self.action_space: Any = spaces.Discrete(ACTIONS)
        self.seed = ""  # of the games that are played

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.tables.over[0])

    def reset(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Begin a game: that of a seed, or the next one. The option `deal` chooses another deal of the seed."""
        if seed is not None or not self.seed:
            self.seed = os.urandom(16).hex() if seed is None else str(seed)
            self.tables.reset(self.seed)
        else:
            self.tables.deal()
        if options and "deal" in options:
            self.tables.deals[0] = int(options["deal"]) - self.tables.count
            self.tables.deal()

    def seen(self, seat: int) -> Seen:
        """What a seat observes: arrays of its own."""
        tables = self.tables
        return {"observation": tables.observations[0, seat].copy(), "action_mask": tables.masks[0, seat].copy()}

    def info(self, seat: int) -> Seen:
        """The open answers again, where some look for them."""
        return {"action_mask": self.tables.masks[0, seat].copy()}

    def open(self, seat: int, answer: Any) -> bool:
        """Whether an answer is open to a seat."""
        return 0 <= answer < ACTIONS and bool(self.tables.masks[0, seat, answer])

    def checked(self, seat: int, answer: Any) -> int:
        """An answer as it counts; WAIT, which nobody can mean, for one that ends the game."""
        if self.open(seat, answer):
            return int(answer)
        if self.illegal == "raise":
            legal = ", ".join(map(str, numpy.flatnonzero(self.tables.masks[0, seat])))
            raise ValueError(f"{self.names[seat]}: answer {answer} is not open, only {legal}")
        return int(self.tables.masks[0, seat].argmax()) if self.illegal == "substitute" else WAIT

    def play(self, answers: Sequence[int]) -> None:
        """All answers of a step, WAIT for seats that are not asked."""
        self.tables.step_checked(numpy.array([answers], numpy.int8))

    def text(self) -> str:
        """The table as all can see it."""
        view = self.tables.view(None)
        lines = [f"{view.game}, round {view.round}, turn {view.turn}"]
        for seat, name in enumerate(self.names):
            lines.append(f"{name}: {view.scores[seat]} points; {' '.join(view.table(seat)) or '-'}")
        return "\n".join(lines)
