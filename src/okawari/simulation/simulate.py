"""simulate: bots against each other over many deals, every bot at every seat."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any

from okawari import compiled
from okawari.bots.budgets import check_bot, searches
from okawari.editions.options import options_of, settled_options
from okawari.editions.setup import check_seats
from okawari.editions.undealt import undealt
from okawari.errors import BadMenu, BadSeats, bad_number
from okawari.game import DEFAULT_MENU
from okawari.simulation.backends import Threads
from okawari.simulation.bot_work import BotWork, Deals
from okawari.simulation.kernel import NUMBERS, SHARES
from okawari.simulation.statistics import Row, Sums
from okawari.simulation.work import NUMBER_OF, Chunk, work
from okawari.table.chance import key_words

FEW_GAMES = 200  # so few are played sooner than the compiled rules are loaded
CHUNK_GAMES = {True: 500, False: 10}  # compiled or not: what a thread plays in a fraction of a second

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Simulation:
    """What came out of a simulation. Deals are the units of its statistics."""

    game: str
    players: int
    menu: str | tuple[str, ...] | None
    options: dict[str, str]  # all of them
    seed: str
    bots: tuple[str, ...]  # in the order in which they sit, starting at every seat in turn
    deals: int
    games: int  # deals * players: every deal is played once for each way round
    by_bot: tuple[Row, ...]
    by_seat: tuple[Row, ...]
    answers: int
    compiled: bool
    threads: int
    seconds: float
    cpu_seconds: float
    digest: str  # of every result: the same for any number of threads, and for bots without a clock

    @property
    def games_per_second(self) -> float:
        """By the clock on the wall."""
        return self.games / max(self.seconds, 1e-9)

    def as_json(self) -> dict[str, Any]:
        """For `okawari simulate --json`: plain lists, objects, texts and numbers."""
        found = {**asdict(self), "games_per_second": self.games_per_second}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in found.items()}


def simulate(
    game: str,
    players: int,
    games: int,
    bots: Sequence[str],
    menu: str | Sequence[str] | None = None,
    options: Mapping[str, str] | None = None,
    seed: str | int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    fast: bool | None = None,
) -> Simulation:
    """Play so many games, rounded up to whole deals, each played once for every way round the table.

    Fewer bots than players take the seats over and over. `fast` asks for the compiled rules; if it is None they
    are used for more than a few games, where they are installed. `progress` is told how many games of how many
    are done. Results depend on neither threads nor,
    for bots without a clock or with a number of tries, on speed. Ctrl-C stops it after the chunks in play.

    >>> found = simulate("draft", players=2, games=20, bots=["greedy", "random"], seed=1)
    >>> found.deals, found.games, [row.name for row in found.by_bot]
    (10, 20, ['greedy', 'random'])
    >>> found.by_bot[0].wins.mean > 0.7
    True
    """
    table = _table(game, players, menu, options or {}, str(seed))
    seated = _seated(bots, players)
    deals = -(-_positive(games) // players)
    thoughtful = not set(seated) <= set(NUMBER_OF)  # more than the kernel plays by itself
    chosen = _fast(deals * players, fast, 0 if any(map(searches, seated)) else FEW_GAMES)
    pool = Threads(threads if chosen else 1)
    if thoughtful:
        thinking = BotWork(game, players, (_menu(game, menu),), options or {}, str(seed), chosen)
        thinking.prepare(seated)
        chunks = pool.map(thinking.play, (Deals(deal, (tuple(seated),)) for deal in range(deals)))
    else:
        job = work(table, seated, key_words(str(seed), "simulation"), chosen)
        size = max(1, CHUNK_GAMES[chosen] // players)
        chunks = pool.map(lambda first, _: job.play(first, min(size, deals - first)), range(0, deals, size))
    if progress:
        progress(0, deals * players)
    began = time.perf_counter()
    tallies = _Tallies(seated)
    with closing(chunks):
        for chunk in chunks:
            tallies.add(chunk)
            if progress:
                progress(tallies.deals * players, deals * players)
    return Simulation(
        game=game,
        players=players,
        menu=_menu(game, menu),
        options=settled_options(game, options),
        seed=str(seed),
        bots=tuple(seated),
        deals=deals,
        games=deals * players,
        by_bot=tallies.by_bot(),
        by_seat=tallies.by_seat(),
        answers=tallies.answers,
        compiled=chosen,
        threads=pool.workers,
        seconds=time.perf_counter() - began,
        cpu_seconds=tallies.cpu_seconds,
        digest=tallies.digest.hexdigest(),
    )


def _table(game: str, players: int, menu: str | Sequence[str] | None, options: Mapping[str, str], seed: str) -> Any:
    options_of(game)
    check_seats(game, players)
    if game != "party" and menu is not None:
        raise BadMenu("error-bad-menu-not-in-game", game=game)
    return undealt(game, players, _menu(game, menu), options, seed)


def _menu(game: str, menu: str | Sequence[str] | None) -> str | tuple[str, ...] | None:
    if game != "party":
        return None
    return menu if isinstance(menu, str) else tuple(menu) if menu is not None else DEFAULT_MENU


def _seated(bots: Sequence[str], players: int) -> list[str]:
    for name in bots:
        check_bot(name)
    if not 1 <= len(bots) <= players:
        raise BadSeats("error-bots-for-seats", seats=players, bots=len(bots))
    return [bots[seat % len(bots)] for seat in range(players)]


def _positive(games: int) -> int:
    if games < 1:
        raise bad_number("games", games, 1)
    return games


def _fast(games: int, fast: bool | None, few: int) -> bool:
    if fast is None:
        return games > few and compiled.available()
    return fast


class _Tallies:
    """Results added up by bot and by seat."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.seats = len(bots)
        self.numbers = {name: [at for at, bot in enumerate(bots) if bot == name] for name in bots}
        self.bots = {name: (Sums(), Sums()) for name in bots}
        self.places = [(Sums(), Sums()) for _ in bots]
        self.deals = 0
        self.answers = 0
        self.cpu_seconds = 0.0
        self.digest = sha256()

    def add(self, chunk: Chunk) -> None:
        """One more chunk."""
        self.digest.update(chunk.results.tobytes())
        self.answers += chunk.answers
        self.cpu_seconds += chunk.cpu_seconds
        size = self.seats * self.seats * NUMBERS
        for first in range(0, len(chunk.results), size):
            self._add_deal(chunk.results[first : first + size])

    def _add_deal(self, results: Sequence[int]) -> None:
        self.deals += 1
        seats = range(self.seats)
        for number in range(NUMBERS):
            found = [[results[(turn * self.seats + bot) * NUMBERS + number] for bot in seats] for turn in seats]
            for name, bots in self.numbers.items():
                self.bots[name][number].add(sum(found[turn][bot] for turn in seats for bot in bots))
            for seat in seats:
                self.places[seat][number].add(sum(found[turn][(seat + turn) % self.seats] for turn in seats))

    def by_bot(self) -> tuple[Row, ...]:
        """The bots, each once, in the order in which they sit."""
        return tuple(self._row(name, len(self.numbers[name]), *self.bots[name]) for name in self.numbers)

    def by_seat(self) -> tuple[Row, ...]:
        """The seats, whoever sat there."""
        return tuple(self._row(str(seat), 1, *sums) for seat, sums in enumerate(self.places))

    def _row(self, name: str, seats: int, points: Sums, wins: Sums) -> Row:
        scale = seats * self.seats
        return Row(name, seats, points.estimate(scale), wins.share(scale * SHARES))
