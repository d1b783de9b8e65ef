"""One table for environments that play a single game at a time: spaces, seeds, and answers that are not open."""

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Unpack

import numpy
from gymnasium import spaces

from okawari.environments.company import Bots
from okawari.environments.copying import CopiedWhole
from okawari.environments.numbers import counted, seed_text, told, whole
from okawari.environments.pieces import ACTIONS, WAIT
from okawari.environments.settings import Settings, check_settings
from okawari.environments.table_text import table_text
from okawari.environments.tables import DEALS, SIZE, Tables

ILLEGAL = ("raise", "terminate", "substitute")
DEAL = "deal"  # the only option of reset
Seen = dict[str, Any]


class OneTable(CopiedWhole):
    """A table, and what goes with it whatever the environment."""

    def __init__(self, game: str = "classic", bots: Bots = None, /, **settings: Unpack[Settings]) -> None:
        check_settings(settings)
        self.illegal = settings.get("illegal", "raise")
        if self.illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {self.illegal!r}")
        self.tables = Tables(
            game,
            seats=settings.get("seats"),
            menu=settings.get("menu"),
            options=settings.get("options"),
            reward=settings.get("reward", "points"),
            fast=settings.get("fast"),
            bots=bots,
            auto=False,
        )
        self.render_mode = settings.get("render_mode")
        self.names = [f"seat_{seat}" for seat in range(self.tables.seats)]
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-128, 127, (SIZE,), numpy.int8),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), numpy.int8),
            }
        )
        self.action_space: Any = spaces.Discrete(ACTIONS)
        self.seed, self.deal = "", 0  # of the game that is played
        self.spoiled = False  # whether an answer that was not open has ended the game

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.spoiled or bool(self.tables.over[0])

    def reset(self, seed: int | str | None, options: Mapping[str, Any] | None) -> None:
        """Begin a game: that of a seed, or the next one. The option `deal` chooses another deal of the seed."""
        self.choose(seed, options)
        self.begin()

    def choose(self, seed: int | str | None, options: Mapping[str, Any] | None) -> None:
        """Which game is to be played."""
        self.seed, deal = wanted_games(self.seed, seed, options)
        self.deal = int(self.tables.deals[0]) + 1 if deal is None else deal

    def begin(self) -> None:
        """Begin it."""
        self.tables.reset(self.seed, self.deal)
        self.spoiled = False

    def seen(self, seat: int) -> Seen:
        """What a seat observes: arrays of its own."""
        self.tables.need_deal()
        return {"observation": self.tables.observations[0, seat].copy(), "action_mask": self.mask(seat)}

    def info(self, seat: int) -> Seen:
        """The open answers again, where some look for them; when a game has ended, everybody's points and wins."""
        info = {"action_mask": self.mask(seat)}
        if self.tables.over[0] and not self.spoiled:
            info |= {"scores": self.tables.scores[0].copy(), "wins": self.tables.wins[0]}
        return info

    def mask(self, seat: int) -> Any:
        """A 1 for each answer that is open to a seat: only WAIT when the game has ended, however it did."""
        mask = self.tables.masks[0, seat].copy()
        if self.spoiled:
            mask[:] = 0
            mask[WAIT] = 1
        return mask

    def checked(self, seat: int, answer: Any) -> int:
        """An answer as it counts, None where none was given; one that ends the game spoils it.

        What is no number at all is a mistake of whoever wrote it, and is refused whatever becomes of closed answers.
        """
        self.tables.need_deal()
        mask, number = self.tables.masks[0, seat], whole(answer)
        if number is not None and 0 <= number < ACTIONS and mask[number]:
            return number
        strange = number is None and answer is not None
        if strange or self.illegal == "raise":
            legal = ", ".join(map(str, numpy.flatnonzero(mask)))
            said = "no answer given, open:" if answer is None else f"answer {number} is not open, only"
            if strange:
                said = f"an answer is a whole number, and not {told(answer)}, open:"
            raise ValueError(f"{self.names[seat]}: {said} {legal}")
        self.spoiled = self.spoiled or self.illegal == "terminate"
        return int(mask.argmax())

    def play(self, answers: Sequence[int]) -> None:
        """All answers of a step, WAIT for seats that are not asked; nothing happens in a game that is spoiled."""
        if not self.spoiled:
            self.tables.step_unchecked(numpy.array([answers], numpy.int8))

    def rewards(self) -> list[float]:
        """What every seat gained by the last step."""
        return [0.0] * len(self.names) if self.spoiled else self.tables.rewards[0].tolist()

    def show(self) -> None:
        """Whoever wants to watch sees every position without asking."""
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as all can see it, in words, if that is wanted; people get it on the screen."""
        self.tables.need_deal()
        if self.render_mode is None:
            return None
        waiting = [] if self.over else [self.names[seat] for seat in self.tables.asked()]
        text = table_text(self.tables.view(None), self.names, waiting)
        if self.render_mode != "human":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None


def wanted_games(
    played: str, seed: int | str | None, options: Mapping[str, Any] | None, others: Sequence[str] = ()
) -> tuple[str, int | None]:
    """The seed of the games that a reset asks for, and their first deal: None for the next ones of what was played."""
    deal = wanted_deal(options or {}, others)
    if seed is None and played and deal is None:
        return played, None
    text = played if seed is None else seed_text(seed)
    return text or os.urandom(16).hex(), deal or 0


def wanted_deal(options: Mapping[Any, Any], others: Sequence[str] = ()) -> int | None:
    """The deal that options of reset ask for. Options that are not ours are ignored, ours misspelt are refused."""
    if not isinstance(options, Mapping):
        raise ValueError(f"options of reset are a dictionary, such as {{{DEAL!r}: 3}}, and not {told(options)}")
    known = {_plain(name): name for name in (DEAL, *others)}
    for name in options:
        if (meant := known.get(_plain(name), name)) != name:
            raise ValueError(f"{name!r} is not an option of reset: {meant!r} is meant")
    return counted(DEAL, options[DEAL], 0, DEALS - 1) if DEAL in options else None


def _plain(name: object) -> str:
    """A name without what people mistake about names."""
    return str(name).strip().casefold().replace("_", "").removesuffix("s")
