"""The eight things that people at a table can say to each other."""

from time import monotonic
from typing import TYPE_CHECKING

from okawari.protocol import messages as m
from okawari.server.connection import Connection

if TYPE_CHECKING:
    from okawari.server.live import LiveTable

EVERY = 3.0  # seconds


class Emotes:
    """Who has said something when; nothing of it is kept."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._said: dict[int | None, float] = {}

    def say(self, connection: Connection, message: m.Emote) -> None:
        """Tell everybody, if it is a while since the person's last."""
        seats = self.table.state.seats_of(connection.person)
        now = monotonic()
        if not seats or (message.seat is not None and message.seat not in seats):
            connection.send(m.Refused(id=None, error="error-not-your-seat"))
        elif now < self._said.get(connection.person, -EVERY) + EVERY:
            connection.send(m.Refused(id=None, error="error-emote-too-soon"))
        else:
            self._said[connection.person] = now
            self.table.tell(m.Emoted(seat=seats[0] if message.seat is None else message.seat, emote=message.emote))
