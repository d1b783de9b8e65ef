"""Game: the typed door. Answers in three forms, refusals that change nothing, previews, copies."""

import random
from collections import defaultdict
from typing import Any

import pytest

from okawari.errors import (
    BadSeats,
    BadSeed,
    IllegalChoice,
    NotYourDecision,
    OkawariError,
)
from okawari.game import Game
from okawari.language import LANGUAGES, Language
from okawari.views.seat_view import Answer
from tests.rules.flow import SET_UPS, any_game, bytes_of, play_out

EACH = pytest.mark.parametrize("how", SET_UPS, ids=lambda how: f"{how['game']}-{how['seats']}")


def texts(problem: OkawariError) -> list[str]:
    return [Language(code, strict=True).say(problem.message_id, **problem.args_for_message) for code in LANGUAGES]


# ---------------------------------------------------------------------------------------- answering


@EACH
def test_an_answer_can_be_given_as_code_number_or_answer(how: dict[str, Any]) -> None:
    dice = random.Random(1)
    games = [Game(**how, seed="same") for _ in range(3)]
    for _ in range(60):
        if games[0].over:
            break
        seat = dice.choice(games[0].waiting)
        one = dice.choice(games[0].legal(seat))
        told = [games[0].answer(seat, one), games[1].answer(seat, one.code), games[2].answer(seat, one.id)]
        assert told[0] == told[1] == told[2]
        assert len({bytes_of(game) for game in games}) == 1
    assert games[0].choices == games[1].choices == games[2].choices


@EACH
def test_bad_answers_are_refused_and_change_nothing(how: dict[str, Any]) -> None:
    dice = random.Random(2)
    game = Game(**how, seed="bad answers")
    while not game.over:
        seat = dice.choice(game.waiting)
        codes = {one.code for one in game.legal(seat)}
        ids = {one.id for one in game.legal(seat)}
        before = bytes_of(game), list(game.choices), list(game.events), list(game.score_lines)
        wrong: list[Any] = ["pizza", "", "EGG", -1, 1000, 2**80, True, False, None, 1.5, ["egg"], Answer(63, "egg")]
        wrong += dice.sample([number for number in range(63) if number not in ids], 3)
        for answer in wrong:
            with pytest.raises(IllegalChoice) as refusal:
                game.answer(seat, answer)
            assert refusal.value.message_id == "error-illegal-choice"
            assert set(refusal.value.args_for_message["legal"].split(", ")) == codes
        for other in (-1, game.seats, 99, None, "0", *(s for s in range(game.seats) if s not in game.waiting)):
            with pytest.raises(NotYourDecision) as nobody:
                game.answer(other, "egg")  # type: ignore[arg-type]
            there = isinstance(other, int) and 0 <= other < game.seats
            assert nobody.value.message_id == ("error-not-your-decision" if there else "error-no-such-seat")
        assert (bytes_of(game), game.choices, game.events, game.score_lines) == before
        game.answer(seat, dice.choice(game.legal(seat)))
    with pytest.raises(NotYourDecision):
        game.answer(0, "egg")


@EACH
def test_questions_legal_answers_and_waiting_agree(how: dict[str, Any]) -> None:
    dice = random.Random(3)
    game = Game(**how, seed="agree")
    while not game.over:
        for seat in range(game.seats):
            asked = seat in game.waiting
            assert (game.question(seat) is not None) == asked
            assert bool(game.legal(seat)) == asked
            view = game.view(seat)
            assert (view.question, view.legal) == (game.question(seat), game.legal(seat))
            codes = [one.code for one in view.legal]
            assert len(set(codes)) == len(codes), "a code names one answer"
        assert game.winners == ()
        seat = dice.choice(game.waiting)
        game.answer(seat, dice.choice(game.legal(seat)))
    assert game.waiting == ()
    assert game.winners


@pytest.mark.parametrize("seat", [-1, 3, 99, None, "1", 1.0, True])
def test_seats_that_are_not_there(seat: Any) -> None:
    game = Game("classic", seats=3)
    for ask in (game.question, game.legal, game.can_take_back, game.take_back):
        with pytest.raises(NotYourDecision):
            ask(seat)
    if seat is not None:
        with pytest.raises(NotYourDecision):
            game.view(seat)


# ---------------------------------------------------------------------------------------- previews


def test_previews_say_what_an_answer_scores_now() -> None:
    game = Game("classic", seats=2, seed=3)
    bare = game.legal(0)
    shown = game.legal(0, previews=True)
    assert [(one.id, one.code) for one in shown] == [(one.id, one.code) for one in bare]
    assert all(one.points is None for one in bare)
    worth = {"egg": 1, "salmon": 2, "squid": 3, "gyoza": 1, "maki1": 6, "maki2": 6, "maki3": 6}
    for one in shown:
        assert one.points == worth.get(one.code, 0)
        assert one.later == (6 if one.code == "pudding" else 0)


@EACH
def test_previews_change_nothing_and_never_fail(how: dict[str, Any]) -> None:
    dice = random.Random(6)
    game = Game(**how, seed="previews")
    while not game.over:
        seat = dice.choice(game.waiting)
        before = bytes_of(game)
        view = game.view(seat, previews=True)
        assert bytes_of(game) == before
        assert [one.id for one in view.legal] == [one.id for one in game.legal(seat)]
        assert all(one.points is None or isinstance(one.points, int) for one in view.legal)
        game.answer(seat, dice.choice(view.legal))


