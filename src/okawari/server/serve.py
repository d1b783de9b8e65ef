"""Running the server in this process: its sockets, its signals, and an end that loses nothing."""

import asyncio
import errno
import gc
import os
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType

import uvicorn

from okawari.errors import OkawariError
from okawari.protocol.messages import CLIENT_FRAME
from okawari.server import logs
from okawari.server.app import App, create_app
from okawari.server.config import Config, strangers
from okawari.server.logs import log
from okawari.server.storage.files import path_of
from okawari.server.wire import Door, Wire

BACKLOG = 4096
RECEIVE_BUFFER = 16 * 1024  # bytes: nobody can hand us more than a few milliseconds of work at once
STOP_WITHIN = 2.0  # seconds for saving what is left
CLOSE_WITHIN = 1  # seconds for connections that were told goodbye
FILES = 65_536
SIGNALS = (signal.SIGINT, signal.SIGTERM)
QUIT = 130
COLLECT = (100_000, 50, 100)  # objects until the garbage collector looks: seldom, for it stops everybody

Opened = Callable[[int], None]


class Server(uvicorn.Server):
    """Uvicorn with our goodbye."""

    def __init__(self, app: App, opened: Opened | None = None, signals: bool = False) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=Door,
                ws=Wire,
                ws_max_size=CLIENT_FRAME,
                ws_per_message_deflate=False,
                ws_ping_interval=None,
                lifespan="off",
                log_config=None,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                backlog=BACKLOG,
                timeout_graceful_shutdown=CLOSE_WITHIN,
            )
        )
        self.app = app
        self.opened = opened
        self.signals = signals

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if self.opened and sockets:
            self.opened(sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody else in, tell everybody, and wait until they have gone."""
        for server in self.servers:
            server.close()
        await self.app.drain()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first signal ends the server in an orderly way, a second one at once."""
        if not self.signals:
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal came."""
        if self.should_exit:
            os._exit(QUIT)
        self.should_exit = True


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets for all addresses of a host, on the same port; a kind error if that cannot be."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise OkawariError("error-host-unknown", host=host) from None
    opened: list[socket.socket] = []
    try:
        for family, _, _, _, place in dict.fromkeys(found):
            opened.append(_bound(family, (place[0], opened[0].getsockname()[1] if opened else port, *place[2:])))
    except (OSError, OverflowError) as problem:
        for one in opened:
            one.close()
        raise _cannot_listen(problem, host, port) from None
    return opened


def _bound(family: int, place: tuple[object, ...]) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sends at once only where it is named
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
        if family == socket.AF_INET6 and place[0] != "::":
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        elif family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        one.bind(place)
        one.setblocking(False)
    except BaseException:
        one.close()
        raise
    return one


def _cannot_listen(problem: Exception, host: str, port: int) -> OkawariError:
    number = problem.errno if isinstance(problem, OSError) else None
    if number == errno.EADDRINUSE:
        return OkawariError("error-port-taken", port=str(port), next=str(port + 1))
    if number in (errno.EACCES, errno.EPERM):
        return OkawariError("error-port-forbidden", port=str(port))
    return OkawariError("error-host-unknown", host=host)


async def serve(config: Config, sockets: Sequence[socket.socket], opened: Opened | None = None) -> None:
    """Serve until a signal comes."""
    app = create_app(config)
    await app.start()
    gc.collect()
    gc.freeze()
    try:
        await Server(app, opened, signals=True).serve(list(sockets))
    finally:
        try:
            await asyncio.wait_for(app.stop(), STOP_WITHIN)
        except TimeoutError:
            log.error("stopping took too long")
            raise OkawariError("error-stopped-late") from None
    if app.lost:
        raise OkawariError("error-stopped-unsaved", file=str(path_of(config.database)))


def run(config: Config, opened: Opened | None = None) -> None:
    """Serve in this process; `opened` is told the port as soon as somebody may come."""
    logs.configure(config.log_level)
    for name in strangers(os.environ):
        log.warning("no such setting", extra={"variable": name})
    allow_many_files()
    sockets = listen(config.host, config.port)
    gc.set_threshold(*COLLECT)
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(serve(config, sockets, opened))
    finally:
        for one in sockets:
            one.close()


def allow_many_files() -> None:
    """Every socket is a file, and many systems allow a thousand of them unless asked for more."""
    try:
        import resource
    except ImportError:  # there is none on Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return None
    return uvloop.new_event_loop
