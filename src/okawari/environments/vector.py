"""Gymnasium's interface for many tables at once: a learner at each of them, all played by compiled rules."""

from collections.abc import Mapping, Sequence
from typing import Any, Unpack

import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from okawari.environments.company import around
from okawari.environments.copying import CopiedWhole
from okawari.environments.numbers import as_number, counted
from okawari.environments.one_table import DEAL, OneTable, Seen, wanted_games
from okawari.environments.pieces import ACTIONS, WAIT
from okawari.environments.settings import Settings, check_settings, wanted_seats
from okawari.environments.table_text import table_text
from okawari.environments.tables import Tables

ILLEGAL = ("raise", "substitute")
SOME = "reset_mask"  # Gymnasium's option of reset: at which tables
Array = Any  # numpy's types say little here


class VectorTables(CopiedWhole, VectorEnv[Seen, Array, Array]):
    """Tables of one game, with a learner in the same seat of each and bots that need no search in the others.

    Table t plays deal t of a seed, and then every `num_envs`-th. After the end of a game the answer of the next step
    is not looked at, and the next game begins. `bots` is a bot's name, or a list with one for each other seat, the
    learner's left neighbour first.
    """

    def __init__(
        self,
        game: str = "classic",
        num_envs: int = 1,
        *,
        bots: str | Sequence[str] = "greedy",
        seat: int = 0,
        threads: int = 1,
        **settings: Unpack[Settings],
    ) -> None:
        check_settings(settings, own=("num_envs", "bots", "seat", "threads"))
        seats = wanted_seats(game, settings.get("seats"))
        self.seat, self.num_envs = counted("seat", seat, 0, seats - 1), counted("num_envs", num_envs, 1)
        at_table = around(opponents(bots, seats - 1), self.seat)
        model = OneTable(game, at_table, **settings)  # refuses what no table can be, and has the spaces
        self.illegal, self.render_mode = model.illegal, model.render_mode
        if self.illegal not in ILLEGAL:
            raise ValueError(
                f"illegal is one of {', '.join(ILLEGAL)} where many tables are played, not {self.illegal!r}"
            )
        if self.render_mode == "human":
            raise TypeError("render_mode is None or ansi where many tables are played, not 'human'")
        self.tables = Tables(
            game,
            seats=seats,
            menu=settings.get("menu"),
            options=settings.get("options"),
            reward=settings.get("reward", "points"),
            fast=settings.get("fast"),
            count=self.num_envs,
            auto=False,
            threads=threads,
            bots=at_table,
        )
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": ["ansi"]}
        self.single_observation_space = model.observation_space
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.names, self.seed = model.names, ""
        self._answers = numpy.full((self.num_envs, seats), WAIT, numpy.int8)

    def __repr__(self) -> str:
        return f"<VectorTables: {self.num_envs} of {self.tables.told()}>"

    def reset(self, *, seed: Any = None, options: Mapping[str, Any] | None = None) -> tuple[Seen, Seen]:
        """Begin a game at every table: those of a seed, or the next ones; with `reset_mask` at these tables alone."""
        text, deal = wanted_games(self.seed, seed, options, [SOME])
        which = (options or {}).get(SOME, True)
        if deal is None:
            self.tables.deal(which)
        elif which is not True:
            raise ValueError(f"{SOME} begins the next games of the seed that is played: without seed and {DEAL}")
        else:
            super().reset(seed=None if seed is None else as_number(seed))
            self.tables.reset(text, deal)
        self.seed = text
        return self._seen(), self._infos()

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, Seen]:
        """The learner's answer at every table, and those of the bots until it is asked again."""
        self.tables.need_deal()
        ended = self.tables.over.copy()
        self._answers[:, self.seat] = self._checked(numpy.asarray(actions), ended)
        self.tables.step_unchecked(self._answers, begin=ended)
        rewards = self.tables.rewards[:, self.seat].astype(numpy.float64)
        return self._seen(), rewards, self.tables.over.copy(), numpy.zeros(self.num_envs, bool), self._infos()

    def _checked(self, answers: Array, ended: Array) -> Array:
        """Answers as they count; where a game has ended, any will do."""
        if answers.shape != (self.num_envs,) or answers.dtype.kind not in "iu":
            wanted = f"step wants a whole number for each of {self.num_envs} tables"
            raise ValueError(f"{wanted}, and not {answers.dtype} of the shape {answers.shape}")
        masks = self.tables.masks[:, self.seat]
        inside = numpy.clip(answers, 0, ACTIONS - 1)
        closed = ~ended & ((inside != answers) | (masks[numpy.arange(self.num_envs), inside] == 0))
        if self.illegal == "raise" and closed.any():
            at = int(closed.argmax())
            legal = ", ".join(map(str, numpy.flatnonzero(masks[at])))
            raise ValueError(f"table {at}: answer {answers[at]} is not open, only {legal}")
        return numpy.where(closed | ended, masks.argmax(1), inside)

    def _seen(self) -> Seen:
        return {"observation": self.tables.observations[:, self.seat].copy(), "action_mask": self._masks()}

    def _masks(self) -> Array:
        return self.tables.masks[:, self.seat].copy()

    def action_masks(self) -> Array:
        """The answers that are open at every table, as learners with masks ask for them."""
        self.tables.need_deal()
        return self._masks().astype(bool)

    def _infos(self) -> Seen:
        """The open answers again; where a game has ended, everybody's points and wins."""
        everywhere, ended = numpy.ones(self.num_envs, bool), self.tables.over
        infos = {"action_mask": self._masks(), "_action_mask": everywhere}
        if ended.any():
            for name, rows in (("scores", self.tables.scores), ("wins", self.tables.wins)):
                infos |= {name: rows * ended[:, None], f"_{name}": ended.copy()}
        return infos

    def render(self) -> tuple[str, ...] | None:
        """Every table in words, as all can see it, if that is wanted."""
        self.tables.need_deal()
        if self.render_mode is None:
            return None
        return tuple(
            table_text(self.tables.view(None, at), self.names, [self.names[seat] for seat in self.tables.asked(at)])
            for at in range(self.num_envs)
        )


def opponents(bots: Any, seats: int) -> list[Any]:
    """What sits at each other seat; whether it can is for the tables to say."""
    others = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * seats
    if len(others) != seats or None in others:
        raise ValueError(f"bots is one name for all other seats, or a list with one for each: {seats}")
    return others
