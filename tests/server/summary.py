"""The ledger of all that the servers of a test run did, printed at its end."""

import os
from typing import Any

from tests.server.faults.figures import summed_up
from tests.server.ledger import Ledger, unpacked

PROPERTY = "ledger"
SECONDS = "seconds "  # and of what
TELL = "OKAWARI_LEDGER"  # set: tell also what came up


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Add the ledgers that tests have left with their reports, wherever they ran."""
    book, found = Ledger(), False
    measured: dict[str, list[float]] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if getattr(report, "when", None) != "teardown":
                continue  # properties come with every phase of a test, and the last one has all
            for name, value in report.user_properties:
                if name == PROPERTY:
                    book.add(unpacked(value))
                    found = True
                elif name.startswith(SECONDS):
                    measured.setdefault(name.removeprefix(SECONDS), []).extend(value)
    if found:
        terminalreporter.section("ledger of the servers")
        terminalreporter.write_line(str(book))
        for name, seconds in sorted(measured.items()):
            terminalreporter.write_line(f"{name}: {summed_up(seconds)}")
        if os.environ.get(TELL):
            terminalreporter.write_line("\n".join(sorted(book.seen)))
