"""Bots of a terminal game: the gentle answer here, those that search in processes that end with the game."""

import random
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from okawari.bots import BOTS, LEVELS
from okawari.cli.minds import Here, Minds
from okawari.game import Game
from tests.cli.runs import program
from tests.cli.test_terminal import PROMPT, Screen, bare
from tests.rules.flow import SET_UPS
from tests.server.test_brains import LONG

EACH = pytest.mark.parametrize("how", SET_UPS, ids=lambda how: f"{how['game']}-{how['seats']}")
SEARCHING = ("quick", "strong", "chef")


def children(pid: int) -> list[int]:
    """The numbers of the processes that a process has started, as soon as there are any."""
    deadline = time.monotonic() + LONG
    while time.monotonic() < deadline:
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
        if found.stdout.split():
            return [int(one) for one in found.stdout.split()]
    raise AssertionError("it has started none")


def runs(pid: int) -> bool:
    return subprocess.run(["ps", "-p", str(pid)], capture_output=True, check=False).returncode == 0


def test_only_bots_that_search_have_processes() -> None:
    with Minds() as minds:
        assert [name for name in LEVELS if not isinstance(minds.of(BOTS[name], name), Here)] == list(SEARCHING)


def test_gentle_bots_answer_at_once_and_as_everywhere() -> None:
    view = Game("party", seats=4, seed="here").view(1)
    with Minds() as minds:
        thought = minds.of(BOTS["casual"], "casual").begin(view, random.Random(1))
        assert thought.done()
        assert thought.result() == BOTS["casual"].choose(view, view.legal, random.Random(1))
        assert minds._thread is None


def test_bots_that_search_are_asked_at_the_same_time_and_leave_nothing_behind() -> None:
    game = Game("party", seats=4, seed="apart")
    with Minds() as minds:
        chef = minds.of(BOTS["chef"], "chef")
        views = [game.view(seat) for seat in range(4)]
        asked = [chef.begin(view, random.Random(1)) for view in views]
        answers = [thought.result(LONG) for thought in asked]
        assert all(answer in view.legal for answer, view in zip(answers, views, strict=True))
        pids = [pid for kind in minds._brains.pids.values() for pid in kind]
        assert pids
    assert not any(runs(pid) for pid in pids)


@EACH
def test_what_a_bot_may_answer_does_not_change_while_others_answer(how: dict[str, Any]) -> None:
    """So they can all be asked at the same time."""
    game, dice = Game(**how, seed="together"), random.Random(7)
    while not game.over:
        asked = {seat: game.legal(seat) for seat in game.waiting}
        for seat in dice.sample(sorted(asked), len(asked)):
            assert game.legal(seat) == asked[seat]
            game.answer(seat, dice.choice(asked[seat]))


def test_the_screen_says_that_a_chef_thinks_and_ctrl_c_is_heard() -> None:
    with Screen("play", "--bots", "chef", "--seed", "tea", "--players", "8") as screen:
        screen.until(PROMPT)
        screen.type("1\n")
        screen.until("u: take back › ")
        screen.type("\n")
        turn = screen.until(PROMPT)
        assert "Mia is thinking …\r" in bare(turn)
        begun = children(screen.process.pid)
        screen.type("1\n")
        screen.until("› ")
        screen.type("\n")
        screen.until("is thinking …")
        screen.type("\x03")
        assert screen.end() == 130
        assert not any(runs(pid) for pid in begun)


def test_leaving_ends_what_bots_think_and_compile(tmp_path: Path) -> None:
    with Screen("play", "--bots", "strong", env={"OKAWARI_CACHE": str(tmp_path)}) as screen:
        screen.until(PROMPT)
        begun = children(screen.process.pid)
        screen.type("q\n")
        screen.until("(yes/no) › ")
        screen.type("yes\n")
        assert screen.end() == 0
        assert not any(runs(pid) for pid in begun)


def test_scripts_hear_of_choices_only() -> None:
    typed = b"1\n1\nq\nyes\n"
    done = program("play", "--bots", "quick", "--seed", "soy", "--players", "3", typed=typed)
    assert (done.code, done.err) == (0, "")
    assert "You play against Mia and Leo (Quick)." in done.out
    assert "turn 2" in done.out
    assert "thinking" not in done.out
