"""The clauses of Draft's chips."""

import random

import pytest

from okawari.draft.faces import PILES, SPOT_NAMES
from okawari.draft.layout import Table
from okawari.draft.questions import OVER
from okawari.draft.scoring import winners
from tests.draft.tables import (
    TIES,
    all_say,
    answers_of,
    check_whole,
    events_since,
    front_of,
    last_turn,
    lay_out,
    play_round,
    play_until,
    prepared,
    say,
    started,
    taken,
    view,
)
from tests.reference.draft import draft_chips


def taker(pile: str, *tableaus: str, ties: str = "next", advanced: bool = False) -> int | None:
    t = prepared(len(tableaus), ties=ties, advanced=advanced)
    return taken(lay_out(t, *tableaus))[pile]


@pytest.mark.rule("SD-SCORE-1")
def test_most_cards_of_a_type_take_its_chip() -> None:
    assert taker("tuna", "tuna tuna*", "tuna", "prawn prawn prawn") == 0
    assert taker("prawn", "tuna tuna*", "tuna", "prawn prawn prawn") == 2
    assert taker("prawn", "prawn wild=prawn", "prawn", "") == 0


@pytest.mark.rule("SD-SCORE-2")
def test_most_types_take_the_dessert() -> None:
    assert taker("dessert", "tuna tuna tuna prawn", "tuna prawn* salmon_roll", "tuna") == 1
    assert taker("dessert", "tuna prawn wild=tuna wild=prawn", "tuna prawn salmon_roll", "tuna") == 1


@pytest.mark.rule("SD-SCORE-3")
def test_tied_players_drop_out() -> None:
    assert taker("tuna", "tuna tuna", "tuna tuna", "tuna") == 2
    assert taker("tuna", "tuna tuna tuna", "tuna tuna tuna", "tuna tuna", "tuna tuna", "tuna") == 4
    assert taker("tuna", "tuna tuna", "tuna tuna", "tuna", "tuna") is None
    assert taker("tuna", "tuna", "tuna", "", "") is None
    assert taker("tuna", "tuna", "tuna", "prawn") is None
    assert taker("dessert", "tuna prawn", "tuna prawn", "prawn prawn") == 2


@pytest.mark.rule("SD-SCORE-3")
def test_nobody_with_the_type_leaves_the_chip() -> None:
    assert taken(prepared()) == dict.fromkeys(PILES)
    assert taker("mackerel_temaki", "tuna", "prawn", "tuna") is None


@pytest.mark.rule("SD-ADV-1")
def test_advanced_wilds_count_half() -> None:
    assert taker("tuna", "tuna wild=tuna", "tuna tuna", "", advanced=True) == 1
    assert taker("tuna", "tuna wild=tuna", "tuna tuna", "") is None
    assert taker("tuna", "tuna wild=tuna wild=tuna", "tuna tuna", "", advanced=True) is None
    assert taker("tuna", "tuna tuna wild=tuna", "tuna tuna", "", advanced=True) == 0


@pytest.mark.rule("SD-ADV-2")
def test_advanced_wasabi_types_count_half() -> None:
    assert taker("dessert", "tuna* tuna prawn", "tuna prawn", "tuna", advanced=True) == 1
    assert taker("dessert", "tuna* prawn* salmon_roll*", "tuna", "", advanced=True) == 0
    assert taker("dessert", "tuna* prawn*", "tuna", "", advanced=True) is None
    assert taker("tuna", "tuna* tuna*", "tuna", "", advanced=True) == 0


@pytest.mark.rule("SD-OPT-1", "OK-DRAFT-2")
def test_second_only() -> None:
    assert taker("tuna", "tuna tuna", "tuna tuna", "tuna", ties="second_only") == 2
    five = ("tuna tuna tuna", "tuna tuna tuna", "tuna tuna", "tuna tuna", "tuna")
    assert taker("tuna", *five) == 4
    assert taker("tuna", *five, ties="second_only") is None
    assert taker("tuna", "tuna", "tuna", "", ties="second_only") is None
    assert taker("tuna", "tuna tuna", "tuna", "tuna", ties="second_only") == 0


@pytest.mark.rule("SD-OPT-1", "OK-DRAFT-1")
def test_last_place() -> None:
    tied = ("tuna tuna tuna", "tuna tuna tuna", "tuna tuna", "tuna")
    assert taker("tuna", *tied, ties="last_place") == 3
    assert taker("tuna", *tied, "tuna", ties="last_place") is None
    assert taker("tuna", *tied, "", ties="last_place") == 3
    assert taker("tuna", "tuna tuna", "tuna tuna", "", ties="last_place") is None
    assert taker("tuna", "tuna tuna", "tuna", "", ties="last_place") == 0


