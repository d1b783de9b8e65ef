"""A process that thinks for bots: views come in on standard input, answers go out on standard output.

Bots that search share the time between them; those that answer at once never wait for them. The process ends when
standard input does, so it never outlives the server, however that ends.
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Mapping
from random import Random
from typing import BinaryIO

from okawari.bots import BOTS, Bot
from okawari.bots.levels import PLAIN_PLANS, PLANS
from okawari.bots.search.bot import Enough, Searcher, never
from okawari.compiled import NotCompiled
from okawari.server.logs import configure, log
from okawari.server.thoughts import (
    COMPILING,
    LENGTH,
    NO_COMPILER,
    PLAIN,
    READY,
    Conclusion,
    Forgotten,
    Thought,
    packed,
    read_thought,
    view_of,
)
from okawari.server.turns import Turns

GENTLY = 15  # steps down in priority while compiling
MOMENT = 0.01  # seconds that a bot needs which does not look at a clock
GRACE = 5.0  # seconds after which a search that has not ended never will


def main(kind: str) -> None:
    """Think until standard input ends. All that is printed meanwhile goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which says when it is time to go
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    configure()
    plans = PLAIN_PLANS if kind == PLAIN else PLANS
    searching = Turns(lambda thought: plans[thought.bot].seconds or MOMENT)
    others = Turns(lambda thought: MOMENT)
    threading.Thread(target=_think, args=(kind, searching, others, replies), daemon=True).start()
    while (body := _next(sys.stdin.buffer)) is not None:
        told = read_thought(body)
        if isinstance(told, Forgotten):
            searching.forget(told.number)
            others.forget(told.number)
            replies.write(packed(Conclusion(told.number)))  # it is well
        else:
            (searching if told.bot in plans else others).put(told)
        if searching.overdue(GRACE):
            os._exit(1)  # the next process will do better
    os._exit(0)  # whatever is being thought or compiled is for nobody


def _next(pipe: BinaryIO) -> bytes | None:
    """The next message; None if the other end is gone, in the middle of one perhaps."""
    length = pipe.read(LENGTH)
    body = pipe.read(int.from_bytes(length, "big"))
    return body if body and len(body) == int.from_bytes(length, "big") else None


def _think(kind: str, searching: Turns, others: Turns, replies: BinaryIO) -> None:
    """Get ready, then answer both sorts of bots at the same time."""
    try:
        bots = BOTS if kind == PLAIN else _quick_bots()
    except NotCompiled:
        os._exit(NO_COMPILER)
    except BaseException:
        log.exception("thinking failed")
        os._exit(1)
    if kind == COMPILING:
        os._exit(0)
    replies.write(packed(Conclusion(READY)))
    threading.Thread(target=_serve, args=(bots, searching, replies), daemon=True).start()
    _serve(bots, others, replies)


def _serve(bots: Mapping[str, Bot], turns: Turns, replies: BinaryIO) -> None:
    """Answer one after the other."""
    try:
        while True:
            thought = turns.next()
            code = conclude(bots, thought, turns.enough)
            turns.done()
            replies.write(packed(Conclusion(thought.number, code)))  # at once: it fits into a pipe
    except BaseException:
        log.exception("thinking failed")
        os._exit(1)


def conclude(bots: Mapping[str, Bot], thought: Thought, enough: Enough = never) -> str | None:
    """The bot's choice, made in its share of the time; None if nobody waits for it any more, or the bot fails."""
    if time.monotonic() > thought.deadline:
        return None
    try:
        view, bot, rng = view_of(thought), bots[thought.bot], Random(thought.seed)
        if isinstance(bot, Searcher):
            return bot.choose(view, view.legal, rng, enough).code
        return bot.choose(view, view.legal, rng).code
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
