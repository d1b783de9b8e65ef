"""H7: time that passes by itself, and whether a bot's pace tells what it holds."""

import asyncio
import math
import random
import selectors
from bisect import bisect
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from okawari.protocol import messages as m
from okawari.server.project import Audience
from okawari.server.state import State
from okawari.views.seat_view import View
from tests.server.leaks.channels import Findings
from tests.server.leaks.lines import Guessing, World, standing
from tests.server.leaks.others import other_state, same_promise
from tests.server.leaks.scenes import Scene, go_on, opened

Came = TypeVar("Came")


class Impatient(selectors.DefaultSelector):
    """Never waits: whoever would wait for a while is told how long it would have been."""

    def __init__(self) -> None:
        super().__init__()
        self.passed: Callable[[float], None] = lambda _: None

    def select(self, timeout: float | None = None) -> Any:
        """What is ready now."""
        if timeout is not None and timeout > 0:
            self.passed(timeout)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop in which an hour is over at once."""

    def __init__(self) -> None:
        selector = Impatient()
        super().__init__(selector)
        self.now = 0.0
        selector.passed = self._pass

    def _pass(self, seconds: float) -> None:
        self.now += seconds

    def time(self) -> float:
        """The time that has passed."""
        return self.now


def in_virtual_time(work: Callable[[VirtualLoop], Coroutine[Any, Any, Came]]) -> Came:
    """Run something in time of its own."""
    loop = VirtualLoop()
    try:
        with standing(loop.time):
            return loop.run_until_complete(work(loop))
    finally:
        loop.close()


class Slow(Guessing):
    """Brains that take their time, by what is in the hand: a second or two, or as long as they are allowed to."""

    LONG = 2.0

    async def choose(self, view: View, bot: str, seed: str, within: float | None = None) -> str:
        """One of the legal answers, the same one for the same view."""
        await asyncio.sleep(min(weight(view) * self.LONG, self.LONG if within is None else within))
        return await super().choose(view, bot, "always the same")


def weight(view: View) -> float:
    """A number from 0 to 1 that follows from the hand and from nothing else."""
    return random.Random(repr(sorted((view.hand or {}).items()))).random()


# ------------------------------------------------------------------------------------------------ the same moments


def pace_findings(edition: str, dice: random.Random, clock: bool = False) -> Findings:
    """Two worlds with the same chance for pauses: bots choose at the same moments until cards are shown.

    They choose for themselves, or for people whose time has run out.
    """
    scene = _bots_choosing(edition, dice)
    spectator = Audience(None, None)
    other = other_state(scene.state, spectator, dice)
    other.numbers = list(scene.state.numbers)
    word = dice.random()
    once, again = (
        in_virtual_time(lambda _, state=state: _listened(state, word, clock))  # type: ignore[misc]
        for state in (scene.state.copy(), other)
    )
    mine = [(round(at, 6), frame) for at, frame in once]
    theirs = [(round(at, 6), same_promise(frame, scene.state, other)) for at, frame in again]
    return [] if mine == theirs else [f"bots keep time by what they hold: {mine} / {theirs}"]


def _bots_choosing(edition: str, dice: random.Random) -> Scene:
    """A game of bots in which everybody is choosing."""
    scene = opened(edition, dice, bots=False, device=False)
    for _ in range(dice.randrange(80)):
        if scene.state.phase != "over":
            go_on(scene, around=False)
    game = scene.state.game
    assert game is not None
    while scene.state.phase != "playing" or game.over or len(scene.state.waiting) < game.seats:
        if scene.state.phase == "over" or game.over:
            return _bots_choosing(edition, dice)
        go_on(scene, around=False)
        assert scene.state.game is not None
        game = scene.state.game
    for chair in scene.state.chairs[1:]:
        chair.bot, chair.person = "greedy", None
    return scene


async def _listened(state: State, word: float, clock: bool) -> list[tuple[float, bytes]]:
    """When a spectator heard what, while the bots choose and somebody else does not."""
    world = await _thinking(state, word, clock)
    heard = world.lines[None].timed()
    world.table.stop()
    return heard


async def _thinking(state: State, word: float, clock: bool = False) -> World:
    """A table whose bots have all chosen, with a spectator who heard it."""
    world = World(state, {}, Slow())
    world.table.bots._rng = random.Random(word)  # type: ignore[assignment]
    (await world.come(None)).heard()
    if clock:
        for seat in state.waiting[1:]:
            state.chairs[seat].bot, state.chairs[seat].person = None, seat
            world.table.bots.choose_for(seat, None)
    world.table.bots.look()
    while world.table.bots.busy:
        await asyncio.sleep(0.1)
    return world


# ------------------------------------------------------------------------------------------------ two samples


def delay_findings(turns: int, dice: random.Random) -> Findings:
    """The pauses of bots with light and with heavy hands: the same distribution, at 1 %; drawn before they look."""
    samples: tuple[list[float], list[float]] = ([], [])
    while sum(map(len, samples)) < turns:
        scene = _bots_choosing(dice.choice(("classic", "party", "draft")), dice)
        word = dice.random()
        for heavy, pause in in_virtual_time(lambda loop, scene=scene, word=word: _paused(loop, scene, word)):  # type: ignore[misc]
            samples[heavy].append(pause)
    far, limit = distance(*samples), 1.63 * math.sqrt(1 / len(samples[0]) + 1 / len(samples[1]))
    return [f"pauses depend on hands: {far:.3f} apart, more than {limit:.3f}"] if far > limit else []


async def _paused(loop: VirtualLoop, scene: Scene, word: float) -> list[tuple[bool, float]]:
    """How long each bot took, and whether its hand was heavy."""
    assert scene.state.game is not None
    heavy = {seat: weight(scene.state.game.view(seat)) > 0.5 for seat in scene.state.waiting}
    began = loop.time()
    world = await _thinking(scene.state, word)
    found = []
    for at, frame in world.lines[None].timed():
        message = m.decode_server(frame)
        if isinstance(message, m.Update):
            seats = [event.seat for event in message.events if event.what == "chosen"]
            found += [(heavy[seat], at - began) for seat in seats]
    world.table.stop()
    return found


def distance(one: list[float], two: list[float]) -> float:
    """The greatest distance of two samples' distributions (Kolmogorov and Smirnov)."""
    one, two = sorted(one), sorted(two)
    return max(abs(bisect(one, at) / len(one) - bisect(two, at) / len(two)) for at in (*one, *two))
