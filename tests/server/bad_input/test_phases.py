"""B6, B7, B16: every message by everybody in every phase, and in the name of every other seat."""

from typing import Any, get_args

import pytest

from okawari.protocol import messages as m
from okawari.server.codes import client_id
from okawari.server.refusals import NoEntry
from tests.server.bad_input.lines import Closed, Line, at_home, no_errors, seated, unharmed
from tests.server.bad_input.scenes import PHASES, Scene, new_id, scene
from tests.server.running import in_loop

KINDS = {kind.__struct_config__.tag: kind for kind in get_args(m.ClientMessage)}
ROLES = ("host", "guest", "spectator", "outdated", "kicked")
SEAT = {"host": 0, "guest": 1, "outdated": 3}
# What is said to host and guest in the phases lobby, playing, scoring and over. "ok": it is carried out.
# Other words are the error's; told: something else than an ack or a refusal is told; quiet: nothing is.
HOST_ONLY = "host-only host-only host-only host-only"
IN_LOBBY = "ok game-running game-running ok"
HOST = {
    "hello": "bad bad bad bad",
    "ping": "told told told told",
    "answer": "no-game ok scores-first no-game",
    "take_back": "no-game nothing-to-take-back scores-first no-game",
    "consider": "quiet quiet quiet quiet",
    "continue": "not-scoring not-scoring ok not-scoring",
    "more_time": "no-game no-clock scores-first no-game",
    "look": "told told told told",
    "wish": "quiet quiet quiet quiet",
    "emote": "told told told told",
    "sit": "already-seated already-seated already-seated already-seated",
    "leave": "ok ok ok ok",
    "ready": IN_LOBBY,
    "open": "not-starting not-starting not-starting not-starting",
    "rename": "ok ok ok ok",
    "change_setup": IN_LOBBY,
    "arrange": IN_LOBBY,
    "set_bot": IN_LOBBY,
    "kick": "ok ok ok ok",
    "lock": "ok ok ok ok",
    "start": IN_LOBBY,
    "close": "ok ok ok ok",
}
GUEST = HOST | dict.fromkeys(("change_setup", "arrange", "set_bot", "kick", "lock", "start", "close"), HOST_ONLY)
SPECTATOR = dict.fromkeys(HOST, "spectator spectator spectator spectator") | {
    "hello": HOST["hello"],
    "ping": HOST["ping"],
    "consider": HOST["consider"],
    "wish": HOST["wish"],
    "look": "not-your-seat not-your-seat not-your-seat not-your-seat",
    "emote": "not-your-seat not-your-seat not-your-seat not-your-seat",
}
NEW_VERSION = "new-version new-version new-version new-version"
OUTDATED = dict.fromkeys(HOST, NEW_VERSION) | {name: HOST[name] for name in ("hello", "ping", "answer", "take_back")}
TABLE = {"host": HOST, "guest": GUEST, "spectator": SPECTATOR, "outdated": OUTDATED}


def expected(role: str, name: str, phase: str) -> str:
    return TABLE[role][name].split()[PHASES.index(phase)]


def made(place: Scene, name: str, role: str, seat: int | None = None) -> dict[str, Any]:
    """A message that would make sense from somebody with a seat, or of the seat given."""
    own = SEAT.get(role, 1) if seat is None else seat
    state = place.state
    legal = state.game.legal(own) if state.game and own < len(state.chairs) and own in state.waiting else ()
    fields: dict[str, dict[str, Any]] = {
        "hello": {"table": state.table, "token": place.entries[role].token},
        "answer": {
            "seat": own,
            "question": state.numbers[own] if own < len(state.numbers) else 1,
            "answer": legal[0].code if legal else "tofu",
        },
        "take_back": {"seat": own},
        "consider": {"seat": own, "question": 1, "answer": "tofu"},
        "continue": {"anyway": role == "host"},
        "look": {"seat": own},
        "wish": {"more_time": True},
        "emote": {"emote": "yum", "seat": own},
        "sit": {"seat": seat},
        "ready": {"ready": True, "commitment": "ab" * 32},
        "open": {"entropy": "ab" * 32},
        "rename": {"seat": own, "name": "Somebody"},
        "change_setup": {"setup": {"game": "classic", "seats": 5}},
        "arrange": {"order": [1, 0, 2, 3]},
        "set_bot": {"seat": 2 if seat is None else seat, "bot": "greedy"},
        "kick": {"seat": 1 if seat is None else seat},
        "lock": {"locked": True},
        "start": {"fill": True},
    }
    command = {"id": new_id()} if issubclass(KINDS[name], m.Command) else {}
    return {"type": name, **command, **fields.get(name, {})}


