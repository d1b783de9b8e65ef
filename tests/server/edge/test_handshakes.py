"""Answers that the libraries below the server give by themselves: they carry the strict headers as well."""

import asyncio
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.bad_input.raw import Heard, handshake, talk
from tests.server.edge.test_http import STRICT
from tests.server.running import ServerProcess, in_loop, running

KEY, VERSION = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", b"Sec-WebSocket-Version: 13\r\n"
# What a client sends in place of a part of a good handshake, and the status that it gets.
WRONG = {
    "no key": (KEY, b"", 400),
    "a bad key": (KEY, b"Sec-WebSocket-Key: ???\r\n", 400),
    "a short key": (KEY, b"Sec-WebSocket-Key: c2hvcnQ=\r\n", 400),
    "two keys": (KEY, KEY + KEY, 400),
    "no version": (VERSION, b"", 400),
    "another version": (VERSION, b"Sec-WebSocket-Version: 8\r\n", 400),
    "two versions": (VERSION, VERSION + VERSION, 400),
    "no upgrade": (b"Upgrade: websocket\r\n", b"", 426),
    "another upgrade": (b"Upgrade: websocket\r\n", b"Upgrade: h2c\r\n", 426),
    "no connection": (b"Connection: Upgrade\r\n", b"", 426),
    "two upgrades": (b"Upgrade: websocket\r\n", b"Upgrade: websocket\r\nUpgrade: websocket\r\n", 426),
    "a post": (b"GET ", b"POST ", 405),
    "a long header": (KEY, KEY + b"X: " + b"x" * 9000 + b"\r\n", 431),
    "many headers": (KEY, KEY + b"X: x\r\n" * 300, 431),
    "a long address": (b"/ws", b"/ws?" + b"x" * 9000, 414),
    "another page": (b"Origin: http://", b"Origin: http://evil.", 403),
    "another address": (b"/ws", b"/elsewhere", 404),
    "no HTTP": (b"HTTP/1.1", b"HTTX/1.1", 400),
    "a control character": (KEY, KEY + b"X: \x01\r\n", 400),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("handshakes")) as process:
        yield process


def is_strict(head: str) -> bool:
    lines = [line.partition(": ") for line in head.lower().splitlines()]
    found = {name: value for name, _, value in lines}
    assert len([name for name, _, _ in lines if name == "content-security-policy"]) == 1
    assert (found["cache-control"], "permissions-policy" in found, "server" in found) == ("no-store", True, False)
    return all(found[name] == value.lower() for name, value in STRICT.items())


@pytest.mark.parametrize("name", WRONG)
def test_a_prober_gets_strict_answers_to_odd_handshakes(server: ServerProcess, name: str) -> None:
    part, instead, status = WRONG[name]
    good = handshake(server)
    assert part in good
    heard: Heard = asyncio.run(talk(server, good.replace(part, instead, 1)))
    assert heard.status == status, heard.head
    assert is_strict(heard.head)
    assert server.log == ""


@in_loop
async def test_a_fault_before_a_socket_is_open_is_answered_strictly(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret inside")

    async with running() as server:
        monkeypatch.setattr(server.app.services.origins, "allow", broken)
        heard = await talk(server, handshake(server))
        assert (heard.status, b"secret" in heard.rest) == (500, False)
        assert is_strict(heard.head)


def test_a_request_that_the_end_of_the_server_cuts_short_is_answered_strictly(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as process, socket.create_connection((process.host, process.port)) as line:
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Length: 9\r\n\r\n"
        line.sendall(head)
        time.sleep(0.3)  # until the server waits for the rest
        process.signal(signal.SIGTERM)
        line.settimeout(20)
        answer = b"".join(iter(lambda: line.recv(65536), b"")).decode()
        assert answer.startswith("HTTP/1.1 503")
        assert is_strict(answer.partition("\r\n\r\n")[0])
        assert process.wait() == 0
