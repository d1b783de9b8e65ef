"""`okawari train`: the searching bots learn from games against themselves."""

import sys
from pathlib import Path

from okawari.cli.kit import Command, Whole, flag
from okawari.cli.problems import needing_fast_rules
from okawari.cli.progress import progress_bar, saying_what_compiles
from okawari.cli.terminal import console
from okawari.errors import NotCompiled, OkawariError
from okawari.language import Language


def command(language: Language) -> Command:
    """The command and its flags."""
    return Command(
        "train",
        language,
        lambda **chosen: train(language, **chosen),
        [
            flag(language, "--out", "train-out", metavar="FOLDER", required=True),
            flag(language, "--games", "train-games", metavar="N", type=Whole(1), default=1200),
            flag(language, "--tries", "train-tries", metavar="N", type=Whole(1), default=800),
            flag(language, "--rounds", "train-rounds", metavar="N", type=Whole(1), default=1),
            flag(language, "--seed", "train-seed", metavar="SEED", default="okawari"),
            flag(language, "--no-color", "no-color", is_flag=True),
        ],
    )


def train(language: Language, out: str, games: int, tries: int, rounds: int, seed: str, no_color: bool) -> None:
    """Play, learn and write the weights."""
    from okawari import compiled  # here, because few commands need it

    if not compiled.available():
        raise NotCompiled("error-not-compiled")
    from okawari.simulation.training.train import Course
    from okawari.simulation.training.train import train as learn

    notes = console(sys.stderr, colour=not no_color)
    try:
        with needing_fast_rules(), progress_bar(language, notes) as told, saying_what_compiles(language, notes):
            learn(Course(games, tries, rounds, seed), Path(out), progress=told)
    except OSError:
        raise OkawariError("error-cannot-write", file=out) from None
    print(language.say("cli-train-done", folder=out))
