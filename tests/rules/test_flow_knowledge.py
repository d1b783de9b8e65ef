"""Who knows what: open to all, to one seat, to nobody; and what a seat may remember."""

import random
from typing import Any

import pytest

from okawari.game import Game
from okawari.table.faces import FACES
from tests.kit import Scene, menu_with
from tests.rules.flow import DummyScene, any_game, play_out, raw_view, view_of

SPOONS = menu_with("chopsticks", "spoon")
MENU = menu_with("menu")


def all_views(scene: Scene) -> list[bytes]:
    """The bytes of every seat's view and of a spectator's."""
    return [bytes(raw_view(scene.t, seat)) for seat in range(-1, scene.t.seats_n)]


# ---------------------------------------------------------------------------------------- open to all


@pytest.mark.rule("P-KNOW-1")
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_what_lies_on_the_table_is_open_to_all(seat: int | None) -> None:
    scene = Scene(
        ("miso", "egg", "egg"),
        ("miso", "egg", "egg"),
        ("egg",) * 3,
        fronts=[["squid+wasabi"], ["special_order=tempura", "tempura"], ["flipped"]],
        desserts=[["pudding"], [], ["pudding", "pudding"]],
        menu=menu_with("miso", "wasabi", "special_order"),
        round=2,
        options={"pass_direction": "alternate"},
        deck=("egg",) * 7,
    )
    scene.t.seats[1].score = 17
    scene.all_pick("miso", "miso", "egg")
    view = view_of(scene, seat)
    assert [view.table(other) for other in range(3)] == [
        ["squid+wasabi"],
        ["tempura", "special_order=tempura"],
        ["egg", "flipped"],
    ]
    assert [view.desserts(other) for other in range(3)] == [["pudding"], [], ["pudding", "pudding"]]
    assert view.discards == {"miso": 2}
    assert view.scores == (0, 17, 0)
    assert (view.seats, view.round, view.turn) == (3, 2, 3)
    assert (view.hand_size, view.deck_size) == (2, 7)
    assert set(view.menu) == {"nigiri", *menu_with("miso", "wasabi", "special_order")}
    assert view.waiting == (0, 1, 2)
    assert view.passes_to == (None if seat is None else (seat - 1) % 3)


@pytest.mark.rule("P-KNOW-1")
def test_announcements_requests_and_answers_are_heard_by_all() -> None:
    game = Game("party", seats=4, menu="cutthroat-combo", seed=1)
    wanted = {"announced", "spoon_asked", "spoon_none", "spoon_gave", "into_hand", "discarded"}
    heard: set[str] = set()
    for seed in range(12):
        game = any_game(seed, game="party", seats=4, menu="cutthroat-combo")
        for event in game.events:
            if event.what in wanted:
                heard.add(event.what)
                assert all(event.seen_by(seat) for seat in (None, 0, 1, 2, 3))
    assert heard == wanted


@pytest.mark.rule("P-KNOW-1", "OK-SPOON-1")
def test_each_asked_seat_says_that_it_has_none_and_the_card_is_shown() -> None:
    scene = Scene(
        ("egg",) * 3, ("egg",) * 3, ("egg",) * 3, ("egg", "egg", "squid"), fronts=[["spoon4"], [], [], []], menu=SPOONS
    )
    scene.answer(0, "egg").answer(0, "spoon4").answer(1, "egg").answer(2, "egg").answer(3, "egg").answer(0, "squid")
    squid = FACES.index("squid")
    story = [row for row in scene.events() if row[0].startswith("spoon")]
    assert story == [
        ("spoon_asked", 0, squid, 0),
        ("spoon_none", 1, squid, 0),
        ("spoon_none", 2, squid, 0),
        ("spoon_gave", 3, squid, 0),
    ]


# ---------------------------------------------------------------------------------------- one seat alone


@pytest.mark.rule("P-KNOW-2")
def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    scene = Scene(("egg", "salmon"), ("maki1", "maki1"), ("gyoza", "gyoza"))
    assert view_of(scene, 1).hand == {"maki1": 2}
    assert view_of(scene, 1).known_hands == {1: {"maki1": 2}}
    assert view_of(scene, 0).known_hands == {0: {"egg": 1, "salmon": 1}}


