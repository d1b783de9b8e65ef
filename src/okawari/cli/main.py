"""The program: its commands, its language, and how it ends."""

import os
import sys
from collections.abc import Sequence
from typing import Any

import click

from okawari import __version__
from okawari.cli import backup, bench, browser, check, league, play, replay, rules, score, serve, simulate, train
from okawari.cli.kit import Group, Params, flag
from okawari.cli.problems import sentence
from okawari.cli.terminal import prepare
from okawari.errors import OkawariError
from okawari.language import Language, best_language

GOOD, BAD_INPUT, INTERRUPTED = 0, 2, 130


def main() -> None:
    """The entry point of `okawari`."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; what the program's exit status will be."""
    language = Language(best_language(None, os.environ))
    prepare(sys.stdout)
    prepare(sys.stderr)
    try:
        language = Language(best_language(asked_language(arguments), os.environ))
        door = program(language)
        bare = list(arguments) == ["play"]  # nothing said about the game: it can be asked for
        with door.make_context("okawari", list(arguments), obj=bare) as context:
            door.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as done:
        return done.exit_code
    except (click.ClickException, OkawariError) as problem:
        print(sentence(problem, language), file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        _close_quietly()
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    return GOOD


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language named among the arguments: needed before they are understood, to complain in it."""
    found = None
    for argument, following in zip(arguments, [*arguments, ""][1:], strict=True):
        if argument == "--lang":
            found = following
        elif argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
    return found


def program(language: Language) -> Group:
    """The program in a language."""
    parts = (play, serve, score, simulate, league, replay, rules, bench, train, check)
    commands = [part.command(language) for part in parts]
    commands += backup.commands(language)
    flags: Params = [
        flag(language, "--port", "port", metavar="PORT"),
        flag(language, "--lan", "lan", is_flag=True),
        flag(language, "--no-browser", "no-browser", is_flag=True),
        flag(language, "--version", "version", is_flag=True),
    ]

    def start(version: bool, **chosen: Any) -> None:
        command = click.get_current_context().invoked_subcommand
        if version:
            click.echo(f"okawari {__version__}")
        elif command is None:
            browser.play(language, **chosen)
        elif given := next((name for name, value in chosen.items() if value), None):
            raise OkawariError(
                "error-extra-word", name=f"--{given.replace('_', '-')}", text=f"okawari {command} --help"
            )

    return Group(language, commands, start, flags)


def _close_quietly() -> None:
    """Nobody reads any more: let the rest of the output go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
