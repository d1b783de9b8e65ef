"""A newer version of the page: it waits until it is wanted, and pages of the older one keep their files."""

import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from okawari.language import Language
from tests.server.running import ROOT
from tests.web.stage import PHONE, Stage, becomes, device

WEB = ROOT / "src" / "okawari" / "web"
KEPT = "navigator.serviceWorker.controller !== null"
WAITING = "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)"
VERSIONS = (
    "caches.keys().then((names) => names.filter((name) => name.startsWith('okawari-') && name !== 'okawari-rules'))"
)


class Quiet(SimpleHTTPRequestHandler):
    """A shelf of files; the kitchen is away."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""

    def end_headers(self) -> None:
        """Nothing is kept but by the page itself."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


class Shelf:
    """The built client in a folder of its own, where another version can take its place."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "site"
        shutil.copytree(WEB, self.folder)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(self.folder)))
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def renew(self) -> None:
        """A version in which every script has another name and says so nowhere else; the old ones are gone."""
        scripts = list((self.folder / "assets").glob("*.js"))
        new = {one.name: f"{one.stem}-v2.js" for one in scripts}
        for one in scripts:
            one.rename(one.with_name(new[one.name]))
        for file in [*self.folder.rglob("*.js"), *self.folder.rglob("*.html")]:
            text = file.read_text(encoding="utf-8")
            for old, name in new.items():
                text = text.replace(old, name)
            if file.name == "sw.js":
                text = text.replace('KEPT = "okawari-', 'KEPT = "okawari-v2-')
            file.write_text(text, encoding="utf-8")

    def close(self) -> None:
        """No more files."""
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def shelf(client: None, tmp_path: Path) -> Iterator[Shelf]:
    """A site to be renewed."""
    found = Shelf(tmp_path)
    yield found
    found.close()


@pytest.fixture
def context(stage: Stage, shelf: Shelf) -> Iterator[BrowserContext]:
    """A device that keeps files."""
    found = device(stage, shelf.url, PHONE, service_workers="allow")
    yield found
    found.close()


def opened(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    becomes(page, KEPT)
    return page


def shows(page: Page, route: str, title: str) -> None:
    page.evaluate(f"location.hash = '#/{route}'")
    expect(page.get_by_role("heading", level=1).filter(has_text=Language("en").say(title))).to_be_visible()


def test_a_newer_version_leaves_open_pages_their_files(context: BrowserContext, shelf: Shelf) -> None:
    words = Language("en")
    old = opened(context, shelf.url)
    before = old.evaluate(VERSIONS)
    assert len(before) == 1
    shelf.renew()
    old.evaluate(WAITING)
    expect(old.get_by_text(words.say("web-home-renewed"))).to_be_visible()  # it waits, and says so
    shows(old, "rules", "web-rules-title")  # a screen that was never fetched before
    new = opened(context, shelf.url)
    refresh = new.get_by_role("button", name=words.say("web-home-reload"))
    with new.expect_navigation():
        refresh.click()
    becomes(new, KEPT)
    expect(refresh).to_have_count(0)
    assert len(new.evaluate(VERSIONS)) == 2  # a page of the old one is open
    shows(old, "settings", "web-front-settings")  # it goes on with its own files
    old.close()
    new.reload()
    becomes(new, f"{VERSIONS}.then((names) => names.length === 1)")
    assert new.evaluate(VERSIONS) != before
    shows(new, "about", "web-about-title")