def verdict(message: dict[str, Any], heard: list[Any]) -> str:
    """What was said to a message, as one word of the table."""
    if heard and heard[-1] == m.Closing.BAD_MESSAGE:
        return "bad"
    for one in heard:
        if isinstance(one, m.Ack) and one.id == message["id"]:
            return "ok"
        if isinstance(one, m.Refused):
            assert one.id == message.get("id")
            return one.error.removeprefix("error-")
    told = any(isinstance(one, m.Private | m.Emoted) for one in heard) or message["type"] == "ping"
    return "told" if told else "quiet"


def test_the_table_is_full() -> None:
    for table in TABLE.values():
        assert table.keys() == KINDS.keys()
        assert all(len(row.split()) == len(PHASES) - 1 for row in table.values())


async def say(place: Scene, role: str, message: dict[str, Any]) -> str:
    """Have somebody say something; whoever is shown out for it comes back."""
    line = place.lines[role]
    heard = await line.all_of(m.Ping() if message == {"type": "ping"} else message, place.table)
    if line.code is not None and place.state.phase != "closed" and line.code != m.Closing.KICKED:
        await line.end()
        rest = {"protocol": m.PROTOCOL + 1} if role == "outdated" else {}
        place.lines[role] = await seated(place.app, place.entries[role], **rest)
        await place.table.settled()
    return verdict(message, heard)


@pytest.mark.parametrize("phase", PHASES[:-1])
@in_loop
async def test_what_may_not_be_done_changes_nothing(phase: str) -> None:
    with no_errors():
        async with at_home() as app, scene(app, phase) as place:
            before = await place.look()
            for role in TABLE:
                for name in KINDS:
                    wanted = expected(role, name, phase)
                    if wanted != "ok":
                        assert await say(place, role, made(place, name, role)) == wanted, (role, name)
                        assert await place.look() == before, (role, name)
            unharmed(app)


@pytest.mark.slow
@pytest.mark.parametrize("phase", PHASES[:-1])
@in_loop
async def test_what_may_be_done_is_done_once(phase: str) -> None:
    with no_errors():
        async with at_home() as app:
            for role in TABLE:
                for name in [name for name in KINDS if expected(role, name, phase) == "ok"]:
                    async with scene(app, phase) as place:
                        await _done_once(place, role, name)
            unharmed(app)


async def _done_once(place: Scene, role: str, name: str) -> None:
    message, seq = made(place, name, role), place.state.seq
    assert await say(place, role, message) == "ok", (role, name)
    assert place.state.seq > seq
    before, line = await place.look(), place.lines[role]
    if line.code is None:
        assert await say(place, role, message) == "ok", (role, name)
        assert await place.look() == before


# ------------------------------------------------------------------------------------------- closed and kicked


@in_loop
async def test_a_closed_table_takes_nothing() -> None:
    with no_errors():
        async with at_home() as app, scene(app, "closed") as place:
            before = await place.look()
            for role in ROLES:
                assert await _end_of(place.lines[role]) == (4403 if role == "kicked" else 4410)
                for name in KINDS:
                    assert await _hello_and(place, role, name) == m.Closing.NO_TABLE, (role, name)
            assert await place.look() == before
            unharmed(app)


@in_loop
async def test_what_is_on_its_way_when_the_table_closes_is_not_done() -> None:
    with no_errors():
        async with at_home() as app:
            for name in [name for name in KINDS if name not in ("hello", "ping")]:
                async with scene(app, "playing") as place:
                    late = made(place, name, "guest")
                    place.lines["host"].say(m.Close(id=new_id()))
                    place.lines["guest"].say(late)
                    assert await _end_of(place.lines["guest"]) == m.Closing.TABLE_CLOSED, name
                    await place.table.settled()
                    assert place.state.phase == "closed"
            unharmed(app)


