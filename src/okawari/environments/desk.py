"""A table that is played one step at a time: its arrays, and the doors to the rules that work on them."""

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy

from okawari import compiled
from okawari.engines import ENGINES, Engine
from okawari.environments import deals, draft_deals, draft_stepping, stepping
from okawari.environments.deals import DEALING, NODES, REFUSED, WAITED, Line, deal_number
from okawari.environments.pieces import GAMES, WAIT, Observation
from okawari.environments.posts import POINTS, WHOLE, Post
from okawari.table.chance import Dice, below, set_words
from okawari.table.faces import SEATS

ENTRIES = ("play", "deal", "observe", "retell")
DRAFT = GAMES.index("draft")
POST, LINE, MARK = numpy.dtype(Post), numpy.dtype(Line), numpy.dtype(numpy.int64)
AFTER = bytes(POST.itemsize + 2 * SEATS * MARK.itemsize)  # no gains, no marks: what follows a table in memory
TRIES = 10_000  # to imagine picks by which somebody is still asked
ROOM = 160  # lines for each answer: more than a deal or the end of a round brings
Array = Any  # numpy's types say little here
Told = tuple[int, Array, Array]  # how much of the history, the table after it, and the lines


@dataclass(frozen=True)
class Doors:
    """The rules of one game, compiled or interpreted."""

    engine: Engine
    game: int  # by its place in GAMES
    play: Callable[..., int]
    deal: Callable[..., int]
    observe: Callable[..., int]
    retell: Callable[..., int]
    points_of: Callable[[Any, int], int]
    hiding: tuple[int, ...]  # stages in which answers are noted and not shown
    fast: bool
    dtype: Any  # of a table, as numpy knows it


@cache
def doors(game: str, fast: bool) -> Doors:
    """The doors to the rules of a game; raises NotCompiled where there is no compiler."""
    engine, found = ENGINES[game], _entries(game == "draft", fast)
    if not fast:
        found = [_plain(entry, engine) for entry in found]
    points_of = draft_stepping.points_of if game == "draft" else stepping.points_of
    play, deal, observe, retell = found
    hiding, kind = (draft_deals if game == "draft" else deals).HIDING, numpy.dtype(engine.table)
    return Doors(engine, GAMES.index(game), play, deal, observe, retell, points_of, hiding, fast, kind)


@cache
def _entries(drafting: bool, fast: bool) -> list[Callable[..., int]]:
    source: Any = draft_deals if drafting else deals
    plain = {name: getattr(source, name) for name in ENTRIES}
    with compiled.announcing_to_people():
        made = vars(compiled.twins(plain)) if fast else plain
    return [made[name] for name in ENTRIES]


def _plain(function: Callable[..., int], engine: Engine) -> Callable[..., int]:
    """An interpreted entry that takes the same arrays as a compiled one."""
    kinds = {numpy.dtype(kind): kind for kind in (engine.table, Post, Observation, Line, ctypes.c_int64)}

    def opened(argument: Any) -> Any:
        if not isinstance(argument, numpy.ndarray):
            return argument
        kind: Any = kinds[argument.dtype]
        return (kind * len(argument)).from_buffer(argument)

    return lambda *arguments: function(*map(opened, arguments))


