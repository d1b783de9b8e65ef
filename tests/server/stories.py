"""One client's story, frame by frame, against the log: order, contents, and nothing that it should not know."""

import re
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from msgspec import MsgspecError, json

from okawari.client.journal import Row
from okawari.client.seat import TableClient
from okawari.client.state import TableState
from okawari.engines import ENGINES
from okawari.protocol import messages as m
from okawari.server.codes import token_hash
from okawari.server.project import Audience
from tests.server.folding import Fold, Known
from tests.server.ledger import Ledger

Versioned = m.Welcome | m.Update | m.Private
LONG_HEX = re.compile(rb"[0-9a-f]{64}")
END = Row(0.0, "close")


@dataclass
class Told:
    """What one client tells: its journal, its token if that is known, and what it held for true as it went on."""

    name: str
    rows: Sequence[Row]
    token: str | None = None
    known: list[tuple[int, Known]] = field(default_factory=list)  # with the number of rows written before

    def note(self, client: TableState, message: m.ServerMessage) -> None:
        """Keep what the client holds for true, after a message that has a version."""
        if isinstance(message, Versioned) and client.table is not None:
            known = client.you, client.table, client.waiting, client.board, client.mine, client.lines, client.invite
            self.known.append((len(self.rows), known))


def listen(client: TableClient, name: str, token: str) -> Told:
    """A client that tells all it knows from now on; it needs a journal."""
    assert client.journal is not None
    told = Told(name, client.journal.rows, token)
    client._on_message = lambda message: told.note(client, message)
    return told


class Acks:
    """What was acked to anybody, and when."""

    def __init__(self, acks: Sequence[tuple[float, int]]) -> None:
        self.times, self.floors = [], []
        floor = 0
        for time, at in sorted(acks):
            floor = max(floor, at)
            self.times.append(time)
            self.floors.append(floor)

    def before(self, time: float) -> int:
        """The last position acked before a moment."""
        found = bisect_left(self.times, time)
        return self.floors[found - 1] if found else 0


