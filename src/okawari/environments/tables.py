"""Tables that are played side by side: the arrays behind every environment, and the doors to what works on them."""

import ctypes
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from typing import Any

import numpy

from okawari import compiled
from okawari.editions.undealt import undealt
from okawari.engines import ENGINES
from okawari.environments import among, draft_among, draft_stepping, stepping
from okawari.environments.company import Bots, company_of, seated
from okawari.environments.numbers import counted, seed_text, truth
from okawari.environments.pieces import ACTIONS, GAMES, WAIT, Legal, Observation
from okawari.environments.posts import BEGIN, REST, REWARDS, STEP, WHOLE, Post
from okawari.environments.settings import check_menu, wanted_seats
from okawari.game import Game
from okawari.structs import bytes_of, fill, plain_rows
from okawari.table.chance import Dice, key_words
from okawari.views.seat_view import Answer, View

SIZE = numpy.dtype(Observation).itemsize
DEALS = 1 << 62  # of one seed: more than anybody will play
Array = Any  # numpy's types say little here


class Tables:
    """So many tables of one game, with arrays of what every seat sees, may answer and gains.

    Row t, s of every array belongs to seat s of table t. `observations` has SIZE numbers for each, `masks` a 1 for each
    answer that is open, `rewards` what the last step brought; `over` says of each table whether a game has ended. With
    `auto` the next game begins in the same step; without it the table stays as it is until `deal`, and further steps
    bring nothing. Unless `everybody` looks, only seats that are asked get new observations.

    The arrays are written anew at every step and can only be read: copy what you keep or want to change. `pieces` are
    the observations by the names of their parts, `deals` the numbers of the games that are played. `scores` and `wins`,
    points and shares of the win, are those of the last game that has ended at each table, whatever the rewards are.

    `bots` are the names of bots for some seats, None for the others, such as ["greedy", None]. They answer by
    themselves, in the same steps: their seats wait for ever, and show nothing.

    Tables can be copied and pickled: a copy goes on in the same way, on its own.
    """

    def __init__(
        self,
        game: str = "classic",
        *,
        seats: int | None = None,
        menu: str | Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        count: int = 1,
        reward: str = "points",
        auto: bool = True,
        everybody: bool = True,
        threads: int = 1,
        bots: Bots = None,
        fast: bool | None = None,
    ) -> None:
        seats = wanted_seats(game, seats)
        count, threads = counted("count", count, 1), counted("threads", threads, 1)
        auto, everybody = truth("auto", auto), truth("everybody", everybody)
        fast = None if fast is None else truth("fast", fast)
        check_menu(menu)
        checked = Game(game, seats=seats, menu=menu, options=options, seed=0)  # refuses what cannot be played
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.game, self.seats, self.count, self.menu, self.options = game, seats, count, checked.menu, checked.options
        self._how = {"reward": reward, "auto": auto, "everybody": everybody, "threads": threads, "fast": fast}
        undealt_one = undealt(game, seats, self.menu, self.options, "")
        self._kinds = () if game == "draft" else undealt_one.menu
        self.fast = fast = compiled.available() if fast is None else fast
        self._rows: Any = compiled.batch if fast else plain_rows
        self._parts = _parts(count, threads)
        self.seat_bots(bots)
        try:
            self._tables = self._rows(type(undealt_one), count + 1)
            self._posts = self._rows(Post, count)
            self._seen = self._rows(Observation, count * seats + len(self._parts) + 1)
            self._masks = self._rows(Legal, count * seats)
        except MemoryError:
            raise MemoryError(f"there is no memory for {count} tables of {seats} seats: make fewer") from None
        self._settings = self._ints([GAMES.index(game), REWARDS.index(reward), int(auto), count, int(everybody)])
        self._seed = self._ints([0, 0, 0, 0])
        self._dice = [self._rows(Dice, 1) for _ in self._parts]
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0  # threads live in one process
        self.seed = ""
        self._open_arrays()
        fill(self._tables, undealt_one, at=count)

    def _open_arrays(self) -> None:
        """numpy's view of the same memory. What users get can only be read: `step` believes the masks."""
        count, seats = self.count, self.seats
        everything = _array(self._seen, Observation)
        self._written = everything.view(numpy.int8)
        seen = _to_read(everything[: count * seats])
        self.pieces = seen.reshape(count, seats)
        self.observations = seen.view(numpy.int8).reshape(count, seats, SIZE)
        self.masks = _to_read(_array(self._masks, Legal)).view(numpy.int8).reshape(count, seats, ACTIONS)
        posts = _array(self._posts, Post)
        self._todo, self._deals, self._answers = posts["todo"], posts["deal"], posts["answers"][:, :seats]
        self._parts_won, self._ended = posts["rewards"][:, :seats], posts["over"]
        self._rewards, self._over = numpy.zeros((count, seats), numpy.float32), numpy.zeros(count, numpy.bool_)
        self.deals, self.rewards, self.over = map(_to_read, (self._deals, self._rewards, self._over))
        self.scores, self._parts_of_wins = _to_read(posts["scores"][:, :seats]), posts["wins"][:, :seats]

    def seat_bots(self, bots: Bots) -> None:
        """Others sit down: names of bots, None for learners. `reset` or `deal` begins their games."""
        self.bots = seated(bots, self.seats)
        with compiled.announcing_to_people():
            self._entry = entry(self.game == "draft", any(self.bots), self.fast)
        company = company_of(self.bots, self.game, self._kinds)
        self._company = [self._rows(type(company), 1) for _ in self._parts]
        for row in self._company:
            fill(row, company)
        self._dealt = False

    def __repr__(self) -> str:
        return f"<Tables: {self.count} of {self.told()}>"

    def told(self) -> str:
        """What is played, in words."""
        menu = f", menu {self.menu}" if self.menu else ""
        return f"{self.game}, {self.seats} seats{menu}, reward {self._how['reward']}"

    def _memory(self) -> tuple[Any, ...]:
        """Everything that a game changes; the arrays show parts of it."""
        return self._tables, self._posts, self._seen, self._masks, self._seed

    def __getstate__(self) -> dict[str, Any]:
        """How the tables were made, and what lies on them. numpy's views are opened anew."""
        made = {name: getattr(self, name) for name in ("game", "seats", "menu", "options", "count", "bots")}
        memory = [bytes_of(rows) for rows in self._memory()]
        shown = {"dealt": self._dealt, "seed": self.seed, "rewards": self.rewards, "over": self.over}
        return {"made": {**made, **self._how}, "memory": memory, **shown}

    def __setstate__(self, state: Mapping[str, Any]) -> None:
        Tables.__init__(self, **state["made"])
        for rows, content in zip(self._memory(), state["memory"], strict=True):
            if memoryview(rows).nbytes != len(content):
                raise ValueError("these tables were saved by another version of okawari: make them anew")
            fill(rows, content)
        self._dealt, self.seed = state["dealt"], state["seed"]
        self._rewards[...], self._over[...] = state["rewards"], state["over"]

    def reset(self, seed: int | str, first: int = 0) -> None:
        """Begin the games of a seed, table t with the deal of number first + t. There is no game without a seed."""
        text, first = seed_text(seed), counted("first", first, 0, DEALS - 1)
        self.seed = text
        self._seed[:] = key_words(text, "environment")
        self._deals[:] = numpy.arange(first, first + self.count)
        self._todo[:] = BEGIN
        self._dealt = False  # whatever was played before
        self._run()

    def deal(self, which: Array = True) -> None:
        """Begin the next game at every table, or at those that are marked in an array; all others stay as they are."""
        if not (self.seed and numpy.all(which)):
            self.need_deal()
        self._begin(which, REST)
        self._run()

    def _begin(self, which: Array, otherwise: int) -> None:
        """What becomes of every table: its next game begins, or something else."""
        marked = numpy.asarray(which)
        if marked.dtype != bool or marked.shape not in ((), (self.count,)):
            wanted = f"deal wants true or false for each of {self.count} tables"
            raise ValueError(f"{wanted}, and not {marked.dtype} of the shape {marked.shape}")
        self._todo[:] = numpy.where(marked, BEGIN, otherwise)
        self._deals += self.count * marked

    def step(self, answers: Array) -> None:
        """One answer for every seat of every table, WAIT where a seat is not asked. Bad answers change nothing."""
        self.need_deal()
        given = numpy.asarray(answers)
        self.check(given)
        self.step_unchecked(given)

    def step_unchecked(self, answers: Array, begin: Array = None) -> None:
        """The same for answers that are surely open. One that is not ends in an error, in a game gone wrong, or never.

        Tables that are marked in an array `begin` begin their next game instead.
        """
        self.need_deal()
        self._answers[...] = answers
        self._todo[:] = STEP
        if begin is not None:
            self._begin(begin, STEP)
        self._run()

    def need_deal(self) -> None:
        """Refuse to go on where nothing was begun, or where a step broke off in the middle."""
        if not self._dealt:
            raise RuntimeError("call reset() first: no game has begun yet, or the last step broke off")

    @property
    def wins(self) -> Array:
        """Everybody's share of the win of the last game that has ended at each table."""
        return numpy.divide(self._parts_of_wins, WHOLE, dtype=numpy.float32)

    def check(self, answers: Array) -> None:
        """Refuse answers that are not open, and say which."""
        if answers.shape != (self.count, self.seats) or answers.dtype.kind not in "iu":
            wanted = f"step wants whole numbers in an array of {self.count} tables by {self.seats} seats"
            raise ValueError(f"{wanted}, and not {answers.dtype} of the shape {answers.shape}")
        inside = (answers >= 0) & (answers < ACTIONS)
        open_ones = numpy.take_along_axis(self.masks, numpy.where(inside, answers, WAIT)[..., None].astype(int), 2)
        bad = ~(inside & (open_ones[..., 0] == 1))
        if bad.any():
            table, seat = (int(at) for at in numpy.argwhere(bad)[0])
            legal = ", ".join(map(str, numpy.flatnonzero(self.masks[table, seat])))
            raise ValueError(f"table {table}, seat {seat}: {answers[table, seat]} is not open, only {legal}")

    def view(self, seat: int | None, table: int = 0) -> View:
        """A seat's view, as bots want it; None: that of a spectator."""
        self.need_deal()
        table = counted("table", table, 0, self.count - 1)
        seat = None if seat is None else counted("seat", seat, 0, self.seats - 1, ", or None for a spectator")
        engine = ENGINES[self.game]
        t = self._tables[table] if not self.fast else compiled.table_at(engine.table, self._tables, table)
        raw, ask = engine.view(), 0
        legal: tuple[Answer, ...] = ()
        engine.look(t, -1 if seat is None else seat, raw)
        if seat is not None:
            open_ones = numpy.flatnonzero(self.masks[table, seat, :WAIT]).tolist()
            ask = t.mine[seat].ask if open_ones else 0  # a bot at the table is asked by nobody else
            legal = tuple(Answer(number, engine.answer_code(ask, number)) for number in open_ones)
        question = engine.questions[ask] if ask else None
        return View(self.game, raw, question, legal, engine.spots, engine.faces, self.options)

    def asked(self, table: int = 0) -> list[int]:
        """The seats that have a question to answer."""
        self.need_deal()
        table = counted("table", table, 0, self.count - 1)
        return [seat for seat in range(self.seats) if not self.masks[table, seat, WAIT]]

    def _run(self) -> None:
        if not self._dealt:
            self._written[...] = 0  # a step that broke off may have left something half written
        self._dealt = False  # until all is done
        others = [self._threads().submit(self._one, part) for part in range(1, len(self._parts))]
        try:
            self._one(0)  # by whoever asks: waking one more thread would take as long as a few hundred tables
        finally:
            wait(others)
        for other in others:
            other.result()
        numpy.divide(self._parts_won, WHOLE, out=self._rewards, dtype=numpy.float32)
        self._over[:] = self._ended
        self._dealt = True

    def _threads(self) -> ThreadPoolExecutor:
        """Those beside the one that asks, of this process: a fork has none of its parent's."""
        if self._pool is None or self._process != os.getpid():
            self._pool, self._process = ThreadPoolExecutor(len(self._parts) - 1), os.getpid()
        return self._pool

    def _one(self, part: int) -> None:
        first, last = self._parts[part]
        arrays = self._tables, self._posts, self._seen, self._masks, self._dice[part], self._company[part]
        self._entry(*arrays, self._seed, self._settings, first, last, self.count * self.seats + part)

    def _ints(self, values: Sequence[int]) -> Any:
        row = self._rows(ctypes.c_int64, len(values))
        row[:] = values
        return row


@cache
def entry(drafting: bool, with_bots: bool, fast: bool) -> Any:
    """What plays tables, compiled or interpreted; raises NotCompiled where there is no compiler."""
    alone, together = (draft_stepping, draft_among) if drafting else (stepping, among)
    plain: Any = (together if with_bots else alone).run_tables
    return compiled.twins({"run_tables": plain}).run_tables if fast else plain


def _parts(count: int, threads: int) -> list[tuple[int, int]]:
    """The tables of each thread."""
    used = min(count, threads)
    return [(part * count // used, (part + 1) * count // used) for part in range(used)]


def _to_read(array: Array) -> Array:
    """The same memory, for those who may not write."""
    shown = array.view()
    shown.flags.writeable = False
    return shown


def _array(rows: Any, kind: Any) -> Array:
    return rows if isinstance(rows, numpy.ndarray) else numpy.frombuffer(rows, numpy.dtype(kind))
