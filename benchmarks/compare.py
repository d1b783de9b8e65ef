"""Measure the figures, set them beside the baseline as ratios, or take a new baseline (--write)."""

import json
import sys
from pathlib import Path
from typing import Any

from okawari.simulation.bench import Figure, figures, machine

BASELINE = Path(__file__).with_name("baseline.json")
WORSE = 0.8


def ratio(figure: Figure, before: dict[str, Any]) -> float:
    """How much better than the baseline: above 1 is better."""
    value = figure.value / float(before["value"])
    return value if figure.higher_is_better else 1 / value


def beside(against: float | None) -> str:
    """A ratio in words, with a mark where something has become slower."""
    if against is None:
        return "      no baseline     "
    return f"{against:5.2f} of the baseline" + ("  SLOWER than the baseline" if against < WORSE else "")


def main(arguments: list[str]) -> int:
    """Print a line for each figure as it is measured."""
    old = json.loads(BASELINE.read_text()) if BASELINE.exists() else {"figures": []}
    before = {figure["name"]: figure for figure in old["figures"]}
    new: dict[str, Any] = {"machine": machine(), "figures": []}
    print(f"machine {new['machine']}; baseline {old.get('machine')}")
    for figure in figures():
        new["figures"].append(figure.as_json())
        against = ratio(figure, before[figure.name]) if figure.name in before else None
        mark = "" if figure.met else "  misses its target"
        print(f"{figure.name:36} {figure.value:12,.1f} {figure.unit:16} {beside(against)}{mark}", flush=True)
    if "--write" in arguments:
        BASELINE.write_text(json.dumps(new, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
