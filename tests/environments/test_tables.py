"""Tables side by side: the same games as one by one, by the rules of the engine, with everything in its array."""

import pickle
from typing import Any

import numpy
import pytest

from okawari.editions.undealt import undealt
from okawari.engines import ENGINES
from okawari.environments import Tables
from okawari.environments.pieces import ACTIONS, WAIT
from okawari.environments.posts import REWARDS, WHOLE
from okawari.environments.tables import SIZE
from okawari.game import Game
from okawari.simulation.kernel import begin
from okawari.table.chance import Dice, key_words, next_word
from tests.environments.playing import SETUPS, any_answers, name_of, plays_as_alone


def played(tables: Tables, steps: int, seed: int = 3) -> list[bytes]:
    """All that the arrays showed in some steps."""
    rng, shown = numpy.random.default_rng(seed), []
    for _ in range(steps):
        tables.step(any_answers(tables, rng))
        shown.append(
            b"".join(part.tobytes() for part in (tables.observations, tables.masks, tables.rewards, tables.over))
        )
    return shown


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_batch_plays_what_single_tables_play(setup: dict[str, Any]) -> None:
    plays_as_alone(60, **setup)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_tables_follow_the_engine(setup: dict[str, Any]) -> None:
    """The same deal played by the engine's own functions, one answer at a time."""
    tables = Tables(**setup, reward="win", auto=False, fast=False)
    tables.reset(4)
    engine, game = ENGINES[setup["game"]], Game(**setup, seed=0)
    t = undealt(game.game, game.seats, game.menu, game.options, "")
    dice = Dice()
    begin(dice, key_words("4", "environment"), 0, 0)  # type: ignore[arg-type]  # a tuple reads like a row
    for at in range(12):
        t.keys[at] = next_word(dice)
    engine.new_game(t)
    rng = numpy.random.default_rng(8)
    while t.stage != engine.over:
        answers = any_answers(tables, rng)
        asked = [seat for seat in range(tables.seats) if t.waiting >> seat & 1]
        assert asked == tables.asked()
        for seat in asked:
            mask = sum(1 << answer for answer in numpy.flatnonzero(tables.masks[0, seat]).tolist())
            assert mask == engine.legal(t, seat)
        for seat in asked:
            for _ in engine.steps(t, seat, int(answers[0, seat])):
                pass
        tables.step(answers)
    won = [seat for seat in range(tables.seats) if engine.winners(t) >> seat & 1]
    assert tables.over[0]
    assert tables.rewards[0].tolist() == pytest.approx([(seat in won) / len(won) for seat in range(tables.seats)])
    assert (tables.masks[0].argmax(1) == WAIT).all()


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[4], SETUPS[9]], ids=name_of)
def test_rewards_in_points_add_up_to_the_score(setup: dict[str, Any]) -> None:
    tables = Tables(**setup, auto=False, fast=False)
    tables.reset(2)
    rng, total = numpy.random.default_rng(1), numpy.zeros(setup["seats"])
    while not tables.over[0]:
        tables.step(any_answers(tables, rng))
        total += tables.rewards[0]
    assert total.tolist() == list(tables.view(None).scores[: setup["seats"]])


def played_out(tables: Tables) -> Any:
    """What everybody gained in a whole game at every table."""
    tables.reset(2)
    rng, total = numpy.random.default_rng(1), numpy.zeros((tables.count, tables.seats))
    while not tables.over.all():
        tables.step(any_answers(tables, rng))
        total += tables.rewards
    return total


