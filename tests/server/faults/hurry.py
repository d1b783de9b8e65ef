"""A loop in which time passes faster, for client and server alike: a minute's absence takes a few seconds."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from functools import wraps
from typing import Any, ParamSpec
from unittest.mock import patch

from okawari.protocol import messages
from okawari.server import bot_seats, live, presence, tables, timing

Given = ParamSpec("Given")
CLOCKS = (bot_seats, live, presence, tables, timing)


class Hurried(selectors.DefaultSelector):
    """Waits for a part of the time that it is asked to."""

    def __init__(self, times: float) -> None:
        super().__init__()
        self.times = times

    def select(self, timeout: float | None = None) -> Any:
        """What is ready, or becomes so in time."""
        return super().select(timeout / self.times if timeout else timeout)


class HurriedLoop(asyncio.SelectorEventLoop):
    """A loop whose clock goes so many times as fast."""

    def __init__(self, times: float) -> None:
        self.times = times
        super().__init__(Hurried(times))

    def time(self) -> float:
        """Seconds on the fast clock."""
        return super().time() * self.times


def in_hurry(times: float) -> Callable[[Callable[Given, Coroutine[Any, Any, None]]], Callable[Given, None]]:
    """A test that awaits, in a loop where all times of the protocol are so many times shorter."""

    def wrap(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
        @wraps(test)
        def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
            loop = HurriedLoop(times)
            with ExitStack() as patches, asyncio.Runner(loop_factory=lambda: loop) as runner:
                for module in CLOCKS:
                    patches.enter_context(patch.object(module, "monotonic", loop.time))
                slow = messages.OPEN_WITHIN * times  # devices open their bytes no faster than usual
                patches.enter_context(patch.object(messages, "OPEN_WITHIN", slow))
                runner.run(test(*args, **kwargs))

        return run

    return wrap
