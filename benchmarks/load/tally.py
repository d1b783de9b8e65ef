"""What one generator counts while its people play."""

from array import array
from collections import Counter
from dataclasses import dataclass, field
from time import monotonic

from okawari.client import Journal
from okawari.client.journal import How

REMEMBERED = 16  # versions of a table whose reveals may still be on their way
MOVE = "answer"


@dataclass
class Tally:
    """The figures of a stretch of time. Latencies are those of commands sent since it began."""

    began: float = field(default_factory=monotonic)
    acks: "array[float]" = field(default_factory=lambda: array("d"))
    reveals: "array[float]" = field(default_factory=lambda: array("d"))
    lags: "array[float]" = field(default_factory=lambda: array("d"))  # how late the generator's own timers were
    counts: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    cpu: float = 0.0  # of the generator

    def add(self, other: "Tally") -> None:
        """The same time, seen by another generator."""
        self.acks.extend(other.acks)
        self.reveals.extend(other.reveals)
        self.lags.extend(other.lags)
        self.counts.update(other.counts)
        self.seconds = max(self.seconds, other.seconds)
        self.cpu += other.cpu


class Board:
    """The tally that counts just now; another takes its place when a stretch of time ends."""

    def __init__(self) -> None:
        self.now = Tally()


class Reveals:
    """Brings together the last pick of a turn and what each seat saw of it, whichever is known first."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._sent: dict[int, float | None] = {}  # by version: when its pick was sent; None: it was no pick
        self._seen: dict[int, list[float]] = {}

    def caused(self, version: int, sent: float | None) -> None:
        """A version is known to come of a command. The first one counts: further questions leave it as it is."""
        if version not in self._sent:
            self._sent[version] = sent
            for at in self._seen.pop(version, ()):
                self._note(at, sent)
            if len(self._sent) > REMEMBERED:
                del self._sent[next(iter(self._sent))]
                self._seen = {one: times for one, times in self._seen.items() if one > version - REMEMBERED}

    def seen(self, version: int) -> None:
        """Cards were turned over before a seat's eyes."""
        if version in self._sent:
            self._note(monotonic(), self._sent[version])
        else:
            self._seen.setdefault(version, []).append(monotonic())

    def _note(self, at: float, sent: float | None) -> None:
        if sent is not None and sent >= self._board.now.began:
            self._board.now.reveals.append(at - sent)


class Stopwatch(Journal):
    """A journal that keeps no rows: it stops the time of each command and counts what goes wrong."""

    def __init__(self, board: Board, reveals: Reveals, kept: dict[str, int] | None) -> None:
        super().__init__(frames=False)
        self.open: dict[str, tuple[float, str]] = {}  # commands without an answer
        self.acks = 0
        self._board = board
        self._reveals = reveals
        self._kept = kept

    def opened(self) -> None:
        """A connection came about."""
        self._board.now.counts["connections"] += 1

    def closed(self, code: int, reason: str) -> None:
        """A connection ended, or none came about."""
        name = "unreachable" if reason == "unreachable" else "resyncs" if reason == "resume" else f"closed {code}"
        self._board.now.counts[name] += 1

    def sent(self, command_id: str, command: str) -> None:
        """A command goes out; the first time counts."""
        if command_id in self.open:
            self._board.now.counts["sent again"] += 1
        else:
            self.open[command_id] = (monotonic(), command)

    def acked(self, command_id: str, version: int) -> None:
        """The server has kept a command, or says so again."""
        tally = self._board.now
        if self._kept is not None and self._kept.setdefault(command_id, version) != version:
            tally.counts["acked otherwise"] += 1
        found = self.open.pop(command_id, None)
        if found is None:
            tally.counts["acked again"] += 1
            return
        sent, command = found
        self.acks += 1
        tally.counts["commands"] += 1
        tally.counts["moves"] += command == MOVE
        if sent >= tally.began:
            tally.acks.append(monotonic() - sent)
        self._reveals.caused(version, sent if command == MOVE else None)

    def refused(self, command_id: str | None, error: str) -> None:
        """The server says no."""
        self._board.now.counts[f"refused {error}"] += 1
        self.open.pop(command_id or "", None)

    def given_up(self, command_id: str, command: str) -> None:
        """Nobody waits for the answer any more."""
        self._board.now.counts["given up"] += 1
        self.open.pop(command_id, None)

    def version(self, version: int, how: How) -> None:
        """A version arrived; a hole before it means that something was lost on the way."""
        if how == "gap":
            self._board.now.counts["gaps"] += 1
