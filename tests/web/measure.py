"""How fast a page comes and how still it stands, measured in the browser as Lighthouse measures it."""

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import CDPSession, Page

# Lighthouse's phone on a slow line: 150 ms there and back, 1.6 Mbit/s, a processor four times slower.
LATENCY, DOWN, UP, SLOWER = 150, 1_600_000 / 8, 750_000 / 8, 4
OBSERVE = """
(() => {
  const seen = (window.__seen = { fcp: 0, lcp: 0, cls: 0, shifts: [], blocked: 0 });
  const watch = (type, take) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  watch("paint", (entry) => { if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime; });
  watch("largest-contentful-paint", (entry) => { seen.lcp = entry.startTime; });
  watch("layout-shift", (entry) => {
    if (entry.hadRecentInput) return;
    seen.cls += entry.value;
    const nodes = entry.sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName ?? "?");
    seen.shifts.push([entry.value, nodes.join(", ")]);
  });
  watch("longtask", (entry) => { seen.blocked += Math.max(0, entry.duration - 50); });
})();
"""


@dataclass
class Transfer:
    """What came over the line: every answer with its size on the wire and the time when it was whole."""

    session: CDPSession
    sizes: dict[str, int] = field(default_factory=dict)
    whole: list[tuple[float, str, int]] = field(default_factory=list)
    begun: float = 0.0  # when the page was last asked for, as the browser counts
    _urls: dict[str, str] = field(default_factory=dict)

    def watch(self) -> None:
        """From now on."""
        self.session.send("Network.enable")
        self.session.on("Network.requestWillBeSent", self._asked)
        self.session.on("Network.loadingFinished", self._came)

    def _asked(self, event: dict[str, Any]) -> None:
        self._urls[event["requestId"]] = event["request"]["url"]
        if event.get("type") == "Document":
            self.begun = event["timestamp"]

    def _came(self, event: dict[str, Any]) -> None:
        url = self._urls.get(event["requestId"], "?")
        size = int(event["encodedDataLength"])
        self.sizes[url] = self.sizes.get(url, 0) + size
        self.whole.append((event["timestamp"], url, size))

    def before(self, milliseconds: float) -> int:
        """Bytes that had come so long after the page was asked for."""
        end = self.begun + milliseconds / 1000
        return sum(size for at, _, size in self.whole if self.begun <= at <= end)

    @property
    def total(self) -> int:
        """Bytes so far."""
        return sum(self.sizes.values())


def transfer(page: Page, slow: bool = False) -> Transfer:
    """Watch what comes, over a slow line and with a slow processor if wished."""
    session = page.context.new_cdp_session(page)
    found = Transfer(session)
    found.watch()
    page.add_init_script(OBSERVE)
    if slow:
        line = {"offline": False, "latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP}
        session.send("Network.emulateNetworkConditions", line)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return found


def seen(page: Page) -> dict[str, Any]:
    """Paints in milliseconds, layout shift, and milliseconds for which the page could not answer."""
    found: dict[str, Any] = page.evaluate("window.__seen")
    return found
