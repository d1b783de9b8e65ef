"""The matches: who meets whom, at what, how often, and what is expected. Nothing here was used for tuning."""

from dataclasses import dataclass

SEED = "strength, November 2026"  # of deals and menus
DRAFT_SEED = "strength at Draft, November 2026"
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
    def seed(self) -> str:
        """Of its deals."""
        return DRAFT_SEED if self.game == "draft" else SEED

    @property
    def par(self) -> float:
        """What an equal bot would win."""
        return 1 / self.players

    @property
    def name(self) -> str:
        """For its file of results."""
        where = self.menu or self.game
        return "-".join([self.bot, self.against, where, str(self.players)]).replace("@", "_")


FOR_TWO = ("my-first-meal", "sushi-go", "party-sampler", "dinner-for-two")
FOR_MORE = ("points-platter", "master-menu", "cutthroat-combo", "big-banquet")  # spoons and edamame are not for two
TABLES = (
    *(("classic", seats) for seats in range(2, 6)),
    *(("party", seats) for seats in range(2, 9)),
    *(("draft", seats) for seats in range(2, 6)),
)


def order(weaker: str, stronger: str, deals: int) -> tuple[Match, ...]:
    """One level among the next lower one, at every table: it has to win more than its part."""
    part = f"{stronger} among {weaker}"
    return tuple(Match(part, stronger, weaker, game, n, deals * n, 1 / n) for game, n in TABLES)


def quick_target(game: str, seats: int) -> float:
    """What is expected of quick among casual. At Draft, where chance does more, even strong does not win as much."""
    if game != "draft" and seats in (2, 4):
        return 0.95 if seats == 2 else 0.65
    return 1 / seats


def strong_target(game: str, seats: int) -> float:
    """What is expected of strong among quick."""
    return 0.65 if seats == 2 and game != "draft" else 1.4 / seats


def strong_deals(game: str, seats: int) -> int:
    """How many deals of these: larger tables of Party have more games in each."""
    return 40 if game == "party" and seats >= 5 else 60


OTHERS = "strong against searches of others"

MATCHES: tuple[Match, ...] = (
    *(Match("greedy against random", "greedy", "random", "party", 2, 1000, 0.95, menu) for menu in FOR_TWO),
    *(Match("greedy against random", "greedy", "random", "party", 3, 999, 1 / 3, menu) for menu in FOR_MORE),
    Match("greedy against random", "greedy", "random", "classic", 2, 1000, 0.95),
    *order("novice", "casual", 60),
    *(
        Match("quick among casual", "quick", "casual", game, n, (150 if n == 2 else 40) * n, quick_target(game, n))
        for game, n in TABLES
    ),
    *(
        Match("strong among quick", "strong", "quick", game, n, strong_deals(game, n) * n, strong_target(game, n))
        for game, n in TABLES
    ),
    *(
        Match(
            OTHERS,
            "strong",
            f"{rival}@45ms",
            game,
            seats,
            120 if seats == 2 else 80,
            0.75 if seats == 2 else 1.5 / seats,
        )
        for rival, games in {"uct": ("classic", "party"), "tag": ("classic", "party"), "tag-mast": ("classic",)}.items()
        for game in games
        for seats in (2, 4)
    ),
    Match("chef against strong", "chef", "strong", "classic", 2, 60, 0.57),
    Match("chef against strong", "chef", "strong", "party", 2, 60, 0.57),
)
