"""B12 to B14: odd names on their whole way: joining, renaming, frames, lists, the replay, and never the log."""

import json
import logging
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from okawari.protocol import messages as m
from okawari.server.app import App
from okawari.server.names import BadName, clean_name, skeleton
from okawari.server.tables import Entry
from tests.server.bad_input.lines import Complaints, Line, at_home, no_errors, seated, unharmed
from tests.server.bad_input.scenes import new_id
from tests.server.nasty import NASTY
from tests.server.running import in_loop, running

FAMILY = "👩‍👩‍👧‍👦"
TALL = "a" + "\u0301" * 150
TWINS = (
    ("Mia", "mia"), ("Mia", "Міа"), ("Mia", "M\u200bia"), ("Mia", "\u202eMia"), ("Zoë", "Zoe\u0308"),
    ("Leo", "Le\u00ado"), ("Leo", "LEO"), ("Leo", "Leо"), ("Ann", "Ａｎｎ"), ("Bob", "𝐁𝐨𝐛"), ("Ida", "\u3164Ida"),
    ("Max", "Max\U000e0041"), ("paypal", "pаypаl"), ("Ivo", "lvo"), ("rn", "m"),
)  # fmt: skip
ODD = (
    "\u202eaiM", "\u2066Mia\u2069", "a\u200b\u200c\u200dz", "Mia\U000e0041\U000e007f", "\u3164\u3164", "\uffa0", TALL,
    FAMILY, FAMILY * 4, "👨🏽‍🚀", "🏴\U000e0067\U000e0062\U000e007f", "\u0301\u0301Mia", "ﷺ", "ﬀﬁ", "①②", "İstanbul",
    "ß", "مِيَا", "עִבְרִית", "नमस्ते", "ไทยแลนด์", "한국", "ㅤ", "\u2800", "\u180e", "\ufff9x\ufffb", "\u115f",
)  # fmt: skip
ALLOWED_UNSEEN = {"\u200d", "\ufe0f"}  # inside pictures only, which is what names' own tests look at
STEP = 8  # chairs at a table


def harmless(name: str) -> None:
    """A name that may stand in a frame, a file or a line of a terminal."""
    assert name
    assert clean_name(name) == name
    assert len(name.encode()) <= 640
    for sign in name:
        kind = unicodedata.category(sign)
        assert kind not in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp"), ascii(name)
        assert kind != "Cf" or sign in ALLOWED_UNSEEN, ascii(name)
    json.dumps(name).encode()


def wanted(name: str) -> str | None:
    """The name as it should come out; None: it is refused."""
    try:
        return clean_name(name)
    except (BadName, UnicodeEncodeError):
        return None