@pytest.mark.rule("P-KNOW-2")
def test_spectators_see_no_hand_and_are_asked_nothing() -> None:
    game = play_out(Game("party", seats=3, seed=5), random.Random(5), lambda game: game.view(0).turn == 4)
    view = game.view(None)
    assert view.seat is None
    assert view.hand is None
    assert view.known_hands == {}
    assert (view.question, view.legal) == (None, ())
    assert all(sum(hand.cards) == 0 for hand in view.raw.hands)


@pytest.mark.rule("P-KNOW-2")
def test_a_pick_is_not_to_be_seen_before_the_reveal() -> None:
    """Whichever card seat 0 picks, and whatever it announces, the others' views are the same, byte for byte."""

    def after(*answers: str) -> list[bytes]:
        scene = Scene(
            ("egg", "salmon", "squid"), ("maki1",) * 3, ("egg",) * 3, fronts=[["spoon4"], [], []], menu=SPOONS
        )
        for code in answers:
            scene.answer(0, code)
        views = all_views(scene)
        return views[:1] + views[2:]

    assert after("egg", "spoon4") == after("squid", "spoon4") == after("salmon", "pass")
    assert after("egg") != after("egg", "pass"), "that a seat is still deciding is no secret"


@pytest.mark.rule("P-KNOW-2")
def test_another_hand_does_not_change_a_view() -> None:
    one = Scene(("egg",) * 3, ("maki1", "maki2", "squid"), ("gyoza",) * 3)
    other = Scene(("egg",) * 3, ("tea", "sashimi", "sashimi"), ("gyoza",) * 3)
    for seat in (-1, 0, 2):
        assert bytes(raw_view(one.t, seat)) == bytes(raw_view(other.t, seat))
    assert bytes(raw_view(one.t, 1)) != bytes(raw_view(other.t, 1))


@pytest.mark.rule("P-KNOW-2")
def test_only_its_player_sees_the_cards_of_a_menu() -> None:
    def tray(*deck: str) -> Scene:
        hands = ("menu7", "egg", "egg"), ("egg",) * 3, ("egg",) * 3
        return Scene(*hands, menu=MENU, deck=deck).all_pick("menu7", "egg", "egg")

    one, other = tray("squid", "egg", "maki1", "maki2"), tray("gyoza", "tempura", "sashimi", "salmon")
    assert one.asked(0) == "tray"
    assert sorted(one.legal(0)) == ["egg", "maki1", "maki2", "squid"]
    for seat in (-1, 1, 2):
        assert bytes(raw_view(one.t, seat)) == bytes(raw_view(other.t, seat))
    assert bytes(raw_view(one.t, 0)) != bytes(raw_view(other.t, 0))


@pytest.mark.rule("P-KNOW-2")
@pytest.mark.parametrize(
    ("how", "private"),
    [
        ({"game": "party", "seats": 3, "menu": "party-sampler"}, {"picked", "menu_shows"}),
        ({"game": "party", "seats": 5, "menu": "master-menu"}, {"picked"}),
        ({"game": "classic", "seats": 2, "options": {"dummy": "yes"}}, {"picked", "dummy_card"}),
        ({"game": "draft", "seats": 3}, {"picked", "kept", "chip_value"}),
    ],
)
def test_private_events_are_told_to_their_seat_alone(how: dict[str, Any], private: set[str]) -> None:
    game = any_game(7, **how)
    assert {event.what for event in game.events if event.only is not None} == {*private, "dealt"}
    for event in game.events:
        if event.what in private:
            assert event.only == event.seat
            assert [event.seen_by(seat) for seat in (None, *range(game.seats))].count(True) == 1
    spectator = {event.what for event in game.events_for(None)}
    assert not spectator & private
    for seat in range(game.seats):
        own = [event for event in game.events_for(seat) if event.what in private]
        assert own
        assert {event.seat for event in own} == {seat}
        assert [event for event in game.events_for(seat) if event.only is None] == game.events_for(None)


# ---------------------------------------------------------------------------------------- nobody


