"""The websocket endpoint on real sockets: handshake, frames (B3, B4), rates, silence."""

import asyncio
import base64
import json
import os
import struct
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from okawari.protocol.messages import CLIENT_FRAME, Closing
from okawari.server import sockets
from okawari.server.codes import client_id
from tests.server.running import Running, in_loop, running

PING = '{"type":"ping"}'


async def table(server: Running) -> dict[str, Any]:
    opened: dict[str, Any] = await server.post("/api/tables", {"setup": {"game": "classic", "seats": 2}})
    return opened


def hello(entry: dict[str, Any], **changes: Any) -> str:
    return json.dumps({"type": "hello", "table": entry["table"], "token": entry["token"], **changes})


async def enter(socket: ClientConnection, entry: dict[str, Any]) -> None:
    await socket.send(hello(entry))
    assert json.loads(await socket.recv())["type"] == "welcome"


async def ending(socket: ClientConnection) -> tuple[int, list[dict[str, Any]]]:
    """How the server ends a socket, and what it says before."""
    said: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        async with asyncio.timeout(20):
            while True:
                said.append(json.loads(await socket.recv()))
    return socket.close_code or 0, said


# ------------------------------------------------------------------------------------------- the handshake


@in_loop
async def test_only_allowed_pages_open_a_socket() -> None:
    async with running(origins=("https://friend.example",)) as server:
        for good in (server.origin, "https://friend.example"):
            async with server.socket(good):
                pass
        for origin in (
            "https://evil.example",
            "null",
            f"http://sub.{server.host}:{server.port}",
            server.origin + "1",
            None,
        ):
            with pytest.raises(InvalidStatus) as caught:
                async with server.socket(origin):
                    pass
            response = caught.value.response
            assert response.status_code == 403
            assert json.loads(response.body or b"")["error"] == "error-origin"
            assert response.headers["content-security-policy"].startswith("default-src 'none'")
    async with running(allow_no_origin=True) as server, server.socket(None):
        pass


@in_loop
async def test_compression_is_not_agreed_on() -> None:
    async with running() as server:
        reader, writer = await handshake(server, b"Sec-WebSocket-Extensions: permessage-deflate\r\n")
        answer = await reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101")
        assert b"extensions" not in answer.lower()
        writer.close()


@in_loop
async def test_sockets_are_at_one_address_only() -> None:
    async with running() as server:
        server.prefix = "/other"
        with pytest.raises(InvalidStatus) as caught:
            async with server.socket():
                pass
        assert caught.value.response.status_code == 404
        assert "content-security-policy" in caught.value.response.headers


@in_loop
async def test_an_address_has_so_many_sockets() -> None:
    async with running(sockets_per_address=2) as server:
        async with server.socket(), server.socket():
            with pytest.raises(InvalidStatus) as caught:
                async with server.socket():
                    pass
            assert caught.value.response.status_code == 429
            assert int(caught.value.response.headers["retry-after"]) > 0
        while server.app.sockets and server.app.sockets.open:
            await asyncio.sleep(0.01)
        async with server.socket():
            pass


# ------------------------------------------------------------------------------------------- the first message


@in_loop
async def test_the_first_message_is_a_hello() -> None:
    async with running() as server:
        entry = await table(server)
        for text, code in (
            (PING, Closing.NO_ENTRY),
            ('{"type":"leave","id":"abcdefgh"}', Closing.NO_ENTRY),
            (hello(entry, token="x" * 22), Closing.NO_ENTRY),
            (hello(entry, table="x" * 16), Closing.NO_TABLE),
            (hello(entry, token="short"), Closing.BAD_MESSAGE),
        ):
            async with server.socket() as socket:
                await socket.send(text)
                found, said = await ending(socket)
                assert found == code, text
                assert entry["token"] not in json.dumps(said)
        async with server.socket() as socket:
            await enter(socket, entry)
            await socket.send(hello(entry))
            code, said = await ending(socket)
            assert (code, said[-1]["error"]) == (Closing.BAD_MESSAGE, "error-bad-message")


@in_loop
async def test_silence_ends_a_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.2)
    monkeypatch.setattr(sockets, "DROP_AFTER", 0.5)
    async with running() as server:
        entry = await table(server)
        async with server.socket() as socket:
            assert await ending(socket) == (Closing.NO_HELLO, [])
        async with server.socket() as socket:
            await enter(socket, entry)
            for _ in range(6):
                await asyncio.sleep(0.15)
                await socket.send(PING)
            code, said = await ending(socket)
            assert code == Closing.GOING
            assert sum(one["type"] == "pong" for one in said) == 6


