"""Reasons: why a bot gives an answer, in a sentence made of numbers that were computed.

`consider` and `explain` are for whoever may have the bot's own view; `open_reason` is for the others at its table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from okawari.bots.greedy_bot import GreedyBot
from okawari.bots.random_bot import RandomBot
from okawari.bots.reasons.draft import draft_clause
from okawari.bots.reasons.likings import liking
from okawari.bots.reasons.reason import ANY, ONLY, Clause, Reason, about, clause
from okawari.bots.reasons.shown import open_reason
from okawari.bots.reasons.table import table_clause
from okawari.bots.reasons.tried import Tried, tried_by, tried_clause
from okawari.bots.reasons.values import Values, tasted_gains, values_of
from okawari.bots.search.bot import Searcher
from okawari.bots.taste import Taste
from okawari.views.seat_view import Answer, View

if TYPE_CHECKING:
    from okawari.bots import Bot

__all__ = ["Clause", "Considered", "Reason", "consider", "explain", "open_reason"]


@dataclass(frozen=True)
class Considered:
    """An answer of a bot with all that is needed to explain it later."""

    bot: "Bot"
    view: View
    legal: tuple[Answer, ...]
    answer: Answer
    tried: Tried | None = None  # of a searching bot

    @property
    def reason(self) -> Reason:
        """Why; worked out when somebody asks."""
        return Reason(self.view.question or "", self.answer.code, self._clauses())

    def _clauses(self) -> tuple[Clause, ...]:
        if len(self.legal) == 1:
            return (ONLY,)
        if isinstance(self.bot, RandomBot):
            return (ANY,)
        values = values_of(self.view, self.legal)
        if self.tried is not None:
            found = tried_clause(self.tried, self.answer.id)
            agree = values.agree(self.answer.id, self.view)
            return (plain(self.view, values, self.answer.id), found) if agree else (found,)
        taste = self.bot.taste(self.view) if isinstance(self.bot, GreedyBot) else None
        return (tasted(self.view, values, self.answer.id, taste),)


def consider(bot: "Bot", view: View, legal: Sequence[Answer], rng: Random) -> Considered:
    """Let a bot choose, and keep what it takes to explain the choice: a search is not made twice."""
    if isinstance(bot, Searcher) and len(legal) > 1:
        work = bot.think(view, rng)
        tried = tried_by(bot, work, view, legal)
        return Considered(bot, view, tuple(legal), bot.chosen(work, legal, rng), tried)
    return Considered(bot, view, tuple(legal), bot.choose(view, legal, rng))


def explain(bot: "Bot", view: View, legal: Sequence[Answer], answer: Answer, rng: Random) -> Reason:
    """Why a bot of this sort gives this answer, or what it thinks of it; a searching bot thinks for that.

    >>> from okawari.bots import BOTS
    >>> from okawari.game import Game
    >>> from okawari.language import Language
    >>> view = Game("classic", seats=2, seed="tea").view(0)
    >>> explain(BOTS["greedy"], view, view.legal, view.legal[1], Random(1)).say(Language("en"))
    'Wasabi – the next nigiri on it counts three times, worth about 5 points.'
    """
    tried = None
    if isinstance(bot, Searcher) and len(legal) > 1:
        tried = tried_by(bot, bot.think(view, rng), view, legal)
    return Considered(bot, view, tuple(legal), answer, tried).reason


def plain(view: View, values: Values, answer: int) -> Clause:
    """The reason of somebody who wants points and nothing else."""
    return (draft_clause if view.game == "draft" else table_clause)(view, values, answer)


def tasted(view: View, values: Values, answer: int, taste: Taste | None) -> Clause:
    """What made somebody with this taste give the answer: points, a liking, or a slip; None: nobody knows the taste."""
    if values.agree(answer, view):
        return plain(view, values, answer)
    felt = values.gains if taste is None else tasted_gains(view, values, taste)
    if taste is not None and felt[answer] == max(felt.values()):
        return liking(answer, taste)
    name = "reason-slip" if taste is not None and taste.slips else "reason-unlike"
    gap = about(values.best - values.gains[answer])
    return clause(name, points=gap) if gap else clause(f"{name}-little")
