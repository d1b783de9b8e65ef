"""The clauses of Draft's set-up, deal, turn and wild cards."""

import random
from collections import Counter
from itertools import chain

import pytest

from okawari.draft.engine import legal, new_game
from okawari.draft.faces import CHIPS, COPIES, DECK, FACES, PILES, SPOT_NAMES, TYPES
from okawari.draft.questions import ANSWERS, CHOOSE, KEEP, KEEP_ONE, OVER, PICK, WILD_TYPE, answer_code
from tests.draft.tables import (
    THREE,
    all_say,
    answers_of,
    deal_out,
    events_since,
    front_of,
    hand_of,
    last_turn,
    lay_out,
    play_round,
    play_until,
    prepared,
    question_of,
    say,
    started,
    two_wilds,
)


@pytest.mark.rule("SD-SETUP-1")
def test_the_box() -> None:
    assert len(FACES) == len(COPIES) == ANSWERS == 11
    assert DECK == 32
    by_type = [COPIES[kind] + COPIES[5 + kind] for kind in range(5)]
    assert dict(zip(TYPES, by_type, strict=True)) == {
        "tuna": 8,
        "prawn": 7,
        "salmon_roll": 6,
        "cucumber_maki": 5,
        "mackerel_temaki": 4,
    }
    assert list(COPIES[5:]) == [3, 3, 2, 2, 1, 2]
    assert (len(CHIPS), len(PILES)) == (18, 6)
    assert [SPOT_NAMES[10 + kind] for kind in range(5)] == ["wild=" + name for name in TYPES]


@pytest.mark.rule("SD-SETUP-1")
def test_piles_are_shuffled_each_by_itself() -> None:
    seen: dict[int, set[tuple[int, ...]]] = {pile: set() for pile in range(6)}
    for number in range(60):
        t = started(seed=f"chips {number}")
        assert list(t.pile_n) == [3] * 6
        for pile in range(6):
            seen[pile].add(tuple(t.chips[3 * pile + place] for place in range(3)))
    assert [len(seen[pile]) for pile in range(6)] == [6, 3, 3, 3, 6, 6]
    assert all(sorted(order) == sorted(CHIPS[3 * pile : 3 * pile + 3]) for pile in seen for order in seen[pile])


