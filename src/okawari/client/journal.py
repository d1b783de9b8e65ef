"""What a client sent and heard, and when: the history that the ledger of a run is checked against."""

import time
from collections.abc import Iterable
from os import PathLike
from pathlib import Path
from typing import IO, Literal

from msgspec import Raw, Struct, json

Outcome = Literal["ok", "fail", "unknown"]
Kind = Literal["open", "close", "send", "ack", "refused", "given_up", "version", "in", "out"]
How = Literal["welcome", "update", "private", "old", "gap", "early"]


class Row(Struct, frozen=True, omit_defaults=True):
    """One thing that happened. Which fields are filled depends on `kind`."""

    at: float  # monotonic seconds, the same clock for all processes of a machine
    kind: Kind
    client: str = ""
    id: str = ""  # of the command
    command: str = ""  # its type, in `send`
    version: int = 0
    how: str = ""  # in `version`: what became of it; in `close`: the reason
    code: int = 0  # in `close`
    error: str = ""  # in `refused`
    frame: Raw = Raw()  # in `in` and `out`


class Operation(Struct):
    """A command from being sent to its answer.

    `fail` means that it never took effect, `unknown` that nobody on this side can tell: no answer came, or a copy
    of a refused command was on its way.
    """

    client: str
    id: str
    command: str
    invoked: float
    finished: float | None = None
    error: str | None = None
    sends: int = 0
    refusals: int = 0
    versions: list[int] = []  # of each ack; more than one different version would be the server's fault

    @property
    def version(self) -> int | None:
        """The version it was kept as."""
        return self.versions[0] if self.versions else None

    @property
    def outcome(self) -> Outcome:
        """What is known about it."""
        if self.versions:
            return "ok"
        if self.sends == 0 or 0 < self.sends <= self.refusals:
            return "fail"
        return "unknown"


class Received(Struct, frozen=True):
    """A version that arrived, and what became of it."""

    at: float
    version: int
    how: str


class Journal:
    """Keeps every send, answer and version, and if wanted every frame: in memory, and perhaps as lines of a file."""

    def __init__(self, client: str = "", *, frames: bool = True, file: str | PathLike[str] | None = None) -> None:
        self.client = client
        self.frames = frames
        self.rows: list[Row] = []
        path = Path(file) if file else None
        self._file: IO[bytes] | None = path.open("ab") if path else None

    def opened(self) -> None:
        """A connection came about and hello was said."""
        self._keep(Row(time.monotonic(), "open", self.client))

    def closed(self, code: int, reason: str) -> None:
        """The connection ended."""
        self._keep(Row(time.monotonic(), "close", self.client, code=code, how=reason))

    def sent(self, command_id: str, command: str) -> None:
        """A command was handed to the line, for the first time or again."""
        self._keep(Row(time.monotonic(), "send", self.client, command_id, command))

    def acked(self, command_id: str, version: int) -> None:
        """The server says that the command is kept."""
        self._keep(Row(time.monotonic(), "ack", self.client, command_id, version=version))

    def refused(self, command_id: str | None, error: str) -> None:
        """The server says that nothing came of the command."""
        self._keep(Row(time.monotonic(), "refused", self.client, command_id or "", error=error))

    def given_up(self, command_id: str, command: str) -> None:
        """The client waits no longer for an answer."""
        self._keep(Row(time.monotonic(), "given_up", self.client, command_id, command))

    def version(self, version: int, how: How) -> None:
        """A version arrived."""
        self._keep(Row(time.monotonic(), "version", self.client, version=version, how=how))

    def frame_in(self, data: bytes) -> None:
        """A frame arrived."""
        if self.frames:
            self._keep(Row(time.monotonic(), "in", self.client, frame=Raw(data)))

    def frame_out(self, data: bytes) -> None:
        """A frame was handed to the line. Hello goes without its token."""
        if self.frames:
            self._keep(Row(time.monotonic(), "out", self.client, frame=Raw(data)))

    def _keep(self, row: Row) -> None:
        self.rows.append(row)
        if self._file is not None:
            self._file.write(json.encode(row) + b"\n")

    def close(self) -> None:
        """Write out what is still to be written. Nothing is kept in the file afterwards."""
        if self._file is not None:
            self._file.close()
            self._file = None

    # ------------------------------------------------------------------------------------ what it says

    def operations(self) -> list[Operation]:
        """Every command in the order of its first sending."""
        return operations(self.rows)

    @property
    def received(self) -> list[Received]:
        """Every version in the order of arrival."""
        return [Received(row.at, row.version, row.how) for row in self.rows if row.kind == "version"]

    @property
    def followed(self) -> list[int]:
        """The versions that the client took over by updates; they rise."""
        return [row.version for row in self.rows if row.kind == "version" and row.how == "update"]

    def frames_in(self) -> list[bytes]:
        """The frames that arrived, as they were, if frames are kept."""
        return [bytes(row.frame) for row in self.rows if row.kind == "in"]


def read_journal(file: str | PathLike[str]) -> list[Row]:
    """The rows of a journal's file. A last line cut off by a crash is left out."""
    lines = Path(file).read_bytes().split(b"\n")
    decode = json.Decoder(Row).decode
    return [decode(line) for line in lines[:-1] if line]


def operations(rows: Iterable[Row]) -> list[Operation]:
    """The commands that the rows tell of, in the order of their first sending."""
    found: dict[str, Operation] = {}
    for row in rows:
        if row.kind in ("send", "given_up") and row.id not in found:
            found[row.id] = Operation(row.client, row.id, row.command, row.at)
        if (operation := found.get(row.id)) is not None:
            _note(operation, row)
    return list(found.values())


def _note(operation: Operation, row: Row) -> None:
    if row.kind == "send":
        operation.sends += 1
    elif row.kind == "ack":
        operation.finished = row.at if not operation.versions else operation.finished
        operation.versions.append(row.version)
    elif row.kind == "refused":
        operation.refusals += 1
        operation.error, operation.finished = row.error, operation.finished or row.at
