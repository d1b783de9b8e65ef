"""A table's state between two games as bytes, so that games long over need not be folded again. A cache, no more."""

from hashlib import sha256
from typing import Any

from msgspec import DecodeError, json

from okawari.server import entries as e
from okawari.server import summing
from okawari.server.codes import has_bare_ids
from okawari.server.frozen import Frozen, last_commands
from okawari.server.state import State

FORMAT = b"2"  # 1 had no checksum


class _Kept(Frozen, frozen=True, kw_only=True):
    chain: bytes


def summed(state: State) -> list[e.Entry]:
    """Return the entry that sums up a lobby, if it is long enough."""
    if not summing.is_due(state):
        return []
    return [e.Summed(keep=state.base.seq, lobby=Frozen(**_fields(state)))]


def _fields(state: State) -> dict[str, Any]:
    kept = {name: getattr(state, name) for name in Frozen.__struct_fields__}
    kept["bare_ids"] = state.bare_ids or has_bare_ids(state.commands)
    kept["commands"] = last_commands(state.commands)
    return kept


def freeze(state: State) -> bytes:
    """Return the state as bytes, with their checksum in front."""
    data = json.encode(_Kept(**_fields(state), chain=state.chain))
    return b" ".join((FORMAT, sha256(data).hexdigest().encode(), data))


def thaw(kept: bytes) -> State | None:
    """Return the state from bytes, or None if they are of another version or damaged."""
    form, _, rest = bytes(kept).partition(b" ")
    checksum, _, data = rest.partition(b" ")
    if form != FORMAT or checksum != sha256(data).hexdigest().encode():
        return None
    try:
        found = json.decode(data, type=_Kept)
    except DecodeError:
        return None
    state = State()
    state.thawed = True
    for name in _Kept.__struct_fields__:
        setattr(state, name, getattr(found, name))
    state.bare_ids = found.bare_ids or has_bare_ids(found.commands)
    return state