def test_a_preview_of_the_last_pick_is_what_is_scored() -> None:
    """With one turn to go and nothing that compares players, the preview is the change of the score."""
    menu = ["maki", "tempura", "sashimi", "gyoza", "tea", "wasabi", "ice_cream"]
    game = Game("party", seats=2, menu=menu, seed=9)
    play_out(game, random.Random(9), lambda game: game.view(0).hand_size == 2)
    for one in game.legal(0, previews=True):
        if one.code in ("egg", "salmon", "squid") and "wasabi" not in game.view(0).table(0):
            assert one.points is not None
            assert one.points >= {"egg": 1, "salmon": 2, "squid": 3}[one.code]


# ---------------------------------------------------------------------------------------- making a game


def test_names_are_kept() -> None:
    assert Game("classic", seats=3, names=["Ana", "Luisa"]).names == ("Ana", "Luisa")
    assert Game("classic", seats=3).names == ()
    with pytest.raises(BadSeats) as refusal:
        Game("classic", seats=2, names=["Ana", "Luisa", "Carla"])
    assert all(texts(refusal.value))


@pytest.mark.parametrize(
    ("game", "wrong"),
    [("classic", (0, 1, 6, -1)), ("party", (0, 1, 9, 100)), ("draft", (0, 1, 6)), ("party", ("4", None, 4.0, True))],
)
def test_a_wrong_number_of_players_is_refused(game: str, wrong: tuple[Any, ...]) -> None:
    for seats in wrong:
        with pytest.raises(BadSeats) as refusal:
            Game(game, seats=seats)
        assert refusal.value.message_id == "error-bad-seats"
        assert all(str(seats) in text for text in texts(refusal.value))


@EACH
def test_the_same_seed_is_the_same_game(how: dict[str, Any]) -> None:
    one, two, other = (any_game(1, **how, seed=seed) for seed in ("a", "a", "b"))
    assert one.events == two.events
    assert one.scores == two.scores
    assert one.events != other.events


def test_seeds_are_texts_or_whole_numbers() -> None:
    assert bytes_of(Game("classic", seats=2, seed=7)) == bytes_of(Game("classic", seats=2, seed="7"))
    assert Game("classic", seats=2, seed=-5).seed == "-5"
    assert Game("classic", seats=2, seed="¡ñam! 寿司").seed == "¡ñam! 寿司"
    wrong: list[Any] = [1.5, True, False, b"seed", ["seed"], "", "x" * 201, "\ud800", 10**5000]
    for seed in wrong:
        with pytest.raises(BadSeed) as refusal:
            Game("classic", seats=2, seed=seed)
        assert refusal.value.message_id == "error-bad-seed"
        assert all(texts(refusal.value))


def test_without_a_seed_games_differ_and_can_be_repeated() -> None:
    one, two = Game("classic", seats=2), Game("classic", seats=2)
    assert one.seed != two.seed
    assert len(one.seed) >= 32
    assert bytes_of(Game("classic", seats=2, seed=one.seed)) == bytes_of(one)


# ---------------------------------------------------------------------------------------- copies and sheets


@EACH
def test_a_copy_goes_its_own_way(how: dict[str, Any]) -> None:
    dice = random.Random(8)
    game = Game(**how, seed="copy")
    for _ in range(25):
        seat = dice.choice(game.waiting)
        game.answer(seat, dice.choice(game.legal(seat)))
    twin = game.copy()
    before = bytes_of(game), list(game.choices), list(game.events), list(game.score_lines), game.scores
    assert bytes_of(twin) == before[0]
    play_out(twin, random.Random(1))
    assert (bytes_of(game), game.choices, game.events, game.score_lines, game.scores) == before
    again = play_out(game, random.Random(1))
    assert again.events == twin.events
    assert again.score_lines == twin.score_lines


def test_a_choice_taken_back_in_a_copy_stays_in_the_original() -> None:
    game = Game("party", seats=2, seed=1)
    game.answer(0, game.legal(0)[0])
    twin = game.copy()
    twin.take_back(0)
    assert (len(game.choices), len(twin.choices)) == (1, 0)
    assert (game.waiting, twin.waiting) == ((1,), (0, 1))


@EACH
@pytest.mark.parametrize("seed", range(3))
def test_score_lines_add_up_to_the_scores(how: dict[str, Any], seed: int) -> None:
    game = any_game(seed, **how)
    sums: dict[int, int] = defaultdict(int)
    for line in game.score_lines:
        assert line.points != 0
        assert line.round in (1, 2, 3, None)
        sums[line.seat] += line.points
        for code in LANGUAGES:
            numbers = {name: str(value) if isinstance(value, str) else value for name, value in line.numbers.items()}
            assert Language(code, strict=True).say(line.why, **{"points": line.points, **numbers})
    assert tuple(sums[seat] for seat in range(len(game.scores))) == game.scores


@EACH
def test_scores_grow_by_what_the_events_say(how: dict[str, Any]) -> None:
    game = any_game(5, **how)
    sums: dict[int, int] = defaultdict(int)
    for event in game.events:
        if event.what == "scored":
            sums[event.seat] += event.values["points"]
    assert tuple(sums[seat] for seat in range(len(game.scores))) == game.scores


@EACH
def test_the_best_score_wins(how: dict[str, Any]) -> None:
    for seed in range(5):
        game = any_game(seed, **how)
        players = game.scores[: game.seats]
        assert {players[seat] for seat in game.winners} == {max(players)}
