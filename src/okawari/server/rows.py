"""Rows of a table's log: write them with their checksums, and check everything when they are read back."""

from collections.abc import Sequence
from time import time
from typing import Literal

from msgspec import MsgspecError

from okawari.server import canonical, snapshot
from okawari.server import entries as e
from okawari.server.pieces import Base, Step
from okawari.server.refusals import DamagedTable
from okawari.server.state import State
from okawari.server.storage import Row
from okawari.server.storage.chain import START, link

Kind = Literal["gap", "checksum", "end", "format", "unreadable", "unplayable", "version", "state"]


class Damaged(DamagedTable):
    """A table's log is damaged: the kind of damage, and the first row that it affects."""

    def __init__(self, table: str, kind: Kind, row: int) -> None:
        super().__init__("error-table-damaged")
        self.table, self.kind, self.row = table, kind, row


def write(state: State, entry: e.Entry, step: Step, command: str | None) -> Row:
    """Return the row of an entry that was just applied to the state."""
    proof = _proof(state, entry, step)
    row = Row(state.seq, step.version, time(), command, e.encode(entry), state=proof)
    before = state.base.chain if isinstance(entry, e.Summed) else state.chain
    row = row._replace(chain=link(before, state.table, row))
    _seal(state, entry, row.chain)
    return row


def _seal(state: State, entry: e.Entry, chain: bytes) -> None:
    state.chain = chain
    if isinstance(entry, e.Created | e.Finished):
        state.base = Base(state.seq, state.version, chain)


def _proof(state: State, entry: e.Entry, step: Step) -> str | None:
    """Return the state hash for a row that changes the open part of the table or ends a game, else None."""
    if state.game is None or not (step.board or isinstance(entry, e.Finished)):
        return None
    return canonical.state_hash(state.game, state.phase)


def fold(table: str, rows: Sequence[Row], last: int | None, kept: tuple[int, bytes] | None = None) -> State | None:
    """Return the state that a log leads to, or None without rows. Raises Damaged.

    The checksums of all rows are checked. If the snapshot belongs to this log, only the rows after it are applied.
    """
    _check_chain(table, rows)
    if rows and last is not None and rows[-1].seq != last:
        raise Damaged(table, "end", rows[-1].seq + 1)
    if not rows:
        if last is not None:
            raise Damaged(table, "gap", 1)
        return None
    state = _thawed(rows, kept) or State()
    for row in rows:
        if row.seq > state.seq:
            _apply(table, state, row)
    return state


def _check_chain(table: str, rows: Sequence[Row]) -> None:
    """Refuse wrong checksums, and gaps except before a row that sums up a lobby."""
    chain, seq = START, 0
    for row in rows:
        if row.seq != seq + 1 and not (row.seq > seq and isinstance(_entry(table, row), e.Summed)):
            raise Damaged(table, "gap", seq + 1)
        if link(chain, table, row) != row.chain:
            raise Damaged(table, "checksum", row.seq)
        chain, seq = row.chain, row.seq


def _thawed(rows: Sequence[Row], kept: tuple[int, bytes] | None) -> State | None:
    """Return the state of a snapshot if it belongs to a row of this log."""
    state = snapshot.thaw(kept[1]) if kept else None
    if state is None or not any((row.seq, row.chain) == (state.seq, state.chain) for row in rows):
        return None
    return state


def _entry(table: str, row: Row) -> e.Entry:
    try:
        found: e.Entry = e.decode(row.payload)
    except (MsgspecError, ValueError):
        raise Damaged(table, "unreadable", row.seq) from None
    return found


def _apply(table: str, state: State, row: Row) -> None:
    entry = _entry(table, row)
    if isinstance(entry, e.Created):
        if entry.format > e.FORMAT:
            raise Damaged(table, "format", row.seq)
        if entry.table != table:
            raise Damaged(table, "unplayable", row.seq)
    if isinstance(entry, e.Summed) and entry.keep != state.seq:
        raise Damaged(table, "gap", state.seq + 1)
    try:
        step = state.apply(entry, row.command)
        proof = _proof(state, entry, step) if row.state else None
    except Exception:  # a row that this program wrote can always be applied
        raise Damaged(table, "unplayable", row.seq) from None
    if (state.seq, step.version) != (row.seq, row.version):
        raise Damaged(table, "version", row.seq)
    if row.state is not None:
        _check_state(table, row, proof)
    _seal(state, entry, row.chain)


def _check_state(table: str, row: Row, proof: str | None) -> None:
    assert row.state is not None
    form = row.state.partition(":")[0]
    if form != str(canonical.FORM):
        raise Damaged(table, "format", row.seq)
    if proof != row.state:
        raise Damaged(table, "state", row.seq)
