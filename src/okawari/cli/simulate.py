"""`okawari simulate`: bots play many games."""

import secrets
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from okawari.cli.estimates import estimate_texts
from okawari.cli.kit import Command, Whole, flag
from okawari.cli.output import print_json
from okawari.cli.paint import plain_table, title
from okawari.cli.palette import QUIET
from okawari.cli.play import menu_of, options_of, table_flags
from okawari.cli.problems import needing_fast_rules
from okawari.cli.progress import progress_bar, saying_what_compiles
from okawari.cli.terminal import console
from okawari.language import Language

if TYPE_CHECKING:
    from okawari.simulation import Row, Simulation

GAMES = 1000


def command(language: Language) -> Command:
    """The command and its flags."""
    return Command(
        "simulate",
        language,
        lambda **chosen: simulate(language, **chosen),
        [
            *table_flags(language),
            flag(language, "--games", "games", metavar="N", type=Whole(1), default=GAMES),
            flag(language, "--bots", "bots", metavar="a,b,…", default="greedy,random"),
            flag(language, "--seed", "seed", metavar="SEED"),
            flag(language, "--json", "json", is_flag=True),
            flag(language, "--no-color", "no-color", is_flag=True),
        ],
    )


def simulate(
    language: Language,
    game: str,
    players: int,
    menu: str | None,
    option: Sequence[str],
    games: int,
    bots: str,
    seed: str | None,
    json: bool,
    no_color: bool,
) -> None:
    """Let the bots play and print how they did."""
    from okawari.simulation import simulate as play_many  # here, because few commands need it

    notes = console(sys.stderr, colour=not no_color)
    with needing_fast_rules(), progress_bar(language, notes) as told, saying_what_compiles(language, notes):
        found = play_many(
            game,
            players,
            games,
            [bot.strip() for bot in bots.split(",")],
            menu=menu_of(language, menu),
            options=options_of(option),
            seed=secrets.token_hex(8) if seed is None else seed,
            progress=told,
        )
    if json:
        print_json(found.as_json())
    else:
        show(language, console(colour=not no_color), found)


def show(language: Language, out: Console, found: "Simulation") -> None:
    """The results for people."""
    game, bots = language.say(f"game-{found.game}"), ", ".join(found.bots)
    out.print(title(language.say("cli-simulate-title", game=game, seats=found.players, bots=bots)))
    table_of(language, out, "cli-bot", found.by_bot)
    table_of(language, out, "cli-seat", found.by_seat)
    speed = language.number(found.games_per_second, 0 if found.games_per_second >= 100 else 1)
    facts = [
        language.say("cli-games-played", games=found.games),
        f"{language.say('cli-games-per-second')}: {speed}",
        language.say("cli-seed", seed=found.seed),
    ]
    out.print(Text(" · ".join(facts), style=QUIET))


def table_of(language: Language, out: Console, first: str, rows: "Sequence[Row]") -> None:
    """Means with what they may be off by."""
    headings = [language.say(name) for name in (first, "cli-mean-points", "cli-win-share")]
    interval = language.say("cli-interval")
    table = plain_table([headings[0], headings[1], interval, headings[2], interval], numbers=range(1, 5))
    for row in rows:
        points = estimate_texts(language, row.points, 1, 2)
        wins = estimate_texts(language, row.wins, 100, 1, " %")
        table.add_row(row.name, *points, *wins)
    out.print(table)
    out.print()
