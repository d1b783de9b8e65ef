"""Everything that happens because time passes: clocks, absences, held chairs, the host's duty, the next course.

Times are monotonic and none of them is in the log: what they lead to is.
"""

import asyncio
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from okawari.protocol import messages as m
from okawari.protocol.figures import DOUBLED, PACES
from okawari.server import entries as e
from okawari.server import play, shuffling
from okawari.server.clock import monotonic
from okawari.server.connection import Connection
from okawari.server.pieces import Step
from okawari.views.facts import choosing

if TYPE_CHECKING:
    from okawari.server.live import LiveTable

MORE = 20.0
ASLEEP = 2  # times in a row that time ran out: from then on a seat is waited for only a little, until it stirs
LITTLE = 5.0


class Timing:
    """The alarm of a table."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.opened: float | None = None  # when the questions now open were put; None: the clock stands
        self.more = 0.0
        self.pace = _pace(table.state.setup)
        self.shown = False  # whether people see a clock
        self.scored = monotonic()  # when the scores that are being read were shown
        self.considered: dict[int, tuple[int, str]] = {}  # cards lifted but not kept, by seat
        self.missed: dict[tuple[int | None, int], int] = {}  # how often in a row time ran out, by person and seat
        self.frozen = monotonic()  # when commitments were frozen, if a start is under way
        self._alarm: asyncio.TimerHandle | None = None

    def consider(self, person: int | None, message: m.Consider) -> None:
        """The card to keep if time runs out; nobody else learns of it."""
        if message.seat in self.table.state.seats_of(person):
            self.considered.pop(message.seat, None)
            if message.answer is not None:
                self.considered[message.seat] = (message.question, message.answer)

    def touched(self, person: int | None) -> None:
        """Somebody did something: nobody asleep."""
        for seat in self.table.state.seats_of(person) if self.missed else ():
            if self.missed.pop((person, seat), 0) >= ASLEEP:
                self._show()

    def changed(self, made: Sequence[e.Entry], steps: Sequence[Step]) -> None:
        """The table's state changed."""
        for entry, step in zip(made, steps, strict=True):
            if isinstance(entry, e.Seated):
                self.considered.pop(entry.seat, None)
                self._show()
            elif isinstance(entry, e.Starting):
                self.frozen = monotonic()
            elif isinstance(entry, e.AskedTime):
                self.more += MORE
                self._show()
            elif isinstance(entry, e.Changed) and _pace(entry.setup) != self.pace:
                self.opened, self.pace = None, _pace(entry.setup)
            elif isinstance(entry, e.Answered) and entry.by == "clock" and step.public:
                self.missed[self._sleeper(entry.seat)] = self.missed.get(self._sleeper(entry.seat), 0) + 1
            if step.board and not isinstance(entry, e.Seated):
                self.opened, self.more, self.considered = None, 0.0, {}
                self.scored = monotonic()

    def resume(self) -> None:
        """Show the time left again, because the clock stood still while the server was stuck."""
        self._show()
        self.look()

    def stop(self) -> None:
        """No more alarms."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def look(self) -> None:
        """Do what is due, and set the alarm for what comes next."""
        self.stop()
        if self.table.stopped:
            return
        now = monotonic()
        self._run_clock(now)
        coming = [due for due in self._dues(now) if due > now]
        if coming:
            delay = min(coming) - now + 0.01
            self._alarm = asyncio.get_running_loop().call_later(delay, self.look)

    def _run_clock(self, now: float) -> None:
        """The clock runs while somebody at the table is there to see it."""
        state = self.table.state
        runs = state.phase == "playing" and state.setup.pace != "none" and self.table.presence.anyone_seated()
        if not runs:
            self.opened = None
            if self.shown:
                self.shown = False
                self.table.tell(m.Clock(left={}))
        elif self.opened is None and state.waiting:
            self.opened = now
            self._show()

    def deadlines(self) -> dict[int, float]:
        """When time runs out for each seat that is deciding."""
        state = self.table.state
        if self.opened is None or state.game is None or state.setup.pace == "none":
            return {}
        view = state.game.view()
        start, card, other = PACES[state.setup.pace]
        times = DOUBLED if state.setup.doubled else 1
        time = times * (start + card * view.hand_size if choosing(view) else other)
        asleep = [seat for seat in state.waiting if self.missed.get(self._sleeper(seat), 0) >= ASLEEP]
        return {seat: self.opened + (times * LITTLE if seat in asleep else time + self.more) for seat in state.waiting}

    def ran_out(self, seat: int) -> bool:
        """Whether it still is so, after a bot has thought: more time, or another pace, may have come meanwhile."""
        due = self.deadlines().get(seat)
        return due is not None and due <= monotonic()

    def _sleeper(self, seat: int) -> tuple[int | None, int]:
        return self.table.state.chairs[seat].person, seat

    def _show(self) -> None:
        due = self.deadlines()
        if due:
            self.shown = True
            self.table.tell(self.clock(due))

    def show_to(self, connection: Connection) -> None:
        """The clock that runs already, for somebody who has just come."""
        due = self.deadlines()
        if due and not connection.outdated:
            connection.send(self.clock(due))

    def clock(self, dues: dict[int, float]) -> m.Clock:
        """The clock as it is shown."""
        now = monotonic()
        return m.Clock(left={str(seat): max(0, round((due - now) * 1000)) for seat, due in dues.items()})

    # ------------------------------------------------------------------------------------ what is due, and when

    def _dues(self, now: float) -> Iterator[float]:
        phase = self.table.state.phase
        yield from self._host_due(now)
        yield from self._opening_due(now)
        if phase == "lobby":
            yield from self._chairs_due(now)
        elif phase == "playing":
            yield from self._clock_due(now)
            yield from self._absence_due(now)
        elif phase == "scoring":
            yield from self._course_due(now)

    def _host_due(self, now: float) -> Iterator[float]:
        """The host's duty moves to the longest-present person with a chair."""
        table, state = self.table, self.table.state
        left = table.presence.left.get(state.host, 0.0) if state.host is not None else 0.0
        if state.host in table.presence.since and state.seats_of(state.host):
            return
        heirs = [one for one in table.presence.here() if state.seats_of(one)]
        due = left + table.kitchen.config.host_hold
        if heirs and now >= due:
            table.submit(lambda: self._new_host())
        elif heirs:
            yield due

    def _opening_due(self, now: float) -> Iterator[float]:
        """Call off a start if a device does not open its bytes in time."""
        shuffle, due = self.table.state.shuffle, self.frozen + m.OPEN_WITHIN
        if shuffle.frozen is not None and now < due:
            yield due
        elif shuffle.frozen is not None:
            self.table.submit(lambda: shuffling.too_late(self.table.state, shuffle.secret))

    def _new_host(self) -> list[e.Entry]:
        table, state = self.table, self.table.state
        heirs = [one for one in table.presence.here() if state.seats_of(one)]
        stays = state.host in table.presence.since and state.seats_of(state.host)
        return [] if stays or not heirs else [e.Hosted(person=heirs[0])]

    def _chairs_due(self, now: float) -> Iterator[float]:
        """In the lobby a chair is held for a while, if somebody else is there who may want it."""
        table, state = self.table, self.table.state
        for seat, chair in enumerate(state.chairs):
            left = table.presence.left.get(chair.person) if chair.person is not None else None
            if left is None or not table.presence.anyone_seated():
                continue
            due = left + table.kitchen.config.lobby_hold
            if now >= due:
                table.submit(lambda seat=seat, person=chair.person: self._free(seat, person))  # type: ignore[misc]
            else:
                yield due

    def _free(self, seat: int, person: int) -> list[e.Entry]:
        state = self.table.state
        stays = state.phase != "lobby" or person in self.table.presence.since
        if stays or seat >= len(state.chairs) or state.chairs[seat].person != person:
            return []
        return [e.Freed(seat=seat, why="dropped"), *shuffling.left(state, person)]

    def _clock_due(self, now: float) -> Iterator[float]:
        """Time runs out: what was lifted is kept, else a bot chooses."""
        for seat, due in self.deadlines().items():
            chair = self.table.state.chairs[seat]
            if chair.person is None or chair.stand_in:
                continue
            if now < due:
                yield due
            else:
                self.table.bots.choose_for(seat, self.considered.get(seat))

    def _absence_due(self, now: float) -> Iterator[float]:
        """A bot stands in for somebody who is away while others who are here wait."""
        table, state = self.table, self.table.state
        if not state.setup.absence:
            return
        for seat in state.waiting:
            chair = state.chairs[seat]
            left = table.presence.left.get(chair.person) if chair.person is not None else None
            if left is None or chair.stand_in or not table.presence.anyone_seated(but=chair.person):
                continue
            due = left + state.setup.absence
            if now >= due:
                table.submit(lambda seat=seat: play.stand_in(self.table.state, seat))  # type: ignore[misc]
            else:
                yield due

    def _course_due(self, now: float) -> Iterator[float]:
        """The next course, when everybody worth waiting for is ready, or the scores have been shown long enough."""
        table, state = self.table, self.table.state
        seated = state.seated()
        if seated and not table.presence.anyone_seated():
            return
        missing = (table.presence.awaited() & seated) - state.continued
        if not missing:
            table.submit(lambda: play.serve(self.table.state))
            return
        away = [table.presence.left[one] for one in missing if one in table.presence.left]
        if away and state.setup.absence:
            yield min(away) + state.setup.absence
        if state.setup.pace != "none":
            due = self.scored + table.kitchen.config.scoring_limit * _patience(state.setup)
            if now >= due:
                table.submit(lambda: play.serve(self.table.state))
            else:
                yield due


def _pace(setup: m.Setup) -> tuple[str, bool]:
    """What the clock of a table depends on."""
    return setup.pace, setup.doubled


def _patience(setup: m.Setup) -> float:
    """How many times the usual time scores may be read: longer where the clock is slower than the friendly one."""
    slower = max(1.0, PACES[setup.pace][0] / PACES["friendly"][0])
    return slower * (DOUBLED if setup.doubled else 1)
