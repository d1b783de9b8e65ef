"""Where tables are kept: the log of each, an index of all, finished games; and what any such place promises."""

from collections.abc import Sequence
from os import PathLike
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct

# ruff: noqa: N818 - callers read `except Conflict`: the name says what is wrong

Reason = Literal["full", "read-only", "locked", "broken", "closed", "replaced"]


class Row(NamedTuple):
    """One entry of a table's log."""

    seq: int  # from 1, without gaps except where a lobby was summed up
    version: int  # what clients know the table's state by
    at: float
    command: str | None  # the id of the command behind it
    payload: bytes
    chain: bytes = b""  # the checksum of this row and of the chain before it
    state: str | None = None  # the state hash after this row, if it changes the open part of the table


class Summary(Struct, frozen=True):
    """A table in the index of all tables."""

    table: str
    code: str | None
    phase: str
    pinned: bool
    touched: float


class StoredReplay(Struct, frozen=True):
    """A finished game."""

    replay: str
    table: str
    at: float
    owners: list[str]  # hashes of the tokens that may list it
    document: bytes


class Conflict(Exception):
    """The log does not end where the writer thought: somebody else has written, or the table is gone."""


class Repeated(Exception):
    """The command is in the log already."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class Unreadable(Exception):
    """A table's rows exist but cannot be read."""


class StoreUnavailable(Exception):
    """Nothing was written, and why. It may go better the next time."""

    def __init__(self, reason: Reason = "broken", detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail

    @property
    def message_id(self) -> str:
        """The reason as a message of the catalogue."""
        return f"error-store-{self.reason}"


class EventStore(Protocol):
    """A place for tables. What a method has written is durable when it returns; all raise StoreUnavailable."""

    async def open(self) -> None:
        """Begin, and bring an older store up to date."""
        ...

    async def close(self) -> None:
        """End, once everything asked for is done."""
        ...

    @property
    def problem(self) -> Reason | None:
        """The reason why nothing can be written now, or None."""
        ...

    async def probe(self) -> None:
        """Test whether something can be written, without changing anything."""
        ...

    async def append(
        self,
        table: str,
        after: int,
        rows: Sequence[Row],
        summary: Summary,
        replay: StoredReplay | None = None,
        *,
        keep: int | None = None,
    ) -> None:
        """Write rows that follow the row `after` (0: a new table), all or none; raises Conflict or Repeated.

        With `keep`, the rows between that one and the new ones are deleted: the new ones sum them up.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows behind a row, in order; raises Unreadable."""
        ...

    async def read_log(self, table: str) -> tuple[list[Row], int | None]:
        """Return all rows, and the last row's number according to the index; raises Unreadable."""
        ...

    async def find_command(self, table: str, command: str) -> int | None:
        """The version that a command led to."""
        ...

    async def live(self) -> list[Summary]:
        """All tables that are not closed, the one touched last first."""
        ...

    async def by_code(self, code: str) -> str | None:
        """The table whose lobby is open under a code."""
        ...

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """A state as it was after some row, if one is at hand: a cache, never the truth."""
        ...

    async def keep_snapshot(self, table: str, seq: int, payload: bytes) -> None:
        """Keep the state after a row of the log, unless a later one is kept."""
        ...

    async def replay(self, replay_id: str) -> StoredReplay | None:
        """A finished game."""
        ...

    async def delete_replay(self, replay_id: str) -> bool:
        """Forget a finished game; whether there was one."""
        ...

    async def replays(self, owner_hash: str, limit: int = 50) -> list[StoredReplay]:
        """The finished games of an owner without their documents, newest first."""
        ...

    async def expire(self, tables_before: float, pinned_before: float, replays_before: float) -> list[str]:
        """Delete tables last touched, and games finished, before these times; the ids of the tables."""
        ...

    async def newest(self) -> float | None:
        """Return the latest time in the store: of the clock, of a table or of a finished game."""
        ...

    async def note_clock(self, at: float, leapt: float = 0.0) -> None:
        """Store the time; if the clock has jumped, move the times of tables and games along with it."""
        ...

    async def backup(self, path: str | PathLike[str]) -> None:
        """Write a copy of everything into one file, while the store goes on."""
        ...


def store_at(url: str) -> EventStore:
    """The store at an address like sqlite:///tables.db."""
    from okawari.server.storage.sqlite import SqliteStore  # here, because it needs the names above

    return SqliteStore(url)
