"""What a visitor has to load: little, nothing from anybody else, and nothing that jumps about."""

import gzip
import re

from tests.server.running import ROOT
from tests.web.conftest import OpenTab
from tests.web.house import seated
from tests.web.measure import seen, transfer
from tests.web.stage import DESK, PHONE, Tab

WEB = ROOT / "src" / "okawari" / "web"
SCRIPT = 80_000  # bytes of script, packed, before anything can be shown
FIRST_PICTURE = 150_000  # bytes of everything until then
WHOLE_TABLE = 200_000  # with everything that a table needs
SHIFT = 0.05


def first_scripts() -> list[str]:
    """The scripts that the page names, and what these import before anything runs."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    wanted = re.findall(r'(?:src|href)="\./?(assets/[^"]+\.js)"', page)
    found: list[str] = []
    while wanted:
        name = wanted.pop()
        if name in found:
            continue
        found.append(name)
        text = (WEB / name).read_text(encoding="utf-8")
        wanted += [f"assets/{other}" for other in re.findall(r'(?:from|import)"\./([^"]+\.js)"', text)]
    return found


def test_the_first_script_is_small(client: None) -> None:
    scripts = first_scripts()
    assert scripts
    sizes = {name: len(gzip.compress((WEB / name).read_bytes(), 9)) for name in scripts}
    assert sum(sizes.values()) <= SCRIPT, sizes


def test_home_is_light_and_stands_still(tabs: OpenTab) -> None:
    for size in (PHONE, DESK):
        tab = tabs(size)
        came = transfer(tab.page)
        tab.open()
        tab.becomes("window.__seen.fcp > 0 && document.querySelector('svg.sprite') !== null")
        scripts = sum(bytes for url, bytes in came.sizes.items() if url.endswith(".js"))
        assert 0 < scripts <= SCRIPT, came.sizes
        assert came.total <= FIRST_PICTURE, came.sizes
        tab.page.wait_for_timeout(300)
        found = seen(tab.page)
        assert found["cls"] <= SHIFT, found["shifts"]


def test_a_link_shows_its_table_with_little_to_load(tab: Tab) -> None:
    came = transfer(tab.page)
    seated(tab, {"game": "party", "seats": 4, "menu": "my-first-meal"}, start=True)
    tab.until(lambda: tab.told.question, "the first hand")
    tab.page.wait_for_timeout(500)
    found = seen(tab.page)
    assert 0 < came.before(found["fcp"]) <= FIRST_PICTURE, came.whole
    assert came.total <= WHOLE_TABLE, came.sizes
    assert found["cls"] <= SHIFT, found["shifts"]
