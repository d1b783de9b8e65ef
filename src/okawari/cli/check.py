"""`okawari check`: whether everything in a database is intact."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from okawari.cli.kit import Command, flag
from okawari.cli.terminal import printable
from okawari.language import Language

if TYPE_CHECKING:
    from okawari.server.inspection import Report

DAMAGED = 1  # the exit status


def command(language: Language) -> Command:
    """The command and its flags."""
    return Command(
        "check",
        language,
        lambda **chosen: check(language, **chosen),
        [
            click.Argument(["database"], metavar="DATABASE"),
            flag(language, "--export", "check-export", metavar="FOLDER"),
            flag(language, "--json", "json", is_flag=True),
        ],
    )


def check(language: Language, database: str, export: str | None, json: bool) -> None:
    """Read everything, report damage, and export what is intact if a folder is given."""
    from msgspec import json as encoding
    from msgspec import structs  # here, because few commands need the server

    from okawari.server.inspection import inspect
    from okawari.server.storage.files import path_of

    report = inspect(path_of(database), Path(export) if export else None)
    if json:
        print(encoding.encode({"intact": report.is_intact, **structs.asdict(report)}).decode())
    else:
        _say(language, report)
        if export:
            print(language.say("cli-check-exported", file=printable(export)))
    if not report.is_intact:
        raise click.exceptions.Exit(DAMAGED)


def _say(language: Language, report: "Report") -> None:
    print(language.say("cli-check-whole", tables=report.tables, rows=report.rows, games=report.games))
    for reason in report.damaged_file:
        print(language.say("cli-check-file", reason=printable(reason)))
    for one in report.damaged_tables:
        name = printable(one.table)
        print(language.say("cli-check-table", name=name, number=one.row, what=one.damage))
    for game in report.unreadable_games:
        print(language.say("cli-check-game", name=printable(game)))
    if report.is_intact:
        print(language.say("cli-check-fine"))
