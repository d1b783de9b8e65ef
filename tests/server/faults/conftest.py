"""Every test here keeps a ledger that has to be clean, and may keep figures that are told at the end of the run."""

from collections.abc import Callable, Iterator

import pytest

from tests.server.faults.figures import Figures
from tests.server.ledger import Ledger
from tests.server.summary import SECONDS


@pytest.fixture
def book(book: Ledger) -> Iterator[Ledger]:
    """The ledger of a test."""
    yield book
    assert book.clean, str(book)


@pytest.fixture
def figures(record_property: Callable[[str, object], None]) -> Iterator[Figures]:
    """The times of a test."""
    figures = Figures()
    yield figures
    for name, seconds in figures.found.items():
        record_property(SECONDS + name, seconds)
