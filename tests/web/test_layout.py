"""Laid out well: every screen at every width in every language, with long words, mirrored, and in large text."""

import pytest

from okawari.language import LANGUAGES
from tests.web import layout
from tests.web.conftest import OpenTab
from tests.web.house import at_home
from tests.web.scenes import ALL, Scene, visit
from tests.web.spoken import PSEUDO, Spoken
from tests.web.stage import PHONE, Tab

WIDTHS = ((320, 568), (360, 640), (768, 1024), (1280, 800))
LARGE = "large"
VARIANTS = (*LANGUAGES, *PSEUDO, LARGE)


def look(tab: Tab, scene: Scene, place: str, variant: str) -> list[str]:
    """What is wrong with a scene in a language, at all widths."""
    language = variant if variant in LANGUAGES else "en"
    pseudo = variant if variant in PSEUDO else ""
    at_home(tab)
    tab.settings(language=language, textSize=200 if variant == LARGE else 100)
    tab.words = Spoken(language, pseudo)
    visit(tab, scene, place, f"?pseudo={pseudo}" if pseudo else "")
    found = []
    for width, height in WIDTHS:
        tab.page.set_viewport_size({"width": width, "height": height})
        tab.page.wait_for_timeout(60)
        found += [f"{variant} {width}: {line}" for line in layout.faults(tab.page)]
    tab.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return found


@pytest.mark.parametrize("scene", ALL, ids=lambda scene: scene.name)
def test_nothing_is_cut_off_or_too_small(tabs: OpenTab, scene: Scene) -> None:
    tab = tabs(PHONE)
    place = scene.prepare(tab)
    found: list[str] = []
    for variant in VARIANTS:
        found += look(tab, scene, place, variant)
    assert not found, f"{len(found)} faults\n" + "\n".join(found[:40])
