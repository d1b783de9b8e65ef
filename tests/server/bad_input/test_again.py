"""B9 and B10: recorded traffic sent again, and tokens that are nearly right."""

import os
import random
import string
from typing import Any

import pytest
from msgspec import json

from okawari.protocol import messages as m
from okawari.server.app import App
from okawari.server.codes import new_token, own_id, token_hash
from okawari.server.refusals import NoEntry, NoSuchTable
from tests.server.bad_input.lines import Closed, Line, at_home, no_errors, seated, unharmed
from tests.server.bad_input.scenes import Scene, new_id, scene
from tests.server.running import in_loop

SOAK = os.environ.get("OKAWARI_PROFILE") == "soak"
TOKENS = 10_000 if SOAK else 500
LETTERS = string.ascii_letters + string.digits + "-_"


class Tape:
    """Records what a line is told to send."""

    def __init__(self, place: Scene) -> None:
        self.frames: dict[str, list[dict[str, Any]]] = {"host": [], "guest": [], "outdated": []}
        for who, frames in self.frames.items():
            self._tap(place.lines[who], frames)

    def _tap(self, line: Line, frames: list[dict[str, Any]]) -> None:
        say = line.say

        def heard(message: Any) -> None:
            if isinstance(message, m.Command):
                frames.append(json.decode(m.encode(message)))
            say(message)

        line.say = heard  # type: ignore[method-assign]


def _own(place: Scene, who: str, frame: Any) -> str:
    return own_id(place.table.person_of(place.entries[who].token), frame["id"])


async def _again(place: Scene, tape: Tape, who: str, known: bool) -> None:
    """Everything that somebody has ever said, once more: acked as before, and without effect."""
    before = await place.look()
    for frame in list(tape.frames[who]):
        heard = await place.lines[who].answer_to(dict(frame))
        assert isinstance(heard, m.Ack) is known, (frame, heard)
        if known:
            assert heard.version == place.state.commands[_own(place, who, frame)]
    assert await place.look() == before


@in_loop
async def test_what_was_said_before_has_no_effect_again() -> None:
    with no_errors():
        async with at_home() as app, scene(app, "lobby") as place:
            await _same_second(place)
            old, place.lines["outdated"] = place.lines["outdated"], await seated(app, place.entries["outdated"])
            await old.end()
            tape = Tape(place)
            for who in ("guest", "outdated"):
                await place.do(who, m.Ready(id=new_id()))
            await place.do("host", m.Start(id=new_id()))
            for phase in ("scoring", "over"):
                await place.play_until(phase)
                for who in tape.frames:
                    await _again(place, tape, who, known=True)
            await place.do("host", m.Start(id=new_id(), fill=True))
            for who in tape.frames:  # in the next game
                await _again(place, tape, who, known=True)
            unharmed(app)


async def _same_second(place: Scene) -> None:
    """The same frame many times at once counts once."""
    seq, command = place.state.seq, m.Lock(id=new_id(), locked=True)
    for _ in range(10):
        place.lines["host"].say(command)
    versions = [(await _ack(place.lines["host"])).version for _ in range(10)]
    assert len(set(versions)) == 1
    assert place.state.seq == seq + 1
    await place.do("host", m.Lock(id=new_id(), locked=False))


async def _ack(line: Line) -> m.Ack:
    while True:
        heard = await line.hear()
        if isinstance(heard, m.Ack):
            return heard


@in_loop
async def test_what_was_said_at_one_table_is_nothing_at_another() -> None:
    with no_errors():
        async with at_home() as app, scene(app, "playing") as one, scene(app, "playing") as other:
            tape = Tape(one)
            await one.play_until("scoring")
            before = await other.look()
            for who in tape.frames:
                line = Line(app)
                line.say(m.Hello(table=other.state.table, token=one.entries[who].token))
                for frame in tape.frames[who]:
                    line.say(frame)
                assert await _end_of(line) == m.Closing.NO_ENTRY
                await line.end()
                for frame in tape.frames[who]:
                    refused = await other.lines["spectator"].answer_to(frame)
                    assert refused.error == "error-spectator"
            assert await other.look() == before
            unharmed(app)


