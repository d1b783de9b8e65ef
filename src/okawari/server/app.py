"""The server as an ASGI application: what comes in goes to the sockets, to plain HTTP, or nowhere."""

import asyncio
from time import perf_counter

from starlette.responses import Response
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from okawari.server import frames, names, site
from okawari.server.asgi import Gone, Receive, Scope, Send, TooLarge, body_of, strict
from okawari.server.config import Config, load
from okawari.server.headers import UNSAFE, value
from okawari.server.http import respond
from okawari.server.library import warm
from okawari.server.logs import log
from okawari.server.problems import Trouble, stopping, trouble_of
from okawari.server.services import Services
from okawari.server.sockets import SOCKETS_AT, Sockets

BODY_MOST = 16 * 1024  # bytes
BODY_WITHIN = 10.0  # seconds
FORGET_EVERY = 300.0


def create_app(config: Config | None = None) -> "App":
    """The application; without a configuration, with that of the environment."""
    return App(load() if config is None else config)


class App:
    """One server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.services = Services(config)
        self.sockets: Sockets | None = None
        self.site = site.site(site.FOLDER)
        self.tasks: list[asyncio.Task[None]] = []
        self.lost = False  # whether the database was not where it should be in the end
        self.serve = ProxyHeadersMiddleware(self._serve, config.trusted_proxies)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve whatever comes."""
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        else:
            await self.serve(scope, receive, send)  # type: ignore[arg-type]

    # --------------------------------------------------------------------------------- beginning and end

    async def start(self) -> None:
        """Open the store and the tables."""
        await self.services.start()
        self.sockets = Sockets(self.services)
        self.sockets.start()
        self.tasks = [asyncio.create_task(self._tend())]
        log.info("started")

    async def drain(self, seconds: float = 1.5) -> None:
        """Tell everybody that the server restarts."""
        if self.sockets:
            await self.sockets.drain(seconds)

    async def stop(self) -> None:
        """Close everything, with nothing lost."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.sockets:
            await self.sockets.stop()
        self.lost = self.services.store.problem == "replaced"
        await self.services.stop()
        log.info("stopped")

    async def _tend(self) -> None:
        """Get ready what will be asked for, then forget addresses that have not come back."""
        await asyncio.to_thread(names.prepare)
        await asyncio.to_thread(warm, self.config.prefix)
        while True:
            await asyncio.sleep(FORGET_EVERY)
            self.services.addresses.forget(asyncio.get_running_loop().time())

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        """Beginning and end as other servers than ours ask for them."""
        await receive()
        try:
            await self.start()
        except Exception as problem:
            await send({"type": "lifespan.startup.failed", "message": str(problem)})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.drain()
        await self.stop()
        await send({"type": "lifespan.shutdown.complete"})

    # --------------------------------------------------------------------------------- requests

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        bare = self._inside(scope)
        if scope["type"] != "websocket":
            await self._request(scope, receive, strict(scope, send), bare)
        elif self.sockets:
            await self.sockets(scope, receive, send)

    def _inside(self, scope: Scope) -> bool:
        """Take the prefix off a path, if a proxy has not done so; whether the path was the bare prefix."""
        prefix, path = self.config.prefix, scope["path"]
        if not prefix or not (path == prefix or path.startswith(f"{prefix}/")):
            return False
        inner = path.removeprefix(prefix)
        scope["path"] = inner or "/"
        scope["raw_path"] = scope["path"].encode()
        return not inner

    async def _request(self, scope: Scope, receive: Receive, send: Send, bare: bool) -> None:
        began = perf_counter()
        metrics = self.services.metrics
        metrics.add("requests")
        try:
            answer = await self._answer(scope, receive, bare)
        except Gone:
            return
        except asyncio.CancelledError:  # the server ends and waits no longer for the rest of the request
            answer = stopping().response(scope)
        except Exception as problem:
            trouble = trouble_of(problem)
            if trouble.status == 500:
                log.error("request failed", exc_info=problem)
            metrics.add("requests_refused", status=str(trouble.status))
            answer = trouble.response(scope)
        metrics.add("answers", status=str(answer.status_code))
        await answer(scope, receive, send)
        metrics.observe("request_seconds", perf_counter() - began)

    async def _answer(self, scope: Scope, receive: Receive, bare: bool) -> Response:
        """The answer to a request; what stands against it is raised."""
        self.services.hosts.check(scope)
        if bare:
            return Response(status_code=308, headers={"Location": f"{self.config.prefix}/"})
        body = await self._body(scope, receive)
        if self.site is None or scope["path"] not in self.site:
            return await respond(scope, self.services, body)
        if scope["method"] not in ("GET", "HEAD"):
            raise Trouble(405, "error-method", {"Allow": "GET, HEAD"})
        return self.site.told(scope["path"], scope["headers"], self._place(scope))

    def _place(self, scope: Scope) -> str:
        """The address of the server for whoever asks."""
        origin = self.services.origins.expected(scope)
        return f"{self.config.url.rstrip('/') or origin + self.config.prefix}/"

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """A request's body, once it is clear that the request may be made."""
        if scope["path"] == SOCKETS_AT:
            raise Trouble(426, "error-websocket", {"Upgrade": "websocket", "Connection": "Upgrade"})
        unsafe = scope["method"] in UNSAFE
        if unsafe and not self.services.origins.allow(scope):
            raise Trouble(403, "error-origin", text=self.services.origins.expected(scope))
        try:
            body = await body_of(scope, receive, BODY_MOST, BODY_WITHIN)
        except TooLarge:
            raise Trouble(413, "error-too-large", {"Connection": "close"}, most=BODY_MOST) from None
        except TimeoutError:
            raise Trouble(408, "error-too-slow", {"Connection": "close"}) from None
        if unsafe and body:
            self._check_json(scope, body)
        return body

    def _check_json(self, scope: Scope, body: bytes) -> None:
        kind = value(scope["headers"], b"content-type").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Trouble(415, "error-not-json")
        problem = frames.unsound(body)
        if problem:
            raise Trouble(400, "error-bad-message", problem=problem, field="")
