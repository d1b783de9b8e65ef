"""Hints and reasons during a game: what a strong player would answer, and what all can see of why the bots chose."""

from random import Random
from typing import TYPE_CHECKING

from rich.text import Text

from okawari.cli.lookups import Blocks
from okawari.cli.paint import title
from okawari.cli.voice import Voice
from okawari.game import Game
from okawari.views.seat_view import Answer, View

if TYPE_CHECKING:
    from okawari.bots import Bot
    from okawari.bots.reasons.shown import Shown

ADVISER = "strong"
HIDDEN = ("keep",)  # answers that are never shown
REMEMBERED = 16  # answers of a seat: more than a turn has


class Hints:
    """Watches the bots choose, so that they can be asked afterwards."""

    def __init__(self, game: Game, voice: Voice) -> None:
        self.game = game
        self.voice = voice
        self._answers: dict[int, list[Shown]] = {}

    def remember(self, bot: "Bot", view: View, answer: Answer) -> None:
        """A bot has answered."""
        from okawari.bots.reasons.shown import Shown  # here, because no other command needs it

        seat = view.raw.seat
        shown = Shown(bot, self.game.view(), seat, view.question or "", answer)
        self._answers[seat] = [*self._answers.get(seat, [])[-REMEMBERED:], shown]

    def hint(self, view: View) -> Blocks:
        """What a strong player with this view would answer."""
        from okawari.bots import named
        from okawari.bots.reasons import consider

        if view.question is None:
            return [Text(self.voice.say("question-none"))]
        rng = Random(f"hint {len(self.game.choices)}")
        reason = consider(named(ADVISER), view, view.legal, rng).reason
        return [Text(self.voice.say("cli-hint", text=reason.say(self.voice.language)))]

    def reasons(self) -> Blocks:
        """Why the bots gave their last answers, those that are shown already, as far as everybody can tell."""
        lines = [Text(f"{self.voice.name(seat)}: {said}") for seat in sorted(self._answers) for said in self.said(seat)]
        return [title(self.voice.say("cli-why")), *lines] if lines else [Text(self.voice.say("cli-why-none"))]

    def said(self, seat: int) -> list[str]:
        """What there is to say about the last turn of a bot."""
        from okawari.bots.reasons import open_reason

        shown = self.shown(seat)
        first = next((one.answer for one in shown if one.question == "pick"), None)
        return [open_reason(one, first).say(self.voice.language) for one in shown]

    def shown(self, seat: int) -> "list[Shown]":
        """The answers of a bot's last turn that everybody has seen."""
        answers = self._answers[seat]
        known = answers[: len(answers) - len(self.game.chosen(seat))]
        if not known:
            return []
        last = (known[-1].view.round, known[-1].view.turn)
        same = [one for one in known if (one.view.round, one.view.turn) == last]
        return [one for one in same if one.question not in HIDDEN]
