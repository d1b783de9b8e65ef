"""random: any legal answer, each as likely."""

from collections.abc import Sequence
from random import Random

from okawari.table.bits import nth_bit, popcount
from okawari.table.chance import HasChance, below
from okawari.views.seat_view import Answer, View


def random_answer(mask: int, dice: HasChance) -> int:
    """Any number of the set."""
    return nth_bit(mask, below(dice, popcount(mask)))


class RandomBot:
    """Chooses without looking."""

    def choose(self, view: View, legal: Sequence[Answer], rng: Random) -> Answer:
        """Any legal answer."""
        return rng.choice(legal)
