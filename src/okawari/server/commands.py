"""Which function decides about which command."""

from collections.abc import Callable
from typing import Any

from okawari.protocol import messages as m
from okawari.server import entries as e
from okawari.server import lobby, play, shuffling
from okawari.server.desk import Desk
from okawari.server.refusals import Refusal
from okawari.server.state import State

MOST_ENTRIES = 3000  # of a log in a running game, which usually has a few hundred; lobbies are summed up
NEWCOMERS = 3  # those who were dealt no hand, of whom there may be many, use at most a third of these
ALLOWANCE = 200  # optional commands of one person in a game
# Always possible: to play, and to remove a person who has used it all up. Locking is, too, but unlocking is not.
NEEDED = (m.Answer, m.Continue, m.Ready, m.Start, m.Open, m.Leave, m.Kick, m.Close)

COMMANDS: dict[type, Callable[[State, int, Any, Desk], list[e.Entry]]] = {
    m.Answer: play.answer,
    m.TakeBack: play.take_back,
    m.Continue: play.next_course,
    m.MoreTime: play.more_time,
    m.Sit: lobby.sit,
    m.Leave: lobby.leave,
    m.Ready: lobby.ready,
    m.Open: shuffling.open_,
    m.Rename: lobby.rename,
    m.ChangeSetup: lobby.change_setup,
    m.Arrange: lobby.arrange,
    m.SetBot: lobby.set_bot,
    m.Kick: lobby.kick,
    m.Lock: lobby.lock,
    m.Start: lobby.start,
    m.Close: lobby.close,
}


def carry_out(state: State, person: int | None, command: m.Command, desk: Desk) -> list[e.Entry]:
    """The entries that a command leads to; none if it changes nothing. Raises the refusal."""
    if person is None:
        raise Refusal("error-spectator")
    if person not in state.people:
        raise Refusal("error-kicked")
    if state.running and not _needed(command):
        _spend(state, person, desk)
    made = COMMANDS[type(command)](state, person, command, desk)
    if state.running and not made and _needed(command):
        _spend(state, person, desk)  # that it was taken is a row as well
    return made


def _needed(command: m.Command) -> bool:
    return isinstance(command, NEEDED) or (isinstance(command, m.Lock) and command.locked)


def _spend(state: State, person: int, desk: Desk) -> None:
    """Count a command before it is carried out, whatever it comes to: all leave a row, or work, behind."""
    most = MOST_ENTRIES if person in state.played else MOST_ENTRIES // NEWCOMERS
    if state.seq - state.since > most or desk.spent(state, person) >= ALLOWANCE:
        raise Refusal("error-enough")
    desk.spend(state, person)
