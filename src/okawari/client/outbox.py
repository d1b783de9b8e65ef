"""Commands on their way: each is kept, and sent again with the same id, until it is acked or refused."""

from asyncio import Future, get_running_loop
from collections.abc import Callable, Iterator
from copy import copy
from secrets import token_urlsafe
from typing import Any

from msgspec import MsgspecError, structs

from okawari.client.errors import BadCommand, ServerRefusal
from okawari.client.journal import Journal
from okawari.client.timing import Timing
from okawari.errors import OkawariError
from okawari.protocol.messages import CLIENT_FRAME, Command, FromClient, decode_client, encode

TOO_FAST = "error-too-fast"  # the one refusal that is no answer: the server has not looked at the command


class Pending:
    """A command without an answer so far."""

    __slots__ = ("data", "done", "due", "id", "name", "wait")

    def __init__(self, message: Command, data: bytes, wait: float) -> None:
        self.id = message.id
        self.name = str(message.__struct_config__.tag)
        self.data = data
        self.done: Future[int] = get_running_loop().create_future()
        self.due = 0.0
        self.wait = wait


class Outbox:
    """The commands of one client that have no answer yet, oldest first."""

    def __init__(self, timing: Timing, journal: Journal | None) -> None:
        self._timing = timing
        self._journal = journal
        self._pending: dict[str, Pending] = {}
        self._prefix = token_urlsafe(9)
        self._made = 0
        self._spaced = False  # the server wants commands to come slower
        self._next_at = 0.0

    def __len__(self) -> int:
        return len(self._pending)

    def next_id(self) -> str:
        """An id that no other command has."""
        self._made += 1
        return f"{self._prefix}-{self._made}"

    def add(self, message: Command) -> Pending:
        """Take charge of a command; it is not sent yet. Raises BadCommand if the protocol does not allow it."""
        pending = Pending(message, checked(message), self._timing.resend_after)
        return self._pending.setdefault(message.id, pending)

    def slot(self, pending: Pending, now: float) -> float:
        """How long a new command has to wait for its turn: not at all, unless the server said so."""
        if not self._spaced:
            return 0.0
        self._next_at = max(self._next_at + self._timing.spacing, now)
        pending.due = self._next_at
        return self._next_at - now

    def too_fast(self, command: str | None, now: float) -> None:
        """The server did not take a command because there were too many: it goes out again, and others slower."""
        self._spaced = True
        self._next_at = now + self._timing.too_fast_pause
        pending = self._pending.get(command or "")
        if self._journal is not None:
            self._journal.refused(command, TOO_FAST)
        if pending is not None:
            pending.due = self._next_at

    def send(self, pending: Pending, send: Callable[[bytes], None], now: float) -> None:
        """Put a command on the line."""
        pending.due = now + pending.wait
        pending.wait = min(pending.wait * 2, self._timing.resend_most)
        if self._journal is not None:
            self._journal.sent(pending.id, pending.name)
        send(pending.data)

    def all(self) -> list[Pending]:
        """Everything without an answer; after a new connection it is due at once, and soon again."""
        for pending in self._pending.values():
            pending.wait = self._timing.resend_after
        return list(self._pending.values())

    def due(self, now: float) -> Iterator[Pending]:
        """What has waited too long for its answer."""
        return (pending for pending in list(self._pending.values()) if pending.due <= now)

    def acked(self, command: str, version: int) -> None:
        """The server has kept a command, or says so again."""
        if self._journal is not None:
            self._journal.acked(command, version)
        pending = self._pending.pop(command, None)
        if pending is not None and not pending.done.done():
            pending.done.set_result(version)

    def refused(self, command: str, error: str, args: dict[str, Any]) -> None:
        """The server has said no."""
        if self._journal is not None:
            self._journal.refused(command, error)
        pending = self._pending.pop(command, None)
        if pending is not None and not pending.done.done():
            pending.done.set_exception(ServerRefusal(error, **args))

    def give_up(self, pending: Pending) -> None:
        """Send a command no more; what became of it stays open."""
        if self._pending.pop(pending.id, None) is not None and self._journal is not None:
            self._journal.given_up(pending.id, pending.name)

    def over(self, error: OkawariError) -> None:
        """No answers will come any more."""
        for pending in list(self._pending.values()):
            self.give_up(pending)
            if not pending.done.done():
                pending.done.set_exception(copy(error))


def checked(message: FromClient) -> bytes:
    """A message as it travels, read once as the server will read it. Raises BadCommand."""
    data = encode(message)
    try:
        decode_client(data)
    except MsgspecError as problem:
        raise BadCommand("error-client-bad-command", text=str(problem)) from None
    if len(data) > CLIENT_FRAME:
        raise BadCommand("error-client-too-big", size=len(data), most=CLIENT_FRAME)
    return data


def without_token(message: FromClient) -> bytes:
    """A message as the journal keeps it."""
    return encode(structs.replace(message, token="…")) if hasattr(message, "token") else encode(message)