@in_loop
async def test_a_stall_of_the_server_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "DROP_AFTER", 1.0)
    async with running() as server:
        entry = await table(server)
        async with server.socket() as socket:
            await enter(socket, entry)
            now = asyncio.get_running_loop().time
            until = now() + 2.0
            while now() < until:  # nothing else runs meanwhile
                pass
            await asyncio.sleep(0.3)
            await socket.send(PING)
            while json.loads(await socket.recv())["type"] != "pong":
                pass


# ------------------------------------------------------------------------------------------- frames

ID = '"id":"abcdefgh"'
BAD_FRAMES: list[tuple[str | bytes, int]] = [
    ("", Closing.BAD_MESSAGE),
    ("{", Closing.BAD_MESSAGE),
    ("[" * 4000, Closing.BAD_MESSAGE),
    ('{"type":"sit",' + ID + ',"seat":NaN}', Closing.BAD_MESSAGE),
    ('{"type":"sit",' + ID + ',"seat":1e999}', Closing.BAD_MESSAGE),
    ('{"type":"sit",' + ID + ',"seat":' + "9" * 4000 + "}", Closing.BAD_MESSAGE),
    ('{"type":"ping","type":"ping"}', Closing.BAD_MESSAGE),
    ('{"type":"rename",' + ID + ',"seat":0,"name":"\\udfff"}', Closing.BAD_MESSAGE),
    ("\ufeff" + PING, Closing.BAD_MESSAGE),
    ('{"type":"ping","card":"my_secret_text"}', Closing.BAD_MESSAGE),
    ('{"type":"my_secret_text"}', Closing.BAD_MESSAGE),
    (" " * (CLIENT_FRAME + 1), Closing.TOO_BIG),
    (" " * 1_000_000, Closing.TOO_BIG),
    (b"{}", Closing.NOT_TEXT),
]


@in_loop
async def test_bad_frames_end_with_the_right_code() -> None:
    async with running() as server:
        entry = await table(server)
        for frame, code in BAD_FRAMES:
            async with server.socket() as socket:
                await enter(socket, entry)
                await socket.send(frame)
                found, said = await ending(socket)
                assert found == code, frame[:60]
                assert "my_secret" not in json.dumps(said)
                if code == Closing.BAD_MESSAGE:
                    assert said[-1]["error"] == "error-bad-message"
        async with server.socket() as socket:
            await enter(socket, entry)
            await socket.send(PING.ljust(CLIENT_FRAME))
            while json.loads(await socket.recv())["type"] != "pong":
                pass


