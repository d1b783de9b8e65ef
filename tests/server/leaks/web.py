"""HTTP without a network: the real application, asked about a table in two worlds."""

import contextlib
import json
import tempfile
from collections.abc import AsyncIterator, Iterator
from typing import Any
from unittest.mock import patch

from okawari.server import codes
from okawari.server.app import App
from okawari.server.config import Config
from okawari.server.live import LiveTable
from okawari.server.project import Audience, table_info
from okawari.server.state import State
from tests.server.leaks.channels import Findings, Said, difference
from tests.server.leaks.lines import Clock, standing
from tests.server.leaks.others import other_state, same_promise
from tests.server.leaks.scenes import Scene

Asked = tuple[str, str, str, Any]  # method, path, token, body
ORIGIN = "http://table.test"


@contextlib.asynccontextmanager
async def web() -> AsyncIterator[App]:
    """The application with an empty store; no bot thinks and no table is restored."""
    with tempfile.TemporaryDirectory() as folder:
        app = App(
            Config(
                database=f"sqlite:///{folder}/tables.db",
                hosts=("table.test",),
                public_list=True,
                compiled_bots=False,
                tries_per_minute=0,
                rate_size=0,
                tables_per_hour=0,
            )
        )
        await app.services.store.open()
        try:
            yield app
        finally:
            await app.services.store.close()


async def ask(app: App, asked: Asked) -> bytes:
    """Status, headers and body of an answer, in one piece."""
    method, path, token, body = asked
    data = b"" if body is None else json.dumps(body).encode()
    headers = [(b"host", b"table.test"), (b"origin", ORIGIN.encode()), (b"content-length", str(len(data)).encode())]
    headers += [(b"authorization", f"Bearer {token}".encode())] if token else []
    headers += [(b"content-type", b"application/json")] if data else []
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
        "path": path, "raw_path": path.encode(), "root_path": "", "query_string": b"", "headers": headers,
        "client": ("198.51.100.7", 4711), "server": ("table.test", 80), "state": {}, "extensions": {},
    }  # fmt: skip
    coming = [{"type": "http.request", "body": data, "more_body": False}]
    answered: list[bytes] = []

    async def receive() -> Any:
        return coming.pop() if coming else {"type": "http.disconnect"}

    async def send(event: Any) -> None:
        if event["type"] == "http.response.start":
            answered.append(str(event["status"]).encode())
            answered.extend(b"%b: %b" % pair for pair in event["headers"])
        else:
            answered.append(event.get("body", b""))

    await app(scope, receive, send)
    return b"\n".join(answered)


def requests(state: State, tokens: list[str]) -> Iterator[Asked]:
    """Everything that can be asked about a table, by anybody."""
    for token in ["", "nonsense", *tokens]:
        for method in ("GET", "HEAD", "DELETE"):
            yield method, f"/api/tables/{state.table}", token, None
    guesses = [state.table, state.secret, table_info(state).commitment, "A" * 22, *tokens]
    for guess in guesses:
        yield "GET", f"/api/replays/{guess}", "", None
        yield "DELETE", f"/api/replays/{guess}", tokens[0] if tokens else "nonsense", None
    yield "GET", "/api/tables", "", None
    yield "GET", f"/api/tables/{state.table}/replay", "", None
    yield "GET", f"/api/tables/{state.table}/log", "", None
    yield "POST", "/api/join", "", {"table": state.table, "secret": "A" * 22}
    yield "POST", "/api/join", "", {"table": state.table, "secret": state.secret, "watch": True}
    yield "POST", "/api/join", "", {"code": "BBB-BBB"}


async def web_findings(app: App, scene: Scene, audience: Audience) -> Findings:
    """One and the other world, for somebody who asks for everything over HTTP."""
    state = scene.state
    other = other_state(state, audience, scene.dice)
    if audience.person is None:
        tokens = [state.secret, *scene.kicked]
    else:
        tokens = [scene.tokens[audience.person]]
    said: list[Said] = []
    for world in (state, other):
        clock = Clock()
        with standing(clock), patch.object(codes, "watch_token", lambda secret: secret):
            app.services.tables.live[world.table] = LiveTable(world, app.services.tables.kitchen)
            promise = [(asked, _as_in(asked, state, world)) for asked in requests(state, tokens)]
            said.append({f"{asked}": await ask(app, theirs) for asked, theirs in promise})
            del app.services.tables.live[world.table]
    again = {name: None if data is None else same_promise(data, state, other) for name, data in said[1].items()}
    return difference(said[0], again, f"{audience}")


def _as_in(asked: Asked, state: State, world: State) -> Asked:
    """The same guess in another world."""
    mine, theirs = (table_info(one).commitment for one in (state, world))
    return asked[0], asked[1].replace(mine, theirs), *asked[2:]
