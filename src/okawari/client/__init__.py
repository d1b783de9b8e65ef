"""A scripted client: open and join tables, play through the protocol, and keep a journal of it."""

from okawari.client.errors import (
    BadCommand,
    ConnectionOver,
    ServerAway,
    ServerRefusal,
    StartCalledOff,
    UnfairShuffle,
)
from okawari.client.faulty import Faults, Weather
from okawari.client.http import Entry, Server, TableStatus
from okawari.client.journal import Journal, Operation, Received, Row, operations, read_journal
from okawari.client.player import Chooser, PointsChooser, RandomChooser, autoplay
from okawari.client.seat import TableClient
from okawari.client.timing import Timing

__all__ = [
    "BadCommand",
    "Chooser",
    "ConnectionOver",
    "Entry",
    "Faults",
    "Journal",
    "Operation",
    "PointsChooser",
    "RandomChooser",
    "Received",
    "Row",
    "Server",
    "ServerAway",
    "ServerRefusal",
    "StartCalledOff",
    "TableClient",
    "TableStatus",
    "Timing",
    "UnfairShuffle",
    "Weather",
    "autoplay",
    "operations",
    "read_journal",
]
