"""When a client speaks, waits and tries again."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from okawari.protocol.messages import JITTER, PING_EVERY, PONG_WITHIN, RETRIES


@dataclass(frozen=True)
class Timing:
    """The figures of the protocol, in seconds; tests shorten them."""

    ping_every: float = PING_EVERY
    pong_within: float = PONG_WITHIN
    welcome_within: float = PONG_WITHIN
    resend_after: float = 4.0  # a command without an answer on a live connection; doubled each time
    resend_most: float = 16.0
    retries: tuple[float, ...] = RETRIES
    jitter: float = JITTER
    after_abuse: float = 10.0  # after being closed for talking too fast
    spacing: float = 0.25  # between commands, once the server has called them too fast
    too_fast_pause: float = 1.0  # before the command that was too fast goes out again
    quiet_after: float | None = None  # nothing new for so long: ask again. Only for lines that lose frames
    tick: float = 1.0  # how often all of this is looked at

    def delays(self, dice: Random) -> Iterator[float]:
        """How long to wait before each attempt; the last figure holds for ever."""
        for base in self.retries:
            yield self._varied(base, dice)
        while True:
            yield self._varied(self.retries[-1], dice)

    def _varied(self, base: float, dice: Random) -> float:
        return base * dice.uniform(1 - self.jitter, 1 + self.jitter)
