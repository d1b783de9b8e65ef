"""Training from the first game to the files: several rounds of games, each with what the round before has taught."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path

from okawari.bots.search import draft_habits, habits
from okawari.bots.search.bot import Searcher
from okawari.bots.search.plan import Plan
from okawari.bots.search.space import entries
from okawari.simulation.training.files import write
from okawari.simulation.training.fit_habits import fit_habits
from okawari.simulation.training.fit_values import fit_values
from okawari.simulation.training.lessons import Lessons, lessons

NODES = 1 << 13
CHUNK = 4  # games that a process plays before it tells

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Course:
    """What is trained and how: the same course gives the same files."""

    games: int = 1200  # in each round
    tries: int = 800  # of each search
    rounds: int = 1
    seed: str = "okawari"

    @property
    def command(self) -> str:
        """How to do it again."""
        return (
            f"okawari train --games {self.games} --tries {self.tries} --rounds {self.rounds} --seed {self.seed}"
            " --out FOLDER"
        )


def train(
    course: Course, folder: Path, processes: int | None = None, progress: Progress | None = None, fast: bool = True
) -> None:
    """Play and learn; the folder has the weights of the last round that is finished, whatever happens later."""
    folder.mkdir(parents=True, exist_ok=True)  # before anything is played for nothing
    total = course.rounds * course.games
    for number in range(course.rounds):
        plan = Plan(tries=course.tries, nodes=NODES, trained=number > 0, folder=str(folder) if number > 0 else None)
        _searcher.cache_clear()  # it may hold what was learned before
        learned: list[Lessons] = []
        for one in _played(plan, f"{course.seed} {number}", course.games, processes or os.cpu_count() or 1, fast):
            learned.append(one)
            if progress:
                progress(number * course.games + len(learned), total)
        conclude(learned, folder, course.command)


def conclude(learned: Sequence[Lessons], folder: Path, command: str) -> None:
    """Fit everything and write it down."""
    table = [one for one in learned if not one.draft]
    draft = [one for one in learned if one.draft]
    made = {"habits.bin": fit_habits(table, habits.SIZE), "draft_habits.bin": fit_habits(draft, draft_habits.SIZE)}
    values = fit_values(standing for one in learned for standing in one.standings)
    write(folder, {name: weights for name, (weights, *_) in made.items()}, values, _facts(learned, made, command))


def _facts(
    learned: Sequence[Lessons], made: dict[str, tuple[list[int], float, float]], command: str
) -> dict[str, object]:
    surprise = {
        name: {"nats": round(after, 4), "without": round(before, 4)} for name, (_, after, before) in made.items()
    }
    questions = sum(len(one.lengths) for one in learned)
    return {"command": command, "games": len(learned), "questions": questions, "surprise": surprise}


def _played(plan: Plan, seed: str, games: int, processes: int, fast: bool) -> Iterator[Lessons]:
    """The lessons of all games in their order, whoever plays them."""
    if processes == 1:
        for number in range(games):
            yield _lessons(plan, seed, number, fast)
        return
    if fast:
        for drafting in (False, True):
            entries(drafting)  # here, once, so that the processes find it in the cache
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        repeated = ([value] * games for value in (plan, seed))
        yield from pool.map(_lessons, *repeated, range(games), [fast] * games, chunksize=CHUNK)
    finally:
        pool.shutdown(cancel_futures=True)


def _lessons(plan: Plan, seed: str, number: int, fast: bool) -> Lessons:
    return lessons(_searcher(plan, fast), seed, number)


@lru_cache(maxsize=1)
def _searcher(plan: Plan, fast: bool) -> Searcher:
    return Searcher(plan, fast)
