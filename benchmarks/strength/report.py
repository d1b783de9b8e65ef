"""docs/strength.md: tables and plots of what came out."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from benchmarks.strength.matches import DRAFT_SEED, MATCHES, MENUS, SEED, Match
from benchmarks.strength.plots import Bar, drawing
from okawari.simulation.bench import machine
from okawari.simulation.league import League

PAGE = Path("docs/strength.md")
PICTURES = Path("docs/pictures")
LONGEST = {"quick": (2, None), "strong": (50, 75)}  # milliseconds: median, 99 %
LOST = {3: 0.0, 4: 0.0, 5: 0.002}  # share of the win, by cards left
ROUNDED = 0.00005
HEAD = f"""# How strong the bots are

Made by `make strength`, which plays what is missing; do not edit. Every deal is played once for each way round the
table, and the intervals (95 %) come from drawing deals anew. Where no menu is named, Party is played with {MENUS} menus
that the seed “{SEED}” draws, extra dishes included; Draft has the seed “{DRAFT_SEED}”. Nothing was tuned with these
deals. Times are processor time of one thread, with compiled bots. In the plots the line is what is expected, the dashes
are par: what an equal bot would win. *Not surely* means that the interval holds both what is expected and its contrary.

What is expected was fixed before anything was played. How much is played, and how strong `quick` and `casual` are, was
not from the beginning: first runs, with other deals, showed levels too near to each other, and each time the levels
changed and the deals of the report with them. `strong` among `quick` was then played with 30 deals a table, of which
some could not tell par from the goal, so that more were added (10 at Party for five and more, 30 else); searches of
others for two got 60 deals in the place of 20 after the first match of them. The figures are in
[DECISIONS](../DECISIONS.md). Of `quick` among `casual` 95 % is expected at two seats and 65 % at four, but not at
Draft, where chance does more: there even `strong` with 1,500 tries takes 82 % and 55 % (50 and 25 deals of their own).

Draft's matches are from before its seats remembered a whole round. Played again with the same deals, `strong` among
`quick` takes 81.7, 57.8, 51.8 and 41.1 % at two to five seats, `quick` among `casual` 73.2, 67.5, 42.2 and 23.8 %.

Against `uct` 75 % is expected for two, and more time does not surely bring it: 0.95 s a move with a million nodes,
twenty times as long as `uct`, takes 68 ± 8 % of Classic and 60 ± 11 % of Party (100 and 80 games of their own).
What else was tried is in [DECISIONS](../DECISIONS.md) too.
"""


def write(found: Sequence[tuple[Match, League]], endings: Sequence[Any], speeds: Sequence[Any]) -> None:
    """The page and its pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    left = len(MATCHES) - len(found)
    more = [f"{left} of {len(MATCHES)} matches are still to be played."] if left > 0 else []
    lines = [HEAD, *more, *_parts(found), *_times(found), *_endings(endings), *_speeds(speeds), _machine()]
    PAGE.write_text("\n".join(lines) + "\n", "utf-8")


def _parts(found: Sequence[tuple[Match, League]]) -> Iterator[str]:
    for part, group in groupby(found, key=lambda one: one[0].part):
        ones = list(group)
        picture = f"strength-{part.replace(' ', '-').replace(chr(39), '')}.svg"
        (PICTURES / picture).write_text(drawing(_title(part), [_bar(*one) for one in ones]), "utf-8")
        yield f"\n## {_title(part)}\n\n![{_title(part)}](pictures/{picture})\n"
        yield "| at | against | games | share of wins | 95 % | expected | mean place | margin | met |"
        yield "|---|---|---|---|---|---|---|---|---|"
        yield from (_row(*one) for one in ones)


def _title(part: str) -> str:
    return part[0].upper() + part[1:]


def _where(match: Match) -> str:
    return f"{match.menu or match.game}, {match.players} seats"


def _bar(match: Match, result: League) -> Bar:
    wins = result.meeting(match.bot, match.against).wins
    low, high = (wins.mean if end is None else end for end in (wins.low, wins.high))
    name = _where(match) if "@" not in match.against else f"{match.against.split('@')[0]}: {_where(match)}"
    return Bar(name, wins.mean, low, high, match.target, match.par)


def _row(match: Match, result: League) -> str:
    one = result.meeting(match.bot, match.against)
    low, high = (one.wins.mean if end is None else end for end in (one.wins.low, one.wins.high))
    met = verdict(low, one.wins.mean, high, match.target)
    cells = [
        _where(match),
        f"`{match.against}`",
        str(one.games),
        f"{100 * one.wins.mean:.1f} %",
        f"{100 * low:.1f} – {100 * high:.1f}",
        f"{100 * match.target:.1f} %",
        f"{one.place.mean:.2f}",
        f"{one.margin.mean:+.1f}",
        met,
    ]
    return f"| {' | '.join(cells)} |"


def verdict(low: float, mean: float, high: float, target: float) -> str:
    """Whether what is expected came about, and whether more games could change that."""
    if mean >= target:
        return "yes" if low >= target else "yes, not surely"
    return "**no**" if high < target else "**no**, not surely"


def _times(found: Sequence[tuple[Match, League]]) -> Iterator[str]:
    yield "\n## Time for an answer\n"
    yield "Milliseconds of processor time where there is a choice: median, and what 99 % do not exceed.\n"
    yield "| bot | at | answers | median | 99 % | expected | met |"
    yield "|---|---|---|---|---|---|---|"
    for match, result in found:
        for speed in result.speeds:
            if speed.bot == match.bot and speed.median_ms is not None and speed.p99_ms is not None:
                numbers = f"{speed.answers} | {speed.median_ms:.2f} | {speed.p99_ms:.2f}"
                median, most = LONGEST.get(speed.bot, (None, None))
                met = median is None or (speed.median_ms <= median and (most is None or speed.p99_ms <= most))
                wanted = "" if median is None else f"{median}" + (f", {most}" if most else "")
                yield f"| `{speed.bot}` | {_where(match)} | {numbers} | {wanted} | {_yes(met)} |"


def _yes(met: bool) -> str:
    return "yes" if met else "**no**"


def _endings(endings: Sequence[Any]) -> Iterator[str]:
    yield "\n## Endings that can be solved\n"
    yield "Classic for two: what a choice loses against an opponent who makes no mistake, as a share of the win.\n"
    yield "| bot | cards left | positions | lost | standard error | best choice | expected | met |"
    yield "|---|---|---|---|---|---|---|---|"
    for one in endings:
        numbers = f"{one['regret']:.5f} | {one['error']:.5f} | {100 * one['best']:.1f} %"
        most = LOST[one["cards"]] if one["bot"] == "strong" else None
        wanted = "| |" if most is None else f"at most {most} | {_yes(one['regret'] <= most + ROUNDED)} |"
        yield f"| `{one['bot']}` | {one['cards']} | {one['positions']} | {numbers} | {wanted}"


def _speeds(speeds: Sequence[Any]) -> Iterator[str]:
    yield "\n## Speed of the search\n"
    yield "Tries in a second of processor time of one thread, over all questions of a game.\n"
    yield "| at | tries a second | expected | met |"
    yield "|---|---|---|---|"
    for one in speeds:
        where = f"{one['menu'] or one['game']}, {one['seats']} seats"
        yield f"| {where} | {one['rate']:,.0f} | {one['target']:,} | {_yes(one['rate'] >= one['target'])} |"


def _machine() -> str:
    facts = machine()
    return f"\nMeasured with Python {facts['python']} on a machine with {facts['cores']} cores."
