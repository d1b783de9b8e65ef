"""A league for people: ratings, meetings, the cross table, and how sure all of it is."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from okawari.cli.estimates import estimate_texts
from okawari.cli.paint import plain_table, title
from okawari.cli.palette import QUIET, STRONG
from okawari.language import Language

if TYPE_CHECKING:
    from okawari.simulation.league import League, Verdict


def show(language: Language, out: Console, found: "League") -> None:
    """The results for people."""
    game, bots = language.say(f"game-{found.game}"), ", ".join(found.bots)
    out.print(title(language.say("cli-simulate-title", game=game, seats=found.players, bots=bots)))
    show_ratings(language, out, found)
    show_meetings(language, out, found)
    if len(found.bots) > 2:
        show_cross(language, out, found)
    if found.sprt:
        show_verdict(language, out, found.bots, found.sprt)
    out.print(Text(" · ".join(facts(language, found)), style=QUIET))


def facts(language: Language, found: "League") -> Iterator[str]:
    """How much was played, where from, and how fast."""
    yield language.say("cli-games-played", games=found.games)
    if found.resumed:
        yield language.say("cli-league-from-file", games=language.number(found.resumed))
    if (speed := found.games_per_second) is not None:
        yield f"{language.say('cli-games-per-second')}: {language.number(speed, 0 if speed >= 100 else 1)}"
    yield language.say("cli-seed", seed=found.seed)


def show_ratings(language: Language, out: Console, found: "League") -> None:
    """The bots by strength, and how long they think."""
    names = ("cli-bot", "cli-league-rating", "cli-interval", "cli-league-median", "cli-league-slowest")
    table = plain_table([language.say(name) for name in names], numbers=range(1, 5))
    speeds = {speed.bot: speed for speed in found.speeds}
    for row in sorted(found.ratings, key=lambda row: -row.rating.mean):
        speed = speeds[row.bot]
        times = ["–" if ms is None else language.number(ms, digits(ms)) for ms in (speed.median_ms, speed.p99_ms)]
        table.add_row(row.bot, *estimate_texts(language, row.rating, 1, 0), *times)
    out.print(table)
    out.print()


def digits(number: float) -> int:
    """How many digits behind the point are worth showing."""
    return 0 if number >= 100 else 1 if number >= 10 else 2


def show_meetings(language: Language, out: Console, found: "League") -> None:
    """How every bot fared against every other."""
    interval = language.say("cli-interval")
    names = ("cli-bot", "cli-league-against", "cli-win-share", "", "cli-sheet-place", "", "cli-league-margin")
    headings = [language.say(name) if name else interval for name in names]
    table = plain_table(headings, numbers=range(2, 7))
    for row in found.meetings:
        against = language.say("cli-league-mixed") if row.against is None else row.against
        wins = estimate_texts(language, row.wins, 100, 1, " %")
        place = estimate_texts(language, row.place, 1, 2)
        table.add_row(row.bot, against, *wins, *place, language.number(row.margin.mean, 1))
    out.print(table)
    out.print()


def show_cross(language: Language, out: Console, found: "League") -> None:
    """Wins of every bot against every other, in per cent."""
    out.print(Text(language.say("cli-league-cross"), style=STRONG))
    numbers = range(1, len(found.bots) + 1)
    table = plain_table(["", "", *map(str, numbers)], numbers=range(2, len(found.bots) + 2))
    for number, bot in zip(numbers, found.bots, strict=True):
        shares = ["–" if bot == other else _per_cent(language, found, bot, other) for other in found.bots]
        table.add_row(str(number), bot, *shares)
    out.print(table)
    out.print()


def _per_cent(language: Language, found: "League", bot: str, other: str) -> str:
    return f"{language.number(100 * found.meeting(bot, other).wins.mean, 1)} %"


def show_verdict(language: Language, out: Console, bots: tuple[str, ...], verdict: "Verdict") -> None:
    """What a test has come to."""
    low, high = (language.number(elo, 0 if elo == round(elo) else 1) for elo in (verdict.elo0, verdict.elo1))
    first, second = (high, low) if verdict.accepted == "elo1" else (low, high)
    name = "cli-league-accepted" if verdict.accepted else "cli-league-open"
    out.print(Text(language.say(name, bot=bots[0], other=bots[1], value=first, values=second), style=STRONG))
    ratio, bound = (language.number(one, 2) for one in (verdict.ratio, verdict.bound))
    out.print(Text(language.say("cli-league-ratio", deals=verdict.deals, ratio=ratio, bound=bound), style=QUIET))
    out.print()
