"""What a seat may see of a Draft table, and what it may imagine."""

import ctypes
import random
from typing import Any

import pytest

from okawari.draft.copying import copy_hand, copy_private, copy_public
from okawari.draft.engine import answer
from okawari.draft.events import NAMES, PRIVATE
from okawari.draft.faces import COPIES, FACE_COUNT, FACES
from okawari.draft.layout import Hand, Private, Public, Table, View
from okawari.draft.questions import OVER
from okawari.draft.seeing import imagine
from okawari.structs import cells, copy_of, field_names, i64, struct
from okawari.table.chance import HasChance, start
from tests.draft.tables import (
    THREE,
    all_say,
    any_step,
    bits,
    check_whole,
    deal_out,
    every_set_up,
    hand_of,
    laid,
    play_until,
    raw,
    started,
    two_wilds,
    view,
)


@struct
class Dice:
    """A bot's own chance."""

    chance: Any = cells(i64, 4)


def dice_of(number: int) -> HasChance:
    dice = Dice()
    start(dice, number, 2, 3, 4)
    return dice


def positions(every: int) -> list[Table]:
    """Tables from all over many games."""
    found = []
    for number, t in enumerate(every_set_up()):
        dice = random.Random(number)
        step = number
        while t.stage != OVER:
            if step % every == 0:
                found.append(copy_of(t))
            answer(t, *any_step(t, dice))
            step += 1
        found.append(t)
    return found


# ------------------------------------------------------------------------------------------------ looking


@pytest.mark.rule("P-KNOW-2", "SD-TURN-1")
def test_a_seat_sees_its_own_hand_and_choices_only() -> None:
    t = deal_out(started(), *THREE)
    all_say(t, "tuna", "prawn")
    for seat in range(3):
        seen = view(t, seat)
        assert raw(seen.hand) == raw(t.hands[seat])
        assert raw(seen.mine) == raw(t.mine[seat])
        assert seen.seat == seat
        assert seen.waiting == 0b100
    watching = view(t, -1)
    assert watching.seat == -1
    assert not any(raw(watching.hand))
    assert (watching.mine.ask, watching.mine.pick) == (0, -1)


@pytest.mark.rule("P-KNOW-1")
def test_views_copy_every_field() -> None:
    noise = random.Random(1)
    source = noisy_table(noise)
    target: Any = View()
    copy_public(source, target)
    for name in field_names(Public):
        if name != "seats":
            assert flat(getattr(target, name)) == flat(getattr(source, name)), name
    for seat in range(5):
        assert flat(target.seats[seat]) == flat(source.seats[seat])
    mine = Private()
    copy_private(source.mine[2], mine)
    assert flat(mine) == flat(source.mine[2])
    assert flat(Hand()) == [[0] * 11, 0]


def flat(part: Any) -> Any:
    """Numbers of a structure, without the gaps between them."""
    if isinstance(part, ctypes.Structure):
        return [flat(getattr(part, name)) for name in field_names(type(part))]
    return part if isinstance(part, int) else [flat(one) for one in part]


@pytest.mark.rule("P-KNOW-2", "P-KNOW-3", "SD-SCORE-4")
def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    noise = random.Random(2)
    for t in positions(every=17):
        for seat in range(-1, t.seats_n):
            other = scrambled(t, seat, noise)
            assert raw(view(other, seat)) == raw(view(t, seat))


def noisy_table(noise: random.Random) -> Table:
    """A table of nothing but noise."""
    layout: Any = Table
    made: Table = layout.from_buffer_copy(noise.randbytes(ctypes.sizeof(layout)))
    return made


def scrambled(t: Table, seat: int, noise: random.Random) -> Table:
    """The same table with other bytes wherever this seat may not look."""
    other = noisy_table(noise)
    copy_public(t, other)
    if seat >= 0:
        copy_private(t.mine[seat], other.mine[seat])
        copy_hand(t.hands[t.seats[seat].hand], other.hands[t.seats[seat].hand])
    return other


