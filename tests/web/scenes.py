"""Every screen and state that can be looked at: how to get there, and how to get there again after a reload."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from tests.web import screens
from tests.web.ghost import Ghost
from tests.web.house import Entry, joined, opened, remember
from tests.web.players import kind_of
from tests.web.spoken import ACCENTS
from tests.web.stage import Tab

Setup = dict[str, Any]
PARTY: Setup = {"game": "party", "seats": 4, "menu": "my-first-meal", "absence": 0}
TOOLS: Setup = {
    "game": "party", "seats": 3, "menu": ["maki", "edamame", "miso", "onigiri", "spoon", "menu", "pudding"],
    "absence": 0,
}  # fmt: skip
BOXES: Setup = {
    "game": "party", "seats": 2, "menu": ["uramaki", "onigiri", "tofu", "miso", "takeout", "special_order", "fruit"],
    "absence": 0,
}  # fmt: skip
WASABI: Setup = {**PARTY, "seats": 3, "options": {"wasabi": "may"}}
DRAFT: Setup = {"game": "draft", "seats": 2, "absence": 0}
DUMMY: Setup = {"game": "classic", "seats": 2, "options": {"dummy": "yes"}, "absence": 0}
LATE: Setup = {
    "game": "party", "seats": 3, "menu": "sushi-go", "options": {"announce": "after_reveal"}, "absence": 0,
}  # fmt: skip
NIGIRI = ["wasabi", "squid", "salmon", "egg"]
NAMES = ["Mia", "Leo"]
TRIES = 12
NOWHERE = "table/xxxxxxxxxxxxxxxx"


@dataclass(frozen=True)
class Scene:
    """A screen in a state. `prepare` is done once and tells the address; `show` after every time it is loaded."""

    name: str
    prepare: Callable[[Tab], str]
    show: Callable[[Tab], None] = lambda tab: None


def visit(tab: Tab, scene: Scene, place: str, query: str = "") -> None:
    """Load a scene anew, with whatever is set now."""
    tab.page.goto("about:blank")
    tab.told.table = tab.told.mine = tab.told.board = None
    tab.open(place, query)
    if place.startswith("table/") and place != NOWHERE:
        tab.until(lambda: tab.told.table, "welcomed")
        tab.page.locator(".loading").wait_for(state="detached")
    scene.show(tab)
    tab.page.wait_for_timeout(100)


def at(route: str) -> Callable[[Tab], str]:
    """A screen that needs nothing."""
    return lambda tab: route


# ---------------------------------------------------------------------------------------- tables in a state


def table(
    setup: Setup,
    until: Callable[[Ghost], Any],
    wants: Sequence[str] = (),
    after: int = 0,
    names: Sequence[str | None] = ("Mia",),
    guests: Sequence[str] = (),
) -> Callable[[Tab], str]:
    """A table where something is so; played again if a game ends before that."""

    def prepare(tab: Tab) -> str:
        for seed in range(TRIES):
            entry = opened(tab, setup, names)
            for guest in guests:
                joined(tab, entry, guest)
            if _brought(tab, entry, seed, until, wants, after):
                remember(tab, entry)
                return f"table/{entry['table']}"
        raise AssertionError("it never came to that")

    return prepare


def _brought(
    tab: Tab, entry: Entry, seed: int, until: Callable[[Ghost], Any], wants: Sequence[str], after: int
) -> bool:
    with Ghost(tab.url, entry, seed) as ghost:
        ghost.start()
        try:
            ghost.play(until=partial(until, ghost), wants=wants, after=after)
        except AssertionError:
            return False
        return True


def lobby(tab: Tab) -> str:
    """A table with a guest, a free chair and a bot to come."""
    entry = opened(tab, PARTY)
    joined(tab, entry, "Leo")
    remember(tab, entry)
    return f"table/{entry['table']}"


def at_home_with_table(tab: Tab) -> str:
    """The first screen, with a table that goes on."""
    lobby(tab)
    return ""


def sent(tab: Tab) -> str:
    """A finished game that somebody has sent."""
    entry = opened(tab, PARTY)
    with Ghost(tab.url, entry, 1) as ghost:
        ghost.start()
        ghost.play(until=partial(phase("over"), ghost))
        assert ghost.told.table
        return f"replay/{ghost.told.table['result']['replay']}"


def invited(tab: Tab) -> str:
    """The link of somebody else's table."""
    entry = opened(tab, PARTY, ["Ada"])
    return f"join/{entry['table']}/{entry['secret']}"