class Desk:
    """One table, what every seat may answer, and what everybody has gained.

    `past` is empty, or for a table that was made up from a view: whose, that seat's story until then, and everybody's.
    """

    __slots__ = (
        "answers", "changes", "dealt", "doors", "how", "marks", "memory", "past", "phase", "posts", "seats", "start",
        "tables", "told",
    )  # fmt: skip

    def __init__(self, rules: Doors, how: int, content: bytes, seats: int) -> None:
        self.doors, self.how, self.seats, self.start = rules, how, seats, content
        self._open(bytearray(content + AFTER))
        self.phase = DEALING
        self.changes = 0
        self.told: dict[int, Told] = {}
        self.dealt: tuple[int, ...] = ()
        self.past: tuple[int, bytes, bytes] | None = None

    def _open(self, memory: bytearray) -> None:
        """The arrays, all in one piece of memory, which is copied faster than they are."""
        self.memory, kind, size = memory, self.doors.dtype, len(self.start)
        self.tables = numpy.frombuffer(memory, kind, 1)
        self.posts = numpy.frombuffer(memory, POST, 1, size)
        self.marks = numpy.frombuffer(memory, MARK, 2 * SEATS, size + POST.itemsize)
        self.answers = self.marks[SEATS : SEATS + self.seats]

    def __reduce__(self) -> Any:
        rest = self.phase, self.dealt, self.past
        start = GAMES[self.doors.game], self.doors.fast, self.how, self.seats, self.start
        return _restored, (*start, bytes(self.memory), rest)

    def __deepcopy__(self, memo: Any) -> "Desk":
        return self.copy()

    def copy(self) -> "Desk":
        """A table of its own that goes on from the same position."""
        twin = Desk.__new__(Desk)
        twin.doors, twin.how, twin.seats, twin.start = self.doors, self.how, self.seats, self.start
        twin._open(self.memory[:])
        twin.phase, twin.dealt, twin.past, twin.told = self.phase, self.dealt, self.past, self.told.copy()
        twin.changes = 0
        return twin

    def beginning(self) -> Array:
        """The table as it was when the history began."""
        return numpy.frombuffer(bytearray(self.start), self.doors.dtype)

    def chance(self, outcome: int) -> None:
        """One more part of the number of a deal; with the last one the round is dealt."""
        self.dealt = (*self.dealt, outcome)
        if len(self.dealt) == NODES:
            number = deal_number(list(self.dealt), 0)
            self.dealt = ()
            self.changes += 1
            self.phase = self.doors.deal(self.tables, self.marks, number)

    def step(self, actions: Sequence[int]) -> None:
        """One answer of every seat."""
        if len(actions) != self.seats:
            raise ValueError(f"there are {self.seats} players: give one action for each, not {len(actions)}")
        self.answers[:] = actions
        phase = self.doors.play(self.tables, self.posts, self.marks, self.how)
        if phase == REFUSED:
            self.refuse(actions)
        self.phase = phase
        self.changes += 1

    def refuse(self, actions: Sequence[int]) -> None:
        """Say what is wrong with answers that are not open."""
        for seat, action in enumerate(actions):
            legal = bits_of(int(self.marks[seat]))
            if action not in legal:
                raise ValueError(f"player {seat}: {action} is not open, only {', '.join(map(str, legal))}")

    def legal(self, seat: int) -> list[int]:
        """The answers that are open to a seat."""
        return list(bits_of(self.marks.item(seat)))

    def story(self, seat: int, history: Sequence[int]) -> Array:
        """The lines that a seat may know since the game began; -1: that everybody may know.

        What was told before is kept, so that only the rest of a history has to be played again.
        """
        upto = len(history) - len(self.dealt)
        if seat not in self.told:
            self.told[seat] = 0, self.beginning(), self._before(seat)
        done, tables, lines = self.told[seat]
        if done < upto:
            tables, rest = _copied(tables), numpy.array(history[done:upto], numpy.int64)
            fresh = numpy.zeros(ROOM + len(rest) * ROOM, LINE)
            count = self.doors.retell(tables, rest, fresh, len(rest), seat)
            assert count <= len(fresh), "lines were lost"
            lines = numpy.concatenate([lines, fresh[:count]])
            self.told[seat] = upto, tables, lines
        return lines

    def _before(self, seat: int) -> Array:
        """What was told of a table before it was made up."""
        if self.past is None:
            return numpy.zeros(0, LINE)
        whose, own, common = self.past
        return numpy.frombuffer(own if whose == seat else common, LINE)

    def rewards(self) -> list[float]:
        """What everybody gained by the last step."""
        return (self.posts["rewards"][0, : self.seats] / WHOLE).tolist()  # type: ignore[no-any-return]

    def returns(self) -> list[float]:
        """What everybody has gained so far."""
        if self.how == POINTS:
            return self.posts["points"][0, : self.seats].astype(float).tolist()  # type: ignore[no-any-return]
        return self.rewards()

    def table(self) -> Any:
        """The table as the interpreted rules know it, in place."""
        return self.doors.engine.table.from_buffer(self.memory)

    def begun(self) -> bool:
        """Whether anything is dealt."""
        return bool(self.tables["stage"][0])

    def imagine(self, seat: int, words: Sequence[int], past: tuple[int, bytes, bytes]) -> None:
        """Put another table in this one's place that the seat could not tell from it; four words decide which."""
        engine = self.doors.engine
        view, world, dice = engine.view(), engine.table(), Dice()
        engine.look(self.table(), seat, view)
        set_words(dice, *words)
        if view.stage in self.doors.hiding and view.waiting:
            self._imagine_picks(view, world, seat, self._answered(past[1]), dice)
        else:
            engine.imagine(view, world, dice)
        self.start, self.past, self.dealt = bytes(world), past, ()
        self.memory[: len(self.start)] = self.start
        self.told = {}
        for other in range(self.seats):
            self.marks[other] = engine.legal(world, other) or 1 << WAIT
            if self.how == POINTS and other != seat:
                self._guess_points(world, other)

    def _imagine_picks(self, view: Any, world: Any, seat: int, count: int, dice: Dice) -> None:
        """While picks are hidden, who else is asked depends on them: it is imagined anew, not taken from the table."""
        asked = view.waiting & 1 << seat
        view.waiting = 1 << seat  # if it is not asked either: nothing is shown as long as somebody is
        for _ in range(TRIES):
            self.doors.engine.imagine(view, world, dice)
            self._answer_again(world, seat, count, dice)
            if asked or world.waiting != 1 << seat:
                world.waiting ^= 1 << seat ^ asked
                return
        raise ValueError("no position that we could think of fits what the player knows")

    def _answered(self, story: bytes) -> int:
        """How many steps there were since anything was shown, of a seat's own answers and waits: its last lines."""
        lines = numpy.frombuffer(story, LINE)["what"]
        shown = numpy.flatnonzero(~numpy.isin(lines, [self.doors.engine.event_names.index("picked"), WAITED]))
        return len(lines) - (int(shown[-1]) + 1 if len(shown) else 0)

    def _answer_again(self, world: Any, seat: int, count: int, dice: Dice) -> None:
        """The other seats have given an answer in each of these steps, any they like, if they are asked so many."""
        engine = self.doors.engine
        for other in range(self.seats):
            if other != seat and engine.can_take_back(world, other):
                engine.take_back(world, other)
                for _ in range(count):
                    answers = bits_of(engine.legal(world, other))
                    if answers:
                        list(engine.steps(world, other, answers[below(dice, len(answers))]))

    def _guess_points(self, world: Any, seat: int) -> None:
        """Points that only this seat knew are now those of the other table; by which step they came is forgotten."""
        points = self.doors.points_of(world, seat)
        if points != self.posts["points"][0, seat] or self.doors.game == DRAFT:
            self.posts["rewards"][0, seat] = 0
        self.posts["points"][0, seat] = points


def _restored(game: str, fast: bool, how: int, seats: int, start: bytes, memory: bytes, rest: Any) -> Desk:
    """A table from its bytes."""
    desk = Desk(doors(game, fast and compiled.available()), how, start, seats)
    desk._open(bytearray(memory))
    desk.phase, desk.dealt, desk.past = rest
    return desk


def _copied(tables: Array) -> Array:
    """The same as numpy's own copy, which goes from field to field."""
    return numpy.frombuffer(bytearray(tables.tobytes()), tables.dtype)


@lru_cache(1 << 16)
def bits_of(mask: int) -> tuple[int, ...]:
    """The numbers of the bits of a mask, in order."""
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)
