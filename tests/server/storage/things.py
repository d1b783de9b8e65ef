"""Rows, summaries and stores for the tests of storage."""

import contextlib
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from okawari.server.storage import EventStore, Row, StoredReplay, Summary
from okawari.server.storage.sqlite import SqliteStore

TABLE = "table-of-16-char"
NOW = 1_763_250_000.123456789
SCRIPT = Path(__file__).with_name("appender.py")


@contextlib.contextmanager
def small_disk(size: str) -> Iterator[Path]:
    """Mount a disk of this size, which can be full or read-only."""
    with tempfile.TemporaryDirectory() as folder:
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size}", "okawari-test", folder], capture_output=True, text=True
        )
        if mounted.returncode:
            pytest.skip(f"a small disk cannot be mounted here: {mounted.stderr.strip()}")
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "-l", folder], check=True)


def row(seq: int, command: str | None = None, version: int | None = None) -> Row:
    payload = bytes(range(256)) + f'{{"seq": {seq}}}'.encode()  # any bytes at all
    return Row(seq, seq if version is None else version, NOW + seq / 7, command, payload)


def rows(first: int, last: int) -> list[Row]:
    return [row(seq, f"command-{seq}") for seq in range(first, last + 1)]


def summary(
    table: str = TABLE, *, code: str | None = None, phase: str = "playing", pinned: bool = False, touched: float = NOW
) -> Summary:
    return Summary(table, code, phase, pinned, touched)


def game(name: str, at: float = NOW, owners: tuple[str, ...] = ("ana", "leo")) -> StoredReplay:
    return StoredReplay(name, TABLE, at, list(owners), b"\x00a whole game")


@dataclass(frozen=True)
class Place:
    """Where a store can be opened, again and again."""

    folder: Path
    make: Callable[[Path], EventStore]

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[EventStore]:
        """The store, open."""
        store = self.make(self.folder)
        await store.open()
        try:
            yield store
        finally:
            await store.close()


def sqlite_in(folder: Path) -> EventStore:
    return SqliteStore(f"sqlite:///{folder / 'tables.db'}", patience=0.2)


KINDS: dict[str, Callable[[Path], EventStore]] = {"sqlite": sqlite_in}