@pytest.mark.rule("SD-DEAL-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_cards_each_and_three_rounds(seats: int) -> None:
    t = started(seats)
    for number in range(3):
        assert (t.round, t.turn, t.stage, t.hand_n) == (number, 0, CHOOSE, 6)
        assert [len(hand_of(t, seat)) for seat in range(seats)] == [6] * seats
        assert sum(t.out) == t.out_n == 32 - 6 * seats
        assert all(front_of(t, seat) == [] for seat in range(seats))
        play_round(t, random.Random(number))
    assert t.stage == OVER
    assert t.waiting == 0


@pytest.mark.rule("SD-DEAL-1")
def test_every_round_deals_from_all_cards_by_its_own_chance() -> None:
    one, other = started(), prepared()
    other.keys[4] ^= 1
    new_game(other)
    assert [hand_of(one, seat) for seat in range(3)] == [hand_of(other, seat) for seat in range(3)]
    outs = []
    for t in (one, other):
        first = list(t.out)
        play_round(t, random.Random(1))
        outs.append(list(t.out))
        assert outs[-1] != first
    assert outs[0] != outs[1]


@pytest.mark.rule("SD-TURN-1", "SD-TURN-3")
def test_five_plays_and_four_passes() -> None:
    t = started(4)
    start = t.log_n
    names: Counter[str] = Counter()
    sizes = []
    while t.round == 0:
        sizes.append((t.turn, t.stage, t.hand_n))
        play_until(t, random.Random(len(sizes)), 1)
        names.update(name for name, *_ in events_since(t, start))
        start = t.log_n
    assert (names["played"], names["passed"], names["round_ended"]) == (20, 4, 1)
    turns = [(turn, stage, 6 - turn - (stage == KEEP_ONE)) for turn in range(5) for stage in (CHOOSE, KEEP_ONE)]
    assert list(dict.fromkeys(sizes)) == turns[:-1]


@pytest.mark.rule("SD-TURN-1")
def test_a_turn() -> None:
    t = deal_out(started(), *THREE)
    assert [question_of(t, seat) for seat in range(3)] == ["pick"] * 3
    say(t, 2, "tuna")
    say(t, 0, "tuna*")
    assert t.waiting == 0b010
    assert front_of(t, 0) == []
    assert len(hand_of(t, 0)) == 6
    say(t, 1, "prawn")
    assert [front_of(t, seat) for seat in range(3)] == [["tuna*"], ["prawn"], ["tuna"]]
    assert [question_of(t, seat) for seat in range(3)] == ["keep"] * 3
    assert (t.stage, t.hand_n, t.waiting) == (KEEP_ONE, 5, 0b111)
    assert answers_of(t, 0) == ["tuna", "prawn", "salmon_roll", "cucumber_maki", "wild"]
    all_say(t, "wild", "wild", "salmon_roll*")
    assert (t.turn, t.stage, t.hand_n) == (1, CHOOSE, 5)
    assert sorted(hand_of(t, 1)) == ["cucumber_maki", "prawn", "salmon_roll", "tuna", "wild"]
    assert sorted(hand_of(t, 2)) == ["mackerel_temaki", "prawn", "salmon_roll*", "tuna", "tuna"]
    assert sorted(hand_of(t, 0)) == ["cucumber_maki", "mackerel_temaki", "prawn*", "salmon_roll", "wild"]


@pytest.mark.rule("SD-TURN-1", "OK-AUTO-1")
def test_equal_cards_are_still_asked_for() -> None:
    t = deal_out(started(2), "tuna tuna tuna tuna tuna prawn", "prawn prawn prawn tuna* tuna* tuna*")
    all_say(t, "prawn", "prawn")
    assert question_of(t, 0) == "keep"
    assert answers_of(t, 0) == ["tuna"]


@pytest.mark.rule("SD-TURN-2")
def test_the_last_card_in_hand_does_not_score() -> None:
    t = lay_out(started(2), "tuna prawn prawn", "tuna tuna salmon_roll")
    last_turn(t, "tuna cucumber_maki", "prawn* wild")
    all_say(t, "cucumber_maki", "prawn*")
    # With the tuna in its hand seat 0 would have tied for tuna, with the wild seat 1 for prawn.
    assert t.round == 1
    assert [t.takers[pile] for pile in range(6)] == [1, 0, 1, 0, -1, -1]


@pytest.mark.rule("SD-WILD-1")
def test_no_wild_on_the_first_turn() -> None:
    t = deal_out(started(), *THREE)
    assert "wild" in hand_of(t, 0)
    assert "wild" not in answers_of(t, 0)
    all_say(t, "tuna", "tuna", "tuna")
    assert "wild" in answers_of(t, 0)  # kept in hand it may be


@pytest.mark.rule("SD-WILD-1", "OK-AUTO-1")
def test_a_wild_joins_a_type_already_there() -> None:
    t = deal_out(started(), *THREE)
    all_say(t, "tuna*", "prawn", "tuna")
    all_say(t, "wild", "wild", "mackerel_temaki")
    start = t.log_n
    say(t, 0, "wild")  # one type lies there: the engine knows the answer
    assert t.waiting == 0b110
    assert [name for name, *_ in events_since(t, start)] == ["picked", "chosen"]
    all_rest = {1: "salmon_roll", 2: "prawn"}
    for seat, code in all_rest.items():
        say(t, seat, code)
    assert front_of(t, 0) == ["tuna*", "wild=tuna"]
    assert ("played", 0, 10, 0) in events_since(t, start)


@pytest.mark.rule("SD-WILD-1")
def test_a_wild_may_choose_among_the_types_there_and_adds_none() -> None:
    t = two_wilds()
    say(t, 0, "wild")
    assert t.mine[0].ask == WILD_TYPE
    assert t.waiting == 0b111
    assert answers_of(t, 0) == ["salmon_roll", "cucumber_maki"]
    say(t, 0, "cucumber_maki")
    assert t.waiting == 0b110
    say(t, 1, "wild")
    say(t, 1, "prawn")
    say(t, 2, answers_of(t, 2)[0])
    assert front_of(t, 0) == ["salmon_roll", "cucumber_maki", "wild=cucumber_maki"]
    assert front_of(t, 1) == ["tuna", "prawn", "wild=prawn"]
    all_say(t, *(answers_of(t, seat)[0] for seat in range(3)))
    assert legal(t, 0) & ~sum(1 << FACES.index(code) for code in hand_of(t, 0)) == 0


@pytest.mark.rule("SD-OPT-1")
def test_pass_direction() -> None:
    for alternate, directions in ((False, [1, 1, 1]), (True, [1, -1, 1])):
        t = started(3, alternate=alternate)
        assert list(t.rules.passing) == directions
        for number in range(3):
            all_say(t, *(answers_of(t, seat)[0] for seat in range(3)))
            hands = [Counter(hand_of(t, seat)) for seat in range(3)]
            kept = [answers_of(t, seat)[0] for seat in range(3)]
            all_say(t, *kept)
            for seat in range(3):
                giver = (seat - directions[number]) % 3
                passed = hands[giver] - Counter([kept[giver]])
                assert Counter(hand_of(t, seat)) == passed + Counter([kept[seat]])
            play_round(t, random.Random(number))


@pytest.mark.rule("SD-OPT-1")
def test_leftovers_out_for_the_game() -> None:
    t = started(3, per_game=True)
    out = list(t.out)
    deals = []
    for number in range(3):
        assert list(t.out) == out
        deals.append([hand_of(t, seat) for seat in range(3)])
        play_round(t, random.Random(number))
    assert deals[0] != deals[1] != deals[2]
    cards = [Counter(chain.from_iterable(hands)) for hands in deals]
    assert cards[0] == cards[1] == cards[2]


@pytest.mark.rule("SD-TURN-1", "SD-WILD-1")
def test_answer_codes() -> None:
    assert [answer_code(PICK, face) for face in range(11)] == list(FACES)
    assert answer_code(KEEP, 5) == "tuna*"
    assert answer_code(WILD_TYPE, 4) == "mackerel_temaki"
