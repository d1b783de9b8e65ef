"""Counts, durations and gauges, told in the text format of Prometheus."""

from bisect import bisect_left
from collections.abc import Callable

PREFIX = "okawari_"
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds

Labels = tuple[tuple[str, str], ...]


class Durations:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    """All figures of one server. Nothing in them names a person, a table or an address."""

    def __init__(self) -> None:
        self._counts: dict[str, dict[Labels, float]] = {}
        self._durations: dict[str, Durations] = {}
        self._gauges: dict[str, Callable[[], float]] = {}

    def add(self, name: str, amount: float = 1, **labels: str) -> None:
        """Count something."""
        series = self._counts.setdefault(name, {})
        key = tuple(sorted(labels.items()))
        series[key] = series.get(key, 0) + amount

    def observe(self, name: str, seconds: float) -> None:
        """Something took so long."""
        found = self._durations.get(name)
        if found is None:
            found = self._durations[name] = Durations()
        found.add(seconds)

    def gauge(self, name: str, function: Callable[[], float]) -> None:
        """Something that can be read at any time."""
        self._gauges[name] = function

    def count(self, name: str, **labels: str) -> float:
        """What was counted so far."""
        return self._counts.get(name, {}).get(tuple(sorted(labels.items())), 0)

    def text(self) -> str:
        """All of it for Prometheus."""
        lines: list[str] = []
        for name, series in sorted(self._counts.items()):
            lines.append(f"# TYPE {PREFIX}{name} counter")
            lines += [f"{PREFIX}{name}{_labels(key)} {_figure(value)}" for key, value in sorted(series.items())]
        for name, function in sorted(self._gauges.items()):
            lines += [f"# TYPE {PREFIX}{name} gauge", f"{PREFIX}{name} {_figure(function())}"]
        for name, durations in sorted(self._durations.items()):
            lines += _histogram(f"{PREFIX}{name}", durations)
        return "\n".join(lines) + "\n"


def _histogram(name: str, durations: Durations) -> list[str]:
    lines = [f"# TYPE {name} histogram"]
    so_far = 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), durations.counts, strict=True):
        so_far += count
        lines.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
    return [*lines, f"{name}_sum {_figure(durations.total)}", f"{name}_count {so_far}"]


def _labels(key: Labels) -> str:
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in key) + "}" if key else ""


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _figure(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:.6f}"
