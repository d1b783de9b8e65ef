"""Classic: what the cards of a round, and the puddings, are worth; wasabi and chopsticks in play."""

import pytest

from tests.kit import Scene, kind_points
from tests.rules.flow import moments, played

SIX = ("egg", "egg", "egg", "egg", "egg", "egg")
OTHER = ("maki1", "maki1", "maki1", "maki1", "maki1", "maki1")


def classic(kind: str, *fronts: tuple[str, ...]) -> list[int]:
    """The points of one kind for each seat."""
    return kind_points(kind, *fronts, game="classic")


def puddings(*counts: int) -> list[int]:
    """What these numbers of puddings score."""
    seats = [()] * len(counts)
    return kind_points("pudding", *seats, game="classic", desserts=[("pudding",) * count for count in counts])


# ---------------------------------------------------------------------------------------- nigiri and wasabi


@pytest.mark.rule("SG-NIGIRI-1", "SG-WASABI-1")
def test_nigiri_alone_and_on_wasabi_devir_2014() -> None:
    assert classic("nigiri", ("egg",), ("salmon",), ("squid",)) == [1, 2, 3]
    assert classic("nigiri", ("egg+wasabi",), ("salmon+wasabi",), ("squid+wasabi",)) == [3, 6, 9]
    assert classic("nigiri", ("egg", "egg", "squid"), ("squid+wasabi", "salmon")) == [5, 11]


@pytest.mark.rule("SG-WASABI-2")
def test_wasabi_alone_is_worth_nothing() -> None:
    assert classic("nigiri", ("wasabi", "wasabi"), ()) == [0, 0]
    assert classic("wasabi", ("wasabi", "wasabi"), ()) == [0, 0]


@pytest.mark.rule("SG-WASABI-1")
@pytest.mark.parametrize("nigiri", ["egg", "salmon", "squid"])
def test_a_nigiri_has_to_go_on_the_wasabi_from_an_earlier_turn(nigiri: str) -> None:
    scene = Scene((nigiri, "tempura"), ("sashimi", "sashimi"), fronts=[["wasabi"]], game="classic")
    scene.all_pick(nigiri, "sashimi")
    assert moments(scene, "dipped") == [("dipped", 0, nigiri)]
    assert scene.scores[0] == {"egg": 3, "salmon": 6, "squid": 9}[nigiri]


@pytest.mark.rule("SG-WASABI-2")
def test_each_of_several_wasabi_takes_one_nigiri() -> None:
    mine, other = SIX[:5], ("squid", "salmon", "salmon", "salmon", "maki1")
    scene = Scene(mine, other, fronts=[["wasabi", "wasabi"]], game="classic")
    scene.all_pick("egg", "maki1")
    assert scene.front(0) == ["egg+wasabi", "wasabi"]
    scene.all_pick("squid", "egg")
    assert scene.front(0) == ["egg+wasabi", "squid+wasabi"]
    scene.all_pick("egg", "salmon")
    assert scene.front(0) == ["egg", "egg+wasabi", "squid+wasabi"]


@pytest.mark.rule("SG-WASABI-2")
def test_a_wasabi_does_not_slip_under_a_nigiri_that_lies_there() -> None:
    scene = Scene(("wasabi", "maki1", "maki1"), OTHER[:3], fronts=[["squid"]], game="classic")
    scene.all_pick("wasabi", "maki1")
    assert scene.front(0) == ["squid", "wasabi"]


@pytest.mark.rule("SG-WASABI-1")
def test_somebody_elses_wasabi_does_not_help() -> None:
    scene = Scene(("squid", "maki1", "maki1"), OTHER[:3], fronts=[[], ["wasabi"]], game="classic")
    scene.all_pick("squid", "maki1")
    assert scene.front(0) == ["squid"]


@pytest.mark.rule("SG-WASABI-1")
def test_other_dishes_do_not_go_on_wasabi() -> None:
    scene = Scene(("tempura", "maki1", "maki1"), OTHER[:3], fronts=[["wasabi"]], game="classic")
    scene.all_pick("tempura", "maki1")
    assert scene.front(0) == ["tempura", "wasabi"]


# ---------------------------------------------------------------------------------------- chopsticks


def with_sticks(*hand: str, sticks: int = 1) -> Scene:
    """A turn in which seat 0 has chopsticks of an earlier turn."""
    return Scene(hand, OTHER[: len(hand)], fronts=[["chopsticks"] * sticks], game="classic")


@pytest.mark.rule("SG-STICKS-1")
def test_chopsticks_allow_two_cards_chosen_before_the_reveal() -> None:
    scene = with_sticks("egg", "tempura", "sashimi")
    scene.answer(0, "tempura")
    assert scene.asked(0) == "second"
    assert scene.legal(0) == ["egg", "sashimi", "pass"]
    scene.answer(0, "sashimi")
    assert scene.front(0) == ["chopsticks"]
    assert scene.asked(0) == "none"
    scene.answer(1, "maki1")
    assert scene.front(0) == ["sashimi", "tempura"]
    assert played(scene) == [(0, "tempura"), (0, "sashimi"), (1, "maki1")]


