"""A live table: takes commands one after the other, saves each before it counts, and tells everybody."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any

from okawari.errors import OkawariError
from okawari.protocol import messages as m
from okawari.server import entries as e
from okawari.server import play, project, shuffling, snapshot, summing
from okawari.server.bot_seats import BotSeats
from okawari.server.clock import monotonic
from okawari.server.codes import lets_watch, same, token_hash
from okawari.server.commands import carry_out
from okawari.server.connection import Connection
from okawari.server.desk import Desk
from okawari.server.emotes import Emotes
from okawari.server.failpoints import hit
from okawari.server.jobs import Job
from okawari.server.keeping import stored_replay, summary
from okawari.server.mail import deliver, eyes_of, letters, not_saving
from okawari.server.pieces import Step
from okawari.server.presence import Presence
from okawari.server.refusals import NoEntry, Refusal, not_saved
from okawari.server.rows import write
from okawari.server.state import State
from okawari.server.storage import Conflict, Reason, Repeated, StoreUnavailable
from okawari.server.timing import Timing

if TYPE_CHECKING:
    from okawari.server.kitchen import Kitchen

TRY_AGAIN = 1.0
REFUSED_KEPT = 200  # commands whose repeats get the same refusal


class LiveTable:
    """A table with its state, the people connected to it, and its clock."""

    def __init__(self, state: State, kitchen: "Kitchen") -> None:
        self.state = state
        self.kitchen = kitchen
        self.connections: set[Connection] = set()
        self.presence = Presence(self)
        self.desk = Desk(self.presence.awaited, self.presence.here, language=state.language)
        self.timing = Timing(self)
        self.bots = BotSeats(self)
        self.emotes = Emotes(self)
        self.unsaved: Reason | None = None  # why the last try to save something failed
        self.touched = monotonic()
        self.kept = monotonic()  # when the log last grew
        self.stopped = False
        self._jobs: deque[Job] = deque()
        self._refused: dict[str, OkawariError] = {}
        self._worker: asyncio.Task[None] | None = None
        self._again: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------------------------------ people come and go

    async def attach(self, connection: Connection, hello: m.Hello) -> None:
        """Let somebody in, with all that they may know, or close with the reason."""
        await self.settled()
        try:
            person = self.person_of(hello.token)
        except NoEntry as no:
            kicked = no.message_id == "error-kicked"
            connection.send(m.Notice(what="kicked") if kicked else _refused(None, no))
            connection.close(m.Closing.KICKED if kicked else m.Closing.NO_ENTRY)
            return
        if self.state.phase == "closed":
            connection.send(m.Notice(what="closed"))
            connection.close(m.Closing.TABLE_CLOSED)
            return
        if self.stopped:  # let go of while somebody came in: they find its successor
            connection.close(m.Closing.TOO_SLOW)
            return
        connection.table, connection.person = self, person
        if person is not None:
            self._show_out(person, m.Notice(what="elsewhere"), m.Closing.ELSEWHERE)
        self.connections.add(connection)
        connection.outdated = hello.protocol != m.PROTOCOL
        if connection.outdated:
            connection.send(m.Notice(what="outdated"))
        else:
            connection.eyes = eyes_of(self.state, person, connection.eyes)
            audience = project.Audience(person, connection.eyes)
            connection.send(project.welcome(self.state, audience, hello.last_version))
            if self.unsaved:
                connection.send(not_saving(self.unsaved))
        if person is not None:
            self.presence.came(person, monotonic())
            self.timing.touched(person)
            self._give_back(person)
        self.presence.show(to=connection)
        self.timing.show_to(connection)
        self.timing.look()

    def person_of(self, token: str) -> int | None:
        """Whose token it is; None: it lets somebody watch."""
        hashed = token_hash(token)
        for person, known in self.state.people.items():
            if same(known, hashed):
                return person
        if hashed in self.state.banned:
            raise NoEntry("error-kicked")
        secret = self.state.secret
        if self.state.setup.spectators and (same(secret, token) or lets_watch(secret, token)):
            if self.state.locked:
                raise NoEntry("error-table-locked")
            return None
        raise NoEntry("error-no-entry")

    def _give_back(self, person: int) -> None:
        self.submit(lambda: play.give_back(self.state, person))

    def detach(self, connection: Connection) -> None:
        """Somebody's line is gone; the chair is not."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        if connection.person is not None:
            self.presence.went(connection.person, monotonic())
        self.touched = monotonic()
        self.presence.show()
        self.timing.look()

    # ------------------------------------------------------------------------------------ messages

    def receive(self, connection: Connection, message: Any) -> None:
        """A message after the hello."""
        if connection not in self.connections:
            return
        self.timing.touched(connection.person)
        if connection.outdated and not isinstance(message, m.Answer | m.TakeBack):
            connection.send(m.Refused(id=getattr(message, "id", None), error="error-new-version"))
        elif isinstance(message, m.Command):
            self._take(connection, message)
        elif isinstance(message, m.Consider):
            self.timing.consider(connection.person, message)
        elif isinstance(message, m.Look):
            self._look(connection, message.seat)
        elif isinstance(message, m.Wish):
            self.presence.wish(connection.person, message)
        elif isinstance(message, m.Emote):
            self.emotes.say(connection, message)

    def _take(self, connection: Connection, command: m.Command) -> None:
        person = connection.person

        def decide() -> list[e.Entry]:
            return carry_out(self.state, person, command, self.desk)

        self._put(Job(decide, command.id, connection, since=perf_counter()))

    def _look(self, connection: Connection, seat: int | None) -> None:
        """The curtain of a device with several seats; drawn between decisions, never in the middle of one."""
        self.submit(lambda: self._open_curtain(connection, seat))

    def _open_curtain(self, connection: Connection, seat: int | None) -> list[e.Entry]:
        if seat is not None and seat not in self.state.seats_of(connection.person):
            connection.send(m.Refused(id=None, error="error-not-your-seat"))
            return []
        connection.eyes = eyes_of(self.state, connection.person, seat)
        connection.send(m.Private(version=self.state.version, mine=project.mine(self.state, connection.eyes)))
        return []

    # ------------------------------------------------------------------------------------ one after the other

    def submit(self, decide: Callable[[], list[e.Entry]]) -> None:
        """Something that nobody commanded: a bot's choice, an absence, the next course."""
        self._put(Job(decide))

    async def ask(self, decide: Callable[[], list[e.Entry]]) -> list[e.Entry]:
        """The same, for somebody who waits for the outcome; raises the refusal."""
        done: asyncio.Future[list[e.Entry]] = asyncio.get_running_loop().create_future()
        self._put(Job(decide, done=done))
        return await done

    async def settled(self) -> None:
        """Until nothing is being decided."""
        while self._worker is not None and not self._worker.done():
            await asyncio.shield(self._worker)

    def _put(self, job: Job) -> None:
        self._jobs.append(job)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        while self._jobs:
            job = self._jobs.popleft()
            try:
                await self._decide(job)
            except OkawariError as no:
                await self._refuse_new(job, no)
            except StoreUnavailable as problem:
                self._cannot_save(job, problem.reason)
            except Conflict:
                self.kitchen.lost(self)  # somebody else writes this table: let go of it
                self._refuse(job, Refusal("error-not-saved"))
            except Exception as problem:
                self.kitchen.trouble(problem)
                self._refuse(job, Refusal("error-server"))
                self.again_soon()

    async def _decide(self, job: Job) -> None:
        known = await self._version_of(job)
        if known is not None:
            self._ack(job, known)
            return
        if job.own_id in self._refused:
            raise self._refused[job.own_id]
        if self.state.phase == "closed":
            raise Refusal("error-table-closed")
        made = job.decide()
        if not made and job.command:
            made = [e.Noted()]
        if made:
            try:
                await self._carry_out(job, made)
            except Repeated as again:
                if not self.state.thawed:
                    raise Conflict from again  # the log has what this state does not know
                self._ack(job, again.version)
        if job.done and not job.done.done():
            job.done.set_result(made)

    async def _version_of(self, job: Job) -> int | None:
        """Return the version of a command that was carried out; ids in older logs do not name the person."""
        if job.command is None or job.own_id is None:
            return None
        commands = self.state.commands
        known = commands.get(job.own_id, commands.get(job.command))
        if known is None and self.state.bare_ids:
            return await self.kitchen.store.find_command(self.state.table, job.command)
        return known

    async def _carry_out(self, job: Job, made: list[e.Entry]) -> None:
        """Try entries on a copy of the state, save them, and only then let them count."""
        state = self.state.copy()
        rows, mail, steps = [], [], []
        looking = {connection: connection.eyes for connection in self.connections}
        for at, entry in enumerate(made):
            command = job.own_id if at == len(made) - 1 else None
            step = state.apply(entry, command)
            rows.append(write(state, entry, step, command))
            mail.append(letters(state, step, looking))
            steps.append(step)
        kept = self._snapshot(made)
        replay = stored_replay(state, made)
        keep = next((entry.keep for entry in made if isinstance(entry, e.Summed)), None)
        await self.kitchen.store.append(state.table, self.state.seq, rows, summary(state), replay, keep=keep)
        self.state = state
        noticed = any(step.public for step in steps)  # by others: lists and figures tell of nothing else
        if noticed:
            self.touched = monotonic()
        self.note_problem()
        self.kept = monotonic()
        self._ack(job, state.version, noticed)
        hit("after_ack")
        try:
            for one in mail:
                deliver(one)
            self._follow_up(made, steps)
        except Exception as problem:  # what is saved has happened, whatever goes wrong in telling it
            self.kitchen.trouble(problem)
            self.again_soon()
        if kept:
            with suppress(StoreUnavailable):  # a cache, no more
                await self.kitchen.store.keep_snapshot(state.table, *kept)

    def _snapshot(self, made: list[e.Entry]) -> tuple[int, bytes] | None:
        """The state before another game, so that the games before need not be folded again."""
        if self.state.games and any(isinstance(entry, e.Started) for entry in made):
            return self.state.seq, snapshot.freeze(self.state)
        return None

    # ------------------------------------------------------------------------------------ telling people

    def tell(self, message: Any) -> None:
        """Something that is not part of the log, for everybody."""
        data = m.encode(message)
        for connection in self.connections:
            if not connection.outdated:
                connection.send(data)

    def _ack(self, job: Job, version: int, counted: bool = False) -> None:
        if job.connection and job.command:
            job.connection.send(m.Ack(id=job.command, version=version))
            if counted:
                self.kitchen.metrics.observe("ack_seconds", perf_counter() - job.since)

    async def _refuse_new(self, job: Job, no: OkawariError) -> None:
        """Refuse a command, unless it was carried out before what this state remembers."""
        version = None
        if job.own_id and self.state.thawed:
            with suppress(Exception):
                version = await self.kitchen.store.find_command(self.state.table, job.own_id)
        if version is not None:
            self._ack(job, version)
            return
        if job.own_id:
            self._refused[job.own_id] = no  # a repeat gets the same answer
            if len(self._refused) > REFUSED_KEPT:
                del self._refused[next(iter(self._refused))]
        self._refuse(job, no)

    def _refuse(self, job: Job, no: OkawariError) -> None:
        if job.connection:
            job.connection.send(_refused(job.command, no))
        if job.done and not job.done.done():
            job.done.set_exception(no)

    # ------------------------------------------------------------------------------------ what follows

    def _follow_up(self, made: list[e.Entry], steps: list[Step]) -> None:
        state = self.state
        for entry in made:
            if isinstance(entry, e.Banned):
                self._show_out(entry.person, m.Notice(what="kicked"), m.Closing.KICKED)
                self.presence.forget(entry.person)
                self._show_out(None, _refused(None, NoEntry("error-no-entry")), m.Closing.NO_ENTRY)
            elif isinstance(entry, e.Changed) and not entry.setup.spectators:
                self._show_out(None, _refused(None, NoEntry("error-no-spectators")), m.Closing.NO_ENTRY)
            elif isinstance(entry, e.Joined):
                self.presence.expect(entry.person, monotonic())
        if state.phase == "closed":
            for connection in list(self.connections):
                connection.send(m.Notice(what="closed"))
                connection.close(m.Closing.TABLE_CLOSED)
            self.timing.stop()
            self.kitchen.closed(self)
            return
        if state.phase == "playing" and state.game and state.game.over:
            self.submit(lambda: play.finish(self.state))
        if summing.is_due(state):
            self.submit(lambda: snapshot.summed(self.state))
        self.presence.show()
        self.timing.changed(made, steps)
        self.bots.look()
        self.timing.look()

    def _show_out(self, person: int | None, why: m.Notice | m.Refused, code: int) -> None:
        for connection in [one for one in self.connections if one.person == person]:
            connection.send(why)
            connection.close(code)
            self.connections.discard(connection)

    def _cannot_save(self, job: Job, reason: Reason) -> None:
        """Nothing was changed: say so, and try the table's own business again soon."""
        self.note_problem(reason)
        self._refuse(job, not_saved(reason))
        self.again_soon()

    def note_problem(self, problem: Reason | None = None) -> None:
        """Tell everybody, once, that nothing can be saved, or that it can be again."""
        if problem != self.unsaved:
            self.unsaved = problem
            self.tell(not_saving(problem) if problem else m.Notice(what="saving_again"))

    def again_soon(self) -> None:
        """After trouble: what is due is tried again, once, however much of it went wrong."""
        if self._again is None:
            self._again = asyncio.get_running_loop().call_later(TRY_AGAIN, self.go_on)

    def go_on(self) -> None:
        """Whatever is due at this table: after loading it, and after trouble."""
        self._again = None
        if self.stopped:
            return
        if self.unsaved:
            self.submit(lambda: [e.Noted()] if self.unsaved else [])  # to see whether it goes better now
        if self.state.phase == "playing" and self.state.game and self.state.game.over:
            self.submit(lambda: play.finish(self.state))
        if self.state.shuffle.format < e.FORMAT:
            self.submit(lambda: shuffling.renew(self.state))
        for person in self.presence.here():
            self._give_back(person)
        self.bots.look()
        self.timing.look()

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is going on, so that the table can leave the memory."""
        working = self._worker is not None and not self._worker.done()
        return not self.connections and not working and not self.bots.busy

    def stop(self) -> None:
        """No more alarms and no more thinking."""
        self.stopped = True
        self.timing.stop()
        self.bots.stop()


def _refused(command: str | None, no: OkawariError) -> m.Refused:
    return m.Refused(id=command, error=no.message_id, args=no.args_for_message)
