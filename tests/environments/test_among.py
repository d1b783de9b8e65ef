"""Tables with bots at some seats: the same games as if somebody asked the bots one by one."""

import pickle
from typing import Any

import numpy
import pytest

from okawari.bots import BOTS
from okawari.bots.greedy_bot import GreedyBot, plain_answer
from okawari.bots.random_bot import random_answer
from okawari.environments import Tables
from okawari.environments.company import SIMPLE
from okawari.environments.pieces import WAIT
from okawari.simulation.kernel import begin
from okawari.table.chance import Dice, key_words
from okawari.table.faces import SEATS
from tests.environments.playing import SETUPS, any_answers, name_of, plays_as_alone
from tests.environments.spiel import ASKING

BUSY: dict[str, Any] = {"game": "party", "seats": 4, "menu": tuple(ASKING.split(";"))}
AMONG: list[tuple[dict[str, Any], list[str | None]]] = [
    (SETUPS[0], [None, "greedy"]),
    (SETUPS[1], ["casual", None]),
    (SETUPS[2], ["random", None, "greedy", None, "novice"]),
    (SETUPS[4], ["greedy", "random", None, "casual"]),
    (BUSY, [None, "random", "random", "random"]),
    (SETUPS[9], [None, "greedy", "casual", "random", None]),
]
EACH = pytest.mark.parametrize(("setup", "bots"), AMONG, ids=lambda one: name_of(one) if isinstance(one, dict) else "")


def bot_answer(tables: Tables, seat: int, name: str, steps: int) -> int:
    """What a bot of this name says, asked by us."""
    view, dice, bot = tables.view(seat), Dice(), BOTS[name]
    begin(dice, key_words("7", "environment"), int(tables.deals[0]), 1 + seat + SEATS * steps)  # type: ignore[arg-type]
    mask = sum(1 << answer.id for answer in view.legal)
    if isinstance(bot, GreedyBot):
        return plain_answer(view, mask, bot.taste(view), dice)
    return random_answer(mask, dice)


@EACH
def test_bots_answer_as_if_they_were_asked_one_by_one(setup: dict[str, Any], bots: list[str | None]) -> None:
    together = Tables(**setup, bots=bots, auto=False, fast=False)
    alone = Tables(**setup, auto=False, fast=False)
    learners = [seat for seat, name in enumerate(bots) if name is None]
    together.reset(7)
    alone.reset(7)
    rng, steps, waits = numpy.random.default_rng(1), 0, 0
    while not together.over[0]:
        answers, gained = any_answers(together, rng), numpy.zeros(setup["seats"])
        together.step(answers)
        for number in range(100):
            asked = alone.asked()
            given = numpy.full_like(answers, WAIT)
            for seat in asked:
                name = bots[seat]
                given[0, seat] = answers[0, seat] if name is None else bot_answer(alone, seat, name, steps)
            alone.step(given)
            gained += alone.rewards[0]
            steps += 1
            waits += number > 0
            if alone.over[0] or {*learners} & {*alone.asked()}:
                break
        assert alone.over[0] == together.over[0]
        assert together.rewards[0].tolist() == gained.tolist()
        assert together.asked() == [seat for seat in alone.asked() if seat in learners]
        for seat in learners:
            assert (together.observations[0, seat] == alone.observations[0, seat]).all()
            assert (together.masks[0, seat] == alone.masks[0, seat]).all()
    assert together.scores.tolist() == alone.scores.tolist()
    assert together.view(None).scores == alone.view(None).scores
    assert waits > 0 or setup is not BUSY


@EACH
def test_bots_do_not_mind_what_is_played_beside_them(setup: dict[str, Any], bots: list[str | None]) -> None:
    plays_as_alone(40, **setup, bots=bots)


@EACH
def test_seats_of_bots_wait_and_show_nothing(setup: dict[str, Any], bots: list[str | None]) -> None:
    tables = Tables(**setup, bots=bots, count=3, fast=False)
    tables.reset(2)
    rng, ended = numpy.random.default_rng(1), 0
    while ended < 3:
        for seat in (seat for seat, name in enumerate(bots) if name):
            assert not tables.observations[:, seat].any()
            assert (tables.masks[:, seat].argmax(1) == WAIT).all()
            assert (tables.view(seat, 1).question, tables.view(seat, 1).legal) == (None, ())
        assert all(tables.asked(table) for table in range(3))
        tables.step(any_answers(tables, rng))
        ended += int(tables.over.sum())


@pytest.mark.slow
@pytest.mark.compiled
@EACH
def test_compiled_tables_with_bots_are_the_same(setup: dict[str, Any], bots: list[str | None]) -> None:
    slow, fast, threaded = (
        Tables(**setup, bots=bots, count=3, fast=fast, threads=threads)
        for fast, threads in ((False, 1), (True, 1), (True, 2))
    )
    for tables in (slow, fast, threaded):
        tables.reset(9)
    rng = numpy.random.default_rng(1)
    for _ in range(60):
        answers = any_answers(slow, rng)
        for tables in (slow, fast, threaded):
            tables.step(answers)
        for tables in (fast, threaded):
            assert (tables.observations == slow.observations).all()
            assert (tables.masks == slow.masks).all()
            assert (tables.rewards == slow.rewards).all()
            assert (tables.scores == slow.scores).all()


def test_a_copy_goes_on_with_the_same_bots() -> None:
    tables = Tables("party", seats=3, bots=["casual", None, "random"], fast=False)
    tables.reset(1)
    twin = pickle.loads(pickle.dumps(tables))
    for _ in range(15):
        answers = tables.masks.argmax(2)
        tables.step(answers)
        twin.step(answers)
        assert (tables.observations == twin.observations).all()
    assert twin.bots == ("casual", None, "random")


def test_single_tables_begin_their_next_game_while_others_stay() -> None:
    tables = Tables("classic", count=3, auto=False, fast=False)
    with pytest.raises(RuntimeError, match="reset"):
        tables.deal()
    tables.reset(1)
    tables.step(tables.masks.argmax(2))
    before = tables.observations.copy()
    tables.deal(numpy.array([False, True, False]))
    assert tables.deals.tolist() == [0, 4, 2]
    assert [(tables.observations[at] == before[at]).all() for at in range(3)] == [True, False, True]
    other = Tables("classic", count=1, fast=False)
    other.reset(1, first=4)
    assert (tables.observations[1] == other.observations[0]).all()
    for wrong in ([True], [0, 1, 0], 1):
        with pytest.raises(ValueError, match=r"^deal wants true or false for each of 3 tables, and not "):
            tables.deal(numpy.array(wrong))


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ("greedy", r"bots has an entry for each of the 2 seats, None for a learner, and is not 'greedy'"),
        (["greedy"], r"an entry for each of the 2 seats, None for a learner, and is not \['greedy'\]"),
        ([None, "strong"], f"bots of Tables are {', '.join(SIMPLE)}, and not 'strong'"),
        ([None, 3], "and not 3"),
        (["greedy", "random"], "bots has None for at least one seat"),
    ],
)
def test_bots_that_cannot_sit_there_are_refused(bots: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Tables("classic", bots=bots, fast=False)


def test_bots_that_need_no_search_can_sit_there() -> None:
    assert SIMPLE == ("random", "greedy", "novice", "casual")
