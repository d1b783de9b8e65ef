"""What came out of a league: who did how well against whom, how strong that makes everybody, how fast they were."""

from collections.abc import Mapping
from dataclasses import asdict, astuple, dataclass, fields
from typing import Any

from okawari.simulation.bot_work import Menu
from okawari.simulation.league.bootstrap import Bootstrap
from okawari.simulation.league.outcomes import Deal, fared
from okawari.simulation.league.ratings import ratings
from okawari.simulation.league.results import Results
from okawari.simulation.league.sprt import Verdict
from okawari.simulation.statistics import Estimate
from okawari.simulation.times import quantile

FIGURES = len(fields(Deal))


@dataclass(frozen=True)
class Meeting:
    """How a bot has fared against copies of another, or at mixed tables."""

    bot: str
    against: str | None  # None: mixed tables
    games: int
    wins: Estimate  # the share, ties split
    place: Estimate
    margin: Estimate  # points before the best of the others
    points: Estimate


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, in points of Elo; 0 is the mean of the league."""

    bot: str
    rating: Estimate


@dataclass(frozen=True)
class Speed:
    """The processor time that a bot takes for an answer where it has a choice."""

    bot: str
    answers: int
    median_ms: float | None
    p99_ms: float | None


@dataclass(frozen=True)
class League:
    """A league that was played. Deals are the units of its statistics."""

    game: str
    players: int
    menus: tuple[Menu, ...]  # taken by the deals in turn
    options: Mapping[str, str]  # all of them
    seed: str
    bots: tuple[str, ...]
    mixed: bool
    deals: int  # of every pairing
    games: int  # of all of them: every deal is played once for each way round
    meetings: tuple[Meeting, ...]
    method: str  # of the ratings: elo or plackett-luce
    ratings: tuple[Rating, ...]
    speeds: tuple[Speed, ...]
    sprt: Verdict | None
    compiled: bool
    backend: str
    workers: int
    resumed: int  # games that were played before, by the file
    seconds: float  # for the others
    cpu_seconds: float  # for all
    digest: str  # of every result: the same for any back end and any number of workers

    @property
    def games_per_second(self) -> float | None:
        """By the clock on the wall; None if all games were in the file."""
        played = self.games - self.resumed
        return played / max(self.seconds, 1e-9) if played > 0 else None

    def meeting(self, bot: str, against: str | None) -> Meeting:
        """How a bot has fared against another; None: at mixed tables."""
        return next(one for one in self.meetings if (one.bot, one.against) == (bot, against))

    def as_json(self) -> dict[str, Any]:
        """For `okawari league --json`: plain lists, objects, texts and numbers."""
        return _plain({**asdict(self), "games_per_second": self.games_per_second})  # type: ignore[no-any-return]


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _plain(one) for name, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, tuple | list) else value


def meetings(results: Results, deals: int, draws: Bootstrap) -> tuple[Meeting, ...]:
    """The figures of every pairing."""
    found, seats = [], results.fixture.work.seats
    for number, pairing in enumerate(results.fixture.pairings):
        played = [results.deal(number, deal) for deal in range(deals)]
        for bot, against in pairing.reported(seats):
            rows = [fared(bot, games) for games in played]
            sat = sum(bot in game.bots for games in played for game in games)
            if sat:
                found.append(_meeting(bot, against, sat, rows, draws))
    return tuple(found)


def _meeting(bot: str, against: str | None, games: int, rows: list[Deal | None], draws: Bootstrap) -> Meeting:
    wins, place, margin, points = zip(*[astuple(row) if row else [None] * FIGURES for row in rows], strict=True)
    return Meeting(bot, against, games, draws.share(wins), *map(draws.mean, (place, margin, points)))


def rated(results: Results, deals: int, draws: Bootstrap) -> tuple[Rating, ...]:
    """The ratings, from all games together."""
    fixture = results.fixture
    numbers = range(len(fixture.pairings))
    games = [[game for number in numbers for game in results.deal(number, deal)] for deal in range(deals)]
    found = ratings(fixture.bots, games, draws)
    return tuple(Rating(bot, rating) for bot, rating in zip(fixture.bots, found, strict=True))


def speeds(results: Results) -> tuple[Speed, ...]:
    """How long every bot takes."""
    found = []
    for bot in results.fixture.bots:
        times = results.times.get(bot)
        marks = [quantile(times, share) if times else None for share in (0.5, 0.99)]
        median, p99 = (None if seconds is None else 1000 * seconds for seconds in marks)
        found.append(Speed(bot, sum(times.values()) if times else 0, median, p99))
    return tuple(found)
