-- Checksums: each row's covers the row and the checksum before it; some rows carry a hash of the state they lead to.
-- Python fills in the checksums of rows that are there (chain.py). `clock` is when the server last looked at its clock.

ALTER TABLE log ADD COLUMN chain BLOB;

ALTER TABLE log ADD COLUMN state TEXT;

ALTER TABLE tables ADD COLUMN last INTEGER;

CREATE TABLE clock (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at REAL NOT NULL
);
