"""Why a search gives an answer: how its tries ended, in wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from okawari.bots.reasons.reason import Clause, clause
from okawari.bots.search.bot import Searcher
from okawari.bots.search.space import OFTEN
from okawari.bots.search.worth import MARGIN, WHOLE
from okawari.views.seat_view import Answer, View


@dataclass(frozen=True)
class Tried:
    """What a search has found out: its numbers, kept when its working space is used again."""

    exact: bool
    visits: dict[int, int]  # by answer; of an ending that is solved, of a thousand
    wins: dict[int, float]  # per cent, of the answers that were tried

    @property
    def tries(self) -> int:
        """All of them."""
        return sum(self.visits.values())


def tried_by(bot: Searcher, work: Any, view: View, legal: Sequence[Answer]) -> Tried:
    """The numbers of a search; the points that count beside winning are taken out of its values."""
    points = bot.plan.weights(view)[MARGIN] / 256
    visits = {answer.id: int(work.visits[answer.id]) for answer in legal}
    wins = {
        number: 100 * (work.totals[number] - points * work.leads[number]) / (WHOLE * times)
        for number, times in visits.items()
        if times and not work.exact
    }
    return Tried(bool(work.exact), visits, wins)


def tried_clause(tried: Tried, answer: int) -> Clause:
    """How the tries with this answer ended, against those with the next best."""
    if tried.exact:
        return solved(tried.visits[answer])
    if answer not in tried.wins:
        return clause("reason-untried", tries=tried.tries)
    mine = per_cent(tried.wins[answer])
    others = [number for number in tried.wins if number != answer]
    chosen = tried.visits[answer] == max(tried.visits.values())
    if not others or (chosen and mine < best_of(tried, others)):  # too close to tell, and tried most for good reasons
        return clause("reason-tried-only", tries=tried.tries, percent=mine)
    rest = best_of(tried, others)
    name = "reason-tried-better" if mine > rest else "reason-tried-even" if mine == rest else "reason-tried-less"
    return clause(name, tries=tried.tries, percent=mine, rest=rest)


def best_of(tried: Tried, answers: list[int]) -> int:
    """How the tries with the one of these answers ended that was tried most."""
    return per_cent(tried.wins[max(answers, key=lambda number: tried.visits[number])])


def solved(often: int) -> Clause:
    """An ending of which all is known: one answer is best, or several have to be mixed."""
    if often == 0:
        return clause("reason-solved-worse")
    whole = round(100 * often / OFTEN)
    return clause("reason-solved") if whole >= 100 else clause("reason-solved-mixed", percent=max(1, whole))


def per_cent(share: float) -> int:
    """A share of the wins as people say it."""
    return max(0, min(100, round(share)))
