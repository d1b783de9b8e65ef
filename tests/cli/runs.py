"""Running the command line in tests: in this process, or as a program of its own."""

import os
import random
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from okawari.cli.main import run
from okawari.views.seat_view import Answer, View

ROOT = Path(__file__).resolve().parents[2]
UNPROVED = "UNPROVED: every choice is allowed"  # what --verify says of a good game that no server dealt


@dataclass(frozen=True)
class Done:
    """What a command came to."""

    code: int
    out: str
    err: str


def okawari(*arguments: str, typed: str | bytes = "", env: Mapping[str, str | None] | None = None) -> Done:
    """Run a command in this process, strict about missing messages."""
    clean: dict[str, str | None] = {"OKAWARI_STRICT": "1", "COLUMNS": "80", "LC_ALL": "en_US.UTF-8", **(env or {})}
    with CliRunner().isolation(input=typed, env=clean) as (out, err, _):
        code = run(arguments)
        sys.stdout.flush()
        sys.stderr.flush()
        return Done(code, out.getvalue().decode(), err.getvalue().decode())


def program(*arguments: str, typed: bytes = b"", env: Mapping[str, str] | None = None, patience: int = 120) -> Done:
    """Run it as a program of its own."""
    place = {"PYTHONPATH": str(ROOT / "src"), "PATH": os.environ["PATH"], "COLUMNS": "80", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "okawari.cli.main", *arguments],
        input=typed,
        capture_output=True,
        env={**place, **(env or {})},
        timeout=patience,
    )
    return Done(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))


class AnyCard:
    """A bot that plays anything."""

    def choose(self, view: View, legal: Sequence[Answer], rng: random.Random) -> Answer:
        """Any legal answer."""
        return rng.choice(legal)


def any_card(name: str) -> Any:
    """Every bot is one that plays anything."""
    return AnyCard()


def refused(done: Done) -> str:
    """The one line that a refused command leaves: nothing else, and exit status 2."""
    assert done.code == 2, done
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert done.err.endswith("\n")
    assert "Traceback" not in done.err
    return done.err.strip()
