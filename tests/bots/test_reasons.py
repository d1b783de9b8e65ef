"""Reasons: true in every number, said in every language, from the view alone, and silent about all other cards."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from okawari.bots import BOTS
from okawari.bots.greedy_bot import CharacterBot
from okawari.bots.reasons import Reason, consider, explain
from okawari.bots.reasons.draft import chance_of
from okawari.bots.reasons.tried import Tried, tried_by, tried_clause
from okawari.bots.reasons.values import values_of
from okawari.bots.search.bot import Searcher
from okawari.bots.search.plan import Plan
from okawari.bots.taste import Taste, character
from okawari.draft.faces import TYPES
from okawari.engines import DRAFT_ENGINE
from okawari.game import Game
from okawari.language import LANGUAGES, Language
from okawari.structs import copy_of
from okawari.views.seat_view import Answer, View
from tests.bots.tables import any_table, asked_seats, dice_of, engine_of, view_of
from tests.bots.test_search import any_game
from tests.kit import Scene

ENGLISH = Language("en", strict=True)
LONGEST = 150  # signs of a sentence in English with the longest name
SHORT = Searcher(Plan(tries=6, nodes=1 << 6))
EVERYBODY: dict[str, Any] = {**BOTS, "quick": SHORT, "strong": SHORT, "chef": SHORT}
ROLLS = ("maki", "tempura", "sashimi", "gyoza")


def seen(t: Any, seat: int) -> View:
    """A view for bots of a table without a game around it."""
    engine = engine_of(t)
    question, mask = t.mine[seat].ask, engine.legal(t, seat)
    legal = tuple(Answer(n, engine.answer_code(question, n)) for n in range(63) if mask >> n & 1)
    game = "draft" if engine is DRAFT_ENGINE else "party"
    return View(game, view_of(t, seat), engine.questions[question], legal, engine.spots, engine.faces)


def view(scene: Scene, seat: int = 0) -> View:
    """What a seat of a scene sees, all hands included."""
    t = copy_of(scene.t)
    for hand in range(t.seats_n):
        t.seen[hand] |= 1 << seat
    return seen(t, seat)


def why(scene: Scene, code: str, seat: int = 0, bot: Any = BOTS["greedy"]) -> str:
    """The sentence for one answer of a scene."""
    here = view(scene, seat)
    answer = next(answer for answer in here.legal if answer.code == code)
    return explain(bot, here, here.legal, answer, Random(1)).say(ENGLISH)


def two(hand: Sequence[str], front: Sequence[str] = (), theirs: Sequence[str] = (), **how: Any) -> Scene:
    """A scene for two, the other with eggs in hand."""
    menu = how.pop("menu", (*ROLLS, "wasabi", "tea", "pudding"))
    return Scene(hand, how.pop("other", ("egg",) * len(hand)), fronts=[front, theirs], menu=menu, **how)


# ------------------------------------------------------------------------------------------- cards to play


def test_a_nigiri_on_wasabi_says_three_times_its_points() -> None:
    for card, points in (("egg", 3), ("salmon", 6), ("squid", 9)):
        said = why(two((card, "tempura"), ("wasabi",)), card)
        assert said.endswith(f" – on wasabi it counts three times: {points} points.")


@pytest.mark.parametrize(
    ("hand", "front", "clause"),
    [
        (("squid", "egg"), (), "adds 3 points right now"),
        (("egg", "tempura"), (), "adds 1 point right now"),
        (("gyoza", "egg"), ("gyoza",) * 4, "adds 5 points right now"),
        (("tempura", "salmon"), ("tempura",), "completes a set: 5 points more"),
        (("sashimi", "squid"), ("sashimi", "sashimi"), "completes a set: 10 points more"),
    ],
)
def test_a_card_says_what_it_does(hand: Sequence[str], front: Sequence[str], clause: str) -> None:
    assert f" – {clause}" in why(two(hand, front), hand[0])


@pytest.mark.parametrize(
    ("kinds", "hand", "front", "clause"),
    [
        (("eel",), ("eel", "egg"), ("eel",), "completes a set: 10 points more"),
        (("tofu",), ("tofu", "egg"), ("tofu",), "completes a set: 4 points more"),
        (("miso",), ("miso", "egg"), (), "3 points, unless another miso soup comes out this turn"),
    ],
)
def test_an_appetizer_says_what_it_does(
    kinds: Sequence[str], hand: Sequence[str], front: Sequence[str], clause: str
) -> None:
    menu = ("maki", *kinds, *[kind for kind in ROLLS if kind != "maki"][: 3 - len(kinds)], "wasabi", "tea", "pudding")
    assert f" – {clause}." in why(two(hand, front, menu=menu), hand[0])


def test_wasabi_waits_for_the_squid_that_comes() -> None:
    said = why(two(("wasabi", "tempura", "sashimi"), other=("squid",) * 3), "wasabi")
    assert said == "Wasabi – the next nigiri on it counts three times, worth about 3 points."


def test_onigiri_and_sukeroku_are_complete_with_the_last_one() -> None:
    menu = ("maki", "onigiri", "sukeroku", "gyoza", "wasabi", "tea", "pudding")
    shapes = ("onigiri_circle", "onigiri_square", "onigiri_rectangle")
    assert "completes a set: 7 points more" in why(
        two(("onigiri_triangle", "egg"), shapes, menu=menu), "onigiri_triangle"
    )
    assert "adds 5 points right now" in why(two(("onigiri_triangle", "egg"), shapes[:2], menu=menu), "onigiri_triangle")
    assert "completes a set: 4 points more" in why(two(("inari", "egg"), ("futomaki",), menu=menu), "inari")


def test_rolls_and_puddings_are_compared_with_the_best_of_the_others() -> None:
    assert "makes 4, more than anybody else has" in why(two(("maki3", "egg"), ("maki1",), ("maki3",)), "maki3")
    assert "makes 3, as many as" in why(two(("maki3", "maki1"), (), ("maki3",)), "maki3")
    assert "makes 2, and the best of the others has 3" in why(two(("maki2", "maki1"), (), ("maki3",)), "maki2")
    last = two(("pudding", "maki1"), round=3, desserts=[("pudding",), ("pudding",)])
    assert "makes 2, more than anybody else has" in why(last, "pudding")


def test_the_uramaki_that_wins_the_race_says_its_points() -> None:
    menu = ("uramaki", "tempura", "sashimi", "gyoza", "wasabi", "tea", "pudding")
    assert "adds 8 points right now" in why(
        two(("uramaki4", "egg"), ("uramaki3", "uramaki3"), ("uramaki5", "uramaki4"), menu=menu), "uramaki4"
    )
    assert "makes 7, more than" in why(two(("uramaki4", "egg"), ("uramaki3",), ("uramaki5",), menu=menu), "uramaki4")


def test_a_fourth_ice_cream_brings_twelve() -> None:
    menu = (*ROLLS, "wasabi", "tea", "ice_cream")
    scene = two(("ice_cream", "egg"), menu=menu, round=3, desserts=[("ice_cream",) * 3, ()])
    assert why(scene, "ice_cream") == "Green tea ice cream – completes a set: 12 points more."


def test_a_card_is_kept_from_the_next_player_who_needs_it() -> None:
    scene = Scene(("sashimi", "egg", "egg"), ("maki1", "egg", "egg"), fronts=[(), ("sashimi", "sashimi")])
    assert why(scene, "sashimi") == "Sashimi – keeps it from the next player, to whom it is worth about 7 points."


def test_where_nothing_is_gained_the_least_is_lost() -> None:
    menu = ("maki", "tofu", "eel", "gyoza", "wasabi", "tea", "pudding")
    assert (
        why(two(("eel", "tofu"), ("tofu", "tofu"), ("tofu", "tofu"), menu=menu), "eel")
        == "Eel – costs the least: about 3 points."
    )
    assert why(two(("tempura", "sashimi")), "tempura") == "Tempura – no other choice brings more."


def test_a_single_answer_needs_no_reason() -> None:
    here = view(two(("egg", "squid")))
    reason = explain(BOTS["greedy"], here, here.legal[:1], here.legal[0], Random(1))
    assert reason.say(ENGLISH) == "Egg nigiri – there is no other choice."


# ------------------------------------------------------------------------------------------- other questions


def test_tools_say_what_they_bring_now_or_later() -> None:
    menu = (*ROLLS, "chopsticks", "wasabi", "pudding")
    scene = two(("squid", "squid"), ("chopsticks1",), menu=menu).answer(0, "squid")
    assert why(scene, "chopsticks1") == "Chopsticks (1) – a second card now brings about 3 points more than waiting."
    early = two(("egg",) + ("maki1",) * 5, ("chopsticks1",), menu=menu).answer(0, "egg")
    assert why(early, "pass") == "No tool this turn – the tool should bring more in a later turn."


def test_a_second_card_counts_with_the_first() -> None:
    scene = two(("tempura", "tempura"), ("chopsticks",), game="classic").answer(0, "tempura")
    assert why(scene, "tempura") == "Tempura – completes a set: 5 points more."


def test_a_spoon_asks_for_what_brings_most_and_gets_what_helps_least() -> None:
    menu = (*ROLLS, "spoon", "tea", "pudding")
    hands = [("egg",) * 3, ("sashimi", "maki1", "maki1"), ("egg",) * 3]
    scene = Scene(*hands, fronts=[("spoon4", "sashimi", "sashimi"), (), ()], menu=menu)
    scene.answer(0, "egg").answer(0, "spoon4").answer(1, "maki1").answer(2, "egg")
    assert why(scene, "sashimi") == "Sashimi – would bring about 10 points, if somebody has it."
    hands = [("tea",) * 3, ("squid", "egg", "tea"), ("tea",) * 3]
    scene = Scene(*hands, fronts=[("spoon4",), (), ()], menu=menu)
    scene.answer(0, "tea").answer(0, "spoon4").answer(1, "tea").answer(2, "tea").answer(0, "any-nigiri")
    assert why(scene, "egg", 1) == "Egg nigiri – helps the one who asks the least: about 1 point."


def test_a_special_order_says_what_its_copy_brings() -> None:
    menu = (*ROLLS, "special_order", "tea", "pudding")
    scene = two(("special_order", "egg"), ("egg", "tempura", "salmon"), menu=menu)
    assert why(scene, "special_order") == "Special order – becomes a copy of the best dish, worth about 5 points."
    assert why(scene.answer(0, "special_order"), "tempura") == "Tempura – the copy is worth about 5 points."


def test_a_takeout_box_says_what_turning_a_card_over_brings() -> None:
    menu = ("maki", "eel", "tofu", "gyoza", "takeout", "tea", "pudding")
    scene = two(("takeout10", "egg"), ("eel", "tofu", "tofu"), menu=menu)
    assert why(scene, "takeout10") == "Takeout box (10) – weak cards can be turned over for about 5 points more."
    scene.answer(0, "takeout10").answer(1, "egg")
    assert why(scene, "eel") == "Eel – turned over, it is worth about 5 points more."
    assert why(scene.answer(0, "eel"), "pass") == "Turn over no more cards – no other card gains by being turned over."


def test_a_nigiri_may_leave_the_wasabi_to_a_better_one() -> None:
    scene = two(("egg", "squid", "squid", "squid"), ("wasabi",), options={"wasabi": "may"}).answer(0, "egg")
    assert why(scene, "egg") == "Egg nigiri beside the wasabi – the wasabi waits for a better nigiri."
    scene = two(("squid", "maki1"), ("wasabi",), options={"wasabi": "may"}).answer(0, "squid")
    assert why(scene, "squid+wasabi") == "Squid nigiri on wasabi – on wasabi it counts three times: 9 points."


def draft(front: Sequence[str], other: Sequence[str]) -> View:
    """The first turn of a round of Draft for two with these cards in front of them."""
    game = Game("draft", seats=2, seed="reasons")
    t = copy_of(game._table)
    for seat, cards in enumerate((front, other)):
        for card in cards:
            t.seats[seat].front[DRAFT_ENGINE.spots.index(card)] += 1
    return seen(t, 0)


def test_draft_says_who_has_the_most() -> None:
    card = next(answer for answer in draft((), ()).legal if answer.code in TYPES)
    for mine, theirs, wanted in ((2, 1, "most"), (0, 0, "most"), (0, 1, "new"), (1, 3, "closer"), (1, 2, "closer")):
        here = draft((card.code,) * mine, (card.code,) * theirs)
        assert chance_of(here, values_of(here, here.legal), card.id) == f"reason-draft-{wanted}"


def test_draft_says_what_greedy_expects() -> None:
    here = draft((), ())
    values = values_of(here, here.legal)
    best = max(here.legal, key=lambda answer: values.gains[answer.id])
    said = explain(BOTS["greedy"], here, here.legal, best, Random(1)).say(ENGLISH)
    assert f"worth about {round(values.best / 100)} point" in said


# ------------------------------------------------------------------------------------------- likings and slips


class Person(CharacterBot):
    """A bot with a character of its own, wherever it sits."""

    def __init__(self, name: str, slips: int = 0) -> None:
        super().__init__(slips, slips)
        self._name = name

    def taste(self, view: View) -> Taste:
        """Always the same."""
        return character(list(character_names()).index(self._name), self._slips)


def character_names() -> Sequence[str]:
    from okawari.bots.taste import CHARACTERS

    return list(CHARACTERS)


def test_a_liking_is_owned_up_to_only_where_it_changed_the_choice() -> None:
    scene = two(("salmon", "pudding", "egg", "egg"), ("wasabi",))
    assert "sweet tooth" not in why(scene, "salmon", bot=Person("sweet tooth"))
    close = two(("tempura", "egg", "egg"))
    assert why(close, "tempura", bot=Person("collector")).endswith(" – a collector cannot leave a set alone.")
    assert "at first sight another choice" in why(close, "tempura", bot=BOTS["greedy"])


def test_a_slip_says_how_much_better_another_choice_was() -> None:
    scene = two(("squid", "squid", "egg"))
    assert (
        why(scene, "egg", bot=Person("plain", 300))
        == "Egg nigiri – on a whim: another choice was worth about 2 points more."
    )
    assert why(scene, "egg") == "Egg nigiri – at first sight another choice brings about 2 points more."


def test_chance_gives_no_other_reason() -> None:
    assert why(two(("squid", "egg")), "egg", bot=BOTS["random"]).endswith(
        "picked without looking, for any card will do."
    )


# ------------------------------------------------------------------------------------------- searching bots


def test_a_search_says_how_its_tries_ended() -> None:
    tried = Tried(False, {1: 70, 2: 30, 3: 0}, {1: 61.6, 2: 58.2})
    assert tried_clause(tried, 1).say(ENGLISH) == "it won 62 % in 100 imagined games, the next best 58 %"
    assert tried_clause(tried, 2).say(ENGLISH) == "it won 58 % in 100 imagined games, another choice 62 %"
    assert tried_clause(tried, 3).say(ENGLISH) == "left aside in 100 imagined games"
    assert "like the next best (50 %)" in tried_clause(Tried(False, {1: 9, 2: 8}, {1: 50.1, 2: 49.9}), 1).say(ENGLISH)
    solved = Tried(True, {1: 600, 2: 400, 3: 0}, {})
    assert "right 60 times in 100" in tried_clause(solved, 1).say(ENGLISH)
    assert "as good or better" in tried_clause(solved, 3).say(ENGLISH)


def test_chances_to_win_are_told_without_the_points_that_count_beside() -> None:
    scene = two(("squid", "egg", "egg", "egg"), ("maki3",), round=3)
    plan = Plan(tries=40, nodes=1 << 7)
    bot, here = Searcher(plan), view(scene)
    here.raw.seats[0].score, here.raw.seats[1].score = 60, 0  # won whatever comes
    sure = tried_by(bot, bot.think(here, Random(3)), here, here.legal)
    here.raw.seats[0].score, here.raw.seats[1].score = 0, 60
    lost = tried_by(bot, bot.think(here, Random(3)), here, here.legal)
    assert all(share == pytest.approx(100, abs=0.02) for share in sure.wins.values())
    assert all(share == pytest.approx(0, abs=0.02) for share in lost.wins.values())
    assert sure.tries == lost.tries == 40


def test_an_ending_that_is_solved_says_so() -> None:
    scene = two(("squid", "egg"), ("wasabi",), round=3)
    said = why(scene, "squid", bot=Searcher(Plan(tries=5)))
    assert said == (
        "Squid nigiri – on wasabi it counts three times: 9 points; "
        "every way to the end of the round was checked: nothing is better."
    )


def test_a_considered_answer_is_the_answer_and_keeps_its_numbers() -> None:
    bot = Searcher(Plan(tries=30, nodes=1 << 8))
    here = any_game(1).view(0)
    considered = consider(bot, here, here.legal, Random(4))
    assert considered.answer == bot.choose(here, here.legal, Random(4))
    before = considered.reason
    bot.choose(any_game(1).view(1), any_game(1).view(1).legal, Random(9))
    assert considered.reason == before == explain(bot, here, here.legal, considered.answer, Random(4))


# ------------------------------------------------------------------------------------------- everywhere


def names_in(sentence: str, language: Language, codes: Sequence[str]) -> set[str]:
    """The cards that a sentence names, longer names first."""
    found = set()
    for name in sorted({language.face(code) for code in codes}, key=len, reverse=True):
        if name in sentence:
            found.add(name)
            sentence = sentence.replace(name, "")
    return found


@pytest.mark.parametrize("number", [*range(0, 24, 2), 49, 96])
def test_every_answer_of_every_level_is_explained_in_every_language(number: int) -> None:
    t, rng = any_table(number), Random(number)
    for at, seat in enumerate(asked_seats(t, rng)):
        if at % 5:
            continue
        here = seen(t, seat)
        name = rng.choice(list(EVERYBODY))
        answer = rng.choice(here.legal)
        for reason in (
            consider(EVERYBODY[name], here, here.legal, Random(at)).reason,
            explain(EVERYBODY[name], here, here.legal, answer, Random(at)),
        ):
            check(reason, here)


def check(reason: Reason, here: View) -> None:
    """The sentence is there in all languages, and names no card but the answer's own."""
    for code in LANGUAGES:
        said = reason.say(Language(code, strict=True))
        assert said.endswith(".")
        assert "{" not in said
        assert "$" not in said
    said = reason.say(ENGLISH)
    assert len(said) <= LONGEST
    own = ENGLISH.answer(reason.question, reason.answer)
    rest = said[len(own) :]
    assert said[: len(own)].casefold() == own.casefold()
    general = {"Wasabi", "Miso soup"}  # said of the card itself, in lower case
    assert names_in(rest, ENGLISH, here.faces) - general == set()


