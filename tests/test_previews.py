"""What an answer is said to score must be what it then scores, with nothing else going on."""

import pytest

from okawari.game import Game
from okawari.rules.engine import legal
from okawari.table.layout import View
from okawari.table.questions import ANSWERS, answer_code
from okawari.views.look import look
from okawari.views.preview import preview
from tests.kit import Scene, menu_with


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


@pytest.mark.rule("SD-SCORE-1")
def test_draft_previews_the_mean_worth_of_the_chips_a_card_would_win() -> None:
    game = Game("draft", seats=3, seed="preview")
    said = {answer.code.rstrip("*"): answer.points for answer in game.legal(0, previews=True)}
    worth = {"tuna": 4 + 3, "prawn": 3 + 3, "salmon_roll": 3 + 3, "cucumber_maki": 2 + 3, "mackerel_temaki": 2 + 3}
    for code, points in said.items():
        assert points is not None
        assert abs(points - worth[code]) <= 1, "the only card of its type, and the only type: its chip and a dessert"
