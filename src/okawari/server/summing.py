"""Sum up long lobbies: one row holds their state and replaces the rows before it."""

from copy import copy
from typing import TYPE_CHECKING

from okawari.server import entries as e
from okawari.server.pieces import Step

if TYPE_CHECKING:
    from okawari.server.state import State

ROWS = 300  # since the table was opened or the last game ended


def is_due(state: "State") -> bool:
    """Return whether a lobby has so many rows that it should be summed up."""
    idle = state.lobby and state.shuffle.frozen is None
    return idle and state.base.seq > 0 and state.seq - max(state.base.seq, state.summed) > ROWS


def overlay(state: "State", entry: e.Summed) -> Step:
    """Restore the lobby from the sum, and keep the state at the end of the last game."""
    for name in entry.lobby.__struct_fields__:
        if name != "base":
            setattr(state, name, copy(getattr(entry.lobby, name)))
    state.shuffle = entry.lobby.shuffle.copy()
    state.chairs = [chair.copy() for chair in entry.lobby.chairs]
    state.steps = [step for step in state.steps if step.version <= state.base.version]
    state.summed = state.seq + 1
    state.thawed = True  # commands of deleted rows are known to neither the store nor this state
    return Step(0, public=False)
