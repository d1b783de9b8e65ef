"""The load scenarios: python -m benchmarks.load [L1|L2|L3|L4|L5|L7|start|short …]."""

import argparse
import json
import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from benchmarks.load.machine import load, machine
from benchmarks.load.report import Run
from benchmarks.load.scenarios import SCENARIOS, Plan

USUAL = ("L1", "L2", "L5", "L7", "start")


def arguments(given: list[str]) -> argparse.Namespace:
    """What is wanted."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.load",
        description="Load the server with scripted people and report what it costs and how long it takes.",
    )
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=f"{', '.join(SCENARIOS)}; usually {USUAL}")
    parser.add_argument("--length", type=float, metavar="S", help="seconds to measure (usually 60; 900 for the record)")
    parser.add_argument("--warm", type=float, metavar="S", help="seconds of play before that")
    parser.add_argument("--step", type=float, metavar="S", help="seconds of each step of L5")
    parser.add_argument("--repeats", type=int, metavar="N", help="how often L7 kills, and `start` starts, the server")
    parser.add_argument("--tables", type=int, metavar="N")
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--think", type=float, metavar="S", help="seconds of thinking in the mean, exponential")
    parser.add_argument("--spread", type=int, metavar="N", help="turns that tables get ahead of each other at most")
    parser.add_argument("--kept", type=int, metavar="N", help="tables whose every ack is looked for in the database")
    parser.add_argument("--game", choices=("classic", "party", "draft"))
    parser.add_argument("--menu", help="a printed menu, or kinds separated by commas")
    parser.add_argument("--generators", type=int, metavar="N", help="processes that play the people (1)")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a setting of the server")
    parser.add_argument("--profile", type=Path, metavar="FILE", help="write down where the server's time goes")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the report there too")
    found = parser.parse_args(given)
    for name in found.scenarios:
        if name not in SCENARIOS:
            parser.error(f"{name} is none of {', '.join(SCENARIOS)}")
    return found


def planned(plan: Plan, chosen: argparse.Namespace) -> Plan:
    """A scenario with what was chosen differently."""
    names = {field.name for field in fields(Plan)} - {"settings"}
    changes: dict[str, Any] = {key: value for key, value in vars(chosen).items() if key in names and value is not None}
    if "," in (chosen.menu or ""):
        changes["menu"] = tuple(chosen.menu.split(","))
    settings = dict(one.split("=", 1) for one in chosen.set)
    return replace(plan, **changes, settings={**plan.settings, **settings})


def main(given: list[str]) -> int:
    """Run the scenarios one after the other; 1 if anything was lost."""
    chosen = arguments(given)
    about = machine()
    print(f"machine {about}")
    runs: list[Run] = []
    for name in chosen.scenarios or USUAL:
        scenario, plan = SCENARIOS[name]
        load_before = load()
        run = scenario(planned(plan, chosen))
        run.remarks.append(f"load before {load_before}, after {load()}, cores {about['cores']}")
        runs.append(run)
        print("\n".join(["", *run.lines()]), flush=True)
        if chosen.json:
            report = {"machine": about, "runs": [one.as_json() for one in runs]}
            chosen.json.write_text(json.dumps(report, indent=1) + "\n")
    return int(any(run.wrong for run in runs))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
