"""B2: random texts, and messages of the published grammar with accidents, from everybody who can send any."""

import json
import os
import random
from collections import Counter
from typing import Any

import pytest

from okawari.protocol import messages as m
from okawari.server.app import App
from tests.server.bad_input import grammar
from tests.server.bad_input.lines import Line, at_home, no_errors, seated, unharmed
from tests.server.bad_input.scenes import Scene, scene
from tests.server.running import in_loop

SOAK = os.environ.get("OKAWARI_PROFILE") == "soak"
MESSAGES = 1_000_000 if SOAK else 20_000
BATCH = 100  # messages between two looks at the table
WHO = ("stranger", "spectator", "guest", "outdated")
TABLE_LIFE = 2000  # messages until another table is laid: guests leave, and some messages are good


class Noise:
    """Sends damaged messages to a table and judges what comes back."""

    def __init__(self, place: Scene, seed: int) -> None:
        self.place = place
        self.rng = random.Random(seed)
        self.lines: dict[str, Line] = {}
        self.seen: Counter[str] = Counter()
        self.changed = False

    async def line(self, who: str) -> Line:
        """A line of somebody, opened again if it was closed."""
        known = self.lines.get(who)
        if known is not None and known.code is None:
            return known
        if known is not None:
            await known.end()
        app, entries = self.place.app, self.place.entries
        if who == "stranger":
            made = Line(app)
        elif who == "outdated":
            made = await seated(app, entries["outdated"], protocol=99)
        else:
            made = await seated(app, entries[who])
        self.lines[who] = made
        return made

    def text(self, who: str) -> str:
        """Something to send."""
        if self.rng.random() < 0.15:
            return grammar.noise(self.rng)
        return grammar.damaged(grammar.message(self.rng, self.hints(who)), self.rng)

    def hints(self, who: str) -> dict[str, list[Any]]:
        """What somebody would send who means it."""
        state = self.place.state
        entry, seat = self.place.entries[who if who != "stranger" else "kicked"], 3 if who == "outdated" else 1
        codes = [one.code for one in state.game.legal(seat)] if state.game and seat in state.waiting else ["tofu"]
        question = [state.numbers[seat], state.numbers[seat] - 1]
        return {"seat": [seat], "question": question, "answer": codes, "table": [entry.table], "token": [entry.token]}

    async def send(self, who: str) -> None:
        """One message, and the judgement of what comes back."""
        line, text = await self.line(who), self.text(who)
        good = grammar.is_message(text) and len(text.encode()) <= m.CLIENT_FRAME
        ping = good and json.loads(text) == {"type": "ping"}
        heard = await line.all_of(m.Ping() if ping and who != "stranger" else text, self.place.table)
        told = [one for one in heard if isinstance(one, m.Ack | m.Refused | int | m.Private)]
        self.judge(who, text, good, told)
        self.seen["good" if good else "bad"] += 1

    def judge(self, who: str, text: str, good: bool, told: list[Any]) -> None:
        if good:
            self.judge_good(who, m.decode_client(text), told)
        elif len(text.encode()) > m.CLIENT_FRAME:
            assert told == [m.Closing.TOO_BIG], (who, text, told)
        else:
            complaint, code = told
            assert (complaint.id, complaint.error, code) == (None, "error-bad-message", 4400), (who, text, told)
            assert grammar.CANARY not in repr(complaint)

    def judge_good(self, who: str, message: Any, told: list[Any]) -> None:
        if who == "stranger":
            # A hello with the token of somebody who was kicked leads to a notice, which is not looked at here.
            allowed = (4401,) if not isinstance(message, m.Hello) else (4401, 4403, 4404)
            assert told[-1] in allowed, (message, told)
        elif isinstance(message, m.Hello):
            assert told[-1] == m.Closing.BAD_MESSAGE
        elif isinstance(message, m.Command):
            self.changed |= any(isinstance(one, m.Ack) for one in told)
            errors = {"spectator": ["error-spectator"], "outdated": ["error-new-version"]}.get(who)
            if errors and not (who == "outdated" and isinstance(message, m.Answer | m.TakeBack)):
                assert [one.error for one in told] == errors, (message, told)
        else:
            assert len(told) <= 1

    async def rest(self) -> None:
        """Hang up everywhere."""
        for line in self.lines.values():
            await line.end()


async def make_noise(app: App, phase: str, seed: int, number: int) -> Counter[str]:
    async with scene(app, phase) as place:
        noise = Noise(place, seed)
        before = await place.look()
        for at in range(number):
            await noise.send(WHO[at % len(WHO)])
            if at % BATCH == BATCH - 1:
                after = await place.look()
                assert after == before or noise.changed
                before, noise.changed = after, False
        await noise.rest()
        # The table is as it was for those who behave: the host can still close it.
        await place.do("host", m.Close(id="closing-down"))
        return noise.seen


@pytest.mark.slow
@in_loop
async def test_noise_changes_nothing_and_is_answered() -> None:
    seed = random.SystemRandom().randrange(2**32) if SOAK else 20
    seen: Counter[str] = Counter()
    with no_errors():
        async with at_home() as app:
            for round_number in range(MESSAGES // TABLE_LIFE):
                phase = ("lobby", "playing", "scoring", "over")[round_number % 4]
                seen += await make_noise(app, phase, seed + round_number, TABLE_LIFE)
            unharmed(app)
    assert sum(seen.values()) == MESSAGES
    assert seen["good"] > MESSAGES // 20, seed
    assert seen["bad"] > MESSAGES // 3, seed
