"""The clock of everything that people are given time for. It stands still while the server itself is stuck.

`Sockets` looks at it four times a second. A longer gap between two looks means that the event loop was blocked: no
message was read in that time, so it counts for nobody.
"""

import time
from collections.abc import Callable

LONGEST = 0.75  # seconds between two looks, of which the sweeper's sleep is 0.25


class Clock:
    """Seconds that have passed, less those in which the event loop was blocked."""

    def __init__(self) -> None:
        self.stalled = 0.0  # seconds left out so far
        self._base: Callable[[], float] = time.monotonic
        self._seen: float | None = None

    def start(self, base: Callable[[], float]) -> None:
        """Begin to leave out stalls: from now on somebody looks all the time."""
        self._base, self._seen = base, base()

    def stop(self) -> None:
        """Go on as a plain clock."""
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
