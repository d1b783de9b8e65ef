"""What all tables of a server share."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from okawari.server.brains import Brains
from okawari.server.config import Config
from okawari.server.logs import log
from okawari.server.metrics import Metrics
from okawari.server.storage import EventStore

if TYPE_CHECKING:
    from okawari.server.live import LiveTable


@dataclass
class Kitchen:
    """Settings, store, bots, figures, and whom a table tells when it ends."""

    config: Config
    store: EventStore
    brains: Brains
    metrics: Metrics
    closed: "Callable[[LiveTable], None]"  # the table is no more
    lost: "Callable[[LiveTable], None]"  # the table's log was written by somebody else

    def trouble(self, problem: BaseException) -> None:
        """Something that should not happen; the table goes on."""
        self.metrics.add("troubles")
        log.error("table trouble", exc_info=problem)
