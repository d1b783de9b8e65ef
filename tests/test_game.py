"""Game: the typed door. Answers in three forms, refusals that change nothing, taking back, previews, copies."""

import random
from collections import defaultdict
from typing import Any

import pytest

from okawari.errors import (
    BadSeats,
    BadSeed,
    IllegalChoice,
    NothingToTakeBack,
    NotYourDecision,
    OkawariError,
)
from okawari.game import Game
from okawari.language import LANGUAGES, Language
from okawari.table.questions import CHOOSE, LATE_ANNOUNCE
from okawari.views.seat_view import Answer
from tests.rules.flow import any_game, bytes_of, play_out

SET_UPS: list[dict[str, Any]] = [
    {"game": "classic", "seats": 2},
    {"game": "classic", "seats": 5, "options": {"promo": "yes"}},
    {"game": "classic", "seats": 2, "options": {"dummy": "yes", "pass_direction": "alternate"}},
    {"game": "party", "seats": 2, "menu": "dinner-for-two"},
    {"game": "party", "seats": 4, "menu": "cutthroat-combo", "options": {"edition": "ru"}},
    {"game": "party", "seats": 5, "menu": "points-platter", "options": {"order_when": "round_end"}},
    {"game": "party", "seats": 8, "menu": "big-banquet", "options": {"edition": "es"}},
    {
        "game": "party",
        "seats": 4,
        "menu": ["uramaki", "miso", "sukeroku", "onigiri", "rice_wine", "takeout", "fruit"],
        "options": {"expansions": "both", "takeout_when": "round_end", "miso_spoiled": "kept"},
    },
    {"game": "draft", "seats": 3},
    {"game": "draft", "seats": 5, "options": {"advanced": "yes", "open_chips": "yes", "leftovers": "per_game"}},
]
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
            assert nobody.value.message_id == "error-not-your-decision"
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


@pytest.mark.parametrize("seat", [-1, 3, 99, None, "1", 1.0])
def test_seats_that_are_not_there(seat: Any) -> None:
    game = Game("classic", seats=3)
    for ask in (game.question, game.legal, game.can_take_back, game.take_back):
        with pytest.raises(NotYourDecision):
            ask(seat)
    if seat is not None:
        with pytest.raises(NotYourDecision):
            game.view(seat)


# ---------------------------------------------------------------------------------------- taking back


def choosing(game: Game) -> bool:
    """Whether this is a stage in which everybody decides at the same time."""
    return game.game == "draft" or game._table.stage in (CHOOSE, LATE_ANNOUNCE)


def without_log(game: Game) -> bytes:
    """Everything a table is, but not what it has told."""
    return bytes_of(game)[: type(game._table).log_on.offset]


@EACH
def test_a_choice_can_be_taken_back_until_the_last_seat_has_answered(how: dict[str, Any]) -> None:
    """Whatever a seat answers while others still decide, taking it back restores the table byte for byte."""
    dice = random.Random(4)
    game = Game(**how, seed="back")
    taken = 0
    while not game.over:
        seat = dice.choice(game.waiting)
        if game.can_take_back(seat) or not choosing(game) or len(game.legal(seat)) == 1:
            game.answer(seat, dice.choice(game.legal(seat)))
            continue
        before, choices, moment = without_log(game), list(game.choices), game._stage
        for _ in range(2):
            while seat in game.waiting and game._stage == moment:
                game.answer(seat, dice.choice(game.legal(seat)))
            if game._stage != moment:
                break
            game.take_back(seat)
            taken += 1
            assert without_log(game) == before
            assert game.choices == choices
            assert not game.can_take_back(seat)
    assert taken > 10


def reached(game: Game, question: str) -> int:
    """Play until a seat is asked a question while somebody else decides too; that seat."""
    dice = random.Random(5)
    while not game.over:
        for seat in game.waiting:
            if game.question(seat) == question and len(game.waiting) > 1:
                return seat
        seat = dice.choice(game.waiting)
        game.answer(seat, dice.choice(game.legal(seat)))
    raise AssertionError(f"nobody was asked {question}")


