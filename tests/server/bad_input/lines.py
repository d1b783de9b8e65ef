"""Lines to a server without a network between: whole frames go in, whole frames and the close code come out."""

import asyncio
import logging
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from msgspec import Struct

from okawari.protocol import messages as m
from okawari.server.app import App
from okawari.server.brains import Brains
from okawari.server.config import Config
from okawari.server.live import LiveTable
from okawari.server.tables import Entry
from tests.server.running import CALM

PATIENCE = 20.0  # seconds for an answer that comes within milliseconds on a machine with nothing else to do
ORIGIN = "http://table.test"


class NoProcesses(Brains):
    """Bots that choose by chance, as those of a server whose processes cannot be started do."""

    async def start(self) -> None:
        """Start nothing."""


class Closed(Exception):  # noqa: N818 - the name says what happened
    """The server has ended a line."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@asynccontextmanager
async def at_home(**changes: Any) -> AsyncIterator[App]:
    """The whole application with a database of its own, but without a port."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "database": f"sqlite:///{folder}/tables.db",
            **CALM,
            "rate_size": 0,
            "hosts": ("table.test",),
            **changes,
        }
        app = App(Config(**settings))
        quiet = NoProcesses(budget=5.0)
        app.services.brains = app.services.tables.kitchen.brains = quiet
        await app.start()
        try:
            yield app
        finally:
            await app.drain(0.5)
            await app.stop()


class Line:
    """One client's line to the application."""

    def __init__(self, app: App, address: str = "192.0.2.7") -> None:
        self.app = app
        self.code: int | None = None
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path": "/ws",
            "scheme": "ws",
            "headers": [(b"host", b"table.test"), (b"origin", ORIGIN.encode())],
            "client": (address, 1),
            "extensions": {},
        }
        self.task = asyncio.create_task(app(scope, self._in.get, self._take))

    async def _take(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            self._out.put_nowait(event["text"])
        elif event["type"] == "websocket.close":
            self._out.put_nowait(int(event["code"]))

    def say(self, message: Struct | dict[str, Any] | str) -> None:
        """Send a message, or a text as it is."""
        text = message if isinstance(message, str) else m.encode(message).decode()
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    def say_bytes(self, data: bytes) -> None:
        """Send a binary frame."""
        self._in.put_nowait({"type": "websocket.receive", "bytes": data, "text": None})

    async def hear(self) -> Any:
        """The next message; raises Closed."""
        if self.code is not None:
            raise Closed(self.code)
        found = await asyncio.wait_for(self._out.get(), PATIENCE)
        if isinstance(found, int):
            self.code = found
            raise Closed(found)
        assert len(found.encode()) <= m.SERVER_FRAME
        return m.decode_server(found)

    async def answer_to(self, message: Struct | dict[str, Any]) -> Any:
        """Send a command; the ack or refusal that answers it, or the close code."""
        self.say(message)
        wanted = message["id"] if isinstance(message, dict) else getattr(message, "id", None)
        while True:
            try:
                heard = await self.hear()
            except Closed as closed:
                return closed.code
            if isinstance(heard, m.Ack | m.Refused) and heard.id == wanted:
                return heard

    async def all_of(self, message: Struct | dict[str, Any] | str, table: LiveTable) -> list[Any]:
        """Everything that comes of a message, until the table is done with it; at last the code if it is closed."""
        self.say(message)
        found = await self._until_pong()
        if isinstance(message, m.Ping):
            await self.hear()
        if self.code is None:
            await table.settled()
            found += await self._until_pong()
        return found

    async def _until_pong(self) -> list[Any]:
        self.say(m.Ping())
        found: list[Any] = []
        while True:
            try:
                heard = await self.hear()
            except Closed as closed:
                return [*found, closed.code]
            if isinstance(heard, m.Pong):
                return found
            found.append(heard)

    async def greet(self, table: str, token: str, **rest: Any) -> Any:
        """Say hello; the welcome, or whatever comes first instead."""
        self.say(m.Hello(table=table, token=token, **rest))
        try:
            return await self.hear()
        except Closed as closed:
            return closed.code

    async def end(self) -> None:
        """Hang up."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1005})
        await asyncio.wait_for(self.task, PATIENCE)


async def seated(app: App, entry: Entry, **rest: Any) -> Line:
    """A line that is welcome at a table."""
    line = Line(app)
    heard = await line.greet(entry.table, entry.token, **rest)
    assert isinstance(heard, m.Notice if "protocol" in rest else m.Welcome), heard
    return line


# ------------------------------------------------------------------------------------------- what must not happen


class Complaints(logging.Handler):
    """All that the server, or the machinery under it, has written at level error or above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.records.append(record)

    @property
    def errors(self) -> list[str]:
        """The bad ones."""
        return [one.getMessage() for one in self.records if one.levelno >= logging.ERROR]

    @property
    def text(self) -> str:
        """Everything, as it would be read."""
        return "\n".join(one.getMessage() + repr(one.__dict__.get("exc_info")) for one in self.records)


@contextmanager
def no_errors() -> Iterator[Complaints]:
    """Fails if anything is logged as an error meanwhile."""
    heard = Complaints()
    names = ("okawari", "uvicorn", "uvicorn.error", "asyncio", "websockets")
    loggers = [logging.getLogger(name) for name in names]
    for logger in loggers:
        logger.addHandler(heard)
    try:
        yield heard
    finally:
        for logger in loggers:
            logger.removeHandler(heard)
    assert heard.errors == []


def unharmed(app: App) -> None:
    """No exception came where none should."""
    assert app.services.metrics.count("troubles") == 0
    assert app.services.metrics.count("sockets_closed", code="1011") == 0