@pytest.mark.rule("SG-STICKS-1")
def test_two_cards_of_one_face_can_be_picked() -> None:
    scene = with_sticks("egg", "egg", "sashimi")
    scene.answer(0, "egg")
    assert scene.legal(0) == ["egg", "sashimi", "pass"]
    scene.answer(0, "egg").answer(1, "maki1")
    assert scene.front(0) == ["egg", "egg"]


@pytest.mark.rule("SG-STICKS-1")
def test_chopsticks_of_this_very_turn_cannot_be_used() -> None:
    scene = Scene(("chopsticks", "egg", "egg"), OTHER[:3], game="classic")
    scene.answer(0, "chopsticks")
    assert scene.asked(0) == "none"


@pytest.mark.rule("SG-STICKS-2")
def test_used_chopsticks_join_the_hand_before_it_moves_on() -> None:
    scene = with_sticks("egg", "tempura", "sashimi")
    scene.answer(0, "tempura").answer(0, "egg").answer(1, "maki1")
    assert scene.hand(1) == ["chopsticks", "sashimi"]
    assert scene.hand(0) == ["maki1", "maki1"]
    assert moments(scene, "into_hand") == [("into_hand", 0, "chopsticks")]


@pytest.mark.rule("SG-STICKS-2")
def test_chopsticks_may_be_left_alone() -> None:
    scene = with_sticks("egg", "tempura", "sashimi")
    scene.answer(0, "tempura").answer(0, "pass").answer(1, "maki1")
    assert scene.front(0) == ["chopsticks", "tempura"]
    assert scene.hand(1) == ["egg", "sashimi"]


@pytest.mark.rule("SG-STICKS-2")
def test_only_one_pair_of_several_is_used_in_a_turn() -> None:
    scene = with_sticks("egg", "tempura", "sashimi", "sashimi", sticks=2)
    scene.answer(0, "tempura").answer(0, "egg")
    assert scene.asked(0) == "none"
    scene.answer(1, "maki1")
    assert scene.front(0) == ["chopsticks", "egg", "tempura"]
    assert scene.hand(1) == ["chopsticks", "sashimi", "sashimi"]


@pytest.mark.rule("SG-STICKS-2")
def test_two_cards_in_hand_are_enough_and_one_is_not() -> None:
    scene = with_sticks("egg", "tempura")
    scene.answer(0, "egg")
    assert scene.legal(0) == ["tempura", "pass"]
    scene.answer(0, "pass").answer(1, "maki1")
    assert scene.t.round == 1, "the last cards went down without a question"
    assert played(scene)[2:] == [(0, "maki1"), (1, "tempura")]


@pytest.mark.rule("SG-STICKS-2")
def test_with_two_cards_the_neighbour_is_left_with_the_chopsticks() -> None:
    scene = with_sticks("egg", "tempura")
    scene.answer(0, "egg").answer(0, "tempura").answer(1, "maki1")
    assert played(scene)[3:] == [(0, "maki1"), (1, "chopsticks")]


@pytest.mark.rule("SG-STICKS-2")
def test_chopsticks_left_over_score_nothing() -> None:
    assert classic("chopsticks", ("chopsticks", "chopsticks"), ()) == [0, 0]


@pytest.mark.rule("SG-STICKS-2")
def test_others_without_chopsticks_play_one_card() -> None:
    scene = with_sticks("egg", "tempura", "sashimi")
    scene.answer(1, "maki1")
    assert scene.asked(1) == "none"


@pytest.mark.rule("SG-STICKS-3", "SG-WASABI-1")
def test_wasabi_first_and_nigiri_second_lie_together() -> None:
    scene = with_sticks("wasabi", "squid", "egg")
    scene.answer(0, "wasabi").answer(0, "squid").answer(1, "maki1")
    assert scene.front(0) == ["squid+wasabi"]


@pytest.mark.rule("SG-STICKS-3", "SG-WASABI-2")
def test_nigiri_first_and_wasabi_second_lie_apart() -> None:
    scene = with_sticks("wasabi", "squid", "egg")
    scene.answer(0, "squid").answer(0, "wasabi").answer(1, "maki1")
    assert scene.front(0) == ["squid", "wasabi"]


@pytest.mark.rule("SG-STICKS-3", "SG-WASABI-1")
def test_of_two_nigiri_the_first_goes_on_the_only_wasabi() -> None:
    scene = Scene(("egg", "squid", "maki1"), OTHER[:3], fronts=[["chopsticks", "wasabi"]], game="classic")
    scene.answer(0, "egg").answer(0, "squid").answer(1, "maki1")
    assert scene.front(0) == ["egg+wasabi", "squid"]


@pytest.mark.rule("SG-STICKS-1", "SG-STICKS-2")
def test_new_chopsticks_can_be_one_of_the_two_cards() -> None:
    scene = with_sticks("chopsticks", "egg", "tempura")
    scene.answer(0, "chopsticks").answer(0, "egg").answer(1, "maki1")
    assert scene.front(0) == ["chopsticks", "egg"]
    assert scene.hand(1) == ["chopsticks", "tempura"]


