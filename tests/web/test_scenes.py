"""Every screen in every state, brought up once and looked at in all ways.

Nothing is cut off, beside the page or too small for a thumb, at any width, with long words, mirrored and in large text;
axe finds nothing in light, dark and high contrast; and the focus is never hidden.
"""

import os
from collections.abc import Sequence

import pytest

from okawari.language import LANGUAGES
from tests.web import axe, layout
from tests.web.conftest import OpenTab
from tests.web.house import at_home
from tests.web.scenes import ALL, Scene, visit
from tests.web.spoken import PSEUDO, Spoken
from tests.web.stage import DESK, PHONE, Tab
from tests.web.states import STATES

SOAK = os.environ.get("OKAWARI_PROFILE") == "soak"
WIDTHS = ((320, 568), PHONE, (768, 1024), DESK)
EDGES = WIDTHS[::3]
THEMES = ("light", "dark", "contrast")
LARGE = "large"
OTHERS = tuple(code for code in LANGUAGES if code != "en")
# Where most of the words are: looked at in every language always, all other scenes only in a long run.
WORDY = ("create-rules", "lobby", "play-lifted", "sheet-menu", "request", "scoring-all", "final", "settings")
# At once: colours that are still fading would be measured half way.
WEAR = """
(theme) => {
  const still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important }");
  document.adoptedStyleSheets = [still];
  document.documentElement.dataset.theme = theme;
}
"""
CHOOSE = """
(wishes) => {
  const place = "okawari:settings";
  localStorage.setItem(place, JSON.stringify({ ...JSON.parse(localStorage.getItem(place) ?? "{}"), ...wishes }));
  dispatchEvent(new StorageEvent("storage", { key: place }));
}
"""
# Buttons that cannot be told from the ground, once their own colours are gone: no line around them and nothing in them.
BARE = """
[...document.querySelectorAll("button, a.button")]
  .filter((one) => one.checkVisibility() && !one.closest(".heard, [inert]"))
  .filter((one) => getComputedStyle(one).borderTopStyle === "none")
  .filter((one) => !one.textContent.trim() && !one.querySelector("svg"))
  .map((one) => one.outerHTML.slice(0, 90))
"""
SCENES = pytest.mark.parametrize("scene", [*ALL, *STATES], ids=lambda scene: scene.name)


def has(tab: Tab, size: tuple[int, int]) -> bool:
    """Whether the page is so wide and high now."""
    return tab.page.viewport_size == {"width": size[0], "height": size[1]}


def resize(tab: Tab, size: tuple[int, int]) -> None:
    """A width, if the page has another; it has laid itself out when this is done."""
    if not has(tab, size):
        tab.page.set_viewport_size({"width": size[0], "height": size[1]})
    tab.page.evaluate(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
    )


def cut(tab: Tab, name: str, widths: Sequence[tuple[int, int]] = WIDTHS) -> list[str]:
    """What is wrong with the layout of what is open now, at all widths; backwards, if it has the last of them."""
    found = []
    for size in reversed(widths) if has(tab, widths[-1]) else widths:
        resize(tab, size)
        found += [f"{name} {size[0]}: {line}" for line in layout.faults(tab.page)]
    return found


def twisted(tab: Tab, scene: Scene, place: str, pseudo: str) -> list[str]:
    """The same for a scene that is loaded again with made-up words."""
    at_home(tab)
    tab.settings(language="en", textSize=100)
    tab.words = Spoken("en", pseudo)
    resize(tab, PHONE)
    visit(tab, scene, place, f"?pseudo={pseudo}")
    return cut(tab, pseudo)


def switched(tab: Tab, variant: str) -> list[str]:
    """The same in another language, or in large text, as if they were chosen in another tab."""
    language = variant if variant in LANGUAGES else "en"
    tab.page.evaluate(CHOOSE, {"language": language, "textSize": 200 if variant == LARGE else 100})
    tab.becomes("(code) => document.documentElement.lang === code", language)
    return cut(tab, variant)


def barred(tab: Tab, scene: Scene) -> list[str]:
    """What axe finds: on a desk in one theme, on a phone in all; the first one stays."""
    found = []
    worn = THEMES[::-1] if thorough(scene) else THEMES[:1]
    looks = [(PHONE, worn)] if brief(scene) else [(DESK, THEMES[:1]), (PHONE, worn)]
    for size, themes in looks:
        resize(tab, size)
        for theme in themes:
            tab.page.evaluate(WEAR, theme)
            found += [f"{theme} {size[0]}: {line}" for line in axe.violations(tab.page)]
    return found


def hidden(tab: Tab) -> list[str]:
    """Where the focus cannot be seen."""
    stops = layout.stops(tab.page)
    lost = [f"focus: {name} is covered" for name, visible in stops if not visible]
    return lost if stops else ["focus: nothing can be reached with the Tab key"]


def thorough(scene: Scene) -> bool:
    """Whether a scene is looked at in every way; everything in everything takes long."""
    return SOAK or scene.name in WORDY


def brief(scene: Scene) -> bool:
    """Whether a scene differs from another by some words only."""
    return scene in STATES and not SOAK


@SCENES
def test_a_scene_can_be_read_reached_and_heard(tabs: OpenTab, scene: Scene) -> None:
    tab = tabs(PHONE)
    place = scene.prepare(tab)
    visit(tab, scene, place)
    found = cut(tab, "en", EDGES if brief(scene) else WIDTHS) + barred(tab, scene) + hidden(tab)
    if not brief(scene):
        found += switched(tab, LARGE)
    if thorough(scene):
        found += [fault for code in OTHERS for fault in switched(tab, code)]
        found += [fault for pseudo in PSEUDO for fault in twisted(tab, scene, place, pseudo)]
    assert not found, f"{len(found)} faults\n" + "\n".join(found[:40])


@pytest.mark.parametrize("name", ["home", "play-lifted", "scoring-all"])
def test_forced_colours_keep_everything_readable(tabs: OpenTab, name: str) -> None:
    scene = next(one for one in ALL if one.name == name)
    tab = tabs(PHONE, forced_colors="active")
    visit(tab, scene, scene.prepare(tab))
    assert tab.page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert layout.faults(tab.page) == []
    bare = tab.page.evaluate(BARE)
    assert bare == []
