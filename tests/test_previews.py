"""What an answer is said to score must be what it then scores, with nothing else going on."""

import random
from typing import Any

import pytest

from okawari.cards.wasabi import part
from okawari.editions.menus import MENUS
from okawari.game import Game
from okawari.rules.engine import legal
from okawari.structs import bytes_of, copy_of
from okawari.table.layout import View
from okawari.table.questions import ANSWERS, answer_code
from okawari.views.look import copy_public_by_field, look
from okawari.views.preview import TURNING, open_table, play, preview, put_tool_away, worth
from tests.kit import Scene, menu_with
from tests.rules.flow import SET_UPS

WHOLE_GAMES = [how for how in SET_UPS if how["game"] != "draft"] + [
    {"game": "party", "seats": 5, "menu": menu, "options": {"takeout_box": "kept", "wasabi": "may"}} for menu in MENUS
]


def previews(scene: Scene, seat: int) -> dict[str, int | None]:
    """Points now for every answer of a seat."""
    v = View()
    look(scene.t, seat, v)
    found = {}
    for number in range(ANSWERS):
        if legal(scene.t, seat) >> number & 1:
            said = preview(v, number)
            found[answer_code(v.mine.ask, number)] = said[0] if said else None
    return found


@pytest.mark.rule("P-ORDER-3")
@pytest.mark.parametrize("edition", ["standard", "de", "ru"])
def test_a_copied_nigiri_is_previewed_on_the_open_wasabi_it_can_take(edition: str) -> None:
    hands = (["special_order", "tofu", "tofu"], ["tofu", "tofu", "tofu"])
    menu, fronts = menu_with("special_order", "wasabi", "tofu"), [["squid", "tofu", "wasabi"], []]
    scene = Scene(*hands, menu=menu, fronts=fronts, options={"edition": edition})
    scene.answer(0, "special_order")
    assert previews(scene, 0)["squid"] == 9
    assert previews(scene, 0)["tofu"] == 4


def test_the_chopsticks_that_are_used_do_not_count_as_a_colour() -> None:
    menu = menu_with("chopsticks", "soy_sauce", "tempura", "gyoza", "tofu")
    hands = (["tempura", "egg", "egg"], ["maki1", "egg", "egg"])
    fronts = [["chopsticks1", "soy_sauce", "tempura"], ["gyoza", "tofu", "tempura"]]
    scene = Scene(*hands, menu=menu, fronts=fronts)
    scene.answer(0, "tempura").answer(0, "chopsticks1").answer(1, "maki1")
    assert scene.asked(0) == "second"
    assert previews(scene, 0)["egg"] == 1


def test_turning_over_a_second_card_is_judged_by_itself() -> None:
    menu = menu_with("takeout", "wasabi")
    hands = (["takeout10", "egg"], ["gyoza", "egg"])
    scene = Scene(*hands, menu=menu, fronts=[["egg+wasabi", "squid+wasabi"], []])
    scene.answer(0, "takeout10").answer(1, "gyoza")
    assert previews(scene, 0)["wasabi-under-squid"] == 2 - 6
    scene.answer(0, "wasabi-under-egg")
    assert previews(scene, 0)["wasabi-under-squid"] == 2 - 6


@pytest.mark.rule("P-TAKEOUT-3")
def test_a_wasabi_whose_nigiri_was_turned_is_turned_for_two_points() -> None:
    scene = Scene(
        ["takeout10", "egg"], ["gyoza", "egg"], menu=menu_with("takeout", "wasabi"), fronts=[["squid+wasabi"], []]
    )
    scene.answer(0, "takeout10").answer(1, "gyoza").answer(0, "squid+wasabi")
    assert previews(scene, 0) == {"wasabi-under-squid": 2, "pass": 0}


def scored_whole(v: View, answer: int) -> tuple[int, int] | None:
    """What an answer changes, found by scoring all of the table before and after."""
    t = open_table(v)
    put_tool_away(t, v)
    start = copy_of(t)
    if v.mine.ask in TURNING:
        part(start, v.seat)
    score, (now, later) = t.seats[v.seat].score, worth(start, v.seat)
    if not play(t, v, answer):
        return None
    now_then, later_then = worth(t, v.seat)
    return now_then - now + t.seats[v.seat].score - score, later_then - later


@pytest.mark.parametrize("how", WHOLE_GAMES, ids=lambda how: f"{how['game']}-{how['seats']}-{how.get('menu')}")
def test_scoring_only_what_changes_is_scoring_everything(how: dict[str, Any]) -> None:
    dice = random.Random(3)
    game = Game(**how, seed="whole")
    while not game.over:
        seat = dice.choice(game.waiting)
        view = game.view(seat, previews=True)
        for answer in view.legal:
            said = None if answer.points is None else (answer.points, answer.later)
            assert said == scored_whole(view.raw, answer.id), answer.code
        game.answer(seat, dice.choice(view.legal))


def test_the_open_part_in_one_piece_is_all_its_fields() -> None:
    game = Game("party", seats=8, menu="big-banquet", seed="open")
    for _ in range(60):
        game.answer(game.waiting[0], game.legal(game.waiting[0])[0])
    raw = game.view().raw
    by_field = type(open_table(raw))()
    copy_public_by_field(raw, by_field)
    assert bytes_of(by_field) == bytes_of(open_table(raw))


@pytest.mark.rule("SD-SCORE-1")
def test_draft_previews_the_mean_worth_of_the_chips_a_card_would_win() -> None:
    game = Game("draft", seats=3, seed="preview")
    said = {answer.code.rstrip("*"): answer.points for answer in game.legal(0, previews=True)}
    worth = {"tuna": 4 + 3, "prawn": 3 + 3, "salmon_roll": 3 + 3, "cucumber_maki": 2 + 3, "mackerel_temaki": 2 + 3}
    for code, points in said.items():
        assert points is not None
        assert abs(points - worth[code]) <= 1, "the only card of its type, and the only type: its chip and a dessert"
