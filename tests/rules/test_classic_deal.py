"""Classic: the deal, the turn, the round and the end."""

import random
from collections import Counter

import pytest

from okawari.game import Game
from okawari.rules.scoring import winners
from tests.kit import Scene
from tests.rules.flow import box_of, deck_of, finish, hand_of, play_out, played, set_scores, until_round

BOX = {
    "tempura": 14, "sashimi": 14, "gyoza": 14, "maki1": 6, "maki2": 12, "maki3": 8, "egg": 5, "salmon": 10,
    "squid": 5, "wasabi": 6, "chopsticks": 4, "pudding": 10,
}  # fmt: skip
HANDS = {2: 10, 3: 9, 4: 8, 5: 7}


@pytest.mark.rule("SG-DEAL-1", "SG-DEAL-2")
@pytest.mark.parametrize("seats", HANDS)
def test_the_box_and_the_hands(seats: int) -> None:
    t = Game("classic", seats=seats, seed=seats)._table
    assert box_of(t) == BOX
    assert sum(BOX.values()) == 108
    hands = [hand_of(t, seat) for seat in range(seats)]
    assert [hand.total() for hand in hands] == [HANDS[seats]] * seats
    assert sum(hands, Counter[str]()) + deck_of(t) == BOX


@pytest.mark.rule("SG-DEAL-1")
@pytest.mark.parametrize("seats", HANDS)
def test_every_round_deals_full_hands(seats: int) -> None:
    game = Game("classic", seats=seats, seed="three rounds")
    for number in (1, 2, 3):
        assert (game.view(0).round, game.view(0).turn) == (number, 1)
        assert [sum((game.view(seat).hand or {}).values()) for seat in range(seats)] == [HANDS[seats]] * seats
        play_out(game, random.Random(number), until_round(number + 1))
    assert game.over


@pytest.mark.rule("SG-DEAL-2")
@pytest.mark.parametrize("seed", range(5))
def test_one_shuffled_deck_lasts_for_the_whole_game(seed: int) -> None:
    """105 cards of 108 are dealt to five: nobody can see a card twice unless it went back into a hand."""
    game = play_out(Game("classic", seats=5, seed=seed), random.Random(seed))
    seen = Counter(event.values["card"] for event in game.events if event.what == "played")
    again = Counter(event.values["card"] for event in game.events if event.what == "into_hand")
    assert set(again) <= {"chopsticks"}
    seen.subtract(again)
    assert seen + deck_of(game._table) == BOX
    assert deck_of(game._table).total() == 3


@pytest.mark.rule("SG-DEAL-2")
def test_the_second_deal_takes_from_the_rest_of_the_deck() -> None:
    game = Game("classic", seats=4, seed="rest")
    rest = deck_of(game._table)
    play_out(game, random.Random(1), lambda game: game.view(0).round == 2)
    t = game._table
    dealt = sum((hand_of(t, seat) for seat in range(4)), Counter[str]())
    assert dealt + deck_of(t) == rest
    assert dealt.total() == 32


@pytest.mark.rule("SG-DEAL-2")
def test_the_deck_is_shuffled() -> None:
    hands = {tuple(sorted(hand_of(Game("classic", seats=2, seed=seed)._table, 0).elements())) for seed in range(20)}
    assert len(hands) == 20


@pytest.mark.rule("SG-TURN-1")
def test_nothing_lies_open_before_everybody_has_chosen() -> None:
    scene = Scene(("egg", "salmon"), ("maki1", "maki2"), ("tempura", "sashimi"), game="classic")
    scene.answer(2, "sashimi").answer(0, "egg")
    assert [scene.front(seat) for seat in range(3)] == [[], [], []]
    assert [scene.asked(seat) for seat in range(3)] == ["none", "pick", "none"]


