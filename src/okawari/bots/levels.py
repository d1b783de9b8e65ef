"""The levels that people play against, from gentle to the strongest, with interpreted and with compiled code."""

from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING

from okawari.bots.greedy_bot import CharacterBot, GreedyBot, Thought, plain_answer
from okawari.bots.search.bot import Searcher
from okawari.bots.search.plan import Plan

if TYPE_CHECKING:
    from okawari.bots import Bot

LEVELS = ("novice", "casual", "quick", "strong", "chef")
SLIPS = {"novice": (300, 700), "casual": (180, 50)}  # hundredths of a point, and of a chip's at Draft
PLANS = {
    "quick": Plan(
        tries=850,
        by_seats=(100, 30, 25, 25, 20, 15, 12),
        draft=20,
        nodes=1 << 13,
        ending_cards=4,
        ending_looks=400,
    ),
    "strong": Plan(tries=None, seconds=0.045, nodes=1 << 17),
    "chef": Plan(tries=None, seconds=0.95, nodes=1 << 18),
}
# Without compiled code a try takes a thousand times longer; the clock says when it is enough.
PLAIN_PLANS = {
    "quick": Plan(tries=60, seconds=0.3, ending_looks=100),
    "strong": Plan(tries=200, seconds=0.6, ending_looks=200),
    "chef": Plan(tries=500, seconds=1.2, ending_looks=400),
}


def settings_name() -> str:
    """A name for how all levels are set: results of bots that are set otherwise are those of others."""
    return sha256(repr((SLIPS, PLANS, PLAIN_PLANS)).encode()).hexdigest()[:12]


def levels(answer: Thought = plain_answer, fast: bool = False) -> Mapping[str, "Bot"]:
    """A bot of every level, and greedy."""
    plans = PLANS if fast else PLAIN_PLANS
    gentle = {name: CharacterBot(*slips, answer) for name, slips in SLIPS.items()}
    searching = {name: Searcher(plan, fast) for name, plan in plans.items()}
    return {"greedy": GreedyBot(answer), **gentle, **searching}
