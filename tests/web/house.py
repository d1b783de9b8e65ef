"""Tables for tests: opened and joined over HTTP as the client does it, and put into a device's memory."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from tests.server.running import Place
from tests.web.stage import Tab

Entry = dict[str, Any]
SIMPLE: dict[str, Any] = {"bots": "random"}


class _At(Place):
    """The server that a tab belongs to."""

    def __init__(self, url: str) -> None:
        host, _, port = url.removeprefix("http://").partition(":")
        self.host, self.port = host, int(port)


def posted(tab: Tab, path: str, body: Mapping[str, Any]) -> Entry:
    """Ask the tab's server."""
    answer = _At(tab.url).ask("POST", path, body)
    assert answer.status < 300, answer
    found: Entry = answer.json()
    return found


def opened(tab: Tab, setup: Mapping[str, Any], names: Sequence[str | None] = ("Mia",)) -> Entry:
    """A new table, with bots that do not think long unless the setup says otherwise."""
    return posted(tab, "/api/tables", {"setup": {**SIMPLE, **setup}, "names": list(names), "language": tab.words.code})


def joined(tab: Tab, entry: Entry, name: str | None, watch: bool = False) -> Entry:
    """A place at a table by its link."""
    way = {"table": entry["table"], "secret": entry["secret"]}
    return posted(tab, "/api/join", {**way, "name": name, "language": tab.words.code, "watch": watch})


def at_home(tab: Tab) -> None:
    """Where the device's memory can be reached: an empty page of the server, unless one of its pages is open."""
    if not tab.page.url.startswith(tab.url):
        blank = f"{tab.url}/blank"
        page = "<link rel=icon href='data:,'>"
        tab.page.route(blank, lambda route: route.fulfill(body=page, content_type="text/html"))
        tab.page.goto(blank)


def remember(tab: Tab, entry: Entry, start: bool = False) -> None:
    """Put a place into the device's memory, as the client does; with `start` the game begins by itself."""
    at_home(tab)
    kept = {**entry, "at": tab.page.evaluate("Date.now()"), "game": "", "names": []}
    tab.page.evaluate(
        "([kept, start]) => { const tables = JSON.parse(localStorage.getItem('okawari:tables') ?? '[]');"
        "localStorage.setItem('okawari:tables', JSON.stringify([kept, ...tables]));"
        "if (start) sessionStorage.setItem('okawari:starting', JSON.stringify([kept.table])); }",
        [json.loads(json.dumps(kept)), start],
    )


def sit(tab: Tab, entry: Entry, start: bool = False, query: str = "") -> None:
    """Go to a table with a place that was got over HTTP."""
    remember(tab, entry, start)
    tab.open(f"table/{entry['table']}", query)
    tab.until(lambda: tab.told.table, "welcomed at the table")


def seated(
    tab: Tab, setup: Mapping[str, Any], names: Sequence[str | None] = ("Mia",), start: bool = False, query: str = ""
) -> Entry:
    """Open a table and sit down; with `start` the game begins at once, with bots on the free chairs."""
    entry = opened(tab, setup, names)
    sit(tab, entry, start, query)
    if start:
        tab.until(lambda: tab.told.phase == "playing", "the game begins")
    return entry


def company(tabs: Sequence[Tab], setup: Mapping[str, Any], names: Sequence[str]) -> Entry:
    """Several people at one table, the first of them its host."""
    first = opened(tabs[0], setup, names[:1])
    sit(tabs[0], first)
    for tab, name in zip(tabs[1:], names[1:], strict=True):
        sit(tab, joined(tab, first, name))
    return first
