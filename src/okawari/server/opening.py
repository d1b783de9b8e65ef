"""Apply the entries of a start to the state: it begins to wait, bytes are opened, it is called off."""

from typing import TYPE_CHECKING

from okawari.server import entries as e
from okawari.server.pieces import EVERYBODY, Step, happened

if TYPE_CHECKING:
    from okawari.server.state import State


def starting(state: "State", entry: e.Starting) -> Step:
    """Freeze the commitments, so that each device opens its bytes."""
    state.shuffle.frozen = entry.commitments
    return Step(0, [happened("starting")], table=True)


def opened(state: "State", entry: e.Opened) -> Step:
    """Store a person's bytes."""
    state.shuffle.opened[entry.person] = entry.entropy
    return Step(0, table=True)


def called_off(state: "State", entry: e.CalledOff) -> Step:
    """End the start without a game; everyone has to commit again."""
    state.ready = {}
    state.shuffle.call_off(entry.shuffle, entry.missing)
    missing = [(one, min(state.seats_of(one), default=EVERYBODY), state.called[one]) for one in entry.missing]
    return Step(0, state.shuffle.told(missing), table=True)
