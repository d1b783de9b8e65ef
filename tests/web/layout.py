"""How a page lies on the screen: nothing cut off, nothing beside the page, nothing too small for a thumb."""

import json
from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
# Text that may be shortened, because it is said in full elsewhere.
ALLOWED: tuple[str, ...] = ()
TARGET = 44

# Whether what has the focus can be seen: one of its points is not covered by anything else. Nothing after a full round.
STOP = """
(first) => {
  if (first) window.__stops = new Set();
  const element = document.activeElement;
  if (!element || element === document.body || window.__stops.has(element)) return null;
  window.__stops.add(element);
  const label = element.closest("label");
  const surface = label && ["checkbox", "radio"].includes(element.type) ? label : element;
  const box = surface.getBoundingClientRect();
  const name = (element.getAttribute("aria-label") ?? element.textContent ?? element.value ?? "").trim().slice(0, 40);
  const points = [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]];
  const visible = points.some(([x, y]) => {
    const at = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    const around = at && at !== document.body && at !== document.documentElement && at.contains(surface);
    return at && (surface.contains(at) || around);
  });
  return { name: `${element.tagName.toLowerCase()} “${name}”`, visible };
}
"""


def faults(page: Page, target: int = TARGET, allowed: tuple[str, ...] = ALLOWED) -> list[str]:
    """Everything wrong with the layout as it is now, one line each."""
    options = json.dumps({"allowed": list(allowed), "target": target})
    found: list[str] = page.evaluate(f"({SCRIPT})({options})")
    return found


def stops(page: Page, most: int = 60) -> list[tuple[str, bool]]:
    """Where the Tab key leads, from the start of the page until it comes round, and whether each stop can be seen."""
    page.evaluate("document.activeElement?.blur(); window.scrollTo(0, 0)")
    found: list[tuple[str, bool]] = []
    for number in range(most):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP, number == 0)
        if stop is None and number == 0:  # what had the focus is gone: the way began at the end of the page
            continue
        if stop is None:
            break
        found.append((stop["name"], stop["visible"]))
    return found


def hidden_stops(page: Page) -> list[str]:
    """Where the focus is covered by something, going through the page with the Tab key."""
    return [name for name, visible in stops(page) if not visible]
