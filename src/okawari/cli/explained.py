"""What a bot would have chosen in the place of the players of a saved game, and why."""

from collections.abc import Collection, Iterator
from dataclasses import asdict, dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from okawari.cli.voice import Voice
from okawari.replays import SavedGame
from okawari.replays.saved import steps

if TYPE_CHECKING:
    from okawari.bots.reasons import Reason


@dataclass(frozen=True)
class Remark:
    """A choice, and what a bot says to it."""

    seat: int
    round: int
    turn: int
    question: str
    answer: str
    level: str  # the bot's name, with its budget if it was given one
    reason: "Reason"  # of the bot's own answer

    def say(self, voice: Voice) -> str:
        """The remark in a sentence or two."""
        language = voice.language
        known = f"cli-bot-{self.level}"
        bot = language.say(known) if language.knows(known) else self.level
        said = {"seat": voice.name(self.seat), "bot": bot, "text": self.reason.say(language)}
        if self.reason.answer == self.answer:
            return voice.say("cli-explain-same", **said)
        return voice.say("cli-explain-other", answer=language.answer(self.question, self.answer), **said)

    def document(self, voice: Voice) -> dict[str, Any]:
        """The remark for programs."""
        return {**asdict(self), "text": self.reason.say(voice.language)}


def remarks(saved: SavedGame, level: str, seats: Collection[int]) -> Iterator[Remark]:
    """What a bot says to every choice of these seats, judging by what they could see; searches are compiled."""
    from okawari import compiled  # here, because nothing else in this command needs them
    from okawari.bots.budgets import bots_for, check_bot, searches
    from okawari.bots.reasons import consider

    check_bot(level)
    bot = bots_for([level], saved.game, searches(level) and compiled.available())[level]
    for number, (game, (seat, question, code)) in enumerate(zip(steps(saved), saved.choices, strict=False)):
        if seat in seats and len(game.legal(seat)) > 1:
            view = game.view(seat)
            reason = consider(bot, view, view.legal, Random(f"explain {number}")).reason
            yield Remark(seat, view.round, view.turn, question, code, level, reason)