@pytest.mark.rule("P-KNOW-2", "P-KNOW-3")
def test_swapped_hidden_cards_look_the_same_until_they_are_shown() -> None:
    t = deal_out(started(), *THREE)
    other = deal_out(
        started(),
        THREE[0],
        "tuna tuna* prawn prawn* salmon_roll* mackerel_temaki",
        "tuna wild salmon_roll salmon_roll* cucumber_maki cucumber_maki*",
    )
    assert raw(view(t, -1)) == raw(view(other, -1))
    for table in (t, other):
        all_say(table, "prawn", "prawn", "tuna")
        all_say(table, "wild")
    assert raw(view(t, 0)) == raw(view(other, 0))
    assert raw(view(t, 1)) != raw(view(other, 1))


@pytest.mark.rule("P-KNOW-2", "SD-SCORE-4")
def test_private_events() -> None:
    assert [NAMES[what] for what in PRIVATE] == ["picked", "kept", "chip_value", "dealt"]
    assert len(set(NAMES)) == len(NAMES) == 15


# ------------------------------------------------------------------------------------------------ remembering


@pytest.mark.rule("P-KNOW-4")
def test_passed_cards_are_remembered_until_they_are_shown_or_move_on() -> None:
    t = deal_out(started(), *THREE)
    all_say(t, "tuna", "prawn", "tuna")
    all_say(t, "wild", "wild", "prawn*")
    assert remembered(t, 0) == ["prawn", "salmon_roll", "cucumber_maki", "tuna*"]
    assert remembered(t, 1) == ["tuna", "tuna", "prawn", "mackerel_temaki"]
    all_say(t, "salmon_roll", "wild", "tuna")
    assert remembered(t, 0) == ["prawn", "salmon_roll", "cucumber_maki", "tuna*"]
    assert remembered(t, 1) == ["tuna", "prawn", "mackerel_temaki"]
    all_say(t, "wild", "prawn", "prawn*")
    assert remembered(t, 0) == ["cucumber_maki", "mackerel_temaki", "salmon_roll*"]


@pytest.mark.rule("P-KNOW-4")
def test_cards_that_went_further_are_remembered_of_all_who_may_have_them() -> None:
    """Seat 0 of three; what it cannot know is what the others kept, until hands have come round."""
    t = deal_out(started(), *THREE)
    all_say(t, "tuna", "prawn", "tuna")
    all_say(t, "wild", "wild", "prawn*")
    assert remembered(t, 0, 2) == remembered(t, 0)
    all_say(t, "salmon_roll", "wild", "tuna")
    all_say(t, "wild", "prawn", "prawn*")
    both = ["prawn", "salmon_roll", "cucumber_maki", "cucumber_maki", "mackerel_temaki", "tuna*", "salmon_roll*"]
    assert remembered(t, 0, 2) == both
    all_say(t, "tuna", "prawn", "tuna*")
    assert remembered(t, 0, 2) == [card for card in both if card not in ("prawn", "tuna*")]
    all_say(t, "wild", "mackerel_temaki", "prawn*")
    assert remembered(t, 0) == ["prawn", "mackerel_temaki"]
    both = ["prawn", "cucumber_maki", "mackerel_temaki", "mackerel_temaki", "salmon_roll*"]
    assert remembered(t, 0, 2) == both


@pytest.mark.rule("P-KNOW-4")
def test_for_two_the_other_hand_is_known_once_it_has_been_held() -> None:
    t = started(2)
    dice = random.Random(3)
    while t.turn < 1:
        play_until(t, dice, 1)
    assert len(remembered(t, 0)) == t.hand_n - 1
    while t.turn < 2:
        play_until(t, dice, 1)
    assert sorted(remembered(t, 0)) == sorted(hand_of(t, 1))


def remembered(t: Table, seat: int, others: int = 1) -> list[str]:
    seen = view(t, seat).mine
    return [code for face, code in enumerate(FACES) for _ in range(seen.passed_on[others - 1].cards[face])]


# ------------------------------------------------------------------------------------------------ imagining


@pytest.mark.rule("P-KNOW-4", "SD-SCORE-4")
def test_an_imagined_table_looks_the_same() -> None:
    for number, t in enumerate(positions(every=37)):
        for seat in range(-1, t.seats_n):
            seen = view(t, seat)
            other = Table()
            imagine(seen, other, dice_of(number))
            assert raw(view(other, seat)) == raw(seen)
            check_whole(other)


