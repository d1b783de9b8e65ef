"""What processes and the machine itself use, as the kernel tells it. Elsewhere than on Linux the figures are zeros."""

import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from okawari import __version__

PROC = Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
MB = 1 / 1024
USER, SYSTEM, PARENT = 11, 12, 1  # places behind the name in a line of /proc/…/stat


@dataclass(frozen=True)
class Usage:
    """CPU seconds so far, and memory now."""

    cpu: float = 0.0  # the whole process, its threads included
    loop: float = 0.0  # its main thread, where the event loop runs
    rss: float = 0.0  # megabytes
    children_cpu: float = 0.0
    children_rss: float = 0.0


def usage(pid: int) -> Usage:
    """What a process, and its children apart, use."""
    children = [child for child in _all() if (found := _fields(PROC / str(child))) and int(found[PARENT]) == pid]
    return Usage(
        cpu=_cpu(PROC / str(pid)),
        loop=_cpu(PROC / str(pid) / "task" / str(pid)),
        rss=_rss(pid),
        children_cpu=sum(_cpu(PROC / str(child)) for child in children),
        children_rss=sum(map(_rss, children)),
    )


def busy() -> float:
    """CPU seconds that all cores together have worked so far, for whomever."""
    try:
        parts = (PROC / "stat").read_text().splitlines()[0].split()[1:]
    except OSError:
        return 0.0
    user, nice, system, _, _, irq, softirq, *_ = map(int, parts)
    return (user + nice + system + irq + softirq) / TICKS


def reference() -> float:
    """The CPU seconds that a fixed piece of work takes: on a shared machine they are not always the same."""
    began = time.process_time()
    seen: dict[int, tuple[int, int]] = {}
    total = 0
    for number in range(20_000):
        seen[number & 63] = (total, number)
        total += number & 3
    return time.process_time() - began


def load() -> list[float]:
    """The machine's load over the last minutes."""
    return [round(one, 2) for one in os.getloadavg()]


def machine() -> dict[str, Any]:
    """What the figures are measured on."""
    return {"python": sys.version.split()[0], "okawari": __version__, "cores": os.cpu_count(), "load_before": load()}


def _all() -> list[int]:
    return [int(one.name) for one in PROC.iterdir() if one.name.isdigit()] if PROC.exists() else []


def _fields(place: Path) -> list[str]:
    try:
        return (place / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _cpu(place: Path) -> float:
    found = _fields(place)
    return (int(found[USER]) + int(found[SYSTEM])) / TICKS if found else 0.0


def _rss(pid: int) -> float:
    try:
        lines = (PROC / str(pid) / "status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) * MB for line in lines if line.startswith("VmRSS:")), 0.0)