@pytest.mark.parametrize(("game", "seats"), [("classic", 4), ("draft", 5)])
def test_places_are_worth_even_steps_and_equal_places_share(game: str, seats: int) -> None:
    """From the last to the first in even steps; winners are before all others, however equal points are."""
    tables = [Tables(game, seats=seats, count=60, reward=how, auto=False, fast=False) for how in ("win", "place")]
    won, places = map(played_out, tables)
    ties = 0
    for table in range(60):
        scores = tables[0].view(None, table).scores[:seats]
        standing = [(won[table, seat] > 0, scores[seat]) for seat in range(seats)]
        beaten = [sum((mine > other) + (mine == other) / 2 for other in standing) - 0.5 for mine in standing]
        assert places[table] == pytest.approx([number / (seats - 1) for number in beaten])
        ties += len({*standing}) < seats
    assert ties > 5


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[9]], ids=name_of)
def test_after_the_end_nothing_is_paid_again(setup: dict[str, Any], reward: str) -> None:
    tables = Tables(**setup, count=2, reward=reward, auto=False, fast=False)
    tables.reset(2)
    rng = numpy.random.default_rng(1)
    while not tables.over.all():
        tables.step(any_answers(tables, rng))
    assert tables.rewards.any()
    last = tables.observations.copy()
    for _ in range(2):
        tables.step(any_answers(tables, rng))
        assert not tables.rewards.any()
        assert tables.over.all()
        assert (tables.observations == last).all()
    tables.deal()
    assert not tables.over.any()


def test_threads_change_nothing() -> None:
    one, two = (Tables("classic", seats=3, count=5, threads=threads, fast=False) for threads in (1, 2))
    for tables in (one, two):
        tables.reset("threads")
    assert played(one, 40) == played(two, 40)


def test_the_same_seed_gives_the_same_games_and_another_does_not() -> None:
    tables = Tables("party", seats=3, count=2, fast=False)
    tables.reset(1)
    first = played(tables, 30)
    tables.reset(1)
    assert played(tables, 30) == first
    tables.reset(2)
    assert played(tables, 30) != first


def test_only_seats_that_are_asked_need_new_observations() -> None:
    everybody, asked = (
        Tables("party", seats=4, menu="master-menu", count=3, everybody=every, fast=False) for every in (True, False)
    )
    everybody.reset(6)
    asked.reset(6)
    rng, waited = numpy.random.default_rng(2), 0
    for _ in range(80):
        answers = any_answers(everybody, rng)
        everybody.step(answers)
        asked.step(answers)
        open_ones = everybody.masks[:, :, WAIT] == 0
        waited += int((~open_ones).sum())
        assert (everybody.observations[open_ones] == asked.observations[open_ones]).all()
        assert (everybody.masks == asked.masks).all()
    assert waited


def test_a_bad_answer_is_refused_and_changes_nothing() -> None:
    tables = Tables("classic", seats=2, count=2, fast=False)
    tables.reset(1)
    before = tables.observations.tobytes()
    good = tables.masks.argmax(2)
    for bad in (WAIT, -1, ACTIONS, 40):
        answers = good.copy()
        answers[1, 0] = bad
        with pytest.raises(ValueError, match=f"table 1, seat 0: {bad} is not open, only "):
            tables.step(answers)
    with pytest.raises(ValueError, match="2 tables by 2 seats"):
        tables.step(good[:1])
    with pytest.raises(ValueError, match="2 tables by 2 seats"):
        tables.step(good.astype(float))
    assert tables.observations.tobytes() == before
    tables.step(good)
    assert tables.observations.tobytes() != before


ARRAYS = ("observations", "pieces", "masks", "rewards", "over", "deals", "scores")


def check_reading(tables: Tables) -> None:
    """Nobody else writes into the arrays, and what they show goes on changing."""
    tables.reset(1)
    for _ in range(2):
        for name in ARRAYS:
            with pytest.raises(ValueError, match="read-only"):
                getattr(tables, name)[0] = 1
        shown = tables.observations.tobytes(), tables.masks.tobytes(), tables.deals.tobytes()
        tables.step(tables.masks.argmax(2))
        tables.deal()
        assert all(
            a != b.tobytes() for a, b in zip(shown, (tables.observations, tables.masks, tables.deals), strict=True)
        )
        tables = pickle.loads(pickle.dumps(tables))


def test_arrays_can_only_be_read() -> None:
    """Else a learner that closes answers in the masks, or opens some, could play cards that there are not."""
    check_reading(Tables("classic", seats=2, count=2, fast=False))


