"""Long lobbies: one row sums up what they have come to, and takes the place of the rows before it."""

from copy import copy
from typing import TYPE_CHECKING

from okawari.server import entries as e
from okawari.server.pieces import Step

if TYPE_CHECKING:
    from okawari.server.state import State

ROWS = 300  # since the table was opened, or the last game ended


def is_due(state: "State") -> bool:
    """Whether a lobby has gathered so many rows that one should sum them up."""
    idle = state.lobby and state.shuffle.frozen is None
    return idle and state.base.seq > 0 and state.seq - max(state.base.seq, state.summed) > ROWS


def overlay(state: "State", entry: e.Summed) -> Step:
    """Take over the lobby as it was summed up; the last game's end stays what it was."""
    for name in entry.lobby.__struct_fields__:
        if name != "base":
            setattr(state, name, copy(getattr(entry.lobby, name)))
    state.shuffle = entry.lobby.shuffle.copy()
    state.chairs = [chair.copy() for chair in entry.lobby.chairs]
    state.steps = [step for step in state.steps if step.version <= state.base.version]
    state.summed = state.seq + 1
    state.thawed = True  # commands of deleted rows are known to neither the store nor this state
    return Step(0, public=False)
