"""Tables in a single SQLite file: nothing to set up, and durable all the same."""

import asyncio
import sqlite3
from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from okawari.server.storage import Reason, Row, StoredReplay, StoreUnavailable, Summary, reads, writes
from okawari.server.storage.copies import back_up
from okawari.server.storage.files import Hold, Watched, create, make_folder, path_of, unavailable
from okawari.server.storage.migrate import migrate, open_checked
from okawari.server.storage.reads import Reader
from okawari.server.storage.writer import Writer


class SqliteStore:
    """Keeps tables in a file (an address like sqlite:///tables.db, or a path); one process at a time has it open."""

    def __init__(self, address: str | PathLike[str], patience: float = 5.0) -> None:
        self.path = path_of(address)
        self._patience = patience  # seconds to wait for somebody else's lock
        self._hold: Hold | None = None
        self._made_writer: Writer | None = None
        self._made_reader: Reader | None = None

    # ------------------------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        """Begin, and bring an older database up to date; refuses one that is newer, foreign or in use."""
        file, connection = await asyncio.to_thread(self._prepare)
        self._made_reader = Reader(file)
        self._made_writer = Writer(file, connection, self._made_reader.start_over)

    async def close(self) -> None:
        """End, once everything asked for is done."""
        writer, reader, hold = self._made_writer, self._made_reader, self._hold
        self._made_writer = self._made_reader = self._hold = None
        if writer and reader and hold:
            writer.stop()
            await asyncio.to_thread(_finish, writer, reader, hold)

    def _prepare(self) -> tuple[Watched, sqlite3.Connection]:
        try:
            make_folder(self.path)
            self._hold = Hold(self.path, self._patience)
            return self._first_connection()
        except BaseException as problem:
            if self._hold:
                self._hold.release()
                self._hold = None
            if isinstance(problem, (sqlite3.Error, OSError)):
                raise unavailable(problem) from problem
            raise

    def _first_connection(self) -> tuple[Watched, sqlite3.Connection]:
        create(self.path)
        file = Watched(self.path, self._patience)
        connection = open_checked(self.path, self._patience)
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            migrate(connection, self.path)
        except BaseException:
            connection.close()
            raise
        return file, connection

    @property
    def problem(self) -> Reason | None:
        """The reason why nothing can be written now, or None."""
        return "closed" if self._made_writer is None else self._made_writer.trouble()

    @property
    def _writer(self) -> Writer:
        if self._made_writer is None:
            raise StoreUnavailable("closed")
        return self._made_writer

    @property
    def _reader(self) -> Reader:
        if self._made_reader is None:
            raise StoreUnavailable("closed")
        return self._made_reader

    # ------------------------------------------------------------------------------------ writing

    async def probe(self) -> None:
        """Test whether something can be written, without changing anything."""
        await self._writer.write(writes.probe)

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
        """Write rows that follow the row `after` (0: a new table), all or none; raises Conflict or Repeated."""
        if rows and rows[0].seq != after + 1:
            raise ValueError(f"row {rows[0].seq} does not follow row {after}")
        await self._writer.write(writes.Append(table, after, rows, summary, replay, keep))

    async def keep_snapshot(self, table: str, seq: int, payload: bytes) -> None:
        """Keep the state after a row of the log, unless a later one is kept."""
        await self._writer.write(writes.keep_snapshot(table, seq, payload))

    async def delete_replay(self, replay_id: str) -> bool:
        """Forget a finished game; whether there was one."""
        return bool(await self._writer.write(writes.delete_replays([replay_id])))

    async def expire(self, tables_before: float, pinned_before: float, replays_before: float) -> list[str]:
        """Delete what is too old, a little at a time, so that appends get their turn in between."""
        gone: list[str] = []
        while some := await self._writer.write(writes.expire_tables(tables_before, pinned_before)):
            gone += some
        while await self._writer.write(writes.expire_replays(replays_before)):
            pass
        return gone

    async def note_clock(self, at: float, leapt: float = 0.0) -> None:
        """Store the time; if the clock has jumped, move the times of tables and games along with it."""
        await self._writer.write(writes.note_clock(at, leapt))

    # ------------------------------------------------------------------------------------ reading

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows behind a row, in order."""
        return await self._reader.ask(reads.rows_of, table, after)

    async def read_log(self, table: str) -> tuple[list[Row], int | None]:
        """Return all rows, and the last row's number according to the index; raises Unreadable."""
        return await self._reader.ask(reads.log_of, table)

    async def newest(self) -> float | None:
        """Return the latest time in the store: of the clock, of a table or of a finished game."""
        return await self._reader.ask(reads.newest)

    async def find_command(self, table: str, command: str) -> int | None:
        """The version that a command led to."""
        return await self._reader.ask(reads.command_version, table, command)

    async def live(self) -> list[Summary]:
        """All tables that are not closed, the one touched last first."""
        return await self._reader.ask(reads.live_tables)

    async def by_code(self, code: str) -> str | None:
        """The table whose lobby is open under a code."""
        return await self._reader.ask(reads.table_by_code, code)

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """A state as it was after some row, if one is at hand: a cache, never the truth."""
        return await self._reader.ask(reads.snapshot_of, table)

    async def replay(self, replay_id: str) -> StoredReplay | None:
        """A finished game."""
        return await self._reader.ask(reads.replay_of, replay_id)

    async def replays(self, owner_hash: str, limit: int = 50) -> list[StoredReplay]:
        """The finished games of an owner without their documents, newest first."""
        return await self._reader.ask(reads.replays_of, owner_hash, limit)

    async def backup(self, path: str | PathLike[str]) -> None:
        """Write a copy of everything into one file, while the store goes on."""
        await asyncio.to_thread(back_up, self.path, Path(path))


def _finish(writer: Writer, reader: Reader, hold: Hold) -> None:
    writer.join()
    reader.close()
    hold.release()
