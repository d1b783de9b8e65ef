"""Whoever does the work: results in the order of the tasks, and an end as soon as nobody reads them."""

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from okawari.errors import OkawariError, bad_number
from okawari.simulation.backends import Backend, Processes, Ray, Stopped, StoppedError, Threads


def square(number: int, stopped: Stopped) -> int:
    """Late tasks are done sooner."""
    time.sleep(0.02 / (1 + number))
    return number * number


def wait(number: int, stopped: Stopped) -> int:
    """The first task is done at once, the others never."""
    while number:
        if stopped():
            raise StoppedError
        time.sleep(0.005)
    return os.getpid()


def fail(number: int, stopped: Stopped) -> int:
    """A task that cannot be done."""
    raise bad_number("tasks", number, 1)


@pytest.mark.parametrize("make", [lambda: Threads(1), lambda: Threads(3), lambda: Processes(2)])
def test_results_come_in_the_order_of_the_tasks(make: Callable[[], Backend]) -> None:
    assert list(make().map(square, range(25))) == [number * number for number in range(25)]
    assert list(make().map(square, [])) == []


@pytest.mark.parametrize("make", [lambda: Threads(3), lambda: Processes(2)])
def test_who_stops_reading_stops_the_workers(make: Callable[[], Backend]) -> None:
    before = threading.active_count()
    with closing(make().map(wait, range(100))) as results:
        assert next(results) > 0
    assert threading.active_count() == before


def test_tasks_are_not_given_out_long_before_they_are_wanted() -> None:
    given = []

    def tasks() -> Iterator[int]:
        for number in range(1000):
            given.append(number)
            yield number

    with closing(Threads(2).map(square, tasks())) as results:
        next(results)
    assert len(given) < 20


@pytest.mark.parametrize("make", [lambda: Threads(2), lambda: Processes(1)])
def test_what_goes_wrong_is_told(make: Callable[[], Backend]) -> None:
    with pytest.raises(OkawariError) as problem:
        list(make().map(fail, [7]))
    assert problem.value.args_for_message["value"] == "7"


@pytest.mark.parametrize("make", [Threads, Processes])
def test_there_is_somebody_for_every_processor(make: Callable[..., Backend]) -> None:
    assert make().workers == os.cpu_count()
    with pytest.raises(OkawariError):
        make(0)


def test_ray_that_is_missing_is_no_accident(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    with pytest.raises(OkawariError) as problem:
        Ray()
    assert "okawari[ray]" in str(problem.value)
