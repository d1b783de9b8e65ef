"""`okawari check`: read a whole database, report damage, and export what is intact. It never writes to the database."""

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import Struct

from okawari.errors import OkawariError
from okawari.replays import load, read
from okawari.server import rows
from okawari.server.storage import Row, Unreadable, migrate, reads, writes
from okawari.server.storage.files import connect, create

PAGES = 20  # faults of the file that are reported


class TableDamage(Struct, frozen=True):
    """A damaged table: the kind of damage, and the first row that it affects."""

    table: str
    damage: rows.Kind
    row: int


class Report(Struct):
    """The condition of a database."""

    tables: int = 0
    rows: int = 0
    games: int = 0
    damaged_tables: list[TableDamage] = []
    unreadable_games: list[str] = []
    damaged_file: list[str] = []  # what SQLite says, in its own words

    @property
    def is_intact(self) -> bool:
        """Whether nothing is damaged."""
        return not (self.damaged_tables or self.unreadable_games or self.damaged_file)


def inspect(path: Path, export: Path | None = None) -> Report:
    """Check every table and finished game; with `export`, write the intact ones into that folder."""
    if not path.is_file():
        raise OkawariError("error-no-such-file", file=str(path))
    report = Report()
    target = _Export(export) if export else None
    try:
        with _opened(path) as connection:
            _check_pages(connection, report)
            _check_tables(connection, report, target)
            _check_games(connection, report, target)
    except (sqlite3.Error, UnicodeError, OverflowError) as problem:
        report.damaged_file.append(str(problem))
    except OkawariError as problem:
        if problem.message_id != "error-database-foreign":
            raise
        report.damaged_file.append("not a database of Okawari")
    finally:
        if target:
            target.close()
    return report


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database to read; an older one as an upgraded copy."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as connection:
        if migrate.check(connection, path) == len(migrate.steps()):
            yield connection
            return
        with tempfile.TemporaryDirectory() as folder:
            draft = Path(folder) / "copy.db"
            create(draft)
            with closing(connect(draft)) as newer:
                connection.backup(newer)
                migrate.migrate(newer, draft)
                yield newer


def _check_pages(connection: sqlite3.Connection, report: Report) -> None:
    found = connection.execute(f"PRAGMA integrity_check({PAGES})").fetchall()
    report.damaged_file += [str(text) for (text,) in found if text != "ok"]


def _check_tables(connection: sqlite3.Connection, report: Report, target: "_Export | None") -> None:
    asked = "SELECT table_id FROM tables UNION SELECT table_id FROM log"
    for (table,) in connection.execute(asked).fetchall():
        report.tables += 1
        try:
            found, last = reads.log_of(connection, table)
            report.rows += len(found)
            rows.fold(table, found, last)
            if target:
                target.table(connection, table, found)
        except rows.Damaged as damage:
            report.damaged_tables.append(TableDamage(str(table), damage.kind, damage.row))
        except (Unreadable, sqlite3.Error):
            report.damaged_tables.append(TableDamage(str(table), "unreadable", 1))


def _check_games(connection: sqlite3.Connection, report: Report, target: "_Export | None") -> None:
    for (game,) in connection.execute("SELECT replay_id FROM replays ORDER BY replay_id").fetchall():
        report.games += 1
        try:
            stored = reads.replay_of(connection, game)
            assert stored is not None
            load(read(stored.document.decode()))
            if target:
                target.game(connection, str(game), stored.document)
        except Exception:  # a game that this program saved can always be replayed
            report.unreadable_games.append(str(game))


class _Export:
    """A folder with finished games as JSON, and a database of everything intact."""

    def __init__(self, folder: Path) -> None:
        path = folder / "tables.db"
        try:
            (folder / "games").mkdir(parents=True, exist_ok=True)
            if path.exists():
                raise OkawariError("error-database-not-empty", file=str(path))
            create(path)
        except OSError:
            raise OkawariError("error-cannot-write", file=str(path)) from None
        self._games = folder / "games"
        self._connection = connect(path)
        migrate.migrate(self._connection, path)
        asked = "SELECT sql FROM sqlite_master WHERE name = 'log_has_no_gaps'"
        (self._trigger,) = self._connection.execute(asked).fetchone()
        self._connection.execute("DROP TRIGGER log_has_no_gaps")  # rows of summed lobbies follow gaps
        self._connection.execute("BEGIN")

    def table(self, source: sqlite3.Connection, table: str, found: list[Row]) -> None:
        """Export a table."""
        self._copy(source, "tables", "table_id", table)
        writes.insert_rows(self._connection, [(table, row) for row in found])

    def game(self, source: sqlite3.Connection, game: str, document: bytes) -> None:
        """Export a finished game."""
        (self._games / f"{_file_name(game)}.json").write_bytes(document)
        for place in ("replays", "replay_owners"):
            self._copy(source, place, "replay_id", game)

    def close(self) -> None:
        """Write everything to disk."""
        self._connection.execute(self._trigger)
        self._connection.execute("COMMIT")
        self._connection.close()

    def _copy(self, source: sqlite3.Connection, place: str, key: str, value: str) -> None:
        for line in source.execute(f"SELECT * FROM {place} WHERE {key} = ?", (value,)).fetchall():
            self._connection.execute(f"INSERT INTO {place} VALUES ({', '.join('?' * len(line))})", line)


def _file_name(game: str) -> str:
    """Return an id as a file name: a damaged one may contain anything."""
    return "".join(sign if sign.isalnum() or sign in "-_" else "_" for sign in game)[:80]
