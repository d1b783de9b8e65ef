"""Bots in processes of their own: the same choices as here, legal and in time whatever happens to a process."""

import asyncio
import contextlib
import logging
import os
import random
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from okawari.bots import BOTS, named
from okawari.bots.random_bot import RandomBot
from okawari.bots.search.bot import Searcher
from okawari.errors import UnknownBot
from okawari.game import Game
from okawari.server.brains import Brains
from okawari.server.logs import log
from okawari.server.thinking import conclude
from okawari.server.thoughts import NO_COMPILER, Thought, packed, read_thought, thought, view_of
from okawari.structs import bytes_of
from okawari.views.seat_view import View
from tests.rules.flow import SET_UPS, play_out, until_choices
from tests.server.leaks.sockets import written

LONG = 60.0  # seconds: a budget that no test uses up
UNTIMED = [name for name, bot in BOTS.items() if not isinstance(bot, Searcher)]
EACH = pytest.mark.parametrize("how", SET_UPS, ids=lambda how: f"{how['game']}-{how['seats']}")


def a_view(number: int = 0) -> View:
    """A view with several legal answers."""
    return Game(seats=4, seed=f"brains {number}").view(number % 4)


def here(view: View, bot: str, seed: str) -> str:
    """What a bot of this process chooses."""
    return named(bot).choose(view, view.legal, random.Random(seed)).code


def by_chance(view: View, seed: str) -> str:
    """What is chosen when no bot answers."""
    return RandomBot().choose(view, view.legal, random.Random(seed)).code


def telling_seed(view: View) -> str:
    """A seed for which chance does not happen to choose as greedy does."""
    return next(str(seed) for seed in range(100) if by_chance(view, str(seed)) != here(view, "greedy", str(seed)))


@contextlib.asynccontextmanager
async def thinking(**how: Any) -> AsyncIterator[Brains]:
    brains = Brains(**{"budget": LONG, "compiled": False, **how})
    await brains.start()
    try:
        yield brains
    finally:
        await brains.stop()


async def until(true: Callable[[], object]) -> None:
    """Wait for something that must come about."""
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.sleep(0.02)


