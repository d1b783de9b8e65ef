"""Chunks of deals for the kernel, interpreted or compiled: the results are the same."""

import ctypes
import sys
import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from okawari import compiled
from okawari.bots.greedy_draft import DraftMind
from okawari.bots.mind import Mind
from okawari.bots.quick import joints
from okawari.draft.layout import Table as DraftTable
from okawari.draft.layout import View as DraftView
from okawari.simulation.kernel import GREEDY, NUMBERS, RANDOM, play_drafts, play_games
from okawari.simulation.times import Times
from okawari.structs import fill, plain_rows
from okawari.table.chance import Dice
from okawari.table.layout import Table, View

NUMBER_OF = {"random": RANDOM, "greedy": GREEDY}


@dataclass(frozen=True)
class Chunk:
    """What came out of some deals: NUMBERS for every deal, rotation and bot."""

    results: "array[int]"
    answers: int
    cpu_seconds: float
    times: Mapping[str, Times] = field(default_factory=dict)  # of answers where there was a choice, by bot


@dataclass(frozen=True)
class Work:
    """A kind of game to be played many times."""

    table: Any  # not dealt yet
    bots: tuple[int, ...]  # by number
    seed: tuple[int, ...]  # four words
    entry: Callable[..., int]
    rows: Callable[[Any, int], Any]  # so many structures or numbers in a row

    def play(self, first: int, deals: int) -> Chunk:
        """Play some deals. Threads can do this side by side: nothing is shared."""
        draft = isinstance(self.table, DraftTable)
        table, view, mind = (DraftTable, DraftView, DraftMind) if draft else (Table, View, Mind)
        tables = self.rows(table, 2)
        fill(tables, self.table)
        seats = len(self.bots)
        results = self.rows(ctypes.c_int64, deals * seats * seats * NUMBERS)
        places = [self.rows(view, 1), self.rows(mind, 1), self.rows(Dice, seats + 1)]
        began = time.thread_time()
        answers = self.entry(tables, *places, self._ints(self.bots), self._ints(self.seed), results, first, deals)
        return Chunk(_numbers(results), answers, time.thread_time() - began)

    def _ints(self, values: Sequence[int]) -> Any:
        row = self.rows(ctypes.c_int64, len(values))
        for at, value in enumerate(values):
            row[at] = value
        return row


def work(table: Any, bots: Sequence[str], seed: tuple[int, ...], fast: bool) -> Work:
    """The work of playing this table with these bots; compiled, if it is to be fast."""
    name, entry = ("play_drafts", play_drafts) if isinstance(table, DraftTable) else ("play_games", play_games)
    numbers = tuple(NUMBER_OF[bot] for bot in bots)
    if fast:
        fast_entry = getattr(compiled.twins({name: entry}, joints=joints(entry)), name)
        return Work(table, numbers, seed, fast_entry, compiled.batch)
    return Work(table, numbers, seed, entry, plain_rows)


def _numbers(results: Any) -> "array[int]":
    """Results as they are written down everywhere: 64-bit numbers, the lowest byte first."""
    numbers = array("q", bytes(results))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
