"""Accessible: axe finds nothing on any screen in any state, in light, dark and high contrast."""

import pytest

from tests.web import axe, layout
from tests.web.conftest import OpenTab
from tests.web.scenes import ALL, Scene, visit
from tests.web.stage import DESK, PHONE
from tests.web.states import STATES

THEMES = ("light", "dark", "contrast")
# At once: colours that are still fading would be measured half way.
WEAR = """
(theme) => {
  const still = new CSSStyleSheet();
  still.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important }");
  document.adoptedStyleSheets = [still];
  document.documentElement.dataset.theme = theme;
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


@pytest.mark.parametrize("scene", [*ALL, *STATES], ids=lambda scene: scene.name)
def test_axe_finds_nothing(tabs: OpenTab, scene: Scene) -> None:
    found: list[str] = []
    for size in (PHONE, DESK):
        tab = tabs(size)
        place = scene.prepare(tab)
        visit(tab, scene, place)
        for theme in THEMES if size == PHONE else THEMES[:1]:
            tab.page.evaluate(WEAR, theme)
            found += [f"{theme} {size[0]}: {line}" for line in axe.violations(tab.page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("scene", ALL, ids=lambda scene: scene.name)
def test_the_focus_is_never_hidden(tabs: OpenTab, scene: Scene) -> None:
    tab = tabs(PHONE)
    visit(tab, scene, scene.prepare(tab))
    stops = layout.stops(tab.page)
    assert stops, "nothing can be reached with the Tab key"
    assert [name for name, visible in stops if not visible] == []


@pytest.mark.parametrize("name", ["home", "play-lifted", "scoring-all"])
def test_forced_colours_keep_everything_readable(tabs: OpenTab, name: str) -> None:
    scene = next(one for one in ALL if one.name == name)
    tab = tabs(PHONE, forced_colors="active")
    visit(tab, scene, scene.prepare(tab))
    assert tab.page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert layout.faults(tab.page) == []
    bare = tab.page.evaluate(BARE)
    assert bare == []
