"""The screens as people see them: buttons, links and fields by their role and by their words in the page's language."""

import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.stage import Tab

GAMES = ("classic", "party", "draft")


def starts_with(text: str) -> re.Pattern[str]:
    """Names that begin with this and then end, or go on with a pause."""
    return re.compile(rf"^{re.escape(text)}([,;:.]|$)")


def button(tab: Tab, message: str, **args: Any) -> Locator:
    """A button by its words."""
    return tab.page.get_by_role("button", name=tab.say(message, **args), exact=True)


def link(tab: Tab, message: str, **args: Any) -> Locator:
    """A link whose words contain these."""
    return tab.page.get_by_role("link", name=tab.say(message, **args))


def press(tab: Tab, message: str, **args: Any) -> None:
    """Press a button."""
    button(tab, message, **args).first.click()


def field(tab: Tab, message: str) -> Locator:
    """A field by its label."""
    return tab.page.get_by_label(tab.say(message), exact=True)


def choose(tab: Tab, name: str | re.Pattern[str]) -> None:
    """Choose one of a few: a radio button by its words, pressed where people press it."""
    radio = tab.page.get_by_role("radio", name=name).first
    radio.locator("xpath=ancestor::label").click()
    expect(radio).to_be_checked()


def dialog(tab: Tab) -> Locator:
    """The sheet that is open."""
    return tab.page.get_by_role("dialog")


def close_sheet(tab: Tab) -> None:
    """Put the open sheet away."""
    dialog(tab).get_by_role("button", name=tab.say("web-close"), exact=True).click()
    dialog(tab).wait_for(state="hidden")


LIVE = "[data-card][aria-pressed]"


def live(tab: Tab) -> Locator:
    """The first card that can be chosen."""
    return tab.page.locator(LIVE).first


def hand(tab: Tab) -> dict[str, Any]:
    """Wait until something is asked and the cards for it can be seen: the socket is faster than the screen."""
    tab.until(lambda: tab.told.question and live(tab).is_visible(), "a hand to choose from")
    question: dict[str, Any] = tab.told.question  # type: ignore[assignment]
    return question


# ---------------------------------------------------------------------------------------- lobby


def start(tab: Tab) -> None:
    """The host starts, with bots on free chairs or without waiting, whichever the lobby offers."""
    chairs = tab.told.table["chairs"] if tab.told.table else []
    free = sum(chair["who"] == "free" for chair in chairs)
    names = [tab.say("web-lobby-start"), tab.say("web-lobby-start-anyway")]
    names += [tab.say("web-lobby-start-bots", count=free)] if free else []
    either = re.compile("^(" + "|".join(map(re.escape, names)) + ")$")
    tab.page.get_by_role("button", name=either).click()


def get_ready(tab: Tab) -> None:
    """A guest says: I am ready."""
    press(tab, "web-lobby-ready-button")


def all_start(tabs: list[Tab]) -> None:
    """Guests get ready, the host starts, and everybody is at the table."""
    for tab in tabs[1:]:
        get_ready(tab)
    host = tabs[0]
    host.until(
        lambda: host.told.table and all(one["ready"] for one in host.told.table["chairs"][1 : len(tabs)]), "ready"
    )
    start(host)
    for tab in tabs:
        tab.in_phase("playing")


# ---------------------------------------------------------------------------------------- scoring


def show_all(tab: Tab) -> None:
    """All rows of the round's score at once, if they are not there yet."""
    ready = tab.page.get_by_role("button", name=_ready(tab))
    everything = button(tab, "web-scoring-all")
    waiting = tab.page.locator("main footer p")
    ready.or_(everything).or_(waiting).first.wait_for()
    if everything.count():
        everything.click()


def go_on(tab: Tab) -> None:
    """Ready for the next course."""
    show_all(tab)
    ready = tab.page.get_by_role("button", name=_ready(tab))
    ready.wait_for()
    seat, rounds = tab.told.you["seats"][0], (tab.told.board or {}).get("round")

    def continued() -> bool:
        table = tab.told.table or {}
        return (
            seat in table.get("continued", [])
            or (tab.told.board or {}).get("round") != rounds
            or tab.told.phase != "scoring"
        )

    for _ in range(8):
        if ready.count():
            ready.click()
        try:
            tab.until(continued, "the table knows that I am ready", within=0.7)
            return
        except AssertionError:
            continue
    raise AssertionError("ready was not taken\n" + tab.shown())


def _ready(tab: Tab) -> re.Pattern[str]:
    names = [tab.say("web-scoring-ready"), tab.say("web-scoring-ready-last")]
    return re.compile("^(" + "|".join(map(re.escape, names)) + ")$")


def languages(tab: Tab) -> Locator:
    """The choice of languages."""
    return tab.page.get_by_label(tab.say("web-front-language")).first


def lines(text: str) -> Iterator[str]:
    """Lines of a text without empty ones."""
    return filter(None, map(str.strip, text.splitlines()))
