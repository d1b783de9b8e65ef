"""How soon the page is there: python -m benchmarks.page [--json FILE]

Home and a table on a phone with a slow line and a slow processor, as Lighthouse measures them; then, without either,
the time from opening the page to the first card that can be chosen.
"""

import argparse
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.running import ServerProcess
from tests.web.house import opened, sit
from tests.web.measure import seen, transfer
from tests.web.stage import DESK, PHONE, Stage, Tab, device

QUIET = 1500  # milliseconds after which nothing more comes
TURNS = 5
CARD = "main button"
SETUP = {"game": "party", "seats": 4, "menu": "my-first-meal"}


def home(tab: Tab) -> None:
    """The first screen."""
    tab.open()


def table(tab: Tab) -> None:
    """A table in the middle of choosing."""
    sit(tab, opened(tab, SETUP), start=True)
    tab.until(lambda: tab.told.question, "the first hand", within=30)


def slow(stage: Stage, url: str, show: Callable[[Tab], None]) -> dict[str, Any]:
    """The figures of a screen on a slow phone."""
    context = device(stage, url, PHONE, reduced_motion="no-preference", settings={"speed": "normal"})
    tab = Tab(context.new_page(), url)
    tab.page.set_default_timeout(60_000)
    came = transfer(tab.page, slow=True)
    show(tab)
    tab.page.wait_for_timeout(QUIET)
    found = seen(tab.page)
    context.close()
    scripts = sum(size for address, size in came.sizes.items() if address.endswith(".js"))
    return {
        "first paint, ms": round(found["fcp"]),
        "largest paint, ms": round(found["lcp"]),
        "blocked, ms": round(found["blocked"]),
        "layout shift": round(found["cls"], 4),
        "transferred, kB": round(came.total / 1000, 1),
        "scripts, kB": round(scripts / 1000, 1),
    }


def first_pick(stage: Stage, url: str, size: tuple[int, int]) -> float:
    """Seconds from opening the page by its link for bots to a hand whose cards can be chosen, on this machine."""
    context = device(stage, url, size, reduced_motion="no-preference", settings={"speed": "normal"})
    tab = Tab(context.new_page(), url)
    tab.page.goto("about:blank")
    begun = tab.page.evaluate("performance.timeOrigin + performance.now()")
    tab.page.goto(f"{tab.url}/#/solo", wait_until="commit")
    tab.until(lambda: tab.told.question, "the first hand")
    card = tab.page.get_by_role("button", name=tab.words.face(next(iter(tab.told.mine["hand"]))))  # type: ignore[index]
    card.first.wait_for()
    ended = tab.page.evaluate("performance.timeOrigin + performance.now()")
    context.close()
    return float(ended - begun) / 1000


def measured() -> dict[str, Any]:
    """All of it."""
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server:
        stage = Stage()
        try:
            found: dict[str, Any] = {"home": slow(stage, server.url, home), "table": slow(stage, server.url, table)}
            for name, size in (("phone", PHONE), ("desk", DESK)):
                times = sorted(first_pick(stage, server.url, size) for _ in range(TURNS))
                figures = {"median, s": round(times[TURNS // 2], 2), "longest, s": round(times[-1], 2)}
                found[f"first pick, {name}"] = figures
        finally:
            stage.close()
    return found


def main() -> None:
    """Measure and print."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--json", type=Path, help="a file for the figures")
    wished = wishes.parse_args()
    found = measured()
    for title, rows in found.items():
        print(title)
        for name, value in rows.items():
            print(f"  {name:<20} {value:>10}")
    if wished.json:
        wished.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
