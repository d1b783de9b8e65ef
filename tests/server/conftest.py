"""What tests of the server share."""

from collections.abc import Callable, Iterator

import pytest

from tests.server.ledger import Ledger
from tests.server.summary import PROPERTY


@pytest.fixture
def book(record_property: Callable[[str, object], None]) -> Iterator[Ledger]:
    """A ledger that is added to that of the whole run, which is printed at its end."""
    book = Ledger()
    yield book
    record_property(PROPERTY, book.packed())
