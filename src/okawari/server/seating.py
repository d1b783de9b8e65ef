"""Chairs in a running game: a hand goes to its owner or to a bot, and a newcomer waits for the next deal."""

from dataclasses import replace
from typing import TYPE_CHECKING

from okawari.server import entries as e
from okawari.server.pieces import Chair, Step
from okawari.views.story import Event

if TYPE_CHECKING:
    from okawari.server.state import State


def promised_to(state: "State", person: int | None) -> int | None:
    """Return the chair that is promised to a person."""
    return next((at for at, chair in enumerate(state.chairs) if person is not None and chair.next == person), None)


def left_by(state: "State", person: int) -> list[int]:
    """Return the chairs that a person left in this game and whose hands were dealt to them."""
    return [at for at, chair in enumerate(state.chairs) if state.running and chair.gone and chair.last == person]


def taken_names(state: "State") -> list[str]:
    """Return the names at the table and of those who wait for a chair."""
    return [name for chair in state.chairs for name in (chair.name, chair.next_name) if name]


def seated(state: "State", entry: e.Seated) -> Step:
    """Give a chair to a person at once, and end any promise of it."""
    ended = _end_promise(state, entry.seat, "returned")
    sat_down = _seat(state, entry.seat, entry.person, entry.name)
    return Step(0, [*ended, sat_down], table=True, board=state.running)


def promised(state: "State", entry: e.Promised) -> Step:
    """Promise a chair to a newcomer."""
    chair = state.chairs[entry.seat]
    chair.next, chair.next_name = entry.person, entry.name
    state.called[entry.person] = entry.name
    return Step(0, [Event("chair_promised", entry.seat, {"name": entry.name})], table=True)


def withdrawn(state: "State", entry: e.Withdrawn) -> Step:
    """End the promise of a chair."""
    return Step(0, _end_promise(state, entry.seat, entry.why), table=True)


def keep_promises(state: "State") -> list[Event]:
    """Seat everyone with a promised chair, just before new hands are shown."""
    waiting = [(at, chair.next, chair.next_name) for at, chair in enumerate(state.chairs)]
    return [_seat(state, seat, person, name) for seat, person, name in waiting if person is not None]


def _seat(state: "State", seat: int, person: int, name: str) -> Event:
    if state.running and state.chairs[seat].last != person:  # what only this seat was told is not for a newcomer
        steps = state.steps
        state.steps = [replace(one, events=[event for event in one.events if event.only != seat]) for one in steps]
    state.chairs[seat] = Chair(person=person, name=name)
    state.called[person] = name
    state.played[person] = state.played.get(person, frozenset()) | {seat}
    return Event("sat_down", seat, {"name": name})


def _end_promise(state: "State", seat: int, why: str) -> list[Event]:
    chair = state.chairs[seat]
    if chair.next is None:
        return []
    name, chair.next, chair.next_name = chair.next_name, None, ""
    return [Event("promise_ended", seat, {"name": name, "why": why})]
