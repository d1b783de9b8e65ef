"""Taking back: until the last seat has answered, in every stage in which all decide at the same time."""

import random
from typing import Any

import pytest

from okawari.errors import NothingToTakeBack
from okawari.game import Game
from okawari.table.questions import CHOOSE, LATE_ANNOUNCE
from tests.rules.flow import SET_UPS, bytes_of, play_out

EACH = pytest.mark.parametrize("how", SET_UPS, ids=lambda how: f"{how['game']}-{how['seats']}")


def choosing(game: Game) -> bool:
    """Whether this is a stage in which everybody decides at the same time."""
    return game.game == "draft" or game._table.stage in (CHOOSE, LATE_ANNOUNCE)


def without_log(game: Game) -> bytes:
    """Everything a table is, but not what it has told."""
    return bytes_of(game)[: type(game._table).log_on.offset]


@EACH
def test_a_choice_can_be_taken_back_until_the_last_seat_has_answered(how: dict[str, Any]) -> None:
    """Whatever a seat answers while others still decide, taking it back restores the table byte for byte."""
    dice = random.Random(4)
    game = Game(**how, seed="back")
    taken = 0
    while not game.over:
        seat = dice.choice(game.waiting)
        if game.can_take_back(seat) or not choosing(game) or len(game.legal(seat)) == 1:
            game.answer(seat, dice.choice(game.legal(seat)))
            continue
        before, choices, moment = without_log(game), list(game.choices), game._stage
        for again in (True, True, False):
            while seat in game.waiting and game._stage == moment:
                game.answer(seat, dice.choice(game.legal(seat)))
            if game._stage != moment or not again:
                break
            game.take_back(seat)
            taken += 1
            assert without_log(game) == before
            assert game.choices == choices
            assert not game.can_take_back(seat)
    assert taken > 10


def reached(game: Game, question: str) -> int:
    """Play until a seat is asked a question while somebody else decides too; that seat."""
    dice = random.Random(5)
    while not game.over:
        for seat in game.waiting:
            if game.question(seat) == question and len(game.waiting) > 1:
                return seat
        seat = dice.choice(game.waiting)
        game.answer(seat, dice.choice(game.legal(seat)))
    raise AssertionError(f"nobody was asked {question}")


@pytest.mark.parametrize(
    ("question", "how"),
    [
        ("pick", {"game": "party", "seats": 3, "menu": "sushi-go"}),
        ("announce", {"game": "party", "seats": 4, "menu": "big-banquet"}),
        ("announce", {"game": "party", "seats": 4, "menu": "big-banquet", "options": {"edition": "ru"}}),
        ("target", {"game": "party", "seats": 4, "menu": "points-platter"}),
        ("dip", {"game": "party", "seats": 4, "menu": "sushi-go", "options": {"wasabi": "may"}}),
        ("second", {"game": "classic", "seats": 3}),
        ("for_dummy", {"game": "classic", "seats": 2, "options": {"dummy": "yes"}}),
        ("pick", {"game": "draft", "seats": 3}),
        ("wild", {"game": "draft", "seats": 5}),
        ("keep", {"game": "draft", "seats": 3}),
    ],
)
def test_taking_back_in_every_stage(question: str, how: dict[str, Any]) -> None:
    for seed in range(40):
        game = Game(**how, seed=seed)
        try:
            seat = reached(game, question)
            break
        except AssertionError:
            continue
    else:
        pytest.fail(f"nobody was asked {question} in forty games")
    first = game.question(seat)
    before = game.legal(seat)
    game.answer(seat, before[-1])
    assert game.can_take_back(seat)
    others = [choice for choice in game.choices if choice.seat != seat]
    game.take_back(seat)
    assert game.question(seat) == (
        "pick" if first in ("target", "dip", "second", "for_dummy", "wild") else game.question(seat)
    )
    assert game.question(seat) in ("pick", "announce", "keep")
    assert [choice for choice in game.choices if choice.seat != seat] == others
    game.answer(seat, game.legal(seat)[0])


def test_after_the_reveal_nothing_can_be_taken_back() -> None:
    game = Game("party", seats=2, seed=1)
    assert not game.can_take_back(0)
    for seat in (0, 1):
        game.answer(seat, game.legal(seat)[0])
    before = bytes_of(game)
    for seat in (0, 1):
        assert not game.can_take_back(seat)
        with pytest.raises(NothingToTakeBack) as refusal:
            game.take_back(seat)
        assert refusal.value.message_id == "error-nothing-to-take-back"
    assert bytes_of(game) == before


def test_others_hear_that_a_card_was_taken_back_but_not_which() -> None:
    game = Game("party", seats=3, seed=1)
    game.answer(0, game.legal(0)[0])
    told = game.take_back(0)
    assert [event.what for event in told] == ["took_back"]
    assert all(event.only is None and event.values == {} for event in told)


def test_only_the_own_choice_is_taken_back() -> None:
    game = Game("party", seats=3, seed=1)
    game.answer(0, game.legal(0)[0])
    game.answer(1, game.legal(1)[0])
    game.take_back(0)
    assert [choice.seat for choice in game.choices] == [1]
    assert game.waiting == (0, 2)


@pytest.mark.rule("OK-AUTO-1")
def test_what_the_engine_answered_cannot_be_taken_back() -> None:
    """The last turn of a dummy game: the controller chooses, the other's only card is played by the engine."""
    game = Game("classic", seats=2, seed=2, options={"dummy": "yes"})
    play_out(game, random.Random(2), lambda game: game.view(0).hand_size == 1)
    (controller,) = game.waiting
    assert not game.can_take_back(1 - controller)


@pytest.mark.rule("P-ORDER-1")
def test_a_target_can_be_taken_back_in_the_last_turn_too() -> None:
    """Only one card is left, but what it copies can still be chosen otherwise."""
    for seed in range(300):
        game = Game("party", seats=3, menu="points-platter", seed=seed)
        play_out(game, random.Random(seed), lambda game: game.view(0).hand_size == 1)
        holders = [seat for seat in range(3) if game.view(seat).hand == {"special_order": 1}]
        if holders and len(set(game.view(holders[0]).table(holders[0]))) > 1:
            break
    seat = holders[0]
    game.answer(seat, "special_order")
    assert game.question(seat) == "target"
    chosen = game.legal(seat)
    game.answer(seat, chosen[0])
    assert game.can_take_back(seat)
    game.take_back(seat)
    game.answer(seat, "special_order")
    assert game.legal(seat) == chosen
