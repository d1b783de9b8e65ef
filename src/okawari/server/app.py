"""The server as an ASGI application: what comes in goes to the sockets, to plain HTTP, or nowhere."""

import asyncio
from time import perf_counter

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from okawari.server import frames, names, site
from okawari.server.asgi import Event, Gone, Receive, Scope, Send, TooLarge, answer, body_of, replay, strict
from okawari.server.config import Config, load
from okawari.server.headers import FORM, UNSAFE, language_of, value
from okawari.server.http import application
from okawari.server.library import warm
from okawari.server.logs import log
from okawari.server.problems import Trouble
from okawari.server.services import Services
from okawari.server.sockets import Sockets, reject

BODY_MOST = 16 * 1024  # bytes
BODY_WITHIN = 10.0  # seconds
FORGET_EVERY = 300.0
SOCKETS_AT = "/ws"
# A head is made of what would be got; nothing is said about other origins, so OPTIONS is not for anybody.
INSTEAD = {"HEAD": "GET", "OPTIONS": "TRACE"}


def create_app(config: Config | None = None) -> "App":
    """The application; without a configuration, with that of the environment."""
    return App(load() if config is None else config)


class App:
    """One server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.services = Services(config)
        self.sockets: Sockets | None = None
        self.http = application(self.services)
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
        under = self._inside(scope)
        if scope["type"] != "websocket":
            await self._request(scope, receive, strict(scope, send), under)
        elif scope["path"] == SOCKETS_AT and self.sockets:
            await self.sockets(scope, receive, send)
        else:
            await receive()
            await reject(scope, send, Trouble(404, "error-no-page"))

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
        self.services.metrics.add("requests")
        if bare:
            location = (b"location", f"{self.config.prefix}/".encode())
            await answer(send, 308, [location], b"")
            return
        try:
            body = await self._body(scope, receive)
            if await self._page(scope, self._counted(send)):
                return
        except Gone:
            return
        except Trouble as trouble:
            self.services.metrics.add("requests_refused", status=str(trouble.status))
            language = language_of(value(scope["headers"], b"accept-language"))
            await answer(send, trouble.status, trouble.pairs(language), trouble.body(language))
            return
        scope["method"] = INSTEAD.get(scope["method"], scope["method"])
        await self.http(scope, replay(body, receive), self._counted(send))  # type: ignore[arg-type]
        self.services.metrics.observe("request_seconds", perf_counter() - began)

    def _counted(self, send: Send) -> Send:
        async def counted(event: Event) -> None:
            if event["type"] == "http.response.start":
                self.services.metrics.add("answers", status=str(event["status"]))
            await send(event)

        return counted

    async def _page(self, scope: Scope, send: Send) -> bool:
        """Send a file of the client, if it was one that was asked for."""
        if self.site is None or scope["path"] not in self.site:
            return False
        if scope["method"] not in ("GET", "HEAD"):
            raise Trouble(405, "error-method", {"Allow": "GET, HEAD"})
        await answer(send, *self.site.told(scope["path"], scope["headers"], self._place(scope)))
        return True

    def _place(self, scope: Scope) -> str:
        """The address of the server for whoever asks."""
        origin = self.services.origins.expected(scope)
        if origin == FORM:
            return "./"
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
