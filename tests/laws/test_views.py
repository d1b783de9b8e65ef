"""What a seat cannot know does not reach it; what it imagines could be true."""

import random
from typing import Any

import pytest
from hypothesis import example, given, settings

from okawari.structs import Cells, cells, copy_of, i64, struct
from okawari.table.chance import start
from tests.laws import counting
from tests.laws.worlds import other_world, worlds_differ
from tests.strategies import (
    WORDS,
    Position,
    Setup,
    answered,
    any_choice,
    bits,
    game_played,
    played,
    positions,
    setups,
)
from tools import perft

MORE = settings(max_examples=2 * settings().max_examples)
SECRETIVE = ("uramaki", "tofu", "miso", "gyoza", "menu", "spoon", "fruit")
TWO_SPOONS = """
game: party
seats: 3
menu: master-menu
hand: 3
hands: tofu tofu sashimi | squid temaki tofu | temaki sashimi sashimi
fronts: spoon4 | | spoon5
"""
DINNER = ("uramaki", "tofu", "miso", "gyoza", "menu", "special_order", "fruit")


@struct
class Dice:
    """Chance of one's own."""

    chance: Cells = cells(i64, 4)


def dice_of(word: int) -> Dice:
    dice = Dice()
    start(dice, word & 0xFFFFFFFF, 1, 2, 3)
    return dice


def view(position: Position, t: Any, seat: int) -> Any:
    seen = position.engine.view()
    position.engine.look(t, seat, seen)
    return seen


def everybody(t: Any) -> range:
    """All seats, and the spectator."""
    return range(-1, t.seats_n)


# ------------------------------------------------------------------------------------------------ two worlds


@pytest.mark.rule("P-KNOW-1", "P-KNOW-2", "P-KNOW-3", "P-KNOW-4", "OK-SPOON-1", "SD-SCORE-4")
@MORE
@given(positions())
def test_a_view_does_not_change_when_what_its_seat_cannot_know_is_reshuffled(position: Position) -> None:
    t = position.table
    for seat in everybody(t):
        other = other_world(t, seat, position.dice)
        counting.check(other)
        assert bytes(view(position, other, seat)) == bytes(view(position, t, seat))
        assert bytes(view(position, other, -1)) == bytes(view(position, t, -1))
        if seat >= 0:
            assert position.engine.legal(other, seat) == position.engine.legal(t, seat)
            assert position.engine.can_take_back(other, seat) == position.engine.can_take_back(t, seat)


@given(positions())
def test_the_other_world_is_another(position: Position) -> None:
    """Else the law above would say nothing: with cards left, a spectator's world can always be another."""
    t = position.table
    assert t.hand_n < 2 or worlds_differ(t, other_world(t, -1, position.dice))


@given(setups(), WORDS)
def test_the_public_door_tells_no_more(setup: Setup, word: int) -> None:
    dice = random.Random(word)
    game = game_played(setup.opened(), dice, word % 150)
    for seat in range(game.seats):
        twin = game.copy()
        twin._table = other_world(game._table, seat, dice)
        assert twin.legal(seat, previews=True) == game.legal(seat, previews=True)
        assert twin.question(seat) == game.question(seat)
        assert twin.events_for(seat) == game.events_for(seat)
        assert (twin.waiting, twin.over, twin.scores) == (game.waiting, game.over, game.scores)
        seen, again = game.view(seat), twin.view(seat)
        assert bytes(seen.raw) == bytes(again.raw)
        assert (seen.hand, seen.known_hands, seen.legal) == (again.hand, again.known_hands, again.legal)
        assert bytes(game.view().raw) == bytes(twin.view().raw)


@given(positions())
def test_a_view_that_was_used_before_tells_nothing_of_its_former_owner(position: Position) -> None:
    t = position.table
    used = position.engine.view()
    for seat in [*everybody(t), *reversed(everybody(t))]:
        position.engine.look(t, seat, used)
        assert bytes(used) == bytes(view(position, t, seat))


@pytest.mark.rule("P-KNOW-2", "OK-AUTO-1")
@given(setups(), WORDS)
@example(Setup("party", 4, SECRETIVE, {"extra_actions": "any"}), 7)
@example(Setup("party", 3, ("maki", "tofu", "miso", "gyoza", "special_order", "wasabi", "fruit"), {"wasabi": "may"}), 8)
def test_a_secret_choice_looks_like_any_other(setup: Setup, word: int) -> None:
    """While others are still choosing, nobody can tell which way a seat has decided, or how many questions it took."""
    dice = random.Random(word)
    engine = setup.engine
    for t in played(engine, setup.started(log=True), dice, most=200):
        t.log_n = 0
        choosing = bits(t.waiting)
        if len(choosing) < 2 or dice.random() < 0.5:
            continue
        seat = dice.choice(choosing)
        stories = []
        for _ in range(2):
            trial = copy_of(t)
            while trial.waiting >> seat & 1:
                answered(engine, trial, seat, dice.choice(bits(engine.legal(trial, seat))))
            stories.append([_story(engine, trial, other, t.seats_n) for other in everybody(t) if other != seat])
        assert stories[0] == stories[1]


