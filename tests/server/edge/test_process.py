"""The server as a process: its start, its end, what it prints."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from okawari.language import Language
from okawari.protocol.messages import Closing
from okawari.server import qr
from tests.server.edge.test_sockets import ending, enter, table
from tests.server.running import ROOT, ServerProcess, in_loop, running


def serve(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """The command to its end, which should come soon."""
    place = {"PYTHONPATH": str(ROOT / "src"), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", **environment}
    command = [sys.executable, "-m", "okawari.cli.main", "serve", *arguments]
    return subprocess.run(command, env=place, capture_output=True, text=True, timeout=60, check=False)


@in_loop
async def test_a_signal_ends_it_in_an_orderly_way(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        answer = await asyncio.to_thread(server.ask, "POST", "/api/tables", {})
        entry = answer.json()
        greeting = json.dumps({"type": "hello", "table": entry["table"], "token": entry["token"]})
        async with server.socket() as line:
            await line.send(greeting)
            assert json.loads(await line.recv())["type"] == "welcome"
            server.signal(signal.SIGTERM)
            said = []
            with suppress(ConnectionClosed):
                while True:
                    said.append(json.loads(await line.recv()))
            assert said[-1] == {"type": "notice", "what": "restarting", "seconds": 3, "reason": None}
            assert line.close_code == Closing.RESTARTING
        assert await asyncio.to_thread(server.wait, 10) == 0
        assert Language("en").say("cli-serve-closed") in server.printed
        await asyncio.to_thread(server.start)
        async with server.socket() as line:
            await line.send(greeting)
            assert json.loads(await line.recv())["type"] == "welcome"
        assert await asyncio.to_thread(server.stop) == 0
        assert "127.0.0.1" not in server.log
        assert entry["token"] not in server.log


@in_loop
async def test_it_ends_although_somebody_does_not_read(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with server.socket(max_queue=1) as line:
            line.transport.pause_reading()
            server.signal(signal.SIGINT)
            began = time.monotonic()
            assert await asyncio.to_thread(server.wait, 30) == 0
            assert time.monotonic() - began < 15  # five seconds on a machine with nothing else to do
            line.transport.abort()


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server, socket.create_connection((server.host, server.port)) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Length: 9\r\n\r\n"
        )
        time.sleep(0.3)  # the request has begun: an orderly end would wait for the rest of it
        server.signal(signal.SIGTERM)
        time.sleep(0.3)
        server.signal(signal.SIGTERM)
        assert server.wait(10) != 0


def test_a_port_that_is_taken_is_said_kindly(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for code in ("en", "es"):
            done = serve("--port", port, "--database", database, "--lang", code)
            assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
            assert Language(code).say("error-port-taken", port=port, next=str(int(port) + 1)) in done.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--port", "many"], "--port cannot be “many”: it is a whole number from 0 to 65535."),
        (["extra"], "“extra”"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
        (["--workers", "2"], "--workers"),
        (["--config", "/no/such/file"], "/no/such/file"),
        (["--database", "oracle://x"], "oracle"),
        (["--database", "sqlite:////dev/null/x.db"], "“/dev/null”"),
        (["--database", "sqlite:////no/such/x.db"], "“/no/such”"),
        (["--prefix", "x"], "--prefix"),
        (["--nonsense"], "--nonsense"),
    ],
)
def test_bad_flags_are_told_in_one_line(tmp_path: Path, arguments: list[str], told: str) -> None:
    done = serve("--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db", *arguments)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert len([line for line in done.stderr.splitlines() if not line.startswith("{")]) == 1


def test_phones_are_shown_the_way(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--host", "0.0.0.0", environment={"LC_ALL": "es_ES.UTF-8"}) as server:
        say = Language("es").say
        place = f"http://{qr.lan_address() or 'localhost'}:{server.port}/"
        assert say("cli-serve-open", text=place) in server.printed
        assert say("cli-serve-phones") in server.printed
        assert qr.picture(place) in server.printed
        assert server.stop() == 0


@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        ({"LC_ALL": "C"}, "cli-serve-no-signs"),
        ({"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}, "cli-serve-no-signs"),
        ({"COLUMNS": "28"}, "cli-serve-no-room"),
    ],
)
def test_where_there_can_be_no_picture_the_address_has_its_own_line(
    tmp_path: Path, environment: dict[str, str], reason: str
) -> None:
    with ServerProcess(tmp_path, "--host", "0.0.0.0", environment=environment) as server:
        place = f"http://{qr.lan_address() or 'localhost'}:{server.port}/"
        lines = server.printed.splitlines()
        assert lines[1:3] == [Language("en").say(reason), place]
        assert server.printed.isascii()
        assert server.stop() == 0


def test_a_variable_that_is_no_setting_is_mentioned(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, environment={"OKAWARI_PROT": "1"}) as server:
        assert '"event": "no such setting", "variable": "OKAWARI_PROT"' in server.log
        assert server.stop() == 0


def test_addresses_to_type() -> None:
    assert qr.place("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert qr.place("::1", 8000, "/sushi") == "http://[::1]:8000/sushi/"
    assert qr.place("0.0.0.0", 8000, url="https://home.example/sushi") == "https://home.example/sushi/"
    assert qr.is_everywhere("::")
    assert not qr.is_everywhere("127.0.0.1")


def test_both_kinds_of_addresses_are_served(tmp_path: Path) -> None:
    if not socket.has_dualstack_ipv6():
        pytest.skip("this machine has no IPv6")
    with ServerProcess(tmp_path, "--host", "::") as server:
        server.host = "localhost"
        assert server.ask("GET", "/health").status == 200
        server.host = "127.0.0.1"
        assert server.ask("GET", "/health").status == 200


@in_loop
async def test_a_server_that_cannot_save_does_not_say_that_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running() as server:
        entry = await table(server)
        async with server.socket() as line:
            await enter(line, entry)
            monkeypatch.setattr(type(server.app.services.store), "problem", "replaced")
            await server.app.drain()
            code, said = await ending(line)
            assert code == Closing.RESTARTING
            assert "restarting" not in [one.get("what") for one in said]