@pytest.mark.rule("P-KNOW-3")
def test_no_view_shows_deck_pile_or_chance() -> None:
    game = play_out(
        Game("party", seats=3, menu="party-sampler", seed=3), random.Random(3), lambda game: len(game.choices) == 17
    )
    t = game._table
    before = [bytes(game._raw(seat)) for seat in (-1, 0, 1, 2)]
    cards = [t.deck[at] for at in range(t.deck_n)]
    random.Random(1).shuffle(cards)
    for at, face in enumerate(cards):
        t.deck[at] = face
    for at in range(t.pile_n):
        t.pile[at] = FACES.index("fruit_ww")
    for at in range(8):
        t.circulating[at] = at
    for at in range(4):
        t.chance[at] ^= 12345
        t.keys[at] ^= 12345
    assert [bytes(game._raw(seat)) for seat in (-1, 0, 1, 2)] == before


@pytest.mark.rule("P-KNOW-3")
def test_how_many_desserts_were_mixed_in_is_told_but_not_which() -> None:
    game = any_game(3, game="party", seats=3, menu="master-menu")
    mixed = [event for event in game.events if event.what == "desserts_mixed"]
    assert [event.values for event in mixed] == [{"count": 5}, {"count": 3}, {"count": 2}]


# ---------------------------------------------------------------------------------------- memory


@pytest.mark.rule("P-KNOW-4")
def test_a_seat_remembers_the_hand_it_passed_on_and_what_left_it() -> None:
    scene = Scene(("egg", "salmon", "squid", "tea"), ("maki1",) * 4, ("gyoza",) * 4)
    scene.all_pick("egg", "maki1", "gyoza")
    view = view_of(scene, 0)
    assert view.hand == {"gyoza": 3}
    assert view.known_hands == {0: {"gyoza": 3}, 1: {"salmon": 1, "squid": 1, "tea": 1}}
    assert view_of(scene, 2).known_hands == {2: {"maki1": 3}, 0: {"gyoza": 3}}
    scene.all_pick("gyoza", "squid", "maki1")
    assert view_of(scene, 0).known_hands == {0: {"maki1": 2}, 1: {"gyoza": 2}, 2: {"salmon": 1, "tea": 1}}


@pytest.mark.rule("P-KNOW-4")
def test_memory_does_not_run_ahead_of_a_hidden_pick() -> None:
    scene = Scene(("egg", "salmon", "squid"), ("maki1",) * 3, ("gyoza",) * 3).all_pick("egg", "maki1", "gyoza")
    scene.answer(1, "squid")
    assert view_of(scene, 0).known_hands[1] == {"salmon": 1, "squid": 1}


@pytest.mark.rule("P-KNOW-4", "OK-SPOON-1")
def test_memory_follows_spoons() -> None:
    scene = Scene(
        ("egg", "salmon", "squid", "tempura"),
        ("maki1",) * 4,
        ("gyoza",) * 4,
        fronts=[[], [], ["spoon4"]],
        menu=SPOONS,
    )
    scene.all_pick("egg", "maki1", "gyoza").answer(2, "pass")
    scene.all_pick("gyoza", "salmon", "maki1").answer(2, "spoon4").answer(2, "squid")
    # Seat 1's hand lost a squid to seat 2 and got the spoon, then went on to seat 2.
    assert scene.hand(2) == ["spoon4", "tempura"]
    assert view_of(scene, 0).known_hands[2] == {"spoon4": 1, "tempura": 1}


