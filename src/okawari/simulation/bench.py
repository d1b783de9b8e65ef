"""The project's own speed figures, each with its target."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

from okawari import compiled
from okawari.draft.layout import Table as DraftTable
from okawari.editions.draft import draft_table
from okawari.editions.menus import MENUS
from okawari.editions.setup import classic_table, party_table
from okawari.rules.engine import answer, legal, new_game
from okawari.rules.joints import JOINTS
from okawari.simulation.random_play import copy_tables, random_drafts, random_games
from okawari.simulation.search_speed import EXPECTED, ROUNDS, TRIES, search_speed
from okawari.table.bits import low_bit, nth_bit, popcount
from okawari.table.chance import Dice, below, start
from okawari.table.layout import Table
from okawari.table.questions import OVER

GAMES = 100_000
DEALT: dict[str, Callable[..., int]] = {"copies": copy_tables, "games": random_games}
DRAFTED: dict[str, Callable[..., int]] = {"drafts": random_drafts}


@dataclass(frozen=True)
class Figure:
    """One measured number."""

    name: str
    value: float
    unit: str
    target: float
    higher_is_better: bool

    @property
    def met(self) -> bool:
        """Whether the target is reached."""
        return self.value >= self.target if self.higher_is_better else self.value <= self.target

    def as_json(self) -> dict[str, Any]:
        """For `okawari bench --json`."""
        return {**asdict(self), "met": self.met}


def machine() -> dict[str, Any]:
    """What the figures were measured on, and how busy it was."""
    return {"python": sys.version.split()[0], "cores": os.cpu_count(), "load": [round(x, 2) for x in os.getloadavg()]}


def figures(games: int = GAMES, starts: bool = True) -> Iterator[Figure]:
    """Measure one after the other. Fewer games are for a quick look; without `starts` nothing is compiled anew."""
    table, draft = entries()
    yield rate("classic, 4 seats", table.games, classic_table(4, {}, "bench"), games, 150_000)
    yield rate("classic, 2 seats", table.games, classic_table(2, {}, "bench"), games, 300_000)
    for menu in MENUS:
        yield rate(f"party, 4 seats, {menu}", table.games, party_table(4, menu, {}, "bench"), games, 80_000)
    yield rate("draft, 4 seats", draft.drafts, draft_table(4, {}, "bench"), games, 250_000)
    yield from searching(games)
    yield two_threads(table.games, games)
    yield copying(table.copies, 20 * games)
    yield interpreted(max(2, games // 1000))
    yield importing()
    if starts:
        with tempfile.TemporaryDirectory() as folder:
            yield Figure("compiled rules, cold start", _start(folder), "CPU s", 45, False)
            yield Figure("compiled rules, warm start", min(_start(folder) for _ in range(3)), "CPU s", 1.5, False)


def entries() -> tuple[Any, Any]:
    """The compiled functions that are measured."""
    return compiled.twins(DEALT, joints=JOINTS), compiled.twins(DRAFTED, joints=())


def rate(name: str, play: Callable[..., int], table: Any, games: int, target: float) -> Figure:
    """Random games per CPU second of one thread, sustained."""
    tables, dice = _batch(table)
    play(tables, dice, max(1, games // 50))
    began = time.thread_time()
    play(tables, dice, games)
    return Figure(name, games / (time.thread_time() - began), "games per CPU s", target, True)


def searching(games: int) -> Iterator[Figure]:
    """Tries of searching bots; fewer for a quick look."""
    tries = max(20, TRIES * games // GAMES)
    for game, seats, menu, target in EXPECTED:
        rate = search_speed(game, seats, menu, tries, ROUNDS if games >= GAMES else 1)
        yield Figure(f"search, {menu or game}, {seats} seats", rate, "tries per CPU s", target, True)


def two_threads(play: Callable[..., int], games: int) -> Figure:
    """How much more two threads do than one, by the clock."""
    table = classic_table(4, {}, "bench")
    batches = [_batch(table) for _ in range(2)]
    began = time.perf_counter()
    play(*batches[0], games)
    alone = time.perf_counter() - began
    with ThreadPoolExecutor(2) as pool:
        began = time.perf_counter()
        list(pool.map(lambda batch: play(*batch, games), batches))
        together = time.perf_counter() - began
    return Figure("two threads against one", 2 * alone / together, "times", 1.8, True)


def copying(copies: Callable[..., int], number: int) -> Figure:
    """Copies of a whole table."""
    tables, _ = _batch(classic_table(4, {}, "bench"))
    copies(tables, 100)
    began = time.thread_time()
    copies(tables, number)
    return Figure("copy of a table", (time.thread_time() - began) / number * 1e9, "ns", 100, False)


def interpreted(games: int) -> Figure:
    """Asking for the legal answers and giving one, in plain Python, mean over Classic and two Party menus."""
    dice, answers, spent = Dice(), 0, 0.0
    start(dice, 1, 2, 3, 4)
    for number in range(games):
        for make in (_classic, _simple, _tricky):
            t = make(f"bench {number}")
            new_game(t)
            began = time.thread_time()
            while t.stage != OVER:
                seat = low_bit(t.waiting)
                mask = legal(t, seat)
                answer(t, seat, nth_bit(mask, below(dice, popcount(mask))))
                answers += 1
            spent += time.thread_time() - began
    return Figure("interpreted answer with legality", spent / answers * 1e6, "µs", 30, False)


def _classic(seed: str) -> Table:
    return classic_table(4, {}, seed)


def _simple(seed: str) -> Table:
    return party_table(4, "my-first-meal", {}, seed)


def _tricky(seed: str) -> Table:
    return party_table(4, "master-menu", {}, seed)


def importing() -> Figure:
    """Loading the package and all that a game needs, without numpy or numba."""
    script = (
        "import sys, time; t = time.process_time(); import okawari; okawari.Game; t = time.process_time() - t;"
        "assert not {'numpy', 'numba'} & set(sys.modules); print(t)"
    )
    runs = [subprocess.run([sys.executable, "-c", script], capture_output=True, check=True) for _ in range(7)]
    return Figure("import okawari and Game", min(float(run.stdout) for run in runs) * 1e3, "CPU ms", 80, False)


def _start(folder: str) -> float:
    """CPU seconds from nothing to compiled rules, in a process of its own."""
    script = "from okawari.simulation.bench import entries; entries(); import time; print(time.process_time())"
    environment = {**os.environ, "OKAWARI_CACHE": folder}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, env=environment)
    return float(done.stdout)


def _batch(table: Any) -> tuple[Any, Any]:
    kind = DraftTable if isinstance(table, DraftTable) else Table
    tables = compiled.batch(kind, 3)
    tables.view("u1").reshape(3, -1)[0] = bytearray(bytes(table))
    dice = compiled.batch(Dice, 1)
    dice["chance"][0] = (1, 2, 3, 4)
    return tables, dice
