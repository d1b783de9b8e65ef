"""Database files: addresses, connections, errors as reasons, replaced files, and the lock against other processes."""

import errno
import os
import sqlite3
from pathlib import Path

from okawari.errors import OkawariError
from okawari.server.config import default_database
from okawari.server.storage import Reason, StoreUnavailable

REASONS: dict[int, Reason] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
}
SYSTEM_REASONS: dict[int | None, Reason] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}
PRIMARY = 0xFF  # the part of SQLite's error codes that says what kind of error it is
STATEMENTS = 256  # kept ready by a connection


def path_of(address: str | os.PathLike[str]) -> Path:
    """The file of a database: what follows sqlite:///, or the address itself if it is a plain path.

    >>> path_of("sqlite:////var/lib/okawari/tables.db").as_posix()
    '/var/lib/okawari/tables.db'
    >>> path_of("sqlite:///tables.db").as_posix()
    'tables.db'
    """
    text = os.fspath(address)
    scheme, found, rest = text.partition("://")
    if not found:
        return Path(text)
    if scheme != "sqlite" or rest[:1] != "/" or not rest[1:]:
        raise OkawariError("error-database-unknown", name=f"{scheme}://")  # the rest may have a password in it
    return Path(rest[1:]).expanduser()


def make_folder(path: Path) -> None:
    """Make sure that a database has its folder; those above it are made for the usual place only."""
    usual = path == path_of(default_database())  # anywhere else, a folder that is missing may be a slip in the address
    try:
        path.parent.mkdir(parents=usual, exist_ok=True)
    except (FileNotFoundError, FileExistsError, NotADirectoryError):
        raise OkawariError("error-database-folder", file=str(path.parent)) from None


def create(path: Path) -> None:
    """Make sure that there is a file, which nobody else may read: hidden cards are in it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def connect(path: Path, patience: float = 5.0) -> sqlite3.Connection:
    """Open a database that exists; locks of others are waited for so long. Every commit reaches the disk."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=patience,
        isolation_level=None,  # transactions are begun and ended in so many words
        check_same_thread=False,  # a connection is used by one thread at a time
        cached_statements=STATEMENTS,
    )
    try:
        connection.execute("PRAGMA synchronous=FULL")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def unavailable(problem: sqlite3.Error | OSError) -> StoreUnavailable:
    """What SQLite or the system complains of, as a reason."""
    if isinstance(problem, OSError):
        return StoreUnavailable(SYSTEM_REASONS.get(problem.errno, "broken"), str(problem))
    code = getattr(problem, "sqlite_errorcode", 0) & PRIMARY
    return StoreUnavailable(REASONS.get(code, "broken"), str(problem))


class Watched:
    """A database file that has to stay the one that was opened, because SQLite goes on writing to a moved one.

    `-wal` holds what was committed last. SQLite makes and removes it, but never while a connection is open.
    """

    def __init__(self, path: Path, patience: float) -> None:
        self.path = path
        self._patience = patience
        self._file = _identity(path)
        self._log: tuple[int, int] | None = None

    def connect(self) -> sqlite3.Connection:
        """Open another connection; refuse if another file is in its place."""
        if _identity(self.path) != self._file:
            raise StoreUnavailable("replaced")
        return connect(self.path, self._patience)

    def note_log(self) -> None:
        """Watch `-wal` as well from now on."""
        self._log = _identity(self._log_path)

    def forget_log(self) -> None:
        """Stop watching `-wal`: without a connection SQLite may remove it."""
        self._log = None

    @property
    def is_whole(self) -> bool:
        """Whether the database and `-wal` are still the files that were opened."""
        return self.is_in_place and (self._log is None or _identity(self._log_path) == self._log)

    @property
    def is_in_place(self) -> bool:
        """Whether the database is still the file that was opened."""
        return _identity(self.path) == self._file

    @property
    def _log_path(self) -> str:
        return f"{self.path}-wal"


def _identity(path: str | Path) -> tuple[int, int] | None:
    """Return a file's device and inode, or None if there is no file."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


class Hold:
    """Tells other processes that a database is in use. It ends with the process, however that ends.

    What is locked is a file beside the database, so that backups can be made all the time.
    """

    def __init__(self, path: Path, patience: float = 0.0) -> None:
        self._connection = sqlite3.connect(
            path.with_name(f"{path.name}.lock"), timeout=patience, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as problem:
            self._connection.close()
            if unavailable(problem).reason == "locked":
                raise OkawariError("error-database-in-use", file=str(path)) from None
            raise

    def release(self) -> None:
        """Let others have it."""
        self._connection.close()
