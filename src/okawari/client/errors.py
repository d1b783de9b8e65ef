"""What can go wrong for a client."""

# ruff: noqa: N818 - callers read `except ServerRefusal`: the name says what happened

from typing import Any

from okawari.errors import OkawariError
from okawari.protocol.messages import Closing


class ServerRefusal(OkawariError):
    """The server said no, and why: the message id and the arguments are the server's own."""


class ServerAway(OkawariError):
    """The server cannot be reached, or what answers is no Okawari server. It may be worth another try."""


class BadCommand(OkawariError):
    """The command does not fit the protocol, so it was not sent."""


class StartCalledOff(OkawariError):
    """No game began: somebody left or did not open their random bytes. The host can start again."""


class UnfairShuffle(OkawariError):
    """The server broke a promise about the shuffle, or a saved game proves a different shuffle."""


class ConnectionOver(OkawariError):
    """The connection has ended and is not tried again; `code` is what the socket was closed with."""

    def __init__(self, message_id: str, /, **args_for_message: Any) -> None:
        super().__init__(message_id, **args_for_message)
        self.code: int = args_for_message.get("code", 0)


# Closings after which coming back with the same token is pointless, or would take the seat from somebody.
FINAL = {
    Closing.NO_ENTRY: "error-client-no-entry",
    Closing.KICKED: "error-client-kicked",
    Closing.NO_TABLE: "error-client-no-table",
    Closing.ELSEWHERE: "error-client-elsewhere",
    Closing.TABLE_CLOSED: "error-client-table-closed",
    Closing.DAMAGED: "error-client-table-damaged",
}
# Closings that blame what this side sent. One may be an accident of the line; several in a row are not.
BLAMED = frozenset({Closing.NOT_TEXT, Closing.NOT_UTF8, Closing.TOO_BIG, Closing.BAD_MESSAGE})
