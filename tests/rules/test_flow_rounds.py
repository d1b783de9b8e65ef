"""Party: desserts mixed in, deals, what goes back into the deck, and the end."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from okawari.editions.catalogue import menus
from okawari.editions.menus import MENUS
from okawari.game import Game
from okawari.rules.engine import next_round
from okawari.rules.scoring import score_round, winners
from okawari.table.faces import FACES
from okawari.table.layout import Table
from okawari.table.questions import SCORED
from tests.kit import Scene, menu_with
from tests.rules.flow import box_of, deck_of, finish, hand_of, pile_of, play_out, set_scores, until_round

HANDS = {2: 10, 3: 10, 4: 9, 5: 9, 6: 8, 7: 8, 8: 7}
MIXED = {seats: (5, 3, 2) if seats <= 5 else (7, 5, 3) for seats in HANDS}
DESSERTS = {"pudding", "ice_cream", "fruit_ww", "fruit_pp", "fruit_oo", "fruit_wp", "fruit_wo", "fruit_po"}


def in_hands(t: Table) -> Counter[str]:
    """The cards in all hands."""
    return sum((hand_of(t, seat) for seat in range(t.seats_n)), Counter[str]())


def desserts_of(cards: Counter[str]) -> Counter[str]:
    """The desserts among cards."""
    return Counter({face: number for face, number in cards.items() if face in DESSERTS})


def kept_by(t: Table) -> Counter[str]:
    """The desserts that players have laid apart."""
    return sum((Counter(desserts(t, seat)) for seat in range(t.seats_n)), Counter[str]())


def desserts(t: Table, seat: int) -> list[str]:
    """The desserts that a player has laid apart, without special orders."""
    first = FACES.index("pudding")
    return [FACES[first + at] for at, number in enumerate(t.seats[seat].desserts) for _ in range(number)]


# ---------------------------------------------------------------------------------------- the deal


@pytest.mark.rule("P-DEAL-2")
@pytest.mark.parametrize("seats", HANDS)
def test_hands_by_the_number_of_players_devir_2016_zoch_2017(seats: int) -> None:
    for menu in menus(seats):
        game = Game("party", seats=seats, menu=menu, seed=1)
        assert [hand_of(game._table, seat).total() for seat in range(seats)] == [HANDS[seats]] * seats


@pytest.mark.rule("P-DEAL-1")
@pytest.mark.parametrize("seats", HANDS)
def test_desserts_mixed_in_by_the_number_of_players_devir_2016_zoch_2017(seats: int) -> None:
    game = play_out(Game("party", seats=seats, seed=seats), random.Random(seats))
    mixed = [event.values["count"] for event in game.events if event.what == "desserts_mixed"]
    assert tuple(mixed) == MIXED[seats]
    assert game._table.pile_n == (5 if seats <= 5 else 0), "the books say so: five are left over with two to five"


@pytest.mark.rule("P-DEAL-1", "P-MENU-1")
@pytest.mark.parametrize("menu", MENUS)
def test_the_first_deck_is_the_menu_and_a_few_desserts(menu: str) -> None:
    game = Game("party", seats=4, menu=menu, seed=menu)
    t = game._table
    table = in_hands(t) + deck_of(t)
    assert table + pile_of(t) == box_of(t)
    assert desserts_of(table).total() == 5
    assert set(pile_of(t)) <= DESSERTS
    assert pile_of(t).total() == 10
    assert table.total() == t.deck_n + 4 * 9, "what remains of the deck stays on the table"


@pytest.mark.rule("P-DEAL-1")
def test_which_desserts_are_mixed_in_is_left_to_chance() -> None:
    games = [Game("party", seats=4, menu="master-menu", seed=seed) for seed in range(20)]
    assert len({tuple(sorted(pile_of(game._table).items())) for game in games}) > 10


@pytest.mark.rule("P-DEAL-1", "P-DEAL-3")
@pytest.mark.parametrize("seats", HANDS)
def test_desserts_that_were_not_dealt_stay_in_the_deck(seats: int) -> None:
    """In every round the desserts on the table are those mixed in so far, less those that players keep."""
    game = Game("party", seats=seats, menu="sushi-go", seed=f"desserts {seats}")
    for number in (1, 2, 3):
        t = game._table
        playing = desserts_of(in_hands(t) + deck_of(t))
        assert playing.total() == sum(MIXED[seats][:number]) - kept_by(t).total()
        assert pile_of(t).total() == 15 - sum(MIXED[seats][:number])
        play_out(game, random.Random(number), until_round(number + 1))


@pytest.mark.rule("P-DEAL-3")
@pytest.mark.parametrize("menu", MENUS)
def test_everything_else_comes_back_between_rounds(menu: str) -> None:
    game = Game("party", seats=5, menu=menu, seed=menu)
    for number in (1, 2):
        play_out(game, random.Random(number), until_round(number + 1))
        t = game._table
        orders = sum(t.seats[seat].dessert_orders[at] for seat in range(5) for at in range(8))
        everything = in_hands(t) + deck_of(t) + pile_of(t) + kept_by(t) + Counter(special_order=orders)
        assert everything == box_of(t)
        assert sum(t.discard) == 0


@pytest.mark.rule("P-DEAL-3")
def test_discards_of_the_round_come_back_too() -> None:
    menu = menu_with("miso", "menu", "tempura")
    scene = Scene(("miso", "menu7"), ("miso", "tempura"), menu=menu, deck=("egg",) * 8)
    scene.all_pick("miso", "miso")
    assert scene.discards == ["miso", "miso"], "two misos of one turn"
    scene.answer(1, "egg")
    assert scene.t.round == 1
    t = scene.t
    assert in_hands(t)["miso"] + deck_of(t)["miso"] == 8
    assert in_hands(t)["menu7"] + deck_of(t)["menu7"] == 1
    assert scene.discards == []


@pytest.mark.rule("P-DEAL-3", "P-ORDER-10")
def test_kept_desserts_and_special_orders_that_became_desserts_stay_out() -> None:
    scene = Scene(
        ("egg", "egg"),
        ("egg", "egg"),
        fronts=[["pudding", "special_order=pudding"], ["special_order=egg"]],
        menu=menu_with("pudding", "special_order"),
    )
    scene.t.circulating[0] = 5
    scene.all_pick("egg", "egg").all_pick("egg", "egg")
    t = scene.t
    assert t.round == 1
    cards = in_hands(t) + deck_of(t)
    assert cards["special_order"] == 2
    assert cards["pudding"] == 5 - 1 + 3, "four of five are left, three more are mixed in"
    assert (t.seats[0].desserts[0], t.seats[0].dessert_orders[0]) == (1, 1)


@pytest.mark.rule("P-DEAL-3")
def test_the_deck_is_shuffled_again() -> None:
    """Cards of a first hand turn up in later hands: they would not without reshuffling."""
    again = 0
    for seed in range(10):
        game = Game("party", seats=2, menu="sushi-go", seed=seed)
        game = play_out(game, random.Random(seed))
        plays = [event.values["card"] for event in game.events if event.what == "played"]
        again += Counter(plays)["chopsticks1"] + Counter(plays)["wasabi"] > 4
    assert again


# ---------------------------------------------------------------------------------------- rounds and the end


@pytest.mark.rule("P-ROUND-1")
def test_a_round_ends_with_the_last_cards_and_its_desserts_are_laid_apart() -> None:
    scene = Scene(("egg", "pudding"), ("squid", "salmon"), ("egg", "egg"), fronts=[[], ["pudding"]])
    scene.all_pick("egg", "squid", "egg")
    assert scene.t.round == 1
    assert scene.scores == [2, 3, 3], "dishes score, desserts do not yet"
    assert [desserts(scene.t, seat) for seat in range(3)] == [[], ["pudding", "pudding"], []]
    assert [scene.front(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("P-ROUND-1")
def test_a_round_has_as_many_turns_as_cards() -> None:
    for seats, cards in HANDS.items():
        game = Game("party", seats=seats, menu="my-first-meal", seed=seats)
        play_out(game, random.Random(1), lambda game: game.view(0).round == 2)
        passes = [event for event in game.events if event.what == "passed"]
        assert len(passes) == cards - 1
        plays = Counter(event.seat for event in game.events if event.what == "played")
        assert set(plays.values()) == {cards}


@pytest.mark.rule("P-END-1", "P-ROUND-1")
def test_desserts_score_after_the_third_round_and_only_then() -> None:
    game = play_out(Game("party", seats=4, menu="sushi-go", seed=2), random.Random(2))
    lines = [line for line in game.score_lines if line.kind == "pudding"]
    assert lines
    assert {line.round for line in lines} == {None}
    scored = [event.values["card"] for event in game.events if event.what == "scored"]
    assert scored[-len(lines) :] == ["pudding"] * len(lines)
    assert "pudding" not in scored[: -len(lines)]


def ended(scores: tuple[int, ...], sweets: tuple[tuple[str, ...], ...], orders: tuple[int, ...] = ()) -> int:
    """Who wins with these points before the last turn and these desserts of earlier rounds."""
    hands = [("chopsticks1", "chopsticks1")] * len(scores)
    scene = Scene(*hands, menu=menu_with("ice_cream", "chopsticks", "special_order"), round=3, desserts=sweets)
    set_scores(scene, *scores)
    for seat, number in enumerate(orders):
        scene.t.seats[seat].dessert_orders[1] = number
    return winners(finish(scene).t)


@pytest.mark.rule("P-END-1")
def test_the_highest_total_wins() -> None:
    assert ended((20, 31, 25), ((), (), ())) == 0b010
    assert ended((20, 31, 25), (("ice_cream",) * 4, (), ("ice_cream",) * 3)) == 0b001, "12 for four ice creams"


@pytest.mark.rule("P-END-1")
def test_among_equals_more_desserts_win() -> None:
    assert ended((25, 25, 20), (("ice_cream",), ("ice_cream",) * 2, ("ice_cream",) * 3)) == 0b010


@pytest.mark.rule("P-END-1", "P-ORDER-10")
def test_special_orders_that_became_desserts_break_ties_too() -> None:
    sweets = (("ice_cream",), ("ice_cream",) * 2, ())
    assert ended((25, 25, 25), sweets, (2, 0, 0)) == 0b001
    assert ended((25, 25, 25), sweets, (1, 0, 0)) == 0b011
    assert ended((25, 25, 25), sweets, (0, 0, 3)) == 0b100


@pytest.mark.rule("P-END-1")
def test_equal_in_points_and_desserts_they_share_the_victory_zoch_2017() -> None:
    assert ended((25, 25, 25, 9), (("ice_cream",), (), ("ice_cream",), ())) == 0b0101
    assert ended((0, 0, 0), ((), (), ())) == 0b111


@pytest.mark.rule("P-END-1")
def test_a_score_may_fall_below_zero() -> None:
    scene = Scene(("eel", "chopsticks1"), ("egg", "egg"), menu=menu_with("eel", "chopsticks", "fruit"), round=3)
    scene.all_pick("eel", "egg")
    assert scene.stage == "over"
    assert scene.scores == [-3 + 1 - 6, 1 - 6], "eel, an egg passed on, and three fruits missing"
    assert winners(scene.t) == 0b10


@pytest.mark.rule("P-END-1")
def test_the_winner_of_negative_scores_is_the_highest_of_them() -> None:
    assert ended((-9, -4, -7), ((), (), ())) == 0b010
    assert ended((-9, -4, -4), (("ice_cream",), (), ("ice_cream",))) == 0b100


@pytest.mark.rule("P-END-1")
def test_there_are_three_rounds() -> None:
    game = play_out(Game("party", seats=3, seed=1), random.Random(1))
    rounds = [event.values["round"] for event in game.events if event.what == "round_ended"]
    assert rounds == [1, 2, 3]
    assert all(b >= a for a, b in pairwise(rounds))
    assert game.waiting == ()


@pytest.mark.rule("P-ROUND-1")
def test_scoring_happens_before_the_table_is_cleared() -> None:
    scene = Scene(("egg",), ("egg",), fronts=[["tempura", "tempura"], []])
    score_round(scene.t)
    scene.t.stage = SCORED
    assert scene.scores == [5, 0]
    next_round(scene.t)
    assert scene.scores == [5, 0]
    assert scene.front(0) == []