def curtain(tab: Tab) -> str:
    """One device, between two people."""
    entry = opened(tab, PARTY, NAMES)
    with Ghost(tab.url, entry) as ghost:
        ghost.start()
    remember(tab, entry)
    return f"table/{entry['table']}"


def now(ghost: Ghost) -> bool:
    """At once."""
    return bool(ghost.told.question)


def asked(what: str) -> Callable[[Ghost], bool]:
    """As soon as this is asked."""
    return lambda ghost: ghost.asked(what)


def turn(number: int) -> Callable[[Ghost], bool]:
    """In this turn of the first round."""
    return lambda ghost: ghost.asked("pick") and ghost.told.board is not None and ghost.told.board["turn"] >= number


def dipped_late(ghost: Ghost) -> bool:
    """Many dishes, one of them in wasabi."""
    return turn(8)(ghost) and any("+" in one for one in ghost.dishes())


def with_tool(ghost: Ghost) -> bool:
    """To choose, with a tool on the table."""
    tools = any(kind_of(one) in ("spoon", "chopsticks") for one in ghost.dishes())
    return ghost.asked("pick") and tools and bool(ghost.told.board) and ghost.told.board["hand_size"] > 2  # type: ignore[index]


def phase(name: str) -> Callable[[Ghost], bool]:
    """When the table has come so far."""
    return lambda ghost: ghost.told.phase == name


# ---------------------------------------------------------------------------------------- what is then done


def opens(message: str) -> Callable[[Tab], None]:
    """Press a button that opens something."""
    return lambda tab: screens.press(tab, message)


def lift_first(tab: Tab) -> None:
    """The first card of the hand stands out."""
    screens.hand(tab)
    pressed = tab.page.locator("[data-card][aria-pressed=true]").first

    def lifted() -> bool:
        if not pressed.is_visible():
            screens.live(tab).click()
        return pressed.is_visible()

    tab.until(lifted, "a card stands out")


def keep_first(tab: Tab) -> None:
    """The first card is kept, and somebody else is waited for."""
    if tab.told.question:
        lift_first(tab)
        screens.press(tab, "web-do-pick")
    tab.until(lambda: tab.told.mine and tab.told.mine["chosen"], "kept")


def choices(tab: Tab) -> None:
    """What can be chosen is there."""
    screens.hand(tab)


def ask_for_first(tab: Tab) -> None:
    """The first tile of what a spoon may ask for."""
    tiles = tab.page.get_by_role("list", name=tab.say("web-hand-menu"), exact=True)
    tiles.get_by_role("button").first.click()


def fold_out(tab: Tab) -> None:
    """House rules and the table's choices are open."""
    screens.button(tab, "web-create-open").wait_for()
    for summary in tab.page.locator("summary").all():
        summary.click()


def open_dish(tab: Tab) -> None:
    """The dishes to choose from for one place on the tray."""
    name = re.compile(re.escape(tab.say("web-create-change-dish")))
    tab.page.get_by_role("button", name=name).nth(1).click()


def open_chair(tab: Tab) -> None:
    """What can be done about a chair."""
    name = re.compile(f"{NAMES[0]}|{NAMES[0].translate(ACCENTS)}")
    tab.page.get_by_role("button", name=name).first.click()


def show_rows(tab: Tab) -> None:
    """The whole sheet of the round."""
    screens.show_all(tab)


