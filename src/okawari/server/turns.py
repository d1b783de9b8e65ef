"""Questions of a thinking process that wait for their turn, and how the time is shared between them."""

import time
from collections.abc import Callable
from threading import Condition

from okawari.server.thoughts import Thought

SPARE = 0.15  # seconds before anybody waits no more: an answer needs a moment on its way, on a busy machine a long one


class Turns:
    """Answered one after the other, each in its share of the time, so that all are answered before nobody waits.

    A bot's share goes by the seconds that it would like to have. Who thinks asks now and then whether it had enough,
    so that its share shrinks when further questions come.
    """

    def __init__(self, wish: Callable[[Thought], float], clock: Callable[[], float] = time.monotonic) -> None:
        self._wish, self._clock = wish, clock
        self._line: list[Thought] = []  # the first has its turn, once it has begun
        self._begun: float | None = None
        self._changed = Condition()

    def put(self, thought: Thought) -> None:
        """Another question."""
        with self._changed:
            self._line.append(thought)
            self._changed.notify()

    def forget(self, number: int) -> None:
        """Nobody waits for this one any more."""
        with self._changed:
            kept = 0 if self._begun is None else 1  # its thinker hears of it by asking
            self._line[kept:] = [one for one in self._line[kept:] if one.number != number]
            if kept and self._line[0].number == number:
                self._begun = float("-inf")

    def next(self) -> Thought:
        """Wait for a question that somebody waits for, and begin its turn, which lasts until it is done."""
        with self._changed:
            while True:
                self._changed.wait_for(lambda: self._line)
                if self._line[0].deadline > self._clock():
                    self._begun = self._clock()
                    return self._line[0]
                del self._line[0]

    def done(self) -> None:
        """The turn is over."""
        with self._changed:
            del self._line[0]
            self._begun = None

    def enough(self) -> bool:
        """Whether the question that has its turn has had its share of the time."""
        with self._changed:
            assert self._begun is not None
            return self._clock() - self._begun >= self._share(self._begun)

    def _share(self, begun: float) -> float:
        """Seconds for the first, so that it and all behind it have as much of what they wish for as is possible."""
        wished, part = 0.0, float("inf")
        for thought in self._line:
            wished += self._wish(thought)
            part = min(part, (thought.deadline - SPARE - begun) / wished)
        return part * self._wish(self._line[0])

    def overdue(self, patience: float) -> bool:
        """Whether a turn goes on so many seconds after anybody waited for it."""
        with self._changed:
            return self._begun is not None and self._clock() > self._line[0].deadline + patience