@pytest.mark.slow
@pytest.mark.compiled
def test_arrays_of_compiled_tables_can_only_be_read() -> None:
    check_reading(Tables("classic", seats=2, count=2, fast=True))


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda tables: tables.reset(1, first=-1), r"first is a whole number from 0 to \d+, and not -1"),
        (lambda tables: tables.reset(1, first=0.5), r"first is .* and not 0\.5 \(float\)"),
        (lambda tables: tables.view(-1), "seat is a whole number from 0 to 1, or None for a spectator, and not -1"),
        (lambda tables: tables.view(5), "seat is .* and not 5"),
        (lambda tables: tables.view("0"), r"seat is .* and not '0' \(str\)"),
        (lambda tables: tables.view(0, 9), "table is a whole number from 0 to 2, and not 9"),
        (lambda tables: tables.view(0, -1), "table is .* and not -1"),
        (lambda tables: tables.asked(9), "table is a whole number from 0 to 2, and not 9"),
        (lambda tables: tables.asked(-1), "table is .* and not -1"),
    ],
)
def test_seats_tables_and_deals_that_there_are_not(call: Any, said: str) -> None:
    tables = Tables("classic", seats=2, count=3, fast=False)
    tables.reset(1)
    before = tables.deals.tolist()
    with pytest.raises(ValueError, match=f"^{said}$"):
        call(tables)
    assert tables.deals.tolist() == before


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[4], SETUPS[9]], ids=name_of)
def test_how_the_last_games_have_ended_is_kept_whatever_the_rewards(setup: dict[str, Any]) -> None:
    """In games of which the next has begun already, as in those that stay."""
    tables = {how: Tables(**setup, count=3, reward=how, fast=False) for how in REWARDS}
    staying = Tables(**setup, count=3, reward="win", auto=False, fast=False)
    for one in (*tables.values(), staying):
        one.reset(2)
    rng, points = numpy.random.default_rng(1), numpy.zeros((3, setup["seats"]))
    ended = 0
    while ended < 3:
        answers = any_answers(tables["points"], rng)
        for one in tables.values():
            one.step(answers)
        if not staying.over.any():
            staying.step(answers)
        points += tables["points"].rewards
        for table in numpy.flatnonzero(tables["points"].over):
            ended += 1
            for one in tables.values():
                assert one.scores[table].tolist() == points[table].tolist()
                assert one.wins[table].tolist() == tables["win"].rewards[table].tolist()
            points[table] = 0
    stayed = int(staying.over.argmax())
    assert staying.scores[stayed].tolist() == list(staying.view(None, stayed).scores[: setup["seats"]])


def test_tables_say_what_they_are() -> None:
    assert repr(Tables(fast=False)) == "<Tables: 1 of classic, 2 seats, reward points>"
    found = repr(Tables("party", seats=4, menu="my-first-meal", count=3, reward="win", fast=False))
    assert found == "<Tables: 3 of party, 4 seats, menu my-first-meal, reward win>"


def test_shapes_and_kinds_of_arrays() -> None:
    tables = Tables("draft", seats=4, count=3, fast=False)
    assert (tables.observations.shape, tables.observations.dtype) == ((3, 4, SIZE), numpy.int8)
    assert (tables.masks.shape, tables.masks.dtype) == ((3, 4, ACTIONS), numpy.int8)
    assert (tables.rewards.shape, tables.rewards.dtype.name) == ((3, 4), "float32")
    assert (tables.over.shape, tables.over.dtype.name) == ((3,), "bool")
    assert all(WHOLE % winners == 0 for winners in range(1, 9))


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_compiled_tables_are_the_same(setup: dict[str, Any]) -> None:
    slow, fast = (Tables(**setup, count=2, fast=fast) for fast in (False, True))
    slow.reset(9)
    fast.reset(9)
    assert (slow.observations == fast.observations).all()
    assert played(slow, 90) == played(fast, 90)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[4], SETUPS[9]], ids=name_of)
def test_threads_change_nothing_of_compiled_tables(setup: dict[str, Any]) -> None:
    streams = []
    for threads in (1, 2, 3):
        tables = Tables(**setup, count=7, threads=threads, fast=True)
        tables.reset("threads")
        streams.append(played(tables, 90))
    assert streams[0] == streams[1] == streams[2]
