"""Tables with a host, a guest, an old client, a spectator and somebody who was kicked, in every phase."""

import asyncio
import hashlib
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from okawari.protocol import messages as m
from okawari.server import project
from okawari.server.app import App
from okawari.server.live import LiveTable
from okawari.server.state import State
from okawari.server.tables import Entry
from tests.server.bad_input.lines import Line, seated

SEATS = {0: "host", 1: "guest", 3: "outdated"}
PHASES = ("lobby", "playing", "scoring", "over", "closed")
_numbers = itertools.count(1)


def new_id() -> str:
    """The id of a command."""
    return f"cmd-{next(_numbers):08}"


def look_of(state: State) -> str:
    """A table as all who may look at it together see it, in short."""
    people = [(person, seat) for person in state.people for seat in (*state.seats_of(person), None)]
    audiences = [project.Audience(None, None), *(project.Audience(*one) for one in people)]
    seen = b"\n".join(m.encode(project.welcome(state, one, 1)) for one in audiences)
    return f"{state.seq}.{state.version}.{hashlib.sha256(seen).hexdigest()}"


@dataclass
class Scene:
    """A table and the lines of those who are there."""

    app: App
    table: LiveTable
    entries: dict[str, Entry]
    lines: dict[str, Line] = field(default_factory=dict)

    @property
    def state(self) -> State:
        """How things stand."""
        return self.table.state

    async def look(self) -> str:
        """The table as it is in memory, which has to be what its log makes of nothing."""
        await self.table.settled()
        rows = await self.app.services.store.read(self.state.table)
        assert [row.seq for row in rows] == list(range(1, self.state.seq + 1))
        return look_of(self.state)

    async def do(self, who: str, message: Any) -> Any:
        """A command that must be taken."""
        answer = await self.lines[who].answer_to(message)
        assert isinstance(answer, m.Ack), (message, answer)
        return answer

    def answer(self, seat: int) -> m.Answer:
        """The first answer that a seat may give."""
        game = self.state.game
        assert game is not None
        code = game.legal(seat)[0].code
        return m.Answer(id=new_id(), seat=seat, question=self.state.numbers[seat], answer=code)

    async def play_until(self, phase: str) -> None:
        """Let the people play on; one chair is a bot's."""
        while self.state.phase != phase:
            await self.table.settled()
            if self.state.phase == "scoring":
                await self.do("host", m.Continue(id=new_id(), anyway=True))
                continue
            for seat, who in SEATS.items():
                if seat in self.state.waiting and self.state.phase == "playing":
                    await self.do(who, self.answer(seat))
            while self.table.bots.busy:
                await self.table.settled()
                await asyncio.sleep(0)
            await self.table.settled()


@asynccontextmanager
async def scene(app: App, phase: str = "lobby", **setup: Any) -> AsyncIterator[Scene]:
    """A table in a phase: host, guest, a bot and an old client on chairs 0 to 3; one kicked, one watching."""
    tables = app.services.tables
    host = await tables.create(m.Setup(**{"game": "classic", "seats": 4, **setup}), ["Mia"], "en")
    found = Scene(app, await tables.find(host.table), {"host": host})
    for who, name in (("guest", "Leo"), ("kicked", "Max"), ("outdated", "Zoe")):
        found.entries[who] = await tables.join(table=host.table, secret=host.secret, name=name)
    for who, entry in found.entries.items():
        found.lines[who] = await seated(app, entry)
    await found.do("host", m.Kick(id=new_id(), seat=2))
    await found.do("host", m.SetBot(id=new_id(), seat=2, bot="random"))
    found.entries["spectator"] = await tables.join(table=host.table, secret=found.state.secret, watch=True)
    found.lines["spectator"] = await seated(app, found.entries["spectator"])
    await _begun(found, phase)
    try:
        yield found
    finally:
        for line in found.lines.values():
            await line.end()


async def _begun(found: Scene, phase: str) -> None:
    if phase != "lobby":
        for who in ("guest", "outdated"):
            await found.do(who, m.Ready(id=new_id()))
        await found.do("host", m.Start(id=new_id()))
        await found.play_until("over" if phase == "closed" else phase)
    old = found.lines["outdated"]
    found.lines["outdated"] = await seated(found.app, found.entries["outdated"], protocol=m.PROTOCOL + 1)
    await old.end()
    await found.table.settled()
    if phase == "closed":
        await found.do("host", m.Close(id=new_id()))
