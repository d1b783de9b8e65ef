"""Accessibility as axe-core sees it: all rules of WCAG 2.2 AA and its best practices, and nothing may be found."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.server.running import ROOT

SOURCE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """
async (tags) => {
  const found = await axe.run(document, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] });
  return found.violations.map((one) => ({
    rule: one.id, help: one.help, where: one.nodes.map((node) => [node.target.join(" "), node.failureSummary]),
  }));
}
"""


@cache
def source() -> str:
    """The text of axe-core, which the client's developer packages bring."""
    assert SOURCE.exists(), f"{SOURCE} is missing: `make dev` installs it"
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Everything that axe finds wrong with what the page shows now, one line each."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(source())
    found: list[dict[str, Any]] = page.evaluate(RUN, TAGS)
    return [
        f"{one['rule']}: {one['help']}: {place}: {' '.join(str(why).split())}"
        for one in found
        for place, why in one["where"]
    ]
