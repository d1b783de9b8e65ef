"""How much a search may do, and what it believes about games that are not over."""

from collections.abc import Sequence
from dataclasses import dataclass

from okawari.bots.search.worth import STEP
from okawari.table.faces import DESSERTS
from okawari.views.seat_view import View

POINTS = 2048  # of slope: chances fall by e within so many points, divided
# Points by which chances fall by e: after the first and the second round, at two, three, four and more seats.
SPREAD = ((2.8, 2.1), (3.9, 2.6), (4.7, 2.9), (5.5, 3.4), (6.2, 3.8), (6.8, 4.2), (7.4, 4.6))
DRAFT_SPREAD = ((2.6, 2.0), (3.4, 2.6), (4.0, 3.0), (4.5, 3.4))
DESSERT = 2.8  # points that a dessert is worth while the game goes on


@dataclass(frozen=True)
class Plan:
    """What a search may spend and how it goes about it."""

    tries: int | None = 1000  # None: as many as the time allows
    seconds: float | None = None  # of processor time
    nodes: int = 1 << 12  # a power of two
    world_tries: int = 4  # tries in one imagined world
    explore: int = 32  # 54 would be a whole win
    joint: bool | None = None  # one tree for all seats; None: for few seats
    whole_game: bool = False
    margin: int = 2600  # how much points count beside winning

    def settings(self, view: View, tries: int) -> list[int]:
        """As the search wants it."""
        joint = view.seats <= 4 if self.joint is None else self.joint
        return [tries, self.nodes, self.world_tries, self.explore, int(joint), int(self.whole_game)]

    def weights(self, view: View) -> list[int]:
        """What scores at the end of this round will be worth."""
        spreads: Sequence[tuple[float, float]] = DRAFT_SPREAD if view.game == "draft" else SPREAD
        spread = spreads[min(view.seats, len(spreads) + 1) - 2][0 if view.raw.round == 0 else 1]
        return [round(POINTS / spread), self.margin, *([round(DESSERT * STEP)] * DESSERTS)]
