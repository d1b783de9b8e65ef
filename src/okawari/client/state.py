"""What a client knows of its table, kept up to date by the messages of the server."""

import time
from typing import Any

from okawari.protocol.messages import (
    Board,
    Chair,
    Clock,
    Emoted,
    Event,
    Invite,
    Line,
    Mine,
    Notice,
    Presence,
    Private,
    Question,
    Refused,
    ServerMessage,
    TableInfo,
    Update,
    Welcome,
    You,
)


class TableState:
    """The table as the last message left it. Nothing is there before the welcome."""

    def __init__(self) -> None:
        self.you = You(person=None, seats=[], host=False)
        self.table: TableInfo | None = None
        self.board: Board | None = None
        self.mine: Mine | None = None
        self.waiting: list[int] = []
        self.lines: list[Line] = []
        self.invite: Invite | None = None
        self.presence = Presence(present=[], away={}, watching=0)
        self.clock = Clock(left={})
        self.clock_at = 0.0  # when the clock was read, in monotonic seconds
        self.events: list[Event] = []  # of the last version, or all that a welcome says was missed
        self.last_notice: Notice | None = None  # the last one
        self.last_refusal: Refused | None = None  # the last one that answers no command
        self.last_emote: Emoted | None = None  # the last one
        self.asked = 0  # rises with every new question
        self._appliers: dict[type[ServerMessage], Any] = {
            Welcome: self._welcome,
            Update: self._update,
            Private: self._private,
            Presence: self._presence,
            Clock: self._clock,
            Notice: self._notice,
            Emoted: self._emoted,
            Refused: self._refused,
        }

    def apply(self, message: ServerMessage) -> None:
        """Take a message in. Versions have to come in order."""
        applier = self._appliers.get(type(message))
        if applier is not None:
            applier(message)

    # ------------------------------------------------------------------------------------ what follows from it

    @property
    def phase(self) -> str:
        """Where the table stands; "" before the welcome."""
        return self.table.phase if self.table is not None else ""

    @property
    def chairs(self) -> list[Chair]:
        """All chairs; none before the welcome."""
        return self.table.chairs if self.table is not None else []

    @property
    def my_chairs(self) -> list[Chair]:
        """The chairs of this client."""
        return [self.chairs[seat] for seat in self.you.seats if seat < len(self.chairs)]

    @property
    def deciding(self) -> list[int]:
        """This client's seats that the table waits for."""
        return [seat for seat in self.you.seats if seat in self.waiting]

    @property
    def question(self) -> Question | None:
        """What this client is asked just now."""
        if self.mine is None or self.phase != "playing" or self.mine.seat not in self.waiting:
            return None
        return self.mine.question

    @property
    def scores(self) -> list[int | None]:
        """The points of each place, where they are open."""
        return [place.score for place in self.board.places] if self.board is not None else []

    # ------------------------------------------------------------------------------------ messages

    def _welcome(self, message: Welcome) -> None:
        self.you = message.you
        self.table = message.table
        self.board = message.board
        self.waiting = message.waiting
        self.lines = message.lines
        self.invite = message.invite
        self.events = [event for step in message.missed or () for event in step.events]
        self._hold(message.mine)

    def _update(self, message: Update) -> None:
        if message.board is not None:
            if self.board is not None and self.board.game != message.board.game:
                self.lines = []  # a new game begins a new sheet
            self.board = message.board
        self.table = message.table or self.table
        if message.you is not None:  # the two go together: whoever gives the chair up knows the way in no longer
            self.you, self.invite = message.you, message.invite
        self.invite = message.invite or self.invite
        self.waiting = message.waiting
        self.events = message.events
        if message.lines:
            self.lines = [*self.lines, *message.lines]
        if message.mine is not None or message.board is not None:  # beside a board, null means: nothing to see
            self._hold(message.mine)
        if self.phase != "playing" or (self.mine is not None and self.mine.seat not in self.you.seats):
            self.mine = None  # "not changed" is all that an update can say of it

    def _private(self, message: Private) -> None:
        mine, old = message.mine, self.mine
        if mine is not None and old is not None and mine.seat == old.seat:
            if mine.question is not None and old.question is not None and mine.question.number < old.question.number:
                return  # a copy that came late: the numbers of a seat's questions only rise
        self._hold(mine)

    def _hold(self, mine: Mine | None) -> None:
        if mine is not None and mine.question is not None and _question(mine) != _question(self.mine):
            self.asked += 1
        self.mine = mine

    def _presence(self, message: Presence) -> None:
        self.presence = message

    def _clock(self, message: Clock) -> None:
        self.clock = message
        self.clock_at = time.monotonic()

    def _notice(self, message: Notice) -> None:
        self.last_notice = message

    def _emoted(self, message: Emoted) -> None:
        self.last_emote = message

    def _refused(self, message: Refused) -> None:
        self.last_refusal = message


def _question(mine: Mine | None) -> tuple[int, int] | None:
    return (mine.seat, mine.question.number) if mine is not None and mine.question is not None else None
