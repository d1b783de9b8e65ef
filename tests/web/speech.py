"""What a screen reader would say: everything that the page puts into its live regions, in order."""

import re

from playwright.sync_api import BrowserContext, Page

# Watches every live region from the first moment; the texts are fetched by `heard`.
LISTEN = """
(() => {
  const heard = (window.__heard = []);
  const last = new WeakMap();
  const note = (region) => {
    const text = region.textContent.replaceAll("\\u00a0", " ").trim();
    if (!text || last.get(region) === region.textContent) return;
    last.set(region, region.textContent);
    heard.push([region.getAttribute("role") ?? region.getAttribute("aria-live"), text]);
  };
  const regions = "[role=log], [role=alert], [role=status], [aria-live=polite], [aria-live=assertive]";
  const look = () => document.querySelectorAll(regions).forEach(note);
  const watch = () => {
    look();
    const all = { childList: true, subtree: true, characterData: true };
    new MutationObserver(look).observe(document.documentElement, all);
  };
  if (document.documentElement) watch();
  else document.addEventListener("DOMContentLoaded", watch);
})();
"""


def listen(context: BrowserContext) -> None:
    """Listen to all pages that this context will open."""
    context.add_init_script(LISTEN)


def heard(page: Page) -> list[str]:
    """All that was said so far, oldest first."""
    found: list[list[str]] = page.evaluate("window.__heard ?? []")
    return [text for _, text in found]


def alarms(page: Page) -> list[str]:
    """What was said at once, interrupting."""
    found: list[list[str]] = page.evaluate("window.__heard ?? []")
    return [text for role, text in found if role in ("alert", "assertive")]


def says(pattern: str, texts: list[str]) -> bool:
    """Whether any of the texts contains this."""
    return any(re.search(pattern, text) for text in texts)
