"""Copies of whole databases: making one while tables are played, and putting one back."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from okawari.errors import OkawariError
from okawari.server.storage.files import Hold, connect, create, make_folder
from okawari.server.storage.migrate import open_checked, version_of

BESIDE = ("-wal", "-shm", "-journal")  # what SQLite may keep beside a database


def back_up(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, while others write to it, into one file that appears when it is whole."""
    if not source.is_file():
        raise OkawariError("error-database-missing", file=str(source))
    _check_shape(source)
    if target.exists() and target.stat().st_size:
        _check_replaceable(source, target)
    try:
        with _draft_of(source, target) as draft:
            draft.replace(target)
            _sync(target.parent)
    except (OSError, sqlite3.Error):
        raise OkawariError("error-cannot-write", file=str(target)) from None


def restore(source: Path, target: Path, force: bool = False) -> Path | None:
    """Put a copy in the place of a database that nobody uses; where the database that was there is kept now."""
    check_whole(source)
    try:
        make_folder(target)
        hold = Hold(target)
        try:
            if target.exists() and target.samefile(source):
                raise OkawariError("error-backup-same-file", file=str(source))
            if not force and _has_something(target):
                raise OkawariError("error-database-not-empty", file=str(target))
            with _draft_of(source, target) as draft:
                return _put(draft, target)
        finally:
            hold.release()
    except (OSError, sqlite3.Error):
        raise OkawariError("error-cannot-write", file=str(target)) from None


def check_whole(path: Path) -> None:
    """Refuse what is no copy, is damaged, or was made by a newer program."""
    if not path.is_file():
        raise OkawariError("error-no-such-file", file=str(path))
    version = _check_shape(path)
    if not version:
        raise OkawariError("error-database-foreign", file=str(path))
    try:
        with closing(connect(path)) as connection:
            _check_pages(connection, path)
    except sqlite3.Error:
        raise OkawariError("error-backup-damaged", file=str(path)) from None


def _check_pages(connection: sqlite3.Connection, path: Path) -> None:
    if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise OkawariError("error-backup-damaged", file=str(path))


def _check_shape(path: Path) -> int:
    try:
        with closing(open_checked(path)) as connection:
            return version_of(connection)
    except sqlite3.Error:
        raise OkawariError("error-backup-damaged", file=str(path)) from None


def _check_replaceable(source: Path, target: Path) -> None:
    """A copy may take the place of an older copy, but not of another file, nor of a database in use."""
    if target.samefile(source):
        raise OkawariError("error-backup-same-file", file=str(target))
    if not target.is_file():
        raise OkawariError("error-cannot-write", file=str(target))
    _check_shape(target)
    if target.with_name(f"{target.name}.lock").exists():
        Hold(target).release()


@contextmanager
def _draft_of(source: Path, target: Path) -> Iterator[Path]:
    """A checked copy beside its place, on disk; gone afterwards unless it was moved there."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        create(draft)
        with closing(connect(source)) as old, closing(connect(draft)) as new:
            new.execute("PRAGMA synchronous=OFF")  # synced as a whole below
            old.backup(new)  # in one step, which sees one moment
            new.execute("PRAGMA journal_mode=DELETE")  # everything in one file
            _check_pages(new, source)  # a damaged copy must not take the place of a good one
        _sync(draft)
        yield draft
    finally:
        for name in ("", *BESIDE):
            draft.with_name(draft.name + name).unlink(missing_ok=True)


def _has_something(path: Path) -> bool:
    """Whether a file holds tables or games, or is something else altogether."""
    if not path.exists() or not path.stat().st_size:
        return False
    try:
        with closing(open_checked(path)) as connection:
            places = ("log", "replays")[: version_of(connection)]  # each came with a version of its own
            return any(connection.execute(f"SELECT 1 FROM {place} LIMIT 1").fetchone() for place in places)
    except (sqlite3.Error, OkawariError):
        return True


def _put(draft: Path, target: Path) -> Path | None:
    kept = None
    if target.exists():
        with suppress(sqlite3.Error), closing(connect(target)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")  # a whole database becomes one file
        kept = _free_name(target.with_name(f"{target.name}.before-restore"))
        for name in BESIDE:  # a damaged one may have kept its company
            with suppress(FileNotFoundError):
                target.with_name(target.name + name).replace(kept.with_name(kept.name + name))
        _keep(target, kept)
    draft.replace(target)
    _sync(target.parent)
    return kept


def _keep(target: Path, kept: Path) -> None:
    """A second name for a file, so that there is no moment without any; where names cannot be shared, a new one."""
    try:
        os.link(target, kept)
    except OSError:
        target.replace(kept)


def _free_name(path: Path) -> Path:
    number = 1
    found = path
    while os.path.lexists(found):
        number += 1
        found = path.with_name(f"{path.name}-{number}")
    return found


def _sync(path: Path) -> None:
    if path.is_dir() and os.name == "nt":  # folders cannot be opened there
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
