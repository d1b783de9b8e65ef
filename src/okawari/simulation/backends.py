"""Who does the work: threads, processes or Ray. All of them map tasks to results, in the order of the tasks."""

import os
import secrets
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from okawari.errors import OkawariError, bad_number

AHEAD = 4  # tasks for each worker that are given out before the first of them is done
LOCAL = "local"

Task = TypeVar("Task")
Result = TypeVar("Result")
Stopped = Callable[[], bool]
Play = Callable[[Task, Stopped], Result]


class StoppedError(Exception):
    """What a worker gives up with when nobody wants its result any more."""


class Backend(Protocol):
    """Workers. Whoever stops reading the results stops them."""

    name: str
    workers: int

    def map(self, play: Play[Task, Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """The results of the tasks, in their order, whoever works them out."""
        ...


class Threads:
    """Threads of this process; a single one is this thread itself."""

    name = "threads"

    def __init__(self, workers: int | None = None) -> None:
        self.workers = _workers(workers)

    def map(self, play: Play[Task, Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """As every back end does."""
        if self.workers == 1:
            for task in tasks:
                yield play(task, _never)
            return
        stop = threading.Event()
        pool = ThreadPoolExecutor(self.workers, "okawari-simulation")
        try:
            yield from _in_order(lambda task: pool.submit(play, task, stop.is_set).result, tasks, self.workers)
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


class Processes:
    """Processes of their own on this machine."""

    name = "processes"

    def __init__(self, workers: int | None = None) -> None:
        self.workers = _workers(workers)

    def map(self, play: Play[Task, Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """As every back end does."""
        context = get_context("spawn")
        stop = context.Event()
        pool = ProcessPoolExecutor(self.workers, context, _begin_process, (stop.is_set,))
        try:
            yield from _in_order(lambda task: pool.submit(_play_in_process, play, task).result, tasks, self.workers)
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


class Ray:
    """Workers of Ray: a cluster of its own on this machine, or one that is there already, by its address."""

    name = "ray"

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        self.address = address
        self.workers = _workers(workers)
        self._ray = _load_ray(address)

    def map(self, play: Play[Task, Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """As every back end does."""
        ray = self._ray
        own = not ray.is_initialized()
        if own:
            size = {"num_cpus": self.workers, "include_dashboard": False} if self.address == LOCAL else {}
            ray.init(address=self.address, log_to_driver=False, logging_level="ERROR", **size)
        try:
            self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            job, remote = ray.put(play), ray.remote(_play_in_ray)

            def submit(task: Task) -> Callable[[], Result]:
                found = remote.remote(job, task)
                return lambda: ray.get(found)

            yield from _in_order(submit, tasks, self.workers)
        finally:
            if own:
                ray.shutdown()


def _in_order(
    submit: Callable[[Task], Callable[[], Result]], tasks: Iterable[Task], workers: int
) -> Generator[Result, None, None]:
    """Give tasks out, never too many, and wait for their results one after the other."""
    given: deque[Callable[[], Result]] = deque()
    for task in tasks:
        given.append(submit(task))
        if len(given) > AHEAD * workers:
            yield given.popleft()()
    while given:
        yield given.popleft()()


def _workers(number: int | None) -> int:
    if number is not None and number < 1:
        raise bad_number("workers", number, 1)
    return number or os.cpu_count() or 1


def _never() -> bool:
    return False


_process_stopped: Stopped = _never


def _begin_process(stopped: Stopped) -> None:
    """Ctrl-C is for the process that gives the work out, which then stops this one."""
    global _process_stopped
    _process_stopped = stopped
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_in_process(play: Play[Task, Result], task: Task) -> Result:
    return play(task, _process_stopped)


def _play_in_ray(play: Play[Task, Result], task: Task) -> Result:
    return play(task, _never)


def _load_ray(address: str) -> Any:
    """Ray, told not to report its use to anybody; a cluster of its own lets in only who knows its token.

    Ray reads the environment when it is loaded: whoever has loaded it before has settled that for itself.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL and "RAY_AUTH_MODE" not in os.environ and "ray" not in sys.modules:
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
    try:
        import ray
    except ImportError:
        raise OkawariError("error-no-ray") from None
    return ray
