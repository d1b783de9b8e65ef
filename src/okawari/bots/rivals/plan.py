"""How the rivals search, as their authors have published it, and how much they may spend."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from okawari.bots.rivals.tree import JOINT, ONE_TREE, TREE_EACH
from okawari.bots.rivals.worth import LEADER, SCORE, WIN

WHOLE_GAME = 1 << 14  # more answers than any game has


@dataclass(frozen=True)
class Manner:
    """How a rival goes about it."""

    tree: int  # one for all in turn, one for each seat, or one whose nodes everybody chooses in at the same time
    tuned: bool  # UCB-tuned instead of UCB1
    explore: float  # the factor of curiosity, where values go from 0 to 1
    length: int  # answers that are tried after the tree is left
    value: int  # what the end of a try is worth
    averages: bool = False  # tries outside the tree prefer answers with good averages (MAST) to any answers
    by_visits: bool = False  # the answer tried most instead of the one with the best mean


@dataclass(frozen=True)
class RivalPlan:
    """What a rival may spend, and its manners at two seats and at more."""

    few: Manner
    many: Manner
    tries: int | None = None  # None: as many as the time allows
    seconds: float | None = 0.045  # of processor time
    nodes: int = 1 << 17  # a power of two

    def manner(self, seats: int) -> Manner:
        """How it searches at so many seats."""
        return self.few if seats == 2 else self.many

    def settings(self, seats: int, tries: int) -> list[int]:
        """As the search wants it."""
        found = self.manner(seats)
        explore = round(1000 * found.explore)
        flags = [int(found.tuned), explore, found.length, found.value, int(found.averages)]
        return [tries, self.nodes, found.tree, *flags]


# Decoupled UCT of the plainest sort: one world for every try, any answers to the end of the game, the win alone.
UCT = Manner(JOINT, tuned=False, explore=1.0, length=WHOLE_GAME, value=WIN, by_visits=True)
# TAG (Tabletop Games framework), json/players/gameSpecific/SushiGo: SushiGo.json for 40 ms. Taken from it: OneTree,
# UCB_Tuned, K 1, rolloutLength 30, LeaderHeuristic, rolloutType RANDOM, Information_Set; and from the defaults of its
# parameters: rewards normalised to what was seen, untried actions first, the best mean at the end.
TAG = Manner(ONE_TREE, tuned=True, explore=1.0, length=30, value=LEADER)
# The file also has MAST "Both", which gathers averages of actions; tries follow them only where rolloutType is MAST.
TAG_MAST = Manner(ONE_TREE, tuned=True, explore=1.0, length=30, value=LEADER, averages=True)
# SushiGo_2P_HiBudget.json and SushiGo_3+P_HiBudget.json, for 400 ms: rolloutLength 100 and WinOnlyHeuristic; MultiTree,
# rolloutLength 300 and ScoreHeuristic.
TAG_TWO = Manner(ONE_TREE, tuned=True, explore=1.0, length=100, value=WIN)
TAG_MORE = Manner(TREE_EACH, tuned=True, explore=1.0, length=300, value=SCORE)

RIVAL_PLANS: Mapping[str, RivalPlan] = MappingProxyType(
    {
        "uct": RivalPlan(UCT, UCT),
        "tag": RivalPlan(TAG, TAG),
        "tag-mast": RivalPlan(TAG_MAST, TAG_MAST),
        "tag-long": RivalPlan(TAG_TWO, TAG_MORE),
    }
)