@pytest.mark.parametrize("phase", PHASES[:-1])
@in_loop
async def test_somebody_who_was_kicked_gets_no_further_than_the_door(phase: str) -> None:
    with no_errors():
        async with at_home() as app, scene(app, phase) as place:
            before = await place.look()
            assert await _end_of(place.lines["kicked"]) == m.Closing.KICKED
            for name in KINDS:
                assert await _hello_and(place, "kicked", name) == m.Closing.KICKED, name
            assert await place.look() == before
            unharmed(app)


@in_loop
async def test_what_is_on_its_way_when_somebody_is_kicked_is_not_done() -> None:
    with no_errors():
        async with at_home() as app:
            for name in [name for name in KINDS if name not in ("hello", "ping")]:
                async with scene(app, "playing") as place:
                    late = made(place, name, "guest")
                    place.lines["host"].say(m.Kick(id=new_id(), seat=1))
                    place.lines["guest"].say(late)
                    assert await _end_of(place.lines["guest"]) == m.Closing.KICKED, name
                    await place.table.settled()
                    rows = await app.services.store.read(place.state.table)
                    kicked = max(row.seq for row in rows if b'"banned"' in row.payload)
                    assert all(
                        row.seq < kicked for row in rows if row.command and client_id(row.command) == late.get("id")
                    )
            unharmed(app)


async def _end_of(line: Line) -> int:
    while True:
        try:
            await line.hear()
        except Closed as closed:
            return closed.code


async def _hello_and(place: Scene, role: str, name: str) -> int:
    """Say hello and, without waiting, something else; how it ends."""
    line = Line(place.app)
    line.say(made(place, "hello", role))
    line.say(made(place, name, role))
    code = await _end_of(line)
    await line.end()
    return code


# ------------------------------------------------------------------------------------------- other seats (B6)

WITH_A_SEAT = [name for name, kind in KINDS.items() if "seat" in kind.__struct_fields__]
OTHERS = {
    "answer": "not-your-seat",
    "take_back": "not-your-seat",
    "consider": "quiet",
    "look": "not-your-seat",
    "emote": "not-your-seat",
    "sit": "already-seated",
    "rename": "host-only",
    "set_bot": "host-only",
    "kick": "host-only",
}


def _for_others(role: str, name: str, seat: int) -> str:
    if role == "spectator" or (role == "outdated" and name not in ("answer", "take_back")):
        return expected(role, name, "playing")
    return "no-such-seat" if name == "rename" and seat > 3 else OTHERS[name]


@pytest.mark.parametrize("role", ["host", "guest", "spectator", "outdated"])
@in_loop
async def test_nobody_acts_for_another_seat(role: str) -> None:
    assert OTHERS.keys() == set(WITH_A_SEAT)
    duties = ("rename", "set_bot", "kick") if role == "host" else ()
    with no_errors():
        async with at_home() as app, scene(app, "playing") as place:
            before = await place.look()
            for name in [name for name in WITH_A_SEAT if name not in duties]:
                for seat in [seat for seat in range(8) if seat != SEAT.get(role)]:
                    said = await say(place, role, made(place, name, role, seat))
                    assert said == _for_others(role, name, seat), (name, seat)
                    assert await place.look() == before, (name, seat)
            assert place.table.timing.considered == {}
            unharmed(app)


@in_loop
async def test_a_token_in_a_command_is_not_even_read() -> None:
    with no_errors():
        async with at_home() as app, scene(app, "playing") as place:
            before = await place.look()
            for name in KINDS:
                for whose in ("host", "outdated", "spectator"):
                    message = made(place, name, "guest") | {"token": place.entries[whose].token, "person": 0}
                    assert await say(place, "guest", message) == "bad", name
            assert await place.look() == before
            unharmed(app)


@in_loop
async def test_a_token_opens_its_own_table_only() -> None:
    with no_errors():
        async with at_home() as app, scene(app, "playing") as one, scene(app, "over") as other:
            before = [await one.look(), await other.look()]
            for role in ROLES:
                for here, there in ((one, other), (other, one)):
                    line = Line(app)
                    refused = await line.greet(here.state.table, there.entries[role].token)
                    assert (refused.error, refused.args) == ("error-no-entry", {})
                    assert await _end_of(line) == m.Closing.NO_ENTRY
                    await line.end()
                    with pytest.raises(NoEntry):
                        await app.services.tables.status(here.state.table, there.entries[role].token)
            assert [await one.look(), await other.look()] == before
            unharmed(app)