@pytest.mark.parametrize("number", range(1, 12, 2))
def test_what_a_seat_cannot_know_does_not_change_a_reason(number: int) -> None:
    t, rng = any_table(number), Random(number)
    engine, other = engine_of(t), engine_of(t).table()
    for at, seat in enumerate(asked_seats(t, rng)):
        if at % 7:
            continue
        here = seen(t, seat)
        engine.imagine(here.raw, other, dice_of(rng.getrandbits(32), 1, 2, 3))
        there = seen(other, seat)
        bot = EVERYBODY[rng.choice(["greedy", "novice", "quick"])]
        assert (
            consider(bot, here, here.legal, Random(at)).reason == consider(bot, there, there.legal, Random(at)).reason
        )


def test_both_engines_are_met() -> None:
    assert {engine_of(any_table(number)) is DRAFT_ENGINE for number in range(0, 24, 2)} == {True, False}


def test_what_was_tried_most_is_not_said_to_be_worse() -> None:
    close = Tried(exact=False, visits={1: 60, 2: 40}, wins={1: 28.0, 2: 29.0})
    assert tried_clause(close, 1).message == "reason-tried-only"
    assert tried_clause(close, 2).message == "reason-tried-better"
    assert tried_clause(replace(close, wins={1: 30.0, 2: 20.0}), 2).message == "reason-tried-less"
