"""Set damaged tables aside: log each once, and leave it as it is."""

from okawari.server.logs import log
from okawari.server.metrics import Metrics
from okawari.server.rows import Damaged

LINES = 20  # in the server's log; further tables are only counted


class Quarantine:
    """Damaged tables. They are not opened again until the server restarts, which checks them anew."""

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
        """Drop a table that was deleted because its time was up."""
        self._tables.pop(table, None)
