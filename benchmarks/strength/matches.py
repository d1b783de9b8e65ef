"""The matches: who meets whom, at what, how often, and what is expected. Nothing here was used for tuning."""

from dataclasses import dataclass

SEED = "strength 2026"  # of deals and menus
MENUS = 20
EXPANSIONS = {"expansions": "both"}


@dataclass(frozen=True)
class Match:
    """The first bot at one seat, the second at all others."""

    part: str  # of the report
    bot: str
    against: str
    game: str
    players: int
    games: int
    target: float  # share of the wins
    menu: str | None = None

    @property
    def par(self) -> float:
        """What an equal bot would win."""
        return 1 / self.players

    @property
    def name(self) -> str:
        """For its file of results."""
        where = self.menu or self.game
        return "-".join([self.bot, self.against, where, str(self.players)]).replace("@", "_")


PRINTED = ("my-first-meal", "sushi-go", "party-sampler", "points-platter", "dinner-for-two")
OTHERS = ("master-menu", "cutthroat-combo", "big-banquet")
TIMES_PAR = 1.4

MATCHES: tuple[Match, ...] = (
    *(Match("greedy against random", "greedy", "random", "party", 2, 2000, 0.95, menu) for menu in PRINTED),
    *(Match("greedy against random", "greedy", "random", "party", 3, 2000, 0.90, menu) for menu in OTHERS),
    Match("greedy against random", "greedy", "random", "classic", 2, 2000, 0.95),
    Match("quick against casual", "quick", "casual", "classic", 2, 400, 0.95),
    Match("quick against casual", "quick", "casual", "party", 2, 400, 0.95),
    Match("quick against casual", "quick", "casual", "classic", 4, 400, 0.65),
    Match("quick against casual", "quick", "casual", "party", 4, 400, 0.65),
    Match("strong against quick", "strong", "quick", "classic", 2, 200, 0.65),
    Match("strong against quick", "strong", "quick", "party", 2, 200, 0.65),
    *(Match("strong among quick", "strong", "quick", "classic", n, 40 * n, TIMES_PAR / n) for n in (3, 4, 5)),
    *(Match("strong among quick", "strong", "quick", "party", n, 20 * n, TIMES_PAR / n) for n in range(3, 9)),
    *(Match("strong among quick", "strong", "quick", "draft", n, 60 * n, TIMES_PAR / n) for n in range(2, 6)),
    Match("strong against others' searches", "strong", "uct@50ms", "classic", 2, 100, 0.75),
    Match("strong against others' searches", "strong", "tag@50ms", "classic", 2, 100, 0.75),
    Match("strong against others' searches", "strong", "uct@50ms", "party", 2, 80, 0.75),
    Match("strong against others' searches", "strong", "tag@50ms", "party", 2, 80, 0.75),
    Match("strong against others' searches", "strong", "uct@50ms", "classic", 4, 80, 1.5 / 4),
    Match("strong against others' searches", "strong", "tag@50ms", "classic", 4, 80, 1.5 / 4),
    Match("strong against others' searches", "strong", "uct@50ms", "party", 4, 80, 1.5 / 4),
    Match("strong against others' searches", "strong", "tag@50ms", "party", 4, 80, 1.5 / 4),
    Match("chef against strong", "chef", "strong", "classic", 2, 60, 0.57),
    Match("chef against strong", "chef", "strong", "party", 2, 40, 0.57),
    *(Match("casual among novices", "casual", "novice", "classic", n, 200 * n, 1.1 / n) for n in (2, 4)),
    *(Match("casual among novices", "casual", "novice", "party", n, 200 * n, 1.1 / n) for n in (2, 4, 7)),
    *(Match("casual among novices", "casual", "novice", "draft", n, 200 * n, 1.1 / n) for n in (2, 4)),
)
