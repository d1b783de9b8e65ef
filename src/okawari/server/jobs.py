"""A table's queue of commands."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from okawari.server import entries as e
from okawari.server.codes import own_id
from okawari.server.connection import Connection


@dataclass
class Job:
    """A queued command and the connection that awaits its result."""

    decide: Callable[[], list[e.Entry]]
    command: str | None = None
    connection: Connection | None = None
    done: "asyncio.Future[list[e.Entry]] | None" = None
    since: float = 0.0

    @property
    def own_id(self) -> str | None:
        """The command's id in the log, which names its person."""
        person = self.connection.person if self.connection else None
        return own_id(person, self.command) if self.command else None
