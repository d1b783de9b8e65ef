"""The few words of ASGI that the server speaks itself."""

# ruff: noqa: N818 - the names say what happened

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from okawari.server.headers import with_strict_headers

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]

SECURE = ("https", "wss")
ABORT = "okawari.abort"  # the extension with which a socket can be cut
WRITE = "okawari.write"  # the extension with which a text is sent at once, or not at all
COUNT = "okawari.count"  # the extension that is told what counts frames that are no whole messages
DEAFEN = "okawari.deafen"  # the extension with which nothing more is read from a socket


class TooLarge(Exception):
    """A body beyond what any request needs."""


class Gone(Exception):
    """Whoever asked went away before the question was complete."""


async def body_of(scope: Scope, receive: Receive, most: int, seconds: float) -> bytes:
    """A request's whole body; TooLarge as soon as it is known to be, TimeoutError if it does not come."""
    declared = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
    if not declared.isdigit() or int(declared) > most:
        raise TooLarge
    body: bytes = b""
    async with asyncio.timeout(seconds):
        while True:
            event = await receive()
            if event["type"] == "http.disconnect":
                raise Gone
            body += event.get("body", b"")
            if len(body) > most:
                raise TooLarge
            if not event.get("more_body", False):
                return body


def strict(scope: Scope, send: Send) -> Send:
    """A way to send an answer with the strict headers, and without a body if only its head was asked for."""
    secure = scope.get("scheme") in SECURE
    head_only = scope.get("method") == "HEAD"

    async def stricter(event: Event) -> None:
        if event["type"].endswith("response.start"):  # of a request, or of a handshake that is refused
            event["headers"] = with_strict_headers(event.get("headers", ()), secure)
        elif head_only:
            event = {**event, "body": b""}
        await send(event)

    return stricter


def address_of(scope: Any) -> str:
    """Where a request comes from, for limits that are kept in memory only."""
    client = scope.get("client")
    return str(client[0]) if client else ""
