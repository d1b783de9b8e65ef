"""`okawari simulate`: bots play many games."""

from typing import Any

from okawari.cli.kit import Command, Whole, flag
from okawari.cli.play import table_flags
from okawari.language import Language


def command(language: Language) -> Command:
    """The command and its flags."""
    return Command(
        "simulate",
        language,
        lambda **chosen: simulate(language, **chosen),
        [
            *table_flags(language),
            flag(language, "--games", "games", metavar="N", type=Whole(1), default=1000),
            flag(language, "--bots", "bots", metavar="a,b,…", default="greedy"),
            flag(language, "--seed", "seed", metavar="SEED"),
            flag(language, "--json", "json", is_flag=True),
            flag(language, "--no-color", "no-color", is_flag=True),
        ],
    )


def simulate(language: Language, **chosen: Any) -> None:
    raise NotImplementedError