@pytest.mark.rule("P-KNOW-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whatever_a_seat_has_seen_this_round_is_imagined_in_play(seats: int) -> None:
    """The most of each face that it has ever seen at one time, in its hand and on the table."""
    dice, other, memories = random.Random(seats), Table(), 0
    for number in range(6):
        t = started(seats, seed=f"met {number}")
        most: dict[tuple[int, int, int], int] = {}
        while t.stage != OVER:
            seat = dice.randrange(seats)
            for face in range(FACE_COUNT):
                for one in range(seats):
                    now = laid(t)[face] + t.hands[t.seats[one].hand].cards[face]
                    most[t.round, one, face] = max(now, most.get((t.round, one, face), 0))
                memories += now < most[t.round, seats - 1, face]
            imagine(view(t, seat), other, dice_of(number))
            hands = [sum(hand.cards[face] for hand in other.hands) for face in range(FACE_COUNT)]
            in_play = [sum(pair) for pair in zip(hands, laid(other), strict=True)]
            assert all(in_play[face] >= most[t.round, seat, face] for face in range(FACE_COUNT))
            play_until(t, dice, 1)
    assert memories > 50


@pytest.mark.rule("P-KNOW-4")
def test_imagined_games_can_be_played_to_the_end() -> None:
    other = Table()
    for number, t in enumerate(positions(every=61)):
        imagine(view(t, number % (t.seats_n + 1) - 1), other, dice_of(number))
        play_until(other, random.Random(number), 400)
        assert other.stage == OVER
        check_whole(other)


@pytest.mark.rule("P-KNOW-4")
def test_imagined_hands_hold_what_was_passed_and_vary_otherwise() -> None:
    t = deal_out(started(), *THREE)
    all_say(t, "tuna", "prawn", "tuna")
    all_say(t, "wild", "wild", "prawn*")
    hands = set()
    for number in range(40):
        other = Table()
        imagine(view(t, 0), other, dice_of(number))
        cards = hand_of(other, 1)
        for code in ("prawn", "salmon_roll", "cucumber_maki", "tuna*"):
            cards.remove(code)
        hands.add(cards[0])
    assert hands >= {"tuna", "prawn", "wild"}


@pytest.mark.rule("SD-OPT-1")
def test_cards_seen_earlier_are_not_imagined_out_of_the_game() -> None:
    t = started(3, per_game=True)
    dice = random.Random(4)
    while t.round < 2:
        play_until(t, dice, 1)
    for seat in (-1, 0, 1, 2):
        seen = view(t, seat)
        known = seen.dealt if seat < 0 else seen.mine.dealt
        assert sum(known) >= 15
        for number in range(5):
            other = Table()
            imagine(seen, other, dice_of(number))
            assert all(other.out[face] <= COPIES[face] - known[face] for face in range(11))


@pytest.mark.rule("SD-SCORE-4")
def test_unknown_chips_vary_and_known_ones_stay() -> None:
    t = started(3)
    dice = random.Random(4)
    while t.stage != OVER and t.round < 2:
        play_until(t, dice, 1)
    totals = set()
    for number in range(40):
        other = Table()
        imagine(view(t, 0), other, dice_of(number))
        assert list(other.mine[0].chips) == list(t.mine[0].chips)
        totals.add((other.mine[1].points, other.mine[2].points))
    assert len(totals) > 3


@pytest.mark.rule("P-KNOW-4", "SD-WILD-1")
def test_hidden_choices_are_imagined_legally() -> None:
    t = two_wilds()
    all_say(t, "tuna", "wild=prawn")
    picks = set()
    for number in range(60):
        other = Table()
        imagine(view(t, 2), other, dice_of(number))
        me = other.mine[1]
        assert other.hands[other.seats[1].hand].cards[me.pick] > 0
        assert (me.joins >= 0) == (me.pick == 10)
        assert me.joins in (-1, 0, 1)
        picks.add((me.pick, me.joins))
        assert bits(other.waiting) == [2]
        assert other.mine[2].ask == t.mine[2].ask
    assert len(picks) > 4


@pytest.mark.rule("P-KNOW-3")
def test_imagining_leaves_the_future_open() -> None:
    t = play_until(started(4), random.Random(1), 9)
    one, other = Table(), Table()
    imagine(view(t, 1), one, dice_of(1))
    imagine(view(t, 1), other, dice_of(2))
    assert list(one.keys) != list(other.keys) != list(t.keys)
    assert list(one.chance) != list(other.chance) != list(t.chance)
