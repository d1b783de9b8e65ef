-- Tables: an index of all, the log of each, and a cache. What a table is follows from its log alone.

PRAGMA application_id = 1330331991; -- "OKAW"

CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    code TEXT,
    phase TEXT NOT NULL,
    pinned INTEGER NOT NULL,
    touched REAL NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;

CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL CHECK (seq > 0),
    version INTEGER NOT NULL,
    at TEXT NOT NULL, -- a number of seconds with all its digits, which SQLite would round on the way into JSON
    command TEXT,
    payload BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE UNIQUE INDEX log_commands ON log (table_id, command) WHERE command IS NOT NULL;

CREATE TRIGGER log_has_no_gaps BEFORE INSERT ON log
WHEN new.seq > 1 AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = new.table_id AND seq = new.seq - 1)
BEGIN
    SELECT RAISE(ABORT, 'a gap in the log');
END;

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    payload BLOB NOT NULL
);
