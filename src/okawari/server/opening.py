"""What a start that waits for everyone's bytes does to a table: the entries of it, carried out."""

from typing import TYPE_CHECKING

from okawari.server import entries as e
from okawari.server.pieces import EVERYBODY, Step, happened

if TYPE_CHECKING:
    from okawari.server.state import State


def starting(state: "State", entry: e.Starting) -> Step:
    """Freeze everything; each device opens its bytes now."""
    state.shuffle.frozen = entry.commitments
    return Step(0, [happened("starting")], table=True)


def opened(state: "State", entry: e.Opened) -> Step:
    """Note a person's bytes."""
    state.shuffle.opened[entry.person] = entry.entropy
    return Step(0, table=True)


def called_off(state: "State", entry: e.CalledOff) -> Step:
    """Let no game begin; everyone commits afresh."""
    state.ready = {}
    state.shuffle.call_off(entry.shuffle, entry.missing)
    missing = [(one, min(state.seats_of(one), default=EVERYBODY), state.called[one]) for one in entry.missing]
    return Step(0, state.shuffle.told(missing), table=True)
