"""The state of a table without a running game, as snapshots and summed lobbies store it."""

from msgspec import Struct

from okawari.protocol.messages import Setup
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


COMMANDS_KEPT = 500  # the latest ones, so that repeating them has no effect