@in_loop
async def test_what_was_said_is_known_after_a_restart(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    async with at_home(database=database) as app, scene(app, "playing") as place:
        tape = Tape(place)
        await place.play_until("scoring")
        before, entries, versions = await place.look(), place.entries, dict(place.state.commands)
    async with at_home(database=database) as app:
        table = await app.services.tables.find(entries["host"].table)
        place = Scene(app, table, entries)
        for who, frames in tape.frames.items():
            place.lines[who] = await seated(app, entries[who])
            for frame in frames:
                heard = await place.lines[who].answer_to(frame)
                assert heard == m.Ack(id=frame["id"], version=versions[_own(place, who, frame)])
            await place.lines[who].end()
        assert await place.look() == before
        unharmed(app)


async def _end_of(line: Line) -> int:
    while True:
        try:
            await line.hear()
        except Closed as closed:
            return closed.code


# ------------------------------------------------------------------------------------------- tokens


def nearly(token: str, rng: random.Random) -> str:
    """A token with a small fault."""
    at = rng.randrange(len(token))
    flipped = chr(ord(token[at]) ^ (1 << rng.randrange(7)))
    swapped = rng.choice([letter for letter in LETTERS if letter != token[at]])
    return rng.choice(
        (
            token[:at],
            token[at + 1 :],
            token + rng.choice(LETTERS),
            token + "=",
            token + "\n",
            " " + token,
            token[:at] + flipped + token[at + 1 :],
            token[:at] + swapped + token[at + 1 :],
            token[:at] + swapped + token[at + 1 :],
            token[:-1] + rng.choice([letter for letter in LETTERS if letter != token[-1]]),
            token.swapcase(),
            token[::-1],
            token_hash(token),
            token_hash(token)[:22],
            new_token(),
            "",
        )
    )


@in_loop
async def test_a_token_that_is_nearly_right_opens_nothing() -> None:
    rng = random.Random(None if SOAK else 10)
    with no_errors() as heard:
        async with at_home() as app, scene(app, "playing") as place:
            before = await place.look()
            tokens = [entry.token for entry in place.entries.values()]
            for number in range(TOKENS):
                wrong = nearly(tokens[number % len(tokens)], rng)
                if wrong not in tokens:
                    await _refused(app, place, wrong)
            assert await place.look() == before
            unharmed(app)
    assert not any(token in heard.text for token in tokens)


async def _refused(app: App, place: Scene, wrong: str) -> None:
    line = Line(app)
    line.say({"type": "hello", "table": place.state.table, "token": wrong})
    try:
        first = await line.hear()
    except Closed as closed:
        raise AssertionError(closed.code) from None
    shaped = len(wrong) == 22 and set(wrong) <= set(LETTERS)
    assert first.error == ("error-no-entry" if shaped else "error-bad-message"), wrong
    assert len(wrong) < 8 or wrong not in repr(first)
    assert await _end_of(line) == (m.Closing.NO_ENTRY if shaped else m.Closing.BAD_MESSAGE)
    await line.end()
    with pytest.raises(NoEntry):
        await app.services.tables.status(place.state.table, wrong)


@in_loop
async def test_tokens_of_tables_and_people_that_are_no_more() -> None:
    with no_errors():
        async with at_home() as app, scene(app, "closed") as closed, scene(app, "playing") as place:
            for who in ("host", "guest", "spectator"):
                assert await _greeted(app, closed.state.table, closed.entries[who].token) == m.Closing.NO_TABLE
                with pytest.raises(NoSuchTable):
                    await app.services.tables.status(closed.state.table, closed.entries[who].token)
            kicked = Line(app)
            assert await kicked.greet(place.state.table, place.entries["kicked"].token) == m.Notice(what="kicked")
            assert await _end_of(kicked) == m.Closing.KICKED
            await kicked.end()
            with pytest.raises(NoEntry):
                await app.services.tables.status(place.state.table, place.entries["kicked"].token)
            old_link = place.entries["host"].secret  # it changed when somebody was kicked
            assert (await _greeted(app, place.state.table, old_link)).error == "error-no-entry"
            with pytest.raises(NoEntry):
                await app.services.tables.join(table=place.state.table, secret=old_link, watch=True)
            unharmed(app)


async def _greeted(app: App, table: str, token: str) -> Any:
    line = Line(app)
    heard = await line.greet(table, token)
    await line.end()
    return heard
