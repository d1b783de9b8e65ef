"""The clock for turns, absences and silent sockets. It stands still while the server itself is stuck.

`Sockets` reads it four times a second. A longer gap between two reads means that the event loop was blocked: no
message was read in that time, so it is left out.
"""

import time
from collections.abc import Callable

LONGEST = 0.75  # seconds between two reads; the sweeper sleeps 0.25 of them


class Clock:
    """Seconds that have passed, without those in which the event loop was blocked."""

    def __init__(self) -> None:
        self.stalled = 0.0  # seconds left out so far
        self._base: Callable[[], float] = time.monotonic
        self._seen: float | None = None

    def start(self, base: Callable[[], float]) -> None:
        """Begin to leave out stalls; from now on the clock has to be read regularly."""
        self._base, self._seen = base, base()

    def stop(self) -> None:
        """Go back to a plain monotonic clock."""
        self._base, self._seen = time.monotonic, None

    def now(self) -> float:
        """Return the time."""
        now = self._base()
        if self._seen is not None:
            gap = now - self._seen
            self._seen = now
            if gap > LONGEST:
                self.stalled += gap
        return now - self.stalled


clock = Clock()
monotonic = clock.now
