"""The time by which tables age. When the system clock jumps, the times in the store are moved along."""

from collections.abc import Callable
from time import monotonic, time

from okawari.server.logs import log
from okawari.server.storage import EventStore

LEAP = 3600.0  # seconds by which the system clock may differ from the time that has passed
PAUSE = 6 * 3600.0  # the most that counts of the time while the server was off, which cannot be checked


class Calendar:
    """Compare the system clock with the time that has really passed, and note it in the store."""

    def __init__(
        self, store: EventStore, wall: Callable[[], float] = time, passed: Callable[[], float] = monotonic
    ) -> None:
        self._store, self._wall, self._passed = store, wall, passed
        self._last: tuple[float, float] | None = None

    async def look(self) -> float:
        """Return the time, after moving the times in the store if the system clock has jumped."""
        wall, passed = self._wall(), self._passed()
        leapt = await self._leapt(wall, passed)
        if leapt:
            log.warning("the clock has leapt", extra={"seconds": round(leapt)})
        await self._store.note_clock(wall, leapt)
        self._last = wall, passed
        return wall

    async def _leapt(self, wall: float, passed: float) -> float:
        if self._last is not None:
            leapt = (wall - self._last[0]) - (passed - self._last[1])
            return leapt if abs(leapt) > LEAP else 0.0
        newest = await self._store.newest()
        if newest is None:
            return 0.0
        away = wall - newest
        if away > PAUSE:
            return away - PAUSE
        return away if away < -LEAP else 0.0
