"""A table's shuffle before the cards are dealt: the server's secret, commitments, and the bytes opened so far."""

from dataclasses import dataclass, field

from okawari.replays.shuffle import old_promise, promise
from okawari.server.pieces import Chair, happened
from okawari.views.story import Event

FORMAT = 2  # of a table's log; older ones stay readable: 1 had the players' bytes in the clear
PATIENCE = 3  # failed starts in a row, after which zeros count for the person who did not open


@dataclass
class Shuffle:
    """The shuffle of the running or the next game."""

    secret: str = ""  # the server's 32 bytes
    format: int = FORMAT  # of the log when the server committed to the secret
    frozen: list[str | None] | None = None  # while a start waits: the commitments by seat
    opened: dict[int, str] = field(default_factory=dict)  # by person
    failed: dict[int, int] = field(default_factory=dict)  # starts in a row that failed, by person

    def copy(self) -> "Shuffle":
        """Return an independent copy."""
        return Shuffle(self.secret, self.format, self.frozen, self.opened.copy(), self.failed.copy())

    def promise(self, table: str, game: int) -> str:
        """Return the server's commitment, which everyone at the table sees."""
        secret = bytes.fromhex(self.secret)
        return promise(secret, table, game) if self.format > 1 else old_promise(secret, table)

    def missing(self, chairs: list[Chair]) -> list[int]:
        """Return the people whose bytes the start is still waiting for."""
        bound = [chair.person for chair, one in zip(chairs, self.frozen or [], strict=False) if one is not None]
        return [person for person in bound if person is not None and person not in self.opened]

    def zeros(self) -> list[int]:
        """Return the people for whom zeros count, because too many starts have failed for them."""
        return [person for person, times in self.failed.items() if times >= PATIENCE]

    def call_off(self, secret: str, missing: list[int]) -> None:
        """End a start without a game. For people who opened, failures are counted from zero again."""
        for person in self.opened.keys() - set(self.zeros()):
            self.failed.pop(person, None)
        for person in missing:
            self.failed[person] = self.failed.get(person, 0) + 1
        self.secret, self.format, self.frozen, self.opened = secret, FORMAT, None, {}

    def told(self, missing: list[tuple[int, int, str]]) -> list[Event]:
        """Return the events of a start that was called off because of these people, seats and names."""
        events = [happened("not_opened", seat, name=name) for _, seat, name in missing]
        late = [(seat, name) for person, seat, name in missing if self.failed[person] == PATIENCE]
        events += [happened("zeros_from_now", seat, name=name) for seat, name in late]
        return events or [happened("start_called_off")]
