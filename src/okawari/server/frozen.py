"""The state of a table without a running game, as snapshots and summed lobbies store it."""

from collections import Counter

from msgspec import Struct

from okawari.protocol.messages import Setup
from okawari.server.codes import person_of
from okawari.server.pieces import Base, Chair
from okawari.server.shuffle import Shuffle


class Frozen(Struct, frozen=True):
    """The state around the game. It is in logs: new fields need a default that means the same as before."""

    table: str
    seq: int
    version: int
    setup: Setup
    phase: str
    secret: str
    code: str
    shuffle: Shuffle
    locked: bool
    chairs: list[Chair]
    people: dict[int, str]
    called: dict[int, str]
    banned: set[str]
    host: int | None
    ready: dict[int, str | None]
    games: int
    numbers: list[int]
    commands: dict[str, int]
    language: str = "en"
    base: Base = Base()
    bare_ids: bool = False


COMMANDS_KEPT = 500  # the last ones, so that a repeat has no second effect
OWN_KEPT = 50  # of each person, however many others there were since


def last_commands(commands: dict[str, int]) -> dict[str, int]:
    """The commands to remember where the log is cut short: the last ones of all, and of each person."""
    own: Counter[str] = Counter()
    kept: list[str] = []
    for at, command in enumerate(reversed(commands)):
        person = person_of(command)
        own[person] += 1
        if at < COMMANDS_KEPT or own[person] <= OWN_KEPT:
            kept.append(command)
    return {command: commands[command] for command in reversed(kept)}
