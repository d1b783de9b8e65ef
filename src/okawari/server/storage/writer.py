"""The thread that writes: everything that waits goes into one transaction, and all are told at once."""

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from okawari.server import failpoints
from okawari.server.logs import log
from okawari.server.storage import Reason, StoreUnavailable
from okawari.server.storage.files import Watched, unavailable
from okawari.server.storage.writes import Append, Write, append_all, probe

MOST = 512  # jobs in a transaction
# Seconds until a thread that waits for Python's lock insists on it. With the usual 5 ms a busy event loop, which lets
# go of the lock more often than that and takes it back at once, can keep this thread waiting for seconds.
HANDOVER = 0.0005
# What SQLite says of a single job; anything else it says is about the database.
FAULTS = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError)


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    future: asyncio.Future[Any]
    write: Write


Outcome = tuple[asyncio.Future[Any], Any]


class Writer:
    """Writes in groups. A job that cannot be written does not hurt the others of its group."""

    def __init__(self, file: Watched, connection: sqlite3.Connection, in_trouble: Callable[[], None]) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = connection
        self._in_trouble = in_trouble
        self._problem: Reason | None = None
        self._watch_log(connection)
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._open = True
        self._thread = Thread(target=self._run, name="okawari-writer", daemon=True)
        sys.setswitchinterval(min(HANDOVER, sys.getswitchinterval()))
        self._thread.start()

    def write(self, what: Write) -> asyncio.Future[Any]:
        """Have something written; the future is done when it is on disk."""
        if not self._open:
            raise StoreUnavailable("closed")
        future = self._loop.create_future()
        self._queue.put(Job(future, what))
        return future

    def trouble(self) -> Reason | None:
        """The reason why the last group was not written, or `replaced` if the next one cannot be."""
        return self._problem or (None if self._file.is_whole else "replaced")

    def stop(self) -> None:
        """Take no more."""
        self._open = False
        self._queue.put(None)

    def join(self) -> None:
        """Wait until all is written."""
        self._thread.join()

    # ------------------------------------------------------------------------------------ on the thread

    def _run(self) -> None:
        going = True
        while going:
            group = self._next_group()
            if going := group[-1] is not None:
                self._carry_out(group)
            else:
                self._carry_out(group[:-1])
        self._forget()

    def _next_group(self) -> list[Any]:
        first = self._queue.get()
        return [first, *(self._queue.get() for _ in range(min(self._queue.qsize(), MOST - 1)))]

    def _carry_out(self, group: Sequence[Job]) -> None:
        if not group:
            return
        outcomes: list[Outcome]
        try:
            outcomes = self._commit_or_again(group)
            self._note(None)
        except (sqlite3.Error, StoreUnavailable) as problem:
            refusal = self._refusal(problem)
            self._note(refusal.reason)
            outcomes = [(job.future, refusal) for job in group]
        except Exception as problem:
            self._start_over()
            outcomes = [(job.future, problem) for job in group]
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(_tell, outcomes)

    def _refusal(self, problem: sqlite3.Error | StoreUnavailable) -> StoreUnavailable:
        """Return why a group was not written. Keep the connection to a replaced file: nothing else leads to it."""
        if isinstance(problem, StoreUnavailable):
            return problem
        if not self._file.is_whole:
            self._undo()
            return StoreUnavailable("replaced", str(problem))
        self._start_over()
        return unavailable(problem)

    def _note(self, problem: Reason | None) -> None:
        if problem == self._problem:
            return
        self._problem = problem
        if problem:
            log.error("cannot save", extra={"reason": problem})
        else:
            log.info("saving again")

    def _commit_or_again(self, group: Sequence[Job]) -> list[Outcome]:
        """Commit. Where a file may not be written, only new connections notice that it may be again."""
        try:
            return self._commit(group)
        except sqlite3.Error as problem:
            if unavailable(problem).reason != "read-only" or not self._file.is_whole:
                raise
        self._start_over()
        return self._commit(group)

    def _commit(self, group: Sequence[Job]) -> list[Outcome]:
        failpoints.hit("before_append")
        if self._problem == "replaced":
            self._check_file()
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        outcomes = _together(connection, group)
        if outcomes is None:
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [(job.future, _alone(connection, job.write)) for job in group]
        if self._problem:
            probe(connection)  # a group that changes nothing would prove nothing
        failpoints.hit("before_fsync")
        connection.execute("COMMIT")
        failpoints.hit("after_fsync")
        self._check_file()
        return outcomes

    def _check_file(self) -> None:
        """Refuse if the file was replaced: what was written to it counts as not saved."""
        if self._file.is_whole:
            return
        if self._file.is_in_place and self._connection and not self._connection.in_transaction:
            with suppress(sqlite3.Error):  # only `-wal` is lost: put what was committed there into the database
                self._connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
        raise StoreUnavailable("replaced")

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self._file.connect()
            self._watch_log(self._connection)
        return self._connection

    def _watch_log(self, connection: sqlite3.Connection) -> None:
        connection.execute("SELECT 1 FROM sqlite_master").fetchone()  # SQLite makes `-wal` when it first reads
        self._file.note_log()

    def _undo(self) -> None:
        if self._connection is not None and self._connection.in_transaction:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")

    def _start_over(self) -> None:
        """Let go of all connections: those of one process share what they know about a file."""
        self._forget()
        self._in_trouble()

    def _forget(self) -> None:
        """Close the connection, which undoes what is not committed; the next group makes a new one."""
        self._file.forget_log()
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None


def _together(connection: sqlite3.Connection, group: Sequence[Job]) -> list[Outcome] | None:
    """All appends by a few statements, then the rest; None if something is wrong with one of them."""
    try:
        append_all(connection, [job.write for job in group if isinstance(job.write, Append)])
        return [(job.future, None if isinstance(job.write, Append) else job.write(connection)) for job in group]
    except Exception as problem:
        if _is_fault(problem):
            return None
        raise


def _alone(connection: sqlite3.Connection, write: Write) -> Any:
    """What one job comes to, its own failure included."""
    connection.execute("SAVEPOINT alone")
    try:
        outcome = write(connection)
    except Exception as problem:
        if not _is_fault(problem):
            raise
        connection.execute("ROLLBACK TO alone")
        outcome = problem
    connection.execute("RELEASE alone")
    return outcome


def _is_fault(problem: Exception) -> bool:
    """Whether it is a job that is wrong, and not the database."""
    return isinstance(problem, FAULTS) or not isinstance(problem, sqlite3.Error)


def _tell(outcomes: Iterable[Outcome]) -> None:
    """On the event loop: those who wait may go on. Who was cancelled does not wait."""
    for future, outcome in outcomes:
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
