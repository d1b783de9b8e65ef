"""Just enough HTTP/1.1 for an API: requests over kept connections, without another library."""

import asyncio
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic
from typing import NamedTuple
from urllib.parse import SplitResult

from okawari.client.errors import ServerAway

LARGEST = 16 * 1024 * 1024  # bytes of a body
PORTS = {"http": 80, "https": 443}
SAFE = ("GET", "DELETE")  # may be sent again if a kept connection turns out to be dead


class HttpAnswer(NamedTuple):
    """What came back."""

    status: int
    headers: Mapping[str, str]  # names in small letters
    body: bytes


KEPT = 3.0  # seconds: servers close idle connections after five, perhaps just as a request is on its way


@dataclass
class Line:
    """An open connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    used: bool = False
    idle_since: float = 0.0


class Lines:
    """Keeps a few connections to one server open and sends requests over them, one at a time on each."""

    def __init__(self, base: SplitResult, most: int = 8, patience: float = 30.0) -> None:
        self._base = base
        self._idle: list[Line] = []
        self._secure = ssl.create_default_context() if base.scheme == "https" else None
        self._room = asyncio.Semaphore(most)
        self._patience = patience

    async def ask(self, method: str, path: str, headers: Mapping[str, str], body: bytes = b"") -> HttpAnswer:
        """Send a request and read the answer. Raises ServerAway."""
        async with self._room:
            try:
                async with asyncio.timeout(self._patience):
                    return await self._asked(method, self._request(method, path, headers, body))
            except (OSError, TimeoutError, EOFError, ValueError):
                raise ServerAway("error-client-away") from None

    async def _asked(self, method: str, request: bytes) -> HttpAnswer:
        line = await self._line()
        try:
            return await self._exchange(line, request)
        except (ConnectionError, EOFError):
            # The server may close a kept connection at any moment; a request that changes nothing is sent again.
            if not line.used or method not in SAFE:
                raise
            return await self._exchange(await self._connect(), request)

    async def _exchange(self, line: Line, request: bytes) -> HttpAnswer:
        try:
            line.writer.write(request)
            answer, reusable = await _read_answer(line.reader)
        except BaseException:
            line.writer.transport.abort()
            raise
        line.used, line.idle_since = True, monotonic()
        if reusable:
            self._idle.append(line)
        else:
            line.writer.close()
        return answer

    async def _line(self) -> Line:
        while self._idle:
            line = self._idle.pop()
            fresh = monotonic() - line.idle_since < KEPT
            if fresh and not line.reader.at_eof() and not line.writer.is_closing():
                return line
            line.writer.close()
        return await self._connect()

    async def _connect(self) -> Line:
        base = self._base
        port = base.port or PORTS[base.scheme]
        return Line(*await asyncio.open_connection(base.hostname, port, ssl=self._secure))

    def _request(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> bytes:
        netloc = self._base.netloc.rpartition("@")[2]
        fields = {"Host": netloc, "Origin": f"{self._base.scheme}://{netloc}", "Accept": "application/json", **headers}
        if body or method == "POST":
            fields |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
        lines = [f"{method} {self._base.path}{path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
        if any("\r" in line or "\n" in line for line in lines):
            raise ValueError("a header cannot have two lines")
        return "\r\n".join([*lines, "", ""]).encode("latin-1") + body

    async def close(self) -> None:
        """Close the connections that are kept."""
        lines, self._idle = self._idle, []
        for line in lines:
            line.writer.close()
        await asyncio.gather(*(line.writer.wait_closed() for line in lines), return_exceptions=True)


async def _read_answer(reader: asyncio.StreamReader) -> tuple[HttpAnswer, bool]:
    """An answer, and whether the connection can be used again."""
    version, status, *_ = (await _read_line(reader)).split(" ")
    headers: dict[str, str] = {}
    while line := await _read_line(reader):
        name, _, value = line.partition(":")
        headers[name.strip().lower()] = value.strip()
    body = b""
    if int(status) not in (204, 304):
        body = await _read_body(reader, headers)
    framed = "content-length" in headers or "transfer-encoding" in headers or int(status) in (204, 304)
    keeps = headers.get("connection", "").lower() != "close" and version == "HTTP/1.1"
    return HttpAnswer(int(status), headers, body), framed and keeps


async def _read_line(reader: asyncio.StreamReader) -> str:
    line = await reader.readuntil(b"\r\n")
    return line[:-2].decode("latin-1")


async def _read_body(reader: asyncio.StreamReader, headers: Mapping[str, str]) -> bytes:
    if headers.get("transfer-encoding", "").lower() == "chunked":
        return await _read_chunks(reader)
    if "content-length" in headers:
        return await reader.readexactly(_size(int(headers["content-length"])))
    return await reader.read(LARGEST)


async def _read_chunks(reader: asyncio.StreamReader) -> bytes:
    parts: list[bytes] = []
    total = 0
    while size := int((await _read_line(reader)).partition(";")[0], 16):
        total = _size(total + size)
        parts.append(await reader.readexactly(size))
        await _read_line(reader)
    while await _read_line(reader):
        pass
    return b"".join(parts)


def _size(size: int) -> int:
    if not 0 <= size <= LARGEST:
        raise ValueError("an answer of that size is none of ours")
    return size
