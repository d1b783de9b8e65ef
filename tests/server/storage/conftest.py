"""A store of every kind there is."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from okawari.server.storage import EventStore
from tests.server.storage.things import KINDS, Place


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return Place(tmp_path, KINDS[request.param])


@pytest.fixture
async def store(place: Place) -> AsyncIterator[EventStore]:
    async with place.opened() as found:
        yield found
