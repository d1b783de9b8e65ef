"""The HTTP interface does what its own description says, whatever is asked: Schemathesis asks."""

import asyncio
import os
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

from tests.server.bad_input.lines import no_errors, unharmed
from tests.server.running import Running, running

SOAK = os.environ.get("OKAWARI_PROFILE") == "soak"
EXAMPLES = 1000 if SOAK else 20
# What a description cannot say: which menus go with how many seats, which names are free, which codes and tokens
# exist. So a request that fits it may well be refused; that it is refused properly is what the other checks see to.
LEFT_OUT = {"positive_data_acceptance"}


class Elsewhere:
    """A server that runs in a thread of its own."""

    def __init__(self) -> None:
        self.server: Running | None = None
        self._opened = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._enough: asyncio.Event | None = None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    def __enter__(self) -> "Elsewhere":
        self._thread.start()
        assert self._opened.wait(60)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._loop is not None
        assert self._enough is not None
        self._loop.call_soon_threadsafe(self._enough.set)
        self._thread.join()

    async def _serve(self) -> None:
        self._loop, self._enough = asyncio.get_running_loop(), asyncio.Event()
        async with running(public_list=True, max_tables=0) as server:
            self.server = server
            self._opened.set()
            await self._enough.wait()
            unharmed(server.app)


@pytest.fixture(scope="module")
def place() -> Iterator[Running]:
    with no_errors(), Elsewhere() as elsewhere:
        assert elsewhere.server is not None
        yield elsewhere.server


def described(server: Running) -> Any:
    return schemathesis.openapi.from_dict(server.ask("GET", "/api/openapi.json").json())


OPERATIONS = (
    ("POST", "/api/tables"),
    ("POST", "/api/join"),
    ("POST", "/api/find"),
    ("POST", "/api/check"),
    ("GET", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("GET", "/api/replays/{replay}"),
    ("GET", "/api/replays/{replay}/sheet"),
    ("GET", "/api/replays/{replay}/story"),
    ("DELETE", "/api/replays/{replay}"),
    ("GET", "/api/catalogue"),
    ("GET", "/api/messages"),
    ("GET", "/health"),
    ("GET", "/metrics"),
)


def test_every_operation_is_asked(place: Running) -> None:
    found = {(one.ok().method.upper(), one.ok().path) for one in described(place).get_all_operations()}
    assert {(method, path.replace(":str", "")) for method, path in found} == set(OPERATIONS)


@pytest.mark.slow
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_the_server_does_as_described(place: Running, method: str, path: str) -> None:
    load_all_checks()
    checks = [check for check in CHECKS.get_all() if check.__name__ not in LEFT_OUT]
    assert len(checks) == len(CHECKS.get_all()) - len(LEFT_OUT)
    operation = described(place)[path][method]

    @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=cases(operation))
    def asks(case: Any) -> None:
        case.call_and_validate(base_url=place.url, headers={"Origin": place.origin}, checks=checks)

    asks()


def cases(operation: Any) -> st.SearchStrategy[Any]:
    """Requests that fit the description, and requests that do not."""
    modes = [GenerationMode.POSITIVE]
    if operation.path_parameters or operation.query or operation.body:
        modes.append(GenerationMode.NEGATIVE)
    return st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes])
