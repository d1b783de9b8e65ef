"""Who is sent what after a step of the story, and whose cards each of them sees."""

from okawari.protocol import messages as m
from okawari.server.connection import Connection
from okawari.server.failpoints import hit
from okawari.server.pieces import Step
from okawari.server.project import Audience, Sheet
from okawari.server.state import State
from okawari.server.storage import Reason

Mail = list[tuple[Connection, int | None, bytes | None]]


def letters(state: State, step: Step, looking: dict[Connection, int | None]) -> Mail:
    """The frames of a step, as the state stands right after it; what all see together draws all curtains."""
    sheet = Sheet(state, step)
    mail: Mail = []
    for connection, at in looking.items():
        if not connection.outdated:
            looking[connection] = eyes_of(state, connection.person, None if step.board else at)
            audience = Audience(connection.person, looking[connection])
            mail.append((connection, audience.eyes, sheet.frame(audience)))
    return mail


def deliver(mail: Mail) -> None:
    """Hand the frames over."""
    for at, (connection, eyes, frame) in enumerate(mail):
        if at == len(mail) // 2:
            hit("half_fan_out")
        connection.eyes = eyes
        if frame is not None:
            connection.send(frame)


def eyes_of(state: State, person: int | None, looking: int | None) -> int | None:
    """Whose cards a person is shown: the only seat's; of several, the one that is looked at."""
    seats = state.seats_of(person)
    if len(seats) == 1:
        return seats[0]
    return looking if looking in seats else None


def not_saving(reason: Reason) -> m.Notice:
    """Return the notice that nothing can be saved, with the reason if it helps people."""
    return m.Notice(what="not_saving", reason=reason if reason in ("full", "read-only", "replaced") else None)
