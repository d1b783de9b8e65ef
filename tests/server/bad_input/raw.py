"""Websockets by hand, byte by byte, so that they can be wrong in every way."""

import asyncio
import os
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.server.running import Place

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
CONT = 0
LAST, RSV1 = 0x80, 0x40
CUT = 0  # the line was cut without a word
PATIENCE = 30.0  # seconds for something that takes milliseconds on an idle machine


def frame(
    payload: bytes, opcode: int = TEXT, *, bits: int = LAST, declared: int | None = None, mask: bool = True
) -> bytes:
    """A frame of a client; its declared length may be a lie."""
    length = len(payload) if declared is None else declared
    covered = 0x80 if mask else 0
    if length < 126:
        head = bytes([bits | opcode, covered | length])
    elif length < 65536:
        head = bytes([bits | opcode, covered | 126]) + length.to_bytes(2, "big")
    else:
        head = bytes([bits | opcode, covered | 127]) + length.to_bytes(8, "big")
    if not mask:
        return head + payload
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[at % 4] for at, byte in enumerate(payload))


def handshake(place: Place, *more: str, origin: str | None = "", version: str = "13") -> bytes:
    """The request that asks for a websocket."""
    named = place.origin if origin == "" else origin
    lines = [
        f"GET {place.prefix}/ws HTTP/1.1",
        f"Host: {place.host}:{place.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Sec-WebSocket-Version: {version}",
        *([] if named is None else [f"Origin: {named}".strip()]),
        *more,
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8", "surrogateescape")


@dataclass
class Heard:
    """All that came back on a line until it ended."""

    head: str  # of the answer to the handshake
    texts: list[str] = field(default_factory=list)
    code: int = CUT
    rest: bytes = b""

    @property
    def status(self) -> int:
        """The answer to the handshake; 0: none."""
        return int(self.head.split(" ")[1]) if self.head else 0


async def talk(place: Place, opening: bytes, pieces: Sequence[bytes] = (), *, hang_up: bool = False) -> Heard:
    """Open a line, send pieces as they are, and hear everything until the server ends it."""
    reader, writer = await asyncio.open_connection(place.host, place.port)
    try:
        writer.write(opening)
        head = await _head(reader)
        heard = Heard(head)
        if heard.status != 101:
            heard.rest = await _all(reader)
            return heard
        sending = asyncio.ensure_future(_send(writer, pieces, hang_up))
        await _hear(reader, heard)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        return heard
    finally:
        writer.close()


async def _head(reader: asyncio.StreamReader) -> str:
    try:
        return (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)).decode("latin-1")
    except (asyncio.IncompleteReadError, ConnectionError):
        return ""


async def _all(reader: asyncio.StreamReader) -> bytes:
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""


async def _send(writer: asyncio.StreamWriter, pieces: Sequence[bytes], hang_up: bool) -> None:
    for piece in pieces:
        writer.write(piece)
        await writer.drain()
    if hang_up and writer.can_write_eof():
        writer.write_eof()


async def _hear(reader: asyncio.StreamReader, heard: Heard) -> None:
    """Frames of the server, which are never masked and, here, never in pieces."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                first, second = await reader.readexactly(2)
                length = second & 0x7F
                if length >= 126:
                    length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8), "big")
                payload = await reader.readexactly(length)
                assert second < 0x80
                assert not first & RSV1
                if first & 0x0F == TEXT:
                    heard.texts.append(payload.decode())
                elif first & 0x0F == CLOSE:
                    heard.code = int.from_bytes(payload[:2], "big")
                    return
    except (asyncio.IncompleteReadError, ConnectionError):
        return
