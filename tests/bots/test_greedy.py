"""greedy: legal everywhere, from its view alone, and sensible."""

from collections.abc import Sequence
from random import Random

import pytest

from okawari.structs import copy_of
from okawari.table.faces import FACES, SPOT_NAMES
from okawari.table.questions import QUESTIONS, answer_code
from tests.bots.tables import any_table, asked_seats, dice_of, engine_of, greedy, mind_of, view_of
from tests.kit import Scene

pytestmark = pytest.mark.compiled

SETUPS = (*range(24), 49, 96)  # any_table by number: together they ask every question
ROLLS = ("maki", "tempura", "sashimi", "gyoza")


@pytest.mark.parametrize("number", SETUPS)
def test_every_answer_is_legal_and_fresh_thoughts_think_the_same(number: int) -> None:
    t = any_table(number)
    engine, used = engine_of(t), mind_of(t)
    for seat in asked_seats(t, Random(number)):
        mask, v = engine.legal(t, seat), view_of(t, seat)
        seen = bytes(v)
        choice = greedy(v, mask, used, dice_of(seat, 1, 2, number))
        assert mask >> choice & 1
        assert bytes(v) == seen, "a view is read, not written"
        assert choice == greedy(v, mask, mind_of(t), dice_of(seat, 1, 2, number))


def test_every_question_is_met() -> None:
    wanted = set(QUESTIONS) - {"none"}
    for number in SETUPS:
        t = any_table(number)
        if engine_of(t).questions == QUESTIONS:
            wanted -= {QUESTIONS[t.mine[seat].ask] for seat in asked_seats(t, Random(number))}
    assert not wanted


@pytest.mark.parametrize("number", range(16))
def test_what_a_seat_cannot_know_does_not_change_its_answer(number: int) -> None:
    t = any_table(number)
    engine, other, mind = engine_of(t), engine_of(t).table(), mind_of(t)
    rng = Random(number)
    for seat in asked_seats(t, rng):
        if rng.random() < 0.3:
            v = view_of(t, seat)
            engine.imagine(v, other, dice_of(rng.getrandbits(32), 1, 2, 3))
            mask = engine.legal(t, seat)
            assert mask == engine.legal(other, seat)
            here = greedy(v, mask, mind, dice_of(7, 7, 7, number))
            assert here == greedy(view_of(other, seat), mask, mind, dice_of(7, 7, 7, number))


def choice(scene: Scene, seat: int = 0) -> str:
    """What greedy answers in a scene."""
    t = copy_of(scene.t)
    mask = engine_of(t).legal(t, seat)
    for hand in range(t.seats_n):
        t.seen[hand] |= 1 << seat
    number = greedy(view_of(t, seat), mask, mind_of(t), dice_of(1, 2, 3, 4))
    return answer_code(t.mine[seat].ask, number)


@pytest.mark.parametrize(
    ("hand", "front", "wanted"),
    [
        (("squid", "egg"), (), "squid"),
        (("egg", "salmon"), ("wasabi",), "salmon"),
        (("sashimi", "squid"), ("sashimi", "sashimi"), "sashimi"),
        (("tempura", "salmon"), ("tempura",), "tempura"),
        (("tempura", "egg"), (), "egg"),
        (("gyoza", "squid"), ("gyoza",) * 4, "gyoza"),
    ],
)
def test_with_two_cards_left_it_takes_the_points(hand: Sequence[str], front: Sequence[str], wanted: str) -> None:
    scene = Scene(hand, ("maki1", "maki1"), fronts=[front, ()], menu=(*ROLLS, "wasabi", "tea", "pudding"))
    assert choice(scene) == wanted


def test_it_takes_no_third_tofu_and_no_lonely_eel() -> None:
    menu = ("maki", "tofu", "eel", "gyoza", "wasabi", "tea", "pudding")
    assert choice(Scene(("tofu", "egg"), ("egg", "egg"), fronts=[("tofu", "tofu"), ()], menu=menu)) == "egg"
    assert choice(Scene(("eel", "egg"), ("egg", "egg"), menu=menu)) == "egg"


def test_it_keeps_from_the_next_player_what_that_player_needs() -> None:
    scene = Scene(("sashimi", "egg", "egg"), ("maki1", "egg", "egg"), fronts=[(), ("sashimi", "sashimi")])
    assert choice(scene) == "sashimi"


def test_a_second_card_is_worth_the_chopsticks() -> None:
    menu = (*ROLLS, "chopsticks", "wasabi", "pudding")
    scene = Scene(("squid", "squid"), ("egg", "egg"), fronts=[("chopsticks1",), ()], menu=menu)
    scene.answer(0, "squid")
    assert scene.asked(0) == "announce"
    assert choice(scene) == "chopsticks1"
    classic = Scene(("squid", "squid"), ("egg", "egg"), fronts=[("chopsticks",), ()], game="classic")
    assert choice(classic.answer(0, "squid")) == "squid"


def test_a_takeout_box_turns_what_is_worth_less_than_two_and_nothing_else() -> None:
    menu = ("maki", "eel", "tofu", "gyoza", "takeout", "tea", "pudding")
    scene = Scene(("takeout10", "egg"), ("egg", "egg"), fronts=[("eel", "squid", "tofu", "egg"), ()], menu=menu)
    scene.answer(0, "takeout10").answer(1, "egg")
    turned = []
    while scene.asked(0) == "flip":
        turned.append(choice(scene))
        scene.answer(0, turned[-1])
    assert turned == ["egg", "eel", "pass"]


def test_a_special_order_becomes_the_best_dish() -> None:
    menu = (*ROLLS, "special_order", "tea", "pudding")
    scene = Scene(("special_order", "egg"), ("egg", "egg"), fronts=[("egg", "tempura", "salmon"), ()], menu=menu)
    assert choice(scene) == "special_order"
    assert choice(scene.answer(0, "special_order")) == "tempura"


def test_a_spoon_asks_for_a_card_that_somebody_has() -> None:
    menu = (*ROLLS, "spoon", "tea", "pudding")
    hands = [("egg",) * 3, ("sashimi", "maki1", "maki1"), ("egg",) * 3]
    scene = Scene(*hands, fronts=[("spoon4", "sashimi", "sashimi"), (), ()], menu=menu)
    scene.answer(0, "egg")
    assert choice(scene) == "spoon4"
    scene.answer(0, "spoon4").answer(1, "maki1").answer(2, "egg")
    assert scene.asked(0) == "request"
    assert choice(scene) == "sashimi"


def test_the_codes_in_these_tests_exist() -> None:
    assert {"takeout10", "spoon4", "chopsticks1"} <= set(FACES) <= set(SPOT_NAMES)
