"""Who sits at tables: learners, and bots that need no search, which answer inside of compiled steps."""

from collections.abc import Sequence
from typing import Any

from okawari.bots import BOTS
from okawari.bots.greedy_bot import GreedyBot
from okawari.bots.random_bot import RandomBot
from okawari.environments import among, draft_among
from okawari.environments.among import AT_RANDOM, BY_TASTE
from okawari.environments.numbers import told
from okawari.environments.posts import Company

SIMPLE = tuple(name for name, bot in BOTS.items() if isinstance(bot, (RandomBot, GreedyBot)))
Bots = Sequence[str | None] | None


def seated(bots: Any, seats: int) -> tuple[str | None, ...]:
    """The bot of every seat, None where a learner sits; what cannot be is refused."""
    if bots is None:
        return (None,) * seats
    if isinstance(bots, str) or not isinstance(bots, Sequence) or len(bots) != seats:
        raise ValueError(
            f"bots has an entry for each of the {seats} seats, None for a learner, and is not {told(bots)}"
        )
    for name in bots:
        if name is not None and name not in SIMPLE:
            others = "all others play with Gymnasium's environment, make_vec's with vectorization_mode='sync'"
            raise ValueError(f"bots of Tables are {', '.join(SIMPLE)}, and not {told(name)}: {others}")
    if None not in bots:
        raise ValueError("bots has None for at least one seat, where a learner sits")
    return tuple(bots)


def around(others: Sequence[str | None], seat: int) -> list[str | None]:
    """What others are given to, seat by seat, if they come in the order from a learner's left."""
    seats = len(others) + 1
    return [None if at == seat else others[(at - seat) % seats - 1] for at in range(seats)]


def company_of(bots: Sequence[str | None], game: str, kinds: Sequence[int]) -> Any:
    """Who sits at a table of a game, and what they need to think there."""
    learners = sum(1 << seat for seat, name in enumerate(bots) if name is None)
    if not any(bots):
        made: Any = Company()
        made.learners = learners
        return made
    made = draft_among.Among() if game == "draft" else among.Among()
    made.learners = learners
    for seat, name in enumerate(bots):
        bot = BOTS.get(name or "")
        made.who[seat] = AT_RANDOM if isinstance(bot, RandomBot) else BY_TASTE if bot else 0
        if isinstance(bot, GreedyBot):
            made.tastes[seat] = bot.taste_at(game, seat, kinds)
    return made
