"""The ledger of a run: what was played, and eight numbers that must all be nought."""

from dataclasses import dataclass, field, fields
from typing import Literal

from msgspec import json

Fault = Literal["lost", "doubled", "ghosts", "diverged", "stuck", "orphans", "leaked", "unexplained"]
SHOWN = 20  # problems that are told in full

MEANING: dict[Fault, str] = {
    "lost": "acked commands missing in the log, and missing entries",
    "doubled": "commands or versions with more than one effect",
    "ghosts": "logged commands that nobody sent, or that were refused",
    "diverged": "server, log, replay or a client's view differ",
    "stuck": "tables without progress",
    "orphans": "people with a token who cannot get back",
    "leaked": "secrets in somebody's frames",
    "unexplained": "scores that differ on screen, in the log, in the replay or by the rulebooks",
}


@dataclass
class Ledger:
    """What became of all that was sent. Ledgers of several tables or runs can be added."""

    tables: int = 0
    games: int = 0
    entries: int = 0
    commands: int = 0
    frames: int = 0
    welcomes: int = 0
    lost: int = 0
    doubled: int = 0
    ghosts: int = 0
    diverged: int = 0
    stuck: int = 0
    orphans: int = 0
    leaked: int = 0
    unexplained: int = 0
    problems: list[str] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)  # questions, events, commands, refusals and options that came up

    def find(self, fault: Fault, what: str) -> None:
        """Enter a fault."""
        setattr(self, fault, getattr(self, fault) + 1)
        self.problems.append(f"{fault}: {what}")

    def add(self, other: "Ledger") -> None:
        """Enter all that another ledger says."""
        for one in fields(self):
            mine, theirs = getattr(self, one.name), getattr(other, one.name)
            setattr(self, one.name, mine | theirs if isinstance(mine, set) else mine + theirs)

    def __add__(self, other: "Ledger") -> "Ledger":
        both = Ledger()
        both.add(self)
        both.add(other)
        return both

    @property
    def clean(self) -> bool:
        """Whether nothing went wrong."""
        return not any(getattr(self, fault) for fault in MEANING)

    def __str__(self) -> str:
        played = (
            f"{self.tables} tables, {self.games} games, {self.entries} entries, {self.commands} commands, "
            f"{self.frames} frames, {self.welcomes} welcomes"
        )
        lines = [f"  {fault:12} {getattr(self, fault):6}  {meaning}" for fault, meaning in MEANING.items()]
        told = [f"  - {problem}" for problem in self.problems[:SHOWN]]
        more = len(self.problems) - SHOWN
        return "\n".join([f"ledger: {played}", *lines, *told, *([f"  … and {more} more"] if more > 0 else [])])

    def packed(self) -> str:
        """The ledger as text that `unpacked` reads."""
        return json.encode(self).decode()


def unpacked(text: str) -> Ledger:
    """The ledger of a text."""
    return json.decode(text, type=Ledger)
