"""Servers for tests: in this process with real sockets, or as a process of their own that can be killed.

async with running(bot_delay=(0, 0)) as server:
    entry = await server.post("/api/tables", {"setup": {}})
    async with server.socket() as socket: ...

with ServerProcess(tmp_path) as server:
    server.kill()
    server.start()
"""

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, Self

from websockets.asyncio.client import ClientConnection, connect

from okawari.server.app import App
from okawari.server.config import Config
from okawari.server.serve import Server, listen

ROOT = Path(__file__).parents[2]
STARTS_WITHIN = 60.0  # seconds; usually one
# Nothing that a test should wait for, and no limit that many clients at one address would run into.
CALM: dict[str, Any] = {
    "port": 0,
    "bot_delay": (0.0, 0.0),
    "compiled_bots": False,
    "sockets_per_address": 0,
    "tables_per_hour": 0,
    "tries_per_minute": 0,
    "log_level": "warning",
}


Given = ParamSpec("Given")


def in_loop(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """A test that awaits, for a test runner that does not."""

    @wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Answered(NamedTuple):
    """An answer of the server."""

    status: int
    headers: Mapping[str, str]  # with names in small letters
    body: bytes

    def json(self) -> Any:
        """What it says."""
        return json.loads(self.body)


class Place:
    """Where a server is, and how to talk to it."""

    host = "127.0.0.1"
    port = 0
    prefix = ""

    @property
    def origin(self) -> str:
        """The origin of the server's own pages."""
        return f"http://{self.host}:{self.port}"

    @property
    def url(self) -> str:
        """The server's address."""
        return self.origin + self.prefix

    @property
    def ws_url(self) -> str:
        """The address of its sockets."""
        return f"ws://{self.host}:{self.port}{self.prefix}/ws"

    def socket(self, origin: str | None = "", **rest: Any) -> AbstractAsyncContextManager[ClientConnection]:
        """A socket to the server, from one of its own pages unless another origin, or none, is given."""
        found = self.origin if origin == "" else origin
        return connect(self.ws_url, origin=found, compression=None, proxy=None, **rest)  # type: ignore[arg-type]

    def ask(self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None) -> Answered:
        """Ask over HTTP and wait: not from the loop that the server runs in."""
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        own = {"Origin": self.origin} | ({} if data is None else {"Content-Type": "application/json"})
        request = urllib.request.Request(self.url + path, data, {**own, **(headers or {})}, method=method)
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), _NoRedirects())
        try:
            with opener.open(request, timeout=30) as answer:
                return Answered(answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read())
        except urllib.error.HTTPError as problem:
            with problem:
                return Answered(problem.code, {k.lower(): v for k, v in problem.headers.items()}, problem.read())


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        return None


class Running(Place):
    """A server in this process; `app` opens all of it."""

    def __init__(self, app: App, port: int) -> None:
        self.app = app
        self.port = port
        self.prefix = app.config.prefix

    async def request(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> Answered:
        """Ask over HTTP."""
        return await asyncio.to_thread(self.ask, method, path, body, headers)

    async def get(self, path: str, headers: Mapping[str, str] | None = None) -> Answered:
        """Ask for something."""
        return await self.request("GET", path, None, headers)

    async def post(self, path: str, body: Any, expect: int = 0) -> Any:
        """Send something that should be taken; what the server says."""
        answer = await self.request("POST", path, body)
        assert answer.status == expect if expect else answer.status < 300, (answer.status, answer.body)
        return answer.json()


@asynccontextmanager
async def running(config: Config | None = None, /, **changes: Any) -> AsyncIterator[Running]:
    """A server in this process, on a port of its own and with a database that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {"database": f"sqlite:///{folder}/tables.db", **CALM, **changes}
        config = config or Config(**settings)
        app = App(config)
        await app.start()
        sockets = listen(config.host, config.port)
        server = Server(app)
        serving = asyncio.create_task(server.serve(sockets))
        try:
            while not server.started and not serving.done():
                await asyncio.sleep(0.01)
            yield Running(app, sockets[0].getsockname()[1])
        finally:
            server.should_exit = True
            await serving
            await app.stop()
            for one in sockets:
                one.close()


class ServerProcess(Place):
    """`okawari serve` as a process. It keeps its port and its database from start to start."""

    def __init__(self, folder: Path, *arguments: str, environment: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.arguments = arguments
        self.environment = dict(environment or {})
        self.database = f"sqlite:///{folder}/tables.db"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process and self.process.poll() is None:
            self.kill()

    @property
    def pid(self) -> int:
        """The process."""
        assert self.process
        return self.process.pid

    @property
    def log(self) -> str:
        """All that it wrote to standard error, in all its lives."""
        return self._file("stderr").read_text(encoding="utf-8", errors="replace")

    @property
    def printed(self) -> str:
        """What it printed in this life."""
        return self._file("stdout").read_text(encoding="utf-8", errors="replace")

    def start(self, wait: bool = True, **environment: str) -> None:
        """Start it, once more if it ran before, with a changed environment if that is given."""
        calm = {f"OKAWARI_{key.upper()}": _as_text(value) for key, value in CALM.items()}
        inherited = {key: value for key, value in os.environ.items() if not key.startswith("OKAWARI_")}
        place = {**inherited, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
        place |= {**calm, **self.environment, **environment}
        command = [sys.executable, "-m", "okawari.cli.main", "serve", "--port", str(self.port)]
        with self._file("stdout").open("wb") as out, self._file("stderr").open("ab") as err:
            self.process = subprocess.Popen(
                [*command, "--database", self.database, *self.arguments], stdout=out, stderr=err, env=place
            )
        if wait:
            self.wait_until_open()

    def wait_until_open(self) -> None:
        """Until it answers."""
        assert self.process
        deadline = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.printed + self.log
            self.port = self.port or self._printed_port()
            if self.port:
                try:
                    if self.ask("GET", "/health").status == 200:
                        return
                except OSError:
                    pass
            time.sleep(0.02)
        raise AssertionError(f"the server does not answer: {self.log}")

    def _printed_port(self) -> int:
        first = self.printed.partition("\n")
        return int(first[0].rpartition(":")[2].partition("/")[0]) if first[1] else 0

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def signal(self, number: int) -> None:
        """Send it a signal."""
        assert self.process
        self.process.send_signal(number)

    def wait(self, timeout: float = 60) -> int:
        """Until it ends; its exit status."""
        assert self.process
        return self.process.wait(timeout)

    def stop(self) -> int:
        """End it in an orderly way; its exit status."""
        self.signal(signal.SIGTERM)
        return self.wait()

    def restart(self, **environment: str) -> None:
        """End it in an orderly way and start it again."""
        self.stop()
        self.start(wait=True, **environment)

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}.txt"


def _as_text(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
