"""What a run came to: for the terminal and as JSON."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from benchmarks.load.tally import Tally

BOUNDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)  # milliseconds
WIDTH = 50


@dataclass(frozen=True)
class Figure:
    """One measured number; without a target it is only told."""

    name: str
    value: float
    unit: str
    target: float | None = None
    more_is_better: bool = False

    @property
    def met(self) -> bool | None:
        """Whether the target is reached; None: there is none."""
        if self.target is None:
            return None
        return self.value >= self.target if self.more_is_better else self.value <= self.target

    def as_json(self) -> dict[str, Any]:
        """For the file."""
        return {"name": self.name, "value": round(self.value, 4), "unit": self.unit, "target": self.target,
                "met": self.met}  # fmt: skip


@dataclass
class Run:
    """A scenario that was run."""

    scenario: str
    what: str
    figures: list[Figure] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    latencies: dict[str, list[float]] = field(default_factory=dict)  # milliseconds, for histograms
    wrong: list[str] = field(default_factory=list)  # what may never happen, and did
    remarks: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """For the file."""
        return {
            "scenario": self.scenario,
            "what": self.what,
            "figures": [figure.as_json() for figure in self.figures],
            "counts": self.counts,
            "histograms": {name: dict(_counted(values)) for name, values in self.latencies.items()},
            "wrong": self.wrong,
            "remarks": self.remarks,
        }

    def lines(self) -> Iterator[str]:
        """For the terminal."""
        yield f"{self.scenario}: {self.what}"
        for one in self.figures:
            bound = "" if one.target is None else f"  {'>=' if one.more_is_better else '<='} {one.target:g}"
            mark = "" if one.met is None else "  met" if one.met else "  MISSED"
            yield f"  {one.name:40} {one.value:12,.2f} {one.unit:10}{bound}{mark}"
        for name, values in self.latencies.items():
            yield from _histogram(name, values)
        yield "  " + (
            ", ".join(f"{name} {count:,}" for name, count in sorted(self.counts.items())) or "nothing counted"
        )
        yield from (f"  {remark}" for remark in self.remarks)
        yield from (f"  WRONG: {one}" for one in self.wrong[:20])
        yield f"  {'nothing lost' if not self.wrong else f'{len(self.wrong)} things wrong'}"


def percentile(values: Sequence[float], percent: float) -> float:
    """A percentile of sorted values; 0 of none."""
    return values[min(len(values) - 1, int(len(values) * percent / 100))] if values else 0.0


def latencies(name: str, seconds: Sequence[float], percents: Sequence[int], targets: dict[str, float]) -> list[Figure]:
    """Percentiles and the maximum, in milliseconds."""
    ordered = sorted(seconds)
    shown = [(f"{name} p{percent}", percentile(ordered, percent)) for percent in percents]
    shown.append((f"{name} max", ordered[-1] if ordered else 0.0))
    return [Figure(what, value * 1000, "ms", targets.get(what)) for what, value in shown]


def generator(tally: Tally, count: int) -> list[Figure]:
    """How the generator itself fared: where it was late, so are the figures."""
    lags = sorted(tally.lags)
    return [
        Figure("generators", count, "processes"),
        Figure("generators' CPU", 100 * tally.cpu / tally.seconds, "% of core"),
        Figure("generators' lag p99", percentile(lags, 99) * 1000, "ms"),
        Figure("generators' lag max", (lags[-1] if lags else 0.0) * 1000, "ms"),
    ]


def _counted(values: Sequence[float]) -> list[tuple[str, int]]:
    ordered = sorted(values)
    ends = [bisect_right(ordered, bound) for bound in BOUNDS] + [len(ordered)]
    names = [f"<= {bound} ms" for bound in BOUNDS] + [f"> {BOUNDS[-1]} ms"]
    return [(name, end - begin) for name, begin, end in zip(names, [0, *ends], ends, strict=False)]


def _histogram(name: str, values: Sequence[float]) -> Iterator[str]:
    counted = _counted(values)
    most = max((count for _, count in counted), default=0)
    for bound, count in counted:
        if count:
            yield f"  {name:8} {bound:>12} {count:9,} {'#' * max(1, WIDTH * count // most)}"
