"""Questions that wait for a thinking process: nobody's share of the time makes another's answer late."""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Iterator

import pytest

from okawari.game import Game
from okawari.server.logs import log
from okawari.server.thoughts import Thought
from okawari.server.turns import SPARE, Turns
from tests.server.test_brains import LONG, a_view, here, telling_seed, thinking, until

WISHES = {"chef": 1.0, "strong": 0.25}


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def asked(number: int, deadline: float, bot: str = "chef") -> Thought:
    return Thought(number, bot, "s", deadline, "party", b"", "pick", [], {})


def turns_of(clock: Clock) -> Turns:
    return Turns(lambda thought: WISHES[thought.bot], clock)


def spent(turns: Turns, clock: Clock) -> float:
    """How long the one whose turn it is may think, to a thousandth of a second."""
    began = clock.now
    while not turns.enough():
        clock.now += 0.001
    return clock.now - began


@pytest.mark.parametrize("count", [1, 2, 7, 40])
def test_all_who_ask_at_once_have_the_same_share_and_are_answered_in_time(count: int) -> None:
    clock = Clock()
    turns = turns_of(clock)
    for number in range(count):
        turns.put(asked(number, clock.now + 2))
    for number in range(count):
        assert turns.next().number == number
        assert spent(turns, clock) == pytest.approx((2 - SPARE) / count, abs=0.02)
        turns.done()
    assert 100 + 2 - SPARE - 0.02 <= clock.now < 102


def test_shares_go_by_what_bots_wish_for() -> None:
    clock = Clock()
    turns = turns_of(clock)
    for number, bot in enumerate(["chef", "strong", "strong"]):
        turns.put(asked(number, clock.now + 3, bot))
    turns.next()
    first = spent(turns, clock)
    turns.done()
    turns.next()
    assert first == pytest.approx((3 - SPARE) * 2 / 3, abs=0.02)
    assert spent(turns, clock) < first / 3


def test_a_share_shrinks_when_more_is_asked() -> None:
    clock = Clock()
    turns = turns_of(clock)
    turns.put(asked(1, clock.now + 2))
    turns.next()
    clock.now += 0.5
    assert not turns.enough()
    for number in (2, 3, 4):
        turns.put(asked(number, clock.now + 1.5))
    assert turns.enough()


def test_who_waits_for_less_time_comes_first_into_the_sum() -> None:
    """Somebody far behind who has plenty of time takes none from those in front."""
    clock = Clock()
    turns = turns_of(clock)
    turns.put(asked(1, clock.now + 1))
    turns.put(asked(2, clock.now + 100))
    turns.next()
    assert spent(turns, clock) == pytest.approx(1 - SPARE, abs=0.02)


def test_nobody_has_a_turn_whose_time_is_over() -> None:
    clock = Clock()
    turns = turns_of(clock)
    turns.put(asked(1, clock.now - 1))
    turns.put(asked(2, clock.now + 1))
    assert turns.next().number == 2


def test_what_is_forgotten_has_no_share_and_ends_at_once() -> None:
    clock = Clock()
    turns = turns_of(clock)
    for number in range(4):
        turns.put(asked(number, clock.now + 2))
    assert turns.next().number == 0
    clock.now += 1
    assert turns.enough()
    for number in (1, 3):
        turns.forget(number)
    turns.forget(77)
    assert spent(turns, clock) == 0.0
    turns.done()
    turns.put(asked(5, clock.now + 2))
    assert turns.next().number == 2
    assert not turns.enough()
    turns.forget(2)
    assert turns.enough()
    turns.done()
    assert turns.next().number == 5
    assert not turns.enough()


def test_a_turn_that_does_not_end_is_noticed() -> None:
    clock = Clock()
    turns = turns_of(clock)
    assert not turns.overdue(5)
    turns.put(asked(1, clock.now + 2))
    clock.now += 1
    assert not turns.overdue(0)
    turns.next()
    clock.now += 5
    assert not turns.overdue(5)
    clock.now += 2
    assert turns.overdue(5)


def test_a_question_wakes_who_waits_for_one() -> None:
    turns = Turns(lambda thought: 1.0)
    found: list[Thought] = []
    waiting = threading.Thread(target=lambda: found.append(turns.next()))
    waiting.start()
    turns.put(asked(9, float("inf")))
    waiting.join(LONG)
    assert [one.number for one in found] == [9]


# ---------------------------------------------------------------------------------------- in processes


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What bots were said not to have answered."""
    found: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: found.append(str(getattr(record, "bot", record.getMessage())))  # type: ignore[method-assign]
    log.addHandler(handler)
    yield found
    log.removeHandler(handler)


async def count_ticks() -> int:
    """How often somebody else has a turn until cancelled."""
    ticks = 0
    try:
        while True:
            await asyncio.sleep(0.01)
            ticks += 1
    except asyncio.CancelledError:
        return ticks


def test_seven_chefs_at_a_table_all_answer_in_time(complaints: list[str]) -> None:
    """They would like to have thrice the time there is; it is shared, and nobody else has to answer."""

    async def run() -> None:
        game = Game(seats=8, seed="chefs")
        async with thinking() as brains:
            await brains.choose(game.view(0), "casual", "s")  # it has started
            brains.budget = 3.0
            views = [game.view(seat) for seat in range(1, 8)]
            ticks = asyncio.create_task(count_ticks())
            codes = await asyncio.gather(*(brains.choose(view, "chef", "s") for view in views))
            ticks.cancel()
            assert await ticks > 20, "the loop went on with other things meanwhile"
            assert all(code in [one.code for one in view.legal] for code, view in zip(codes, views, strict=True))

    asyncio.run(run())
    assert complaints == []


def test_gentle_bots_never_wait_for_chefs() -> None:
    async def run() -> None:
        view = a_view()
        async with thinking() as brains:
            await brains.choose(view, "casual", "s")
            chefs = [asyncio.create_task(brains.choose(view, "chef", "s")) for _ in range(30)]
            await asyncio.sleep(0)
            assert await brains.choose(view, "casual", "s") == here(view, "casual", "s")
            assert not any(chef.done() for chef in chefs[1:])
            for chef in chefs:
                chef.cancel()

    asyncio.run(run())


def test_what_nobody_waits_for_is_not_thought_about() -> None:
    """Thirty chefs would take half a minute, if their people had not gone."""

    async def run() -> None:
        view = a_view()
        async with thinking() as brains:
            await brains.choose(view, "casual", "s")
            chefs = [asyncio.create_task(brains.choose(view, "chef", "s")) for _ in range(30)]
            await asyncio.sleep(0)
            for chef in chefs:
                chef.cancel()
            await asyncio.gather(*chefs, return_exceptions=True)
            brains.budget = 4.0
            assert await brains.choose(view, "quick", "s") in [answer.code for answer in view.legal]

    asyncio.run(run())


def test_greedy_answers_for_a_bot_whose_process_is_stuck(complaints: list[str]) -> None:
    """Another process answers at once, in the time that was kept for it."""

    async def run() -> None:
        view = a_view()
        seed = telling_seed(view)
        async with thinking(processes=2) as brains:
            await asyncio.gather(*(brains.choose(view, "greedy", seed) for _ in range(2)))
            stopped = brains._best()
            assert stopped
            os.kill(stopped.pid, signal.SIGSTOP)
            brains.budget = 4.0
            assert await brains.choose(view, "random", seed) == here(view, "greedy", seed)
            await until(lambda: stopped.pid not in brains.pids["plain"])

    asyncio.run(run())
    assert complaints[0] == "random"