@pytest.mark.parametrize(
    ("question", "how"),
    [
        ("pick", {"game": "party", "seats": 3, "menu": "sushi-go"}),
        ("announce", {"game": "party", "seats": 4, "menu": "big-banquet"}),
        ("announce", {"game": "party", "seats": 4, "menu": "big-banquet", "options": {"edition": "ru"}}),
        ("target", {"game": "party", "seats": 4, "menu": "points-platter"}),
        ("dip", {"game": "party", "seats": 4, "menu": "sushi-go", "options": {"wasabi": "may"}}),
        ("second", {"game": "classic", "seats": 3}),
        ("for_dummy", {"game": "classic", "seats": 2, "options": {"dummy": "yes"}}),
        ("pick", {"game": "draft", "seats": 3}),
        ("wild", {"game": "draft", "seats": 5}),
        ("keep", {"game": "draft", "seats": 3}),
    ],
)
def test_taking_back_in_every_stage(question: str, how: dict[str, Any]) -> None:
    for seed in range(40):
        game = Game(**how, seed=seed)
        try:
            seat = reached(game, question)
            break
        except AssertionError:
            continue
    else:
        pytest.fail(f"nobody was asked {question} in forty games")
    first = game.question(seat)
    before = game.legal(seat)
    game.answer(seat, before[-1])
    assert game.can_take_back(seat)
    others = [choice for choice in game.choices if choice.seat != seat]
    game.take_back(seat)
    assert game.question(seat) == ("pick" if first in ("target", "dip", "second", "for_dummy", "wild") else game.question(seat))
    assert game.question(seat) in ("pick", "announce", "keep")
    assert [choice for choice in game.choices if choice.seat != seat] == others
    game.answer(seat, game.legal(seat)[0])


def test_after_the_reveal_nothing_can_be_taken_back() -> None:
    game = Game("party", seats=2, seed=1)
    assert not game.can_take_back(0)
    for seat in (0, 1):
        game.answer(seat, game.legal(seat)[0])
    before = bytes_of(game)
    for seat in (0, 1):
        assert not game.can_take_back(seat)
        with pytest.raises(NothingToTakeBack) as refusal:
            game.take_back(seat)
        assert refusal.value.message_id == "error-nothing-to-take-back"
    assert bytes_of(game) == before


def test_others_hear_that_a_card_was_taken_back_but_not_which() -> None:
    game = Game("party", seats=3, seed=1)
    game.answer(0, game.legal(0)[0])
    told = game.take_back(0)
    assert [event.what for event in told] == ["took_back"]
    assert all(event.only is None and event.values == {} for event in told)


def test_only_the_own_choice_is_taken_back() -> None:
    game = Game("party", seats=3, seed=1)
    game.answer(0, game.legal(0)[0])
    game.answer(1, game.legal(1)[0])
    game.take_back(0)
    assert [choice.seat for choice in game.choices] == [1]
    assert game.waiting == (0, 2)


@pytest.mark.rule("OK-AUTO-1")
def test_what_the_engine_answered_cannot_be_taken_back() -> None:
    """The last turn of a dummy game: the controller chooses, the other's only card is played by the engine."""
    game = Game("classic", seats=2, seed=2, options={"dummy": "yes"})
    play_out(game, random.Random(2), lambda game: game.view(0).hand_size == 1)
    (controller,) = game.waiting
    assert not game.can_take_back(1 - controller)


@pytest.mark.rule("P-ORDER-1")
def test_a_target_can_be_taken_back_in_the_last_turn_too() -> None:
    """Only one card is left, but what it copies can still be chosen otherwise."""
    for seed in range(300):
        game = Game("party", seats=3, menu="points-platter", seed=seed)
        play_out(game, random.Random(seed), lambda game: game.view(0).hand_size == 1)
        holders = [seat for seat in range(3) if game.view(seat).hand == {"special_order": 1}]
        if holders and len(set(game.view(holders[0]).table(holders[0]))) > 1:
            break
    seat = holders[0]
    game.answer(seat, "special_order")
    assert game.question(seat) == "target"
    chosen = game.legal(seat)
    game.answer(seat, chosen[0])
    assert game.can_take_back(seat)
    game.take_back(seat)
    game.answer(seat, "special_order")
    assert game.legal(seat) == chosen


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
    assert Game("classic", seats=2, seed="").seed == ""
    assert Game("classic", seats=2, seed="¡ñam! 寿司").seed == "¡ñam! 寿司"
    wrong: list[Any] = [1.5, True, False, b"seed", ["seed"], "x" * 201, "\ud800", 10**5000]
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
