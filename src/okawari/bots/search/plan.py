"""How much a search may do, and what it believes about games that are not over."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from okawari.bots.search.ending import CARDS, LOOKS
from okawari.bots.search.learned import Learned, learned, unlearned
from okawari.bots.search.worth import STEP
from okawari.table.faces import DESSERTS, K_FRUIT, K_ICE_CREAM, K_PUDDING
from okawari.views.seat_view import View

POINTS = 2048  # of slope: chances fall by e within so many points, divided
# Guesses for where nothing was learned: points by which chances fall by e, after the first and the second round.
SPREAD = (5.0, 3.5)
DESSERT = 2.8  # points that a dessert is worth while the game goes on
PARTS = 256  # of the points that desserts would bring now
SORTS = (K_PUDDING, K_ICE_CREAM, K_FRUIT)


@dataclass(frozen=True)
class Plan:
    """What a search may spend and how it goes about it."""

    tries: int | None = 1000  # None: as many as the time allows
    by_seats: tuple[int, ...] = ()  # per cent of the tries where two, three, … sit: a try takes longer there
    draft: int = 100  # per cent of the tries at Draft, where more of them bring little
    seconds: float | None = None  # of processor time
    nodes: int = 1 << 12  # a power of two
    world_tries: int = 4  # tries in one imagined world; at Draft, where most is hidden, always one
    explore: int = 32  # 54 would be a whole win
    joint: bool = True  # one tree for all seats, else one for each
    whole_game: bool = False
    margin: int = 2600  # how much points count beside winning
    ending_cards: int = CARDS  # in a hand, of endings that are solved
    ending_looks: int = LOOKS  # choices that are looked at before an ending is left to the search
    trained: bool = True  # with habits and values learned from self-play
    folder: str | None = None  # where these are, if they are not the shipped ones

    def __post_init__(self) -> None:
        if self.tries is not None and self.tries < 1:
            raise ValueError("a plan needs at least one try: tries=1000, or tries=None with seconds=0.05")
        if self.nodes < 1 or self.nodes & (self.nodes - 1):
            raise ValueError("the number of nodes is a power of two: nodes=1 << 12")

    def tries_for(self, view: View) -> int | None:
        """How many tries there are."""
        if self.tries is None:
            return None
        here = self.by_seats[view.seats - 2] if self.by_seats else 100
        return max(1, self.tries * here * (self.draft if view.game == "draft" else 100) // 10_000)

    def settings(self, view: View) -> list[int]:
        """As the search wants it; the tries are set when they are made."""
        world_tries = 1 if view.game == "draft" else self.world_tries
        return [0, self.nodes, world_tries, self.explore, int(self.joint), int(self.whole_game)]

    def weights(self, view: View) -> list[int]:
        """What scores at the end of this round will be worth."""
        value = self._value(view)
        each = value.get("dessert", [DESSERT] * DESSERTS)
        now = value.get("now", [0.0])
        served = 0 if len(now) == 1 else next((sort for sort, kind in enumerate(SORTS) if kind in view.raw.menu), 0)
        return [
            round(POINTS / value["spread"]),
            self.margin,
            round(PARTS * now[served]),
            *(round(points * STEP) for points in each),
        ]

    def habits(self, view: View) -> Sequence[int]:
        """How likely players are to answer in some way."""
        found = self.learned()
        return found.draft_habits if view.game == "draft" else found.habits

    def learned(self) -> Learned:
        """What it knows from self-play."""
        return learned(self.folder) if self.trained else unlearned()

    def _value(self, view: View) -> Mapping[str, Any]:
        number = min(view.raw.round, 1)
        found = self.learned().values.get(f"{view.game} {view.seats}")
        return found["rounds"][number] if found else {"spread": SPREAD[number]}
