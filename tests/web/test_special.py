"""Every card that does more than lie there: chosen, carried out and seen on the screen."""

import re
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.web import screens
from tests.web.conftest import OpenTab
from tests.web.ghost import Ghost
from tests.web.house import joined, opened, sit
from tests.web.players import Player, kind_of, play
from tests.web.stage import DESK, PHONE, Tab

TRIES = 12
SPOONS = {"game": "party", "seats": 3, "menu": ["maki", "edamame", "miso", "onigiri", "spoon", "menu", "pudding"]}
CHOPSTICKS = {"game": "party", "seats": 3, "menu": "sushi-go"}
BOXES = {
    "game": "party",
    "seats": 2,
    "menu": ["uramaki", "onigiri", "tofu", "miso", "takeout", "special_order", "fruit"],
}
WASABI = {"game": "party", "seats": 3, "menu": "my-first-meal", "options": {"wasabi": "may"}}
DRAFT = {"game": "draft", "seats": 2}
DUMMY = {"game": "classic", "seats": 2, "options": {"dummy": "yes"}}
Ready = Callable[[Ghost], bool]


def brought_to(tab: Tab, setup: dict[str, object], ready: Ready, wants: tuple[str, ...], after: int = 0) -> None:
    """A table at the moment of interest; if a game ends before it comes, another one is played."""
    for seed in range(TRIES):
        entry = opened(tab, setup)
        with Ghost(tab.url, entry, seed) as ghost:
            ghost.start()
            try:
                ghost.play(until=partial(ready, ghost), wants=wants, after=after)
            except AssertionError:
                continue
        sit(tab, entry)
        return
    raise AssertionError("it never came to that")


def holding(*kinds: str, least: int = 3) -> Ready:
    """One of these lies in front of the player, who is to choose from a hand that is not nearly empty."""

    def found(ghost: Ghost) -> bool:
        board = ghost.told.board or {}
        return (
            ghost.asked("pick") and board["hand_size"] >= least and any(kind_of(one) in kinds for one in ghost.dishes())
        )

    return found


def asked(what: str) -> Ready:
    return lambda ghost: ghost.asked(what)