async def handshake(server: Running, more: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(server.host, server.port)
    key = base64.b64encode(os.urandom(16))
    writer.write(
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
        b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
        + key
        + b"\r\n"
        + more
        + b"\r\n"
    )
    return reader, writer


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


async def closing_code(server: Running, data: bytes) -> int | None:
    """What a server closes with after these bytes; None if it cuts the line."""
    reader, writer = await handshake(server)
    await reader.readuntil(b"\r\n\r\n")
    try:
        writer.write(data)
        answer = await asyncio.wait_for(reader.read(), 20)
    except ConnectionError:
        return None
    finally:
        writer.close()
    at = answer.find(b"\x88")
    return None if at < 0 else int(struct.unpack("!H", answer[at + 2 : at + 4])[0])


@in_loop
async def test_frames_by_hand() -> None:
    """Declared sizes, fragments, wrong texts and broken frames."""
    async with running() as server:
        huge = b"\x81\xff" + struct.pack("!Q", 2**63 - 1) + b"\0\0\0\0"
        assert await closing_code(server, huge) == Closing.TOO_BIG
        assert await closing_code(server, b"\x81\xff" + struct.pack("!Q", 2**63) + b"\0\0\0\0") in (1002, 1009)
        pieces = masked(Opcode.TEXT, b" " * 2000, False) + masked(Opcode.CONT, b" " * 2000, False) * 2
        assert await closing_code(server, pieces) == Closing.TOO_BIG
        assert await closing_code(server, masked(Opcode.TEXT, b"\xff\xfe")) == Closing.NOT_UTF8
        assert await closing_code(server, masked(Opcode.TEXT, b"\xed\xa0\x80")) == Closing.NOT_UTF8
        assert await closing_code(server, Frame(Opcode.TEXT, b"{}").serialize(mask=False)) == 1002
        assert await closing_code(server, masked(Opcode.CONT, b"{}")) == 1002
        endless = masked(Opcode.TEXT, b"", False) + masked(Opcode.CONT, b"", False) * 1000
        assert await closing_code(server, endless) == Closing.TOO_FAST
        assert (await server.get("/health")).status == 200


@in_loop
async def test_a_message_in_pieces_is_read() -> None:
    async with running() as server:
        entry = await table(server)
        async with server.socket() as socket:
            text = hello(entry)
            await socket.send(text[at : at + 20] for at in range(0, len(text), 20))
            assert json.loads(await socket.recv())["type"] == "welcome"


# ------------------------------------------------------------------------------------------- too much


@in_loop
async def test_whoever_talks_too_fast_is_shown_out_for_a_while() -> None:
    async with running() as server:
        entry, other = await table(server), await table(server)
        async with server.socket() as socket:
            await enter(socket, entry)
            for _ in range(60):
                await socket.send('{"type":"look"}')
            code, said = await ending(socket)
        assert code == Closing.TOO_FAST
        assert [one["error"] for one in said if one["type"] == "refused"].count("error-too-fast") == 2
        assert (said[-1]["type"], said[-1]["what"], said[-1]["seconds"]) == ("notice", "too_fast", 10)
        async with server.socket() as socket:
            await socket.send(hello(entry))
            code, said = await ending(socket)
            assert (code, said[-1]["what"]) == (Closing.TOO_FAST, "too_fast")
        async with server.socket() as socket:  # somebody else in the same house
            await enter(socket, other)


@in_loop
async def test_a_refused_command_is_named() -> None:
    async with running(rate_size=1, rate_per_second=0) as server:
        entry = await table(server)
        async with server.socket() as socket:
            await enter(socket, entry)
            await socket.send('{"type":"sit","id":"my-command"}')
            while (told := json.loads(await socket.recv()))["type"] != "refused":
                pass
            assert (told["id"], told["error"]) == ("my-command", "error-too-fast")


@in_loop
async def test_pings_are_free_but_not_endless() -> None:
    async with running(rate_size=1, rate_per_second=0) as server:
        entry = await table(server)
        async with server.socket() as socket:
            await enter(socket, entry)
            await socket.send(PING)
            while json.loads(await socket.recv())["type"] != "pong":
                pass
            for _ in range(50):
                await socket.send(PING)
            assert (await ending(socket))[0] == Closing.TOO_FAST


@in_loop
async def test_who_does_not_read_is_cut_and_the_others_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "CUT_AFTER", 0.3)
    async with running(rate_size=0) as server:
        entry = await table(server)
        reader, writer = await handshake(server)
        await reader.readuntil(b"\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(masked(Opcode.TEXT, hello(entry).encode()))
        open_sockets = server.app.sockets
        assert open_sockets is not None
        while not any(one.table for one in open_sockets.open):
            await asyncio.sleep(0.01)
        (slow,) = open_sockets.open
        while slow.connection.closed_with is None:
            slow.connection.send(b" " * 30_000)
            await asyncio.sleep(0)
        assert slow.connection.closed_with == Closing.TOO_SLOW
        async with asyncio.timeout(20):
            while open_sockets.open:
                await asyncio.sleep(0.05)
        writer.close()


@in_loop
async def test_a_fault_closes_one_socket_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("secret inside")

    async with running() as server:
        entry = await table(server)
        async with server.socket() as socket, server.socket() as other:
            await enter(socket, entry)
            monkeypatch.setattr("okawari.server.live.LiveTable.receive", broken)
            await socket.send('{"type":"look"}')
            code, said = await ending(socket)
            assert code == sockets.FAILED
            assert "secret" not in json.dumps(said)
            monkeypatch.undo()
            await enter(other, entry)


@in_loop
async def test_everybody_is_told_when_the_server_closes() -> None:
    async with running() as server:
        entry = await table(server)
        async with server.socket() as socket, server.socket() as silent:
            await enter(socket, entry)
            await server.app.drain()
            code, said = await ending(socket)
            assert (code, said[-1]["what"]) == (Closing.RESTARTING, "restarting")
            assert said[-1]["seconds"] > 0
            assert (await ending(silent))[0] == Closing.RESTARTING
            with pytest.raises(InvalidStatus) as caught:
                async with server.socket():
                    pass
            assert caught.value.response.status_code == 503


@in_loop
async def test_what_was_asked_before_the_end_is_answered() -> None:
    async with running() as server:
        entry = await table(server)
        async with server.socket() as socket:
            await enter(socket, entry)
            for number in range(10):
                await socket.send(json.dumps({"type": "ready", "id": f"command-{number}", "ready": number % 2 == 0}))
            await asyncio.sleep(0.01)
            await server.app.drain()
            code, said = await ending(socket)
            assert (code, said[-1]["type"]) == (Closing.RESTARTING, "notice")
            acked = {one["id"] for one in said if one["type"] == "ack"}
            rows = await server.app.services.store.read(entry["table"])
            assert {client_id(row.command) for row in rows if row.command} == acked
