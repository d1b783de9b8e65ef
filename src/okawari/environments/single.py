"""Gymnasium's interface: one learner at the table, bots at all other seats."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Unpack

import gymnasium

from okawari import compiled
from okawari.bots import Bot
from okawari.bots.budgets import bots_for, check_bot
from okawari.environments.company import SIMPLE, around
from okawari.environments.copying import CopiedWhole
from okawari.environments.numbers import as_number, counted, told
from okawari.environments.one_table import OneTable, Seen
from okawari.environments.pieces import WAIT
from okawari.environments.settings import RENDER_MODES, Settings, check_settings, wanted_seats
from okawari.views.seat_view import Answer, View


class SingleTable(CopiedWhole, gymnasium.Env[Seen, int]):
    """A game of Classic, Party or Draft, in which a learner has one seat; with seat=None a different one in each game.

    `bots` is a bot or its name, for all other seats, or a list with one for each of them, beginning at the learner's
    left. A bot is anything with `choose(view, legal, rng)`.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str = "classic",
        *,
        bots: Bot | str | Sequence[Bot | str] = "greedy",
        seat: int | None = 0,
        **settings: Unpack[Settings],
    ) -> None:
        check_settings(settings, own=("bots", "seat"))
        seats = wanted_seats(game, settings.get("seats"))
        seat = None if seat is None else counted("seat", seat, 0, seats - 1, ", or None for any seat")
        self._given = opponents(bots, seats - 1)
        self._wanted, self.seat = seat, seat or 0
        self.table = OneTable(game, self._at_table(), **settings)
        self._bots = self._ready()
        self.render_mode = self.table.render_mode
        self.observation_space = self.table.observation_space
        self.action_space = self.table.action_space

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.table.tables.told()}>"

    def _at_table(self) -> list[str | None]:
        """The bots by their seats that answer inside of the table's steps; all others are asked here."""
        inside = [bot if isinstance(bot, str) and bot in SIMPLE else None for bot in self._given]
        return around(inside, self.seat)

    def _ready(self) -> list[Bot | None]:
        """The bots that are asked here, found by their names where they were named."""
        tables = self.table.tables
        named = {bot for bot in self._given if isinstance(bot, str) and bot not in SIMPLE}
        with compiled.announcing_to_people():
            found: Mapping[str, Bot | None] = bots_for(named, tables.game, tables.fast)
        return [found.get(bot) if isinstance(bot, str) else bot for bot in self._given]

    def __getstate__(self) -> dict[str, Any]:
        """All but the bots that have names: these are found again, and what they think with is not copied."""
        return {name: value for name, value in vars(self).items() if name != "_bots"}

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        vars(self).update(state)
        self._bots = self._ready()

    def reset(self, *, seed: int | str | None = None, options: Mapping[str, Any] | None = None) -> tuple[Seen, Seen]:
        """Begin a game; the learner is asked first, or the bots have answered."""
        super().reset(seed=None if seed is None else as_number(seed))
        self.table.choose(seed, options)
        game = f"{self.table.seed} {self.table.deal}"
        if self._wanted is None:
            self.seat = Random(f"{game} seat").randrange(len(self.table.names))
            self.table.tables.seat_bots(self._at_table())
        self.table.begin()
        self._dice = [Random(f"{game} {number}") for number in range(len(self._bots))]
        self._go_on(WAIT)
        self.table.show()
        return self.table.seen(self.seat), self.table.info(self.seat)

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Seen]:
        """The learner's answer, and those of the bots until it is asked again. After the end nothing is gained."""
        table = self.table
        reward = 0.0
        if not table.over:
            reward = self._go_on(table.checked(self.seat, action))
            table.show()
        return table.seen(self.seat), reward, table.over, False, table.info(self.seat)

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
        view, bot = self.table.tables.view(seat), self._bots[number]
        assert bot is not None, "this one answers by itself"
        answer: object = bot.choose(view, view.legal, self._dice[number])
        if not isinstance(answer, Answer):
            wanted = "has to return one of the legal answers that it was given"
            raise ValueError(f"{self.table.names[seat]}: {type(bot).__name__} {wanted}, and not {told(answer)}")
        if answer not in view.legal:
            raise ValueError(f"{self.table.names[seat]}: {type(bot).__name__} chose {answer!r}, which is not open")
        return answer.id

    def view(self) -> View:
        """What the learner may know as an object, as bots get it."""
        self.table.tables.need_deal()
        return self.table.tables.view(self.seat)

    def action_masks(self) -> Any:
        """The answers that are open, as learners with masks ask for them."""
        self.table.tables.need_deal()
        return self.table.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        """The table in words."""
        return self.table.render()


def opponents(bots: Bot | str | Sequence[Bot | str], seats: int) -> list[Bot | str]:
    """A bot or a bot's name for each of these seats."""
    given = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * seats
    if len(given) != seats:
        raise ValueError(f"bots is one bot for all other seats, or a list with one for each: {seats}, not {len(given)}")
    for bot in given:
        if isinstance(bot, str):
            check_bot(bot)
        elif isinstance(bot, type):
            raise ValueError(f"{bot.__name__} is a class: give a bot that was made of it, {bot.__name__}(...)")
        elif not callable(getattr(bot, "choose", None)):
            raise ValueError(f"a bot is a name or has choose(view, legal, rng), and {bot!r} has not")
    return given
