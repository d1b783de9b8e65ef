"""Tables whose log is damaged: set aside, told about once, and left as they are."""

from okawari.server.logs import log
from okawari.server.metrics import Metrics
from okawari.server.rows import Damaged

LINES = 20  # in the log; the rest is counted


class Quarantine:
    """Tables that are not opened again before the server is restarted, which is when they are looked at anew."""

    def __init__(self, metrics: Metrics) -> None:
        self._tables: dict[str, Damaged] = {}
        self._metrics = metrics
        metrics.gauge("tables_damaged", lambda: len(self._tables))

    def __len__(self) -> int:
        return len(self._tables)

    def check(self, table: str) -> None:
        """Raise Damaged for a table that is set aside."""
        if table in self._tables:
            raise self._tables[table]

    def put(self, damage: Damaged) -> None:
        """Set a table aside."""
        self._tables[damage.table] = damage
        self._metrics.add("damages", kind=damage.kind)
        if len(self._tables) <= LINES:
            log.error("table damaged", extra={"table": damage.table, "damage": damage.kind, "row": damage.row})
        elif len(self._tables) == LINES + 1:
            log.error("more tables damaged", extra={"see": "okawari check"})

    def forget(self, table: str) -> None:
        """The table is no more: its time was up."""
        self._tables.pop(table, None)
