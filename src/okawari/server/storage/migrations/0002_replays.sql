-- Finished games, and who may list them: hashes of tokens.

CREATE TABLE replays (
    replay_id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    at REAL NOT NULL,
    document BLOB NOT NULL
);

CREATE INDEX replays_by_age ON replays (at);

CREATE TABLE replay_owners (
    owner TEXT NOT NULL,
    replay_id TEXT NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (owner, replay_id)
) WITHOUT ROWID;

CREATE INDEX replay_owners_by_replay ON replay_owners (replay_id, place);