def sendable(name: str) -> bool:
    """Whether it is text at all: half a character is refused with the message."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def in_lots(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for at in range(0, len(names), STEP):
        yield names[at : at + STEP]


async def _names_of(app: App, entry: Entry, line: Line) -> list[str]:
    """The names at a table; all who are told are told the same."""
    table = await app.services.tables.find(entry.table)
    await table.settled()
    status = await app.services.tables.status(entry.table, entry.token)
    fresh = Line(app)
    welcome = await fresh.greet(entry.table, table.state.secret)
    await fresh.end()
    assert [chair.name for chair in welcome.table.chairs] == status.names
    assert line.code is None
    return status.names


@pytest.mark.slow
@in_loop
async def test_nasty_names_by_renaming() -> None:
    names = tuple(name for name in (*NASTY, *ODD) if sendable(name))
    assert len(NASTY) >= 500
    told = Complaints()
    logging.getLogger("okawari").addHandler(told)
    with no_errors():
        async with at_home(log_level="debug") as app:
            entry = await app.services.tables.create(m.Setup(game="party", seats=STEP), ["Mia"], "en")
            line = await seated(app, entry)
            for name in names:
                answer = await line.answer_to(m.Rename(id=new_id(), seat=0, name=name))
                good = wanted(name)
                if good is None:
                    assert answer.error in ("error-name-empty", "error-name-long"), ascii(name)
                    assert not set(answer.args) - {"most"}
                else:
                    assert isinstance(answer, m.Ack), ascii(name)
                    assert (await _names_of(app, entry, line))[0] == good
                    harmless(good)
            unharmed(app)
    logging.getLogger("okawari").removeHandler(told)
    assert told.records == []


@in_loop
async def test_nasty_names_by_opening_and_joining() -> None:
    names = tuple(name for name in (*NASTY, *ODD) if wanted(name))
    with no_errors():
        async with at_home() as app:
            for lot in in_lots(names):
                setup = m.Setup(game="party", seats=STEP)
                entry = await app.services.tables.create(setup, [lot[0], "Mia"], "en")
                for name in lot[1:-1]:
                    await app.services.tables.join(table=entry.table, secret=entry.secret, name=name)
                line = await seated(app, entry)
                shown = [name for name in await _names_of(app, entry, line) if name]
                for name in shown:
                    harmless(name)
                assert len({skeleton(name) for name in shown}) == len(shown) == max(2, len(lot))
                await line.end()
            unharmed(app)


@in_loop
async def test_look_alikes_of_somebody_seated_are_told_apart() -> None:
    with no_errors():
        async with at_home() as app:
            for one, other in TWINS:
                entry = await app.services.tables.create(m.Setup(game="party", seats=4), [one], "en")
                await app.services.tables.join(table=entry.table, secret=entry.secret, name=other)
                third = await app.services.tables.join(table=entry.table, secret=entry.secret, name="Somebody")
                line = await seated(app, third)
                await line.answer_to(m.Rename(id=new_id(), seat=2, name=other))
                names = (await _names_of(app, entry, line))[:3]
                assert names[0] == one
                assert len({skeleton(name) for name in names}) == 3, (one, other, names)
                await line.end()
            unharmed(app)


@pytest.mark.parametrize("lot", [0, 40, 120, 300, -16])
@in_loop
async def test_nasty_names_in_a_game_and_its_replay(lot: int) -> None:
    names = [name for name in (*NASTY, *ODD) if wanted(name)][lot:][:5]
    told = Complaints()
    logging.getLogger("okawari").addHandler(told)
    with no_errors():
        async with at_home() as app:
            setup = m.Setup(game="classic", seats=5)
            entry = await app.services.tables.create(setup, list(names), "en")
            line = await seated(app, entry)
            shown = await _names_of(app, entry, line)
            assert isinstance(await line.answer_to(m.Start(id=new_id())), m.Ack)
            # Whoever gets up leaves the rest to bots, and the names in the saved game stay.
            assert isinstance(await line.answer_to(m.Leave(id=new_id())), m.Ack)
            result = await _result(line)
            stored = await app.services.store.replay(result.replay)
            assert stored is not None
            assert [seat["name"] for seat in json.loads(stored.document)["seats"]] == shown
            unharmed(app)
    logging.getLogger("okawari").removeHandler(told)
    assert told.records == []


async def _result(line: Line) -> Any:
    while True:
        heard = await line.hear()
        if isinstance(heard, m.Update) and heard.table and heard.table.result:
            return heard.table.result


# ------------------------------------------------------------------------------------------- too much of a name (B13)

LONG = {
    "ten megabytes": "x" * 10_000_000,
    "10,000 letters": "é" * 10_000,
    "10,000 pictures": FAMILY * 10_000,
    "201 characters": "x" * 201,
    "17 letters": "x" * 17,
}


@in_loop
async def test_long_names_are_refused_wherever_they_come_from() -> None:
    with no_errors():
        async with running() as server:
            entry = await server.post("/api/tables", {"setup": {"seats": 8}})
            for name in LONG.values():
                for body in ({"names": [name]}, {"table": entry["table"], "secret": entry["secret"], "name": name}):
                    path = "/api/tables" if "names" in body else "/api/join"
                    # The line is closed while megabytes are still being sent, so the answer may not be read.
                    with suppress(OSError):
                        answer = await server.request("POST", path, body)
                        assert answer.status in (400, 413)
                        assert len(answer.body) < 1000
                async with server.socket() as socket:
                    await socket.send(m.encode(m.Hello(table=entry["table"], token=entry["token"])).decode())
                    rename = {"type": "rename", "id": new_id(), "seat": 0, "name": name}
                    heard = []
                    with suppress(ConnectionClosed):
                        await socket.send(json.dumps(rename, ensure_ascii=False))
                        heard = [message async for message in _until_the_end(socket)]
                    assert not any('"ack"' in text for text in heard)
            status = await server.get(f"/api/tables/{entry['table']}", {"Authorization": f"Bearer {entry['token']}"})
            harmless(status.json()["names"][0])
            unharmed(server.app)


async def _until_the_end(socket: Any) -> Any:
    """What comes, until the line is closed or the command is answered."""
    async for message in socket:
        yield message
        if '"refused"' in message:
            return


@in_loop
async def test_towers_of_marks_are_cut_down() -> None:
    with no_errors():
        async with at_home() as app:
            entry = await app.services.tables.create(m.Setup(seats=4), [TALL], "en")
            line = await seated(app, entry)
            name = (await _names_of(app, entry, line))[0]
            assert len(unicodedata.normalize("NFD", name)) <= 4
            unharmed(app)


@in_loop
async def test_eight_of_the_longest_names_fit_into_every_frame() -> None:
    """A frame has 32 KB at most, whatever people are called; Line.hear looks at each."""
    longest = [clean_name(FAMILY * 15 + sign) for sign in "abcdefgh"]
    with no_errors():
        async with at_home() as app:
            setup = m.Setup(game="party", seats=8, menu="big-banquet", memory=True)
            entry = await app.services.tables.create(setup, list(longest), "en")
            line = await seated(app, entry)
            await line.answer_to(m.Start(id=new_id()))
            table = await app.services.tables.find(entry.table)
            while table.state.phase == "playing":
                game, seat = table.state.game, table.state.waiting[0]
                assert game is not None
                code = game.legal(seat)[0].code
                number = table.state.numbers[seat]
                await line.answer_to(m.Answer(id=new_id(), seat=seat, question=number, answer=code))
                await table.settled()
            for last_version in (0, 1, table.state.version // 2):
                await line.end()
                line = await seated(app, entry, last_version=last_version)
            unharmed(app)
