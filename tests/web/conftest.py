"""A real server, a real browser, and tabs in it that complain about whatever goes wrong on them."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import ROOT, ServerProcess
from tests.web.stage import PHONE, Stage, Tab, device

HERE = Path(__file__).parent
BUILT = ROOT / "src" / "okawari" / "web" / "index.html"
QUICK = {"OKAWARI_RATE_SIZE": "0", "OKAWARI_BOT_DELAY": "0,0"}
OpenTab = Callable[..., Tab]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of them take seconds, and need what only `make test` builds."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def client() -> None:
    """The client for browsers has to be built."""
    assert BUILT.exists(), "src/okawari/web is missing: `make web` builds it"


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of this process."""
    with ServerProcess(tmp_path_factory.mktemp("server"), environment=QUICK) as running:
        yield running


@pytest.fixture
def own_server(client: None, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that the test may kill."""
    with ServerProcess(tmp_path, environment=QUICK) as running:
        yield running


@pytest.fixture(scope="session")
def _stage() -> Iterator[Stage]:
    stage = Stage()
    stage.leave()
    yield stage
    stage.close()


@pytest.fixture
def stage(_stage: Stage) -> Iterator[Stage]:
    """The browser."""
    _stage.enter()
    yield _stage
    _stage.leave()


@pytest.fixture
def tabs(stage: Stage, server: ServerProcess) -> Iterator[OpenTab]:
    """Opens tabs, each a device of its own; whatever goes wrong on one of them fails the test."""
    opened: list[Tab] = []

    def open_tab(
        size: tuple[int, int] = PHONE, language: str = "en", at: ServerProcess | None = None, **more: Any
    ) -> Tab:
        url = (at or server).url
        context = device(stage, url, size, language, **more)
        tab = Tab(context.new_page(), url, language)
        opened.append(tab)
        return tab

    yield open_tab
    complaints = [one for tab in opened for one in tab.complaints()]
    for tab in opened:
        tab.page.context.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def tab(tabs: OpenTab) -> Tab:
    """A phone."""
    return tabs()


@pytest.fixture
def stopwatch() -> Callable[[], float]:
    """Seconds since the test began."""
    begun = time.monotonic()
    return lambda: time.monotonic() - begun
