"""`okawari league`: bots against each other on the same deals."""

import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from okawari.cli.files import check_writable
from okawari.cli.kit import FEWEST, MOST_PLAYERS, Command, Whole, flag
from okawari.cli.league_page import show
from okawari.cli.output import print_json
from okawari.cli.palette import QUIET
from okawari.cli.play import menu_of, options_of
from okawari.cli.problems import needing_fast_rules
from okawari.cli.progress import Told, progress_bar, saying_what_compiles
from okawari.cli.terminal import console
from okawari.errors import OkawariError
from okawari.language import Language

if TYPE_CHECKING:
    from okawari.simulation.backends import Backend

GAMES = 100
PLAYERS = 2
BOTS = "greedy,casual,novice,random"
FURTHEST = 2000.0  # points of Elo


def command(language: Language) -> Command:
    """The command and its flags."""
    return Command(
        "league",
        language,
        lambda **chosen: league(language, **chosen),
        [
            flag(language, "--bots", "league-bots", metavar="a,b,…", default=BOTS),
            flag(language, "--game", "league-game", metavar="GAME", default="classic"),
            flag(
                language,
                "--players",
                "league-players",
                metavar="N",
                type=Whole(FEWEST, MOST_PLAYERS, usual=True),
                default=PLAYERS,
            ),
            flag(language, "--games", "league-games", metavar="N", type=Whole(1), default=GAMES),
            flag(language, "--menu", "menu", metavar="MENU"),
            flag(language, "--menus", "league-menus", metavar="N", type=Whole(1, 1000)),
            flag(language, "--option", "option", metavar="NAME=VALUE", multiple=True),
            flag(language, "--mixed", "league-mixed", is_flag=True),
            flag(language, "--sprt", "league-sprt", metavar="ELO0,ELO1"),
            flag(language, "--seed", "seed", metavar="SEED"),
            flag(language, "--resume", "league-resume", metavar="FILE"),
            flag(language, "--threads", "league-threads", metavar="N", type=Whole(1, 1000)),
            flag(language, "--processes", "league-processes", metavar="N", type=Whole(1, 1000)),
            flag(language, "--ray", "league-ray", metavar="ADDRESS"),
            flag(language, "--json", "json", is_flag=True),
            flag(language, "--no-color", "no-color", is_flag=True),
        ],
    )


def league(
    language: Language,
    bots: str,
    game: str,
    players: int,
    games: int,
    menu: str | None,
    menus: int | None,
    option: Sequence[str],
    mixed: bool,
    sprt: str | None,
    seed: str | None,
    resume: str | None,
    threads: int | None,
    processes: int | None,
    ray: str | None,
    json: bool,
    no_color: bool,
) -> None:
    """Let the bots meet and print how they did."""
    from okawari.simulation.league import league as play_all  # here, because few commands need it

    notes = console(sys.stderr, colour=not no_color)
    backend = backend_of(threads, processes, ray)
    with (
        needing_fast_rules(),
        progress_bar(language, notes) as told,
        saying_what_compiles(language, notes),
        last_words(language, notes, resume, told) as counted,
    ):
        found = play_all(
            [bot.strip() for bot in bots.split(",")],
            game,
            players,
            games,
            menu=menu_of(language, menu),
            menus=menus,
            options=options_of(option),
            seed=seed or kept_seed(resume) or secrets.token_hex(8),
            mixed=mixed,
            sprt=None if sprt is None else two_elos(sprt),
            backend=backend,
            resume=None if resume is None else check_writable(resume),
            progress=counted,
        )
    if json:
        print_json(found.as_json())
    else:
        show(language, console(colour=not no_color), found)


def kept_seed(resume: str | None) -> str | None:
    """The seed of the league that goes on."""
    from okawari.simulation.league.record import seed_in  # here, because few commands need it

    return None if resume is None else seed_in(Path(resume))


def two_elos(text: str) -> tuple[float, float]:
    """Two differences in Elo, the lower one first."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not (isfinite(low) and isfinite(high) and -FURTHEST <= low < high <= FURTHEST):
        raise OkawariError("error-league-sprt", value=text[:40])
    return low, high


def backend_of(threads: int | None, processes: int | None, ray: str | None) -> "Backend | None":
    """Who plays; None: whoever usually does."""
    from okawari.simulation.backends import Processes, Ray, Threads

    if sum(one is not None for one in (threads, processes, ray)) > 1:
        raise OkawariError("error-league-workers")
    if ray is not None:
        return Ray(ray)
    if processes is not None:
        return Processes(processes)
    return None if threads is None else Threads(threads)


@contextmanager
def last_words(language: Language, notes: Console, file: str | None, told: Told | None) -> Iterator[Told]:
    """Something to tell how far it is, which on Ctrl-C says what is kept."""
    kept = 0

    def counted(done: int, total: int) -> None:
        nonlocal kept
        kept = done
        if told:
            told(done, total)

    try:
        yield counted
    except KeyboardInterrupt:
        saved = language.say("cli-league-saved", file=file, games=kept) if file else language.say("cli-league-lost")
        notes.print(Text(saved, style=QUIET))
        raise