class Story:
    """Walks through a client's journal and along the log at the same time."""

    def __init__(self, fold: Fold, told: Told, acks: Acks, ledger: Ledger, lossy: bool = False) -> None:
        self.fold, self.told, self.acks, self.ledger, self.lossy = fold, told, acks, ledger, lossy
        self.person = fold.people.get(token_hash(told.token)) if told.token else None
        self.at = 0  # the position that the client has reached
        self.looking: int | None = None
        self.looks: deque[int | None] = deque()
        self.version = 0
        self.hello_at = 0.0
        self.last_version = 0
        self.results: dict[str, m.Result] = {}
        self._unchecked = deque(told.known)
        self._lost = False  # a frame was wrong: what follows cannot be placed

    def check(self) -> None:
        """Enter all that is wrong with the story."""
        handlers = {"open": self._opened, "out": self._sent, "in": self._came, "version": self._accepted}
        for number, (row, following) in enumerate(pairwise([*self.told.rows, END])):
            if row.kind in ("in", "open"):
                self._compare_known(number)
            if row.kind in handlers:
                handlers[row.kind](row, following)
        self._compare_known(len(self.told.rows))

    def wrong(self, what: str) -> None:
        """Enter a difference."""
        self.ledger.find("diverged", f"{self.told.name}: {what}")

    # ------------------------------------------------------------------------------------ what the client did

    def _opened(self, row: Row, following: Row) -> None:
        self.hello_at, self.looking = row.at, None
        self.looks.clear()
        self._lost = False

    def _sent(self, row: Row, following: Row) -> None:
        frame = bytes(row.frame)
        if b'"hello"' in frame[:20]:
            self.last_version = json.decode(frame)["last_version"]
            return
        message = m.decode_client(frame)
        self.ledger.seen.add(f"sent {message.__struct_config__.tag}")
        if isinstance(message, m.Look):
            self.looks.append(message.seat)

    def _accepted(self, row: Row, following: Row) -> None:
        """Versions rise one by one; a welcome never leads back, nor behind what anybody was promised."""
        if row.how == "update" and row.version != self.version + 1:
            self.wrong(f"version {row.version} came after {self.version}")
        if row.how == "private" and row.version != self.version:
            self.wrong(f"a private step of version {row.version} came at {self.version}")
        if row.how == "welcome":
            floor = self.fold.states[min(self.acks.before(self.hello_at), self.fold.end)].version
            if row.version < max(self.version, floor):
                self.wrong(f"welcomed at version {row.version}; {max(self.version, floor)} was acked or known")
        if row.how in ("welcome", "update", "private"):
            self.version = row.version

    # ------------------------------------------------------------------------------------ frames

    def _came(self, row: Row, following: Row) -> None:
        frame = bytes(row.frame)
        self.ledger.frames += 1
        try:
            message = m.decode_server(frame)
        except MsgspecError as problem:
            self.wrong(f"a frame that is no message: {problem}")
            return
        if isinstance(message, m.Refused):
            self.ledger.seen.add(f"refused {message.error}")
        if not isinstance(message, Versioned):
            self._scan(frame, self.at)
            return
        if message.version not in self.fold.positions:
            self.wrong(f"a frame of version {message.version}, which is not in the log")
            return
        if self._lost:
            return
        taken = following.kind == "version" and following.how in ("welcome", "update", "private")
        at = self._place(message, frame) if taken and not self.lossy else self._anywhere(message, frame)
        if at is None:
            kind = message.__struct_config__.tag
            self.wrong(f"{kind} of version {message.version} is not what the log says: {frame[:300]!r}")
            self._lost = not self.lossy
            return
        self.at = at if taken else self.at
        self._scan(frame, at)
        self._scan_message(message, at)

    def _audience(self, at: int) -> Audience:
        return Audience(self.person, self.fold.eyes(at, self.person, self.looking))

    def _addressed(self, at: int) -> Audience:
        """The audience that the frame of a row is made for."""
        looking = None if self.fold.draws_curtains(at) else self.looking
        return Audience(self.person, self.fold.eyes(at, self.person, looking))

    def _place(self, message: Versioned, frame: bytes) -> int | None:
        """The one position where this frame belongs, if it is right; every frame before it must have come."""
        if isinstance(message, m.Welcome):
            floor = self.acks.before(self.hello_at)
            return next((at for at in self._welcomes(message, frame) if at >= floor), None)
        visible, at, audience = None, self.at, self._audience(self.at)
        while visible is None and at < self.fold.end:
            at += 1
            audience = self._addressed(at)
            visible = self.fold.frame(at, audience)
        if visible == frame:
            self.looking = audience.eyes
            return at
        if isinstance(message, m.Private) and self.looks:
            return self._curtain(frame, range(self.at, at + (visible is None)))
        return None

    def _welcomes(self, message: m.Welcome, frame: bytes) -> Iterator[int]:
        self.ledger.welcomes += 1
        for at in self.fold.positions[message.version]:
            if self.fold.welcome(at, self._audience(at), self.last_version) == frame:
                yield at

    def _curtain(self, frame: bytes, places: Sequence[int]) -> int | None:
        """The answer to a look, at any position before the next frame that the client would have got."""
        for at in places:
            eyes = self.fold.eyes(at, self.person, self.looks[0])
            if self.fold.curtain(at, eyes) == frame:
                self.looks.popleft()
                self.looking = eyes
                return at
        return None

    def _anywhere(self, message: Versioned, frame: bytes) -> int | None:
        """A position where this frame would be right: on lines that lose, double and mix frames."""
        places = self.fold.positions[message.version]
        if isinstance(message, m.Welcome):
            return next(self._welcomes(message, frame), None)
        for at in places:
            for eyes in (None, *self.fold.states[at].seats_of(self.person)):
                audience = Audience(self.person, self.fold.eyes(at, self.person, eyes))
                if frame in (self.fold.frame(at, audience), self.fold.curtain(at, audience.eyes)):
                    return at
        return None

    # ------------------------------------------------------------------------------------ what the client believes

    def _compare_known(self, before: int) -> None:
        """A client that took every update holds for true what a newcomer would be told."""
        while self._unchecked and self._unchecked[0][0] <= before:
            _, known = self._unchecked.popleft()
            expected = self.fold.known(self.at, self._audience(self.at))
            if self.lossy or self._lost or known == expected:
                continue
            for name, one, other in zip(Known.__args__, known, expected, strict=True):  # type: ignore[attr-defined]
                if m.encode(one) != m.encode(other):
                    self.wrong(f"at row {self.at} believes {m.encode(one)!r}, should {m.encode(other)!r} ({name})")

    # ------------------------------------------------------------------------------------ secrets

    def _scan(self, frame: bytes, at: int) -> None:
        """No token, and no part of a shuffle before it is opened."""
        for found in LONG_HEX.findall(frame):
            text = found.decode()
            if text in self.fold.people or at < self.fold.opened.get(text, 0):
                self.ledger.find("leaked", f"{self.told.name} got {text[:8]}… at row {at}")
        if self.told.token and self.person is not None and self.told.token.encode() in frame:
            self.ledger.find("leaked", f"{self.told.name} got a token at row {at}")

    def _scan_message(self, message: Versioned, at: int) -> None:
        state = self.fold.states[at]
        eyes = self._audience(at).eyes
        if message.mine is not None:
            if message.mine.seat != eyes:
                self.ledger.find("leaked", f"{self.told.name} got the cards of seat {message.mine.seat} at row {at}")
            if message.mine.question is not None:
                self.ledger.seen.add(f"asked {message.mine.question.what}")
        private = PRIVATE[state.dealt_setup.game] if state.dealt_setup else set()
        for event in _events(message):
            self.ledger.seen.add(f"event {event.what}")
            if event.what in private and event.seat != eyes:
                self.ledger.find("leaked", f"{self.told.name} heard {event.what} of seat {event.seat} at row {at}")
        if not isinstance(message, m.Private) and message.table is not None and message.table.result is not None:
            self.results[message.table.result.replay] = message.table.result


PRIVATE = {game: {engine.event_names[number] for number in engine.private_events} for game, engine in ENGINES.items()}


def _events(message: Versioned) -> Iterator[m.Event]:
    if isinstance(message, m.Update):
        yield from message.events
    elif isinstance(message, m.Welcome):
        for step in [*(message.missed or ()), *message.past]:
            yield from step.events
