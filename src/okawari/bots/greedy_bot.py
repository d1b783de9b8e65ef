"""greedy and its likes for Python programs: a view in, an answer out."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from okawari.bots.greedy_draft import DraftMind
from okawari.bots.mind import Mind
from okawari.bots.taste import Taste, character, tasted_answer, tasted_draft_answer
from okawari.table.chance import WORDS, Dice, start
from okawari.views.seat_view import Answer, View

Thought = Callable[[View, int, Taste, Any], int]


def plain_answer(view: View, mask: int, taste: Taste, dice: Any) -> int:
    """The answer out of a mask of legal ones, found by interpreted code."""
    if view.game == "draft":
        return tasted_draft_answer(view.raw, mask, DraftMind(), taste, dice)
    return tasted_answer(view.raw, mask, Mind(), taste, dice)


class GreedyBot:
    """Takes what brings most now and soon, with an eye on what it leaves to the next player."""

    def __init__(self, answer: Thought = plain_answer) -> None:
        self._answer = answer

    def choose(self, view: View, legal: Sequence[Answer], rng: Random) -> Answer:
        """The answer it values most; among equals any."""
        mask = sum(1 << answer.id for answer in legal)
        dice = Dice()
        start(dice, *(rng.getrandbits(32) for _ in range(WORDS)))
        chosen = self._answer(view, mask, self.taste(view), dice)
        return next(answer for answer in legal if answer.id == chosen)

    def taste(self, view: View) -> Taste:
        """What it likes at the seat of this view."""
        return self.taste_at(view.game, view.raw.seat, () if view.game == "draft" else view.raw.menu)

    def taste_at(self, game: str, seat: int, kinds: Iterable[int]) -> Taste:
        """What it likes at a seat, where these kinds are served: points and nothing else."""
        return Taste()


class CharacterBot(GreedyBot):
    """greedy with a character, which goes with its seat and the menu, and with slips."""

    def __init__(self, slips: int, draft_slips: int, answer: Thought = plain_answer) -> None:
        super().__init__(answer)
        self._slips, self._draft_slips = slips, draft_slips

    def taste_at(self, game: str, seat: int, kinds: Iterable[int]) -> Taste:
        """Who sits there."""
        return character(3 * seat + sum(kinds), self._draft_slips if game == "draft" else self._slips)