@pytest.mark.rule("SD-SCORE-1", "SD-SCORE-2", "SD-SCORE-3", "SD-ADV-1", "SD-ADV-2", "OK-DRAFT-1", "OK-DRAFT-2")
@pytest.mark.parametrize("ties", list(TIES))
@pytest.mark.parametrize("advanced", [False, True])
def test_same_takers_as_the_reference(ties: str, advanced: bool) -> None:
    dice = random.Random(ties)
    for _ in range(150):
        tableaus = [dice.choices(SPOT_NAMES, k=5) for _ in range(dice.randint(2, 5))]
        t = prepared(len(tableaus), ties=ties, advanced=advanced)
        expected = draft_chips(tableaus, {"ties": ties, "advanced": "yes" if advanced else "no"})
        assert taken(lay_out(t, *map(" ".join, tableaus))) == expected


@pytest.mark.rule("SD-SCORE-1", "SD-SCORE-3", "SD-TURN-2")
def test_rounds_hand_out_the_top_chips() -> None:
    t = started(3)
    for number in range(3):
        while not (t.turn == 4 and t.waiting == 0b100):
            seat = next(seat for seat in range(3) if t.waiting >> seat & 1)
            say(t, seat, answers_of(t, seat)[0])
        piles = [[t.chips[3 * pile + place] for place in range(t.pile_n[pile])] for pile in range(6)]
        start = t.log_n
        play_until(t, random.Random(0), 2)
        happened = [event for event in events_since(t, start) if event[0] in ("chip_taken", "pile_stays")]
        assert len(happened) == 6
        for name, seat, pile, _ in happened:
            assert t.takers[6 * number + pile] == seat
            assert t.pile_n[pile] == len(piles[pile]) - (name == "chip_taken")
            if name == "chip_taken":
                assert t.mine[seat].chips[6 * number + pile] == piles[pile][-1]
        check_whole(t)


@pytest.mark.rule("SD-SCORE-4")
@pytest.mark.parametrize("open_chips", [False, True])
def test_who_knows_a_chip(open_chips: bool) -> None:
    t = lay_out(started(3, open_chips=open_chips), "tuna prawn", "tuna", "salmon_roll")
    last_turn(t, "tuna prawn", "prawn* wild", "tuna tuna")
    start = t.log_n
    all_say(t, "tuna", "prawn*", "tuna")
    value = t.mine[0].chips[0]
    assert value in (3, 4, 5)
    public = value if open_chips else 0
    kind = "chip_shown" if open_chips else "chip_value"
    assert [
        event for event in events_since(t, start) if event[2:] == (0, value) and event[0] not in ("played", "dealt")
    ] == [(kind, 0, 0, value)]
    for seat in (-1, 0, 1, 2):
        seen = view(t, seat)
        assert seen.takers[0] == 0
        assert seen.values[0] == public
        assert seen.mine.chips[0] == (value if seat == 0 else 0)
        assert seen.mine.points == (sum(t.mine[seat].chips) if seat >= 0 else 0)
        assert seen.seats[0].score == (t.mine[0].points if open_chips else 0)


@pytest.mark.rule("SD-SCORE-4", "SD-END-1")
@pytest.mark.parametrize("open_chips", [False, True])
def test_all_is_shown_at_the_end(open_chips: bool) -> None:
    t = started(4, open_chips=open_chips)
    for number in range(3):
        start = t.log_n
        assert open_chips or not any(t.values)
        play_round(t, random.Random(number))
    assert t.stage == OVER
    for seat in range(4):
        won = [t.values[entry] for entry in range(18) if t.takers[entry] == seat]
        assert t.seats[seat].score == sum(won) == t.mine[seat].points
    assert [event[0] for event in events_since(t, t.log_n - 5)] == ["scored"] * 4 + ["game_over"]
    assert t.log_n > start


@pytest.mark.rule("SD-END-1")
def test_most_points_win_and_equals_share() -> None:
    t = prepared(4)
    for scores, best in (((3, 9, 4, 2), 0b0010), ((9, 1, 9, 0), 0b0101), ((0, 0, 0, 0), 0b1111)):
        for seat, points in enumerate(scores):
            t.seats[seat].score = points
        assert winners(t) == best


@pytest.mark.rule("SD-SCORE-1", "SD-SCORE-2", "SD-TURN-2")
def test_chips_of_whole_games_agree_with_the_reference() -> None:
    for number in range(12):
        ties, advanced = list(TIES)[number % 3], number % 2 == 1
        t = started(2 + number % 4, f"game {number}", ties=ties, advanced=advanced)
        dice = random.Random(number)
        for round_number in range(3):
            tableaus = fronts_at_the_end(t, dice)
            expected = draft_chips(tableaus, {"ties": ties, "advanced": "yes" if advanced else "no"})
            for pile, seat in enumerate(expected.values()):
                assert t.takers[6 * round_number + pile] == (-1 if seat is None else seat)


def fronts_at_the_end(t: Table, dice: random.Random) -> list[list[str]]:
    """Play a round; what lay in front of each seat when it ended."""
    start, number = t.log_n, t.round
    tableaus = [front_of(t, seat) for seat in range(t.seats_n)]
    while t.stage != OVER and t.round == number:
        start = t.log_n
        play_until(t, dice, 1)
        for name, seat, face, kind in events_since(t, start):
            if name == "played":
                tableaus[seat].append(SPOT_NAMES[face] if face < 10 else SPOT_NAMES[10 + kind])
    return tableaus
