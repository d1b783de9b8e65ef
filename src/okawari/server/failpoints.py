"""Places where a test can have the process die at once, to see what is left on disk."""

import os
import signal
from collections import Counter

VARIABLE = "OKAWARI_FAILPOINT"
NAMES = (
    "before_append",
    "before_fsync",
    "after_fsync",
    "after_ack",
    "half_fan_out",
    "snapshot",
    "round_scoring",
    "migration",
    "new_hands",
)
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows knows no other way


def armed(text: str) -> tuple[str, int] | None:
    """The place and which visit to it is the last, from "name" or "name:n"; a place that is none is refused.

    >>> armed("before_fsync:3")
    ('before_fsync', 3)
    """
    if not text:
        return None
    name, _, number = text.partition(":")
    if name not in NAMES or not (number or "1").isdecimal():
        raise ValueError(f"{VARIABLE}={text}: no such failpoint")  # a test with a misspelt one would prove nothing
    return name, int(number or 1)


ARMED = armed(os.environ.get(VARIABLE, ""))
_visits: Counter[str] = Counter()


def hit(name: str) -> None:
    """Pass a failpoint; the process ends here if it is the one that was asked for."""
    if ARMED is not None:
        _visit(name, *ARMED)


def _visit(name: str, last: str, number: int) -> None:
    _visits[name] += 1
    if name == last and _visits[name] == number:
        os.kill(os.getpid(), KILL)