@pytest.mark.rule("OK-SPOON-1")
def test_everybody_may_remember_has_none_and_the_spoon_in_a_hand() -> None:
    scene = Scene(
        ("egg",) * 3, ("egg",) * 3, ("squid", "egg", "egg"), ("egg",) * 3, fronts=[["spoon4"], [], [], []], menu=SPOONS
    )
    for seat in range(4):
        scene.answer(seat, "egg")
    scene.answer(0, "spoon4").answer(0, "squid")
    squid, spoon = FACES.index("squid"), FACES.index("spoon4")
    for seat in (-1, 0, 3):
        view = raw_view(scene.t, seat)
        assert view.rumours[1].lacks == 1 << squid, "the hand that seat 1 held, wherever it is now"
        assert view.rumours[2].sure[spoon] == 1
        assert [view.rumours[hand].lacks for hand in (0, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("OK-SPOON-1")
def test_a_tool_going_into_a_hand_ends_a_rumour_that_it_lacks_one() -> None:
    hands = ("egg",) * 4, ("egg",) * 4, ("egg",) * 4
    scene = Scene(*hands, fronts=[["chopsticks1"], ["spoon4"], []], menu=SPOONS, options={"announce": "after_reveal"})
    scene.all_pick("egg", "egg", "egg").answer(0, "pass").answer(1, "spoon4").answer(1, "any-chopsticks")
    sticks = FACES.index("chopsticks1")
    hand = scene.t.seats[0].hand
    assert scene.t.rumours[hand].lacks >> sticks & 1, "seat 2 had none and has passed that hand on to seat 0"
    scene.all_pick("egg", "egg", "egg").answer(0, "chopsticks1").answer(0, "egg")
    assert scene.t.rumours[hand].lacks >> sticks & 1 == 0
    assert scene.t.rumours[hand].sure[sticks] == 1


@pytest.mark.rule("P-KNOW-4")
def test_the_reader_of_a_menu_remembers_what_went_back() -> None:
    deck = ("squid", "maki1", "maki1", "gyoza")
    scene = Scene(("menu7", "egg", "egg"), ("egg",) * 3, menu=MENU, deck=deck).all_pick("menu7", "egg")
    scene.answer(0, "squid")
    peeked = raw_view(scene.t, 0).mine.peeked
    assert {FACES[face]: peeked[face] for face in range(len(FACES)) if peeked[face]} == {"maki1": 2, "gyoza": 1}
    assert not any(raw_view(scene.t, 1).mine.peeked)


@pytest.mark.rule("P-KNOW-4")
def test_a_card_played_from_the_deck_is_no_longer_remembered_there() -> None:
    hands = ("menu7", "egg", "egg"), ("menu8", "egg", "egg")
    scene = Scene(*hands, menu=MENU, deck=("squid", "maki1", "maki2", "gyoza")).all_pick("menu7", "menu8")
    scene.answer(0, "squid").answer(1, "maki1")
    for seat in (0, 1):
        peeked = raw_view(scene.t, seat).mine.peeked
        assert {face for number, face in enumerate(FACES) if peeked[number]} == {"maki2", "gyoza"}


@pytest.mark.rule("OK-SPOON-1")
def test_has_none_is_said_of_the_hands_of_one_round() -> None:
    scene = Scene(("egg",) * 3, ("egg",) * 3, ("egg",) * 3, fronts=[["spoon4"], [], []], menu=SPOONS)
    scene.answer(0, "egg").answer(0, "spoon4").answer(1, "egg").answer(2, "egg").answer(0, "squid")
    assert [scene.t.rumours[hand].lacks > 0 for hand in range(3)] == [False, True, True]
    scene.all_pick("egg", "egg", "egg")
    assert scene.t.round == 1
    assert [scene.t.rumours[hand].lacks for hand in range(3)] == [0, 0, 0]


@pytest.mark.rule("P-KNOW-4")
def test_a_new_round_begins_without_memories() -> None:
    game = play_out(
        Game("party", seats=3, menu="party-sampler", seed=3), random.Random(3), lambda game: game.view(0).round == 2
    )
    for seat in range(3):
        assert list(game.view(seat).known_hands) == [seat]
        assert not any(game.view(seat).raw.mine.peeked)
    assert all(game._table.rumours[hand].lacks == 0 for hand in range(3))


@pytest.mark.rule("P-KNOW-4")
def test_the_card_drawn_for_the_dummy_is_its_controllers() -> None:
    def drawn(card: str) -> DummyScene:
        return DummyScene(("egg",) * 3, ("maki1",) * 3, pile=(card,) * 3)

    one, other = drawn("squid"), drawn("tempura")
    assert view_of(one, 0).hand == {"egg": 3, "squid": 1}
    assert view_of(one, 1).hand == {"maki1": 3}
    for seat in (-1, 1):
        assert bytes(raw_view(one.t, seat)) == bytes(raw_view(other.t, seat))


@pytest.mark.rule("P-KNOW-4")
@pytest.mark.parametrize("game", ["classic", "draft"])
def test_the_levels_hold_in_the_other_games(game: str) -> None:
    running = Game(game, seats=3, seed=8)
    assert running.view(None).hand is None
    assert list(running.view(1).known_hands) == [1]
    before = [bytes(running._raw(seat)) for seat in (-1, 1, 2)]
    views = []
    for answer in running.legal(0)[:2]:
        twin = running.copy()
        twin.answer(0, answer)
        views.append([bytes(twin._raw(seat)) for seat in (-1, 1, 2)])
    assert views[0] == views[1]
    assert views[0] != before, "that seat 0 has chosen is no secret"