def runs(pid: int) -> bool:
    """Whether a process is there and has not ended; one that nobody has buried yet has."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return bool(found.stdout.strip()) and not found.stdout.strip().startswith("Z")


# ---------------------------------------------------------------------------------------- the same choices


@EACH
def test_a_view_arrives_as_it_was_sent(how: dict[str, Any]) -> None:
    game = play_out(Game(**how, seed="sent"), random.Random(1), until_choices(20))
    view = game.view(game.waiting[0], previews=True)
    told = packed(thought(7, view, "greedy", "seed", 12.5))
    received = read_thought(told[4:])
    assert isinstance(received, Thought)
    arrived = view_of(received)
    assert (received.number, received.bot, received.seed, received.deadline) == (7, "greedy", "seed", 12.5)
    assert bytes_of(arrived.raw) == bytes_of(view.raw)
    assert (arrived.legal, arrived.question, arrived.game) == (view.legal, view.question, view.game)
    assert (arrived.spots, arrived.faces, arrived.options) == (view.spots, view.faces, view.options)


def test_processes_choose_as_bots_do_here_in_every_world_that_looks_the_same() -> None:
    async def run() -> None:
        async with thinking() as brains:
            for how in SET_UPS:
                game = play_out(Game(**how, seed="worlds"), random.Random(2), until_choices(15))
                seat = game.waiting[0]
                view = game.view(seat)
                world = Game.imagine(view, random.Random(3)).view(seat)
                for bot in UNTIMED:
                    expected = here(view, bot, "seed")
                    assert await brains.choose(view, bot, "seed") == expected
                    assert await brains.choose(view, bot, "seed") == expected
                    assert await brains.choose(world, bot, "seed") == expected

    asyncio.run(run())


def test_many_questions_under_way_get_each_its_answer() -> None:
    async def run() -> None:
        views = [a_view(number) for number in range(40)]
        async with thinking(processes=2) as brains:
            chosen = await asyncio.gather(*(brains.choose(view, "greedy", "many") for view in views))
            assert len(brains.pids["plain"]) == 2
        assert chosen == [here(view, "greedy", "many") for view in views]

    asyncio.run(run())


def test_one_legal_answer_needs_no_thought() -> None:
    game = play_out(Game("classic", seats=2, seed="last"), random.Random(1), lambda game: len(game.legal(0)) == 1)
    assert asyncio.run(Brains().choose(game.view(0), "greedy", "s")) == game.legal(0)[0].code


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownBot):
        asyncio.run(Brains().choose(a_view(), "nobody", "s"))


# ---------------------------------------------------------------------------------------- when things go wrong


def test_a_process_killed_in_the_middle_costs_no_answer() -> None:
    async def run() -> None:
        view = a_view()
        seed = telling_seed(view)
        async with thinking() as brains:
            assert await brains.choose(view, "greedy", seed) == here(view, "greedy", seed)
            [pid] = brains.pids["plain"]
            os.kill(pid, signal.SIGSTOP)
            waiting = [asyncio.create_task(brains.choose(view, "greedy", seed)) for _ in range(3)]
            await asyncio.sleep(0)
            os.kill(pid, signal.SIGKILL)
            assert await asyncio.gather(*waiting) == [here(view, "greedy", seed)] * 3
            assert await brains.choose(view, "greedy", seed) == here(view, "greedy", seed)
            assert brains.pids["plain"] != [pid]

    asyncio.run(run())


def test_a_process_that_is_stuck_is_replaced_and_answers_come_by_chance_meanwhile() -> None:
    async def run() -> None:
        view = a_view()
        seed = telling_seed(view)
        async with thinking() as brains:
            await brains.choose(view, "greedy", seed)
            [pid] = brains.pids["plain"]
            os.kill(pid, signal.SIGSTOP)
            brains.budget = 0.2
            assert await brains.choose(view, "greedy", seed) == by_chance(view, seed)
            brains.budget = LONG
            await until(lambda: not runs(pid))
            assert await brains.choose(view, "greedy", seed) == here(view, "greedy", seed)

    asyncio.run(run())


def test_nobody_thinks_about_what_nobody_waits_for() -> None:
    view = a_view()
    later = time.monotonic() + LONG
    assert conclude(BOTS, thought(1, view, "greedy", "s", later)) == here(view, "greedy", "s")
    assert conclude(BOTS, thought(1, view, "greedy", "s", 0.0)) is None


def test_a_bot_that_fails_says_where_and_the_process_goes_on() -> None:
    """What went wrong may name cards, and is not written down."""
    later = time.monotonic() + LONG
    with written() as log:
        assert conclude(BOTS, Thought(1, "greedy", "s", later, "party", b"too short", "pick", [], {})) is None
    assert "ValueError" in log.getvalue()
    assert "too small" not in log.getvalue()


def test_without_processes_chance_answers() -> None:
    async def run() -> None:
        view, brains = a_view(), Brains(budget=LONG, compiled=False)
        assert await brains.choose(view, "greedy", "s") == by_chance(view, "s")
        await brains.start()
        waiting = asyncio.create_task(brains.choose(view, "greedy", "s"))
        await asyncio.sleep(0)
        await brains.stop()
        assert await waiting == by_chance(view, "s")
        assert await brains.choose(view, "greedy", "s") == by_chance(view, "s")

    asyncio.run(run())


def test_who_gives_up_waiting_disturbs_nobody() -> None:
    async def run() -> None:
        view = a_view()
        async with thinking() as brains:
            tasks = [asyncio.create_task(brains.choose(view, "greedy", "s")) for _ in range(4)]
            await asyncio.sleep(0.01)
            tasks[0].cancel()
            assert await asyncio.gather(*tasks[1:]) == [here(view, "greedy", "s")] * 3
            assert await brains.choose(view, "greedy", "s") == here(view, "greedy", "s")

    asyncio.run(run())


# ---------------------------------------------------------------------------------------- beginning and end


@pytest.mark.parametrize("soon", [True, False])
def test_stopping_leaves_no_process(soon: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OKAWARI_CACHE", str(tmp_path))

    async def run() -> list[int]:
        brains = Brains(processes=2, compiled=True)
        await brains.start()
        assert brains.pids == {}, "starting waits for nothing"
        await until(lambda: len(brains.pids.get("plain", [])) == 2 and "compiling" in brains.pids)
        if not soon:
            await brains.choose(a_view(), "greedy", "s")
        pids = [pid for kind in brains.pids.values() for pid in kind]
        await brains.stop()
        assert brains.pids == {}
        return pids

    pids = asyncio.run(run())
    assert len(pids) == 3
    assert not any(runs(pid) for pid in pids)


def test_stopping_while_starting() -> None:
    async def run() -> None:
        for turns in range(6):
            brains = Brains(processes=2, compiled=False)
            await brains.start()
            for _ in range(turns):
                await asyncio.sleep(0)
            await brains.stop()
        children = subprocess.run(["ps", "-o", "args=", "--ppid", str(os.getpid())], capture_output=True, check=False)
        assert b"okawari.server.thinking" not in children.stdout

    asyncio.run(run())


def test_processes_do_not_hear_interrupts() -> None:
    async def run() -> None:
        view = a_view()
        async with thinking() as brains:
            await brains.choose(view, "greedy", "s")
            pids = brains.pids
            os.kill(pids["plain"][0], signal.SIGINT)
            assert await brains.choose(view, "greedy", "s") == here(view, "greedy", "s")
            assert brains.pids == pids
            assert os.getsid(pids["plain"][0]) != os.getsid(0), "nor the terminal"

    asyncio.run(run())


def test_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """Also the one that is busy compiling, and a server has no time to say anything."""
    program = """
        import asyncio
        from okawari.server.brains import Brains
        async def run():
            brains = Brains(compiled=True)
            await brains.start()
            while len(brains.pids) < 2:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.5)
            print(*[pid for kind in brains.pids.values() for pid in kind], flush=True)
            await asyncio.sleep(600)
        asyncio.run(run())
    """
    server = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program)],
        stdout=subprocess.PIPE,
        env={**os.environ, "OKAWARI_CACHE": str(tmp_path)},
    )
    with server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        server.kill()
    assert len(pids) == 2
    asyncio.run(until(lambda: not any(runs(pid) for pid in pids)))


def test_neither_the_server_nor_plain_thinking_loads_a_compiler() -> None:
    program = """
        import sys
        from okawari.server import brains, thinking
        from okawari.bots import BOTS
        from okawari.game import Game
        from okawari.server.thoughts import thought
        assert thinking.conclude(BOTS, thought(1, Game(seed="s").view(0), "greedy", "s", 1e18))
        found = {"numpy", "numba", "llvmlite"} & set(sys.modules)
        assert not found, found
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(program)], check=True)


