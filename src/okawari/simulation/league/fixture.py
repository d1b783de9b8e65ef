"""What a league plays: all that decides its results, checked before anything is played."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from okawari import __version__, compiled
from okawari.bots.budgets import check_bot, searches
from okawari.bots.levels import settings_name
from okawari.bots.search.learned import learned
from okawari.editions.options import settled_options
from okawari.errors import BadMenu, BadSeats, bad_number
from okawari.game import RULES_VERSION, Game
from okawari.simulation.bot_work import BotWork, Deals, Menu
from okawari.simulation.league.menus import drawn_menus
from okawari.simulation.league.pairings import Pairing, pairings

CHUNK = 16  # deals of bots that do not search
FEW_GAMES = 200  # so few are played sooner than the compiled bots are made


@dataclass(frozen=True)
class Fixture:
    """A league before it is played."""

    bots: tuple[str, ...]
    pairings: tuple[Pairing, ...]
    deals: int  # of every pairing
    options: Mapping[str, str]  # all of them
    work: BotWork

    def header(self) -> dict[str, Any]:
        """What results of this league have in common, however many there are."""
        work = self.work
        return {
            "okawari-league": 1,
            "version": __version__,
            "rules": RULES_VERSION,
            "game": work.game,
            "players": work.seats,
            "menus": [menu if isinstance(menu, str) or menu is None else list(menu) for menu in work.menus],
            "options": dict(self.options),
            "seed": work.seed,
            "tables": [[*pairing.bots, *(["mixed"] if pairing.mixed else [])] for pairing in self.pairings],
            "compiled": work.fast,
            "weights": learned().name,
            "levels": settings_name(),
        }

    @property
    def games(self) -> int:
        """How many there are in all."""
        return len(self.pairings) * self.deals * self.work.seats

    def seated(self, pairing: int, deal: int) -> tuple[str, ...]:
        """The bots of a deal as they sit the first time round."""
        return self.pairings[pairing].seated(self.work.seats, deal, self.work.seed)

    def tasks(self, done: Iterable[tuple[int, int]]) -> Iterator[tuple[int, Deals]]:
        """What there is to play beside what is done: some deals of each pairing, then further ones."""
        known = set(done)
        size = 1 if any(map(searches, self.bots)) else CHUNK
        for first in range(0, self.deals, size):
            for number in range(len(self.pairings)):
                left = [d for d in range(first, min(first + size, self.deals)) if (number, d) not in known]
                if left:
                    yield number, Deals(left[0], tuple(self.seated(number, deal) for deal in left))


def fixture(
    bots: Sequence[str],
    game: str,
    players: int,
    games: int,
    menu: str | Sequence[str] | None,
    menus: int | None,
    options: Mapping[str, str],
    seed: str,
    meetings: Sequence[Pairing],
    fast: bool | None,
) -> Fixture:
    """Put it together; what cannot be played is refused."""
    if games < 1:
        raise bad_number("games", games, 1)
    served = _menus(game, players, menu, menus, options, seed)
    for one in served:
        Game(game, seats=players, menu=one, options=options, seed=seed)
    deals = -(-games // players)
    few = not any(map(searches, bots)) and len(meetings) * deals * players <= FEW_GAMES
    quick = not few and compiled.available() if fast is None else fast
    work = BotWork(game, players, served, dict(options), seed, quick)
    return Fixture(tuple(bots), tuple(meetings), deals, settled_options(game, options), work)


def meetings_of(bots: Sequence[str], players: int, mixed: bool, alone: bool) -> tuple[Pairing, ...]:
    """Who meets whom; `alone`: only the first bot among copies of the second."""
    for bot in bots:
        check_bot(bot)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadSeats("error-league-bots")
    if alone and (len(bots) > 2 or mixed):
        raise BadSeats("error-league-sprt-bots")
    if mixed and (len(bots) < 3 or players < 3):
        raise BadSeats("error-league-mixed")
    return (Pairing((bots[0], bots[1])),) if alone else pairings(bots, players, mixed)


def _menus(
    game: str,
    players: int,
    menu: str | Sequence[str] | None,
    menus: int | None,
    options: Mapping[str, str],
    seed: str,
) -> tuple[Menu, ...]:
    if menus is None:
        return (menu if menu is None or isinstance(menu, str) else tuple(menu),)
    if menu is not None:
        raise BadMenu("error-league-menus")
    if game != "party":
        raise BadMenu("error-bad-menu-not-in-game", game=game)
    if menus < 1:
        raise bad_number("menus", menus, 1)
    return drawn_menus(menus, players, settled_options(game, options)["expansions"], seed)
