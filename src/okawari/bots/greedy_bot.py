"""greedy for Python programs: a view in, an answer out."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from okawari.bots.greedy import greedy_answer
from okawari.bots.greedy_draft import DraftMind, greedy_draft_answer
from okawari.bots.mind import Mind
from okawari.table.chance import WORDS, Dice, start
from okawari.views.seat_view import Answer, View


def plain_answer(view: View, mask: int, dice: Any) -> int:
    """The answer out of a mask of legal ones, found by interpreted code."""
    if view.game == "draft":
        return greedy_draft_answer(view.raw, mask, DraftMind(), dice)
    return greedy_answer(view.raw, mask, Mind(), dice)


class GreedyBot:
    """Takes what brings most now and soon, with an eye on what it leaves to the next player."""

    def __init__(self, answer: Callable[[View, int, Any], int] = plain_answer) -> None:
        self._answer = answer

    def choose(self, view: View, legal: Sequence[Answer], rng: Random) -> Answer:
        """The answer it values most; among equals any."""
        mask = sum(1 << answer.id for answer in legal)
        dice = Dice()
        start(dice, *(rng.getrandbits(32) for _ in range(WORDS)))
        chosen = self._answer(view, mask, dice)
        return next(answer for answer in legal if answer.id == chosen)
