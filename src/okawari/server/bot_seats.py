"""Bots at a table: when they think, for whom, and that nobody can tell from their pace what they hold."""

import asyncio
import random
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from okawari.bots.levels import PLANS
from okawari.errors import OkawariError
from okawari.game import Game
from okawari.server import entries as e
from okawari.server import play
from okawari.server.clock import monotonic

if TYPE_CHECKING:
    from okawari.server.live import LiveTable


Thought = tuple[int, int, e.By]  # whose, about which question, and on whose behalf

CLOCK_PAUSE = (0.3, 0.9)  # seconds after time ran out, whatever there is to think about
FIRST_PART = 0.75  # of the time that is left is for the first question, so that some is left for further ones
SHORTEST = 0.05  # seconds
MORE_TIME = 1.3  # times what a level wants for one question


def extra_time(level: str) -> float:
    """Seconds by which the pauses of a level are longer: everybody knows who plays, so that tells nothing."""
    plan = PLANS.get(level)
    return MORE_TIME * (plan.seconds or 0.0) if plan else 0.0


class BotSeats:
    """The seats that a bot plays, and those it plays for somebody."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._thinking: dict[Thought, asyncio.Task[None]] = {}
        self._rng = random.SystemRandom()

    @property
    def busy(self) -> bool:
        """Whether some bot is thinking."""
        return bool(self._thinking)

    def look(self) -> None:
        """Let every bot that is asked think about it."""
        state = self.table.state
        for seat in () if self.table.stopped else state.waiting:
            chair = state.chairs[seat]
            if chair.bot or chair.stand_in:
                by: e.By = "stand_in" if chair.stand_in else "bot"
                delay = self._rng.uniform(*self.table.kitchen.config.bot_delay)
                self._begin(seat, by, delay + extra_time(chair.bot or state.setup.bots), None)

    def choose_for(self, seat: int, considered: tuple[int, str] | None) -> None:
        """Time ran out for a person: keep the card that was lifted, or choose."""
        number = self.table.state.numbers[seat]
        first = considered[1] if considered and considered[0] == number else None
        self._begin(seat, "clock", self._rng.uniform(*CLOCK_PAUSE), first)

    def stop(self) -> None:
        """Forget all thoughts."""
        for task in self._thinking.values():
            task.cancel()

    def _begin(self, seat: int, by: e.By, delay: float, first: str | None) -> None:
        """The pause is settled before the bot looks, and covers all that is chosen before anybody notices."""
        key = (seat, self.table.state.numbers[seat], by)
        if key not in self._thinking:
            task = asyncio.get_running_loop().create_task(self._think(key, monotonic() + delay, first))
            self._thinking[key] = task
            task.add_done_callback(lambda _: self._done(key, task))

    def _done(self, key: Thought, task: "asyncio.Task[None]") -> None:
        self._thinking.pop(key, None)
        if not task.cancelled() and (problem := task.exception()) is not None:
            self.table.kitchen.trouble(problem)
            self.table.again_soon()

    async def _think(self, key: Thought, due: float, first: str | None) -> None:
        seat, number, by = key
        state = self.table.state
        assert state.game is not None
        level = state.chairs[seat].bot or state.setup.bots
        answers = await self._chain(state.game.copy(), seat, level, first, due)
        await asyncio.sleep(max(0.0, due - monotonic()))
        if by == "clock" and not self.table.timing.ran_out(seat):
            self.table.timing.look()
            return
        with suppress(OkawariError):  # it cannot be saved: the table tries again
            await self.table.ask(lambda: play.bot_answers(self.table.state, seat, number, answers, by))

    async def _chain(self, game: Game, seat: int, level: str, first: str | None, due: float) -> list[str]:
        """All answers until others would notice something; thinking ends before the pause does."""
        answers: list[str] = []
        while game.question(seat) is not None:
            legal = [one.code for one in game.legal(seat)]
            if first in legal:
                answer = first
            else:
                within = max(SHORTEST, FIRST_PART * (due - monotonic()))
                brains = self.table.kitchen.brains
                answer = await brains.choose(game.view(seat), level, secrets.token_hex(8), within)
            assert answer is not None
            first = None
            answers.append(answer)
            if any(event.only is None for event in game.answer(seat, answer)):
                break
        return answers
