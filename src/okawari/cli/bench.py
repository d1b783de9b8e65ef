"""`okawari bench`: the project's own speed figures, each with its target."""

import platform
import sys
from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console
from rich.text import Text

from okawari.cli.kit import Command, Whole, flag
from okawari.cli.output import print_json
from okawari.cli.paint import plain_table, title
from okawari.cli.palette import GAIN, LOSS, QUIET
from okawari.cli.problems import needing_fast_rules
from okawari.cli.progress import saying_what_compiles
from okawari.cli.terminal import console
from okawari.language import Language

FULL = 100_000


def command(language: Language) -> Command:
    """The command and its flags."""
    return Command(
        "bench",
        language,
        lambda **chosen: bench(language, **chosen),
        [
            flag(language, "--json", "json", is_flag=True),
            flag(language, "--games", "bench-games", metavar="N", type=Whole(1), default=FULL),
            flag(language, "--no-color", "no-color", is_flag=True),
        ],
    )


def bench(language: Language, json: bool, games: int, no_color: bool) -> None:
    """Measure, saying what is being measured, and print the figures."""
    from okawari.simulation.bench import figures, machine  # here, because it needs the compiled rules

    notes = console(sys.stderr, colour=not no_color)
    with needing_fast_rules(), saying_what_compiles(language, notes):
        found = list(_watched(figures(games, starts=games >= FULL), notes, language))
    facts = {"machine": platform.machine(), "system": platform.system(), **machine()}
    if json:
        print_json({"machine": facts, "games": games, "figures": [figure.as_json() for figure in found]})
        return
    out = console(colour=not no_color)
    out.print(title(language.say("cli-bench-title")))
    columns = ("figure", "value", "target", "met")
    table = plain_table([language.say(f"cli-bench-{column}") for column in columns], numbers=[1, 2])
    for figure in found:
        number = _number(language)
        met = Text(language.say("cli-yes"), style=GAIN) if figure.met else Text(language.say("cli-no"), style=LOSS)
        bound = "≥" if figure.higher_is_better else "≤"
        value = f"{number(figure.value)} {figure.unit}"
        table.add_row(figure.name, value, f"{bound} {number(figure.target)}", met)
    out.print(table)
    load = ", ".join(str(part) for part in facts["load"])
    line = language.say("cli-bench-load", machine=facts["machine"], cores=facts["cores"], load=load)
    out.print(Text(line, style=QUIET))


def _watched(figures: Iterator[Any], notes: Console, language: Language) -> Iterator[Any]:
    """The figures, with a sign of life on a terminal."""
    if not notes.is_terminal:
        yield from figures
        return
    with notes.status(language.say("cli-bench-title")) as status:
        for figure in figures:
            status.update(language.say("cli-bench-running", figure=figure.name))
            yield figure


def _number(language: Language) -> Callable[[float], str]:
    """Numbers with as many digits as they deserve."""
    return lambda value: language.number(
        value, 0 if abs(value) >= 100 or value == int(value) else 1 if abs(value) >= 10 else 2
    )