@pytest.mark.rule("SG-TURN-1", "SG-TURN-3")
def test_cards_are_turned_up_together_and_hands_move_left() -> None:
    scene = Scene(
        ("egg", "salmon", "squid"),
        ("maki1", "maki2", "maki3"),
        ("tempura", "sashimi", "gyoza"),
        fronts=[["wasabi"], ["tempura"], []],
        game="classic",
    )
    scene.all_pick("salmon", "maki3", "gyoza")
    assert played(scene) == [(0, "salmon"), (1, "maki3"), (2, "gyoza")]
    assert [scene.hand(seat) for seat in range(3)] == [["sashimi", "tempura"], ["egg", "squid"], ["maki1", "maki2"]]
    assert scene.front(1) == ["maki3", "tempura"]
    assert scene.front(2) == ["gyoza"]
    assert [scene.asked(seat) for seat in range(3)] == ["pick"] * 3


@pytest.mark.rule("SG-TURN-2")
def test_the_last_card_is_played_without_a_question() -> None:
    scene = Scene(("egg", "salmon"), ("maki1", "maki2"), ("tempura", "sashimi"), game="classic")
    scene.all_pick("egg", "maki1", "tempura")
    assert scene.t.round == 1
    assert played(scene)[3:] == [(0, "sashimi"), (1, "salmon"), (2, "maki2")]


@pytest.mark.rule("SG-ROUND-1")
def test_dishes_are_discarded_after_the_round_and_puddings_stay() -> None:
    scene = Scene(
        ("egg", "pudding"),
        ("maki1", "salmon"),
        fronts=[["squid+wasabi", "tempura"], ["pudding", "chopsticks"]],
        desserts=[["pudding"], []],
        game="classic",
    )
    scene.all_pick("egg", "maki1").answer(1, "pass")
    assert scene.t.round == 1
    assert [scene.front(seat) for seat in range(2)] == [[], []]
    assert scene.discards == ["chopsticks", "egg", "maki1", "salmon", "squid", "tempura", "wasabi"]
    assert [scene.t.seats[seat].desserts[0] for seat in range(2)] == [1, 2]


@pytest.mark.rule("SG-ROUND-1")
def test_puddings_score_nothing_before_the_end() -> None:
    scene = Scene(("pudding", "pudding"), ("maki1", "pudding"), ("tempura", "sashimi"), game="classic")
    scene.all_pick("pudding", "maki1", "tempura")
    assert scene.scores == [0, 6, 0]


def ended(scores: tuple[int, ...], puddings: tuple[int, ...]) -> int:
    """Who wins, a bit each, when nothing but puddings of earlier rounds can change the scores."""
    plain = [("sashimi", "chopsticks")] * len(scores)
    scene = Scene(*plain, game="classic", round=3, desserts=[("pudding",) * n for n in puddings])
    set_scores(scene, *scores)
    return winners(finish(scene).t)


@pytest.mark.rule("SG-END-1")
def test_the_highest_score_wins() -> None:
    assert ended((20, 30, 25), (1, 1, 1)) == 0b010


@pytest.mark.rule("SG-END-1")
def test_among_equals_more_puddings_win() -> None:
    # 4, 3, 2 and 0 puddings score +6, 0, 0 and -6.
    assert ended((10, 16, 16, 16), (4, 3, 2, 0)) == 0b0001
    assert ended((9, 16, 16, 16), (4, 3, 2, 0)) == 0b0010
    assert ended((9, 15, 16, 22), (4, 3, 2, 0)) == 0b0100


@pytest.mark.rule("SG-END-1")
def test_equal_in_points_and_puddings_they_win_together() -> None:
    assert ended((20, 20, 5), (2, 2, 2)) == 0b011
    assert ended((7, 7), (0, 0)) == 0b11


@pytest.mark.rule("SG-END-1")
def test_a_game_has_three_rounds() -> None:
    game = play_out(Game("classic", seats=3, seed=1), random.Random(1))
    started = [event.values["round"] for event in game.events if event.what == "round_started"]
    ended = [event.values["round"] for event in game.events if event.what == "round_ended"]
    assert started == ended == [1, 2, 3]
    assert [event.what for event in game.events][-1] == "game_over"
    assert game.winners
