"""Classic: passing both ways, two players with a dummy, and the promotional soy sauce."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from okawari.errors import BadOption
from okawari.game import Game
from okawari.rules.scoring import winners
from okawari.table.faces import FACES
from tests.kit import Scene, kind_points, points
from tests.rules.flow import (
    DummyScene,
    any_game,
    box_of,
    deck_of,
    finish,
    hand_of,
    moments,
    play_out,
    played,
    set_scores,
)

DUMMY = {"dummy": "yes"}
PROMO = {"promo": "yes"}
FOUR = ("sashimi",) * 4

# ---------------------------------------------------------------------------------------- both ways


@pytest.mark.rule("SG-VAR-1")
@pytest.mark.parametrize(("round", "direction"), [(1, "left"), (2, "right"), (3, "left")])
def test_hands_move_left_right_left(round: int, direction: str) -> None:
    hands = [("egg",) * 3, ("maki1",) * 3, ("gyoza",) * 3]
    scene = Scene(*hands, game="classic", options={"pass_direction": "alternate"}, round=round)
    scene.all_pick("egg", "maki1", "gyoza")
    left = [["gyoza"] * 2, ["egg"] * 2, ["maki1"] * 2]
    right = [["maki1"] * 2, ["gyoza"] * 2, ["egg"] * 2]
    assert [scene.hand(seat) for seat in range(3)] == (left if direction == "left" else right)


@pytest.mark.rule("SG-VAR-1", "SG-TURN-1")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_without_the_variant_hands_always_move_left(round: int) -> None:
    scene = Scene(("egg",) * 3, ("maki1",) * 3, ("gyoza",) * 3, game="classic", round=round)
    scene.all_pick("egg", "maki1", "gyoza")
    assert [scene.hand(seat)[0] for seat in range(3)] == ["gyoza", "egg", "maki1"]


@pytest.mark.rule("SG-VAR-1")
@pytest.mark.parametrize("game", ["classic", "party", "draft"])
@pytest.mark.parametrize(("value", "second"), [("left", "left"), ("alternate", "right")])
def test_every_game_says_which_way_hands_pass(game: str, value: str, second: str) -> None:
    whole = any_game(3, game=game, seats=3, options={"pass_direction": value})
    ways: dict[int, set[str]] = {1: set(), 2: set(), 3: set()}
    number = 0
    for event in whole.events:
        if event.what == "round_started":
            number = event.values["round"]
        if event.what == "passed":
            ways[number].add(event.values["direction"])
    assert ways == {1: {"left"}, 2: {second}, 3: {"left"}}


@pytest.mark.rule("SG-VAR-1")
@pytest.mark.parametrize("game", ["classic", "party", "draft"])
def test_a_view_says_where_the_hand_goes(game: str) -> None:
    running = Game(game, seats=3, seed=1, options={"pass_direction": "alternate"})
    assert [running.view(seat).passes_to for seat in range(3)] == [1, 2, 0]
    play_out(running, random.Random(1), lambda game: game.view(0).round == 2)
    assert [running.view(seat).passes_to for seat in range(3)] == [2, 0, 1]


# ---------------------------------------------------------------------------------------- the dummy


@pytest.mark.rule("SG-VAR-2")
def test_three_hands_of_nine_and_one_of_them_is_a_pile() -> None:
    t = Game("classic", seats=2, options=DUMMY, seed=1)._table
    hands = [hand_of(t, 0), hand_of(t, 1)]
    drawn = Counter([FACES[t.mine[t.controller].drawn]])
    pile = Counter(FACES[t.dummy[at]] for at in range(t.dummy_n))
    assert [hand.total() for hand in hands] == [9, 9]
    assert pile.total() == 8, "the controller has drawn one of nine"
    assert hands[0] + hands[1] + drawn + pile + deck_of(t) == box_of(t)


@pytest.mark.rule("SG-VAR-2")
def test_a_game_with_a_dummy_is_for_two_players() -> None:
    for seats in (3, 4, 5):
        with pytest.raises(BadOption) as refusal:
            Game("classic", seats=seats, options=DUMMY)
        assert refusal.value.message_id == "error-bad-option-seats"
    assert Game("classic", seats=2, options=DUMMY).waiting == (0, 1)


@pytest.mark.rule("SG-VAR-2")
def test_chance_decides_who_controls_the_dummy_first() -> None:
    first = Counter(Game("classic", seats=2, options=DUMMY, seed=seed)._table.controller for seed in range(60))
    assert set(first) == {0, 1}
    assert min(first.values()) > 12


@pytest.mark.rule("SG-VAR-2")
@pytest.mark.parametrize("controller", [0, 1])
def test_the_controller_draws_and_plays_for_both(controller: int) -> None:
    scene = DummyScene(("egg", "salmon"), ("maki1", "maki2"), pile=("tempura",) * 2, controller=controller)
    other = 1 - controller
    own = [["egg", "salmon"], ["maki1", "maki2"]]
    assert scene.legal(controller) == sorted([*own[controller], "tempura"], key=FACES.index)
    assert scene.legal(other) == own[other]
    scene.answer(controller, "tempura")
    assert scene.asked(controller) == "for_dummy"
    assert scene.legal(controller) == own[controller], "the drawn card is taken, the own cards can go to the dummy"
    scene.answer(controller, own[controller][0])
    assert [scene.front(seat) for seat in range(3)] == [[], [], []]
    assert scene.asked(other) == "pick"
    scene.answer(other, own[other][0])
    assert scene.front(controller) == ["tempura"]
    assert scene.front(2) == [own[controller][0]]
    assert scene.front(other) == [own[other][0]]


@pytest.mark.rule("SG-VAR-2")
def test_the_drawn_card_can_stay_in_the_hand_and_passes_on() -> None:
    scene = DummyScene(("egg", "salmon", "egg"), ("maki1",) * 3, pile=("tempura",) * 3)
    scene.answer(0, "egg").answer(0, "salmon").answer(1, "maki1")
    assert scene.hand(1) == ["egg", "tempura"]
    assert scene.hand(0) == ["maki1", "maki1"]


@pytest.mark.rule("SG-VAR-2")
def test_control_changes_sides_turn_after_turn_and_hands_are_exchanged() -> None:
    scene = DummyScene(("egg",) * 4, ("maki1",) * 4, pile=("tempura",) * 4)
    for controller in (0, 1, 0):
        assert scene.t.controller == controller
        assert "tempura" in scene.legal(controller)
        scene.answer(controller, "tempura")
        scene.answer(controller, scene.legal(controller)[0])
        scene.answer(1 - controller, scene.legal(1 - controller)[0])
    assert [seat for _, seat, _, _ in scene.events("drew_for_dummy")] == [0, 1, 0, 1]
    assert len(scene.events("passed")) == 3


@pytest.mark.rule("SG-VAR-2")
def test_all_cards_of_a_round_are_played() -> None:
    game = Game("classic", seats=2, options=DUMMY, seed=3)
    play_out(game, random.Random(3), lambda game: game.view(0).round == 2)
    cards = Counter(event.seat for event in game.events if event.what == "played")
    back = Counter(event.seat for event in game.events if event.what == "into_hand")
    assert cards[2] == 9
    assert cards[0] - back[0] == 9
    assert cards[1] - back[1] == 9
    assert Counter(event.seat for event in game.events if event.what == "drew_for_dummy").total() == 10


@pytest.mark.rule("SG-VAR-2", "OK-DUMMY-2")
def test_control_goes_on_alternating_into_the_next_round() -> None:
    game = Game("classic", seats=2, options=DUMMY, seed=4)
    play_out(game, random.Random(4))
    drew = [event.seat for event in game.events if event.what == "drew_for_dummy"]
    assert len(drew) == 27
    assert all(a != b for a, b in pairwise(drew))


@pytest.mark.rule("SG-VAR-2", "SG-TURN-2")
def test_in_the_last_turn_the_controller_still_chooses_who_gets_what() -> None:
    scene = DummyScene(("squid",), ("maki1",), pile=("tempura",), fronts=[["wasabi"], [], []])
    assert scene.asked(1) == "none"
    assert scene.legal(0) == ["squid", "tempura"]
    scene.answer(0, "squid")
    assert played(scene) == [(0, "squid"), (1, "maki1"), (2, "tempura")]
    assert scene.scores == [9, 6, 0]


@pytest.mark.rule("SG-VAR-3")
def test_the_dummy_ranks_for_maki() -> None:
    assert kind_points("maki", ("maki1",), ("maki2",), game="classic", options=DUMMY) == [3, 6, 0]
    scene = DummyScene(("sashimi",), ("sashimi",), pile=("sashimi",), fronts=[["maki1"], ["maki2"], ["maki3"]])
    scene.answer(0, "sashimi")
    assert scene.scores == [0, 3, 6]


@pytest.mark.rule("SG-VAR-3", "SG-PUDDING-3")
def test_the_dummy_ranks_for_puddings_and_the_fewest_cost_points() -> None:
    def ended(*counts: int) -> list[int]:
        own = [("pudding",) * count for count in counts]
        scene = DummyScene(("sashimi",), ("sashimi",), pile=("sashimi",), round=3, desserts=own)
        return scene.answer(0, "sashimi").scores

    assert ended(2, 1, 3) == [0, -6, 6]
    assert ended(2, 1, 0) == [6, 0, -6]
    assert ended(2, 0, 0) == [6, -3, -3]
    assert ended(1, 1, 1) == [0, 0, 0]


@pytest.mark.rule("SG-VAR-3", "SG-WASABI-1")
def test_a_nigiri_for_the_dummy_goes_on_its_wasabi() -> None:
    scene = DummyScene(("squid", "egg"), ("maki1",) * 2, pile=("egg",) * 2, fronts=[[], [], ["wasabi"]])
    scene.answer(0, "egg").answer(0, "squid").answer(1, "maki1")
    assert moments(scene, "dipped") == [("dipped", 2, "squid")]
    assert scene.front(2) == ["squid+wasabi"]


@pytest.mark.rule("SG-VAR-3")
def test_a_players_wasabi_is_not_the_dummys() -> None:
    scene = DummyScene(("squid", "maki1"), ("maki1",) * 2, pile=("maki1",) * 2, fronts=[["wasabi"], [], []])
    scene.answer(0, "maki1").answer(0, "squid").answer(1, "maki1")
    assert scene.front(2) == ["squid"]


@pytest.mark.rule("SG-VAR-3")
def test_the_dummy_uses_no_chopsticks() -> None:
    scene = DummyScene(FOUR, FOUR, pile=("egg",) * 4, fronts=[[], [], ["chopsticks"]])
    scene.answer(0, "sashimi")
    assert scene.asked(0) == "for_dummy"
    scene.answer(0, "egg")
    assert scene.asked(0) == "none"
    scene.answer(1, "sashimi")
    assert scene.front(2) == ["chopsticks", "egg"]


@pytest.mark.rule("SG-VAR-3", "SG-STICKS-1")
def test_players_do_use_theirs() -> None:
    scene = DummyScene(FOUR, FOUR, pile=("egg",) * 4, fronts=[["chopsticks"], ["chopsticks"], []])
    scene.answer(0, "sashimi").answer(0, "egg")
    assert scene.asked(0) == "for_dummy"
    assert scene.legal(0) == ["sashimi"]
    scene.answer(0, "sashimi").answer(1, "sashimi").answer(1, "sashimi")
    assert [scene.front(seat) for seat in range(3)] == [["egg", "sashimi"], ["sashimi"] * 2, ["sashimi"]]
    assert scene.hand(0) == scene.hand(1) == ["chopsticks", "sashimi", "sashimi"]


@pytest.mark.rule("OK-DUMMY-1")
def test_the_controller_needs_three_cards_for_chopsticks() -> None:
    sticks = [["chopsticks"], ["chopsticks"], []]
    scene = DummyScene(("egg", "salmon"), ("maki1", "maki2"), pile=("gyoza",) * 2, fronts=sticks)
    scene.answer(0, "egg")
    assert scene.asked(0) == "second"
    assert scene.legal(0) == ["salmon", "gyoza", "pass"]
    scene.answer(0, "salmon").answer(1, "maki1").answer(1, "pass")
    assert scene.front(0) == ["egg", "salmon"]
    assert scene.front(2) == ["gyoza"], "what is left is the dummy's, without a question"


@pytest.mark.rule("SG-VAR-2", "SG-STICKS-1")
def test_the_drawn_card_counts_among_the_cards_to_choose_from() -> None:
    scene = DummyScene(("egg", "salmon", "salmon"), ("maki1",) * 3, pile=("egg",) * 3, fronts=[["chopsticks"], [], []])
    scene.answer(0, "egg")
    assert scene.legal(0) == ["egg", "salmon", "pass"], "one egg of the hand, one drawn"
    scene.answer(0, "egg")
    assert scene.legal(0) == ["salmon"]
    scene.take_back(0).answer(0, "salmon").answer(0, "salmon")
    assert scene.legal(0) == ["egg"]


@pytest.mark.rule("OK-DUMMY-1")
def test_with_two_cards_the_controller_cannot_use_chopsticks() -> None:
    scene = DummyScene(("egg",), ("maki1",), pile=("gyoza",), fronts=[["chopsticks"], [], []])
    scene.answer(0, "egg")
    assert played(scene) == [(0, "egg"), (1, "maki1"), (2, "gyoza")]


@pytest.mark.rule("SG-VAR-3", "SG-END-1")
def test_the_dummy_cannot_win() -> None:
    scene = DummyScene(FOUR, FOUR, pile=FOUR, round=3)
    set_scores(scene, 10, 12, 90)
    assert winners(finish(scene).t) == 0b010
    game = any_game(1, game="classic", seats=2, options=DUMMY)
    assert len(game.scores) == 3
    assert set(game.winners) <= {0, 1}


@pytest.mark.rule("SG-VAR-3")
def test_the_dummy_scores_like_anybody() -> None:
    scene = DummyScene(("egg",), ("egg",), pile=("tempura",), fronts=[[], [], ["tempura", *["gyoza"] * 3]])
    scene.answer(0, "egg")
    assert scene.scores == [1, 1, 11]


# ---------------------------------------------------------------------------------------- promo


def soy(*fronts: tuple[str, ...]) -> list[int]:
    """What the soy sauces score."""
    return kind_points("soy_sauce", *fronts, game="classic", options=PROMO)


@pytest.mark.rule("SG-PROMO-1")
def test_the_promo_adds_four_soy_sauces() -> None:
    box = box_of(Game("classic", seats=5, options=PROMO)._table)
    assert (box["soy_sauce"], box.total()) == (4, 112)
    assert box_of(Game("classic", seats=5)._table)["soy_sauce"] == 0


@pytest.mark.rule("SG-PROMO-1")
def test_the_most_colours_are_worth_four() -> None:
    assert soy(("soy_sauce", "egg", "maki1"), ("tempura", "egg")) == [4, 0]
    assert soy(("soy_sauce", "egg"), ("soy_sauce", "egg", "maki1")) == [0, 4]


@pytest.mark.rule("SG-PROMO-1")
def test_nigiri_and_wasabi_are_one_colour_and_soy_sauce_and_pudding_count() -> None:
    assert soy(("soy_sauce", "squid+wasabi", "wasabi", "egg"), ("tempura", "maki1", "gyoza")) == [0, 0]
    assert soy(("soy_sauce", "pudding", "egg"), ("tempura", "maki1", "gyoza")) == [4, 0]


@pytest.mark.rule("SG-PROMO-1")
@pytest.mark.parametrize(("tied", "share"), [(1, 4), (2, 2), (3, 1), (4, 1)])
def test_soy_players_who_tie_share(tied: int, share: int) -> None:
    fronts = [("soy_sauce", "egg")] * tied + [("soy_sauce",)] * (4 - tied)
    assert soy(*fronts) == [share] * tied + [0] * (4 - tied)


@pytest.mark.rule("SG-PROMO-1")
def test_a_player_scores_for_one_soy_sauce_only() -> None:
    assert soy(("soy_sauce", "soy_sauce", "egg"), ("egg",)) == [4, 0]
    assert soy(("soy_sauce", "soy_sauce", "egg"), ("soy_sauce", "maki1"), ()) == [2, 2, 0]


@pytest.mark.rule("OK-PROMO-1")
def test_colours_of_players_without_soy_sauce_count_too() -> None:
    assert soy(("soy_sauce", "egg"), ("egg", "maki1", "gyoza")) == [0, 0]
    # Tied with somebody who has no soy sauce: the holder shares with other holders only.
    assert soy(("soy_sauce", "egg"), ("egg", "maki1")) == [4, 0]


@pytest.mark.rule("SG-PROMO-1")
def test_soy_sauce_is_scored_in_the_round() -> None:
    rows = points(("soy_sauce", "egg", "maki1"), ("egg",), game="classic", options=PROMO)
    assert rows[0] == {"soy_sauce": 4, "nigiri": 1, "maki": 6}
