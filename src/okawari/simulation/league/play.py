"""league: bots against each other on common deals, every bot at every seat, with whatever workers there are."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from itertools import tee
from pathlib import Path
from typing import Any

from okawari.simulation.backends import Backend, Threads
from okawari.simulation.league.bootstrap import Bootstrap
from okawari.simulation.league.fixture import Fixture, fixture, meetings_of
from okawari.simulation.league.outcomes import fared
from okawari.simulation.league.record import Record
from okawari.simulation.league.report import League, meetings, rated, speeds
from okawari.simulation.league.results import Results
from okawari.simulation.league.sprt import Test
from okawari.simulation.work import Chunk

Progress = Callable[[int, int], None]


def league(
    bots: Sequence[str],
    game: str = "classic",
    players: int = 2,
    games: int = 100,
    *,
    menu: str | Sequence[str] | None = None,
    menus: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: str | int = 0,
    mixed: bool = False,
    alone: bool = False,
    sprt: tuple[float, float] | None = None,
    backend: Backend | None = None,
    resume: str | Path | None = None,
    progress: Progress | None = None,
    fast: bool | None = None,
) -> League:
    """Let bots meet in pairs: at two seats each other, else one among copies of another; so many games a pairing.

    Games are rounded up to whole deals, each played once for every way round the table. All pairings have the same
    deals. `menus` draws so many menus of Party by the seed, which the deals take in turn. With `alone` only the first
    bot plays among copies of the second, not the other way round as well. `mixed` adds tables at which
    all sorts of bots sit. `sprt` plays two bots until one of two differences in Elo is accepted, at most so many
    games. `resume` is a file for what is finished, from which the same league goes on. Results depend on neither the
    back end nor the number of its workers, for bots that do not look at the clock.

    >>> found = league(["greedy", "random"], "draft", games=20, seed=1, fast=False)
    >>> found.deals, found.games, found.meeting("greedy", "random").wins.mean > 0.7
    (10, 20, True)
    """
    who = meetings_of(bots, players, mixed, alone or sprt is not None)
    plan = fixture(bots, game, players, games, menu, menus, options or {}, str(seed), who, fast)
    workers = backend or Threads(None if plan.work.fast else 1)
    results, test = Results(plan), Test(*sprt, players) if sprt else None
    record = Record(Path(resume), plan.header()) if resume is not None else None
    if record:
        record.read_into(results)
    resumed = results.games
    if resumed < plan.games:
        plan.work.prepare(plan.bots)
    began = time.perf_counter()
    deals = _play(results, workers, record, test, progress)
    seconds = time.perf_counter() - began
    results.keep(deals)
    draws = Bootstrap(deals, plan.work.seed)
    return League(
        **_played(plan),
        deals=deals,
        games=results.games,
        meetings=meetings(results, deals, draws),
        method="elo" if players == 2 else "plackett-luce",
        ratings=rated(results, deals, draws),
        speeds=speeds(results),
        sprt=test.verdict if test else None,
        backend=workers.name,
        workers=workers.workers,
        resumed=min(resumed, results.games),
        seconds=seconds,
        cpu_seconds=results.cpu_seconds,
        digest=results.digest(),
    )


def _played(plan: Fixture) -> dict[str, Any]:
    """What was played, in the words of the report."""
    work = plan.work
    return {
        "game": work.game,
        "players": work.seats,
        "menus": () if work.game != "party" else work.menus,
        "options": plan.options,
        "seed": work.seed,
        "bots": plan.bots,
        "mixed": any(pairing.mixed for pairing in plan.pairings),
        "compiled": work.fast,
    }


def _play(
    results: Results, workers: Backend, record: Record | None, test: Test | None, progress: Progress | None
) -> int:
    """Play what is not played yet, until the end or until a test is decided; how many deals count."""
    plan = results.fixture
    judge = _Judge(results, test)
    if progress:
        progress(results.games, plan.games)
    if judge.decided():
        return judge.deals
    ours, theirs = tee(plan.tasks(results.numbers))
    chunks = workers.map(plan.work.play, (deals for _, deals in theirs))
    with closing(chunks):
        for (number, deals), chunk in zip(ours, chunks, strict=False):
            line = _line(number, deals.first, chunk)
            results.add(line)
            if record:
                record.add(line)
            if progress:
                progress(results.games, plan.games)
            if judge.decided():
                return judge.deals
    return plan.deals


class _Judge:
    """Gives a test the deals in their order."""

    def __init__(self, results: Results, test: Test | None) -> None:
        self._results, self._test = results, test
        self.deals = 0

    def decided(self) -> bool:
        """Whether the deals that have come in decide it; further ones do not count."""
        bot = self._results.fixture.bots[0]
        while self._test and (0, self.deals) in self._results.numbers:
            found = fared(bot, self._results.deal(0, self.deals))
            assert found is not None
            self.deals += 1
            if self._test.add(found.wins):
                return True
        return False


def _line(number: int, first: int, chunk: Chunk) -> dict[str, Any]:
    """Some deals as they are written down."""
    times = {bot: {str(step): count for step, count in sorted(found.items())} for bot, found in chunk.times.items()}
    numbers = chunk.results.tolist()
    return {"table": number, "first": first, "results": numbers, "cpu_seconds": chunk.cpu_seconds, "times": times}
