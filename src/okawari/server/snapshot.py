"""A table's state between two games as bytes, so that games long over need not be folded again. A cache, no more."""

from msgspec import DecodeError, Struct, json

from okawari.protocol.messages import Setup
from okawari.server.codes import has_bare_ids
from okawari.server.pieces import Chair
from okawari.server.shuffle import Shuffle
from okawari.server.state import COMMANDS_KEPT, State

FORMAT = 2


class Frozen(Struct, frozen=True):
    """Everything that matters of a table where no game runs and another is about to begin."""

    format: int
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
    bare_ids: bool = False


def freeze(state: State) -> bytes:
    """The state as bytes."""
    kept = {name: getattr(state, name) for name in Frozen.__struct_fields__ if name != "format"}
    kept["bare_ids"] = state.bare_ids or has_bare_ids(state.commands)
    kept["commands"] = dict(list(state.commands.items())[-COMMANDS_KEPT:])
    return json.encode(Frozen(format=FORMAT, **kept))


def thaw(data: bytes) -> State | None:
    """The state of bytes; None if they are of another time."""
    try:
        frozen = json.decode(data, type=Frozen)
    except DecodeError:
        return None
    if frozen.format != FORMAT:
        return None
    state = State()
    state.thawed = True
    for name in Frozen.__struct_fields__:
        if name != "format":
            setattr(state, name, getattr(frozen, name))
    state.bare_ids = frozen.bare_ids or has_bare_ids(frozen.commands)
    return state
