"""Reasons for the others at the table: from what lies there for all to see, and from nothing else."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from okawari.bots import BOTS
from okawari.bots.reasons import open_reason
from okawari.bots.reasons.shown import Shown
from okawari.bots.search.bot import Searcher
from okawari.bots.search.plan import Plan
from okawari.cards.maki import icons as maki_icons
from okawari.draft.faces import TYPES
from okawari.structs import copy_of
from okawari.views.seat_view import Answer, View
from tests.bots.tables import any_table, asked_seats, view_of
from tests.bots.test_reasons import ENGLISH, ROLLS, Person, check, draft, seen, two
from tests.kit import Scene


class Silent(Searcher):
    """A searching bot that does not want to be asked twice."""

    def think(self, view: View, rng: Random, enough: Any = None) -> Any:
        """Nobody may ask."""
        raise AssertionError


SILENT = Silent(Plan(tries=5))
EVERYBODY: dict[str, Any] = {**BOTS, "quick": SILENT, "strong": SILENT, "chef": SILENT}


def why(scene: Scene, code: str, seat: int = 0, bot: Any = SILENT, first: str = "") -> str:
    """What the others are told of one answer of a scene."""
    t = copy_of(scene.t)
    mine = seen(t, seat)
    answer = next(answer for answer in mine.legal if answer.code == code)
    picked = Answer(mine.faces.index(first), first) if first else None
    theirs = seen(t, 1 - seat)
    return open_reason(Shown(bot, theirs, seat, mine.question or "", answer), picked).say(ENGLISH)


@pytest.mark.parametrize(
    ("hand", "front", "theirs", "clause"),
    [
        (("squid", "egg"), ("wasabi",), (), "on wasabi it counts three times: 9 points"),
        (("squid", "egg"), (), (), "adds 3 points right now"),
        (("tempura", "egg"), ("tempura",), (), "completes a set: 5 points more"),
        (("sashimi", "egg"), ("sashimi", "sashimi"), (), "completes a set: 10 points more"),
        (("maki3", "egg"), ("maki1",), ("maki3",), "that makes 4, more than anybody else had until then"),
        (("maki1", "egg"), (), ("maki3",), "that makes 1, and the best of the others had 3 until then"),
        (("wasabi", "egg"), (), (), "the next nigiri on it counts three times"),
        (("sashimi", "egg"), (), (), "nothing to count yet: a card for later"),
        (("sashimi", "egg"), (), ("sashimi", "sashimi"), "keeps it from the next player, who could count 10 points"),
    ],
)
def test_a_card_says_what_all_can_see(
    hand: Sequence[str], front: Sequence[str], theirs: Sequence[str], clause: str
) -> None:
    assert f" – {clause}" in why(two(hand, front, theirs), hand[0])


def test_rolls_that_came_out_together_are_not_said_to_be_the_most() -> None:
    scene = two(("maki2", "egg", "egg"), ("maki1",), ("maki1",), other=("maki2", "egg", "egg"))
    said = [why(scene, "maki2", seat) for seat in (0, 1)]
    scene.answer(0, "maki2").answer(1, "maki2")
    assert maki_icons(scene.t, 0) == maki_icons(scene.t, 1) == 3
    assert said == ["Maki with 2 icons – that makes 3, more than anybody else had until then."] * 2
    soups = two(("miso", "egg"), menu=("maki", "tempura", "miso", "gyoza", "wasabi", "tea", "pudding"))
    assert why(soups, "miso").endswith(" – 3 points, if no other miso soup comes out in the same turn.")


def test_a_card_that_costs_points_says_so() -> None:
    menu = ("maki", "tofu", "eel", "gyoza", "wasabi", "tea", "pudding")
    assert why(two(("tofu", "egg"), ("tofu", "tofu"), menu=menu), "tofu") == "Tofu – costs 6 points right now."


def test_a_special_order_that_finds_nothing_promises_nothing() -> None:
    menu = (*ROLLS, "special_order", "tea", "pudding")
    hand = ("special_order", "egg")
    assert why(two(hand, ("egg",), menu=menu), hand[0]) == "Special order – becomes a copy of another dish."
    assert why(two(hand, menu=menu), hand[0]) == "Special order – part of a plan."
    scene = two(hand, ("egg", "tempura"), menu=menu).answer(0, "special_order")
    assert why(scene, "tempura") == "Tempura – adds 5 points right now."


def test_a_second_card_counts_with_the_first() -> None:
    scene = two(("tempura", "tempura"), ("chopsticks",), game="classic").answer(0, "tempura")
    assert why(scene, "tempura", first="tempura") == "Tempura – completes a set: 5 points more."
    assert "tool should bring more" in why(scene, "pass", first="tempura")


def test_tools_gifts_and_boxes_say_no_more_than_what_they_are() -> None:
    menu = (*ROLLS, "chopsticks", "wasabi", "pudding")
    scene = two(("squid", "egg"), ("chopsticks1",), menu=menu).answer(0, "squid")
    assert why(scene, "chopsticks1") == "Chopsticks (1) – time for a second card."
    menu = ("maki", "eel", "tofu", "gyoza", "takeout", "tea", "pudding")
    scene = two(("takeout10", "egg"), ("eel", "tofu"), menu=menu)
    assert why(scene, "takeout10") == "Takeout box (10) – dishes can be turned over with it."
    scene.answer(0, "takeout10").answer(1, "egg")
    assert why(scene, "eel") == "Eel – adds 5 points right now."
    menu = (*ROLLS, "spoon", "tea", "pudding")
    hands = [("tea",) * 3, ("squid", "egg", "tea"), ("tea",) * 3]
    scene = Scene(*hands, fronts=[("spoon4",), (), ()], menu=menu)
    scene.answer(0, "tea").answer(0, "spoon4").answer(1, "tea").answer(2, "tea").answer(0, "any-nigiri")
    assert why(scene, "egg", 1) == "Egg nigiri – it was asked for."


def test_the_last_card_of_a_hand_needs_no_reason() -> None:
    scene = two(("sashimi",), (), ("sashimi", "sashimi"), options={"wasabi": "may"})
    assert why(scene, "sashimi") == "Sashimi – there is no other choice."


def test_where_wasabi_is_a_choice_the_place_tells() -> None:
    scene = two(("squid", "egg"), ("wasabi",), options={"wasabi": "may"})
    assert why(scene, "squid") == "Squid nigiri – adds 3 points right now."
    scene.answer(0, "squid")
    said = {why(scene, answer.code).partition(" – ")[2] for answer in seen(scene.t, 0).legal}
    assert said == {"on wasabi it counts three times: 9 points.", "the wasabi waits for a better nigiri."}


def test_likings_are_told_where_no_points_are_seen() -> None:
    scene = two(("sashimi", "egg"))
    assert why(scene, "sashimi", bot=Person("collector")).endswith(" – a collector cannot leave a set alone.")
    complete = two(("sashimi", "egg"), ("sashimi", "sashimi"))
    assert "completes a set" in why(complete, "sashimi", bot=Person("collector", 300))
    spoiled = two(("squid", "egg"), theirs=("wasabi",))
    assert "next player, who could count 9 points" in why(spoiled, "squid", bot=Person("spoiler"))
    assert "adds 3 points" in why(spoiled, "squid", bot=Person("plain"))


def test_chance_gives_no_other_reason() -> None:
    assert "picked without looking" in why(two(("squid", "egg")), "squid", bot=BOTS["random"])


def test_draft_says_what_lies_there() -> None:
    card = next(answer for answer in draft((), ()).legal if answer.code in TYPES)
    for mine, theirs, wanted in (
        (2, 1, "that makes more of this sushi than anybody else had until then."),
        (0, 1, "one more sort of sushi."),
        (1, 3, "one step closer to a chip."),
    ):
        here = draft((card.code,) * mine, (card.code,) * theirs)
        assert open_reason(Shown(SILENT, here, 0, "pick", card)).say(ENGLISH).endswith(f" – {wanted}")


@pytest.mark.parametrize("number", [*range(1, 20, 2), 49, 96])
def test_whoever_looks_is_told_the_same_in_every_language(number: int) -> None:
    t, rng = any_table(number), Random(number)
    for at, seat in enumerate(asked_seats(t, rng)):
        here = seen(t, seat)
        if at % 4 or here.question == "keep":
            continue
        bot, answer = EVERYBODY[rng.choice(list(EVERYBODY))], rng.choice(here.legal)
        looks = [seen(t, other) for other in range(t.seats_n)] + [seen_by_nobody(t)]
        told = {open_reason(Shown(bot, view, seat, here.question or "", answer)) for view in looks}
        assert len(told) == 1
        check(told.pop(), here)


def seen_by_nobody(t: Any) -> View:
    """A spectator's view."""
    return replace(seen(t, 0), raw=view_of(t, -1), question=None, legal=())