def show_winner(tab: Tab) -> None:
    """After the desserts."""
    show = screens.button(tab, "web-final-show")
    show.or_(tab.page.get_by_role("list", name=tab.say("web-final-everybody"))).first.wait_for()
    if show.count():
        show.click()


def open_proof(tab: Tab) -> None:
    """What is known of the shuffle."""
    screens.press(tab, "web-final-check")
    screens.dialog(tab).get_by_text(tab.say("web-proof-here")).wait_for()


def take_the_device(tab: Tab) -> None:
    """The first person looks."""
    screens.button(tab, "web-device-look", name=NAMES[0]).click()
    tab.until(lambda: tab.told.mine, "a hand")


FRONT = (
    Scene("home", at("")),
    Scene("home-table", at_home_with_table, lambda tab: tab.page.locator(".running a").wait_for()),
    Scene("replay", sent, lambda tab: tab.page.get_by_role("list", name=tab.say("web-final-everybody")).wait_for()),
    Scene("proof", sent, open_proof),
    Scene("create", at("new"), lambda tab: screens.button(tab, "web-create-open").wait_for()),
    Scene("create-rules", at("new"), fold_out),
    Scene("create-dish", at("new"), open_dish),
    Scene("join", invited, lambda tab: screens.button(tab, "web-join-sit").wait_for()),
    Scene("rules", at("rules"), lambda tab: tab.page.get_by_role("searchbox").wait_for()),
    Scene("rules-card", at("rules/wasabi"), lambda tab: screens.dialog(tab).wait_for()),
    Scene("settings", at("settings")),
    Scene("about", at("about")),
    Scene("device", at("device"), lambda tab: screens.button(tab, "web-device-start").wait_for()),
)
TABLE = (
    Scene("lobby", lobby),
    Scene("lobby-chair", lobby, open_chair),
    Scene("play", table(PARTY, now)),
    Scene("play-lifted", table(PARTY, turn(3)), lift_first),
    Scene("play-kept", table(PARTY, now, guests=["Leo"]), keep_first),
    Scene("play-eight", table({"game": "party", "seats": 8, "menu": "big-banquet", "absence": 0}, turn(6))),
    Scene("play-two", table({"game": "classic", "seats": 2, "absence": 0}, dipped_late, NIGIRI)),
    Scene("play-draft", table({"game": "draft", "seats": 4, "absence": 0}, turn(3))),
    Scene("sheet-menu", table(PARTY, turn(2)), opens("web-table-menu")),
    Scene("sheet-scores", table(PARTY, turn(2)), opens("web-table-scores")),
    Scene("sheet-log", table(PARTY, turn(3)), opens("web-log")),
    Scene("tool", table(TOOLS, with_tool, ["spoon"])),
    Scene("request", table(TOOLS, asked("request"), ["spoon"]), ask_for_first),
    Scene("tray", table(TOOLS, asked("tray"), ["menu"]), lift_first),
    Scene("takeout", table(BOXES, asked("flip"), ["takeout"], 3), lift_first),
    Scene("order", table(BOXES, asked("target"), ["special_order"], 2), lift_first),
    Scene("dip", table(WASABI, asked("dip"), NIGIRI), choices),
    Scene("wild", table(DRAFT, asked("wild"), ["wild"], 2), choices),
    Scene("keep-one", table(DRAFT, asked("keep")), lift_first),
    Scene("dummy", table(DUMMY, asked("for_dummy")), lift_first),
    Scene("announce", table(LATE, asked("announce"), ["chopsticks"])),
    Scene("second", table(LATE, asked("second"), ["chopsticks"]), lift_first),
    Scene("scoring", table(PARTY, phase("scoring"))),
    Scene("scoring-all", table(PARTY, phase("scoring")), show_rows),
    Scene("final-desserts", table(PARTY, phase("over"))),
    Scene("final", table(PARTY, phase("over")), show_winner),
    Scene("curtain", curtain),
    Scene("device-hand", curtain, take_the_device),
    Scene("gone", at(NOWHERE)),
)
ALL = (*FRONT, *TABLE)
