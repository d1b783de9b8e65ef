"""A table's log, folded once more: the state after every row, and what anybody was to be sent then."""

import hashlib
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from okawari.protocol import messages as m
from okawari.server import entries as e
from okawari.server import project
from okawari.server.codes import client_id
from okawari.server.pieces import Step
from okawari.server.project import Audience
from okawari.server.state import State
from okawari.server.storage import Row

Known = tuple[m.You, m.TableInfo, list[int], m.Board | None, m.Mine | None, list[m.Line], m.Invite | None]


class Fold:
    """Positions count rows: position 3 is the table after its third row, position 0 the table before the first."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows
        self.entries: list[e.Entry] = []
        self.states = [State()]
        self.steps = [Step(0)]
        self.broken = ""  # why it could not be folded to its end
        self._parts: dict[Any, Any] = {}
        for row in rows:
            state = self.states[-1].copy()
            try:
                entry = e.decode(row.payload)
                step = state.apply(entry, row.command)
            except Exception as problem:  # whatever a damaged log leads to
                self.broken = f"row {row.seq} cannot be applied: {problem!r}"
                break
            self.entries.append(entry)
            self.states.append(state)
            self.steps.append(step)

    @property
    def end(self) -> int:
        """The last position."""
        return len(self.states) - 1

    @property
    def last(self) -> State:
        """The table as the whole log leaves it."""
        return self.states[-1]

    @cached_property
    def people(self) -> dict[str, int]:
        """Everybody who ever had a token, by its hash."""
        return {entry.token: entry.person for entry in self.entries if isinstance(entry, e.Joined)}

    @cached_property
    def commands(self) -> dict[str, list[int]]:
        """The positions of each command."""
        found: dict[str, list[int]] = {}
        for at, row in enumerate(self.rows, 1):
            if row.command is not None:
                found.setdefault(client_id(row.command), []).append(at)
        return found

    @cached_property
    def positions(self) -> dict[int, list[int]]:
        """The positions of each version: the first is the entry that all notice, the others are private steps."""
        found: dict[int, list[int]] = {}
        for at, state in enumerate(self.states):
            found.setdefault(state.version, []).append(at)
        return found

    @cached_property
    def opened(self) -> dict[str, int]:
        """The server's part of each shuffle, and each seed, with the position where everybody may know it."""
        found: dict[str, int] = {}
        for at, entry in enumerate(self.entries, 1):
            before = self.states[at - 1]
            for secret in (getattr(entry, "shuffle", None), getattr(entry, "seed", None)):
                if secret is not None:
                    found.setdefault(secret, len(self.rows) + 1)
            if isinstance(entry, e.Finished | e.Closed) and before.running and before.dealt:
                found[before.dealt.shuffle] = min(at, found[before.dealt.shuffle])
                found[before.dealt.seed] = min(at, found[before.dealt.seed])
        return found

    # ------------------------------------------------------------------------------------ what was to be sent

    def eyes(self, at: int, person: int | None, looking: int | None) -> int | None:
        """Whose cards a person is shown: the only seat's; of several, the one looked at."""
        seats = self.states[at].seats_of(person)
        return seats[0] if len(seats) == 1 else looking if looking in seats else None

    def draws_curtains(self, at: int) -> bool:
        """Whether everybody with several seats has to look anew: something is shown to all."""
        return self.steps[at].board

    def frame(self, at: int, audience: Audience) -> bytes | None:
        """What an audience was to be sent with the row of this position: made for it alone, nothing is shared."""
        frame: bytes | None = self._part(
            ("frame", at, audience), lambda: project.Sheet(self.states[at], self.steps[at]).frame(audience)
        )
        return frame

    def curtain(self, at: int, eyes: int | None) -> bytes:
        """The answer to somebody who looks at a seat."""
        return m.encode(m.Private(version=self.states[at].version, mine=self._mine(at, eyes)))

    def welcome(self, at: int, audience: Audience, last_version: int) -> bytes:
        """The answer to a hello."""
        return m.encode(project.welcome(self.states[at], audience, last_version))

    def known(self, at: int, audience: Audience) -> Known:
        """All that an audience should know by now, however it has learnt it."""
        state = self.states[at]
        board = self._part(("board", at), lambda: project.board(state))
        lines = self._part(("lines", at), lambda: project.sheet(state.game.score_lines) if state.game else [])
        you, invite = project.you(state, audience.person), project.invite(state, audience.person)
        info = self._part(("table", at), lambda: project.table_info(state))
        return you, info, list(state.waiting), board, self._mine(at, audience.eyes), lines, invite

    def _mine(self, at: int, eyes: int | None) -> m.Mine | None:
        mine: m.Mine | None = self._part(("mine", at, eyes), lambda: project.mine(self.states[at], eyes))
        return mine

    def _part(self, key: Any, make: Any) -> Any:
        if key not in self._parts:
            self._parts[key] = make()
        return self._parts[key]


def digest(state: State) -> str:
    """Everything that anybody can be told of a table, and all the cards, as one number."""
    summed = hashlib.sha256(bytes(state.game._table) if state.game else b"")
    seats = range(len(state.chairs))
    audiences = [Audience(None, seat) for seat in (None, *seats)]
    for person in sorted(state.people):
        audiences += [Audience(person, eyes) for eyes in (None, *state.seats_of(person))]
    for audience in audiences:
        for last_version in (0, max(1, state.version - 9)):
            summed.update(m.encode(project.welcome(state, audience, last_version)))
    return summed.hexdigest()
