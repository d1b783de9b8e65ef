"""Why a bot has shown what it has shown, for the others at its table: from open facts, and without any search."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from okawari.bots.greedy_bot import GreedyBot
from okawari.bots.random_bot import RandomBot
from okawari.bots.reasons.draft import open_draft_clause
from okawari.bots.reasons.open_table import Side, shown_clause
from okawari.bots.reasons.reason import ANY, ONLY, Clause, Reason
from okawari.cards.laying import lay
from okawari.cards.wasabi import landing
from okawari.table.layout import View as RawView
from okawari.table.questions import CHOOSE, PICK, QUESTIONS, SECOND
from okawari.table.zones import has_dummy
from okawari.views.look import copy_public
from okawari.views.preview import open_table
from okawari.views.seat_view import Answer, View

if TYPE_CHECKING:
    from okawari.bots import Bot


@dataclass(frozen=True)
class Shown:
    """An answer that everybody has seen, with the table as it lay before."""

    bot: "Bot"
    view: View  # anybody's: only its open part is looked at
    seat: int
    question: str
    answer: Answer


def open_reason(shown: Shown, first: Answer | None = None) -> Reason:
    """Why a bot may have given an answer, as far as everybody can tell; `first` is the card it picked with this one.

    >>> from okawari.bots import BOTS
    >>> from okawari.game import Game
    >>> from okawari.language import Language
    >>> game = Game("classic", seats=2, seed="tea")
    >>> wasabi = Shown(BOTS["strong"], game.view(1), 0, "pick", game.legal(0)[1])
    >>> open_reason(wasabi).say(Language("en"))
    'Wasabi – the next nigiri on it counts three times.'
    """
    return Reason(shown.question, shown.answer.code, (clause_of(shown, first),))


def clause_of(shown: Shown, first: Answer | None) -> Clause:
    """The clause, from the open part of the table, the answers shown, and who the bot is."""
    if shown.view.game == "draft":
        random = isinstance(shown.bot, RandomBot)
        return ANY if random else open_draft_clause(shown.view, shown.seat, shown.question, shown.answer.id)
    v = open_view(shown.view.raw, shown.seat, QUESTIONS.index(shown.question))
    if last_card(v):
        return ONLY
    if isinstance(shown.bot, RandomBot):
        return ANY
    taste = shown.bot.taste(replace(shown.view, raw=v)) if isinstance(shown.bot, GreedyBot) else None
    t = open_table(v)
    if first is not None and v.mine.ask == SECOND and v.stage == CHOOSE:
        lay(t, v.seat, first.id, landing(t, v.seat, first.id))
    return shown_clause(Side(t, v, taste), shown.answer.id)


def open_view(raw: Any, seat: int, question: int) -> RawView:
    """The open part of any view as a seat that is asked would have it."""
    v = RawView()
    copy_public(raw, v)
    v.seat = seat
    v.mine.ask = question
    return v


def last_card(v: RawView) -> bool:
    """Whether everybody knows that there was one card to pick from."""
    draws = has_dummy(v) and v.controller == v.seat
    return v.mine.ask == PICK and v.hand_n == 1 and not draws