# ---------------------------------------------------------------------------------------- compiled


def test_nobody_waits_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OKAWARI_CACHE", str(tmp_path))  # with nothing in it

    async def run() -> None:
        view = a_view()
        async with thinking(compiled=True) as brains:
            assert await brains.choose(view, "greedy", "s") == here(view, "greedy", "s")
            assert not brains.compiled_ready

    asyncio.run(run())


def test_where_nothing_can_be_compiled_bots_stay_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")

    async def run() -> None:
        view = a_view()
        async with thinking(compiled=True) as brains:
            await until(lambda: "compiling" in brains.pids)
            await until(lambda: "compiling" not in brains.pids)
            assert await brains.choose(view, "greedy", "s") == here(view, "greedy", "s")
            assert list(brains.pids) == ["plain"]

    asyncio.run(run())


@pytest.mark.slow
@pytest.mark.compiled
def test_compiled_bots_choose_the_same() -> None:
    pytest.importorskip("numba")

    async def run() -> None:
        async with thinking(compiled=True) as brains, asyncio.timeout(600):
            while not brains.compiled_ready:
                await asyncio.sleep(0.1)
            [quick] = brains.pids["quick"]
            for how in SET_UPS:
                game, dice = Game(**how, seed="compiled"), random.Random(5)
                while not game.over:
                    seat, seed = dice.choice(game.waiting), str(dice.random())
                    view = game.view(seat)
                    chosen = await brains.choose(view, "greedy", seed)
                    assert chosen == here(view, "greedy", seed)
                    game.answer(seat, chosen)
            view = a_view()
            seed = telling_seed(view)
            os.kill(quick, signal.SIGKILL)
            await until(lambda: quick not in brains.pids.get("quick", []))
            assert await brains.choose(view, "greedy", seed) == here(view, "greedy", seed)
            await until(lambda: brains.compiled_ready)
            assert await brains.choose(view, "greedy", seed) == here(view, "greedy", seed)

    asyncio.run(run())


@pytest.mark.parametrize(("installed", "level"), [(None, logging.DEBUG), ("numba", logging.INFO)])
def test_that_bots_are_not_compiled_is_news_only_where_they_could_be(
    monkeypatch: pytest.MonkeyPatch, installed: str | None, level: int
) -> None:
    async def no_compiler(*_: object) -> int:
        return NO_COMPILER

    told: list[int] = []
    monkeypatch.setattr("okawari.server.brains.find_spec", lambda _: installed)
    monkeypatch.setattr(Brains, "_run", no_compiler)
    monkeypatch.setattr(log, "log", lambda level, *_, **__: told.append(level))
    asyncio.run(Brains()._compile())
    assert told == [level]
