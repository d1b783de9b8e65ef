"""The generators, as a scenario uses them: one order to all of them, and their answers together."""

from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from benchmarks.load import crowd
from benchmarks.load.tally import Tally
from okawari.protocol.messages import Setup


class Crew:
    """Processes that play people; each has its share of the tables."""

    def __init__(self, members: list[tuple[BaseProcess, Connection]]) -> None:
        self._members = members

    @property
    def pids(self) -> list[int]:
        """The processes."""
        return [process.pid for process, _ in self._members if process.pid]

    def open(self, tables: int, kept: int, spread: int) -> int:
        """Open so many tables in all, of which so many are watched; how many people play there."""
        count = len(self._members)
        shares = [(tables + at) // count for at in range(count)]
        return sum(self._each("open", [(share, -(-kept // count), spread) for share in shares]))

    def think(self, mean: float) -> None:
        """How long people think from now on, in the mean."""
        self._all("think", mean)

    def begin(self) -> None:
        """Begin to measure."""
        self._all("begin")

    def end(self) -> Tally:
        """What was measured."""
        first, *rest = self._all("end")
        for other in rest:
            first.add(other)
        return first  # type: ignore[no-any-return]

    def miss(self, since: float) -> None:
        """The server has gone."""
        self._all("miss", since)

    def back(self, patience: float) -> list[float | None]:
        """After how many seconds each person was back."""
        return [one for share in self._all("back", patience) for one in share]

    def played_on(self, patience: float) -> int:
        """How many people could not play on."""
        return sum(self._all("played_on", patience))

    def close(self) -> dict[str, dict[str, int]]:
        """Everybody goes; the acked commands of the watched tables."""
        return {table: kept for share in self._all("close") for table, kept in share.items()}

    def _all(self, name: str, *given: Any) -> list[Any]:
        return self._each(name, [given] * len(self._members))

    def _each(self, name: str, given: list[tuple[Any, ...]]) -> list[Any]:
        for (_, pipe), one in zip(self._members, given, strict=True):
            pipe.send((name, one))
        return [pipe.recv() for _, pipe in self._members]


@contextmanager
def crew(url: str, setup: Setup, count: int) -> Iterator[Crew]:
    """So many generators, gone afterwards."""
    context = get_context("spawn")
    members: list[tuple[BaseProcess, Connection]] = []
    try:
        for seed in range(count):
            ours, theirs = context.Pipe()
            process: BaseProcess = context.Process(target=crowd.run, args=(theirs, url, setup, seed), daemon=True)
            process.start()
            theirs.close()
            members.append((process, ours))
        yield Crew(members)
    finally:
        for process, pipe in members:
            pipe.close()
            process.join(timeout=5)
            process.kill()
