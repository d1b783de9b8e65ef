"""Waiting for another thread, with Ctrl-C at any moment."""

import signal
from collections import Counter
from collections.abc import Iterator
from random import Random
from threading import Thread

import pytest

from okawari.cli.later import Later

TIMES = 10_000
SHORT = 0.00005  # seconds: most of the time is spent on beginning to wait and ending it


@pytest.fixture
def alarms() -> Iterator[None]:
    """Alarms are what Ctrl-C is."""
    before = signal.signal(signal.SIGALRM, signal.default_int_handler)
    yield
    signal.signal(signal.SIGALRM, before)


def test_it_is_there_later_and_then_for_good() -> None:
    later: Later[str] = Later()
    assert not later.done()
    with pytest.raises(TimeoutError):
        later.result(0.01)
    thread = Thread(target=later.give, args=["soup"])
    thread.start()
    assert later.result(60) == "soup"
    thread.join()
    assert later.done()
    assert later.result() == "soup"


def test_what_went_wrong_is_told_to_everybody_who_asks() -> None:
    later: Later[None] = Later()
    later.fail(OSError("no process"))
    assert later.done()
    for _ in range(2):
        with pytest.raises(OSError, match="no process"):
            later.result()


def test_ctrl_c_at_any_moment_is_ctrl_c(alarms: None) -> None:
    dice, heard = Random("alarm"), Counter[type[BaseException]]()
    later: Later[str] = Later()
    for _ in range(TIMES):
        try:
            signal.setitimer(signal.ITIMER_REAL, dice.uniform(0.00001, 0.0003))
            while True:
                try:
                    later.result(SHORT)
                except TimeoutError:
                    continue
        except BaseException as problem:
            heard[type(problem)] += 1
    assert heard == {KeyboardInterrupt: TIMES}
    thread = Thread(target=later.give, args=["soup"], daemon=True)
    thread.start()
    assert later.result(60) == "soup"
