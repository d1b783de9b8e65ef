"""Why the server says no."""

# ruff: noqa: N818 - callers read `except NoSuchTable`: the name says what is wrong

from okawari.errors import OkawariError
from okawari.server.storage import Reason


class Refusal(OkawariError):
    """A command that cannot be carried out as things stand; nothing has changed."""


class NoSuchTable(OkawariError):
    """There is no such table, or not any more."""


class NoEntry(OkawariError):
    """The code, link or token does not open this table."""


class ServerFull(OkawariError):
    """No more tables can be opened for now."""


class NotSaved(OkawariError):
    """The store cannot save at the moment."""


class DamagedTable(OkawariError):
    """The table's log is damaged, so the table is set aside."""


def not_saved(reason: Reason) -> NotSaved:
    """Return the message for people. Only a replaced file has its own, since waiting does not help."""
    return NotSaved("error-store-replaced" if reason == "replaced" else "error-not-saved")