def test_chopsticks_before_the_reveal(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    brought_to(tab, {"game": "classic", "seats": 3}, holding("chopsticks"), ("chopsticks",))
    player = Player(tab, ["chopsticks"])
    dishes = len(tab.told.board["places"][0]["dishes"])  # type: ignore[index]
    player.act()
    assert player.used == {"chopsticks"}
    play([player], until=lambda: tab.told.happened("passed"))
    assert "second" in player.asked
    board = tab.told.board
    assert board
    assert len(board["places"][0]["dishes"]) == dishes + 1  # two cards came, the chopsticks went back


def test_chopsticks_can_be_put_down_again(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    brought_to(tab, {"game": "classic", "seats": 3}, holding("chopsticks"), ("chopsticks",))
    name = tab.words.face("chopsticks")
    screens.press(tab, "web-bar-use", card=name)
    screens.press(tab, "web-bar-put-down", card=name)
    player = Player(tab)
    player.act()
    play([player], until=lambda: tab.told.happened("passed"))
    assert "second" not in player.asked


def test_party_chopsticks_armed_before_used_after_the_reveal(tabs: OpenTab) -> None:
    tab = tabs(DESK)
    brought_to(tab, CHOPSTICKS, holding("chopsticks"), ("chopsticks",))
    player = Player(tab, ["chopsticks"])
    play([player], until=lambda: "second" in player.asked)
    assert player.used == {"chopsticks"}


def test_party_chopsticks_decided_after_the_reveal(tabs: OpenTab) -> None:
    tab = tabs(PHONE)
    late = {**CHOPSTICKS, "options": {"announce": "after_reveal"}}
    brought_to(tab, late, asked("announce"), ("chopsticks",))
    player = Player(tab, ["chopsticks"])
    play([player], until=lambda: "second" in player.asked)
    assert player.asked[:2] == ["announce", "second"]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_spoon_is_armed_and_asks_round_the_table(tabs: OpenTab, size: tuple[int, int]) -> None:
    tab = tabs(size)
    brought_to(tab, SPOONS, holding("spoon"), ("spoon",))
    player = Player(tab, ["spoon"])
    play([player], until=lambda: "request" in player.asked)
    assert player.used == {"spoon"}
    tab.until(lambda: tab.told.happened("spoon_asked"), "the spoon goes round")
    tab.until(lambda: tab.told.happened("spoon_gave") or tab.told.happened("spoon_none"), "it ends somewhere")


def test_giving_to_somebody_elses_spoon(tab: Tab) -> None:
    """The giver is asked where several faces would do: any roll, with whatever number of icons."""
    others = ("edamame", "miso", "onigiri", "menu", "pudding")  # so that the rolls stay in the hands
    friends = ["Leo", "Ada", "Kai"]
    for seed in range(TRIES):
        entry = opened(tab, {**SPOONS, "seats": 4})
        places = [entry, *(joined(tab, entry, name) for name in friends)]
        with ExitStack() as open_places:
            ghosts = [open_places.enter_context(Ghost(tab.url, place, seed)) for place in places]
            for ghost in ghosts[1:]:
                ghost.command("ready", ready=True)
            ghosts[0].start()
            giver = ghosts[0]
            while not giver.asked("give") and giver.told.phase != "over":
                giver.step(others)
                for ghost in ghosts[1:]:
                    ghost.listen()
                    ghost.step(("any-maki", "spoon"))
                giver.listen()
            if giver.asked("give"):
                break
    sit(tab, entry)
    screens.hand(tab)
    player = Player(tab)
    player.act()
    assert player.asked == ["give"]
    tab.until(lambda: tab.told.happened("spoon_gave"), "it was given")


def test_the_menu_brings_four_cards(tab: Tab) -> None:
    brought_to(tab, SPOONS, asked("tray"), ("menu",))
    tray = tab.page.get_by_role("list", name=tab.say("web-hand-tray"), exact=True)
    expect(tray.get_by_role("button")).to_have_count(4)
    assert tab.told.mine
    for code in tab.told.mine["tray"]:
        expect(tray.get_by_role("button", name=screens.starts_with(tab.words.face(code))).first).to_be_visible()
    player = Player(tab)
    player.act()
    assert player.asked == ["tray"]


def test_a_special_order_copies_a_dish(tab: Tab) -> None:
    brought_to(tab, BOXES, asked("target"), ("special_order",), after=2)
    player = Player(tab)
    question = tab.told.question
    assert question
    answer = player.choose(question)
    player.wants = (kind_of(answer),)
    player.act()
    assert player.asked == ["target"]
    play([player], until=lambda: tab.told.happened("copied"))


def test_a_takeout_box_turns_cards_and_tells_the_sum(tab: Tab) -> None:
    brought_to(tab, BOXES, asked("flip"), ("takeout",), after=2)
    question = tab.told.question
    assert question
    first = next(option["answer"] for option in question["options"] if option["answer"] != "pass")
    player = Player(tab)
    player.lift(first, "flip")
    tab.sees(re.compile(r"\d.*\d"))  # lose so many, gain so many
    screens.press(tab, "web-do-flip", count=1)
    tab.until(lambda: tab.told.happened("flipped"), "it is turned")


def test_a_takeout_box_may_turn_nothing(tab: Tab) -> None:
    brought_to(tab, BOXES, asked("flip"), ("takeout",), after=2)
    screens.press(tab, "web-do-flip-none")
    tab.until(lambda: not tab.told.question or tab.told.question["what"] != "flip", "on it goes")
    assert not tab.told.happened("flipped")


def test_wasabi_is_a_choice_where_the_house_says_so(tab: Tab) -> None:
    def ready(ghost: Ghost) -> bool:
        return ghost.asked("dip")

    brought_to(tab, WASABI, ready, ("wasabi", "squid", "salmon", "egg"))
    player = Player(tab)
    player.act()
    assert player.asked == ["dip"]


def test_a_wild_card_joins_a_row(tab: Tab) -> None:
    brought_to(tab, DRAFT, asked("wild"), ("wild",), after=2)
    player = Player(tab)
    player.act()
    assert player.asked == ["wild"]


def test_one_card_is_held_back(tab: Tab) -> None:
    brought_to(tab, DRAFT, asked("keep"), ())
    player = Player(tab)
    player.act()
    assert player.asked == ["keep"]


def test_a_dummy_is_played_for(tab: Tab) -> None:
    brought_to(tab, DUMMY, asked("for_dummy"), ())
    tab.sees(tab.say("web-table-dummy"))
    player = Player(tab)
    player.act()
    assert player.asked == ["for_dummy"]


def test_rice_wine_leaves_the_pick_to_chance(tab: Tab) -> None:
    menu = ["uramaki", "sukeroku", "edamame", "eel", "rice_wine", "takeout", "ice_cream"]
    setup = {"game": "party", "seats": 3, "menu": menu, "options": {"expansions": "both"}}
    brought_to(tab, setup, lambda ghost: ghost.told.happened("wine_taken"), ("rice_wine",))
    play([Player(tab)], until=lambda: tab.told.phase == "scoring")