# ---------------------------------------------------------------------------------------- the other dishes


@pytest.mark.rule("SG-MAKI-1", "SG-MAKI-2")
def test_maki_of_carla_pablo_ana_and_luisa_devir_2014() -> None:
    assert classic("maki", ("maki3", "maki2"), ("maki3",), ("maki2", "maki1"), ("maki2",)) == [6, 1, 1, 0]


@pytest.mark.rule("SG-MAKI-1")
def test_most_and_second_most_maki() -> None:
    assert classic("maki", ("maki1",), ("maki3", "maki1"), ("maki3",)) == [0, 6, 3]
    assert classic("maki", ("maki3",), ("maki1",)) == [6, 3]


@pytest.mark.rule("SG-MAKI-1")
def test_no_maki_wins_nothing() -> None:
    assert classic("maki", ("egg",), (), ()) == [0, 0, 0]
    assert classic("maki", ("maki1",), (), ()) == [6, 0, 0]


@pytest.mark.rule("SG-MAKI-2")
@pytest.mark.parametrize(("tied", "share"), [(2, 3), (3, 2), (4, 1)])
def test_those_tied_for_the_most_share_six_and_nobody_is_second(tied: int, share: int) -> None:
    fronts = [("maki3",)] * tied + [("maki2",)]
    assert classic("maki", *fronts) == [share] * tied + [0]


@pytest.mark.rule("SG-MAKI-2")
def test_five_tied_for_the_most_drop_the_remainder() -> None:
    assert classic("maki", *[("maki2",)] * 5) == [1] * 5


@pytest.mark.rule("SG-MAKI-2")
@pytest.mark.parametrize(("tied", "share"), [(1, 3), (2, 1), (3, 1), (4, 0)])
def test_those_tied_for_second_share_three(tied: int, share: int) -> None:
    fronts = [("maki3",), *[("maki2",)] * tied]
    assert classic("maki", *fronts) == [6] + [share] * tied


@pytest.mark.rule("SG-TEMPURA-1")
@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 10), (5, 10), (6, 15)])
def test_tempura(cards: int, points: int) -> None:
    assert classic("tempura", ("tempura",) * cards, ("tempura",)) == [points, 0]


@pytest.mark.rule("SG-SASHIMI-1")
@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 0), (2, 0), (3, 10), (5, 10), (6, 20), (9, 30)])
def test_sashimi(cards: int, points: int) -> None:
    assert classic("sashimi", ("sashimi",) * cards, ("sashimi",)) == [points, 0]


@pytest.mark.rule("SG-GYOZA-1")
@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (10, 15)])
def test_gyoza(cards: int, points: int) -> None:
    assert classic("gyoza", ("gyoza",) * cards, ("gyoza",)) == [points, 1]


# ---------------------------------------------------------------------------------------- puddings


@pytest.mark.rule("SG-PUDDING-1")
def test_puddings_of_carla_pablo_luisa_and_ana_devir_2014() -> None:
    assert puddings(4, 3, 0, 0) == [6, 0, -3, -3]


@pytest.mark.rule("SG-PUDDING-1")
def test_most_and_fewest_puddings() -> None:
    assert puddings(3, 2, 1) == [6, 0, -6]
    assert puddings(1, 0, 5, 2) == [0, -6, 6, 0]


@pytest.mark.rule("SG-PUDDING-1")
@pytest.mark.parametrize(("tied", "share"), [(2, 3), (3, 2), (4, 1)])
def test_ties_for_the_most_and_the_fewest_are_shared(tied: int, share: int) -> None:
    assert puddings(*[2] * tied, 0) == [share] * tied + [-6]
    assert puddings(2, *[0] * tied) == [6] + [-share] * tied


@pytest.mark.rule("SG-PUDDING-1")
def test_both_ends_tied() -> None:
    assert puddings(1, 1, 1, 0, 0) == [2, 2, 2, -3, -3]


@pytest.mark.rule("SG-PUDDING-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("each", [0, 1, 2])
def test_all_equal_nothing_happens_devir_2014(seats: int, each: int) -> None:
    assert puddings(*[each] * seats) == [0] * seats


@pytest.mark.rule("SG-PUDDING-3")
def test_between_two_nobody_loses_devir_2014() -> None:
    assert puddings(3, 1) == [6, 0]
    assert puddings(0, 1) == [0, 6]


@pytest.mark.rule("SG-PUDDING-1", "SG-ROUND-1")
def test_puddings_of_all_three_rounds_count_once_at_the_end() -> None:
    scene = Scene(
        ("pudding", "sashimi"),
        ("sashimi", "sashimi"),
        ("sashimi", "sashimi"),
        fronts=[["pudding"], ["pudding", "pudding"]],
        desserts=[["pudding"], ["pudding"], ["pudding"]],
        game="classic",
        round=3,
    )
    scene.all_pick("sashimi", "sashimi", "sashimi")
    assert scene.stage == "over"
    assert scene.scores == [0, 6, -6]
    assert [scene.t.seats[seat].desserts[0] for seat in range(3)] == [2, 4, 1]
