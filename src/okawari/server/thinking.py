"""A process that thinks for bots: views come in on standard input, answers go out on standard output.

It ends when standard input does, so it never outlives the server, however that ends.
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Mapping
from queue import SimpleQueue
from random import Random
from typing import BinaryIO

from okawari.bots import BOTS, Bot
from okawari.compiled import NotCompiled
from okawari.server.logs import configure, log
from okawari.server.thoughts import (
    COMPILING,
    LENGTH,
    NO_COMPILER,
    PLAIN,
    READY,
    Conclusion,
    Thought,
    packed,
    read_thought,
    view_of,
)

GENTLY = 15  # steps down in priority while compiling


def main(kind: str) -> None:
    """Think until standard input ends. All that is printed meanwhile goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which says when it is time to go
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    configure()
    waiting: SimpleQueue[Thought] = SimpleQueue()
    threading.Thread(target=_serve, args=(kind, waiting, replies), daemon=True).start()
    while (body := _next(sys.stdin.buffer)) is not None:
        waiting.put(read_thought(body))
    os._exit(0)  # whatever is being thought or compiled is for nobody


def _next(pipe: BinaryIO) -> bytes | None:
    """The next message; None if the other end is gone, in the middle of one perhaps."""
    length = pipe.read(LENGTH)
    body = pipe.read(int.from_bytes(length, "big"))
    return body if body and len(body) == int.from_bytes(length, "big") else None


def _serve(kind: str, waiting: "SimpleQueue[Thought]", replies: BinaryIO) -> None:
    """Answer one after the other."""
    try:
        bots = BOTS if kind == PLAIN else _quick_bots()
        if kind == COMPILING:
            os._exit(0)
        replies.write(packed(Conclusion(READY)))
        while True:
            thought = waiting.get()
            replies.write(packed(Conclusion(thought.number, conclude(bots, thought))))
    except NotCompiled:
        os._exit(NO_COMPILER)
    except BaseException:
        log.exception("thinking failed")
        os._exit(1)


def conclude(bots: Mapping[str, Bot], thought: Thought) -> str | None:
    """The bot's choice; None if nobody waits for it any more, or the bot fails."""
    if time.monotonic() > thought.deadline:
        return None
    try:
        view = view_of(thought)
        return bots[thought.bot].choose(view, view.legal, Random(thought.seed)).code
    except Exception:
        log.exception("a bot failed")  # without the error's own text, which may name cards
        return None


def _quick_bots() -> Mapping[str, Bot]:
    """The bots with compiled minds. They are made in a thread of lower priority: answering has the usual one."""
    made: list[Mapping[str, Bot] | BaseException] = []
    maker = threading.Thread(target=_make, args=(made,), daemon=True)
    maker.start()
    maker.join()
    if isinstance(made[0], BaseException):
        raise made[0]
    return {**BOTS, **made[0]}


def _make(made: list[Mapping[str, Bot] | BaseException]) -> None:
    try:
        _lower_priority()
        from okawari.bots.quick import quick_bots

        made.append(quick_bots())
    except BaseException as problem:
        made.append(problem)


def _lower_priority() -> None:
    """Make way for the server: this thread, or the process where threads have no priority of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), GENTLY)
    elif hasattr(os, "nice"):
        os.nice(GENTLY)


if __name__ == "__main__":
    main(sys.argv[1])
