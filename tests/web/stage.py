"""A browser on a stage: tabs that notice everything that goes wrong, and what the server tells them."""

import asyncio
import json
import re
import time
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Response,
    WebSocket,
    sync_playwright,
)
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from okawari.language import Language
from tests.web import speech
from tests.web.spoken import Spoken
from tests.web.wire import Told
from tools.browser import FLAGS, installed

PHONE = (360, 640)
DESK = (1280, 800)
PATIENCE = 10.0  # seconds for anything that should happen at once
# Said by the browser, not by us: a page that is left gives up what it was loading; and most tests run without workers.
ALWAYS_FORGIVEN = ("net::ERR_ABORTED", "Service Worker registration blocked")


class Stage:
    """One browser for all tests of a process.

    Playwright's plain interface keeps an event loop running in this thread. Other tests start loops of their own, so
    the browser's is set aside whenever no test of a page runs.
    """

    def __init__(self) -> None:
        self._manager = sync_playwright()
        self.playwright: Playwright = self._manager.__enter__()
        self._loop = asyncio._get_running_loop()
        self.browser: Browser = self.playwright.chromium.launch(executable_path=installed(), args=list(FLAGS))

    def enter(self) -> None:
        """Tests of pages run now."""
        asyncio._set_running_loop(self._loop)

    def leave(self) -> None:
        """Other tests may run now."""
        asyncio._set_running_loop(None)

    def close(self) -> None:
        """The end."""
        self.enter()
        self.browser.close()
        self._manager.__exit__(None, None, None)
        asyncio._set_running_loop(None)


class Tab:
    """A page, its own context (a device) unless it shares one, and all that can be noticed about it."""

    def __init__(self, page: Page, url: str, language: str = "en") -> None:
        self.page = page
        self.url = url
        self.words: Language = Spoken(language)
        self.told = Told()
        self.problems: list[str] = []
        self.forgiven: list[str] = list(ALWAYS_FORGIVEN)
        self.bytes = 0
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.problems.append(f"error in the page: {error}"))
        page.on("requestfailed", self._failed)
        page.on("request", self._requested)
        page.on("response", self._answered)
        page.on("websocket", self._connected)

    # ------------------------------------------------------------------------------------ noticing

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        self.problems.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _requested(self, request: Request) -> None:
        self._own(request.url)

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.problems.append(f"refused: {response.status} {response.request.method} {response.url}")

    def _own(self, url: str) -> None:
        found = urlsplit(url)
        if found.scheme not in ("data", "blob", "about") and found.netloc != urlsplit(self.url).netloc:
            self.problems.append(f"a request to somebody else: {url}")

    def _connected(self, socket: WebSocket) -> None:
        self._own(socket.url)
        self.told.sockets += 1
        socket.on("framereceived", self.told.hear)
        socket.on("framesent", self.told.say)

    def forgive(self, *patterns: str) -> None:
        """These are meant to go wrong in this test."""
        self.forgiven += patterns

    def forgive_the_network(self) -> None:
        """The test breaks the connection."""
        self.forgive(r"net::ERR_", "WebSocket connection", "Failed to load resource", r"refused: 50\d", "ERR_INTERNET")

    def complaints(self) -> list[str]:
        """What went wrong and was not meant to."""
        return [one for one in self.problems if not any(re.search(pattern, one) for pattern in self.forgiven)]

    # ------------------------------------------------------------------------------------ going and waiting

    def open(self, route: str = "", query: str = "") -> None:
        """Go to a screen: the whole page is loaded unless it is there already."""
        self.page.goto(f"{self.url}/{query}#/{route}")
        self.page.locator("main, [role=main]").first.wait_for()

    def say(self, message: str, **args: Any) -> str:
        """A message in the language of the page, as the page writes it."""
        return re.sub(r"(?<!\w)-(?=\d)", "−", self.words.say(message, **args))

    def until(self, done: Callable[[], Any], what: str, within: float = PATIENCE) -> Any:
        """Wait for something; pages go on meanwhile."""
        deadline = time.monotonic() + within
        while True:
            found = done()
            if found:
                return found
            if time.monotonic() > deadline:
                raise AssertionError(f"it never came to this: {what}\n{self.shown()}")
            self.page.wait_for_timeout(15)

    def becomes(self, expression: str, arg: Any = None) -> None:
        """Wait until an expression holds in the page."""
        becomes(self.page, expression, arg)

    def in_phase(self, phase: str, within: float = PATIENCE) -> None:
        """Wait until the table has come so far: playing, scoring, over."""
        self.until(lambda: self.told.phase == phase, phase, within)

    def sees(self, text: str | re.Pattern[str], within: float = PATIENCE) -> None:
        """Wait until a text is on the screen."""
        try:
            self.page.get_by_text(text).locator("visible=true").first.wait_for(timeout=within * 1000)
        except PlaywrightTimeout:
            raise AssertionError(f"“{text}” is not on the screen\n{self.shown()}") from None

    def shown(self) -> str:
        """What can be read on the page, and what went wrong so far: for failures."""
        try:
            text = self.page.inner_text("body", timeout=1000)
        except Exception as problem:
            text = f"(no page: {problem})"
        return "\n".join([f"--- {self.page.url}", *filter(str.strip, text.splitlines()), *self.complaints()])

    def settings(self, **changes: Any) -> None:
        """Change settings of the device before the page is next opened."""
        self.page.evaluate(
            "(changes) => localStorage.setItem('okawari:settings', JSON.stringify("
            "{ ...JSON.parse(localStorage.getItem('okawari:settings') ?? '{}'), ...changes }))",
            changes,
        )


def becomes(page: Page, expression: str, arg: Any = None) -> None:
    """Wait until an expression, or what it promises, holds in a page.

    It is asked from outside each time. Playwright's own wait looks again from within, which our policy for scripts
    forbids as soon as the first look came too early; and it takes a promise for something that holds.
    """
    deadline = time.monotonic() + PATIENCE
    while not page.evaluate(expression, arg):
        assert time.monotonic() < deadline, f"it never came to this: {expression}"
        page.wait_for_timeout(15)


def device(
    stage: Stage,
    url: str,
    size: tuple[int, int] = PHONE,
    language: str = "en",
    settings: Mapping[str, Any] | None = None,
    **more: Any,
) -> BrowserContext:
    """A device of its own: storage, size, language and settings."""
    context = stage.browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        reduced_motion=more.pop("reduced_motion", "reduce"),
        has_touch=size[0] < 700,
        service_workers=more.pop("service_workers", "block"),
        **more,
    )
    speech.listen(context)
    chosen = {"speed": "instant", "volume": 0, **(settings or {})}
    place, value = json.dumps("okawari:settings"), json.dumps(json.dumps(chosen))
    once = f"localStorage.getItem({place}) ?? localStorage.setItem({place}, {value});"
    context.add_init_script(f"if (location.protocol.startsWith('http')) {once}")
    return context
