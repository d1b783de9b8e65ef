"""What passes between the server and its thinking processes: views to think about, and what was thought of them."""

from typing import Any

import msgspec
from msgspec import Struct

from okawari.engines import ENGINES
from okawari.structs import bytes_of
from okawari.views.seat_view import Answer, View

LENGTH = 4  # bytes before each message that say how long it is
READY = 0  # number of the first reply of a process: it can think now
PLAIN, QUICK = "plain", "quick"  # kinds of processes: thinking interpreted or compiled,
COMPILING = "compiling"  # and one that only leaves compiled code in the cache
NO_COMPILER = 3  # how a process ends that was to be quick and cannot be


class Thought(Struct, frozen=True, array_like=True, tag=True):
    """A view to think about, as a bot is handed it."""

    number: int
    bot: str
    seed: str
    deadline: float  # by the clock that all processes share; afterwards nobody waits for it
    game: str
    raw: bytes
    question: str | None
    legal: list[tuple[int, str, int | None, int | None]]
    options: dict[str, str]


class Forgotten(Struct, frozen=True, array_like=True, tag=True):
    """Nobody waits for this thought any more."""

    number: int


class Conclusion(Struct, frozen=True, array_like=True):
    """The code of the answer that a bot chose; None: it has none to give."""

    number: int
    code: str | None = None


def thought(number: int, view: View, bot: str, seed: str, deadline: float) -> Thought:
    """A view made ready for its way to another process."""
    legal = [(answer.id, answer.code, answer.points, answer.later) for answer in view.legal]
    raw, options = bytes_of(view.raw), dict(view.options)
    return Thought(number, bot, seed, deadline, view.game, raw, view.question, legal, options)


def view_of(told: Thought) -> View:
    """The same view at the other end."""
    engine = ENGINES[told.game]
    raw = engine.view.from_buffer_copy(told.raw)
    legal = tuple([Answer(*answer) for answer in told.legal])
    return View(told.game, raw, told.question, legal, engine.spots, engine.faces, told.options)


_encoder = msgspec.msgpack.Encoder()
_thoughts: msgspec.msgpack.Decoder[Thought | Forgotten] = msgspec.msgpack.Decoder(Thought | Forgotten)
_conclusions = msgspec.msgpack.Decoder(Conclusion)


def packed(message: Any) -> bytes:
    """A message as it goes through a pipe."""
    body = _encoder.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def read_thought(body: bytes) -> Thought | Forgotten:
    """A message to a thinking process."""
    return _thoughts.decode(body)


def read_conclusion(body: bytes) -> Conclusion:
    """A message from a thinking process."""
    return _conclusions.decode(body)
