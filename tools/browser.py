"""The browser that tests and pictures use: found on this machine, or installed.

python -m tools.browser            find Chromium, or install it, and say where it is
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

VARIABLE = "OKAWARI_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APPS = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
# What playwright switches off; named again, because only the last list that a browser is given counts.
USUAL = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled",
    "PreconnectToSearch",
)  # fmt: skip
# The browser's own pages behind the address bar of every window, hundreds of files each, and a process kept in reserve.
# Nobody sees them here, and they cost more than most of our pages.
UNSEEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "PreloadTopChromeWebUI", "SpareRendererForSitePerProcess")
# No sandbox, because tests often run as root in a container; nothing that calls home.
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-domain-reliability",
    "--disable-features=" + ",".join([*USUAL, *UNSEEN]),
)  # fmt: skip
APT = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core")
HELP = (
    f"Chromium is missing. Install it (on Debian: {' '.join(APT)}), run `make browser`, "
    f"or name it: {VARIABLE}=/path/to/chromium"
)


class NoBrowser(Exception):  # noqa: N818
    """There is no browser, and none could be installed."""


def found(environment: Mapping[str, str] | None = None) -> str | None:
    """Where Chromium is: where the environment says, among the programs here, or playwright's own."""
    environment = os.environ if environment is None else environment
    named = environment.get(VARIABLE)
    if named:
        place = shutil.which(named)
        if not place:
            raise NoBrowser(f"{VARIABLE} names {named}, which cannot be run")
        return place
    for name in NAMES:
        place = shutil.which(name, path=environment.get("PATH"))
        if place:
            return place
    return next((app for app in APPS if Path(app).exists()), None) or _of_playwright()


def _of_playwright() -> str | None:
    """Playwright's own, if it has been installed; asked in another process, which leaves no event loop behind."""
    script = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
    )
    asked = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    place = asked.stdout.strip()
    return place if place and Path(place).exists() else None


def installed() -> str:
    """Where Chromium is; installed now if it was missing."""
    place = found()
    if place:
        return place
    print("Installing Chromium for the browser tests …", flush=True)
    for command in _ways():
        if subprocess.run(command, check=False, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}).returncode:
            break
    place = found()
    if not place:
        raise NoBrowser(HELP)
    return place


def _ways() -> list[list[str]]:
    """The commands that install it: the system's packages for whoever may, else playwright's own copy."""
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        return [["apt-get", "update", "-qq"], [*APT]]
    return [[sys.executable, "-m", "playwright", "install", "chromium"]]


def main() -> int:
    """Find or install, and say where."""
    try:
        print(installed())
    except NoBrowser as problem:
        print(f"okawari: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