def _story(engine: Any, t: Any, seat: int, seats: int) -> tuple[bytes, list[tuple[int, int, int, int]]]:
    """What a seat sees, and the events it hears of."""
    seen = engine.view()
    engine.look(t, seat, seen)
    heard = [(t.log_what[at], t.log_seat[at], t.log_a[at], t.log_b[at]) for at in range(t.log_n)]
    return bytes(seen), [event for event in heard if event[0] not in engine.private_events or event[1] == seat]


# ------------------------------------------------------------------------------------------------ imagining


def check_imagined(position: Position, t: Any, word: int) -> None:
    """Every seat, and the spectator, imagines a table that it would see as it sees this one."""
    for seat in everybody(t):
        seen = view(position, t, seat)
        imagined = position.engine.table()
        position.engine.imagine(seen, imagined, dice_of(word + seat))
        assert bytes(view(position, imagined, seat)) == bytes(seen)
        counting.check(imagined)


@MORE
@given(positions(), WORDS)
def test_what_a_seat_imagines_would_look_the_same(position: Position, word: int) -> None:
    check_imagined(position, position.table, word)


@pytest.mark.parametrize("number", range(6))
def test_what_a_seat_imagines_when_it_has_seen_cards_of_the_deck(number: int) -> None:
    """Menus show cards that go back into the deck, and that may come back on a tray."""
    setup = Setup("party", 2 + number % 5, SECRETIVE if number % 5 else DINNER, seed=f"peeked {number}")
    dice = random.Random(number)
    for t in played(setup.engine, setup.started(), dice):
        if any(any(t.mine[seat].peeked) for seat in range(t.seats_n)):
            check_imagined(Position(setup, t, dice), t, dice.getrandbits(32))


@pytest.mark.rule("OK-SPOON-1")
def test_what_a_seat_imagines_when_a_card_is_asked_for() -> None:
    """Whoever is asked for one of several cards has one, and none of those that it said it had not."""
    setup = Setup("party", 3, "master-menu")
    t = perft.table_of(perft.read(TWO_SPOONS))
    for seat, code in enumerate(("tofu", "temaki", "temaki")):
        say(setup, t, seat, code)
    for seat, code in ((0, "spoon4"), (2, "spoon5"), (0, "egg"), (2, "any-nigiri")):
        say(setup, t, seat, code)
    assert t.giver == 1
    for number in range(30):
        check_imagined(Position(setup, t, random.Random()), t, number)


def say(setup: Setup, t: Any, seat: int, code: str) -> None:
    """Answer by code."""
    codes = {setup.engine.answer_code(t.mine[seat].ask, n): n for n in bits(setup.engine.legal(t, seat))}
    answered(setup.engine, t, seat, codes[code])


@given(positions(), WORDS)
def test_what_a_seat_imagines_can_be_played_to_the_end(position: Position, word: int) -> None:
    t, engine = position.table, position.engine
    seat = word % (t.seats_n + 1) - 1
    imagined = engine.table()
    engine.imagine(view(position, t, seat), imagined, dice_of(word))
    if seat >= 0:
        assert engine.legal(imagined, seat) == engine.legal(t, seat)
    assert imagined.waiting == t.waiting
    while imagined.stage != engine.over:
        answered(engine, imagined, *any_choice(engine, imagined, position.dice))
        counting.check(imagined)


@given(positions(), WORDS)
def test_imagining_needs_nothing_but_the_view(position: Position, word: int) -> None:
    """The same view and the same dice give the same table, whatever was in the table before."""
    t, engine = position.table, position.engine
    for seat in everybody(t):
        first, second = engine.table(), copy_of(t)
        engine.imagine(view(position, t, seat), first, dice_of(word))
        engine.imagine(view(position, other_world(t, seat, position.dice), seat), second, dice_of(word))
        assert bytes(view(position, first, seat)) == bytes(view(position, second, seat))
        assert [bytes(hand) for hand in first.hands] == [bytes(hand) for hand in second.hands]
        assert list(first.chance) == list(second.chance)
