"""The HTTP side: kept connections, answers of every form, refusals in the server's words, addresses with a path."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from msgspec import json

from okawari.client import ConnectionOver, Entry, Server, ServerAway, ServerRefusal, TableClient
from okawari.client.addresses import socket_url
from okawari.protocol.messages import Setup
from tests.client.peer import QUICK, run

ENTRY_TABLE, ENTRY_TOKEN = "t" * 16, "k" * 22
ENTRY = {"table": ENTRY_TABLE, "token": ENTRY_TOKEN, "seats": [0], "secret": "s" * 22, "code": "BCD-FGH"}


def plain(status: int, body: Any, *headers: str) -> bytes:
    """An answer of known length."""
    data = json.encode(body)
    head = [f"HTTP/1.1 {status} Whatever", f"Content-Length: {len(data)}", *headers, "", ""]
    return "\r\n".join(head).encode() + data


def chunked(body: Any) -> bytes:
    """The same in pieces."""
    data = json.encode(body)
    parts = [data[at : at + 7] for at in range(0, len(data), 7)]
    pieces = b"".join(b"%x;x=y\r\n%s\r\n" % (len(part), part) for part in parts)
    return b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + pieces + b"0\r\nTrailer: x\r\n\r\n"


class Desk:
    """Answers requests one after the other with what was put down for them."""

    def __init__(self) -> None:
        self.answers: list[bytes] = []
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.lines = 0
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines += 1
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
                fields = dict(line.split(": ", 1) for line in head[1:] if line)
                body = await reader.readexactly(int(fields.get("Content-Length", "0")))
                self.requests.append((head[0], fields, body))
                answer = self.answers.pop(0)
                writer.write(answer)
                if not answer or b"Connection: close" in answer or b"HTTP/1.0" in answer:
                    break
        except asyncio.IncompleteReadError:
            pass
        finally:
            writer.close()


@asynccontextmanager
async def desk(path: str = "", **settings: Any) -> AsyncIterator[tuple[Desk, Server]]:
    found = Desk()
    listener = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    port = listener.sockets[0].getsockname()[1]
    found.url = f"http://127.0.0.1:{port}{path}"
    async with listener, Server(found.url, **settings) as server:
        yield found, server


def test_a_table_is_opened_and_joined() -> None:
    async def scene() -> None:
        async with desk("/games/") as (found, server):
            found.answers = [plain(201, ENTRY), plain(200, ENTRY)]
            entry = await server.create_table(Setup(seats=3), ["Mia", None], language="es")
            assert (entry.table, entry.code) == ("t" * 16, "BCD-FGH")
            await server.join(table="t" * 16, secret="s" * 22, watch=True)
            (create, fields, body), (join, _, joining) = found.requests
            assert (create, join) == ("POST /games/api/tables HTTP/1.1", "POST /games/api/join HTTP/1.1")
            assert fields["Origin"] == "http://" + fields["Host"]
            asked = json.decode(body)
            assert (asked["names"], asked["language"], asked["setup"]["seats"]) == (["Mia", None], "es", 3)
            assert json.decode(joining) == {
                "table": "t" * 16, "secret": "s" * 22, "name": None, "language": "en", "watch": True
            }  # fmt: skip
            assert found.lines == 1
            assert server.client(entry).connection._url == f"ws://{fields['Host']}/games/ws"

    run(scene())


def test_refusals_are_in_the_server_s_words() -> None:
    async def scene() -> None:
        async with desk() as (found, server):
            found.answers = [plain(404, {"error": "error-no-such-seat", "args": {"seat": 9, "last": 3}, "text": "…"})]
            with pytest.raises(ServerRefusal) as refused:
                await server.status("t" * 16, "k" * 22)
            assert refused.value.message_id == "error-no-such-seat"
            assert refused.value.args_for_message == {"seat": 9, "last": 3}
            assert found.requests[0][1]["Authorization"] == "Bearer " + "k" * 22

    run(scene())


def test_answers_of_every_form_are_read() -> None:
    async def scene() -> None:
        async with desk() as (found, server):
            found.answers = [
                chunked({"status": "ok"}),
                plain(200, {"status": "ok"}, "Connection: close"),
                b'HTTP/1.0 200 OK\r\n\r\n{"status":"ok"}',
                b"HTTP/1.1 204 No Content\r\n\r\n",
                plain(200, {"status": "ok"}),
            ]
            for _ in range(3):
                assert await server.health() == {"status": "ok"}
            await server.delete_replay("r" * 22, "k" * 22)
            assert await server.health() == {"status": "ok"}
            assert found.lines == 3
            assert found.requests[3][0] == f"DELETE /api/replays/{'r' * 22} HTTP/1.1"

    run(scene())


@pytest.mark.parametrize(
    "answer",
    [
        plain(200, ["no", "health"]),
        plain(502, "a proxy's own page"),
        b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
        b"220 mail.example ready\r\n\r\n",
        b"",
    ],
)
def test_what_is_no_server_of_ours_is_said_so(answer: bytes) -> None:
    async def scene() -> None:
        async with desk() as (found, server):
            found.answers = [answer, answer]
            with pytest.raises(ServerAway) as away:
                await server.health()
            assert str(away.value)

    run(scene())


def test_a_kept_connection_that_died_costs_nothing_where_nothing_is_changed() -> None:
    async def scene() -> None:
        async with desk(connections=1) as (found, server):
            found.answers = [plain(200, {}), b"", plain(200, {"status": "ok"})]
            await server.health()
            assert await server.health() == {"status": "ok"}
            found.answers = [plain(200, {}), b"", plain(201, ENTRY)]
            await server.health()
            with pytest.raises(ServerAway):
                await server.create_table()

    run(scene())


def test_a_page_in_place_of_a_socket_ends_the_client_but_a_busy_server_does_not() -> None:
    async def scene() -> None:
        async with desk() as (found, server):
            found.answers = [plain(503, {}, "Connection: close"), plain(429, {}, "Connection: close"), plain(404, {})]
            client = TableClient(server.base_url, ENTRY_TABLE, ENTRY_TOKEN, timing=QUICK)
            with pytest.raises(ConnectionOver) as over:
                await client.open()
            assert (over.value.message_id, over.value.code) == ("error-client-no-server", 404)
            assert len(found.requests) == 3

    run(scene())


def test_many_requests_share_a_few_connections() -> None:
    async def scene() -> None:
        async with desk(connections=4) as (found, server):
            found.answers = [plain(201, ENTRY)] * 100
            await asyncio.gather(*(server.create_table() for _ in range(100)))
            assert found.lines <= 4

    run(scene())


def test_a_server_that_is_silent_is_given_up() -> None:
    async def scene() -> None:
        async with desk(patience=0.1) as (found, server):
            found.answers = [b"HTTP/1.1 200 OK\r\n"]
            with pytest.raises(ServerAway):
                await server.health()

    run(scene())


@pytest.mark.parametrize(
    ("base", "socket"),
    [
        ("http://localhost:8000", "ws://localhost:8000/ws"),
        ("localhost:8000", "ws://localhost:8000/ws"),
        ("https://example.org/", "wss://example.org/ws"),
        ("https://example.org/a/b/", "wss://example.org/a/b/ws"),
        ("http://[::1]:8000/okawari", "ws://[::1]:8000/okawari/ws"),
    ],
)
def test_addresses(base: str, socket: str) -> None:
    assert socket_url(base) == socket


@pytest.mark.parametrize("base", ["", "ftp://example.org", "http://", "http://example.org:port", "http://x:99999"])
def test_bad_addresses(base: str) -> None:
    with pytest.raises(ServerAway):
        Server(base)


def test_a_token_cannot_smuggle_a_header() -> None:
    async def scene() -> None:
        async with desk() as (found, server):
            with pytest.raises(ServerAway):
                await server.status("t" * 16, "k\r\nX: y")
            assert found.requests == []

    run(scene())


def test_the_secret_of_a_link_is_in_its_fragment() -> None:
    entry = Entry(table="t" * 16, token="k" * 22, seats=[0], secret="s" * 22, code=None)
    whole = urlsplit(Server("http://127.0.0.1:8000/sushi").link(entry))
    assert whole.fragment == f"/join/{entry.table}/{entry.secret}"
    assert whole._replace(fragment="").geturl() == "http://127.0.0.1:8000/sushi/"
    assert entry.token not in whole.geturl()
